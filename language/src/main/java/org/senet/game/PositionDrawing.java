package org.senet.game;

import org.senet.state.BoardDrawing;

/** Draws positions as text. */
final class PositionDrawing {
    private PositionDrawing() {}

    static String draw(Position position) {
        return BoardDrawing.draw(position.game().design(), position.snapshot().board());
    }
}
