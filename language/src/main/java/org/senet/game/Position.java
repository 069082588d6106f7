package org.senet.game;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.data.HasKind;
import org.senet.data.PersistentVector;
import org.senet.data.Printable;
import org.senet.data.Printer;
import org.senet.data.SourceSpan;
import org.senet.errors.Plural;
import org.senet.errors.SenetException;
import org.senet.errors.Suggest;
import org.senet.runtime.MemberObject;
import org.senet.runtime.Members;
import org.senet.state.MoveBuffer;
import org.senet.state.Snapshot;
import org.senet.state.State;

/**
 * A position of a game between two moves. Immutable to its users, and equal to another when the same pieces stand on the
 * same squares and it is the same player's turn. Moves, result and names are computed when they are first asked for.
 * Thread-safe.
 */
public final class Position extends MemberObject implements Printable, HasKind {
    private static final int SHOWN = 40;

    private static final Members<Position> MEMBERS = new Members<>(Position.class)
            .value("player", Position::player)
            .value("text", PositionDrawing::draw)
            .method("picture", 3, 4, PositionDrawing::picture)
            .value("reserves", PositionDrawing::reserves)
            .array("pieces", PieceOnBoard::of)
            .value("attributes", HostText::attributes)
            .value("fen", PositionText::write)
            .value("over", p -> p.result() != null)
            .value("claim", p -> p.claim() == null ? null : p.claim().text())
            .method("claimed", 0, (p, a) -> p.claimed())
            .method("withoutHistory", 0, (p, a) -> p.withoutHistory())
            .value("winner", p -> p.result() == null ? null : p.result().winner())
            .array("losers", Position::losers)
            .value("result", p -> p.result() == null ? null : p.result().text())
            .value("ending", Position::ending)
            .value("reason", Position::reason)
            .value("turn", p -> (long) p.turnNumber())
            .value("order", p -> (long) p.snapshot.turn() + 1)
            .value("hash", Position::hash)
            .value("scores", p -> Scoring.map(p.game, p.game.scores(p.state())))
            .array("statuses", Position::statuses)
            .value("chance", Position::isChance)
            .value("game", Position::game)
            .array("moves", Position::generate)
            .method("generate", 0, (p, a) -> PersistentVector.from(p.generate()))
            .method("apply", 1, (p, a) -> p.apply(a[0]))
            .method("move", 1, (p, a) -> p.move(Printer.str(a[0])))
            .method("meanings", 1, (p, a) -> PersistentVector.from(p.meanings(Printer.str(a[0]))))
            .method("written", 1, (p, a) -> PersistentVector.from(p.written(Printer.str(a[0]))))
            .method("algebraic", 1, (p, a) -> p.algebraic(Printer.str(a[0])))
            .method("skipped", 0, (p, a) -> p.skipped())
            .method("follow", 1, (p, a) -> RecordedLine.follow(p, (PersistentVector) a[0]))
            .method("moveList", 0, 1, (p, a) -> MoveList.of(p, a.length > 0 && Boolean.TRUE.equals(a[0])))
            .method("perft", 1, 2, Position::perft)
            .method("perftJob", 1, 2, PerftJob::of)
            .method("playout", 1, 2, RandomGames::one)
            .method("randomGame", 2, (p, a) -> RandomGames.watched(p, a).view())
            .method("playouts", 2, RandomGames.PARAMETERS, (p, a) -> RandomGames.many(p, a)
                    .view())
            .method("explain", 0, 2, PositionExplainer::explain);

    private final Game game;
    private final Snapshot snapshot;
    private @Nullable List<Move> moves;
    private @Nullable Result result;
    private @Nullable Result claim;
    private boolean claimKnown;
    private boolean claimed;
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

    State state() {
        var state = game.newState();
        state.load(snapshot);
        return state;
    }

    /** The name of the player to move. */
    public String player() {
        return game.design().pieces.ownerName(game.design().player(snapshot.turn()));
    }

    /** The number of the player to move, from 1. */
    int playerNumber() {
        return game.design().player(snapshot.turn());
    }

    /** Whether the player to move does so by chance. */
    public boolean isChance() {
        return game.design().sides.isChance(game.design().player(snapshot.turn()));
    }

