package org.senet.translator;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.ir.Local;
import org.senet.ir.Query;
import org.senet.nodes.rules.RideStep;
import org.senet.state.Design;
import org.senet.state.Direction;

/**
 * Finds ways over empty positions, "as far as it likes", in the rules of a game: loops that do nothing but step in a direction
 * that is known to be one, and may end at each position.
 */
final class Rides {
    private final Design design;
    private final int player;
    private final boolean loose;
    /** For each variable of the rules the values that it gets. */
    private final Map<Local, List<Ir>> values = new HashMap<>();
    /** Variables that get values in other ways, too. */
    private final Set<Local> unknown = new HashSet<>();

    /**
     * The rides in the rules of a player (from 1).
     *
     * @param loose whether the moves may be counted as if there were more of them
     */
    Rides(Design design, int player, boolean loose, Stream<RuleProgram> programs) {
        this.loose = loose;
        this.design = design;
        this.player = player;
        programs.forEach(program -> {
            program.pre().forEach(this::collect);
            program.ways().forEach(way -> {
                way.move().forEach(this::collect);
                way.post().forEach(this::collect);
            });
        });
    }

    /** Whether moves may be counted as if there were more of them. */
    boolean isLoose() {
        return loose;
    }

    /**
     * A way over empty positions.
     *
     * @param direction its value is a direction
     * @param length how many forms it consists of
     * @param alsoHere whether it may end without a step
     * @param farthestFirst whether the farther ends come first
     */
    record Ride(Ir direction, int length, boolean alsoHere, boolean farthestFirst) {}

    /** The ride with which some forms begin; null when it is none, or none that can be counted at once. */
    @Nullable
    Ride of(List<Ir> forms) {
        if (forms.getFirst() instanceof Ir.While loop) {
            return free(loop);
        }
        if (forms.size() < 3 || !(forms.get(2) instanceof Ir.While loop)) {
            return null;
        }
        var ride = free(loop);
        var first = ride == null ? null : step(forms.subList(0, 2));
        return first == null || !isSame(first, ride.direction) ? null : new Ride(first, 3, false, ride.farthestFirst);
    }

    /**
     * The direction of {@code (while true (check direction) (check is-empty?) (end-move))}; null when a loop is something else,
     * or the direction is not known to be one.
     */
    @Nullable
    Ir ending(Ir.While loop) {
        return CheckTranslator.unwrap(loop.test()) instanceof Ir.Const c
                        && Boolean.TRUE.equals(c.value())
                        && loop.body() instanceof Ir.Do body
                        && body.forms().size() == 3
                        && body.forms().getLast() instanceof Ir.EndMove
                ? step(body.forms().subList(0, 2))
                : null;
    }

    /**
     * A way over empty positions to one of them or onto the first piece that is no friend.
     *
     * @param direction a variable whose value is a direction
     * @param length how many forms it consists of
     * @param farthestFirst whether the farther ends come first
     */
    record Slide(Local direction, int length, boolean farthestFirst) {}

    /**
     * The way with which some forms begin: {@code (check direction) (while (and is-empty? (any true false)) (check direction)) (check
     * not-friend?)}, or with {@code (while (any true false) (check is-empty?) (check direction))}; null when they are something else.
     */
    @Nullable
    Slide slide(List<Ir> forms) {
        if (forms.size() < 3
                || !(way(forms.getFirst()) instanceof Ir.LocalRef direction)
                || !(forms.get(1) instanceof Ir.While loop)
                || !isAsked(forms.get(2), Query.NOT_FRIEND)) {
            return null;
        }
        var body = loop.body() instanceof Ir.Do d ? d.forms() : List.of(loop.body());
        var goesOn = body.size() == 2 && isAsked(body.getFirst(), Query.IS_EMPTY)
                ? goesFirst(loop.test())
                : body.size() == 1 ? goesOn(loop.test()) : null;
        return goesOn != null
                        && way(body.getLast()) instanceof Ir.LocalRef again
                        && isSame(direction, again)
                        && isDirection(direction, new HashSet<>())
                ? new Slide(direction.local(), 3, goesOn)
                : null;
    }

