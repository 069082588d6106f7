package org.senet.analysis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.analysis.Walk.Edge;
import org.senet.analysis.Walk.Point;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.ir.Operator;
import org.senet.state.Design;

/**
 * From where a {@link Walk} may get to its end, and from where it must: the transfers of its edges backward. An answer is a set of the
 * positions at which one is at a point; on the way to the point it is known how that relates to the start, and which squares and
 * attributes have been changed since, so that nothing is said of these.
 */
public final class Starts {
    private final Design design;
    private final int player;
    private final Algebra sets;
    private final boolean thorough;
    private final Map<Point, Map<Context, Answer>> known = new IdentityHashMap<>();
    private final Map<Point, Turn> open = new IdentityHashMap<>();
    private int visits;

    private Starts(Design design, int player, Algebra sets, boolean thorough) {
        this.design = design;
        this.player = player;
        this.sets = sets;
        this.thorough = thorough;
    }

    /** The beginning of a loop's turn: what holds for the next one, if nothing more has been changed until then. */
    private record Turn(Context context, Answer next) {
        boolean isAgain(Context now) {
            return context.changed.equals(now.changed)
                    && context.assigned.equals(now.assigned)
                    && context.lost == now.lost;
        }
    }

    /**
     * What has happened on the way to a point.
     *
     * @param here how the current position relates to the start; null when that is not known
     * @param changed the squares, seen from the start, that may have been changed
     * @param assigned the attributes of the whole position that may have been changed
     * @param looks how often the board was looked at
     * @param lost whether it is asked from where the walk may come to something that is not understood, and not to its end
     */
    private record Context(
            @Nullable Relation here, List<Relation> changed, Set<String> assigned, int looks, boolean lost) {
        Context at(@Nullable Relation next) {
            return new Context(next, changed, assigned, looks, lost);
        }

        Context along(Relation way) {
            return at(here == null ? null : here.then(way));
        }

        Context looked() {
            return new Context(here, changed, assigned, looks + 1, lost);
        }

        Context asking(boolean forLost) {
            return new Context(here, changed, assigned, looks, forLost);
        }

        Context assigning(String attribute) {
            var all = new HashSet<>(assigned);
            all.add(attribute);
            return new Context(here, changed, Set.copyOf(all), looks, lost);
        }

        Context changing(Relation square) {
            var all = new ArrayList<>(changed);
            all.add(square);
            return new Context(here, List.copyOf(all), assigned, looks, lost);
        }

        /** Whether nothing but what stands here has been asked yet. */
        boolean isAtBegin() {
            return here != null && here.isIdentity() && changed.isEmpty() && looks <= 1;
        }
    }

    /**
     * From where a walk may get to its end, between moves, by its first few looks at the board; loops are followed into their first turn.
     *
     * @return all positions where it is not worth more
     */
    public static Cells quickly(Design design, int player, Algebra sets, Walk walk) {
        var starts = new Starts(design, player, sets, false);
        var may = starts.answer(walk).may();
        return starts.visits > Limits.VISITS || may.termCount() > Limits.TERMS ? sets.all() : may;
    }

    /** From where a walk may, and must, get to its end, between moves. */
    public static Answer thoroughly(Design design, int player, Algebra sets, Walk walk) {
        return thoroughly(design, player, sets, walk.start());
    }

    /** The positions that a walk chooses among at its beginning and from which it gets to its end, between moves; null when it is not known. */
    public static @Nullable Cells chosen(Design design, int player, Algebra sets, Walk walk) {
        var first = walk.start().edges();
        if (first.size() != 1 || !(first.getFirst().action() instanceof Action.GoToAny choice)) {
            return null;
        }
        var rest = thoroughly(design, player, sets, first.getFirst().to());
        var asksAll = rest.may().contains(Cells.When.class);
        return rest.isExact() && !asksAll ? sets.and(choice.cells(), rest.may()) : null;
    }

    /** From where one that is at a point of a walk may, and must, get to its end, between moves. */
    static Answer thoroughly(Design design, int player, Algebra sets, Point point) {
        var starts = new Starts(design, player, sets, true);
        var answer = starts.at(point, starts.begin());
        return starts.visits > Limits.VISITS ? starts.anything() : answer;
    }

    private Context begin() {
        return new Context(Relation.identity(sets.size()), List.of(), Set.of(), 0, false);
    }

    private Answer answer(Walk walk) {
        return at(walk.start(), begin());
    }

    private Answer anything() {
        return new Answer(sets.none(), sets.all());
    }

    private Answer nothing() {
        return Answer.exactly(sets.none());
    }

    // ---- points

    private Answer at(Point point, Context context) {
        if (point.isDead()) {
            return nothing();
        }
        if (++visits > Limits.VISITS || !thorough && context.looks >= Limits.LOOKS) {
            return anything();
        }
        if (point.isEnd()) {
            return context.lost ? nothing() : Answer.exactly(sets.all());
        }
        var turn = open.get(point);
        if (turn != null) {
            return turn.isAgain(context) ? turn.next : anything();
        }
        var answers = known.computeIfAbsent(point, p -> new HashMap<>());
        var answer = answers.get(context);
        if (answer == null) {
            answer = point.isLoop() ? loop(point, context) : edges(point, context);
            if (open.isEmpty()) {
                answers.put(context, answer);
            }
        }
        return answer;
    }

