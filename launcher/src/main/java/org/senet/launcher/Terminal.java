package org.senet.launcher;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.senet.launcher.display.Style;

/** Standard input, output and errors, always UTF-8, and whether a person watches. */
final class Terminal {
    private final InputStream in;
    private final PrintStream out;
    private final PrintStream err;
    private final boolean watched;
    private final boolean colours;
    private final boolean interactive;
    private final Runnable othersSilenced;

    /**
     * @param watched whether standard errors are shown to a person
     * @param colours whether that person wants colours
     * @param interactive whether a person types at a terminal and sees there what is printed
     */
    Terminal(InputStream in, PrintStream out, PrintStream err, boolean watched, boolean colours, boolean interactive) {
        this(in, out, err, watched, colours, interactive, () -> {});
    }

    private Terminal(
            InputStream in,
            PrintStream out,
            PrintStream err,
            boolean watched,
            boolean colours,
            boolean interactive,
            Runnable othersSilenced) {
        this.in = in;
        this.out = out;
        this.err = err;
        this.watched = watched;
        this.colours = colours;
        this.interactive = interactive;
        this.othersSilenced = othersSilenced;
    }

    /**
     * The process's own streams. The property {@code senet.terminal} tells whether errors go to a terminal, and
     * {@code senet.interactive} whether input and output are one.
     */
    static Terminal ofProcess() {
        var err = new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
        var out = new ProcessOutput(err);
        return new Terminal(
                new FileInputStream(FileDescriptor.in),
                out.printer(),
                err,
                Boolean.getBoolean("senet.terminal"),
                System.getenv("NO_COLOR") == null && !"dumb".equals(System.getenv("TERM")),
                Boolean.getBoolean("senet.interactive"),
                out::silenceOthers);
    }

    /** The same with other ends for what is typed and what is printed. */
    Terminal at(InputStream typed, OutputStream screen) {
        return new Terminal(
                typed, new PrintStream(screen, true, StandardCharsets.UTF_8), err, watched, colours, interactive);
    }

    InputStream in() {
        return in;
    }

    PrintStream out() {
        return out;
    }

    PrintStream err() {
        return err;
    }

    /** From now on only what this thread prints to the process's output is printed; a script that still runs is not heard. */
    void silenceOthers() {
        othersSilenced.run();
    }

    /** Whether a person watches standard errors, so that signs of progress are welcome. */
    boolean showsProgress() {
        return watched;
    }

    /** Whether a person types at a terminal and sees there what is printed. */
    boolean isInteractive() {
        return interactive;
    }

    /** Whether the person who watches, if there is one, wants colours. */
    boolean wantsColours() {
        return colours;
    }

    Style errStyle() {
        return colours && watched ? Style.COLOURED : Style.PLAIN;
    }
}
