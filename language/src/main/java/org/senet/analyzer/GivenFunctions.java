package org.senet.analyzer;

import java.util.List;
import java.util.Set;
import org.senet.errors.SenetException;
import org.senet.ir.Ir;

/** Refuses what a rule asks for where the core expects a function: it is asked once, and its answer cannot be called. */
final class GivenFunctions {
    /** Functions of the core whose first argument is a function. */
    private static final Set<String> FIRST = Set.of(
            "apply",
            "complement",
            "drop-while",
            "every?",
            "filter",
            "filterv",
            "fnil",
            "group-by",
            "iterate",
            "keep",
            "map",
            "mapcat",
            "mapv",
            "max-key",
            "memoize",
            "min-key",
            "not-any?",
            "not-every?",
            "partial",
            "partition-by",
            "reduce",
            "remove",
            "run!",
            "some",
            "sort-by",
            "split-with",
            "take-while");

    /** Functions of the core all of whose arguments are functions. */
    private static final Set<String> ALL = Set.of("comp", "every-pred", "juxt", "some-fn");

    private GivenFunctions() {}

    /** @param function the function of the core that is called */
    static void check(String function, List<Ir> arguments) {
        if (ALL.contains(function)) {
            arguments.forEach(argument -> check(function, argument));
        } else if (FIRST.contains(function) && !arguments.isEmpty()) {
            check(function, arguments.getFirst());
        }
    }

    private static void check(String function, Ir argument) {
        if (argument instanceof Ir.Ask asked) {
            var word = asked.query().word();
            throw SenetException.at(
                    asked.span(),
                    "`" + function + "` expects a function, and `" + word + "` is what the current position answers",
                    function.equals("apply")
                            ? "`(" + word + " path)` asks at the end of a path, a vector of directions and positions"
                            : "`(fn [d] (" + word + " d))` asks at the end of each direction or path");
        }
    }
}
