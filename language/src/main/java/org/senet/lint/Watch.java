package org.senet.lint;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.analyzer.AnalysisObserver;
import org.senet.data.Located;
import org.senet.data.SourceSpan;
import org.senet.errors.SenetException;
import org.senet.ir.Ir;

/** Remembers how a text was understood: which code came from which form, and what went wrong. */
public final class Watch implements AnalysisObserver {
    private final Map<Ir, Object> written = new IdentityHashMap<>();
    private final Set<SourceSpan> understood = new HashSet<>();
    private final List<Program.Failure> failures = new ArrayList<>();

    @Override
    public void understood(Object form, Ir ir) {
        if (form instanceof Located l && l.span() != null) {
            written.put(ir, form);
            understood.add(l.span());
        }
        if (ir.span() != null) {
            understood.add(ir.span());
        }
    }

    @Override
    public void failed(Object form, SenetException error) {
        failures.add(new Program.Failure(form, error));
    }

    /** The form of the text that a piece of code was made from; null where a macro has made it. */
    public @Nullable Object written(Ir ir) {
        return written.get(ir);
    }

    /** Whether code at a place of the text was understood. */
    public boolean hasUnderstood(SourceSpan span) {
        return understood.contains(span);
    }

    /** What went wrong, in order. */
    public List<Program.Failure> failures() {
        return failures;
    }
}