    /** The full move, counted from 1. */
    public int turnNumber() {
        return game.design().turnNumber(snapshot.ply());
    }

    /** What the game says of the position, such as that the player to move is in check. */
    public List<String> statuses() {
        return game.naming().statuses(state());
    }

    /** The names of those who have lost while nobody has won, in the order of the players. */
    public List<String> losers() {
        var ended = result();
        return ended == null ? List.of() : ended.losers(game);
    }

    /** A hash that is equal for equal positions, in any process. */
    public long hash() {
        return snapshot.hash(game.design());
    }

    /** The legal moves in the order in which the rules find them; none when the game is over. */
    @TruffleBoundary
    public synchronized List<Move> generate() {
        if (moves == null) {
            find(false);
        }
        return moves;
    }

    /** How the game has ended, or null while it goes on. */
    public synchronized @Nullable Result result() {
        generate();
        return result;
    }

    /** How the player to move may end the game without a move, or null when there is nothing to claim, or the game is over. */
    @TruffleBoundary
    public synchronized @Nullable Result claim() {
        if (!claimKnown) {
            claim = result() == null ? claimOfRules() : null;
            claimKnown = true;
        }
        return claim;
    }

    private @Nullable Result claimOfRules() {
        var scratch = game.states().take();
        scratch.state().load(snapshot);
        var found = game.outcomes().claim(scratch.state());
        game.states().giveBack(scratch);
        return found;
    }

    /** The number of the condition by which the game has ended, from 0; null when it goes on, or when no condition says so. */
    @TruffleBoundary
    private @Nullable Long ending() {
        if (result() == null) {
            return null;
        }
        int number = game.outcomes().number(state(), claimed);
        return number < 0 ? null : (Long) (long) number;
    }

    /**
     * Why the game has ended: the clause that says so, with its place in the script, or that the player to move has no move; null while
     * it goes on.
     */
    @TruffleBoundary
    public @Nullable String reason() {
        return result() == null ? null : game.outcomes().reason(state(), claimed);
    }

    /** Where the clause stands that has ended the game; null while it goes on, and when no clause has. */
    @TruffleBoundary
    public @Nullable SourceSpan endingPlace() {
        return result() == null ? null : game.outcomes().place(state(), claimed);
    }

    /**
     * This position with the game ended by what the player to move may claim.
     *
     * @throws SenetException when there is nothing to claim
     */
    public Position claimed() {
        var ending = claim();
        if (ending == null) {
            throw SenetException.runtime(
                    null,
                    result() == null
                            ? "there is nothing to claim here"
                            : "the game is over, so nothing can be claimed");
        }
        var ended = new Position(game, snapshot);
        ended.moves = List.of();
        ended.annotated = List.of();
        ended.result = ending;
        ended.claimed = true;
        return ended;
    }

    /** The same position as if the game had begun with it: without positions before it, and with the initial counters. */
    @TruffleBoundary
    public Position withoutHistory() {
        return new Position(game, snapshot.withoutHistory(game.design()));
    }

    /**
     * The position after a move, with the next player to move.
     *
     * @throws SenetException when the move belongs to another position
     */
    @TruffleBoundary
    public Position apply(Move move) {
        if (move.position() != this && !move.position().equals(this)) {
            throw SenetException.runtime(
                    null,
                    "the move `" + move + "` belongs to another position",
                    "a move is played in a position that is equal to the one that made it");
        }
        return new Position(game, snapshot.after(game.design(), move.changes()));
    }

    /** The position in which the player to move has done nothing, whether or not the rules allow that. */
    @TruffleBoundary
    Position skipped() {
        return new Position(game, snapshot.after(game.design(), new long[0]));
    }

    /** The legal move that a text names completely, or null when it names none, or several: see {@link #written}. */
    @TruffleBoundary
    public @Nullable Move move(String notation) {
        var meanings = written(notation);
        return meanings.size() == 1 ? meanings.getFirst() : null;
    }

