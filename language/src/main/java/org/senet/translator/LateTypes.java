package org.senet.translator;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.data.SourceSpan;
import org.senet.errors.SenetException;
import org.senet.ir.Ir;
import org.senet.ir.Ir.SearchKind;
import org.senet.ir.IrTree;
import org.senet.ir.Lambda;
import org.senet.state.Design;
import org.senet.state.PieceType;

/**
 * Finds choices of types that were meant to go to pieces. Where a function was read before its text had such pieces, as those that
 * a macro defines further down, {@code (any King)} chooses a value, and the current position stays.
 */
final class LateTypes {
    private LateTypes() {}

    /**
     * Refuses such a choice where only going makes sense: as a statement, as a condition, and where ways are counted.
     *
     * @param parts the code and all that it mentions
     */
    static void require(Design design, List<Ir> parts) {
        for (var ir : parts) {
            if (ir instanceof Ir.Each e && e.condition() instanceof Ir.Test t && isType(design, t.value())) {
                throw late(t.span(), (Ir.LateName) t.value());
            }
            for (var part : withoutValue(ir)) {
                var choice = choiceOfTypes(design, part);
                if (choice != null) {
                    throw late(choice.span(), (Ir.LateName) choice.options().getFirst());
                }
            }
        }
    }

    private static SenetException late(SourceSpan span, Ir.LateName name) {
        return SenetException.at(
                span,
                "`" + name.name() + "` is a piece that is defined further down by a macro, so this does not go to it",
                "write the function below the pieces");
    }

    /** The parts of a form whose values nobody wants, or only as a condition. */
    private static List<Ir> withoutValue(Ir ir) {
        return switch (ir) {
            case Ir.Do d -> d.forms().subList(0, Math.max(0, d.forms().size() - 1));
            case Ir.Test t -> List.of(t.value());
            case Ir.Search s
            when (s.kind() == SearchKind.EXISTS || s.kind() == SearchKind.COUNT) && s.function() instanceof Ir.Fn f ->
                List.of(f.lambda().arities().getFirst().body());
            default -> List.of();
        };
    }

    /** The choice of types that a form ends with, perhaps in a function that it calls; else null. */
    private static Ir.@Nullable Any choiceOfTypes(Design design, Ir ir) {
        return switch (ir) {
            case Ir.Any any when isOfTypes(design, any) -> any;
            case Ir.Do d
            when !d.forms().isEmpty() -> choiceOfTypes(design, d.forms().getLast());
            case Ir.Call call -> {
                var function = Mentions.called(call);
                yield function == null ? null : atTheEnd(design, function);
            }
            default -> null;
        };
    }

    private static Ir.@Nullable Any atTheEnd(Design design, Lambda function) {
        for (var arity : function.arities()) {
            boolean calls = IrTree.contains(arity.body(), Ir.Call.class::isInstance);
            var choice = calls ? null : choiceOfTypes(design, arity.body());
            if (choice != null) {
                return choice;
            }
        }
        return null;
    }

    private static boolean isOfTypes(Design design, Ir.Any any) {
        return !any.options().isEmpty() && any.options().stream().allMatch(o -> isType(design, o));
    }

    private static boolean isType(Design design, Ir ir) {
        return ir instanceof Ir.LateName n && design.named(n.name()) instanceof PieceType;
    }
}
