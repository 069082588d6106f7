package org.senet.translator;

import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.ir.Lambda;
import org.senet.ir.Local;

/**
 * Finds the places where a local variable of code that does not choose is read for the last time. There the variable lets go
 * of a sequence, so that walking along one that is computed on the way needs no memory for what lies behind.
 *
 * <p>The code is gone through from its end to its beginning with the set of the variables that are still read afterwards.
 */
final class Liveness {
    private final Set<Ir> last = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<Ir> notLast = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Map<Ir.LoopLabel, Set<Local>> loops = new HashMap<>();

    private Liveness() {}

    /** The reads after which their variable is not read any more. */
    static Set<Ir> lastReads(Ir body) {
        var liveness = new Liveness();
        liveness.before(body, Set.of());
        // One form may stand in several places.
        liveness.last.removeAll(liveness.notLast);
        return liveness.last;
    }

    /** The variables that are read from the beginning of code on, when some are read after it. */
    private Set<Local> before(Ir ir, Set<Local> after) {
        return switch (ir) {
            case Ir.LocalRef r -> read(r, after);
            case Ir.Bind b -> before(b.init(), without(after, List.of(b.local())));
            case Ir.Assign a -> before(a.value(), without(after, List.of(a.local())));
            case Ir.If i -> before(i.test(), union(before(i.then(), after), before(i.otherwise(), after)));
            case Ir.And a -> beforeEach(a.forms(), after, after);
            case Ir.Or o -> beforeEach(o.forms(), after, after);
            case Ir.While w -> repeated(w, after);
            case Ir.Each e -> repeated(e, after);
            case Ir.FirstWay f -> repeated(f, after);
            case Ir.Loop l -> loop(l, after);
            case Ir.Recur r -> beforeEach(r.values(), loops.getOrDefault(r.label(), Set.of()), Set.of());
            case Ir.Fn f -> union(after, captures(f.lambda()));
            case Ir.Functions f -> without(functions(f, after), f.locals());
            case Ir.Catch c -> caught(c, after);
            case Ir.Finally f -> {
                var cleanup = before(f.cleanup(), after);
                yield before(f.body(), union(after, cleanup));
            }
            default -> beforeEach(IrTree.children(ir), after, Set.of());
        };
    }

    private Set<Local> read(Ir.LocalRef ref, Set<Local> after) {
        (after.contains(ref.local()) ? notLast : last).add(ref);
        return union(after, Set.of(ref.local()));
    }

    /** Several forms in order; {@code ends} are read afterwards if any of them is the last one to be evaluated. */
    private Set<Local> beforeEach(List<Ir> forms, Set<Local> after, Set<Local> ends) {
        var live = after;
        for (int i = forms.size() - 1; i >= 0; i--) {
            live = before(forms.get(i), union(live, ends));
        }
        return live;
    }

    /** What a loop reads it may read once more. */
    private Set<Local> repeated(Ir loop, Set<Local> after) {
        var again = union(after, reads(loop));
        return beforeEach(IrTree.children(loop), again, again);
    }

    private Set<Local> loop(Ir.Loop loop, Set<Local> after) {
        var variables = loop.label().locals();
        var again = without(reads(loop.body()), variables);
        loops.put(loop.label(), again);
        var body = before(loop.body(), after);
        return beforeEach(loop.inits(), without(union(body, again), variables), Set.of());
    }

    private Set<Local> caught(Ir.Catch form, Set<Local> after) {
        var live = after;
        for (var handler : form.handlers()) {
            live = union(live, without(before(handler.body(), after), List.of(handler.error())));
        }
        return before(form.body(), live);
    }

    private static Set<Local> functions(Ir.Functions functions, Set<Local> after) {
        var live = after;
        for (var lambda : functions.lambdas()) {
            live = union(live, captures(lambda));
        }
        return live;
    }

    private static Set<Local> captures(Lambda lambda) {
        return Set.copyOf(lambda.captures());
    }

    private static Set<Local> reads(Ir ir) {
        var reads = new HashSet<Local>();
        IrTree.contains(ir, e -> {
            switch (e) {
                case Ir.LocalRef r -> reads.add(r.local());
                case Ir.Fn f -> reads.addAll(f.lambda().captures());
                case Ir.Functions f -> f.lambdas().forEach(l -> reads.addAll(l.captures()));
                default -> {
                    // reads nothing itself
                }
            }
            return false;
        });
        return reads;
    }

    private static Set<Local> union(Set<Local> a, Set<Local> b) {
        if (b.isEmpty() || a.containsAll(b)) {
            return a;
        }
        var both = new HashSet<>(a);
        both.addAll(b);
        return both;
    }

    private static Set<Local> without(Set<Local> set, List<Local> removed) {
        if (Collections.disjoint(set, removed)) {
            return set;
        }
        var others = new HashSet<>(set);
        removed.forEach(others::remove);
        return others;
    }
}
