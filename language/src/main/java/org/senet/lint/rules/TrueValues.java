package org.senet.lint.rules;

import java.util.List;
import java.util.Set;
import org.senet.ir.Ir;
import org.senet.ir.Ir.SearchKind;
import org.senet.ir.Ir.TestMode;
import org.senet.ir.Query;
import org.senet.lint.Code;
import org.senet.lint.Report;

/**
 * Finds conditions whose value is never nil or false: a collection, which is true when it is empty, and a number, which is true when
 * it is 0 but for the rules themselves. A vector in rules and their functions is a path, and left out.
 */
final class TrueValues extends Warning {
    private static final Set<String> SEQUENCES = Set.of(
            "concat",
            "cons",
            "cycle",
            "dedupe",
            "distinct",
            "drop",
            "drop-last",
            "drop-while",
            "filter",
            "flatten",
            "for-seq",
            "interleave",
            "interpose",
            "iterate",
            "keep",
            "keep-indexed",
            "list",
            "map",
            "map-indexed",
            "mapcat",
            "partition",
            "partition-all",
            "partition-by",
            "range",
            "reductions",
            "remove",
            "repeat",
            "repeatedly",
            "rest",
            "reverse",
            "sort",
            "sort-by",
            "take",
            "take-nth",
            "take-while");

    private static final Set<String> MAPS_AND_SETS =
            Set.of("frequencies", "group-by", "hash-map", "hash-set", "set", "sorted-map", "sorted-set", "zipmap");

    private static final Set<String> VECTORS = Set.of("filterv", "mapv", "subvec", "vec", "vector");

    private static final Set<String> NUMBERS =
            Set.of("*", "+", "-", "abs", "compare", "count", "dec", "inc", "max", "min", "mod", "quot", "rem");

    TrueValues() {
        super("always-true", "conditions whose value is a collection or a number, and so never false");
    }

    @Override
    public void code(Ir part, Code code, Report report) {
        // What a macro made has the place of the macro's call.
        if (part.span() != null && part.span().text().startsWith("(or ")) {
            lookAtAlternatives(part, report);
        }
        if (part instanceof Ir.Test test
                && test.value().span() != null
                && code.watch().written(test.value()) != null) {
            if (isCollection(test)) {
                report.add(
                        test.value().span(),
                        "this is a collection, and true even when it is empty",
                        "`(not (empty? ...))` asks whether it has elements, `some` and `every?` ask about them");
            } else if (isNumber(test.value()) && test.mode() != TestMode.RULES) {
                report.add(
                        test.value().span(),
                        "this is a number, and true even when it is 0",
                        "`(pos? ...)` asks whether it is more than 0");
            }
        }
    }

    /** The alternatives of an {@code or} whose value is wanted, but for the last one; in rules they are tried one inside the other. */
    private static List<Ir> alternatives(Ir part) {
        return switch (part) {
            case Ir.Or or
            when !or.conditions() -> or.forms().subList(0, or.forms().size() - 1);
            case Ir.Do d
            when !d.forms().isEmpty() && d.forms().getFirst() instanceof Ir.Bind first -> List.of(first.init());
            default -> List.of();
        };
    }

    private static void lookAtAlternatives(Ir part, Report report) {
        for (var form : alternatives(part)) {
            if (form instanceof Ir.Const constant
                    && constant.span() != null
                    && Values.isTrue(constant.value(), TestMode.RULES)) {
                report.add(
                        constant.span(),
                        "`" + Texts.shown(constant.span())
                                + "` is neither nil nor false, so what comes after it in this `or` is never taken",
                        "whether a value is one of several is asked by `(or (= x a) (= x b))` or `case`");
                return;
            }
        }
    }

    private static boolean isCollection(Ir.Test test) {
        var name = Calls.ofCore(test.value());
        return test.value() instanceof Ir.Search search && search.kind() == SearchKind.ALL
                || name != null
                        && (SEQUENCES.contains(name)
                                || MAPS_AND_SETS.contains(name)
                                || VECTORS.contains(name) && test.mode() == TestMode.CORE);
    }

    private static boolean isNumber(Ir value) {
        return switch (value) {
            case Ir.Count c -> true;
            case Ir.InReserve r -> true;
            case Ir.Ask a when a.query() == Query.HEIGHT -> true;
            case Ir.Search search -> search.kind() == SearchKind.COUNT;
            case Ir.Operation operation -> !operation.operator().compares();
            default -> Calls.ofCore(value) instanceof String name && NUMBERS.contains(name);
        };
    }
}
