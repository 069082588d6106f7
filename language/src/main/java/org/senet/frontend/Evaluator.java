package org.senet.frontend;

import com.oracle.truffle.api.RootCallTarget;
import com.oracle.truffle.api.source.Source;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.analyzer.AnalysisObserver;
import org.senet.analyzer.Analyzer;
import org.senet.board.Board;
import org.senet.data.Nil;
import org.senet.data.PersistentList;
import org.senet.data.SourceSpan;
import org.senet.data.Symbol;
import org.senet.errors.LibraryNames;
import org.senet.errors.SenetException;
import org.senet.game.Game;
import org.senet.game.RuleNames;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.ir.Lambda;
import org.senet.runtime.Function;
import org.senet.runtime.Namespace;
import org.senet.runtime.SenetContext;
import org.senet.runtime.Var;
import org.senet.translator.Definition;
import org.senet.translator.LambdaCode;
import org.senet.translator.Translator;

/** Evaluates top-level forms one after another, because a form may define macros for the next. */
final class Evaluator {
    private static final String NAMES_OF_GAMES =
            "the names of a board, of pieces and players are not known in a file that games require: a function gets them as"
                    + " arguments, and a macro writes them into the game";

    private final Map<String, Definition> definitions;
    private final Translator translator;

    /** @param definitions what forms such as {@code (board ...)} and {@code (ns ...)} do, by their names */
    Evaluator(Map<String, Definition> definitions, Translator translator) {
        this.definitions = Map.copyOf(definitions);
        this.translator = translator;
    }

    /** The names of the forms that define something. */
    Set<String> definitionNames() {
        return definitions.keySet();
    }

    /** The code of a top-level form, analyzed in the context's current namespace. */
    Understood compile(SenetContext context, Object form, @Nullable SourceSpan span) {
        var lambda = new Analyzer(context, definitions, null).topLevel(form, span);
        return new Understood(translator.code(lambda).direct(0), IrTree.definitions(lambda));
    }

    /**
     * The code of a top-level form that was analyzed.
     *
     * @param definitions the variables that it will define
     */
    record Understood(RootCallTarget code, List<Ir.Define> definitions) {
        /** Runs the code where it was analyzed, or where names mean the same. */
        Object run() {
            return call(code);
        }

        /** Does in a context what the analysis has done in the one where it took place: it has made variables known. */
        void declare(SenetContext context) {
            for (var d : definitions) {
                context.declare((Var) d.variable(), d.meta(), d.macro());
            }
        }
    }

    /** A top-level form as it is understood, while an observer watches. */
    Lambda analyze(SenetContext context, Object form, @Nullable SourceSpan span, AnalysisObserver observer) {
        return new Analyzer(context, definitions, null, observer).topLevel(form, span);
    }

    /** Runs a top-level form that was analyzed. */
    Object run(Lambda lambda) {
        return call(translator.code(lambda).direct(0));
    }

    /**
     * The code of a top-level definition of a function or macro that is read and analyzed when it is first needed.
     *
     * @param source the text of a namespace
     * @param start where the definition begins
     */
    LambdaCode deferred(Source source, int start, String namespace, String name) {
        return translator.deferred(name, () -> {
            var context = SenetContext.get(null);
            var form = ProgramReader.readOne(source, start, namespace);
            var analyzer = new Analyzer(context, context.namespace(namespace), definitions, null);
            var body = analyzer.topLevel(form.form(), form.span())
                    .arities()
                    .getFirst()
                    .body();
            return ((Ir.Fn) ((Ir.Define) body).init()).lambda();
        });
    }

    /**
     * Code that a debugger evaluates where a program has stopped, as a function of the variables there.
     *
     * @param rules what the names of the game's rules mean, or null where no rule is running
     */
    RootCallTarget inline(SenetContext context, Source source, List<String> variables, @Nullable RuleNames rules) {
        var namespace = rules == null ? context.current() : context.namespace(rules.namespace());
        var forms = ProgramReader.read(source).stream()
                .map(ProgramReader.TopLevelForm::form)
                .toList();
        var outer = namespace.text().takeLate();
        try {
            var analyzer = new Analyzer(context, namespace, definitions, rules == null ? null : rules.names());
            var whole = new SourceSpan(source, 0, source.getLength());
            return translator.inline(analyzer.inline(forms, whole, variables, rules != null));
        } finally {
            namespace.text().takeLate();
            outer.forEach(namespace.text()::addLate);
        }
    }

