package org.senet.launcher.protocol.engine;

import java.io.PrintStream;

/** Where the lines of a protocol go; nothing else may be printed there. Thread-safe. */
final class Output {
    private final PrintStream out;

    Output(PrintStream out) {
        this.out = out;
    }

    /** Prints lines, none of another thread between them. */
    synchronized void print(String... lines) {
        for (var line : lines) {
            out.print(line + "\n");
        }
        out.flush();
    }
}
