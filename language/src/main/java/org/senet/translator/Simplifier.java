package org.senet.translator;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.senet.ir.Ir;

/**
 * Makes rules simpler in which some questions have a known answer: what depends on it is left out, as far as conditions and
 * statements go. Immutable.
 */
final class Simplifier {
    private final Function<Ir, @Nullable Boolean> known;

    /** @param known what a part of a condition is known to be; null for all that is not known */
    Simplifier(Function<Ir, @Nullable Boolean> known) {
        this.known = known;
    }

    /** Whether the first of some statements fails whatever the position is. */
    static boolean alwaysFails(List<Ir> code) {
        return !code.isEmpty() && fails(new Simplifier(ir -> null).simplify(code.getFirst()));
    }

    /** The same program. */
    RuleProgram simplify(RuleProgram program) {
        return program.withPre(simplify(program.pre()))
                .withWays(program.ways().stream().map(this::simplify).toList());
    }

    /** The same way. */
    RuleProgram.Way simplify(RuleProgram.Way way) {
        return new RuleProgram.Way(way.span(), simplify(way.move()), simplify(way.post()));
    }

    /** The same statements; those behind one that always fails are left out. */
    List<Ir> simplify(List<Ir> code) {
        var result = new ArrayList<Ir>();
        for (var ir : code) {
            var simple = simplify(ir);
            if (simple instanceof Ir.Do d && !d.forms().isEmpty()) {
                result.addAll(d.forms());
            } else {
                result.add(simple);
            }
            if (fails(simple)) {
                break;
            }
        }
        return List.copyOf(result);
    }

    private Ir simplify(Ir ir) {
        var value = known.apply(ir);
        if (value != null) {
            return new Ir.Const(ir.span(), value);
        }
        return switch (ir) {
            case Ir.Test t -> new Ir.Test(t.span(), simplify(t.value()), t.mode());
            case Ir.Not n -> not(n, simplify(n.test()));
            case Ir.And a when a.conditions() -> all(a, a.forms(), false);
            case Ir.Or o when o.conditions() -> all(o, o.forms(), true);
            case Ir.Check c -> isOrdinary(c) ? c : check(c, simplify(c.test()));
            case Ir.Exists e -> exists(e, simplify(e.body()));
            case Ir.Do d -> new Ir.Do(d.span(), simplify(d.forms()));
            case Ir.If i -> branch(i, simplify(i.test()));
            case Ir.Bind b -> new Ir.Bind(b.span(), b.local(), simplify(b.init()));
            case Ir.Assign a -> new Ir.Assign(a.span(), a.local(), simplify(a.value()));
            case Ir.While w -> new Ir.While(w.span(), simplify(w.test()), simplify(w.body()));
            default -> ir;
        };
    }

    private Ir not(Ir.Not not, Ir test) {
        return isKnown(test, true)
                ? new Ir.Const(not.span(), false)
                : isKnown(test, false) ? new Ir.Const(not.span(), true) : new Ir.Not(not.span(), test);
    }

    private Ir all(Ir ir, List<Ir> forms, boolean deciding) {
        var open = new ArrayList<Ir>();
        for (var form : forms) {
            var simple = simplify(form);
            if (isKnown(simple, deciding) && open.isEmpty()) {
                return new Ir.Const(ir.span(), deciding);
            }
            if (!isKnown(simple, !deciding)) {
                open.add(simple);
            }
        }
        return switch (open.size()) {
            case 0 -> new Ir.Const(ir.span(), !deciding);
            case 1 -> open.getFirst();
            default -> deciding ? new Ir.Or(ir.span(), open, true) : new Ir.And(ir.span(), open, true);
        };
    }

    private Ir check(Ir.Check check, Ir test) {
        if (isKnown(test, true)) {
            return new Ir.Const(check.span(), true);
        }
        return isKnown(test, false)
                ? new Ir.Any(check.span(), List.of())
                : new Ir.Check(check.span(), test, check.message());
    }

    /** Whether a check that reads globals is not remembered because it chooses; without its choice, it would be. */
    private static boolean isOrdinary(Ir.Check check) {
        return InvariantTranslator.readsGlobal(check.test()) && new Traits(true).mayChoose(check.test());
    }

    private Ir exists(Ir.Exists exists, Ir body) {
        return fails(body) ? new Ir.Const(exists.span(), false) : new Ir.Exists(exists.span(), body);
    }

    private Ir branch(Ir.If branch, Ir test) {
        if (isKnown(test, true)) {
            return simplify(branch.then());
        }
        return isKnown(test, false)
                ? simplify(branch.otherwise())
                : new Ir.If(branch.span(), test, simplify(branch.then()), simplify(branch.otherwise()));
    }

    private static boolean isKnown(Ir test, boolean value) {
        return switch (test) {
            case Ir.Const c -> Boolean.valueOf(value).equals(c.value());
            case Ir.Test t -> isKnown(t.value(), value);
            default -> false;
        };
    }

    private static boolean fails(Ir ir) {
        return switch (ir) {
            case Ir.Any a -> a.options().isEmpty();
            case Ir.Do d -> d.forms().stream().anyMatch(Simplifier::fails);
            case Ir.Test t -> fails(t.value());
            default -> false;
        };
    }
}
