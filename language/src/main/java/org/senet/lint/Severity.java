package org.senet.lint;

import java.util.Locale;

/** How bad a finding is. */
public enum Severity {
    /** The program cannot work as it is. */
    ERROR,
    /** The program works, but most likely not as it was meant. */
    WARNING;

    /** The word for it: {@code error} or {@code warning}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
