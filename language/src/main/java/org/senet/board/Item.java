package org.senet.board;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.data.LargeDigits;
import org.senet.data.Located;
import org.senet.data.Printer;
import org.senet.data.Seq;
import org.senet.data.Sequential;
import org.senet.data.SourceSpan;
import org.senet.data.Symbol;
import org.senet.errors.SenetException;

/**
 * One form of a declaration together with its place, which numbers and strings do not know themselves.
 *
 * @param value the form as it was read
 * @param span where it stands, or {@code null} when a program made the whole declaration
 */
record Item(Object value, @Nullable SourceSpan span) {
    /** In the template of a macro, names have got a namespace; those of boards have none. */
    Item {
        if (value instanceof Symbol symbol && symbol.namespace() != null) {
            value = Symbol.of(symbol.name()).withSpan(symbol.span());
        }
    }

    /** A form that stands by itself. */
    static Item of(Located form) {
        return new Item(form, form.span());
    }

    /** Whether this is a form in parentheses. */
    boolean isForm() {
        return value instanceof Seq;
    }

    /** Whether this is a form in parentheses that starts with a symbol. */
    boolean isForm(String head) {
        return value instanceof Seq seq
                && seq.first() instanceof Symbol symbol
                && symbol.name().equals(head);
    }

    /** Whether this is a symbol with that name. */
    boolean is(String text) {
        return value instanceof Symbol symbol && symbol.is(text);
    }

    /** The elements of a list or a vector; none when this is anything else. */
    List<Item> elements() {
        var result = new ArrayList<Item>();
        if (value instanceof Sequential elements) {
            SourceSpan own = Located.spanOf(value);
            for (Object element : elements) {
                SourceSpan place = Located.spanOf(element);
                if (place == null) {
                    place = own == null ? span : own.child(result.size());
                }
                result.add(new Item(element, place));
            }
        }
        return result;
    }

    /** The name that a symbol, a string, a character or a whole number writes; {@code null} for other forms. */
    @Nullable
    String nameOrNull() {
        return switch (value) {
            case Symbol symbol -> symbol.toString();
            case String string -> string;
            case Character character -> character.toString();
            case Long number -> number.toString();
            case BigInteger number -> LargeDigits.write(number);
            default -> null;
        };
    }

    /**
     * The name that this form writes.
     *
     * @param what what is named, for the error: {@code "a position"}
     * @throws SenetException when this form is no name
     */
    String name(String what) {
        String name = nameOrNull();
        if (name == null || name.isEmpty()) {
            throw mistake("expected the name of " + what + ", not `" + text() + "`", null);
        }
        return name;
    }

    /** An error about this form. */
    SenetException mistake(String message, @Nullable String hint) {
        return SenetException.at(span, message, hint);
    }

    /** The form as it is written, shortened to one short line. */
    String text() {
        String text = Printer.print(value, true);
        return text.length() <= 40 ? text : text.substring(0, 37) + "...";
    }
}
