package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.nodes.Node;
import org.jspecify.annotations.Nullable;
import org.senet.errors.SenetException;
import org.senet.errors.Suggest;
import org.senet.state.Design;
import org.senet.state.State;

/**
 * The positions of a zone where the game is known only when the code runs. Those of the last game are kept, so that a loop does not look
 * for them each time. Thread-safe.
 */
final class ZoneOfGame {
    private final String zone;
    private @Nullable Known last;

    ZoneOfGame(String zone) {
        this.zone = zone;
    }

    /** The flags of each player of a game. They are in place before anybody sees the record. */
    private record Known(Design design, boolean @Nullable [][] flags) {}

    /** Whether each position is in the zone; null where the game has no such zone. */
    static boolean @Nullable [] flags(String zone, Design design, int player) {
        var set = design.topology.board().zone(zone, design.pieces.ownerName(player));
        return set == null ? null : design.topology.flags(set);
    }

    /** The same for the game and the player to move of a state; an error, told at a node, where there is no such zone. */
    boolean[] flags(State state, Node place) {
        var known = last;
        var found = known != null && known.design == state.design ? known.flags[state.player] : null;
        return found != null ? found : find(state, place);
    }

    @TruffleBoundary
    private boolean[] find(State state, Node place) {
        var design = state.design;
        var flags = new boolean[design.pieces.ownerCount() + 1][];
        for (int player = 1; player < flags.length; player++) {
            flags[player] = flags(zone, design, player);
        }
        last = new Known(design, flags);
        var found = flags[state.player];
        if (found == null) {
            throw SenetException.runtime(
                    place,
                    "unknown zone `" + zone + "`",
                    Suggest.hint(zone, design.topology.board().zoneNames()));
        }
        return found;
    }
}
