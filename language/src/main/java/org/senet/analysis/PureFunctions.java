package org.senet.analysis;

import com.oracle.truffle.api.exception.AbstractTruffleException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.data.LazySeq;
import org.senet.data.PersistentList;
import org.senet.data.PersistentVector;
import org.senet.data.Seqs;
import org.senet.ir.Ir;
import org.senet.runtime.Function;
import org.senet.runtime.SenetContext;
import org.senet.runtime.Var;
import org.senet.runtime.WrongArity;

/**
 * Functions of the library that make finite values of finite values, and call nothing that they are given: what they return for known
 * values is known before the rules run.
 */
public final class PureFunctions {
    /** Of more elements than these nothing is known. */
    private static final int MOST_ELEMENTS = 64;

    private static final Set<String> NAMES = Set.of(
            "among-constants?",
            "assoc",
            "butlast",
            "concat",
            "conj",
            "cons",
            "contains?",
            "count",
            "dec",
            "distinct",
            "drop",
            "empty?",
            "even?",
            "first",
            "get",
            "get-in",
            "hash-map",
            "identity",
            "inc",
            "interleave",
            "into",
            "keys",
            "last",
            "list",
            "map-to-destructure",
            "max",
            "merge",
            "min",
            "mod",
            "name",
            "neg?",
            "next",
            "nil?",
            "not",
            "not-empty",
            "nth",
            "odd?",
            "partition",
            "pos?",
            "quot",
            "range",
            "rem",
            "repeat",
            "rest",
            "reverse",
            "second",
            "select-keys",
            "seq",
            "set",
            "some?",
            "str",
            "subs",
            "take",
            "vals",
            "vec",
            "vector",
            "zero?",
            "zipmap");

    /** Functions that return something plain for all values. */
    private static final Set<String> TOTAL = Set.of("nil?", "not", "some?", "str");

    /** Functions whose numbers tell how many elements they make. */
    private static final Set<String> COUNTED = Set.of("range", "repeat");

    private PureFunctions() {}

    /** Whether the function of a name is one of them. */
    public static boolean isPure(String name) {
        return NAMES.contains(name);
    }

    /** Whether a form calls a function that returns something for all values, and never a way to go. */
    static boolean answersAll(Ir form) {
        return form instanceof Ir.Call call && nameOf(call.function()) instanceof String name && TOTAL.contains(name);
    }

    /** Whether a form stands for a function of the library that computes its value from its arguments alone. */
    static boolean isComputation(Ir function) {
        return function instanceof Ir.VarRef ref
                && ref.variable() instanceof Var variable
                && variable.namespace().equals(SenetContext.CORE)
                && !variable.isDynamic()
                && SenetContext.get(null).value(variable) instanceof Function f
                && f.code.isComputation();
    }

    /** The name of the function that a form stands for; null where it is none of these. */
    static @Nullable String nameOf(Ir function) {
        return function instanceof Ir.VarRef ref
                        && ref.variable() instanceof Var variable
                        && variable.namespace().equals(SenetContext.CORE)
                        && !variable.isDynamic()
                        && isPure(variable.name())
                ? variable.name()
                : null;
    }

    /** What one of them returns, with all its elements; null where it ends in an error, or its value is too large. */
    public static @Nullable Object call(String name, List<Object> arguments) {
        if (COUNTED.contains(name) && !isSmall(name, arguments)) {
            return null;
        }
        var result = returned(name, arguments);
        if (!(result instanceof LazySeq)) {
            return result;
        }
        var elements = elements(result);
        return elements == null
                ? null
                : elements.isEmpty()
                        ? PersistentList.EMPTY
                        : returned("seq", List.of(PersistentVector.of(elements.toArray())));
    }

    private static boolean isSmall(String name, List<Object> arguments) {
        var numbers = name.equals("repeat") ? arguments.subList(0, Math.min(1, arguments.size())) : arguments;
        return !arguments.isEmpty()
                && arguments.size() <= 2
                && (name.equals("range") || arguments.size() == 2)
                && numbers.stream().allMatch(n -> n instanceof Long l && l >= -MOST_ELEMENTS && l <= MOST_ELEMENTS);
    }

    private static @Nullable Object returned(String name, List<Object> arguments) {
        var context = SenetContext.get(null);
        var variable = context.core().find(name);
        if (variable == null || !(context.value(variable) instanceof Function function)) {
            return null;
        }
        try {
            return function.call(null, arguments.toArray());
        } catch (AbstractTruffleException | WrongArity e) {
            // The error is left for the place where the code runs.
            return null;
        }
    }

    /** The elements of a collection; null where it is none, or has too many. */
    public static @Nullable List<Object> elements(Object collection) {
        if (!Seqs.isSeqable(collection)) {
            return null;
        }
        var few = returned("take", List.of(MOST_ELEMENTS + 1L, collection));
        if (few == null
                || !(returned("vec", List.of(few)) instanceof PersistentVector vector)
                || vector.size() > MOST_ELEMENTS) {
            return null;
        }
        var elements = new ArrayList<Object>();
        for (int i = 0; i < vector.size(); i++) {
            elements.add(vector.get(i));
        }
        return elements;
    }
}
