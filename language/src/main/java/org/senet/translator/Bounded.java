package org.senet.translator;

import java.util.List;
import java.util.function.ToLongFunction;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.state.Design;

/**
 * In how many ways code can be gone through at most, by the numbers of options of its choices: each way is then told by a number below
 * that, whose digits are the options, with the number of options of each choice as its base. Drawn steps read these digits.
 */
final class Bounded {
    /** There is no such number, or it is too large to be worth drawing. */
    static final int UNBOUNDED = 0;

    private static final int MOST = 1 << 12;

    private final Design design;
    private final int player;
    private final Traits traits = new Traits(true);
    private List<Ir> post = List.of();

    private Bounded(Design design, int player) {
        this.design = design;
        this.player = player;
    }

    /** In how many ways a program can be gone through from one position; {@link #UNBOUNDED} when that is not known. */
    static int most(Design design, int player, RuleProgram program) {
        if (Postponed.dependsOnOthers(program)) {
            return UNBOUNDED;
        }
        var bounds = new Bounded(design, player);
        long ways = 0;
        for (var way : program.ways()) {
            bounds.post = way.post();
            long pre = bounds.all(program.pre());
            ways = Math.max(ways, product(pre, product(bounds.all(way.move()), bounds.all(way.post()))));
        }
        long all = product(ways, program.ways().size());
        return all > MOST ? UNBOUNDED : (int) all;
    }

    private static long product(long a, long b) {
        return Math.min(a * b, MOST + 1L);
    }

    private long all(List<Ir> forms) {
        return product(forms, this::most);
    }

    private static long product(List<Ir> forms, ToLongFunction<Ir> most) {
        long result = 1;
        for (var form : forms) {
            result = product(result, most.applyAsLong(form));
        }
        return result;
    }

    private long most(List<Ir> options) {
        return options.stream().mapToLong(this::most).max().orElse(1);
    }

    private long most(Ir ir) {
        return switch (ir) {
            // These look at all that can be chosen, and go on once.
            case Ir.Exists e -> 1;
            case Ir.Count c -> 1;
            case Ir.Each e -> 1;
            case Ir.FirstWay f -> 1;
            case Ir.Any a -> product(Math.max(1, a.options().size()), most(a.options()));
            case Ir.AnyPlace a -> places(a);
            case Ir.EndMove e -> product(2, all(post));
            case Ir.If i -> product(most(i.test()), most(List.of(i.then(), i.otherwise())));
            case Ir.While w -> isSingle(w) ? 1 : MOST + 1L;
            case Ir.Loop l -> isSingle(l) ? 1 : MOST + 1L;
            case Ir.Recur r -> all(r.values());
            case Ir.AnyOf a -> MOST + 1L;
            case Ir.AnyPiece a -> MOST + 1L;
            case Ir.AnyConnected a -> MOST + 1L;
            case Ir.Capture c -> MOST + 1L;
            case Ir.Prompt p -> MOST + 1L;
            case Ir.Catch c -> isSingle(c) ? 1 : MOST + 1L;
            case Ir.Finally f -> isSingle(f) ? 1 : MOST + 1L;
            case Ir.Binding b -> isSingle(b) ? 1 : MOST + 1L;
            case Ir.Call c -> traits.mayChoose(c) ? MOST + 1L : all(IrTree.children(c));
            default -> all(IrTree.children(ir));
        };
    }

    private static boolean isSingle(Ir ir) {
        return Single.isSingle(List.of(ir));
    }

    private long places(Ir.AnyPlace any) {
        return switch (any.source()) {
            case ALL -> design.topology.size();
            case LAST_MOVE -> MOST + 1L;
            case ZONE -> {
                var zone = design.topology.board().zone(any.zone(), design.pieces.ownerName(player));
                yield zone == null ? MOST + 1L : Math.max(1, zone.cardinality());
            }
        };
    }
}
