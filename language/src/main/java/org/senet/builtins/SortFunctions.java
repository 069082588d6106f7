package org.senet.builtins;

import com.oracle.truffle.api.TruffleSafepoint;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.data.Numbers;
import org.senet.data.Ordering;
import org.senet.data.PersistentList;
import org.senet.nodes.core.Truth;
import org.senet.state.State;

/** Sorting; elements that compare as equal keep their order. */
final class SortFunctions {
    private SortFunctions() {}

    static void install(Library library) {
        library.calling("sort", 1, 2, """
            The elements in their order, or in that of a comparator: a function that gives a number as compare does, or
            tells whether its first argument comes before the second.
            (sort [3 1 2]) => (1 2 3)
            (sort > [3 1 2]) => (3 2 1)
            """, (state, a) -> {
            var elements = Elements.list(a[a.length - 1]);
            sort(elements, a.length == 1 ? Ordering::compare : comparator(state, a[0]));
            return PersistentList.from(elements);
        });
        library.calling("sort-by", 2, 3, """
            The elements in the order of what a function gives for them; a comparator may be given, see sort.
            (sort-by count ["ccc" "a" "bb"]) => ("a" "bb" "ccc")
            (sort-by first > [[1 :a] [2 :b]]) => ([2 :b] [1 :a])
            """, SortFunctions::sortBy);
    }

    private record Keyed(Object key, Object element) {}

    private static Object sortBy(@Nullable State state, Object[] a) {
        Comparator<Object> comparator = a.length == 2 ? Ordering::compare : comparator(state, a[1]);
        var keyed = new ArrayList<Keyed>();
        for (var element : Elements.of(a[a.length - 1])) {
            keyed.add(new Keyed(Callables.call(state, a[0], element), element));
        }
        sort(keyed, (x, y) -> comparator.compare(x.key(), y.key()));
        return PersistentList.from(keyed.stream().map(Keyed::element).toList());
    }

    private static <T> void sort(List<T> elements, Comparator<? super T> comparator) {
        try {
            elements.sort((a, b) -> {
                TruffleSafepoint.poll(null);
                return comparator.compare(a, b);
            });
        } catch (IllegalArgumentException e) {
            if (e.getClass() != IllegalArgumentException.class) {
                throw e;
            }
            throw new IllegalArgumentException("the comparator contradicts itself", e);
        }
    }

    /** The Java comparator for a function: of numbers as by {@code compare}, or of truth values. */
    static Comparator<Object> comparator(@Nullable State state, Object function) {
        return (x, y) -> {
            var order = Callables.call(state, function, x, y);
            if (Numbers.isNumber(order)) {
                return Numbers.compare(order, 0L);
            }
            if (Truth.core(order)) {
                return -1;
            }
            return Truth.core(Callables.call(state, function, y, x)) ? 1 : 0;
        };
    }
}