    /**
     * The legal moves that a person may mean by a text: none when it is no legal move, several when it is not clear enough. See
     * {@link MoveNames}.
     */
    @TruffleBoundary
    public List<Move> meanings(String notation) {
        return MoveNames.find(this, notation);
    }

    /**
     * The legal moves that a text of a record or a program may mean. Unlike in {@link #meanings}, the beginning of a name, the
     * number of a move in a list or the square of a piece alone do not count, because nobody is there who could be asked.
     */
    @TruffleBoundary
    public List<Move> written(String notation) {
        return MoveNames.written(this, notation);
    }

    /** The moves that a name in the notation of chess may mean, see {@link AlgebraicNames}; null for the name of no legal move. */
    private @Nullable PersistentVector algebraic(String name) {
        var found = new AlgebraicNames(this).find(name);
        return found == null ? null : PersistentVector.from(found);
    }

    private Position apply(Object argument) {
        if (argument instanceof Move move) {
            return apply(move);
        }
        if (argument instanceof String name) {
            var meanings = written(name);
            if (meanings.size() == 1) {
                return apply(meanings.getFirst());
            }
            if (!meanings.isEmpty()) {
                throw SenetException.runtime(
                        null,
                        "`" + name + "` is the name of several moves here",
                        "it may mean "
                                + String.join(
                                        ", ",
                                        meanings.stream().map(Move::notation).toList()));
            }
            throw SenetException.runtime(
                    null,
                    "`" + name + "` is no legal move here",
                    Suggest.hint(name, generate().stream().map(Move::notation).toList()));
        }
        throw SenetException.runtime(
                null, "`apply` expects a move, or the notation of one, but got " + Printer.display(argument, SHOWN));
    }

    private Object perft(Object[] arguments) {
        if (!(arguments[0] instanceof Long depth) || depth < 0 || depth > PerftJob.MOST_PLIES) {
            throw SenetException.runtime(
                    null,
                    "`perft` expects a depth from 0 to " + PerftJob.MOST_PLIES + ", but got "
                            + Printer.display(arguments[0], SHOWN));
        }
        boolean bulk = arguments.length < 2 || !Boolean.FALSE.equals(arguments[1]);
        return new Perft(game, bulk).leaves(state(), (int) (long) depth);
    }

    /** The log entries of each move with notation and parts. */
    @TruffleBoundary
    synchronized List<long[]> annotated() {
        if (annotated == null && moves == null) {
            find(true);
        }
        if (annotated == null && game.annotatesAll()) {
            annotated = generate().stream().map(Move::changes).toList();
        }
        if (annotated == null) {
            var scratch = game.states().take();
            scratch.state().load(snapshot);
            game.generateAnnotatedOrEnd(scratch.state(), scratch.moves());
            var found = entries(scratch.moves());
            game.states().giveBack(scratch);
            requireSame(found.size());
            annotated = found;
        }
        return annotated;
    }

    /** Fails when the moves have been found before, and were more or fewer then. */
    private void requireSame(int found) {
        if (moves != null && moves.size() != found) {
            throw SenetException.runtime(
                    null,
                    "the rules have found " + Plural.of(moves.size(), "move") + " in this position, and the next time "
                            + found,
                    "rules must depend on the position alone, and not on what else a program knows, such as an atom");
        }
    }

    /** Finds the moves, with what is written down of them for people if that is wanted. */
    private void find(boolean annotates) {
        var scratch = game.states().take();
        scratch.state().load(snapshot);
        result = annotates
                ? game.generateAnnotatedOrEnd(scratch.state(), scratch.moves())
                : game.generateOrEnd(scratch.state(), scratch.moves());
        var entries = entries(scratch.moves());
        game.states().giveBack(scratch);
        var list = new Move[entries.size()];
        for (int i = 0; i < list.length; i++) {
            list[i] = new Move(this, i, entries.get(i));
        }
        annotated = annotates ? entries : null;
        moves = List.of(list);
    }

    private static List<long[]> entries(MoveBuffer buffer) {
        var list = new ArrayList<long[]>(buffer.size());
        for (int i = 0; i < buffer.size(); i++) {
            list.add(buffer.entries(i));
        }
        return list;
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
    protected Members<?> members() {
        return MEMBERS;
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
}
