package org.senet.launcher.protocol.client;

import java.util.List;

/** What a program has done that loses the game. */
final class EngineFailure extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient List<String> transcript;

    /**
     * @param reason what the program has done, such as "crashed"
     * @param transcript the last lines of the conversation
     */
    EngineFailure(String reason, List<String> transcript) {
        super(reason);
        this.transcript = transcript;
    }

    String reason() {
        return String.valueOf(getMessage());
    }

    List<String> transcript() {
        return transcript;
    }
}
