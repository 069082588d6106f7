package org.senet.translator;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.runtime.Code;
import org.senet.runtime.Function;
import org.senet.runtime.SenetContext;
import org.senet.runtime.Var;

/** What the translator must know of a piece of code: whether it may choose, acts on the board, or looks at it. */
final class Traits {
    private static final Set<String> LIBRARY = Set.of(SenetContext.CORE, "senet.native");

    private final ChoiceSearch search = new ChoiceSearch();
    private final EffectSearch effects;
    private final Map<Ir, Boolean> choosing = new IdentityHashMap<>();
    private final Map<Ir, Boolean> acting = new IdentityHashMap<>();

    /** @param sharesGlobals whether what the code sets is a global, and one that is not undone */
    Traits(boolean sharesGlobals) {
        effects = new EffectSearch(sharesGlobals);
    }

    /**
     * Whether the code may choose, or calls something that is not known not to. The next turn of a loop that began outside
     * the code counts as well, because only steps can go back to it.
     */
    boolean mayChoose(Ir ir) {
        var known = choosing.get(ir);
        if (known == null) {
            known = search.finds(ir);
            choosing.put(ir, known);
        }
        return known;
    }

    /** Whether running the code may write to the effect log. */
    boolean acts(Ir ir) {
        var known = acting.get(ir);
        if (known == null) {
            known = effects.finds(ir);
            acting.put(ir, known);
        }
        return known;
    }

    static Object value(Ir.VarRef ref) {
        return SenetContext.get(null).value((Var) ref.variable());
    }

    /** Whether a variable belongs to the core. */
    static boolean isOfLibrary(Var variable) {
        return LIBRARY.contains(variable.namespace());
    }

    /** Whether the value may be another one when the code runs. */
    static boolean isDynamic(Ir.VarRef ref) {
        return ((Var) ref.variable()).isDynamic();
    }

    static boolean isBuiltinCall(Ir.Call call) {
        return switch (call.function()) {
            case Ir.VarRef v ->
                !isDynamic(v)
                        && value(v) instanceof Function f
                        && !(f.code instanceof LambdaCode)
                        && !f.code.mayChoose()
                        && !f.code.callsBack();
            case Ir.Const c -> !(c.value() instanceof Function);
            default -> false;
        };
    }

    /** Whether a value may be, or contain, a sequence whose elements are computed later. */
    static boolean mayBeLazy(Ir value) {
        return switch (value) {
            case Ir.Const c -> false;
            case Ir.VarRef v -> false;
            case Ir.LateName n -> false;
            case Ir.Fn f -> false;
            case Ir.Ask a -> false;
            case Ir.AskTurn t -> false;
            case Ir.InZone z -> false;
            case Ir.Not n -> false;
            case Ir.Test t -> false;
            case Ir.Operation o -> false;
            case Ir.Collection c -> c.elements().stream().anyMatch(Traits::mayBeLazy);
            default -> true;
        };
    }

    /** The code of the function of the library that a call names, or null. */
    static Code calledOfLibrary(Ir.Call call) {
        boolean library =
                call.function() instanceof Ir.VarRef v && v.variable() instanceof Var variable && isOfLibrary(variable);
        return library && value((Ir.VarRef) call.function()) instanceof Function f ? f.code : null;
    }

    /** Whether the function's own code needs the current position. */
    static boolean usesBoard(Ir body) {
        return IrTree.contains(body, e -> switch (e) {
            case Ir.Ask a -> true;
            case Ir.InZone z -> true;
            case Ir.AskTurn t -> true;
            case Ir.Opposite o -> true;
            case Ir.PieceAttribute p -> true;
            case Ir.BoardAttribute b -> true;
            case Ir.Mark m -> true;
            case Ir.Effect f -> true;
            case Ir.GlobalRef g -> true;
            case Ir.GlobalAssign g -> true;
            case Ir.BoardAttributeAssign b -> true;
            case Ir.IsAttacked i -> true;
            case Ir.InReserve r -> true;
            case Ir.NoMoves n -> true;
            case Ir.NoMovesOf n -> true;
            case Ir.ThroughoutRepetition t -> true;
            case Ir.LateName n -> true;
            case Ir.Check c -> true;
            case Ir.EndMove m -> true;
            case Ir.RemoveCaptured r -> true;
            case Ir.EndRound n -> true;
            case Ir.TurnIn i -> true;
            case Ir.AnyPiece a -> true;
            case Ir.AnyPlace a -> true;
            case Ir.AnyConnected a -> true;
            case Ir.Exists x -> true;
            case Ir.Count c -> true;
            case Ir.Each s -> true;
            case Ir.FirstWay f -> true;
            case Ir.Test t -> t.mode() != Ir.TestMode.CORE;
            default -> false;
        });
    }
}
