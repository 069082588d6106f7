package org.senet.lint.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;
import org.senet.board.Board;
import org.senet.data.PersistentVector;
import org.senet.game.GameRules;
import org.senet.ir.Ir;
import org.senet.ir.Query;
import org.senet.lint.Report;
import org.senet.state.Direction;
import org.senet.translator.Mentions;

/**
 * Finds searches that begin with steps which nothing checks: {@code (count-all (any n e) (check is-friend?))}. Where such a step leads off
 * the board it is not made, and the position itself is asked as if it were its own neighbour. Whether an enemy is there is no such
 * question, for mostly none is where the search begins. A search that ends with such a step, {@code (exists? n)}, ends wherever it stands.
 */
final class UncheckedSearches {
    private UncheckedSearches() {}

    static void find(GameRules game, Report report) {
        Mentions.in(game.code(), part -> {
            var body = body(part);
            if (body.size() > 1
                    && body.getFirst() instanceof Ir.Any step
                    && step.options().stream().allMatch(option -> isStep(option, game.board()))
                    && step.options().stream()
                            .flatMap(option -> steps(option, game.board()).stream())
                            .anyMatch(direction -> hasEdge(direction, game.board()))
                    && isQuestion(body.get(1))) {
                report.add(
                        step.span(),
                        "nothing checks that there is a step to make: at the edge of the board the search stays, and asks the"
                                + " position itself",
                        "`(check " + Texts.shown(step.span()) + ")` goes on only where the step is made");
            }
            if (isAnswer(part) && !body.isEmpty() && mayStay(body.getLast(), part instanceof Ir.Exists, game.board())) {
                var step = body.getLast();
                report.add(
                        step.span(),
                        "nothing checks that there is a step to make: at the edge of the board the search has reached its end"
                                + " as well",
                        "`(check " + Texts.shown(step.span()) + ")` goes back where no step is made");
            }
            return false;
        });
    }

    /** Whether it only matters that, or how often, a search reaches its end, and not where that is. */
    private static boolean isAnswer(Ir part) {
        return part instanceof Ir.Exists
                || part instanceof Ir.Count
                || part instanceof Ir.Search search
                        && (search.kind() == Ir.SearchKind.EXISTS || search.kind() == Ir.SearchKind.COUNT);
    }

    /** Whether a statement is a step that some position does not have; what a variable of a rule holds may be one. */
    private static boolean mayStay(Ir statement, boolean variables, Board board) {
        return statement.span() != null
                && (variables && statement instanceof Ir.LocalRef
                        || statement instanceof Ir.Any any
                                && any.options().stream().allMatch(option -> mayStay(option, false, board))
                        || isStep(statement, board)
                                && steps(statement, board).stream().anyMatch(direction -> hasEdge(direction, board)));
    }

    /** Whether some position has no step in a direction. */
    private static boolean hasEdge(int direction, Board board) {
        return Directions.links(board, direction) < board.size();
    }

    private static List<Ir> body(Ir part) {
        return switch (part) {
            case Ir.Exists exists -> statements(exists.body());
            case Ir.Count count -> statements(count.body());
            case Ir.AnyConnected connected -> statements(connected.body());
            case Ir.Search search
            when search.function() instanceof Ir.Fn function ->
                function.lambda().arities().stream()
                        .flatMap(arity -> statements(arity.body()).stream())
                        .toList();
            default -> List.of();
        };
    }

    private static List<Ir> statements(Ir ir) {
        if (ir instanceof Ir.Test test) {
            return statements(test.value());
        }
        if (ir instanceof Ir.Do several) {
            var all = new ArrayList<Ir>();
            several.forms().forEach(form -> all.addAll(statements(form)));
            return all;
        }
        return List.of(ir);
    }

    private static boolean isQuestion(Ir ir) {
        return ir instanceof Ir.Check check
                && !(plain(check.test()) instanceof Ir.Ask ask && ask.query() == Query.IS_ENEMY);
    }

    private static Ir plain(Ir test) {
        return test instanceof Ir.Test t ? plain(t.value()) : test;
    }

    private static boolean isStep(Ir option, Board board) {
        var steps = steps(option, board);
        return !steps.isEmpty() && !steps.contains(-1);
    }

    /** The numbers of the directions of a step or a path; -1 for all else. */
    private static List<Integer> steps(Ir option, Board board) {
        return switch (option) {
            case Ir.Collection path ->
                path.elements().stream()
                        .flatMap(step -> steps(step, board).stream())
                        .toList();
            case Ir.Const c
            when c.value() instanceof PersistentVector path ->
                StreamSupport.stream(path.spliterator(), false)
                        .map(step -> number(step, board))
                        .toList();
            case Ir.Const c -> List.of(number(c.value(), board));
            case Ir.LateName late -> List.of(board.direction(late.name()));
            default -> List.of(-1);
        };
    }

    private static int number(Object step, Board board) {
        return step instanceof Direction direction ? board.direction(direction.name()) : -1;
    }
}
