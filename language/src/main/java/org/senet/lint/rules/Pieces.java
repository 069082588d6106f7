package org.senet.lint.rules;

import org.jspecify.annotations.Nullable;
import org.senet.data.PersistentList;
import org.senet.data.SourceSpan;
import org.senet.lint.Forms;
import org.senet.lint.Program;

/** The definitions of pieces in a text. */
final class Pieces {
    private Pieces() {}

    /** The place of the clause that names a piece, or of its form. */
    static @Nullable SourceSpan place(PersistentList form) {
        for (var element : form) {
            if (element instanceof PersistentList clause && Forms.isCall(clause, "name")) {
                return clause.span();
            }
        }
        return form.span();
    }

    /** Whether another piece of the text takes parts of this one. */
    static boolean isModel(Program program, String name) {
        return program.pieces().values().stream().anyMatch(form -> {
            for (var element : form) {
                if (element instanceof PersistentList clause
                        && Forms.isCall(clause, "is-a")
                        && clause.size() == 2
                        && clause.get(1).toString().equals(name)) {
                    return true;
                }
            }
            return false;
        });
    }
}
