package org.senet.launcher;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The process's standard output. A {@link PrintStream} keeps quiet about what it cannot write, so this ends the process: as if
 * all were well when the reader has gone, as {@code head} does, else with an error, because a disk is full or the like.
 */
final class ProcessOutput extends OutputStream {
    private final OutputStream out = new FileOutputStream(FileDescriptor.out);
    private final PrintStream err;
    private volatile @Nullable Thread only;

    /** @param err where errors are told */
    ProcessOutput(PrintStream err) {
        this.err = err;
    }

    /** The stream that prints to it. */
    PrintStream printer() {
        return new PrintStream(this, true, StandardCharsets.UTF_8);
    }

    /** From now on only this thread is heard. */
    void silenceOthers() {
        only = Thread.currentThread();
    }

    @Override
    public void write(int b) {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int length) {
        if (only != null && only != Thread.currentThread()) {
            return;
        }
        try {
            out.write(bytes, from, length);
        } catch (IOException e) {
            end(String.valueOf(e.getMessage()));
        }
    }

    // Nothing that ends a process in order may run here: it could wait for the lock of the printing thread.
    private void end(String reason) {
        if (reason.toLowerCase(Locale.ROOT).contains("pipe")) {
            Runtime.getRuntime().halt(0);
        }
        err.println("error: standard output cannot be written: " + reason);
        Runtime.getRuntime().halt(LauncherException.FAILURE);
    }
}
