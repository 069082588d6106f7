package org.senet.state;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The mutable state on which rules run: the board, and the scratch areas of the move under construction. One final class
 * with public fields, because it is the first argument of every compiled rule and each access must be a plain load.
 *
 * <p>Between moves only the board, the attributes, and whose turn it is have a meaning. While moves are generated, every
 * effect is written to the {@linkplain Log log} and undone from it, so that after a generation the state is as before.
 * A state belongs to one thread at a time.
 */
public final class State {
    /** The value of {@link #depth} where nothing can be taken off the host's stack. */
    public static final int UNLIMITED = Integer.MIN_VALUE;
    /** The value of {@link #depth} from which on everything is taken off the host's stack. */
    public static final int DEEP = 100;

    static final int INITIAL_LOG = 128;
    static final int INITIAL_INVARIANTS = 16;

    /** What does not change; null for a search outside a game, which has no board. */
    public final Design design;
    /** The piece code on each position, 0 for none. */
    public final int[] board;
    /**
     * For each owner from 1, at {@code owner << setShift}, the words of the set of the positions of that owner's pieces,
     * between moves.
     */
    public final long[] occupied;
    /** For each type, at {@code type << setShift}, the words of the set of the positions of such pieces, between moves. */
    public final long[] typed;
    /** The numbers of the values of the attributes of the whole position. */
    public final int[] attributes;
    /** What the counters show. */
    public final Counters counters;
    /** The turn's place in the round. */
    public int turn;
    /** Plies played since the start of the game. */
    public int ply;
    /** The player to move, from 1; while attacks are examined, the attacker. */
    public int player;

    /** Keeps {@link #occupied} and {@link #typed}. */
    final PieceSets sets;

    /** The positions that were there, or null where the game does not ask for them. */
    private final @Nullable History history;

    private final Playing playing;
    private final Bookkeeping keeping;

    /** The effect log of the move under construction. */
    public long[] log = new long[INITIAL_LOG];
    /** The number of entries in the log, where one activation hands over to another. */
    public int logTop;
    /** The piece on top of the hand, or 0, where one activation hands over to another. */
    public int hand;
    /** The pieces below it, or null. */
    public HandCell handRest;
    /** The numbers of the marks of the positions; created at first use. */
    public int[] marks;
    /** Globals that hold integers. */
    public long[] globals = new long[0];
    /** How often a global was given another value; only differences mean something. */
    public int globalChanges;
    /** Globals that hold other values; null where {@link #globals} counts. */
    public Object[] globalObjects = new Object[0];
    /** The breakable invariants checked on the way to here: for each a header and the values it keeps. */
    public long[] invariants = new long[INITIAL_INVARIANTS];
    /** The number of used words of {@link #invariants}, where one activation hands over to another. */
    public int invariantTop;
    /** Values that invariants keep and that are no integers, by number, for one generation. */
    public final java.util.ArrayList<Object> keptObjects = new java.util.ArrayList<>();

    /** Where found moves go. */
    public MoveBuffer moves;
    /** How many times a move was completed in this generation, whether it was kept or not. */
    public int completed;
    /** Which pass of the generator has found moves, the highest priority being 0. */
    public int pass;
    /** Where only one move is wanted, its {@linkplain Origins origin}. */
    public int only;
    /** Where choices are drawn, the number whose digits tell the options of those that are left; else 0. */
    public int ticket;
    /** Where only one move is wanted, its number among those of its origin. */
    public int wanted;
    /** Where the moves begin that a generation of that kind has counted; null before the first one. */
    public Origins origins;
    /** What decides which move is drawn; null before the first one. */
    public Lots lots;
    /** How many generations wait for one inside of them. */
    int suspended;
    /** What the next generation inside of another one works with; null where there is nothing yet. */
    Suspended.Inner inner;
    /** What finds the game's attacks and the moves of players, a {@code Generators}; null where no rules are run. */
    public Object generators;
    /** The code that judges the moves found so far when a function has changed a global, a call target; null where none are looked for. */
    public Object judge;
    /** Whether the path has asked for the move to be annulled when a longer one is found. */
    public boolean unlessLonger;
    /** Where the log of the move under construction begins. */
    public int moveStart;
    /** The counters that the move under construction has set to zero in the end, as bits. */
    public int resets;
    /** Whether any counter was given another number than zero in this generation. */
    public boolean countersSet;
    /** The current position, where one activation hands over to another. */
    public int position = -1;
    /** The position whose attack is being examined. */
    public int target = -1;
    /** The words of the set of the positions of pieces that may attack it. */
    public final long[] attackers;

