package org.senet.launcher.protocol;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.api.Move;
import org.senet.api.Position;

/** Moves of the Hub protocol: {@code 32-28}, and {@code 28x17x22} with the last square and all captured ones. */
public final class DraughtsNotation implements Notation {
    private final Squares squares;

    /** @param squares numbers */
    public DraughtsNotation(Squares squares) {
        this.squares = squares;
    }

    @Override
    public List<String> texts(Position position) {
        var texts = new ArrayList<String>();
        var known = new HashSet<String>();
        for (var move : position.moves()) {
            var text = text(move);
            // Ways that differ only between lead to the same position, and are one move here.
            texts.add(known.add(text) ? text : Notation.word(move));
        }
        return texts;
    }

    private String text(Move move) {
        var shape = MoveShape.of(move);
        if (shape.path().size() < 2) {
            return Notation.word(move);
        }
        var first = squares.text(shape.path().getFirst());
        var last = squares.text(shape.path().getLast());
        if (shape.captured().isEmpty()) {
            return first + "-" + last;
        }
        var text = new StringBuilder(first).append('x').append(last);
        shape.captured().stream()
                .map(squares::text)
                .mapToInt(Integer::parseInt)
                .sorted()
                .forEach(number -> text.append('x').append(number));
        return text.toString();
    }

    @Override
    public @Nullable Move find(Position position, String text) {
        var texts = texts(position);
        int at = texts.indexOf(sorted(text));
        return at < 0 ? null : position.moves().get(at);
    }

    /** A capture whose captured squares are in order. */
    private static String sorted(String text) {
        var numbers = text.split("x", -1);
        if (numbers.length < 4 || !Arrays.stream(numbers).allMatch(number -> number.matches("[0-9]{1,4}"))) {
            return text;
        }
        var captured = Arrays.stream(numbers, 2, numbers.length)
                .mapToInt(Integer::parseInt)
                .sorted()
                .mapToObj(String::valueOf)
                .toList();
        return numbers[0] + "x" + numbers[1] + "x" + String.join("x", captured);
    }
}
