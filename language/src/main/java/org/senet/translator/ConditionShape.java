package org.senet.translator;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.ir.Ir;
import org.senet.ir.Local;

/**
 * Values of {@code and} and {@code or} as functions have them, when nothing but their truth is wanted: the same is told by conditions,
 * which all analyses know.
 */
final class ConditionShape {
    private ConditionShape() {}

    /** The same condition, made of conditions as far as possible. */
    static Ir of(Ir.Test test) {
        return switch (test.value()) {
            case Ir.Do d -> all(test, d);
            case Ir.Or o
            when !o.conditions() && o.forms().stream().allMatch(ConditionShape::isTruth) ->
                new Ir.Or(o.span(), tests(test, o.forms()), true);
            case Ir.And a
            when !a.conditions() && a.forms().stream().allMatch(ConditionShape::isTruth) ->
                new Ir.And(a.span(), tests(test, a.forms()), true);
            default -> test;
        };
    }

    private static List<Ir> tests(Ir.Test test, List<Ir> values) {
        return values.stream()
                .map(v -> of(new Ir.Test(v.span(), v, test.mode())))
                .toList();
    }

    /** {@code and} of a function: each value but the last is bound to a variable, and is the result if it is not true. */
    private static Ir all(Ir.Test test, Ir.Do value) {
        var conditions = new ArrayList<Ir>();
        Ir rest = value;
        for (var link = Link.of(rest); link != null; link = Link.of(rest)) {
            conditions.add(of(new Ir.Test(link.value().span(), link.value(), Ir.TestMode.FORCE)));
            rest = link.rest();
        }
        if (conditions.isEmpty()) {
            return test;
        }
        conditions.add(of(new Ir.Test(rest.span(), rest, test.mode())));
        return new Ir.And(value.span(), conditions, true);
    }

    /**
     * One form of {@code and}.
     *
     * @param value its value
     * @param rest the other forms
     */
    private record Link(Ir value, Ir rest) {

        static @Nullable Link of(Ir ir) {
            return ir instanceof Ir.Do d
                            && d.forms().size() == 2
                            && d.forms().getFirst() instanceof Ir.Bind bind
                            && d.forms().getLast() instanceof Ir.If choice
                            && isTest(choice.test(), bind.local(), Ir.TestMode.FORCE)
                            && choice.otherwise() instanceof Ir.If failed
                            && isTest(failed.test(), bind.local(), Ir.TestMode.CORE)
                            && failed.then() instanceof Ir.Const no
                            && Boolean.FALSE.equals(no.value())
                            && isRead(failed.otherwise(), bind.local())
                    ? new Link(bind.init(), choice.then())
                    : null;
        }

        private static boolean isTest(Ir ir, Local local, Ir.TestMode mode) {
            return ir instanceof Ir.Test t && t.mode() == mode && isRead(t.value(), local);
        }

        private static boolean isRead(Ir ir, Local local) {
            return ir instanceof Ir.LocalRef l && l.local() == local;
        }
    }

    /** Whether a value is true or false whatever happens. */
    private static boolean isTruth(Ir value) {
        return switch (value) {
            case Ir.Const c -> c.value() instanceof Boolean;
            case Ir.Operation o -> o.operator().compares();
            case Ir.Exists e -> true;
            case Ir.InZone z -> true;
            case Ir.Not n -> true;
            case Ir.Ask a -> a.query().isTest();
            case Ir.Or o -> o.forms().stream().allMatch(ConditionShape::isTruth);
            case Ir.And a -> a.forms().stream().allMatch(ConditionShape::isTruth);
            case Ir.Do d -> {
                var link = Link.of(d);
                yield link != null && isTruth(link.rest());
            }
            default -> false;
        };
    }
}
