package org.senet.lint.rules;

import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.ir.EffectKind;
import org.senet.ir.Ir;
import org.senet.ir.Query;
import org.senet.lint.Code;
import org.senet.lint.Report;

/** Finds {@code (if (is-enemy? n) (capture))}, which asks about one position and captures at another. */
final class ActsHere extends Warning {
    private static final Set<Query> PIECES = EnumSet.of(Query.IS_ENEMY, Query.NOT_FRIEND, Query.NOT_EMPTY);

    ActsHere() {
        super("acts-here", "`(if (is-enemy? n) (capture))`, which asks there and captures here");
    }

    @Override
    public void code(Ir part, Code code, Report report) {
        if (part instanceof Ir.If i
                && asked(i.test()) instanceof Ir.Ask ask
                && acts(first(i.then())) instanceof Ir.Effect e) {
            report.add(
                    e.span(),
                    "this is done at the current position, while `" + Texts.shown(ask.span())
                            + "` asks about another one",
                    e.kind() == EffectKind.CAPTURE
                            ? "`(capture " + Texts.shown(ask.path().getFirst().span()) + ")` captures there"
                            : "a direction or a position as a statement goes there first; within `each`, the current position"
                                    + " stays");
        }
    }

    private static @Nullable Ir asked(Ir test) {
        return switch (test) {
            case Ir.Test t -> asked(t.value());
            case Ir.And a when !a.forms().isEmpty() -> asked(a.forms().getLast());
            case Ir.Ask a when !a.path().isEmpty() && PIECES.contains(a.query()) -> a;
            default -> null;
        };
    }

    private static Ir first(Ir ir) {
        return ir instanceof Ir.Do d && !d.forms().isEmpty() ? first(d.forms().getFirst()) : ir;
    }

    private static @Nullable Ir acts(Ir ir) {
        return ir instanceof Ir.Effect e
                        && (e.kind() == EffectKind.CAPTURE && e.arguments().isEmpty()
                                || e.kind() == EffectKind.SET_OWNER
                                        && e.arguments().size() == 1)
                ? e
                : null;
    }
}
