package org.senet.state;

import com.oracle.truffle.api.Assumption;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.senet.data.Keyword;
import org.senet.data.Nil;
import org.senet.data.PersistentMap;

/**
 * What does not change while a game is played: positions and steps, the pieces' codes, the players and the order of
 * their turns, and the values that rules get for all of these. Immutable but for the growing tables of values and names;
 * shared by all states of the game.
 */
public final class Design {
    /** Positions and steps. */
    public final Topology topology;
    /** How pieces are written on the board. */
    public final PieceCodes pieces;
    /** Numbers of attribute values, marks and pieces of notation. */
    public final ValueTable values;
    /** The hashes of positions. */
    public final Hashes hashes;
    /** The number of 64-bit words that a set of positions needs. */
    public final int words;
    /** Sets of positions stand in an array at distances of two to this power, at least {@link #words}. */
    public final int setShift;
    /** Who plays with whom. */
    public final Sides sides;
    /** Whether captured pieces stand on the board, ownerless, until the move is over. */
    public final boolean deferCaptures;
    /** Whether positions are written as numbers, counted from 1, as is usual in draughts. */
    public final boolean numberPositions;
    /** Which moves are one move. */
    public final Duplicates duplicates;
    /** Whether moves with the same actions in another order are left out as they are found. */
    public final boolean mergeMoves;
    /**
     * Whether all equal moves are merged when all have been found: where moves are equal by what becomes of them, or have weights, which
     * add up.
     */
    public final boolean siftsMoves;

    @CompilationFinal(dimensions = 1)
    private final int[] turns;

    @CompilationFinal(dimensions = 1)
    private final Direction[] directions;

    @CompilationFinal(dimensions = 1)
    private final @Nullable Direction[] opposites;

    @CompilationFinal(dimensions = 1)
    private final Place[] places;

    @CompilationFinal(dimensions = 1)
    private final PieceType[] types;

    @CompilationFinal(dimensions = 1)
    private final Player[] players;

    /** What is kept of a whole position besides the pieces. */
    public final PositionAttributes attributes;

    private final Map<String, PieceAttributeTable> attributeTables = new ConcurrentHashMap<>();
    private List<String> letters = List.of();
    private @Nullable Object scope;
    /** In the place of a counter's number: how often the position was there. */
    public static final int REPETITIONS = -1;

    @CompilationFinal
    private int roundStart;

    private Memory memory = Memory.NOTHING;
    private long leastRepetitions = Long.MAX_VALUE;
    private final long[] leastCounts;
    private boolean tracksLandings;
    private boolean heedsPlies;
    private boolean tracksTypes;
    /** Holds until a move gives a counter another number than zero, which hardly any game does. */
    private final Assumption countersAreOnlyReset = Assumption.create("counters are only set to zero");

    private final List<String> globals = new ArrayList<>();
    private final List<Map<String, Object>> pieceAttributes;
    private final Set<String> otherwiseSetUp = new HashSet<>();
    private final Set<String> notNumbersAtStart = new HashSet<>();

