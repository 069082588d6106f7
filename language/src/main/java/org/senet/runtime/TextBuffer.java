package org.senet.runtime;

/** Where printed text goes while it is collected instead of shown. Thread-safe. */
public final class TextBuffer extends TextSink {
    private final StringBuffer text = new StringBuffer();

    @Override
    public void append(String more) {
        text.append(more);
    }

    @Override
    public void flush() {
        // The text is visible at once.
    }

    @Override
    public void close() {
        // Nothing is held.
    }

    /** The text so far. */
    public String text() {
        return text.toString();
    }
}
