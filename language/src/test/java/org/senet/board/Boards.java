package org.senet.board;

import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.oracle.truffle.api.source.Source;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;
import org.senet.data.PersistentList;
import org.senet.data.SourceSpan;
import org.senet.errors.SenetException;
import org.senet.reader.Reader;

/** Reads boards, and mistakes in boards, from text. */
@NullUnmarked
final class Boards {
    private Boards() {}

    /** The form that a text holds. */
    static PersistentList form(String text) {
        Source source = Source.newBuilder("senet", text, "test.senet").build();
        return (PersistentList) new Reader(source).read();
    }

    /** The board that a text declares; {@code is-a} finds the boards in {@code known}. */
    static Board board(String text, Board... known) {
        return BoardDeclaration.read(form(text), name -> Arrays.stream(known)
                .filter(board -> board.name().equals(name))
                .findFirst()
                .orElse(null));
    }

    /** The mistake in a text: the first line that it concerns, with the place marked, and the message. */
    static String mistake(String text, Board... known) {
        SenetException mistake = catchThrowableOfType(SenetException.class, () -> board(text, known));
        SourceSpan span = mistake.span();
        String line = span.source().getCharacters(span.line()).toString();
        int columns = Math.min(span.end() - span.start(), line.length() - span.column() + 1);
        return line + "\n" + " ".repeat(span.column() - 1) + "^".repeat(columns) + "\n" + mistake.getMessage();
    }

    /** The names of the positions from one to the next, in one direction, until it leads off the board. */
    static List<String> path(Board board, String from, String direction) {
        var result = new ArrayList<String>();
        int position = board.position(from);
        while (position >= 0 && result.size() <= board.size()) {
            result.add(board.positionName(position));
            position = board.step(board.direction(direction), position);
        }
        return result;
    }

    /** The name of the position that one step leads to, or {@code "off"}. */
    static String step(Board board, String direction, String from) {
        int position = board.step(board.direction(direction), board.position(from));
        return position < 0 ? "off" : board.positionName(position);
    }

    /** How many steps there are on the board, in all directions from all positions. */
    static int countSteps(Board board) {
        int count = 0;
        for (int direction = 0; direction < board.directions().size(); direction++) {
            for (int position = 0; position < board.size(); position++) {
                if (board.step(direction, position) >= 0) {
                    count++;
                }
            }
        }
        return count;
    }

    /** The names of the positions of a zone, or {@code null} when there is no such zone. */
    static List<String> zone(Board board, String zone, String player) {
        var positions = board.zone(zone, player);
        return positions == null
                ? null
                : positions.stream().mapToObj(board::positionName).toList();
    }
}