    /** The position of the piece whose attack is examined. */
    public int attacker;

    /** The words of a set of positions on which pieces stand, while attacks are looked for. */
    public final long[] standing;
    /** The words of the set of the positions of pieces that are pinned, or of all positions; meant to be used at once. */
    public final long[] pinned;
    /** How to end the move from inside a function, a continuation; null where no move is being made. */
    public Object finish;

    /** The words of the set of the positions where moves put down a piece, which is all that they do; meant to be used at once. */
    public final long[] places;

    /** How often the innermost count has reached the end of its body. */
    public long tally;

    /** How the way ended of which the effects remain. */
    public final KeptWay kept = new KeptWay();

    /** The set to which the positions that are being looked for are added, or null. */
    public Flood spreading;

    /** Sets for searches for positions. */
    public final Floods floods;

    /** Columns that only this state knows, and the copies of it. */
    public ScratchColumns columns = new ScratchColumns();
    /** Values that only these know. */
    private ScratchValues values = new ScratchValues();

    /** Where the moves that were played on this state have left pieces. */
    public final Landings landings = new Landings();

    /** How many activations stand on the host's stack; negative where it may grow as it likes. */
    public int depth = UNLIMITED;

    /** What is written down while traced rules are followed, a {@code org.senet.trace.Recorder}; else null. */
    public Object trace;

    /** The innermost prompt of a delimited computation, or null. */
    public Object prompt;

    /** Integer locals on the way to another activation of the same code. */
    public long[] transferLongs = new long[16];
    /** Other locals on the way to another activation of the same code. */
    public Object[] transferObjects = new Object[16];
    /** The argument array with which an activation that gets its locals by transfer is called. */
    public final Object[] arguments = {this};

    /** An empty board with the first player to move. */
    public State(Design design) {
        this.design = design;
        board = new int[design == null ? 0 : design.topology.size()];
        occupied = new long[design == null ? 0 : design.pieces.ownerCount() + 1 << design.setShift];
        typed = new long[design == null ? 0 : design.pieces.typeCount() + 1 << design.setShift];
        attackers = new long[design == null ? 0 : design.words];
        standing = new long[design == null ? 0 : design.words];
        pinned = new long[design == null ? 0 : design.words];
        places = new long[design == null ? 0 : design.words];
        attributes = new int[design == null ? 0 : design.attributes.size()];
        counters = new Counters(design == null ? 0 : design.attributes.counterCount());
        history = design != null && design.remembers() ? new History(this) : null;
        player = design == null ? 0 : design.player(0);
        floods = new Floods(board.length);
        sets = new PieceSets(this, design);
        keeping = new Bookkeeping(design);
        playing = new Playing(this, keeping.turns.length, history);
    }

    /** A search outside a game: choices without a board. */
    public static State withoutBoard() {
        return new State(null);
    }

    /** Makes this state a position between moves. */
    public void load(Snapshot position) {
        playing.forget();
        if (!columns.endIfEmpty()) {
            columns = new ScratchColumns();
        }
        if (!values.endIfEmpty()) {
            values = new ScratchValues();
        }
        set(position);
    }

    private void set(Snapshot position) {
        System.arraycopy(position.board(), 0, board, 0, board.length);
        System.arraycopy(position.occupied(), 0, occupied, 0, occupied.length);
        sets.sortByType();
        System.arraycopy(position.attributes(), 0, attributes, 0, attributes.length);
        counters.setAll(position.counters());
        turn = position.turn();
        ply = position.ply();
        landings.load(position.landings());
        player = design == null ? 0 : design.player(turn);
        if (history != null) {
            history.load(position.past(), board);
        }
    }

    /**
     * Lets this state number new columns and values by itself, until it {@linkplain #load loads} another position. The numbers of a
     * position that is {@linkplain #save saved} are those of the game; moves that are found meanwhile mean nothing to others.
     */
    public void beginScratch() {
        if (design != null) {
            values.begin();
            columns.begin();
        }
    }

    private int[] sharedBoard() {
        var shared = board.clone();
        if (columns.isInUse()) {
            Arrays.setAll(shared, p -> design.pieces.shared(shared[p], columns));
        }
        return shared;
    }

    private int[] sharedAttributes() {
        var shared = attributes.clone();
        if (values.isInUse()) {
            for (int i = 0; i < design.attributes.attributeCount(); i++) {
                shared[i] = design.values.shared(shared[i], values);
            }
        }
        return shared;
    }

