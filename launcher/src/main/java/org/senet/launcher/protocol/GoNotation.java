package org.senet.launcher.protocol;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.api.Move;
import org.senet.api.Position;

/** Moves that put a stone on a point, as in the Go Text Protocol: {@code D4}, {@code pass}. */
public final class GoNotation implements Notation {
    private static final String PASS = "pass";

    private final Squares squares;

    /** @param squares letters and numbers as in Go */
    public GoNotation(Squares squares) {
        this.squares = squares;
    }

    @Override
    public List<String> texts(Position position) {
        return position.moves().stream().map(this::text).toList();
    }

    private String text(Move move) {
        var shape = MoveShape.of(move);
        return move.actions().isEmpty()
                ? PASS
                : shape.isDrop() && shape.path().size() == 1
                        ? squares.text(shape.path().getFirst())
                        : move.notation();
    }

    @Override
    public @Nullable Move find(Position position, String text) {
        var moves = position.moves();
        var found =
                moves.stream().filter(move -> text(move).equalsIgnoreCase(text)).toList();
        return found.size() == 1 ? found.getFirst() : null;
    }
}
