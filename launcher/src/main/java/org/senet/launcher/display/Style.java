package org.senet.launcher.display;

/** How emphasis looks: with ANSI colours or not at all. */
public enum Style {
    /** No emphasis at all. */
    PLAIN,
    /** ANSI colours. */
    COLOURED;

    /** The text in bold. */
    public String bold(String text) {
        return dressed("1", text);
    }

    /** The text in bold red. */
    public String red(String text) {
        return dressed("1;31", text);
    }

    /** The text in bold yellow. */
    public String yellow(String text) {
        return dressed("1;33", text);
    }

    /** The text in cyan. */
    public String cyan(String text) {
        return dressed("36", text);
    }

    private String dressed(String code, String text) {
        return this == COLOURED ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
    }
}
