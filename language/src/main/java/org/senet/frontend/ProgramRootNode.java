package org.senet.frontend;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.RootNode;
import com.oracle.truffle.api.source.Source;
import com.oracle.truffle.api.source.SourceSection;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;
import org.senet.data.InteropValue;
import org.senet.data.Nil;
import org.senet.data.PersistentList;
import org.senet.data.Symbol;
import org.senet.errors.DeepRecursion;
import org.senet.frontend.ProgramReader.TopLevelForm;
import org.senet.runtime.Lexicon;
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
    private final AtomicReferenceArray<Meaning> meanings;

    ProgramRootNode(TruffleLanguage<?> language, Evaluator evaluator, Source source, List<TopLevelForm> forms) {
        super(language);
        this.evaluator = evaluator;
        this.source = source;
        this.forms = forms;
        meanings = new AtomicReferenceArray<>(forms.size());
    }

    @Override
    public Object execute(VirtualFrame frame) {
        return InteropValue.box(run(SenetContext.get(this)));
    }

    @TruffleBoundary
    private Object run(SenetContext context) {
        var outer = context.source();
        boolean isLoaded = outer == null || context.isForm();
        boolean isForm = context.isForm();
        context.setSource(source);
        context.setForm(isLoaded && forms.size() == 1);
        try {
            Namespace scanned = null;
            Object value = Nil.NIL;
            for (int i = 0; i < forms.size(); i++) {
                if (scanned != context.current()) {
                    scanned = context.current();
                    var rest = forms.subList(i, forms.size());
                    for (var form : rest) {
                        scanned.text().scan(form.form());
                    }
                    if (isLoaded && isWholeGame(rest)) {
                        scanned.forget("piece");
                    }
                }
                value = evaluate(context, i);
            }
            if (!source.isInternal()) {
                Evaluator.checkLateNames(context, context.current(), outer != null);
            }
            return value;
        } catch (StackOverflowError e) {
            throw DeepRecursion.error(e, this);
        } finally {
            context.current().text().takeLate();
            context.setSource(outer);
            context.setForm(isForm);
            context.flush();
        }
    }

    /**
     * Whether a text has a game with its pieces. A game that does not name its pieces has all that were defined before it: those of the text
     * that was loaded before, or that the same text had before it was changed, are none of them.
     */
    private static boolean isWholeGame(List<TopLevelForm> forms) {
        return !isHead(forms.getFirst(), "ns")
                && forms.stream().anyMatch(form -> isHead(form, "piece"))
                && forms.stream().anyMatch(form -> isHead(form, "game"));
    }

    private static boolean isHead(TopLevelForm form, String word) {
        return form.form() instanceof PersistentList list
                && !list.isEmpty()
                && list.first() instanceof Symbol head
                && head.is(word);
    }

    private Object evaluate(SenetContext context, int index) {
        var state = context.language().threadState();
        var outer = state.part();
        state.setPart(new Part(this, index));
        try {
            return evaluatePart(context, index);
        } finally {
            state.setPart(outer);
        }
    }

    private Object evaluatePart(SenetContext context, int index) {
        // The library means the same everywhere.
        var lexicon = source.isInternal() ? null : context.lexicon();
        var namespace = context.current().name();
        var known = Meaning.find(meanings.get(index), lexicon, namespace);
        if (known != null) {
            known.declare(context);
            return known.run();
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
        var understood = evaluator.compile(context, expanded, form.span());
        var meaning = new Meaning(lexicon, namespace, understood, null);
        meanings.accumulateAndGet(index, meaning, (before, latest) -> latest.after(before));
        return understood.run();
    }

    /** What identifies a top-level form. */
    private record Part(ProgramRootNode program, int index) {}

    /**
     * A top-level form as it is understood in a namespace where names have certain meanings. There is no end to what it may
     * mean, so only the latest few are kept.
     */
    private record Meaning(
            @Nullable Lexicon lexicon,
            String namespace,
            Evaluator.Understood form,
            @Nullable Meaning earlier) {
        private static final int KEPT = 4;

        static Evaluator.@Nullable Understood find(
                @Nullable Meaning latest, @Nullable Lexicon lexicon, String namespace) {
            for (var meaning = latest; meaning != null; meaning = meaning.earlier) {
                if (meaning.lexicon == lexicon && meaning.namespace.equals(namespace)) {
                    return meaning.form;
                }
            }
            return null;
        }

        Meaning after(@Nullable Meaning others) {
            return new Meaning(lexicon, namespace, form, first(others, KEPT - 1));
        }

        private static @Nullable Meaning first(@Nullable Meaning others, int count) {
            return others == null || count == 0
                    ? null
                    : new Meaning(others.lexicon, others.namespace, others.form, first(others.earlier, count - 1));
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
