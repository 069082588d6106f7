package org.senet.lint;

import com.oracle.truffle.api.exception.AbstractTruffleException;
import com.oracle.truffle.api.source.Source;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import org.senet.data.Located;
import org.senet.data.PersistentList;
import org.senet.data.SourceSpan;
import org.senet.data.Symbol;
import org.senet.errors.ErrorKind;
import org.senet.errors.LibraryNames;
import org.senet.errors.SenetException;
import org.senet.game.GameRules;
import org.senet.ir.Ir;
import org.senet.ir.Lambda;
import org.senet.runtime.Namespace;
import org.senet.runtime.SenetContext;
import org.senet.runtime.Var;

/**
 * Reads a program for its lint, form after form, and goes on behind errors. Definitions are made; values of variables are
 * computed only when a macro may need them, and nothing else is run.
 */
final class ProgramReading {
    /** A program that mentions these may define names that its text does not show. */
    private static final Set<String> EVALUATING = Set.of("eval", "load", "load-string", "load-file", "intern");

    private static final String ONLY_IN_RULES =
            "a game's names have values in rules, in functions while rules call them, and in macros that rules call";

    private final SenetContext context;
    private final Workshop workshop;
    private final Source source;
    private final Watch watch = new Watch();
    private final List<Watch> gameWatches = new ArrayList<>();
    private final Map<String, PersistentList> boards = new LinkedHashMap<>();
    private final Map<String, PersistentList> pieces = new LinkedHashMap<>();
    private final List<GameRules> games = new ArrayList<>();
    private final List<Ir> units = new ArrayList<>();
    /** Variables whose values nobody has needed yet. */
    private final List<Lambda> pending = new ArrayList<>();

    private final Set<String> macros = new HashSet<>();
    /** Boards and pieces with errors. What they would define is not missed elsewhere. */
    private final List<PersistentList> unfinished = new ArrayList<>();

    /** Whether variables get their values at once, because games are to be asked that use them. */
    private final boolean computes;

    private boolean evaluates;
    private boolean allGames = true;

    private ProgramReading(SenetContext context, Workshop workshop, Source source, boolean computes) {
        this.context = context;
        this.workshop = workshop;
        this.source = source;
        this.computes = computes;
    }

    /**
     * Reads a text into the context's current namespace, and those that it names.
     *
     * @param computes whether all variables get their values, so that games can be asked
     */
    static Program read(SenetContext context, Workshop workshop, Source source, boolean computes) {
        var outer = context.source();
        context.setSource(source);
        try {
            return new ProgramReading(context, workshop, source, computes).read();
        } finally {
            context.current().text().takeLate();
            context.setSource(outer);
        }
    }

    private Program read() {
        var forms = workshop.read(source, e -> watch.failed(source, e));
        Namespace scanned = null;
        evaluates = forms.stream().anyMatch(f -> Forms.mentions(f.form(), s -> EVALUATING.contains(s.name())));
        for (int i = 0; i < forms.size(); i++) {
            if (scanned != context.current()) {
                scanned = context.current();
                for (var form : forms.subList(i, forms.size())) {
                    scanned.text().scan(form.form());
                }
            }
            topLevel(forms.get(i).form(), forms.get(i).span());
        }
        lateNames(context.current());
        return new Program(
                context, source, context.current(), forms, boards, pieces, games, allGames, errors(), allCode());
    }

    private List<Code> allCode() {
        var code = new ArrayList<Code>();
        code.add(new Code(units, watch, null));
        for (var game : games) {
            code.add(new Code(game.code(), (Watch) game.observer(), game));
        }
        return code;
    }

    private List<Program.Failure> errors() {
        var errors = new ArrayList<>(watch.failures());
        errors.removeIf(e -> evaluates && e.error().kind() == ErrorKind.NAME);
        gameWatches.forEach(w -> errors.addAll(w.failures()));
        return errors;
    }

    private void topLevel(Object form, SourceSpan span) {
        try {
            if (mentionsMacro(form)) {
                runPending();
            }
            var expanded = workshop.expand(context, form);
            if (expanded instanceof PersistentList list && list.first() instanceof Symbol head) {
                if (head.is("do")) {
                    list.rest()
                            .forEach(f ->
                                    topLevel(placed(f, span), Objects.requireNonNullElse(Located.spanOf(f), span)));
                    return;
                }
                if (head.is("game") && workshop.isDefinition("game")) {
                    boolean before = allGames;
                    allGames = false;
                    if (!needsUnfinished(list)) {
                        games.addAll(workshop.rules(list, context, this::gameWatch));
                        allGames = before;
                    }
                    return;
                }
            }
            understand(expanded, span);
        } catch (SenetException e) {
            watch.failed(form, here(e, span));
        } catch (AbstractTruffleException e) {
            watch.failed(form, SenetException.at(span, String.valueOf(e.getMessage()), null));
        } catch (StackOverflowError e) {
            watch.failed(form, SenetException.at(span, "the calls of macros are nested too deep here", null));
        }
    }

