package org.senet.analyzer;

import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.senet.data.Symbol;
import org.senet.errors.LibraryNames;
import org.senet.errors.SenetException;
import org.senet.errors.Suggest;
import org.senet.ir.Ir;
import org.senet.ir.Ir.TestMode;
import org.senet.runtime.Function;
import org.senet.runtime.SenetContext;
import org.senet.runtime.Var;

/** What a name means: a local, a word of the rules, a variable, or a name that may be defined later. */
final class Names {
    /** Forms that mostly need nothing else. */
    private static final Set<String> ALONE = Set.of("capture", "drop", "end-move", "mark!", "take");
    /** The clauses of pieces in which rules stand. */
    private static final Set<String> CLAUSES = Set.of("move", "place", "post", "pre");

    private final Analyzer analyzer;
    private final RuleForms rules;

    Names(Analyzer analyzer, RuleForms rules) {
        this.analyzer = analyzer;
        this.rules = rules;
    }

    /** A name where a value is wanted. */
    Ir symbol(Symbol written, Scope scope) {
        var symbol = plain(written, scope);
        if (symbol.namespace() == null) {
            var local = scope.find(symbol.name());
            if (local != null) {
                local.noteRead();
                return new Ir.LocalRef(analyzer.here(), local);
            }
            var rule = rules.name(symbol.name(), scope);
            if (rule != null) {
                requireNoOwn(written, scope, false);
                return rule;
            }
        }
        var variable = analyzer.context().resolve(analyzer.namespace(), symbol.namespace(), symbol.name());
        if (variable != null) {
            if (analyzer.context().isMacro(variable)) {
                throw analyzer.error(symbol, "`" + symbol.name() + "` is a macro, so it has no value of its own", null);
            }
            return new Ir.VarRef(analyzer.here(), variable);
        }
        return unknown(written, symbol, scope);
    }

    /**
     * In rules, words come before the names of a program, so its own function that has the name of one would silently be passed over:
     * that is an error, unless a macro has written the word.
     *
     * @param called whether the word stands at the head of a form; else only a function without arguments can be meant
     */
    void requireNoOwn(Symbol word, Scope scope, boolean called) {
        var own = scope.mode() == TestMode.RULES && word.namespace() == null
                ? analyzer.namespace().find(word.name())
                : null;
        if (own == null || !own.namespace().equals(analyzer.namespace().name())) {
            return;
        }
        boolean macro = analyzer.context().isMacro(own);
        boolean meant =
                macro || analyzer.context().value(own) instanceof Function f && (called || f.code.direct(0) != null);
        if (meant) {
            throw analyzer.error(
                    word,
                    "in rules `" + word.name() + "` is a word of the game or of the language, which comes before the "
                            + (macro ? "macro" : "function") + " of that name",
                    "give the " + (macro ? "macro" : "function") + " another name");
        }
    }

    /**
     * A macro's template qualifies all names: one that is no variable after all means what it means without that, and in
     * rules the words of rules come before the core.
     */
    Symbol plain(Symbol symbol, Scope scope) {
        if (isWrittenInFull(symbol)) {
            return symbol;
        }
        boolean unknown = symbol.namespace() != null
                && (symbol.namespace().equals(analyzer.namespace().name()) || isTemplate(symbol, scope))
                && analyzer.context().resolve(analyzer.namespace(), symbol.namespace(), symbol.name()) == null;
        boolean templated = unknown || scope.mode() == TestMode.RULES && isCommon(symbol);
        return templated ? Symbol.of(symbol.name()).withSpan(symbol.span()) : symbol;
    }

    /** Whether a name of the core is one that every program may use. */
    private boolean isCommon(Symbol symbol) {
        return SenetContext.CORE.equals(symbol.namespace())
                && !(analyzer.context().core().find(symbol.name()) instanceof Var v
                        && analyzer.context().isPrivate(v));
    }

    /** Whether the text itself names the namespace. */
    private static boolean isWrittenInFull(Symbol symbol) {
        return symbol.namespace() != null
                && symbol.span() != null
                && symbol.span().text().indexOf('/') > 0;
    }

    /** Whether a name of rules comes from a macro of another namespace: it has that namespace's full name. */
    private boolean isTemplate(Symbol symbol, Scope scope) {
        return scope.mode() != TestMode.CORE
                && analyzer.namespace().alias(symbol.namespace()) == null
                && analyzer.context().findNamespace(symbol.namespace()) != null;
    }

