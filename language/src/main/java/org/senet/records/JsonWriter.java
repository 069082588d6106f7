package org.senet.records;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.senet.data.ForeignCollection;
import org.senet.data.Keyword;
import org.senet.data.LargeDigits;
import org.senet.data.MapEntry;
import org.senet.data.Nil;
import org.senet.data.PersistentMap;
import org.senet.data.Printer;
import org.senet.data.Seq;
import org.senet.data.Seqs;

/** Writes values as JSON (RFC 8259): what is no collection, number, truth value or nil becomes a string. Used once. */
public final class JsonWriter {
    private final StringBuilder out = new StringBuilder();
    private final boolean indented;

    private JsonWriter(boolean indented) {
        this.indented = indented;
    }

    /**
     * The text of a value.
     *
     * @param indented whether elements of collections stand in lines of their own
     */
    public static String write(Object value, boolean indented) {
        var writer = new JsonWriter(indented);
        writer.value(value, 0);
        return writer.out.toString();
    }

    private void value(@Nullable Object value, int depth) {
        switch (value) {
            case null -> out.append("null");
            case Nil nil -> out.append("null");
            case Boolean b -> out.append(b);
            case Double d when d.isNaN() || d.isInfinite() -> out.append("null");
            case Long n -> out.append(n);
            case Double d -> out.append(d);
            case java.math.BigInteger n -> out.append(LargeDigits.write(n));
            case java.math.BigDecimal n -> out.append(n);
            case PersistentMap map -> object(map, depth);
            case Keyword k -> string(k.name());
            case String s -> string(s);
            default -> {
                if (ForeignCollection.isHash(value)) {
                    object(entries(Seqs.seq(value)), depth);
                } else if (Seqs.isSeqable(value)) {
                    array(Seqs.seq(value), depth);
                } else {
                    string(Printer.str(value));
                }
            }
        }
    }

    private static List<MapEntry> entries(@Nullable Seq elements) {
        var entries = new ArrayList<MapEntry>();
        for (var rest = elements; rest != null; rest = Seqs.next(rest) instanceof Seq s ? s : null) {
            entries.add((MapEntry) rest.first());
        }
        return entries;
    }

    private void object(Iterable<? extends Map.Entry<Object, Object>> entries, int depth) {
        out.append('{');
        boolean first = true;
        for (var entry : entries) {
            out.append(first ? "" : ",");
            line(depth + 1);
            string(entry.getKey() instanceof Keyword k ? k.name() : Printer.str(entry.getKey()));
            out.append(indented ? ": " : ":");
            value(entry.getValue(), depth + 1);
            first = false;
        }
        if (!first) {
            line(depth);
        }
        out.append('}');
    }

    private void array(@Nullable Seq elements, int depth) {
        out.append('[');
        boolean first = true;
        for (var rest = elements; rest != null; rest = Seqs.next(rest) instanceof Seq s ? s : null) {
            out.append(first ? "" : ",");
            line(depth + 1);
            value(rest.first(), depth + 1);
            first = false;
        }
        if (!first) {
            line(depth);
        }
        out.append(']');
    }

    private void line(int depth) {
        if (indented) {
            out.append('\n').repeat(' ', 2 * depth);
        }
    }

    private void string(String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                default -> out.append(c < ' ' ? String.format("\\u%04x", (int) c) : String.valueOf(c));
            }
        }
        out.append('"');
    }
}
