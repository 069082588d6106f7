package org.senet.analyzer;

import java.util.ArrayList;
import java.util.List;
import org.senet.data.PersistentList;
import org.senet.data.SourceSpan;
import org.senet.data.Symbol;
import org.senet.errors.SenetException;
import org.senet.ir.EffectKind;
import org.senet.ir.Ir;
import org.senet.runtime.SenetContext;
import org.senet.runtime.Var;

/** The words {@code take} and {@code drop}, which the core has too: there they are about sequences. */
final class ColumnForms {
    /** Names of the core that mean something else in a rule only when they stand without arguments for the core. */
    private static final int CORE_TAKE_ARGUMENTS = 2;

    private static final String DROP_SHAPE = "it is written (drop), or (drop on)";

    private ColumnForms() {}

    /** {@code (take n coll)} and {@code (drop n coll)} are the core's everywhere. */
    static boolean isCoreCall(String name, PersistentList form) {
        return (name.equals("take") || name.equals("drop")) && form.size() - 1 >= CORE_TAKE_ARGUMENTS;
    }

    /** {@code (take)} and {@code (drop)} without arguments mean nothing in the core. */
    static boolean isEffectOnly(String name, PersistentList form) {
        return name.equals("take") && (form.size() == 1 || isWordOf(EffectKind.TAKE, form))
                || name.equals("drop") && (form.size() == 1 || isWordOf(EffectKind.DROP, form));
    }

    /** {@code (take all)}, {@code (take under)} and {@code (drop on)} have a word, {@code (take 2)} a number of pieces. */
    static Ir takeOrDrop(Analyzer a, PersistentList form, Scope scope, EffectKind kind) {
        boolean take = kind == EffectKind.TAKE;
        a.requireCount(form, 0, 1, take ? "(take), (take number), (take all) or (take under)" : "(drop), or (drop on)");
        if (form.size() == 1) {
            return new Ir.Effect(a.here(), kind, List.of());
        }
        if (isWordOf(kind, form)) {
            String word = ((Symbol) form.get(1)).name();
            return new Ir.Effect(a.here(), kind, List.of(new Ir.Const(a.here(), word)));
        }
        if (!take) {
            throw a.error(form.get(1), "expected `on`, but got `" + form.get(1) + "`", DROP_SHAPE);
        }
        return new Ir.Effect(a.here(), kind, a.elements(form, 1, scope));
    }

    private static boolean isWordOf(EffectKind kind, PersistentList form) {
        var words = kind == EffectKind.TAKE ? List.of("all", "under") : List.of("on");
        return form.size() == 2 && form.get(1) instanceof Symbol s && words.contains(s.name());
    }

    /** The forms of a function's body; those whose value is not wanted, perhaps the last one too, may lift pieces. */
    static Ir body(SourceSpan span, List<Ir> forms, boolean lastToo) {
        var irs = new ArrayList<Ir>(forms);
        for (int i = 0; i < irs.size(); i++) {
            if (lastToo || i < irs.size() - 1) {
                irs.set(i, lifting(irs.get(i)));
            }
        }
        return irs.size() == 1 ? irs.getFirst() : new Ir.Do(span, irs);
    }

    /**
     * The form {@code (take n)} of a function as the effect, where it would be a transducer of the core that nothing can use: as a
     * statement or as a condition. All other forms are left as they are.
     */
    static Ir lifting(Ir ir) {
        return switch (ir) {
            case Ir.Call call when call.arguments().size() == 1 -> lifting(call);
            case Ir.If i -> new Ir.If(i.span(), i.test(), lifting(i.then()), lifting(i.otherwise()));
            case Ir.Do d
            when !d.forms().isEmpty() -> {
                var forms = new ArrayList<>(d.forms());
                forms.add(lifting(forms.removeLast()));
                yield new Ir.Do(d.span(), forms);
            }
            default -> ir;
        };
    }

    private static Ir lifting(Ir.Call call) {
        if (!(call.function() instanceof Ir.VarRef head)
                || !(head.variable() instanceof Var variable)
                || !variable.namespace().equals(SenetContext.CORE)) {
            return call;
        }
        return switch (variable.name()) {
            case "take" -> new Ir.Effect(call.span(), EffectKind.TAKE, call.arguments());
            case "drop" -> throw SenetException.at(call.span(), "`drop` puts down one piece", DROP_SHAPE);
            default -> call;
        };
    }
}
