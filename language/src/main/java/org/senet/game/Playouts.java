package org.senet.game;

import org.senet.data.PersistentMap;
import org.senet.runtime.MemberView;
import org.senet.runtime.Members;

/**
 * How random games went.
 *
 * @param games how many there were
 * @param plies the moves of all of them
 * @param wins how many the players have won, by their names
 * @param losses the number of games without a winner that a player has lost, by the players' names
 * @param draws the number of games that have ended with neither winner nor loser
 * @param unfinished how many were broken off
 */
record Playouts(long games, long plies, PersistentMap wins, PersistentMap losses, long draws, long unfinished) {
    private static final Members<Playouts> MEMBERS = new Members<>(Playouts.class)
            .value("games", Playouts::games)
            .value("plies", Playouts::plies)
            .value("wins", Playouts::wins)
            .value("losses", Playouts::losses)
            .value("draws", Playouts::draws)
            .value("unfinished", Playouts::unfinished);

    /** As hosts and other languages see it. */
    MemberView<Playouts> view() {
        return new MemberView<>(MEMBERS, this);
    }
}
