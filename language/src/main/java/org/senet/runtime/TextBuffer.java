package org.senet.runtime;

import org.senet.data.ValueObject;

/** Where printed text goes while it is collected instead of shown. Thread-safe. */
public final class TextBuffer extends ValueObject {
    private final StringBuffer text = new StringBuffer();

    /** Adds text at the end. */
    public void append(String more) {
        text.append(more);
    }

    /** The text so far. */
    public String text() {
        return text.toString();
    }
}
