package org.senet.game;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.interop.TruffleObject;
import com.oracle.truffle.api.interop.UnknownIdentifierException;
import com.oracle.truffle.api.library.ExportLibrary;
import com.oracle.truffle.api.library.ExportMessage;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.data.HasKind;
import org.senet.data.PersistentVector;
import org.senet.data.Printable;
import org.senet.data.Printer;
import org.senet.errors.SenetException;
import org.senet.errors.Suggest;
import org.senet.state.MoveBuffer;
import org.senet.state.Snapshot;
import org.senet.state.State;

/**
 * A position of a game between two moves. Immutable to its users, and equal to another when the same pieces stand on the
 * same squares and it is the same player's turn. Moves, result and names are computed when they are first asked for.
 * Thread-safe.
 */
@ExportLibrary(InteropLibrary.class)
public final class Position implements TruffleObject, Printable, HasKind {
    private static final int SHOWN = 40;

    private static final Members<Position> MEMBERS = new Members<Position>()
            .value("player", Position::player)
            .value("text", PositionDrawing::draw)
            .value("pieces", PiecesOnBoard::of)
            .value("fen", PositionText::write)
            .value("over", p -> p.result() != null)
            .value("winner", p -> p.result() == null ? null : p.result().winner())
            .value("result", p -> p.result() == null ? null : p.result().text())
            .value("turn", p -> (long) p.turnNumber())
            .value("order", p -> (long) p.snapshot.turn() + 1)
            .value("hash", Position::hash)
            .value("scores", p -> Scoring.map(p.game, p.game.scores(p.state())))
            .value("statuses", p -> PersistentVector.from(p.statuses()))
            .value("chance", Position::isChance)
            .value("game", Position::game)
            .method("generate", (p, a) -> PersistentVector.from(p.generate()))
            .method("apply", (p, a) -> p.apply(a))
            .method("move", (p, a) -> a.length == 1 ? p.move(Printer.str(a[0])) : null)
            .method(
                    "meanings",
                    (p, a) -> PersistentVector.from(a.length == 1 ? p.meanings(Printer.str(a[0])) : List.of()))
            .method("moveList", (p, a) -> MoveList.of(p, a.length > 0 && Boolean.TRUE.equals(a[0])))
            .method("perft", Position::perft)
            .method("playout", RandomGames::one)
            .method("playouts", RandomGames::many);

    private final Game game;
    private final Snapshot snapshot;
    private @Nullable List<Move> moves;
    private @Nullable Result result;
    private @Nullable List<long[]> annotated;
    private @Nullable List<String> names;
    private @Nullable List<String> shortNames;

    Position(Game game, Snapshot snapshot) {
        this.game = game;
        this.snapshot = snapshot;
    }

    /** The game. */
    public Game game() {
        return game;
    }

    /** The position in compact form. */
    public Snapshot snapshot() {
        return snapshot;
    }

    private State state() {
        var state = game.newState();
        state.load(snapshot);
        return state;
    }

    /** The name of the player to move. */
    public String player() {
        return game.design().pieces.ownerName(game.design().player(snapshot.turn()));
    }

    /** Whether the player to move does so by chance. */
    public boolean isChance() {
        return game.design().sides.isChance(game.design().player(snapshot.turn()));
    }

    /** The full move, counted from 1. */
    public int turnNumber() {
        return snapshot.ply() / game.design().turnCount() + 1;
    }

    /** What the game says of the position, such as that the player to move is in check. */
    public List<String> statuses() {
        return game.naming().statuses(state());
    }

    /** A hash that is equal for equal positions. */
    public long hash() {
        return snapshot.hash();
    }

    /** The legal moves in the order in which the rules find them; none when the game is over. */
    @TruffleBoundary
    public synchronized List<Move> generate() {
        if (moves == null) {
            var scratch = game.takeScratch();
            scratch.state().load(snapshot);
            game.generate(scratch.state(), scratch.moves());
            var list = new Move[scratch.moves().size()];
            for (int i = 0; i < list.length; i++) {
                list[i] = new Move(this, i, scratch.moves().entries(i));
            }
            result = game.result(scratch.state(), scratch.moves());
            game.giveBack(scratch);
            moves = List.of(list);
        }
        return moves;
    }

    /** How the game has ended, or null while it goes on. */
    public synchronized @Nullable Result result() {
        generate();
        return result;
    }

