package org.senet.translator;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.ir.EffectKind;
import org.senet.ir.Ir;
import org.senet.ir.Local;
import org.senet.ir.Operator;
import org.senet.ir.Query;
import org.senet.nodes.rules.AheadNode;
import org.senet.nodes.rules.AheadNode.Look;
import org.senet.state.Direction;

/**
 * Finds out what a turn of an endless loop must see on the board to get anywhere, if it looks into a direction, as the chains of
 * captures do: one of several that it chooses first, or that which a variable holds when the turn begins. What is not understood
 * ends the search, and is taken to succeed. Nothing that comes before a look that fails may leave a trace, or be an error.
 */
final class Ahead {
    private final Unit unit;
    /** The directions among which the turn chooses; none when a variable holds the direction. */
    private final List<Direction> options;

    private final Local direction;
    private final List<Look> looks = new ArrayList<>();
    private final List<Integer> counted = new ArrayList<>();
    private final Set<Local> changed = new HashSet<>();
    /** Whether the piece at the place that was reached is captured by then, so that the board will not be as it is. */
    private boolean captured;

    private Ahead(Unit unit, List<Direction> options, Local direction) {
        this.unit = unit;
        this.options = options;
        this.direction = direction;
    }

    /** What a turn of a loop must see; null when it is not known, or nothing. */
    static @Nullable Ahead of(Unit unit, Ir.While loop) {
        var site = unit.site();
        var forms = statements(loop.body());
        if (site.design() == null || !isTrue(loop.test()) || forms.isEmpty()) {
            return null;
        }
        var ahead = forms.getFirst() instanceof Ir.Bind first && first.init() instanceof Ir.Any choice
                ? choosing(unit, first.local(), choice, forms)
                : along(unit, forms);
        return ahead != null && ahead.looks.stream().anyMatch(Look.Ask.class::isInstance) ? ahead : null;
    }

    /** That of a turn that chooses the direction. */
    private static @Nullable Ahead choosing(Unit unit, Local direction, Ir.Any choice, List<Ir> forms) {
        var options = new ArrayList<Direction>();
        for (var option : choice.options()) {
            if (!(option instanceof Ir.Const c
                    && c.value() instanceof Direction d
                    && AheadNode.isFor(unit.site(), d))) {
                return null;
            }
            options.add(d);
        }
        var ahead = new Ahead(unit, List.copyOf(options), direction);
        ahead.follow(forms.subList(1, forms.size()));
        return ahead;
    }

    /** That of a turn that begins with going on in the direction that a variable holds. */
    private static @Nullable Ahead along(Unit unit, List<Ir> forms) {
        var step = forms.getFirst() instanceof Ir.While w
                ? statements(w.body()).stream().findFirst()
                : Optional.of(forms.getFirst());
        var variable = step.map(s -> s instanceof Ir.Check c ? CheckTranslator.unwrap(c.test()) : s);
        if (!(variable.orElse(null) instanceof Ir.LocalRef direction) || !AheadNode.isForAll(unit.site())) {
            return null;
        }
        var ahead = new Ahead(unit, List.of(), direction.local());
        ahead.follow(forms);
        return ahead;
    }

    private static List<Ir> statements(Ir body) {
        return body instanceof Ir.Do d ? d.forms() : List.of(body);
    }

    /** Whether the first turn is worth such a look: it sees farther than the sets of the positions at which programs are tried. */
    boolean isForFirstTurn() {
        return !options.isEmpty() && looks.stream().anyMatch(Look.Glide.class::isInstance);
    }

    AheadNode node() {
        return options.isEmpty()
                ? AheadNode.along(unit.site(), unit.slot(direction), looks, counted)
                : AheadNode.among(unit.site(), options, looks, counted);
    }

    private static boolean isTrue(Ir test) {
        return CheckTranslator.unwrap(test) instanceof Ir.Const c && Boolean.TRUE.equals(c.value());
    }

    /** Follows statements as far as they are understood. */
    private void follow(List<Ir> forms) {
        for (var form : forms) {
            if (!follows(form)) {
                return;
            }
        }
    }

