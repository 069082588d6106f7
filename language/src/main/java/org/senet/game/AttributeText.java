package org.senet.game;

import com.oracle.truffle.api.source.Source;
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
        if (reader.read() != Reader.END) {
            throw SenetException.at(reader.span(), "one value was expected, and here is another", null);
        }
        return design.meaning(value);
    }

    /** The text of a value. */
    static String write(Object value) {
        return Printer.print(value, true);
    }
}
