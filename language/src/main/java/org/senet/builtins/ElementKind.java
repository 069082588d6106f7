package org.senet.builtins;

import java.util.Locale;
import java.util.function.UnaryOperator;
import org.senet.data.MutableArray;
import org.senet.data.Nil;
import org.senet.data.Numbers;
import org.senet.data.Printer;
import org.senet.nodes.core.Truth;

/** What the elements of an array are: what they are at first, and what becomes of a value that is put in. */
enum ElementKind {
    OBJECT(Nil.NIL, value -> value),
    BOOLEAN(false, Truth::core),
    CHAR('\0', ElementKind::character),
    BYTE(0L, NumberFunctions::toByte),
    SHORT(0L, NumberFunctions::toShort),
    INT(0L, NumberFunctions::toInt),
    LONG(0L, NumberFunctions::toLong),
    FLOAT(0.0, NumberFunctions::toFloat),
    DOUBLE(0.0, Numbers::toDouble);

    private final String text = name().toLowerCase(Locale.ROOT);
    private final Object initial;
    private final UnaryOperator<Object> conversion;

    ElementKind(Object initial, UnaryOperator<Object> conversion) {
        this.initial = initial;
        this.conversion = conversion;
    }

    /** The kind of an array's elements. */
    static ElementKind of(MutableArray array) {
        return valueOf(array.elementKind().toUpperCase(Locale.ROOT));
    }

    /** The name, such as {@code long}. */
    String text() {
        return text;
    }

    /** What an element is before it is set. */
    Object initial() {
        return initial;
    }

    /** The initial element as a program writes it. */
    String shownInitial() {
        return Printer.print(initial, true);
    }

    /** A value as an element; fails where it cannot be one. */
    Object element(Object value) {
        return conversion.apply(value);
    }

    private static Object character(Object value) {
        if (value instanceof Character) {
            return value;
        }
        throw new WrongArgument("a character", value);
    }
}
