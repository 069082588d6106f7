package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.util.Arrays;
import java.util.List;
import org.senet.state.Design;
import org.senet.state.State;

/**
 * Finds the pinned pieces of a player: those that alone are in the way of an attack on a royal piece. All others can leave their
 * positions without danger, if no royal piece is attacked already. Thread-safe.
 */
public final class Pins {
    private final Generators generators;
    private final Design design;
    private final int player;
    private final long enemies;
    private final int[] royal;

    /**
     * The pins of a player.
     *
     * @param generators the generators of all players, of which the tests of attacks are asked for when they are needed
     * @param player the player (from 1) who has the royal pieces
     * @param royal the names of their types
     */
    public Pins(Generators generators, Design design, int player, List<String> royal) {
        this.generators = generators;
        this.design = design;
        this.player = player;
        enemies = design.enemies(player);
        this.royal = royal.stream()
                .mapToInt(design.pieces::typeNumber)
                .filter(type -> type > 0)
                .toArray();
    }

    /**
     * Puts the positions of what is pinned between moves into the state's {@code pinned}, or all if a royal piece may be attacked
     * already.
     *
     * @return whether that is so
     */
    @TruffleBoundary
    boolean find(State state) {
        Arrays.fill(state.pinned, 0);
        boolean endangered = design.pieces.hasColumns() || !areSheltered(state);
        if (endangered) {
            Arrays.fill(state.pinned, -1);
        }
        return endangered;
    }

    private boolean areSheltered(State state) {
        for (int type : royal) {
            for (int w = 0; w < design.words; w++) {
                long set = state.typed[(type << design.setShift) + w] & state.occupied[(player << design.setShift) + w];
                for (; set != 0; set &= set - 1) {
                    if (!isSheltered(state, w << 6 | Long.numberOfTrailingZeros(set))) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    private boolean isSheltered(State state, int position) {
        for (int attacker = 1; attacker <= generators.playerCount(); attacker++) {
            if ((enemies >>> attacker & 1) != 0
                    && !generators.attack(attacker).filter().isSheltered(state, position, state.pinned)) {
                return false;
            }
        }
        return true;
    }
}
