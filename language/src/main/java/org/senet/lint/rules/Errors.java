package org.senet.lint.rules;

import java.util.function.Predicate;
import org.senet.errors.SenetException;
import org.senet.lint.Program;
import org.senet.lint.Report;

/** The errors that were met while a program was read, which are findings as well. */
final class Errors {
    private Errors() {}

    /** Reports the errors of a kind. */
    static void report(Program program, Report report, Predicate<SenetException> kind) {
        for (var failure : program.errors()) {
            var error = failure.error();
            if (kind.test(error)) {
                var hint = error.hint();
                var message = String.valueOf(error.getMessage());
                var text =
                        hint == null ? message : message.substring(0, message.length() - ("\nhint: " + hint).length());
                report.add(failure.place(), text, hint);
            }
        }
    }
}