    /** The number of a value of an attribute, a mark or a piece of notation. */
    public int number(Object value) {
        return design.values.number(value, values);
    }

    /** The value of such a number. */
    public Object value(int number) {
        return design.values.value(number, values);
    }

    /** The position between moves that this state is. */
    @TruffleBoundary
    public Snapshot save() {
        return snapshot(sharedBoard(), sharedAttributes());
    }

    private Snapshot snapshot(int[] pieces, int[] numbers) {
        settleHistory();
        var past = history == null ? null : history.past();
        return new Snapshot(pieces, occupied.clone(), numbers, counters.values(), turn, ply, landings.last(), past);
    }

    /** The hash of whose turn it is and of the attributes of the position. */
    long rest() {
        return design.hashes.rest(turn, attributes, values);
    }

    /** The hash of the position that this state is between moves, as that of a {@link Snapshot} of it. */
    public long hash() {
        return design.hashes.board(board, columns) ^ rest();
    }

    /**
     * Whether the pieces stand, in the middle of a move, as they have stood between two moves before, whoever was to move.
     *
     * @param logTop the number of entries in the log
     */
    public boolean boardRepeats(int logTop) {
        if (history == null) {
            return false;
        }
        settleHistory();
        return history.hasBoardAfter(log, logTop);
    }

    /** Begins to remember positions with this one, in a game that asks for them. */
    public void beginHistory() {
        if (history != null) {
            history.load(null, board);
            history.begin();
        }
    }

    /** How often the present position was there, this time included; 1 where the game does not ask. */
    public int repetitions() {
        settleHistory();
        return history == null ? 1 : history.repetitions();
    }

    /** The positions up to the present one, in a game that asks for them. */
    History settledHistory() {
        settleHistory();
        return history;
    }

    private void settleHistory() {
        if (history != null) {
            history.settle();
        }
    }

    /** Puts a piece code (0 for none) on a position between moves, and keeps the sets of positions right. */
    public void put(int position, int code) {
        playing.change(Log.entry(Log.CHANGE, position, board[position], code), code);
        sets.sortByType();
        if (history != null) {
            history.arranged(board);
        }
    }

    /**
     * Makes the changes of some log entries to a position at the start, in which it is still the same player's turn and
     * nothing has been counted.
     */
    public void arrange(long[] entries) {
        for (long entry : entries) {
            if (Log.changesBoard(entry)) {
                put(Log.position(entry), Log.after(entry));
            } else if (Log.kind(entry) == Log.ATTRIBUTE) {
                playing.change(entry, Log.after(entry));
            }
        }
    }

    /** Plays a move of a buffer that was generated for this very state, and passes the turn. */
    public void apply(MoveBuffer buffer, int move) {
        apply(keeping, buffer, move);
    }

    /** The same for compiled code, of which the bookkeeping of this state's game is a part. */
    public void apply(Bookkeeping itsKeeping, MoveBuffer buffer, int move) {
        playing.play(itsKeeping, buffer, move);
    }

    /** Plays each move of a buffer that was generated for this very state, and takes it back at once. */
    public void applyEach(Bookkeeping itsKeeping, MoveBuffer buffer) {
        playing.playEach(itsKeeping, buffer);
    }

    /**
     * Makes the changes of a move's entries to the board and the attributes, or undoes them; the turn and what counters show mean
     * nothing then.
     */
    void replay(long[] move, boolean forwards) {
        for (int i = 0; i < move.length; i++) {
            long entry = move[forwards ? i : move.length - 1 - i];
            playing.change(entry, forwards ? Log.after(entry) : Log.before(entry));
        }
        if (design.tracksTypes()) {
            sets.flipTypes(move, 0, move.length);
        }
    }

    /** Takes back the move that was played last, which must be the given one. */
    public void undo(MoveBuffer buffer, int move) {
        undo(keeping, buffer, move);
    }

    /** The same for compiled code, of which the bookkeeping of this state's game is a part. */
    public void undo(Bookkeeping itsKeeping, MoveBuffer buffer, int move) {
        playing.takeBack(itsKeeping, buffer, move);
    }

    /** The full move, counted from 1: one turn of every player. */
    public int turnNumber() {
        return design.turnNumber(ply);
    }

    /** A word of the set of positions on which the first entries of the log have changed something. */
    public long changed(int word, int logEnd) {
        long set = 0;
        for (int i = 0; i < logEnd; i++) {
            long e = log[i];
            int position = Log.position(e);
            if (Log.changesBoard(e) && position >>> 6 == word) {
                set |= 1L << position;
            }
        }
        return set;
    }

