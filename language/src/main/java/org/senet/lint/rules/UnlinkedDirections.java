package org.senet.lint.rules;

import java.util.List;
import org.senet.lint.Program;
import org.senet.lint.Report;

/** Finds directions of a board in which no step leads anywhere. */
final class UnlinkedDirections extends Warning {
    UnlinkedDirections() {
        super("direction-without-links", "directions in which no step leads anywhere");
    }

    @Override
    public void program(Program program, Report report) {
        for (var declared : Boards.of(program)) {
            var board = declared.board();
            for (var name : board.directions()) {
                if (!Directions.hasLinks(board, board.direction(name))) {
                    report.add(
                            declared.place(List.of("dir", "link"), name),
                            "the direction `" + name + "` of the board `" + board.name()
                                    + "` links no positions: every step in it leads off the board",
                            null);
                }
            }
        }
    }
}
