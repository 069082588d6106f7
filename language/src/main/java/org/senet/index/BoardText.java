package org.senet.index;

import java.util.ArrayList;
import org.senet.board.Board;

/** What can be said in a line of the positions and directions of a board. */
final class BoardText {
    private BoardText() {}

    /** The board of a position, its zones and where the directions lead from it. */
    static String position(Board board, int position) {
        var text = new StringBuilder("position of " + board.name());
        var zones = new ArrayList<String>();
        for (var zone : board.zoneNames()) {
            var everybody = board.zone(zone, null);
            if (everybody != null && everybody.get(position)) {
                zones.add(zone);
            }
            for (var player : board.players()) {
                var own = board.zone(zone, player);
                if (own != null && !own.equals(everybody) && own.get(position)) {
                    zones.add(zone + " of " + player);
                }
            }
        }
        if (!zones.isEmpty()) {
            text.append("; in ").append(String.join(", ", zones));
        }
        var steps = new ArrayList<String>();
        for (int direction = 0; direction < board.directions().size(); direction++) {
            int next = board.step(direction, position);
            if (next >= 0) {
                steps.add(board.directions().get(direction) + " " + board.positionName(next));
            }
        }
        if (!steps.isEmpty()) {
            text.append("; steps: ").append(String.join(", ", steps));
        }
        return text.toString();
    }
}
