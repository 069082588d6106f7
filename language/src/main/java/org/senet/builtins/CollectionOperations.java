package org.senet.builtins;

import org.senet.data.Counted;
import org.senet.data.ForeignCollection;
import org.senet.data.MapEntry;
import org.senet.data.MutableArray;
import org.senet.data.Nil;
import org.senet.data.Numbers;
import org.senet.data.PersistentList;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentSet;
import org.senet.data.PersistentVector;
import org.senet.data.Seq;
import org.senet.data.Seqs;
import org.senet.data.Sequential;
import org.senet.data.Transient;
import org.senet.nodes.core.Lookup;

/** What all collections have in common: adding, replacing, looking up. */
final class CollectionOperations {
    private CollectionOperations() {}

    /** The collection with one more element, where it is cheapest to add. */
    static Object conj(Object collection, Object element) {
        return switch (collection) {
            case Nil nil -> PersistentList.of(element);
            case PersistentVector vector -> vector.conj(element);
            case PersistentList list -> list.cons(element);
            case PersistentSet set -> set.conj(element);
            case PersistentMap map when isEntry(element) -> map.conj(element);
            case PersistentMap map -> throw new WrongArgument("an entry [key value] or a map to add to a map", element);
            case MapEntry entry -> entry.toVector().conj(element);
            case Seq seq -> Seqs.cons(element, seq);
            default -> throw new WrongArgument("a collection", collection);
        };
    }

    private static boolean isEntry(Object value) {
        return value instanceof MapEntry
                || value instanceof PersistentVector pair && pair.size() == 2
                || value instanceof PersistentMap
                || value == Nil.NIL;
    }

    /** The map or vector with a value under a key; nil is an empty map. */
    static Object assoc(Object collection, Object key, Object value) {
        return switch (collection) {
            case Nil nil -> PersistentMap.EMPTY.assoc(key, value);
            case PersistentMap map -> map.assoc(key, value);
            case PersistentVector vector -> vector.assoc(Arguments.index(key), value);
            case MapEntry entry -> entry.toVector().assoc(Arguments.index(key), value);
            default -> throw new WrongArgument("a map or a vector", collection);
        };
    }

    /** The collection with a value at the end of a path of keys, from the one with an index on. */
    static Object assocIn(Object collection, PersistentVector path, int index, Object value) {
        if (path.isEmpty()) {
            return assoc(collection, Nil.NIL, value);
        }
        var key = path.get(index);
        var inner = index == path.size() - 1 ? value : assocIn(get(collection, key, Nil.NIL), path, index + 1, value);
        return assoc(collection, key, inner);
    }

    /** What is under a key; never fails. */
    static Object get(Object collection, Object key, Object otherwise) {
        return switch (collection) {
            case MapEntry entry -> Lookup.get(entry.toVector(), key, otherwise);
            case Transient changing -> get(changing.view(), key, otherwise);
            case PersistentSet set -> {
                var element = set.get(key);
                yield element == null ? otherwise : element;
            }
            default -> Lookup.get(collection, key, otherwise);
        };
    }

    /** Whether there is something under a key. */
    static boolean contains(Object collection, Object key) {
        return switch (collection) {
            case Nil nil -> false;
            case PersistentMap map -> map.containsKey(key);
            case Transient changing -> contains(changing.view(), key);
            case PersistentSet set -> set.contains(key);
            case PersistentVector vector -> isIndex(key, vector.size());
            case MapEntry entry -> isIndex(key, 2);
            case MutableArray array when Numbers.isNumber(key) -> isIndex(key, array.length());
            case MutableArray array -> throw new WrongArgument("an index of the array", key);
            case String text when Numbers.isNumber(key) -> isIndex(key, text.length());
            case String text -> throw new WrongArgument("an index of the string", key);
            default -> {
                if (!ForeignCollection.hasKeys(collection) && !ForeignCollection.isArray(collection)) {
                    throw new WrongArgument("a map, a set, a vector or a string", collection);
                }
                yield ForeignCollection.find(collection, key) != null;
            }
        };
    }

    private static boolean isIndex(Object key, int size) {
        return Numbers.isInteger(key) && Numbers.compare(key, 0L) >= 0 && Numbers.compare(key, (long) size) < 0;
    }

    /**
     * An element of something whose elements have an order.
     *
     * @param arguments the collection, the index, and perhaps what to return when there is no such element; without it,
     *     that is an error
     */
    static Object nth(Object[] arguments) {
        if (arguments[0] instanceof Transient changing) {
            arguments[0] = changing.view();
        }
        if (arguments[0] instanceof PersistentMap
                || arguments[0] instanceof PersistentSet
                || ForeignCollection.hasKeys(arguments[0])) {
            throw new WrongArgument("a collection whose elements have an order", arguments[0]);
        }
        long index = Arguments.integer(arguments[1]);
        boolean lenient = arguments.length > 2 || arguments[0] == Nil.NIL;
        var size = arguments[0] instanceof Counted counted ? "; the collection has " + elements(counted.size()) : "";
        var element = Seqs.nth(Arguments.take(arguments, 0), index, null);
        if (element != null) {
            return element;
        }
        if (lenient) {
            return Arguments.at(arguments, 2, Nil.NIL);
        }
        throw new IndexOutOfBoundsException("there is no element " + index + size);
    }

    private static String elements(long count) {
        return count == 1 ? "1 element" : count + " elements";
    }

    /** A collection of the same kind without elements, or nil. */
    static Object empty(Object collection) {
        return switch (collection) {
            case PersistentVector vector -> PersistentVector.EMPTY.withMeta(vector.meta());
            case PersistentMap map
            when map.type() != null ->
                throw new IllegalArgumentException("a record cannot be empty, because it has its fields");
            case PersistentMap map -> map.cleared();
            case PersistentSet set -> set.cleared();
            case PersistentList list -> PersistentList.EMPTY.withMeta(list.meta());
            case Sequential seq -> PersistentList.EMPTY;
            default -> Nil.NIL;
        };
    }

    /** All elements of the second collection added to the first. */
    static Object into(Object target, Object source) {
        if (target instanceof PersistentVector vector) {
            var builder = new PersistentVector.Builder();
            vector.forEach(builder::add);
            Elements.of(source).forEach(builder::add);
            return builder.build().withMeta(vector.meta());
        }
        var result = target;
        for (var element : Elements.of(source)) {
            result = conj(result, element);
        }
        return result;
    }

    /** Whether all values are different. */
    static boolean allDistinct(Object[] values) {
        var seen = PersistentSet.EMPTY;
        for (var value : values) {
            var more = seen.conj(value);
            if (more == seen) {
                return false;
            }
            seen = more;
        }
        return true;
    }
}
