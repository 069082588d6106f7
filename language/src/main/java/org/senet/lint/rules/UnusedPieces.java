package org.senet.lint.rules;

import org.senet.lint.Program;
import org.senet.lint.Report;

/** Finds pieces that no game of the text uses: a game uses those that were defined before it, or those that it names. */
final class UnusedPieces extends Warning {
    UnusedPieces() {
        super("unused-piece", "pieces that no game uses");
    }

    @Override
    public void program(Program program, Report report) {
        if (program.games().isEmpty() || !program.allGames()) {
            // Other texts, or games with errors, may use the pieces.
            return;
        }
        program.pieces().forEach((name, form) -> {
            boolean used = program.games().stream()
                    .flatMap(g -> g.pieces().stream())
                    .anyMatch(p -> p.name().equals(name));
            if (!used && !Pieces.isModel(program, name)) {
                report.add(
                        Pieces.place(form),
                        "no game uses the piece `" + name + "`",
                        "a game uses the pieces that were defined before it, or those of its clause `pieces`");
            }
        });
    }
}