    /**
     * The position after a move, with the next player to move.
     *
     * @throws IllegalArgumentException when the move belongs to another position
     */
    @TruffleBoundary
    public Position apply(Move move) {
        if (move.position() != this && !move.position().equals(this)) {
            throw new IllegalArgumentException("the move `" + move + "` belongs to another position");
        }
        return new Position(game, snapshot.after(game.design(), move.changes()));
    }

    /** The legal move that a text names, or null when it names none, or several: see {@link MoveNames}. */
    @TruffleBoundary
    public @Nullable Move move(String notation) {
        var meanings = meanings(notation);
        return meanings.size() == 1 ? meanings.getFirst() : null;
    }

    /** The legal moves that a text may mean: none when it is no legal move, several when it is not clear enough. */
    @TruffleBoundary
    public List<Move> meanings(String notation) {
        return MoveNames.find(this, notation);
    }

    private Position apply(Object[] arguments) {
        if (arguments.length == 1 && arguments[0] instanceof Move move) {
            return apply(move);
        }
        if (arguments.length == 1 && arguments[0] instanceof String name) {
            var move = move(name);
            if (move != null) {
                return apply(move);
            }
            throw SenetException.runtime(
                    null,
                    "`" + name + "` is no legal move here",
                    Suggest.hint(name, generate().stream().map(Move::notation).toList()));
        }
        throw SenetException.runtime(null, "`apply` expects one move, or the notation of one");
    }

    private Object perft(Object[] arguments) {
        if (arguments.length == 0 || !(arguments[0] instanceof Long depth) || depth < 0) {
            throw SenetException.runtime(
                    null,
                    "`perft` expects a depth, but got "
                            + (arguments.length == 0 ? "nothing" : Printer.display(arguments[0], SHOWN)));
        }
        boolean bulk = arguments.length < 2 || !Boolean.FALSE.equals(arguments[1]);
        return new Perft(game, bulk).leaves(state(), (int) (long) depth);
    }

    /** The log entries of each move with notation and parts. */
    private synchronized List<long[]> annotated() {
        if (annotated == null && game.annotatesAll()) {
            annotated = generate().stream().map(Move::changes).toList();
        }
        if (annotated == null) {
            var state = state();
            var buffer = new MoveBuffer();
            game.generateAnnotated(state, buffer);
            var list = new ArrayList<long[]>(buffer.size());
            for (int i = 0; i < buffer.size(); i++) {
                list.add(buffer.entries(i));
            }
            annotated = list;
        }
        return annotated;
    }

    @TruffleBoundary
    long[] annotated(int move) {
        return annotated().get(move);
    }

    @TruffleBoundary
    synchronized String notation(int move) {
        if (names == null) {
            names = Notation.names(game.design(), annotated());
        }
        return names.get(move);
    }

    @TruffleBoundary
    synchronized @Nullable String shortName(int move) {
        if (shortNames == null) {
            shortNames = game.naming().names(this);
        }
        return shortNames == null ? null : shortNames.get(move);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Position p && p.game == game && p.snapshot.equals(snapshot);
    }

    @Override
    public int hashCode() {
        return snapshot.hashCode();
    }

    @Override
    public String kind() {
        return "position";
    }

    @Override
    public void print(StringBuilder out, boolean readably) {
        out.append("#<position ").append(PositionText.write(this)).append('>');
    }

    @Override
    @TruffleBoundary
    public String toString() {
        return PositionDrawing.draw(this);
    }

    @ExportMessage
    boolean hasMembers() {
        return true;
    }

    @ExportMessage
    Object getMembers(@SuppressWarnings("unused") boolean includeInternal) {
        return MEMBERS.names();
    }

    @ExportMessage
    boolean isMemberReadable(String member) {
        return MEMBERS.isReadable(member);
    }

    @ExportMessage
    @TruffleBoundary
    Object readMember(String member) throws UnknownIdentifierException {
        return MEMBERS.read(this, member);
    }

    @ExportMessage
    boolean isMemberInvocable(String member) {
        return MEMBERS.isInvocable(member);
    }

    @ExportMessage
    @TruffleBoundary
    Object invokeMember(String member, Object[] arguments) throws UnknownIdentifierException {
        return MEMBERS.invoke(this, member, arguments);
    }
}
