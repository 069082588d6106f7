package org.senet.launcher.repl;

import java.io.PrintStream;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.graalvm.polyglot.PolyglotException;
import org.jline.utils.AttributedString;
import org.senet.launcher.display.ErrorReport;
import org.senet.launcher.display.Style;

/** Evaluates texts form by form and shows what comes of it: the heart of a session, whoever types. Used by one thread. */
final class Repl {
    private static final Map<String, String> ADVICE = Map.of(
            "unknown name `help`", "`(doc NAME)` tells what a name means, and `./senet help repl` what the keys do",
            "unknown name `quit`", "Ctrl-D leaves",
            "unknown name `exit`", "Ctrl-D leaves");

    private final Session session;
    private final Printer printer;
    private final Consumer<AttributedString> out;
    private final PrintStream err;
    private final Style errStyle;
    private boolean failed;

    /**
     * @param out receives the lines that show values
     * @param err receives reports of errors
     */
    Repl(Session session, Consumer<AttributedString> out, PrintStream err, Style errStyle) {
        this.session = session;
        this.printer = new Printer(session);
        this.out = out;
        this.err = err;
        this.errStyle = errStyle;
    }

    /** Whether any text so far had an error. */
    boolean hasFailed() {
        return failed;
    }

    /**
     * Evaluates the forms of a text one after another, up to the first that fails, and shows their values or the error.
     *
     * @param text the text; a form in it is reported with its line and column in this text
     * @param name what the text is called in messages
     * @throws PolyglotException when the program asks to end the process
     */
    void evaluate(String text, String name) {
        try {
            for (var form : Forms.of(text)) {
                printer.lines(session.evaluate(text, form, name)).forEach(out);
            }
        } catch (PolyglotException e) {
            if (e.isExit()) {
                throw e;
            }
            failed = true;
            report(e).forEach(err::println);
            err.flush();
        }
    }

    private List<String> report(PolyglotException e) {
        if (e.isInterrupted()) {
            return List.of(errStyle.red("interrupted"));
        }
        if (e.isInternalError()) {
            return List.of(errStyle.red("error:") + " Senet itself failed, please report this: " + e.getMessage());
        }
        return advised(ErrorReport.of(e)).lines(errStyle);
    }

    /** The report of a word that means nothing to the language, but tells what the person wants of the session. */
    private static ErrorReport advised(ErrorReport report) {
        var name = report.message().lines().findFirst().orElse("");
        var advice = ADVICE.get(name);
        return advice == null ? report : new ErrorReport(name + "\nhint: " + advice, report.place(), report.calls());
    }
}
