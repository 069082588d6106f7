package org.senet.frontend;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.RootCallTarget;
import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.RootNode;
import com.oracle.truffle.api.source.Source;
import com.oracle.truffle.api.source.SourceSection;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.senet.data.InteropValue;
import org.senet.data.Nil;
import org.senet.errors.DeepRecursion;
import org.senet.frontend.ProgramReader.TopLevelForm;
import org.senet.runtime.Namespace;
import org.senet.runtime.SenetContext;

/**
 * A program: its top-level forms are analyzed and run one after another, and the value is the last one's. The code that the
 * first run has made is kept for further contexts.
 */
final class ProgramRootNode extends RootNode {
    private final Evaluator evaluator;
    private final Source source;
    private final List<TopLevelForm> forms;
    /** What the forms were made into; null where a form has to be looked at anew. Contexts may run in parallel. */
    private final AtomicReferenceArray<RootCallTarget> codes;

    ProgramRootNode(TruffleLanguage<?> language, Evaluator evaluator, Source source, List<TopLevelForm> forms) {
        super(language);
        this.evaluator = evaluator;
        this.source = source;
        this.forms = forms;
        codes = new AtomicReferenceArray<>(forms.size());
    }

    @Override
    public Object execute(VirtualFrame frame) {
        return InteropValue.box(run(SenetContext.get(this)));
    }

    @TruffleBoundary
    private Object run(SenetContext context) {
        var outer = context.source();
        context.setSource(source);
        try {
            Namespace scanned = null;
            Object value = Nil.NIL;
            for (int i = 0; i < forms.size(); i++) {
                if (scanned != context.current()) {
                    scanned = context.current();
                    for (var form : forms.subList(i, forms.size())) {
                        scanned.text().scan(form.form());
                    }
                }
                value = evaluate(context, i);
            }
            if (!source.isInternal()) {
                Evaluator.checkLateNames(context, context.current());
            }
            return value;
        } catch (StackOverflowError e) {
            throw DeepRecursion.error(e, this);
        } finally {
            context.current().text().takeLate();
            context.setSource(outer);
            context.flush();
        }
    }

    private Object evaluate(SenetContext context, int index) {
        var known = codes.get(index);
        if (known != null) {
            return Evaluator.call(known);
        }
        var form = forms.get(index);
        if (form.form() instanceof LibraryText.Deferred deferred) {
            deferred.define(context);
            return Nil.NIL;
        }
        var expanded = evaluator.expand(context, form.form());
        if (Evaluator.isDo(expanded)) {
            return evaluator.evaluate(context, expanded, form.span());
        }
        var code = evaluator.compile(context, expanded, form.span());
        codes.set(index, code);
        return Evaluator.call(code);
    }

    @Override
    public boolean isInternal() {
        return true;
    }

    @Override
    public String getName() {
        return source.getName();
    }

    @Override
    public SourceSection getSourceSection() {
        return source.createSection(0, source.getLength());
    }
}
