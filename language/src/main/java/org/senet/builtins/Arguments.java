package org.senet.builtins;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.senet.data.MapEntry;
import org.senet.data.Nil;
import org.senet.data.Numbers;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentSet;
import org.senet.data.PersistentVector;

/** Arguments of builtins as the Java values that they must be; anything else is a {@link WrongArgument}. */
final class Arguments {
    private Arguments() {}

    /** A whole number that fits into 64 bits. */
    static long integer(Object value) {
        if (value instanceof Long number) {
            return number;
        }
        if (Numbers.isInteger(value)) {
            return Numbers.toLongExact(value);
        }
        throw new WrongArgument("an integer", value);
    }

    /** A whole number as an index or a size; what does not fit into 32 bits becomes the nearest number that does. */
    static int index(Object value) {
        return Math.clamp(integer(value), Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    static String string(Object value) {
        if (value instanceof String text) {
            return text;
        }
        throw new WrongArgument("a string", value);
    }

    static List<String> strings(Object value) {
        return Elements.list(value).stream().map(Arguments::string).toList();
    }

    static Pattern pattern(Object value) {
        if (value instanceof Pattern pattern) {
            return pattern;
        }
        throw new WrongArgument("a regular expression such as #\"a+\"", value);
    }

    /** A map; nil is an empty one. */
    static PersistentMap map(Object value) {
        return switch (value) {
            case PersistentMap map -> map;
            case Nil nil -> PersistentMap.EMPTY;
            default -> throw new WrongArgument("a map", value);
        };
    }

    /** A set; nil is an empty one. */
    static PersistentSet set(Object value) {
        return switch (value) {
            case PersistentSet set -> set;
            case Nil nil -> PersistentSet.EMPTY;
            default -> throw new WrongArgument("a set", value);
        };
    }

    static PersistentVector vector(Object value) {
        return switch (value) {
            case PersistentVector vector -> vector;
            case MapEntry entry -> entry.toVector();
            default -> throw new WrongArgument("a vector", value);
        };
    }

    /**
     * An argument that the array no longer holds afterwards: a sequence may be too long to be kept while somebody walks
     * along it.
     */
    static Object take(Object[] arguments, int index) {
        var argument = arguments[index];
        arguments[index] = Nil.NIL;
        return argument;
    }

    /** The argument at an index, or a default when there are fewer. */
    static Object at(Object[] arguments, int index, Object otherwise) {
        return index < arguments.length ? arguments[index] : otherwise;
    }

    /** The arguments from an index on. */
    static Object[] from(Object[] arguments, int index) {
        return Arrays.copyOfRange(arguments, index, arguments.length);
    }

    /** The value as Senet has it: nil for Java's null. */
    static Object orNil(@Nullable Object value) {
        return value == null ? Nil.NIL : value;
    }
}
