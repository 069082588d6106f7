package org.senet.analyzer;

import java.util.TreeSet;
import org.senet.data.Symbol;
import org.senet.errors.SenetException;
import org.senet.errors.Suggest;
import org.senet.ir.Ir;
import org.senet.ir.Ir.TestMode;
import org.senet.runtime.SenetContext;

/** What a name means: a local, a word of the rules, a variable, or a name that may be defined later. */
final class Names {
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
                return new Ir.LocalRef(analyzer.here(), local);
            }
            var rule = rules.name(symbol.name(), scope);
            if (rule != null) {
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
        return unknown(symbol, scope);
    }

    /**
     * A macro's template qualifies all names: one that is no variable after all means what it means without that, and in
     * rules the words of rules come before the core.
     */
    Symbol plain(Symbol symbol, Scope scope) {
        boolean unknown = symbol.namespace() != null
                && (symbol.namespace().equals(analyzer.namespace().name()) || isTemplate(symbol, scope))
                && analyzer.context().resolve(analyzer.namespace(), symbol.namespace(), symbol.name()) == null;
        boolean templated = unknown || scope.mode() == TestMode.RULES && SenetContext.CORE.equals(symbol.namespace());
        return templated ? Symbol.of(symbol.name()).withSpan(symbol.span()) : symbol;
    }

    /** Whether a name of rules comes from a macro of another namespace: it has that namespace's full name. */
    private boolean isTemplate(Symbol symbol, Scope scope) {
        return scope.mode() != TestMode.CORE
                && analyzer.namespace().alias(symbol.namespace()) == null
                && analyzer.context().findNamespace(symbol.namespace()) != null;
    }

    private Ir unknown(Symbol symbol, Scope scope) {
        var name = symbol.name();
        if (symbol.namespace() == null) {
            var word = rules.lateWord(name, scope);
            if (word != null) {
                return word;
            }
            if (analyzer.text().isSet(name)) {
                return new Ir.GlobalRef(analyzer.here(), name);
            }
            if (analyzer.game() == null && !CoreForms.FORMS.containsKey(name)) {
                analyzer.text().addLate(name, analyzer.here());
                return new Ir.LateName(analyzer.here(), name, analyzer.namespace());
            }
        }
        throw unknownName(symbol, scope);
    }

    /** The error of a name that nobody knows, with the nearest one that is known. */
    SenetException unknownName(Symbol symbol, Scope scope) {
        if (Analyzer.isForm(symbol.name())) {
            return analyzer.error(
                    symbol, "`" + symbol.name() + "` is a form of the language, so it has no value of its own", null);
        }
        var known = new TreeSet<String>(scope.names());
        if (analyzer.game() != null) {
            known.addAll(analyzer.game().all());
            known.addAll(RuleWords.all());
            known.addAll(analyzer.text().setNames());
            var near = Suggest.hint(symbol.name(), known);
            var directions = "the directions of the board are: "
                    + String.join(" ", analyzer.game().directions());
            return SenetException.unknownName(
                    analyzer.spanOf(symbol), symbol.toString(), near != null ? near : directions);
        }
        known.addAll(analyzer.namespace().names());
        known.addAll(analyzer.context().core().names());
        known.addAll(RuleWords.all());
        known.addAll(analyzer.text().setNames());
        return SenetException.unknownName(
                analyzer.spanOf(symbol), symbol.toString(), Suggest.hint(symbol.name(), known));
    }
}