    /** An error of a text that this one requires is an error of the form that does so. */
    private SenetException here(SenetException e, SourceSpan span) {
        var place = e.span();
        if (place == null || place.source().equals(source)) {
            return e;
        }
        var where = place.source().getName() + ":" + place.source().getLineNumber(place.start());
        return SenetException.at(
                span, where + ": " + String.valueOf(e.getMessage()).split("\nhint: ", 2)[0], e.hint());
    }

    /** A form that a macro has made of nothing that stands in the text is where the macro's call is. */
    private static Object placed(Object form, SourceSpan span) {
        return form instanceof PersistentList list && list.span() == null
                ? list.withSpan(new SourceSpan(span.source(), span.start(), span.end()))
                : form;
    }

    /** With options that no text sets, a game need not work. */
    private Watch gameWatch(boolean declared) {
        var made = new Watch();
        if (declared) {
            gameWatches.add(made);
        }
        return made;
    }

    private void understand(Object form, SourceSpan span) {
        var lambda = workshop.analyze(context, form, span, watch);
        var body = lambda.arities().getFirst().body();
        switch (body) {
            case Ir.Definition d -> {
                unfinished.add((PersistentList) form);
                workshop.run(lambda);
                unfinished.removeLast();
                remember((PersistentList) form);
            }
            case Ir.Define d -> {
                units.add(body);
                define(d, lambda);
            }
            default -> units.add(body);
        }
    }

    private boolean needsUnfinished(PersistentList game) {
        return unfinished.stream()
                .map(Forms::clauseName)
                .filter(Objects::nonNull)
                .anyMatch(name -> Forms.mentions(game, s -> s.name().equals(name)));
    }

    private boolean isInUnfinished(String name) {
        return unfinished.stream()
                .anyMatch(form -> Forms.mentions(form, s -> s.name().equals(name)));
    }

    private void define(Ir.Define definition, Lambda lambda) {
        if (definition.init() == null || definition.init() instanceof Ir.Fn || definition.init() instanceof Ir.Const) {
            workshop.run(lambda);
        } else {
            pending.add(lambda);
            if (computes) {
                runPending();
            }
        }
        if (definition.macro()) {
            macros.add(((Var) definition.variable()).name());
        }
    }

    private void remember(PersistentList form) {
        var name = Forms.clauseName(form);
        if (name != null && form.first() instanceof Symbol head) {
            (head.is("board") ? boards : head.is("piece") ? pieces : new LinkedHashMap<String, PersistentList>())
                    .put(name, form);
        }
    }

    private boolean mentionsMacro(Object form) {
        return !pending.isEmpty() && !macros.isEmpty() && Forms.mentions(form, s -> macros.contains(s.name()));
    }

    /** Computes the values of variables. An error is not one of the text: nobody may ever need the value. */
    private void runPending() {
        for (var lambda : List.copyOf(pending)) {
            try {
                workshop.run(lambda);
            } catch (AbstractTruffleException e) {
                // The variable stays without a value, and a macro that needs it says so.
            }
        }
        pending.clear();
    }

    /** Names that were unknown where they stand, and still are at the end. */
    private void lateNames(Namespace namespace) {
        var known = workshop.knownNames(context, namespace);
        Walk.all(units, part -> {
            if (part instanceof Ir.LateName late && !known.contains(late.name()) && !isInUnfinished(late.name())) {
                var hint = LibraryNames.hint(late.name(), known);
                watch.failed(late, SenetException.unknownName(late.span(), late.name(), hint));
            }
        });
        units.forEach(unit -> early(unit, known, namespace));
    }

    /** Tells the first name of a form that has a value only in rules: the others are there for the same reason. */
    private void early(Ir unit, Set<String> known, Namespace namespace) {
        var names = new ArrayList<Ir.LateName>();
        atOnce(unit, late -> {
            if (known.contains(late.name()) && !isVariable(namespace, late.name())) {
                names.add(late);
            }
        });
        if (!names.isEmpty()) {
            var first = names.getFirst();
            var hint = unit instanceof Ir.Define definition && definition.variable() instanceof Var variable
                    ? "`(defn " + variable.name() + " [] ...)` has the value where rules call it: " + ONLY_IN_RULES
                    : ONLY_IN_RULES;
            watch.failed(first, SenetException.unknownName(first.span(), first.name(), hint));
        }
    }

    /** Visits the names that are surely asked for their values when the text is run, outside of rules and functions. */
    private static void atOnce(Ir code, Consumer<Ir.LateName> visitor) {
        switch (code) {
            case Ir.LateName late -> visitor.accept(late);
            case Ir.Define d when d.init() != null -> atOnce(d.init(), visitor);
            case Ir.Bind b -> atOnce(b.init(), visitor);
            case Ir.Do d -> d.forms().forEach(f -> atOnce(f, visitor));
            case Ir.Collection c -> c.elements().forEach(e -> atOnce(e, visitor));
            case Ir.Call c -> c.arguments().forEach(a -> atOnce(a, visitor));
            default -> {}
        }
    }

    private boolean isVariable(Namespace namespace, String name) {
        return namespace.names().contains(name) || context.core().names().contains(name);
    }
}
