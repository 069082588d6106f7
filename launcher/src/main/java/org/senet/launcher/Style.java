package org.senet.launcher;

/** How emphasis looks: with ANSI colours or not at all. */
enum Style {
    PLAIN,
    COLOURED;

    String bold(String text) {
        return dressed("1", text);
    }

    String red(String text) {
        return dressed("1;31", text);
    }

    String cyan(String text) {
        return dressed("36", text);
    }

    private String dressed(String code, String text) {
        return this == COLOURED ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
    }
}
