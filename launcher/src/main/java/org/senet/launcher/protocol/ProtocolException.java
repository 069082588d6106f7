package org.senet.launcher.protocol;

/** Something that a protocol cannot say, or that was said wrongly; the message is for people. */
public final class ProtocolException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** @param message one line */
    public ProtocolException(String message) {
        super(message);
    }

    /** The message of any error in one line, without hints. */
    public static String line(Throwable thrown) {
        var text = thrown.getMessage() == null ? thrown.toString() : thrown.getMessage();
        return text.lines().findFirst().orElse(thrown.toString());
    }
}
