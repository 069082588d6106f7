package org.senet.game;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.senet.data.Printer;
import org.senet.errors.SenetException;
import org.senet.explain.DataObject;
import org.senet.explain.Explanation;
import org.senet.explain.Request;
import org.senet.explain.Subject;
import org.senet.state.MoveBuffer;
import org.senet.trace.Attempt;
import org.senet.trace.Completed;
import org.senet.trace.Recorder;

/** Explains the moves of a position: has them found by traced rules, and tells what these have written down. */
final class PositionExplainer {
    /** More events than this help nobody, and a position of any game has to be explained in little time. */
    private static final int MOST_EVENTS = 100_000;

    private static final int SHOWN = 40;

    private final Position position;
    private final Game game;

    private PositionExplainer(Position position) {
        this.position = position;
        game = position.game();
    }

    /** @param arguments nothing, or what is to be explained, and perhaps whether everything is wanted */
    static DataObject explain(Position position, Object[] arguments) {
        if (arguments.length > 2
                || arguments.length > 0
                        && !(arguments[0] instanceof String || arguments[0] instanceof Move)
                        && arguments[0] != org.senet.data.Nil.NIL
                || arguments.length > 1 && !(arguments[1] instanceof Boolean)) {
            throw SenetException.runtime(
                    null,
                    "`explain` expects a move or positions as a text, and perhaps whether all is wanted, but got "
                            + Printer.display(arguments[0], SHOWN));
        }
        var text = arguments.length == 0 || arguments[0] == org.senet.data.Nil.NIL ? null : Printer.str(arguments[0]);
        return new PositionExplainer(position).explain(text, arguments.length > 1 && (boolean) arguments[1]);
    }

    private DataObject explain(@Nullable String text, boolean all) {
        var result = position.result();
        var claim = position.claim();
        var wanted = legalName(text);
        var request = wanted == null ? null : Request.parse(game.design(), game::letter, wanted);
        var record = record(request, all);
        var subject = new Subject(
                game.design(),
                position.snapshot().board(),
                position.playerNumber(),
                result == null ? null : result.text() + ": " + position.reason(),
                claim == null ? null : claim.text(),
                record,
                Notation.names(
                        game.design(),
                        record.legal().stream().map(Completed::entries).toList()),
                new Texts(),
                game::letter,
                this::rank,
                name -> game.clauses().called(said -> new MoveSpelling(game).isSame(said, name)),
                (type, from, to) -> game.clauses().leading(position.playerNumber(), type, from, to));
        return Explanation.of(subject, request, all);
    }

    /** A legal move that is called by any of its names is looked for by its own. */
    private @Nullable String legalName(@Nullable String text) {
        var moves = text == null ? List.<Move>of() : position.written(text);
        return moves.size() == 1 ? moves.getFirst().notation() : text;
    }

    private Recorder record(@Nullable Request request, boolean all) {
        boolean everything = all || request == null || !request.namesOrigin();
        var record = new Recorder(p -> everything || p < 0 || request.squares().contains(p), MOST_EVENTS);
        var state = position.state();
        state.trace = record;
        game.generateTraced(state, new MoveBuffer());
        return record;
    }

    private String rank(int rank) {
        var types = game.definition().priorities();
        if (rank == Attempt.FORCED_PASS) {
            return "forced passes";
        }
        return rank > 0 && rank <= types.size()
                ? "moves of type `" + types.get(types.size() - rank) + "`"
                : "moves of priority " + rank;
    }

    private final class Texts implements Subject.MoveTexts {
        @Override
        public String name(long[] entries) {
            return Notation.name(game.design(), entries, game.design().numberPositions);
        }

        @Override
        public boolean isCalled(long[] entries, String text) {
            var spelling = new MoveSpelling(game);
            return names(entries).stream().anyMatch(n -> spelling.isSame(n, text));
        }

        private List<String> names(long[] entries) {
            return List.of(
                    Notation.name(game.design(), entries, false),
                    Notation.name(game.design(), entries, true),
                    Notation.plain(Action.of(game.design(), entries), UnaryOperator.identity()));
        }

        @Override
        public List<Integer> ends(long[] entries) {
            var ends = new ArrayList<Integer>();
            for (var action : Action.of(game.design(), entries)) {
                int to = game.design().topology.position(action.to());
                if (action.kind().equals("move") && ends.isEmpty()) {
                    ends.add(game.design().topology.position(String.valueOf(action.from())));
                    ends.add(to);
                } else if (action.kind().equals("move")
                        && game.design().topology.position(String.valueOf(action.from())) == ends.getLast()) {
                    // A piece that was put there first may go on.
                    ends.subList(1, ends.size()).clear();
                    ends.add(to);
                } else if (action.kind().equals("drop") && ends.isEmpty()) {
                    ends.add(to);
                }
            }
            return ends;
        }
    }
}
