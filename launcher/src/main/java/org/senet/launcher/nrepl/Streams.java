package org.senet.launcher.nrepl;

import java.io.PrintStream;
import org.jspecify.annotations.Nullable;

/** The streams of programs that a server runs: each evaluation has those of its client. */
record Streams(ClientInput in, ClientOutput out, ClientOutput err) {
    Streams(PrintStream out, PrintStream err) {
        this(new ClientInput(), new ClientOutput("out", out), new ClientOutput("err", err));
    }

    void setClient(@Nullable Request request) {
        in.setClient(request);
        out.setClient(request);
        err.setClient(request);
    }

    void flush() {
        out.flush();
        err.flush();
    }
}