    /** Whether {@code (and is-empty? (any true false))} first goes on; null when the test is another one. */
    private static @Nullable Boolean goesOn(Ir test) {
        return CheckTranslator.unwrap(test) instanceof Ir.And and
                        && and.forms().size() == 2
                        && isAsk(and.forms().getFirst(), Query.IS_EMPTY)
                ? goesFirst(and.forms().getLast())
                : null;
    }

    /** Whether {@code (any true false)} first goes on; null when the test is another one. */
    private static @Nullable Boolean goesFirst(Ir test) {
        return CheckTranslator.unwrap(test) instanceof Ir.Any any
                        && any.options().size() == 2
                        && any.options().getFirst() instanceof Ir.Const first
                        && first.value() instanceof Boolean goes
                        && isConstant(any.options().getLast(), !goes)
                ? goes
                : null;
    }

    /** Whether a form is a check that asks this about the current position. */
    static boolean isAsked(Ir form, Query query) {
        return form instanceof Ir.Check check && isAsk(check.test(), query);
    }

    private static boolean isAsk(Ir test, Query query) {
        return CheckTranslator.unwrap(test) instanceof Ir.Ask ask
                && ask.query() == query
                && ask.path().isEmpty();
    }

    /** What a step goes along; null when a form is something else. */
    static @Nullable Ir way(Ir form) {
        return form instanceof Ir.Check go && go.test() instanceof Ir.Test way && way.mode() != Ir.TestMode.CORE
                ? way.value()
                : null;
    }

    /** {@code (while (any false true) (check direction) (check is-empty?))}. */
    private @Nullable Ride free(Ir.While loop) {
        var goesFirst = goesFirst(loop.test());
        var direction = goesFirst != null && loop.body() instanceof Ir.Do body ? step(body.forms()) : null;
        return goesFirst == null || direction == null ? null : new Ride(direction, 1, true, goesFirst);
    }

    private static boolean isConstant(Ir ir, boolean value) {
        return ir instanceof Ir.Const c && Boolean.valueOf(value).equals(c.value());
    }

    /** The direction of a step to an empty position; null when the forms are something else. */
    private @Nullable Ir step(List<Ir> forms) {
        if (forms.size() != 2
                || !(forms.getFirst() instanceof Ir.Check go && go.test() instanceof Ir.Test way)
                || !(forms.getLast() instanceof Ir.Check look && look.test() instanceof Ir.Test seen)
                || way.mode() == Ir.TestMode.CORE
                || !(seen.value() instanceof Ir.Ask ask)
                || ask.query() != Query.IS_EMPTY
                || !ask.path().isEmpty()) {
            return null;
        }
        return (way.value() instanceof Ir.LocalRef || way.value() instanceof Ir.Const)
                        && isDirection(way.value(), new HashSet<>())
                ? way.value()
                : null;
    }

    private static boolean isSame(Ir one, Ir other) {
        return one instanceof Ir.LocalRef a && other instanceof Ir.LocalRef b
                ? a.local() == b.local()
                : one instanceof Ir.Const c
                        && other instanceof Ir.Const d
                        && c.value().equals(d.value());
    }

    /**
     * Whether a value is always a direction along which one can count.
     *
     * @param asked the variables for which that is found out already
     */
    private boolean isDirection(Ir value, Set<Local> asked) {
        return switch (value) {
            case Ir.Const c -> c.value() instanceof Direction d && RideStep.isFor(design, player, d);
            case Ir.Any a -> a.options().stream().allMatch(option -> isDirection(option, asked));
            case Ir.LocalRef r -> !asked.add(r.local()) || isDirection(r.local(), asked);
            default -> false;
        };
    }

    private boolean isDirection(Local local, Set<Local> asked) {
        var given = values.get(local);
        return given != null && !unknown.contains(local) && given.stream().allMatch(value -> isDirection(value, asked));
    }

    private void collect(Ir ir) {
        switch (ir) {
            case Ir.Bind b -> note(b.local(), b.init());
            case Ir.Assign a -> note(a.local(), a.value());
            case Ir.Loop l -> unknown.addAll(l.label().locals());
            case Ir.Handler h -> unknown.add(h.error());
            default -> {
                // only its parts may bind something; functions have copies of variables and cannot change them
            }
        }
        IrTree.children(ir).forEach(this::collect);
    }

    private void note(Local local, Ir value) {
        values.computeIfAbsent(local, l -> new ArrayList<>()).add(value);
    }
}
