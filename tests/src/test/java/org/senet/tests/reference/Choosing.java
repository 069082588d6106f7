package org.senet.tests.reference;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.ir.Lambda;
import org.senet.ir.Local;
import org.senet.runtime.Function;
import org.senet.runtime.Var;
import org.senet.tests.reference.World.Frame;

/** Which forms may have several values: they choose, or call a function that does. A search inside of a form is one value. */
final class Choosing {
    private final Calling calling;
    private final Frame frame;
    private final Map<Local, Lambda> functions = new HashMap<>();
    private final Set<Lambda> open = new HashSet<>();

    private Choosing(Calling calling, Frame frame) {
        this.calling = calling;
        this.frame = frame;
    }

    /** Whether a form may choose where the variables around it have their values in a frame. */
    static boolean mayHappen(Ir form, Calling calling, Frame frame) {
        return new Choosing(calling, frame).in(form);
    }

    private boolean in(Ir form) {
        note(form);
        return switch (form) {
            case Ir.Any a -> true;
            case Ir.AnyOf a -> true;
            case Ir.AnyPiece a -> true;
            case Ir.AnyPlace a -> true;
            case Ir.AnyConnected a -> true;
            case Ir.Check c -> true;
            case Ir.Exists e -> false;
            case Ir.Count c -> false;
            case Ir.Each e -> false;
            case Ir.Call c when of(c.function(), c.arguments()) -> true;
            default -> IrTree.children(form).stream().anyMatch(this::in);
        };
    }

    /** Remembers the functions that a form gives names. */
    private void note(Ir form) {
        if (form instanceof Ir.Bind b
                && b.init() instanceof Ir.Fn f
                && !b.local().isAssigned()) {
            functions.put(b.local(), f.lambda());
        }
        if (form instanceof Ir.Functions f) {
            for (int i = 0; i < f.locals().size(); i++) {
                functions.put(f.locals().get(i), f.lambdas().get(i));
            }
        }
    }

    /** Whether a call may choose. */
    private boolean of(Ir function, List<Ir> arguments) {
        return switch (function) {
            case Ir.VarRef v when calling.value((Var) v.variable()) instanceof Function f -> of(f, arguments);
            case Ir.Const c -> c.value() instanceof Function f && of(f, arguments);
            case Ir.Fn f -> of(f.lambda());
            case Ir.LocalRef l -> ofLocal(l.local());
            case Ir.Collection c -> false;
            default -> true;
        };
    }

    private boolean of(Function function, List<Ir> arguments) {
        var choices = function.code.choices(arguments.size());
        return choices.own() || choices.parameters().mapToObj(arguments::get).anyMatch(this::whenCalled);
    }

    private boolean ofLocal(Local local) {
        var lambda = functions.get(local);
        return lambda != null ? of(lambda) : isOpenEnded(local.isAssigned() ? null : frame.value(local));
    }

    private boolean of(Lambda lambda) {
        return open.add(lambda) && lambda.arities().stream().anyMatch(arity -> in(arity.body()));
    }

    /** Whether a value that is called may choose. */
    private boolean whenCalled(Ir value) {
        return switch (value) {
            case Ir.Fn f -> of(f.lambda());
            case Ir.VarRef v -> calling.value((Var) v.variable()) instanceof Function f && f.code.mayChoose();
            case Ir.Const c -> c.value() instanceof Function f && f.code.mayChoose();
            case Ir.LocalRef l -> ofLocal(l.local());
            case Ir.Collection c -> false;
            default -> true;
        };
    }

    private boolean isOpenEnded(@Nullable Object value) {
        return !(value instanceof Function f) || f.code.lambda() == null || of(f.code.lambda());
    }
}