    private boolean follows(Ir form) {
        return switch (form) {
            case Ir.Check c -> check(c.test());
            case Ir.While w -> glide(w, null);
            case Ir.If i when i.otherwise() instanceof Ir.Const -> glideIf(i.test(), statements(i.then()));
            case Ir.Bind b -> assign(b.local(), b.init());
            case Ir.Assign a -> assign(a.local(), a.value());
            // Nobody who goes on in a direction comes back to what was captured there.
            case Ir.Effect e
            when e.kind() == EffectKind.CAPTURE -> captured = e.arguments().isEmpty();
            case Ir.Effect e
            when e.kind() == EffectKind.LOG ->
                e.arguments().stream().allMatch(a -> a instanceof Ir.Const || isHere(a, Query.POSITION));
            default -> false;
        };
    }

    private boolean check(Ir test) {
        if (isStep(test)) {
            captured = false;
            return looks.add(new Look.Step());
        }
        return switch (CheckTranslator.unwrap(test)) {
            case Ir.And a when a.conditions() -> a.forms().stream().allMatch(this::check);
            case Ir.Ask a
            when a.query().isTest() && a.path().isEmpty() -> !captured && looks.add(new Look.Ask(a.query()));
            case Ir.Not n when CheckTranslator.unwrap(n.test()) instanceof Ir.Operation o -> other(o);
            default -> false;
        };
    }

    private boolean isStep(Ir test) {
        return test instanceof Ir.Test t && t.mode() != Ir.TestMode.CORE && isDirection(t.value());
    }

    private boolean isDirection(Ir value) {
        return value instanceof Ir.LocalRef r && r.local() == direction;
    }

    /** {@code (not (= direction variable))}. */
    private boolean other(Ir.Operation o) {
        return o.operator() == Operator.EQUAL
                && o.operands().size() == 2
                && isDirection(o.operands().getFirst())
                && o.operands().getLast() instanceof Ir.LocalRef r
                && r.local() != direction
                && !changed.contains(r.local())
                && looks.add(new Look.Other(unit.slot(r.local())));
    }

    /** Gliding by a condition, which is a variable's truth. */
    private boolean glideIf(Ir test, List<Ir> then) {
        return then.size() == 1
                && then.getFirst() instanceof Ir.While loop
                && CheckTranslator.unwrap(test) instanceof Ir.LocalRef r
                && r.local() != direction
                && !changed.contains(r.local())
                && glide(loop, r.local());
    }

    /**
     * {@code (while is-empty? (check direction))}.
     *
     * @param condition a variable by which it is done or left out; null when it is always done
     */
    private boolean glide(Ir.While loop, @Nullable Local condition) {
        var body = statements(loop.body());
        return !captured
                && isHere(CheckTranslator.unwrap(loop.test()), Query.IS_EMPTY)
                && body.size() == 1
                && body.getFirst() instanceof Ir.Check c
                && isStep(c.test())
                && looks.add(condition == null ? new Look.Glide() : new Look.GlideIf(unit.slot(condition)));
    }

    private static boolean isHere(Ir value, Query query) {
        return value instanceof Ir.Ask a && a.query() == query && a.path().isEmpty();
    }

    private boolean assign(Local local, Ir value) {
        boolean counts = value instanceof Ir.Operation o
                && o.operands().getFirst() instanceof Ir.LocalRef r
                && r.local() == local
                && isCounting(o);
        if (local == direction || !counts && !(value instanceof Ir.Const)) {
            return false;
        }
        if (changed.add(local) && counts) {
            counted.add(unit.slot(local));
        }
        return true;
    }

    private static boolean isCounting(Ir.Operation o) {
        return switch (o.operator()) {
            case INCREMENT, DECREMENT -> true;
            case ADD, SUBTRACT ->
                o.operands().size() == 2
                        && o.operands().getLast() instanceof Ir.Const c
                        && c.value() instanceof Long n
                        && n.intValue() == n;
            default -> false;
        };
    }
}
