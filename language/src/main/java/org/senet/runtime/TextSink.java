package org.senet.runtime;

import org.senet.data.HasKind;
import org.senet.data.Printable;
import org.senet.data.ValueObject;

/** A place to which programs print: the value of {@code *out*} and {@code *err*}. */
public abstract sealed class TextSink extends ValueObject implements HasKind, Printable
        permits TextBuffer, StreamSink, FileSink {

    /** Adds text at the end. */
    public abstract void append(String text);

    /** Makes what was printed so far visible. */
    public abstract void flush();

    /** Ends the use of what belongs to the program; the streams of the process stay open. */
    public abstract void close();

    @Override
    public final String kind() {
        return "writer";
    }

    @Override
    public final void print(StringBuilder out, boolean readably) {
        out.append("#<writer>");
    }
}
