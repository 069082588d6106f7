package org.senet.analyzer;

import java.util.Set;
import org.senet.data.Keyword;
import org.senet.data.PersistentList;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentSet;
import org.senet.data.PersistentVector;
import org.senet.data.Symbol;
import org.senet.ir.Ir;

/**
 * {@code (or x 0)} in a rule where its value is wanted. An {@code or} of rules is true or false; if its last form is written as a value
 * that is no question, such as a number, a map, a type of piece or a sum, it is the first value that is true, as in the core.
 */
final class DefaultValue {
    private static final Set<String> NUMBERS = Set.of(
            "+",
            "-",
            "*",
            "quot",
            "rem",
            "mod",
            "inc",
            "dec",
            "count",
            "count-all",
            "max",
            "min",
            "abs",
            "height",
            "in-reserve");

    private static final Symbol VALUE = Symbol.of("default value");

    private DefaultValue() {}

    static boolean isLast(Analyzer a, PersistentList or, Scope scope) {
        return or.size() > 2 && isPlain(a, or.get(or.size() - 1), scope);
    }

    private static boolean isPlain(Analyzer a, Object form, Scope scope) {
        return switch (form) {
            case Number n -> true;
            case String s -> true;
            case Keyword k -> true;
            case PersistentMap m -> true;
            case PersistentSet s -> true;
            case PersistentVector v -> v.isEmpty();
            case Symbol s ->
                (s.namespace() != null || scope.find(s.name()) == null)
                        && a.game() != null
                        && a.game().isPiece(s.name());
            case PersistentList list ->
                list.first() instanceof Symbol head && NUMBERS.contains(head.name()) && scope.find(head.name()) == null;
            default -> false;
        };
    }

    /** The first form's value if it is true in rules, else that of the others. */
    static Ir analyze(Analyzer a, PersistentList or, Scope scope) {
        return a.analyze(firstTrue(or.rest()).withSpan(or.span()), scope, false);
    }

    private static PersistentList firstTrue(PersistentList forms) {
        var others = forms.rest();
        Object otherwise = others.size() == 1 ? others.first() : firstTrue(others);
        return PersistentList.of(
                Symbol.of("let"),
                PersistentVector.of(VALUE, forms.first()),
                PersistentList.of(Symbol.of("if"), VALUE, VALUE, otherwise));
    }
}
