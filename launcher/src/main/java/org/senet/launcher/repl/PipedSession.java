package org.senet.launcher.repl;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import org.graalvm.polyglot.Context;
import org.jline.utils.AttributedString;
import org.senet.launcher.display.Style;

/**
 * A session without a person: forms come from a stream, and each value goes to the output on a line of its own. There are
 * no prompts and no colours. After an error the next form is evaluated.
 */
public final class PipedSession {
    private final Session session;
    private final BufferedReader in;
    private final Repl repl;

    /** A session in a context, which the caller closes. */
    public PipedSession(Context context, BufferedReader in, PrintStream out, PrintStream err, Style errStyle) {
        session = new Session(context);
        this.in = in;
        repl = new Repl(session, line -> out.println(AttributedString.stripAnsi(line.toString())), err, errStyle);
    }

    /**
     * Evaluates everything up to the end of the stream.
     *
     * @return whether all went well
     */
    public boolean run() throws IOException {
        // Blank lines stand for those that were evaluated before, so that messages count the lines of the stream.
        var before = new StringBuilder();
        var text = new StringBuilder();
        for (var line = in.readLine(); line != null; line = in.readLine()) {
            text.append(line).append('\n');
            if (!session.isIncomplete(text.toString())) {
                evaluate(before, text);
            }
        }
        evaluate(before, text);
        return !repl.hasFailed();
    }

    private void evaluate(StringBuilder before, StringBuilder text) {
        // What is unfinished is reported where it ends, not in the line after that.
        repl.evaluate(before + text.toString().stripTrailing(), "<stdin>");
        text.chars().filter(c -> c == '\n').forEach(c -> before.append('\n'));
        text.setLength(0);
    }
}
