package org.senet.game;

import com.oracle.truffle.api.source.Source;
import java.util.ArrayList;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.senet.data.PersistentList;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentSet;
import org.senet.data.PersistentVector;
import org.senet.data.Printer;
import org.senet.errors.SenetException;
import org.senet.reader.Reader;
import org.senet.state.Design;

/** The values of attributes in the texts of positions. */
final class AttributeText {
    private AttributeText() {}

    /**
     * A value as programs write it, in which names of something of the game mean that; others are symbols.
     *
     * @throws SenetException if it is neither, or more than one value
     */
    static Object read(String written, Design design) {
        var reader = new Reader(Source.newBuilder("senet", written, "position").build());
        var value = reader.read();
        if (value == Reader.END) {
            throw SenetException.at(reader.span(), "a value was expected", null);
        }
        if (reader.read() != Reader.END) {
            throw SenetException.at(reader.span(), "one value was expected, and here is another", null);
        }
        return design.meaning(value);
    }

    /** The text of a value; equal ones have the same, in whatever order their maps and sets have come about. */
    static String write(Object value) {
        return switch (value) {
            case PersistentVector vector -> "[" + texts(vector).collect(Collectors.joining(" ")) + "]";
            case PersistentList list -> "(" + texts(list).collect(Collectors.joining(" ")) + ")";
            case PersistentSet set -> "#{" + texts(set).sorted().collect(Collectors.joining(" ")) + "}";
            case PersistentMap map -> {
                var entries = new ArrayList<String>();
                for (Map.Entry<?, ?> entry : map) {
                    entries.add(write(entry.getKey()) + " " + write(entry.getValue()));
                }
                yield "{" + entries.stream().sorted().collect(Collectors.joining(", ")) + "}";
            }
            default -> Printer.print(value, true);
        };
    }

    private static Stream<String> texts(Iterable<?> values) {
        return StreamSupport.stream(values.spliterator(), false).map(AttributeText::write);
    }
}
