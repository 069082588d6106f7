package org.senet.frontend;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.RootCallTarget;
import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.RootNode;
import com.oracle.truffle.api.source.Source;
import com.oracle.truffle.api.source.SourceSection;
import java.util.ArrayList;
import java.util.List;
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
    private final List<RootCallTarget> codes = new ArrayList<>();

    ProgramRootNode(TruffleLanguage<?> language, Evaluator evaluator, Source source, List<TopLevelForm> forms) {
        super(language);
        this.evaluator = evaluator;
        this.source = source;
        this.forms = forms;
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
        synchronized (codes) {
            if (index < codes.size() && codes.get(index) != null) {
                return Evaluator.call(codes.get(index));
            }
        }
        var form = forms.get(index);
        if (form.form() instanceof LibraryText.Deferred deferred) {
            keep(null);
            deferred.define(context);
            return Nil.NIL;
        }
        var expanded = evaluator.expand(context, form.form());
        if (Evaluator.isDo(expanded)) {
            keep(null);
            return evaluator.evaluate(context, expanded, form.span());
        }
        var code = evaluator.compile(context, expanded, form.span());
        keep(code);
        return Evaluator.call(code);
    }

    private void keep(RootCallTarget code) {
        synchronized (codes) {
            codes.add(code);
        }
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
