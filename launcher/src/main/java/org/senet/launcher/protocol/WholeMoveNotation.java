package org.senet.launcher.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.senet.api.Move;
import org.senet.api.Position;

/**
 * Moves of games other than Go in the Go Text Protocol, as Quarry writes them: the points of the piece that moves and the point where
 * another one appears, {@code D3}, {@code E2-F4-G4}.
 */
public final class WholeMoveNotation implements Notation {
    private static final String PASS = "pass";

    private final Squares squares;

    /** @param squares letters of which none is left out, and numbers */
    public WholeMoveNotation(Squares squares) {
        this.squares = squares;
    }

    @Override
    public List<String> texts(Position position) {
        return position.moves().stream().map(this::text).toList();
    }

    private String text(Move move) {
        var shape = MoveShape.of(move);
        var points = new ArrayList<>(shape.path());
        if (shape.added() != null) {
            points.add(shape.added());
        }
        return points.isEmpty()
                ? PASS
                : points.stream()
                        .map(squares::text)
                        .collect(Collectors.joining("-"))
                        .toUpperCase(Locale.ROOT);
    }

    /** The move of a text, in which {@code /} and {@code x} may stand before the last point. */
    @Override
    public @Nullable Move find(Position position, String text) {
        var wanted = text.replaceFirst("[/x](?=[^/x]*$)", "-");
        var found = position.moves().stream()
                .filter(move -> text(move).equalsIgnoreCase(wanted))
                .toList();
        return found.size() == 1 ? found.getFirst() : null;
    }
}