    private Answer edges(Point point, Context context) {
        var all = nothing();
        for (var edge : point.edges()) {
            all = or(all, edge(edge, context));
            if (all.must().length() > Limits.LENGTH || all.may().length() > Limits.LENGTH) {
                return anything();
            }
        }
        return all;
    }

    private Answer or(Answer one, Answer other) {
        return new Answer(sets.or(one.must(), other.must()), sets.or(one.may(), other.may()));
    }

    private Answer and(Answer one, Answer other) {
        return new Answer(sets.and(one.must(), other.must()), sets.and(one.may(), other.may()));
    }

    private Answer not(Answer answer) {
        return new Answer(sets.not(answer.may()), sets.not(answer.must()));
    }

    /** All turns together, if that can be solved; else the first turn, and then anything. */
    private Answer loop(Point head, Context context) {
        if (thorough && context.changed.isEmpty()) {
            var unsolved = sets.unsolved();
            open.put(head, new Turn(context, Answer.exactly(unsolved)));
            var turn = edges(head, context.at(null));
            open.remove(head);
            var may = sets.solveBackward(unsolved, turn.may());
            if (may != null) {
                var must = turn.isExact() ? may : sets.solveBackward(unsolved, turn.must());
                return new Answer(must == null ? sets.none() : must, may);
            }
        }
        open.put(head, new Turn(context, anything()));
        var first = edges(head, context);
        open.remove(head);
        return first;
    }

    // ---- edges: what must hold at their beginnings

    private Answer edge(Edge edge, Context context) {
        return switch (edge.action()) {
            case Action.Pass p -> at(edge.to(), context);
            case Action.Step s -> step(s.way(), edge.to(), context);
            case Action.GoToAny g -> goToAny(g.cells(), edge.to(), context);
            case Action.Test t -> test(t, edge.to(), context);
            case Action.Effect e -> effect(e, edge.to(), context);
            case Action.Opaque o -> anything();
        };
    }

    private Answer step(Relation way, Point to, Context context) {
        var next = context.along(way);
        if (next.here != null && next.here.isEmpty()) {
            return nothing();
        }
        var there = at(to, next);
        return way.isUniform() || way.target() >= 0
                ? new Answer(sets.before(way, there.must()), sets.before(way, there.may()))
                : new Answer(sets.none(), sets.fixed(way.domain()));
    }

    private Answer goToAny(Cells cells, Point to, Context context) {
        if (!context.changed.isEmpty()) {
            return anything();
        }
        var there = at(to, context.at(null));
        return new Answer(
                sets.ifAny(sets.all(), sets.and(cells, there.must())),
                sets.ifAny(sets.all(), sets.and(cells, there.may())));
    }

    private Answer test(Action.Test test, Point to, Context context) {
        var holds = condition(test.condition(), context);
        var wanted = test.wanted() ? holds : not(holds);
        if (sets.isNone(wanted.may())) {
            return wanted;
        }
        boolean isLook = (test.condition() instanceof Condition.Look || test.condition() instanceof Condition.Stands)
                && !sets.isAll(wanted.may());
        return and(wanted, at(to, isLook ? context.looked() : context));
    }

    private Answer effect(Action.Effect effect, Point to, Context context) {
        var after = effect.attribute() == null ? context : context.assigning(effect.attribute());
        if (!effect.here()) {
            return at(to, after);
        }
        return context.here == null ? anything() : at(to, after.changing(context.here));
    }

    // ---- conditions: where they hold

    private Answer condition(Condition condition, Context context) {
        return switch (condition) {
            case Condition.Look l -> stands(QueryCells.of(l.query(), design, player, sets), l.way(), context);
            case Condition.Stands s -> stands(s.pieces(), s.way(), context);
            case Condition.Leads l -> Answer.exactly(sets.fixed(l.way().domain()));
            case Condition.Within w -> Answer.exactly(sets.before(w.way(), sets.fixed(w.positions())));
            case Condition.Exists e -> at(e.walk().start(), context.asking(false));
            case Condition.Lost l -> at(l.walk().start(), context.asking(true));
            case Condition.Scalar s -> scalar(s, context);
            case Condition.AtAttribute a ->
                context.assigned.contains(a.attribute()) ? anything() : new Answer(sets.none(), sets.when(a.present()));
            case Condition.Unknown u -> anything();
        };
    }

    private Answer stands(@Nullable Cells there, Relation way, Context context) {
        if (there == null || mayBeChanged(way, context)) {
            return anything();
        }
        return way.isUniform() || way.target() >= 0
                ? Answer.exactly(sets.before(way, there))
                : new Answer(sets.none(), sets.fixed(way.domain()));
    }

    private static boolean mayBeChanged(Relation way, Context context) {
        if (context.changed.isEmpty()) {
            return false;
        }
        if (context.here == null) {
            return true;
        }
        var square = context.here.then(way);
        return context.changed.stream().anyMatch(square::meets);
    }

    /** A comparison that could fail is only asked where the rules ask it first. */
    private Answer scalar(Condition.Scalar scalar, Context context) {
        boolean isAssigned = IrTree.contains(
                scalar.code(), part -> part instanceof Ir.BoardAttribute b && context.assigned.contains(b.name()));
        boolean mayFail = IrTree.contains(
                scalar.code(), part -> part instanceof Ir.Operation o && o.operator() != Operator.EQUAL);
        return isAssigned || mayFail && !context.isAtBegin() ? anything() : Answer.exactly(sets.when(scalar.code()));
    }
}
