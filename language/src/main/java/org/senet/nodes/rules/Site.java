package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.Node;
import org.senet.analysis.Algebra;
import org.senet.ir.Query;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.state.Design;
import org.senet.state.State;

/**
 * What a rule knows of the game when it is built. The rules of a game are built once for each player, so that directions,
 * friends and enemies are constants; functions that several games share look them up in the state.
 */
public final class Site {
    /** Code that may run in any game. */
    public static final Site ANY_GAME = new Site(null, 0);

    /** The game's design, or null when it is not known. */
    final Design design;

    /** The player for whom the rule is built, or 0 when it is not known. */
    final int player;

    @CompilationFinal(dimensions = 2)
    private final int[][] steps;

    private final long friends;
    private final long enemies;
    /** The enemy, if there is only one; else 0. */
    private final int onlyEnemy;

    private final int ownerMask;

    private final @org.jspecify.annotations.Nullable Algebra sets;

    /** The rules of a game for a player, counted from 1. */
    public Site(Design design, int player) {
        this.design = design;
        this.player = player;
        steps = design == null ? null : design.topology.steps(player);
        friends = design == null ? 0 : design.friends(player);
        enemies = design == null ? 0 : design.enemies(player);
        onlyEnemy = Long.bitCount(enemies) == 1 ? Long.numberOfTrailingZeros(enemies) : 0;
        ownerMask = design == null ? 0 : design.pieces.ownerMask();
        sets = design == null ? null : new Algebra(design.topology.size());
    }

    /** Makes the sets of positions of the game's board; only where the design is known. */
    public Algebra sets() {
        return java.util.Objects.requireNonNull(sets);
    }

    /** The game's design, or null when it is not known before the rule runs. */
    public Design design() {
        return design;
    }

    /** The player for whom the rule is built, or 0 when it is not known. */
    public int player() {
        return player;
    }

    /** The players to whom a piece belongs when a question about it is answered with yes, as bits; 0 when it is not known. */
    long owners(Query query) {
        if (design == null) {
            return 0;
        }
        return switch (query) {
            case IS_FRIEND -> friends;
            case IS_ENEMY -> enemies;
            case IS_MINE -> 1L << player;
            case IS_EMPTY, NOT_EMPTY, NOT_FRIEND, NOT_ENEMY, POSITION, PIECE, PLAYER, HEIGHT -> 0;
        };
    }

    /** The state of code at this site. */
    State state(VirtualFrame frame, Node node) {
        return design != null ? Frames.state(frame) : Frames.boardState(frame, node);
    }

    /** The board of code at this site. */
    int[] board(VirtualFrame frame, State state) {
        return design != null ? Registers.board(frame) : state.board;
    }

    int[][] steps(State state) {
        return steps != null ? steps : state.design.topology.steps(state.player);
    }

    boolean isFriend(State state, int code) {
        long owners = steps != null ? friends : state.design.friends(state.player);
        return (owners >>> owner(state, code) & 1) != 0;
    }

    boolean isMine(State state, int code) {
        return owner(state, code) == player(state);
    }

    boolean isEnemy(State state, int code) {
        if (onlyEnemy != 0) {
            return (code & ownerMask) == onlyEnemy;
        }
        long owners = steps != null ? enemies : state.design.enemies(state.player);
        return (owners >>> owner(state, code) & 1) != 0;
    }

    /** The answer to a question about a position, by the code of what stands there. */
    boolean holds(State state, Query query, int code) {
        return switch (query) {
            case IS_EMPTY -> code == 0;
            case NOT_EMPTY -> code != 0;
            case IS_FRIEND -> isFriend(state, code);
            case NOT_FRIEND -> !isFriend(state, code);
            case IS_ENEMY -> isEnemy(state, code);
            case NOT_ENEMY -> !isEnemy(state, code);
            case IS_MINE -> isMine(state, code);
            case POSITION, PIECE, PLAYER, HEIGHT -> throw new IllegalStateException(query.word());
        };
    }

    private int owner(State state, int code) {
        return code & (steps != null ? ownerMask : state.design.pieces.ownerMask());
    }

    int player(State state) {
        return player != 0 ? player : state.player;
    }

    Design design(State state) {
        return design != null ? design : state.design;
    }
}
