package org.senet.launcher.web;

/** A request that is not fulfilled, with the status of the answer and a message for people. */
final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int status;

    Refusal(int status, String message) {
        super(message);
        this.status = status;
    }

    int status() {
        return status;
    }

    String text() {
        return String.valueOf(getMessage());
    }
}
