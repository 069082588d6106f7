package org.senet.translator;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.senet.data.Nil;
import org.senet.errors.SenetException;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.ir.Lambda;
import org.senet.state.Design;
import org.senet.state.Direction;
import org.senet.state.Place;

/**
 * Finds statements that call functions which only return where to go: a statement does what its function does, but does not go to what
 * that returns, so the way would be lost.
 */
final class LostWays {
    private final Design design;
    /** The functions that are being looked at. */
    private final Set<Lambda> open = new HashSet<>();

    private LostWays(Design design) {
        this.design = design;
    }

    /**
     * Looks at forms, each by itself.
     *
     * @param parts the code and all that it mentions
     * @throws SenetException at the first such statement
     */
    static void refuse(Design design, List<Ir> parts) {
        var ways = new LostWays(design);
        for (var part : parts) {
            switch (part) {
                case Ir.Do d
                when d.forms().size() > 1 ->
                    d.forms().subList(0, d.forms().size() - 1).forEach(ways::statement);
                case Ir.While w -> ways.statement(w.body());
                case Ir.Each e -> ways.statement(e.body());
                default -> {
                    // no statements
                }
            }
        }
    }

    /** The same for statements of a rule, all of them. */
    static void refuseAmong(Design design, List<Ir> statements) {
        statements.forEach(new LostWays(design)::statement);
    }

    private void statement(Ir ir) {
        switch (ir) {
            case Ir.If i -> {
                statement(i.then());
                statement(i.otherwise());
            }
            case Ir.Do d when !d.forms().isEmpty() -> statement(d.forms().getLast());
            case Ir.Call call -> {
                var function = Mentions.called(call);
                if (function != null && returnsWays(function)) {
                    throw SenetException.at(
                            call.span(),
                            "this goes nowhere: `" + function.name()
                                    + "` returns where to go, and a statement does not go to"
                                    + " what a function returns",
                            "a condition goes there: `(check (" + function.name()
                                    + (call.arguments().isEmpty() ? "" : " ...")
                                    + "))`; or let the last form of the function"
                                    + " be a `check`");
                }
            }
            default -> {
                // calls nothing
            }
        }
    }

    private boolean returnsWays(Lambda function) {
        if (!open.add(function)) {
            return false;
        }
        try {
            return function.arities().stream().allMatch(a -> isWays(a.body(), a.body()));
        } finally {
            open.remove(function);
        }
    }

    /** Whether a value is where to go, if it is anything. */
    private boolean isWays(Ir value, Ir body) {
        var ends = ends(value).filter(e -> !isNothing(e)).toList();
        return !ends.isEmpty() && ends.stream().allMatch(e -> isWay(e) || isGoneTo(e, body));
    }

    /** Whether a variable also is a statement of the body, which goes along it: then the last form is meant to do so as well. */
    private static boolean isGoneTo(Ir end, Ir body) {
        return end instanceof Ir.LocalRef l
                && IrTree.contains(
                        body,
                        part -> part instanceof Ir.Do d
                                && d.forms().subList(0, Math.max(0, d.forms().size() - 1)).stream()
                                        .anyMatch(f -> f instanceof Ir.Test t
                                                && t.value() instanceof Ir.LocalRef same
                                                && same.local() == l.local()));
    }

    private static Stream<Ir> ends(Ir ir) {
        return switch (ir) {
            case Ir.If i -> Stream.of(i.then(), i.otherwise()).flatMap(LostWays::ends);
            case Ir.Do d when !d.forms().isEmpty() -> ends(d.forms().getLast());
            case Ir.Any any -> any.options().stream().flatMap(LostWays::ends);
            default -> Stream.of(ir);
        };
    }

    private boolean isWay(Ir end) {
        return switch (end) {
            case Ir.Const c -> isWay(c.value());
            case Ir.LateName n -> isWay(design.named(n.name()));
            case Ir.Collection c ->
                c.kind() == Ir.Collection.Kind.VECTOR
                        && !c.elements().isEmpty()
                        && c.elements().stream().allMatch(this::isWay);
            case Ir.Call call -> {
                var function = Mentions.called(call);
                yield function != null && returnsWays(function);
            }
            default -> false;
        };
    }

    private static boolean isWay(Object value) {
        return value instanceof Direction || value instanceof Place;
    }

    private static boolean isNothing(Ir end) {
        return end instanceof Ir.Const c && (c.value() instanceof Nil || Boolean.FALSE.equals(c.value()));
    }
}
