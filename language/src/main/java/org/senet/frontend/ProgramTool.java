package org.senet.frontend;

import com.oracle.truffle.api.TruffleFile;
import com.oracle.truffle.api.exception.AbstractTruffleException;
import com.oracle.truffle.api.interop.ExceptionType;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.interop.UnsupportedMessageException;
import com.oracle.truffle.api.source.Source;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.senet.data.PersistentList;
import org.senet.data.SourceSpan;
import org.senet.data.Symbol;
import org.senet.errors.SenetException;
import org.senet.frontend.ProgramReader.TopLevelForm;
import org.senet.index.Expander;
import org.senet.index.Indexer;
import org.senet.index.Place;
import org.senet.index.Problem;
import org.senet.index.ProgramIndex;
import org.senet.runtime.Namespace;
import org.senet.runtime.SenetContext;
import org.senet.runtime.SenetLanguage;

/**
 * A program that a tool looks at: its text is read as far as it can be read, and evaluated as far as its definitions need
 * it. Forms that define nothing, such as those that print, are analyzed but not run. Belongs to one context, which should be
 * new, and may do little.
 */
final class ProgramTool implements Expander {
    /** Calls that matter to what follows although they define no variable. */
    private static final Set<String> DEFINING = Set.of(
            "ns",
            "in-ns",
            "require",
            "include",
            "declare",
            "extend",
            "extend-type",
            "extend-protocol",
            "derive",
            "underive",
            "prefer-method",
            "do",
            "comment",
            "intern",
            "alter-meta!",
            "alter-var-root");

    private final SenetContext context;
    private final Evaluator evaluator;
    private final Source source;
    private final List<Loaded> loaded = new ArrayList<>();
    private final List<Problem> problems = new ArrayList<>();
    private List<TolerantReader.Read> forms = List.of();

    /** A form with the namespace in which it stands. */
    private record Loaded(TopLevelForm form, Namespace namespace) {}

    ProgramTool(SenetContext context, Evaluator evaluator, Source source) {
        this.context = context;
        this.evaluator = evaluator;
        this.source = source;
    }

    /** Reads the text and evaluates what defines something. */
    void load() {
        var reader = new TolerantReader(source, context.current().name()).read();
        forms = reader.forms();
        reader.errors().forEach(e -> problem(e, null));
        var outer = context.source();
        context.setSource(source);
        Namespace scanned = null;
        try {
            for (int i = 0; i < forms.size(); i++) {
                if (scanned != context.current()) {
                    scanned = context.current();
                    for (var form : forms.subList(i, forms.size())) {
                        scanned.text().scan(form.form().form());
                    }
                }
                loaded.add(new Loaded(forms.get(i).form(), context.current()));
                load(forms.get(i), reader.errors().isEmpty());
            }
            if (reader.errors().isEmpty()) {
                Evaluator.unknownNames(context, context.current()).forEach(e -> problem(e, null));
            }
        } finally {
            context.current().text().takeLate();
            context.setSource(outer);
        }
    }

    /** @param telling whether errors are told: where the text cannot be read, others may only follow from that */
    private void load(TolerantReader.Read read, boolean telling) {
        try {
            evaluate(read.form().form(), read.form().span(), !read.mended());
        } catch (AbstractTruffleException e) {
            if (telling && !isInterrupt(e)) {
                problem(e, read.form().span());
            }
        } catch (StackOverflowError e) {
            // Running the program tells it better.
        }
    }

    /** Whether the host has ended the evaluation, which is no fault of the text. */
    private static boolean isInterrupt(AbstractTruffleException exception) {
        try {
            return InteropLibrary.getUncached().getExceptionType(exception) == ExceptionType.INTERRUPT;
        } catch (UnsupportedMessageException e) {
            return false;
        }
    }

    private void evaluate(Object form, SourceSpan span, boolean run) {
        var expanded = evaluator.expand(context, form);
        if (Evaluator.isDo(expanded)) {
            for (var inner : ((PersistentList) expanded).rest()) {
                evaluate(inner, span, run);
            }
            return;
        }
        var code = evaluator.compile(context, expanded, span);
        if (run && (defines(expanded) || defines(form))) {
            code.run();
        }
    }

    private boolean defines(Object form) {
        if (!(form instanceof PersistentList list) || !(list.first() instanceof Symbol head)) {
            return false;
        }
        return isDefinition(head.name())
                || DEFINING.contains(head.name())
                || head.name().startsWith("def");
    }

    private void problem(AbstractTruffleException error, @Nullable SourceSpan around) {
        var section = error instanceof SenetException e ? e.getEncapsulatingSourceSection() : null;
        if (section == null && error.getLocation() != null) {
            section = error.getLocation().getEncapsulatingSourceSection();
        }
        var message = String.valueOf(error.getMessage());
        var hint = error instanceof SenetException e ? e.hint() : null;
        if (hint != null) {
            message = message.substring(0, Math.max(0, message.length() - hint.length() - "\nhint: ".length()));
        }
        var own = Place.fileOf(source);
        if (section != null) {
            var place =
                    Place.of(new SourceSpan(section.getSource(), section.getCharIndex(), section.getCharEndIndex()));
            if (place.file().equals(own)) {
                problems.add(new Problem(place, "error", message, hint));
                return;
            }
            message = section.getSource().getName() + ":" + section.getStartLine() + ": " + message;
        }
        var place = around == null ? new Place(own, 0, 0) : Place.of(around);
        problems.add(new Problem(place, "error", message, hint));
    }

    /** What the names stand for, with what was loaded so far. */
    ProgramIndex index() {
        var indexer = new Indexer(context, this);
        indexer.index().files().add(Place.fileOf(source));
        indexer.index().problems().addAll(problems);
        var before = context.current();
        try {
            forEach(indexer::declare);
            forEach(indexer::add);
            indexer.add(context.current());
        } finally {
            context.setCurrent(before);
        }
        return indexer.index();
    }

    /** Does something with each form, in the namespace in which it stands. */
    private void forEach(Consumer<Form> action) {
        for (int i = 0; i < forms.size(); i++) {
            if (i < loaded.size()) {
                context.setCurrent(loaded.get(i).namespace());
            }
            action.accept(form(forms.get(i).form()));
        }
    }

    private static Form form(TopLevelForm form) {
        return new Form(form.form(), form.span());
    }

    @Override
    public Object expandOnce(Object form) {
        return evaluator.expandOnce(context, form);
    }

    @Override
    public boolean isDefinition(String name) {
        return evaluator.definitionNames().contains(name);
    }

    @Override
    public @Nullable List<Form> include(String path, Source from) {
        try {
            var base = from.getPath();
            var file = base == null
                    ? context.env().getPublicTruffleFile(path)
                    : context.env().getPublicTruffleFile(base).resolveSibling(path);
            var text = text(file);
            return text == null
                    ? null
                    : new TolerantReader(text, context.current().name())
                            .read().forms().stream().map(r -> form(r.form())).toList();
        } catch (IllegalArgumentException | SecurityException | UnsupportedOperationException e) {
            return null;
        }
    }

    private static @Nullable Source text(TruffleFile file) {
        try {
            return file.exists() ? Source.newBuilder(SenetLanguage.ID, file).build() : null;
        } catch (IOException e) {
            return null;
        }
    }
}