    /** One step of macro expansion of a top-level form. */
    Object expandOnce(SenetContext context, Object form) {
        return new Analyzer(context, definitions, null).expandOnce(form);
    }

    /** A form whose head is no macro any more. */
    Object expand(SenetContext context, Object form) {
        var analyzer = new Analyzer(context, definitions, null);
        var before = form;
        var expanded = analyzer.expandOnce(before);
        while (expanded != before) {
            before = expanded;
            expanded = analyzer.expandOnce(before);
        }
        return expanded;
    }

    /** Evaluates a form; the forms of a {@code do} are top-level forms themselves. */
    Object evaluate(SenetContext context, Object form, @Nullable SourceSpan span) {
        var expanded = expand(context, form);
        if (!isDo(expanded)) {
            return compile(context, expanded, span).run();
        }
        Object value = Nil.NIL;
        for (Object inner : ((PersistentList) expanded).rest()) {
            value = evaluate(context, inner, within(span, inner));
        }
        return value;
    }

    /** The place of a part of a form, where it is written there; what a macro writes has that of the whole. */
    private static @Nullable SourceSpan within(@Nullable SourceSpan whole, Object part) {
        var own = part instanceof PersistentList list ? list.span() : null;
        boolean inside = whole != null
                && own != null
                && own.source().equals(whole.source())
                && own.start() >= whole.start()
                && own.end() <= whole.end();
        return inside ? own : whole;
    }

    /** Whether a form is a {@code do}. */
    static boolean isDo(Object form) {
        return form instanceof PersistentList l && !l.isEmpty() && l.first() instanceof Symbol s && s.is("do");
    }

    private static Object call(RootCallTarget code) {
        return code.call(Function.directArguments(null, null));
    }

    /**
     * Fails when the text mentions names that nothing explains, now that the whole text is known.
     *
     * @param required whether another program has asked for the text
     */
    static void checkLateNames(SenetContext context, Namespace namespace, boolean required) {
        boolean library = required && namespace.definitions("board").isEmpty();
        var unknown = unknownNames(context, namespace, library ? NAMES_OF_GAMES : null);
        if (!unknown.isEmpty()) {
            throw unknown.getFirst();
        }
    }

    /** An error for each name that nothing explains, now that the whole text is known. */
    static List<SenetException> unknownNames(SenetContext context, Namespace namespace) {
        return unknownNames(context, namespace, null);
    }

    private static List<SenetException> unknownNames(
            SenetContext context, Namespace namespace, @Nullable String otherwise) {
        var late = namespace.text().takeLate();
        if (late.isEmpty()) {
            return List.of();
        }
        var known = knownNames(context, namespace);
        return late.entrySet().stream()
                .filter(e -> !known.contains(e.getKey()))
                .map(e -> SenetException.unknownName(
                        e.getValue(),
                        e.getKey(),
                        Optional.ofNullable(LibraryNames.hint(e.getKey(), known))
                                .orElse(otherwise)))
                .toList();
    }

    /** The names that mean something in a namespace whose text is known to its end. */
    static Set<String> knownNames(SenetContext context, Namespace namespace) {
        var known = new HashSet<String>(namespace.names());
        known.addAll(context.core().names());
        known.addAll(namespace.text().setNames());
        known.addAll(namespace.text().declaredNames());
        known.addAll(namespace.definitions("piece").keySet());
        for (var board : namespace.definitions("board").values()) {
            known.addAll(((Board) board).directions());
            known.addAll(((Board) board).positionNames());
            known.addAll(((Board) board).attributeNames());
        }
        for (var game : namespace.definitions("game").values()) {
            known.addAll(((Game) game).players());
        }
        return known;
    }
}