    private Ir unknown(Symbol written, Symbol symbol, Scope scope) {
        var name = symbol.name();
        if (symbol.namespace() == null) {
            var word = rules.lateWord(name, scope);
            if (word != null) {
                return word;
            }
            if (analyzer.text().isSet(name) || isSetInTemplate(written)) {
                return new Ir.GlobalRef(analyzer.here(), name);
            }
            if (analyzer.game() == null && !CoreForms.FORMS.containsKey(name)) {
                analyzer.text().addLate(name, analyzer.here());
                return new Ir.LateName(analyzer.here(), name, analyzer.namespace());
            }
        }
        throw unknownName(symbol, scope);
    }

    /** Whether the text of the macro from whose template a name comes sets it. */
    private boolean isSetInTemplate(Symbol written) {
        var namespace = written.namespace() == null ? null : analyzer.context().findNamespace(written.namespace());
        return namespace != null && namespace.text().isSet(written.name());
    }

    /** The error of a name that nobody knows, with the nearest one that is known. */
    SenetException unknownName(Symbol symbol, Scope scope) {
        boolean elsewhere = symbol.namespace() != null && !symbol.namespace().equals(SenetContext.CORE);
        if (!elsewhere && FormNames.contains(symbol.name())) {
            return analyzer.error(
                    symbol,
                    "`" + symbol.name() + "` is a form of the language, so it has no value of its own",
                    "it is written in parentheses: `(" + symbol.name()
                            + (ALONE.contains(symbol.name()) ? ")`" : " ...)`"));
        }
        if (symbol.namespace() != null) {
            return SenetException.unknownName(
                    analyzer.spanOf(symbol), symbol.toString(), qualifiedHint(symbol.namespace(), symbol.name()));
        }
        if (scope.isOpenedInSearch(symbol.name())) {
            return SenetException.unknownName(
                    analyzer.spanOf(symbol),
                    symbol.toString(),
                    "the search in which it is opened has ended, and nothing of it remains: use it in there, or open it before");
        }
        var known = new TreeSet<String>(scope.names());
        var game = analyzer.game();
        if (game != null) {
            if (analyzer.text().defines(symbol.name())) {
                return SenetException.unknownName(
                        analyzer.spanOf(symbol),
                        symbol.toString(),
                        "it is defined further down; what the rules of a game use stands above the game");
            }
            known.addAll(game.all());
            known.addAll(RuleWords.all());
            known.addAll(analyzer.text().setNames());
            return SenetException.unknownName(
                    analyzer.spanOf(symbol), symbol.toString(), hint(symbol.name(), known, game));
        }
        known.addAll(analyzer.namespace().names());
        known.addAll(analyzer.context().core().names());
        known.addAll(RuleWords.all());
        known.addAll(analyzer.text().setNames());
        return SenetException.unknownName(
                analyzer.spanOf(symbol), symbol.toString(), LibraryNames.hint(symbol.name(), known));
    }

    /** What may be meant by a name: a piece of other games, a zone, what stands for a method of Java, one that is like it, a clause in the wrong place, or one of those that a game has given. */
    private String hint(String name, Set<String> known, GameNames game) {
        if (analyzer.namespace().definitions("piece").containsKey(name)) {
            return "`" + name + "` is a piece that this game does not use: its clause `pieces` names others";
        }
        if (game.isZone(name)) {
            return "`" + name
                    + "` is a zone, and a zone is no value: it is named where it is asked for, as in `(in-zone? " + name
                    + ")`";
        }
        var java = LibraryNames.hintOfJava(name);
        if (java != null) {
            return java;
        }
        var near = Suggest.hint(name, known);
        if (near != null) {
            return near;
        }
        if (CLAUSES.contains(name)) {
            return "`(" + name
                    + " ...)` is a clause of a piece: it stands beside the other clauses, not in one of them";
        }
        return "the directions are: " + String.join(" ", game.directions()) + "; the pieces: "
                + String.join(" ", game.pieces()) + "; the players: " + String.join(" ", game.players());
    }

    /** The nearest name of the namespace that a qualified name speaks of. */
    private @Nullable String qualifiedHint(String qualifier, String name) {
        var alias = analyzer.namespace().alias(qualifier);
        var namespace = alias == null ? analyzer.context().findNamespace(qualifier) : alias;
        return namespace == null
                ? LibraryNames.hint(qualifier, name)
                : Suggest.nearest(name, namespace.names())
                        .map(near -> "did you mean `" + qualifier + "/" + near + "`?")
                        .orElse(null);
    }
}