    /**
     * @param turns the player (from 1) of each ply of a round
     * @param attributes what is kept of a whole position besides the pieces
     * @param pieceAttributes for each type, in order, the initial values of its pieces' attributes
     */
    public Design(
            Topology topology,
            PieceCodes pieces,
            ValueTable values,
            int[] turns,
            Sides sides,
            PositionAttributes attributes,
            List<Map<String, Object>> pieceAttributes,
            boolean deferCaptures,
            Duplicates duplicates,
            boolean numberPositions) {
        this.topology = topology;
        this.pieces = pieces;
        this.values = values;
        hashes = new Hashes(pieces, values, attributes.attributeCount());
        this.turns = turns.clone();
        this.sides = sides;
        leastCounts = new long[attributes.counterCount()];
        Arrays.fill(leastCounts, Long.MAX_VALUE);
        this.pieceAttributes = List.copyOf(pieceAttributes);
        this.deferCaptures = deferCaptures;
        this.duplicates = duplicates;
        mergeMoves = duplicates == Duplicates.ACTIONS && sides.chance() == 0;
        siftsMoves = duplicates != Duplicates.KEEP && !mergeMoves;
        this.numberPositions = numberPositions;
        words = Math.max(1, topology.size() + 63 >>> 6);
        setShift = Integer.SIZE - Integer.numberOfLeadingZeros(words - 1);
        var names = topology.board().directions();
        directions = new Direction[names.size()];
        for (int i = 0; i < directions.length; i++) {
            directions[i] = new Direction(names.get(i), i);
        }
        opposites = new Direction[directions.length];
        for (int i = 0; i < directions.length; i++) {
            int back = topology.board().opposite(i);
            opposites[i] = back < 0 ? null : directions[back];
        }
        places = new Place[topology.size()];
        for (int i = 0; i < places.length; i++) {
            places[i] = new Place(topology.name(i), i);
        }
        types = new PieceType[pieces.typeCount()];
        for (int i = 0; i < types.length; i++) {
            types[i] = new PieceType(pieces.typeName(i + 1), i + 1);
        }
        players = new Player[pieces.ownerCount()];
        for (int i = 0; i < players.length; i++) {
            players[i] = new Player(pieces.ownerName(i + 1), i + 1);
        }
        this.attributes = attributes.withInitial(number -> values.number(meaning(values.value(number))));
    }

    /** Notes that rules tell apart how often a position was there, from some number on. */
    public void tellRepetitions(long least) {
        leastRepetitions = Math.min(leastRepetitions, least);
    }

    /** Notes that rules tell a counter's values apart, from some number on. */
    public void tellCounter(int counter, long least) {
        leastCounts[counter] = Math.min(leastCounts[counter], least);
    }

    /** What of the past the rules can tell. */
    public Horizon horizon() {
        return new Horizon(remembers(), leastRepetitions, leastCounts);
    }

    /** Says which turn, from 0, is the first of the round that repeats; before any code of the game is made. */
    public void beginRoundAt(int turn) {
        roundStart = turn;
    }

    /** The first turn of the round that repeats, from 0; those before it come once. */
    public int roundStart() {
        return roundStart;
    }

    /** The number of the full move, from 1, after so many plies: turns that come once are the first one together. */
    public int turnNumber(int ply) {
        int round = turns.length - roundStart;
        return ply < roundStart ? 1 : (ply - roundStart) / round + (roundStart > 0 ? 2 : 1);
    }

    /** How many plies come before a turn, from 0, of a full move, from 1. */
    public int plies(int turnNumber, int turn) {
        int before = Math.max(turnNumber - (roundStart > 0 ? 2 : 1), 0);
        return turn < roundStart ? turn : before * (turns.length - roundStart) + turn;
    }

    /** What states remember of the positions before the present one. */
    public enum Memory {
        /** Nothing, for the rules do not ask. */
        NOTHING,
        /** Which they were. */
        POSITIONS,
        /** Also the moves that led from each to the next. */
        MOVES
    }

    /** Says that rules ask for the past; before the first position of the game is made. */
    public void remember(Memory wanted) {
        memory = memory.compareTo(wanted) < 0 ? wanted : memory;
    }

    /** Whether states remember the positions that have been there before. */
    public boolean remembers() {
        return memory != Memory.NOTHING;
    }

    /** Whether states also remember the moves between those positions. */
    boolean remembersMoves() {
        return memory == Memory.MOVES;
    }

    /** Says that rules may ask how many plies were played; before the first position of the game is made. */
    public void heedPlies() {
        heedsPlies = true;
    }

    /** Whether it may matter for the rules how many plies were played. */
    public boolean heedsPlies() {
        return heedsPlies;
    }

    /** Says that rules ask where the last move has put pieces; before the first position of the game is made. */
    public void trackLandings() {
        tracksLandings = true;
    }

    /** Whether positions have to know where the last move has put pieces. */
    boolean tracksLandings() {
        return tracksLandings;
    }

    /** Says that rules go to pieces of types that they name; before the first position of the game is made. */
    public void trackTypes() {
        tracksTypes = true;
    }

