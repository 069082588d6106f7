package org.senet.builtins;

import com.oracle.truffle.api.TruffleSafepoint;
import java.util.Arrays;
import java.util.List;
import org.senet.data.Keyword;
import org.senet.data.MutableArray;
import org.senet.data.Numbers;
import org.senet.data.Seqs;

/** Arrays: a fixed number of elements that can be changed in place. */
final class ArrayFunctions {
    private static final int MAX_LENGTH = 100_000_000;

    private ArrayFunctions() {}

    static void install(Library library) {
        for (var kind : ElementKind.values()) {
            maker(library, kind);
        }
        making(library);
        using(library);
    }

    private static void maker(Library library, ElementKind kind) {
        var name = kind.text();
        library.function(name + "-array", 1, 2, """
            An array of %s elements: as many as a number says, or those of a collection. With both, the rest of the
            elements are the initial ones; a second value that is no collection is that of all elements.
            (seq (%s-array 1)) => (%s)
            (count (%s-array [])) => 0
            """.formatted(name, name, kind.shownInitial(), name), (context, a) -> {
            if (!Numbers.isNumber(a[0])) {
                if (a.length > 1) {
                    throw new WrongArgument("the number of elements", a[0]);
                }
                return from(kind, Elements.list(a[0]));
            }
            var elements = initial(kind, size(a[0]));
            if (a.length > 1) {
                fill(kind, elements, a[1]);
            }
            return new MutableArray(name, elements);
        });
    }

    private static void fill(ElementKind kind, Object[] elements, Object values) {
        if (kind != ElementKind.OBJECT && !Seqs.isSeqable(values)) {
            Arrays.fill(elements, kind.element(values));
            return;
        }
        int i = 0;
        for (var value : Elements.of(values)) {
            if (i == elements.length) {
                return;
            }
            elements[i++] = kind.element(value);
        }
    }

    private static void making(Library library) {
        library.one("to-array", """
            An array of a collection's elements.
            (aget (to-array [1 2]) 1) => 2
            """, coll -> from(ElementKind.OBJECT, Elements.list(coll)));
        library.function(
                "into-array",
                1,
                2,
                """
            An array of a collection's elements; with the name of a kind, such as :long, all of them are of that kind.
            (alength (into-array [1 2])) => 2
            (seq (into-array :double [1 2])) => (1.0 2.0)
            """,
                (context, a) -> from(a.length > 1 ? kind(a[0]) : ElementKind.OBJECT, Elements.list(a[a.length - 1])));
        library.function("make-array", 2, -1, """
            An array of so many elements of a kind, such as :long or :object; with more numbers, an array of arrays.
            (seq (make-array :long 2)) => (0 0)
            (alength (aget (make-array :object 2 3) 1)) => 3
            """, (context, a) -> nested(kind(a[0]), a, 1));
        library.one("aclone", """
            A copy of an array.
            (let [a (to-array [1]) b (aclone a)] (aset b 0 2) (aget a 0)) => 1
            """, array -> array(array).copy());
    }

    private static void using(Library library) {
        library.one("alength", """
            The number of an array's elements.
            (alength (to-array [1 2])) => 2
            """, array -> (long) array(array).length());
        library.function("aget", 2, -1, """
            The element of an array at an index; with more indices, that of an array in an array.
            (aget (to-array [7 8]) 0) => 7
            (aget (to-array [(to-array [1 2])]) 0 1) => 2
            """, (context, a) -> {
            var array = inner(a, a.length - 1);
            return array.get(index(array, a[a.length - 1]));
        });
        library.function("aset", 3, -1, """
            Changes the element of an array at an index, or, with more indices, that of an array in an array; returns
            the value.
            (let [a (to-array [7 8])] (aset a 0 9) (vec a)) => [9 8]
            """, (context, a) -> {
            var array = inner(a, a.length - 2);
            int index = index(array, a[a.length - 2]);
            array.set(index, ElementKind.of(array).element(a[a.length - 1]));
            return a[a.length - 1];
        });
    }

    /** The array that the indices between the first argument and another one lead to. */
    private static MutableArray inner(Object[] arguments, int end) {
        var array = array(arguments[0]);
        for (int i = 1; i < end; i++) {
            array = array(array.get(index(array, arguments[i])));
        }
        return array;
    }

    private static Object nested(ElementKind kind, Object[] arguments, int first) {
        int size = size(arguments[first]);
        if (first == arguments.length - 1) {
            return new MutableArray(kind.text(), initial(kind, size));
        }
        var arrays = new Object[size];
        for (int i = 0; i < size; i++) {
            TruffleSafepoint.poll(null);
            arrays[i] = nested(kind, arguments, first + 1);
        }
        return new MutableArray(ElementKind.OBJECT.text(), arrays);
    }

    private static MutableArray from(ElementKind kind, List<Object> values) {
        return new MutableArray(kind.text(), values.stream().map(kind::element).toArray());
    }

    private static Object[] initial(ElementKind kind, int size) {
        var elements = new Object[size];
        Arrays.fill(elements, kind.initial());
        return elements;
    }

    private static int size(Object value) {
        long size = Arguments.integer(value);
        if (size < 0 || size > MAX_LENGTH) {
            throw new WrongArgument("a number of elements from 0 to " + MAX_LENGTH, value);
        }
        return (int) size;
    }

    private static int index(MutableArray array, Object value) {
        long index = Arguments.integer(value);
        if (index < 0 || index >= array.length()) {
            throw new IndexOutOfBoundsException(
                    "there is no element " + index + "; the array has a length of " + array.length());
        }
        return (int) index;
    }

    private static MutableArray array(Object value) {
        if (value instanceof MutableArray array) {
            return array;
        }
        throw new WrongArgument("an array", value);
    }

    private static ElementKind kind(Object name) {
        if (name instanceof Keyword keyword) {
            for (var kind : ElementKind.values()) {
                if (kind.text().equals(keyword.name())) {
                    return kind;
                }
            }
        }
        // Whatever else names a type, such as the type of a record, its values are objects.
        return ElementKind.OBJECT;
    }
}
