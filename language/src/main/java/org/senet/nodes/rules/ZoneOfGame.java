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

    /** What is known of a game; the flags of a player are null until somebody asks. */
    private record Known(Design design, boolean[][] flags) {}

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
        var flags = flags(zone, state.design, state.player);
        if (flags == null) {
            throw SenetException.runtime(
                    place,
                    "unknown zone `" + zone + "`",
                    Suggest.hint(zone, state.design.topology.board().zoneNames()));
        }
        var known = last;
        if (known == null || known.design != state.design) {
            known = new Known(state.design, new boolean[state.design.pieces.ownerCount() + 1][]);
            last = known;
        }
        known.flags[state.player] = flags;
        return flags;
    }
}
