package org.senet.translator;

import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.senet.ir.Ir;
import org.senet.ir.Ir.LoopLabel;
import org.senet.ir.IrTree;
import org.senet.ir.Local;

/**
 * The places in a function's deterministic code after which a variable is read no more, whatever happens. What stands
 * there need not be kept: a sequence may be too long to be held while somebody else walks along it.
 *
 * <p>The code is gone through backwards, with the set of the variables that are still to be read. Where control may go in
 * ways that are not known here, as in {@code try} or in choices, all variables that are read inside count as read later,
 * and no place inside is a last one.
 */
final class LastUses {
    private final Set<Ir> last = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Map<Ir, Integer> mentions = new IdentityHashMap<>();
    private final Map<LoopLabel, Set<Local>> loops = new HashMap<>();

    private LastUses() {}

    /** The last uses in the body of a function. */
    static LastUses in(Ir body) {
        var uses = new LastUses();
        uses.count(body);
        uses.visit(body, new HashSet<>());
        return uses;
    }

    /** Whether a form reads a variable for the last time. */
    boolean contains(Ir.LocalRef form) {
        return last.contains(form);
    }

    /** A form that stands in several places has none of its own. */
    private void count(Ir ir) {
        if (ir instanceof Ir.LocalRef) {
            mentions.merge(ir, 1, Integer::sum);
        }
        IrTree.children(ir).forEach(this::count);
    }

    /** Goes through a form; the set of variables that are read after it becomes that of those read from it on. */
    private void visit(Ir ir, Set<Local> live) {
        switch (ir) {
            case Ir.LocalRef l -> {
                if (live.add(l.local()) && mentions.get(l) == 1 && !l.local().isAssigned()) {
                    last.add(l);
                }
            }
            case Ir.Bind b -> {
                live.remove(b.local());
                visit(b.init(), live);
            }
            case Ir.If i -> {
                var then = new HashSet<>(live);
                visit(i.then(), then);
                visit(i.otherwise(), live);
                live.addAll(then);
                visit(i.test(), live);
            }
            case Ir.And a -> visitUntilKnown(a.forms(), live);
            case Ir.Or o -> visitUntilKnown(o.forms(), live);
            case Ir.Fn f -> live.addAll(f.lambda().captures());
            case Ir.Loop l -> visitLoop(l, live);
            case Ir.Recur r -> {
                var again = loops.get(r.label());
                if (again == null) {
                    live.addAll(reads(r));
                    return;
                }
                live.clear();
                live.addAll(again);
                visitAll(r.values(), live);
            }
            case Ir.Do d -> visitAll(d.forms(), live);
            case Ir.Test t -> visitCore(t, live);
            case Ir.Not n -> visit(n.test(), live);
            case Ir.Call c -> visitAll(IrTree.children(c), live);
            case Ir.Operation o -> visitAll(o.operands(), live);
            case Ir.Collection c -> visitAll(c.elements(), live);
            default -> live.addAll(reads(ir));
        }
    }

    /** A condition of rules may look at a variable's value several times. */
    private void visitCore(Ir.Test test, Set<Local> live) {
        if (test.mode() == Ir.TestMode.CORE) {
            visit(test.value(), live);
        } else {
            live.addAll(reads(test));
        }
    }

    private void visitAll(List<Ir> forms, Set<Local> live) {
        for (int i = forms.size() - 1; i >= 0; i--) {
            visit(forms.get(i), live);
        }
    }

    /** Forms of which each may be the last that runs. */
    private void visitUntilKnown(List<Ir> forms, Set<Local> live) {
        var after = new HashSet<>(live);
        for (int i = forms.size() - 1; i >= 0; i--) {
            live.addAll(after);
            visit(forms.get(i), live);
        }
    }

    /** In a loop, what comes from outside is read again in the next turn; the loop's own variables get other values. */
    private void visitLoop(Ir.Loop loop, Set<Local> live) {
        var again = new HashSet<>(live);
        again.addAll(reads(loop.body()));
        loop.label().locals().forEach(again::remove);
        loops.put(loop.label(), again);
        live.addAll(again);
        visit(loop.body(), live);
        loop.label().locals().forEach(live::remove);
        visitAll(loop.inits(), live);
    }

    /** The variables that a form reads, in it or in functions that it makes. */
    private static Set<Local> reads(Ir ir) {
        var read = new HashSet<Local>();
        collect(ir, read);
        return read;
    }

    private static void collect(Ir ir, Set<Local> read) {
        switch (ir) {
            case Ir.LocalRef l -> read.add(l.local());
            case Ir.Fn f -> read.addAll(f.lambda().captures());
            default -> IrTree.children(ir).forEach(child -> collect(child, read));
        }
    }
}
