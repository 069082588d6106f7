package org.senet.game;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import com.oracle.truffle.api.nodes.Node;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.senet.nodes.rules.DropsRootNode;
import org.senet.nodes.rules.Turning;
import org.senet.state.Bookkeeping;
import org.senet.state.Design;
import org.senet.state.Drops;
import org.senet.state.State;
import org.senet.translator.RuleCompiler;

/**
 * The moves of two players who take turns in a game with small rules, where these only put down a piece and perhaps turn over others: the
 * moves of a position are a set, and what finds them is compiled together with who asks.
 */
final class DropMoves extends Node {
    /** How many players there are. */
    static final int PLAYERS = 2;

    private final Ends ends;
    private final Bookkeeping keeping;
    private final int words;
    private final boolean areAll;
    private final boolean turn;

    /** By player, from 1: the code of the piece. */
    @CompilationFinal(dimensions = 1)
    private final int[] pieces;

    /** By player, from 1: what the moves turn over; null for nothing. */
    @CompilationFinal(dimensions = 1)
    private final @Nullable Turning[] turnings;

    @Child
    private PlayerCallNode askingEnd;

    @Child
    private PlayerCallNode findingDrops;

    private DropMoves(Ends ends, Bookkeeping keeping, Design design, List<DropsRootNode> drops) {
        this.ends = ends;
        this.keeping = keeping;
        words = design.words;
        areAll = drops.stream().allMatch(DropsRootNode::areAll);
        turn = drops.stream().anyMatch(d -> d.turning() != null);
        pieces = new int[drops.size() + 1];
        turnings = new Turning[pieces.length];
        for (int p = 1; p < pieces.length; p++) {
            pieces[p] = drops.get(p - 1).piece();
            turnings[p] = drops.get(p - 1).turning();
        }
        askingEnd = new PlayerCallNode(drops.size(), ends::codeBeforeMoves);
        findingDrops = new PlayerCallNode(drops.size(), p -> drops.get(p - 1).getCallTarget());
    }

    /** Whether a game may have such moves, as far as that is told without its rules. */
    static boolean mayBe(Design design) {
        return design.globalCount() == 0 && new Bookkeeping(design).areDropsPlain(false);
    }

    /** Those of a game whose rules are all known; null where some of them do anything else. Made anew each time. */
    static @Nullable DropMoves of(RuleCompiler compiler, Ends ends, Design design) {
        if (!mayBe(design)) {
            return null;
        }
        var keeping = new Bookkeeping(design);
        var drops = IntStream.rangeClosed(1, compiler.playerCount())
                .mapToObj(compiler::drops)
                .toList();
        return drops.contains(null) || !keeping.areDropsPlain(drops.stream().anyMatch(d -> d.turning() != null))
                ? null
                : new DropMoves(ends, keeping, design, drops);
    }

    /** Whether there are never other moves. */
    boolean areAll() {
        return areAll;
    }

    /** Whether any of them turn over pieces. */
    boolean turn() {
        return turn;
    }

    /** Whether the game is not over; then the set of the moves is in the state. */
    boolean areOpen(State state, int player) {
        if (ends.mayBeOverBeforeMoves(state) && (int) askingEnd.call(state, player) >= 0) {
            return false;
        }
        findingDrops.call(state, player);
        return true;
    }

    /** How many moves are in the state. */
    @ExplodeLoop
    int count(State state) {
        int number = 0;
        for (int w = 0; w < words; w++) {
            number += Long.bitCount(state.places[w]);
        }
        return number;
    }

    /** What plays a player's moves to the positions of one word; the turn is the other player's then. */
    Drops drops(State state, int player, int word) {
        return new Drops(state, keeping, player, pieces[player], word);
    }

    /** What a piece turns over that a player puts down at the lowest position of a set. */
    long turned(State state, Drops drops, int player, long set) {
        var turning = turnings[player];
        return turning == null ? 0 : turning.turned(state, drops.own(), drops.others(), set & -set);
    }

    /** Plays a single move of a player, after which others may follow; the answer is what it turns over. */
    long play(State state, int player, int position) {
        var drops = drops(state, player, position >>> 6);
        long turned = turned(state, drops, player, 1L << position);
        drops.put(1L << position, turned);
        return turned;
    }

    /** Takes back a move that was played so. */
    void takeBack(State state, int position, long turned) {
        Drops.takeBack(state, keeping, position, turned);
    }
}