    /** Writes an entry to the log at an index, which is at most one beyond the last entry ever written. */
    public void write(int at, long entry) {
        var entries = log;
        if (at < entries.length) {
            entries[at] = entry;
        } else {
            // rare, and not worth a path in compiled code
            CompilerDirectives.transferToInterpreter();
            growLog(at, entry);
        }
    }

    /** The log, with room for so many entries. */
    public long[] logFor(int entries) {
        if (entries > log.length) {
            CompilerDirectives.transferToInterpreter();
            log = Arrays.copyOf(log, entries * 2);
        }
        return log;
    }

    @TruffleBoundary
    private void growLog(int at, long entry) {
        log = Arrays.copyOf(log, at * 2);
        log[at] = entry;
    }

    @TruffleBoundary
    private void growInvariants(int words) {
        invariants = Arrays.copyOf(invariants, words * 2);
    }

    /** Undoes what some entries of the log have done to the board, the newest first. */
    @TruffleBoundary
    public void undoEffects(int from, int to) {
        for (int i = to - 1; i >= from; i--) {
            long e = log[i];
            int p = Log.position(e);
            if (Log.changesBoard(e)) {
                board[p] = Log.before(e);
            } else if (Log.kind(e) == Log.ATTRIBUTE) {
                attributes[p] = Log.before(e);
            } else if (Log.kind(e) == Log.COUNTER) {
                counters.set(p, Log.before(e));
            } else if (Log.kind(e) == Log.MARK) {
                marks[p] = Log.before(e);
            }
        }
    }

    /** A copy of everything, the move under construction included, as a continuation keeps it. */
    public State copy() {
        var c = new State(design);
        c.columns = columns;
        c.values = values;
        c.set(snapshot(board, attributes));
        c.player = player;
        c.log = log.clone();
        c.logTop = logTop;
        c.hand = hand;
        c.handRest = handRest;
        c.marks = marks == null ? null : marks.clone();
        c.globals = globals.clone();
        c.globalObjects = globalObjects.clone();
        c.invariants = invariants.clone();
        c.invariantTop = invariantTop;
        c.keptObjects.addAll(keptObjects);
        c.moves = moves;
        c.generators = generators;
        c.unlessLonger = unlessLonger;
        c.moveStart = moveStart;
        c.position = position;
        c.finish = finish;
        c.resets = resets;
        c.countersSet = countersSet;
        c.prompt = prompt;
        c.trace = trace;
        return c;
    }

    /** What a counter shows, in the middle of a move as well. */
    public int counter(int index) {
        return (resets >>> index & 1) != 0 && index < Counters.RESETTABLE ? 0 : counters.get(index);
    }

    /** The marks of the positions, created at first use. */
    public int[] marks() {
        if (marks == null) {
            marks = new int[board.length];
        }
        return marks;
    }

    /** Makes everything ready for a new generation: no globals set, nothing in the hand, an empty log. */
    public void beginGeneration(MoveBuffer buffer) {
        settleHistory();
        moves = buffer;
        buffer.clear();
        playing.noteBefore(keeping, buffer);
        logTop = 0;
        moveStart = 0;
        hand = 0;
        handRest = null;
        completed = 0;
        floods.endAll();
        invariantTop = 0;
        unlessLonger = false;
        resets = 0;
        countersSet = false;
        if (!keptObjects.isEmpty()) {
            keptObjects.clear();
        }
        forgetGlobals();
    }

    /** What globals are is copied before one is set in an attack, whose ways do not share them. */
    public void ownGlobals() {
        if (target >= 0) {
            copyGlobals();
        }
    }

    /** Puts back what globals were before an attack's way has set them; elsewhere they keep what they are given. */
    public void undoGlobals(long[] before, Object[] objectsBefore) {
        if (target >= 0) {
            globals = before;
            globalObjects = objectsBefore;
        }
    }

    @TruffleBoundary
    private void copyGlobals() {
        globals = globals.clone();
        globalObjects = globalObjects.clone();
    }

    /** Gives globals the value that they have before moves are looked for. */
    public void forgetGlobals() {
        for (int i = 0; i < globals.length; i++) {
            globals[i] = 0;
            globalObjects[i] = null;
        }
    }

    /** Makes room for so many words of invariants. */
    public void reserveInvariants(int words) {
        if (words > invariants.length) {
            CompilerDirectives.transferToInterpreter();
            growInvariants(words);
        }
    }
}
