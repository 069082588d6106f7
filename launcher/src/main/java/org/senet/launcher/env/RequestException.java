package org.senet.launcher.env;

/** A request that makes no sense; the message is for the client. Nothing was changed. */
final class RequestException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    RequestException(String message) {
        super(message);
    }
}