    /** Whether states keep the sets of the positions of each type. */
    public boolean tracksTypes() {
        return tracksTypes;
    }

    /** Whether a move of any state has ever given a counter another number than zero; compiled code knows. */
    public boolean setsCounters() {
        return !countersAreOnlyReset.isValid();
    }

    /** Says that a move is giving a counter another number than zero; all code knows when this returns. */
    @TruffleBoundary
    public synchronized void noteCounterSet() {
        if (countersAreOnlyReset.isValid()) {
            countersAreOnlyReset.invalidate();
        }
    }

    /** The player to move (from 1) at each ply of the round; not to be changed. */
    int[] turns() {
        return turns;
    }

    /** The player to move (from 1) at a ply of the round. */
    public int player(int turn) {
        return turns[turn];
    }

    /** The player after a player: of the turn behind the present one, or behind the next turn of a player who is not to move. */
    public int playerAfter(int player, int turn) {
        int own = turn;
        for (int i = 0; i < turns.length && turns[own] != player; i++) {
            own = turnAfter(own);
        }
        return turns[turnAfter(turns[own] == player ? own : turn)];
    }

    /** The player of a turn, or where that one moves by chance, of the next turn of a player who does not; itself where all do. */
    public int decider(int turn) {
        int next = turn;
        for (int i = 0; i < turns.length && sides.isChance(turns[next]); i++) {
            next = turnAfter(next);
        }
        return sides.isChance(turns[next]) ? turns[turn] : turns[next];
    }

    private int turnAfter(int turn) {
        return turn + 1 == turns.length ? roundStart : turn + 1;
    }

    /** The number of plies in a round of turns. */
    public int turnCount() {
        return turns.length;
    }

    /** The direction with the board's number. */
    public Direction direction(int number) {
        return directions[number];
    }

    /** The direction that leads back, or null when there is none. */
    public @Nullable Direction opposite(Direction direction) {
        return opposites[direction.number()];
    }

    /** The position with a number of the topology. */
    public Place place(int number) {
        return places[number];
    }

    /** How a position is written in the names of moves and in positions as text. */
    public String positionText(int number) {
        return numberPositions ? Integer.toString(number + 1) : topology.name(number);
    }

    /** The type with a number, from 1. */
    public PieceType type(int number) {
        return types[number - 1];
    }

    /** The player with a number, from 1. */
    public Player playerValue(int number) {
        return players[number - 1];
    }

    /**
     * The initial value of an attribute of pieces of a type (from 1); nil when the type has no such attribute. A name of
     * this game's board, pieces or players is what it means.
     */
    public Object initialAttribute(int type, String name) {
        return meaning(pieceAttributes.get(type - 1).getOrDefault(name, Nil.NIL));
    }

    /**
     * What a value means that a game's text gives to an attribute: a name of its board, pieces or players is what it means, in
     * collections as well.
     */
    public Object meaning(Object written) {
        return new Meaning(this::named).of(written);
    }

    /** The names of the attributes of pieces of a type (from 1), in the order of the text. */
    public Set<String> attributeNames(int type) {
        return pieceAttributes.get(type - 1).keySet();
    }

    /** Whether pieces of a type (from 1) have an attribute of this name. */
    public boolean hasAttribute(int type, String name) {
        return pieceAttributes.get(type - 1).containsKey(name);
    }

    /** The values of an attribute of pieces. */
    public PieceAttributeTable pieceAttribute(String name) {
        return attributeTables.computeIfAbsent(name, n -> new PieceAttributeTable(this, n));
    }

    /** Whether a value is neither a direction nor a position, nor a name that may mean one. */
    public static boolean isPlain(Object value) {
        return value instanceof Boolean || value instanceof Number || value instanceof String || value == Nil.NIL;
    }

    /** Says that pieces have a value of an attribute in the set-up. */
    public void heedSetUp(String attribute, Object value) {
        if (!isPlain(value)) {
            otherwiseSetUp.add(attribute);
        }
    }

