package org.senet.launcher.picture;

import java.util.List;
import org.senet.api.Game;

/**
 * A step of a player, copied from the language's object.
 *
 * @param direction what the player calls it
 */
record Link(String direction, String from, String to) {
    /** All steps of a player. */
    static List<Link> of(Game game, String player) {
        return game.steps(player).stream()
                .map(step -> new Link(step.direction(), step.from(), step.to()))
                .toList();
    }

    /** Whether it joins a position to another one. */
    boolean joins(String position) {
        return !from.equals(to) && (from.equals(position) || to.equals(position));
    }
}
