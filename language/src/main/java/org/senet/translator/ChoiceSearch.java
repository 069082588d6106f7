package org.senet.translator;

import com.oracle.truffle.api.Assumption;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.ir.Lambda;
import org.senet.ir.Local;
import org.senet.runtime.Choices;

/**
 * Looks for choices in code and in the functions that it calls. The next turn of a loop that began outside of the code counts as
 * well, because only steps can go back to it.
 */
final class ChoiceSearch extends CallSearch {
    private final Set<Ir.LoopLabel> loops = new HashSet<>();

    /**
     * Who chooses when a function is called, for each of its arities.
     *
     * @param valid holds as long as functions that are called by name stay what they are
     */
    List<Choices> of(Lambda lambda, Assumption valid) {
        var found = in(lambda);
        return IntStream.range(0, found.size())
                .mapToObj(i -> choices(lambda.arities().get(i), found.get(i), valid))
                .toList();
    }

    private static Choices choices(Lambda.Arity arity, Found found, Assumption valid) {
        return new Choices(
                found.own(),
                numbers(arity.parameters(), found.through()),
                numbers(arity.captured(), found.through()),
                valid);
    }

    private static int[] numbers(List<Local> locals, Set<Local> wanted) {
        return IntStream.range(0, locals.size())
                .filter(i -> wanted.contains(locals.get(i)))
                .toArray();
    }

    @Override
    void begin() {
        super.begin();
        loops.clear();
    }

    @Override
    Found in(Ir ir) {
        return switch (ir) {
            case Ir.Any a -> Found.IT;
            case Ir.AnyOf a -> Found.IT;
            case Ir.AnyPiece a -> Found.IT;
            case Ir.AnyPlace a -> Found.IT;
            case Ir.AnyConnected a -> Found.IT;
            case Ir.Check c -> Found.IT;
            case Ir.EndMove e -> Found.IT;
            case Ir.RemoveCaptured r -> Found.IT;
            case Ir.EndRound e -> Found.IT;
            case Ir.Capture c -> Found.IT;
            case Ir.Prompt p -> in(p.tag()).or(call(p.function(), List.of()));
            case Ir.Exists e -> Found.NOTHING;
            case Ir.Count c -> Found.NOTHING;
            case Ir.Each e -> Found.NOTHING;
            case Ir.FirstWay f -> Found.NOTHING;
            case Ir.Finally f -> in(f.body());
            case Ir.Recur r -> loops.contains(r.label()) ? inAll(r.values()) : Found.IT;
            case Ir.Loop l -> {
                loops.add(l.label());
                yield inAll(IrTree.children(l));
            }
            default -> others(ir);
        };
    }
}
