package org.senet.board;

import org.jspecify.annotations.Nullable;

/**
 * How rules name a zone: {@code home} is that of the player to move, {@code Black/home} that of a certain player.
 *
 * @param owner the player, or {@code null} for the one to move
 * @param zone the name that the board has for it
 */
public record ZoneName(@Nullable String owner, String zone) {
    private static final char SEPARATOR = '/';

    /** What a name means. */
    public static ZoneName of(String name) {
        int at = name.indexOf(SEPARATOR);
        return at < 0 ? new ZoneName(null, name) : new ZoneName(name.substring(0, at), name.substring(at + 1));
    }

    /** The name as rules have it. */
    @Override
    public String toString() {
        return owner == null ? zone : owner + SEPARATOR + zone;
    }
}
