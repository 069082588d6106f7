package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.senet.ir.Query;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.rules.AheadNode.Look;
import org.senet.state.Direction;
import org.senet.state.State;

/**
 * Looks for the first piece in each of several directions, in all of them together and without a branch that nobody could
 * foretell: whether it belongs to certain players, and, where that is asked, the position behind it is empty. Immutable.
 */
final class FirstPieces {
    @CompilationFinal(dimensions = 1)
    private final Ray[] rays;

    /** Where the sets of the players begin to whom pieces belong, and of those who are asked for. */
    @CompilationFinal(dimensions = 1)
    private final int[] owners;

    @CompilationFinal(dimensions = 1)
    private final boolean[] wanted;

    private final boolean asksBehind;

    private FirstPieces(Site site, Ray[] rays, long wantedOwners, boolean asksBehind) {
        this.rays = rays;
        this.asksBehind = asksBehind;
        owners = new int[site.design.pieces.ownerCount()];
        wanted = new boolean[owners.length];
        for (int i = 0; i < owners.length; i++) {
            owners[i] = i + 1 << site.design.setShift;
            wanted[i] = (wantedOwners >>> i + 1 & 1) != 0;
        }
    }

    /**
     * What some looks into some directions ask first.
     *
     * @return null when that is something else, or when the board has no such sets, in one word
     */
    static @Nullable FirstPieces of(Site site, List<Direction> options, List<Look> looks) {
        var asked = looks.stream().dropWhile(Look.Other.class::isInstance).toList();
        boolean fit = site.design.words == 1
                && asked.size() >= 3
                && asked.get(0) instanceof Look.Step
                && asked.get(1) instanceof Look.Glide;
        long wanted = fit && asked.get(2) instanceof Look.Ask ask ? site.owners(ask.query()) : 0;
        var rays = options.stream()
                .map(d -> Ray.of(site.design, site.steps(null)[d.number()]))
                .toList();
        if (wanted == 0 || rays.stream().anyMatch(Objects::isNull)) {
            return null;
        }
        boolean behind = asked.size() >= 5
                && asked.get(3) instanceof Look.Step
                && asked.get(4) instanceof Look.Ask(var query)
                && query == Query.IS_EMPTY;
        return new FirstPieces(site, rays.toArray(Ray[]::new), wanted, behind);
    }

    /** Whether that is so in any direction. In the middle of a move the answer may be yes where it is not, never no where it is. */
    boolean mayLead(VirtualFrame frame, State state) {
        return mayLead(state, Registers.board(frame), Frames.position(frame), Registers.logTop(frame));
    }

    @ExplodeLoop
    private boolean mayLead(State state, int[] board, int from, int logEnd) {
        long pieces = 0;
        long asked = 0;
        for (int i = 0; i < owners.length; i++) {
            pieces |= state.occupied[owners[i]];
            asked |= wanted[i] ? state.occupied[owners[i]] : 0;
        }
        long changed = state.changed(0, logEnd);
        pieces = changed == 0 ? pieces : now(board, pieces, changed);
        asked |= changed;
        long found = 0;
        for (var ray : rays) {
            long first = ray.first(from, pieces);
            found |= asksBehind ? Ray.ifAny(first & asked) & ray.behind(first) & ~pieces : first & asked;
        }
        return found != 0;
    }

    /** The positions with pieces; only those that have changed are looked at. */
    private static long now(int[] board, long before, long changed) {
        long set = before;
        for (long rest = changed; rest != 0; rest &= rest - 1) {
            int position = Long.numberOfTrailingZeros(rest);
            set = board[position] == 0 ? set & ~(1L << position) : set | 1L << position;
        }
        return set;
    }
}