    /** Notes which values attributes have at the start, whatever has set them. */
    public void heedStart(State start) {
        for (int code : start.board) {
            for (var attribute : (PersistentMap) pieces.attributes(code)) {
                heedSetUp(((Keyword) attribute.getKey()).name(), attribute.getValue());
            }
        }
        for (int i = 0; i < attributes.attributeCount(); i++) {
            var value = values.value(start.attributes[i]);
            heedSetUp(attributes.attributeName(i), value);
            if (!(value instanceof Long)) {
                notNumbersAtStart.add(attributes.attributeName(i));
            }
        }
    }

    /**
     * The attributes of pieces and of the whole position whose values are all plain at the start. One that begins as nil is none of
     * them, although it is never set: a position that is read from a text may have any value for it.
     */
    public Set<String> plainAttributes() {
        var plain = new HashSet<String>();
        var others = new HashSet<>(otherwiseSetUp);
        pieceAttributes.forEach(
                m -> m.forEach((name, value) -> (isPlain(value) && value != Nil.NIL ? plain : others).add(name)));
        for (int i = 0; i < attributes.attributeCount(); i++) {
            var value = values.value(attributes.initial(i));
            (isPlain(value) && value != Nil.NIL ? plain : others).add(attributes.attributeName(i));
        }
        for (int i = 0; i < attributes.counterCount(); i++) {
            plain.add(attributes.counterName(i));
        }
        plain.removeAll(others);
        return plain;
    }

    /** The attributes of the whole position that are whole numbers at the start, and have such a number as their initial value. */
    public Set<String> numberAttributes() {
        var numbers = new HashSet<String>();
        for (int i = 0; i < attributes.attributeCount(); i++) {
            if (values.value(attributes.initial(i)) instanceof Long) {
                numbers.add(attributes.attributeName(i));
            }
        }
        numbers.removeAll(notNumbersAtStart);
        return numbers;
    }

    /** Whether pieces of any type have an attribute of this name. */
    public boolean hasPieceAttribute(String name) {
        return pieceAttributes.stream().anyMatch(m -> m.containsKey(name));
    }

    /** The number of a global, which gets one at its first mention. */
    public synchronized int global(String name) {
        int known = globals.indexOf(name);
        if (known >= 0) {
            return known;
        }
        globals.add(name);
        return globals.size() - 1;
    }

    /** The number of globals mentioned so far. */
    public synchronized int globalCount() {
        return globals.size();
    }

    /** The names of the globals mentioned so far. */
    public synchronized List<String> globalNames() {
        return List.copyOf(globals);
    }

    /**
     * What a name means on this board: a {@link Direction}, {@link Place}, {@link PieceType} or {@link Player}, or null.
     */
    public Object named(String name) {
        int d = topology.board().direction(name);
        if (d >= 0) {
            return directions[d];
        }
        int p = topology.position(name);
        if (p >= 0) {
            return places[p];
        }
        int t = pieces.typeNumber(name);
        if (t > 0) {
            return types[t - 1];
        }
        int o = pieces.ownerNumber(name);
        return o > 0 ? players[o - 1] : null;
    }

    /** The players that count as enemies of a player, as a set of bits by their numbers; neutral ones are nobody's, and have none. */
    public long enemies(int player) {
        long all = (2L << pieces.ownerCount()) - 2;
        return (sides.neutral() >>> player & 1) != 0 ? 0 : all & ~friends(player) & ~sides.neutral();
    }

    /** The players of a player's side, itself among them, as a set of bits by their numbers. */
    public long friends(int player) {
        return sides.friends()[player];
    }

    /**
     * Notes, while the game is built, what people and tools want to know besides.
     *
     * @param pieceLetters for each type, in order, the letters that stand for it
     * @param ruleScope what its rules' names mean, known to those who analyze them
     */
    public void describe(List<String> pieceLetters, Object ruleScope) {
        letters = List.copyOf(pieceLetters);
        scope = ruleScope;
    }

    /** For each type, in order, the letters that stand for it in drawings. */
    public List<String> letters() {
        return letters;
    }

    /** What the names of its rules mean, known to those who analyze them. */
    public @Nullable Object scope() {
        return scope;
    }
}
