package org.senet.lint.rules;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.board.Board;
import org.senet.data.PersistentList;
import org.senet.data.SourceSpan;
import org.senet.lint.Forms;
import org.senet.lint.Program;

/** The boards of a text. */
final class Boards {
    private Boards() {}

    /** A board and the form that declares it. */
    record Declared(Board board, PersistentList form) {
        /** The place of the first clause that begins with one of the words and is about a name; else of the form. */
        @Nullable
        SourceSpan place(List<String> words, String name) {
            for (var element : form) {
                if (element instanceof PersistentList clause
                        && words.stream().anyMatch(word -> Forms.isCall(clause, word))
                        && isAbout(clause, name)) {
                    return clause.span();
                }
            }
            return form.span();
        }

        private static boolean isAbout(PersistentList clause, String name) {
            if (clause.size() < 2) {
                return false;
            }
            return clause.get(1).toString().equals(name)
                    || clause.get(1) instanceof PersistentList inner
                            && Forms.isCall(inner, "name")
                            && inner.size() == 2
                            && inner.get(1).toString().equals(name);
        }
    }

    /** The boards that the text itself declares, in order. */
    static List<Declared> of(Program program) {
        var boards = new ArrayList<Declared>();
        program.boards().forEach((name, form) -> {
            if (program.namespace().definitions("board").get(name) instanceof Board board) {
                boards.add(new Declared(board, form));
            }
        });
        return boards;
    }
}
