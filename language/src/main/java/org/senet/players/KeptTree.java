package org.senet.players;

import com.oracle.truffle.api.TruffleSafepoint;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.senet.game.Game;
import org.senet.state.Hashes;
import org.senet.state.Past;
import org.senet.state.Snapshot;

/**
 * What a search by UCT keeps from move to move: the tree of the last position that was thought of. The part of it that grows
 * from a later position is found by that position, whoever has played the moves in between. Not thread-safe.
 */
final class KeptTree {
    /** Further down, trees have little that is worth a look. */
    private static final int DEEPEST = 16;

    private final Game game;
    private final Hashes hashes;
    private @Nullable Snapshot from;
    private @Nullable UctNode root;

    KeptTree(Game game) {
        this.game = game;
        hashes = game.design().hashes;
    }

    /** Keeps the tree of a position, and no other. */
    void keep(Snapshot position, UctNode tree) {
        from = position;
        root = tree;
    }

    /** Gives away the tree of a position; null when there is none. Nothing else is kept either. */
    @Nullable
    UctNode take(Snapshot position) {
        var tree = root;
        var begin = from;
        root = null;
        from = null;
        if (tree == null || begin == null) {
            return null;
        }
        int plies = position.ply() - begin.ply();
        return plies < 0 || plies > DEEPEST
                ? null
                : new Way(begin, position, plies).find(tree, hashes.board(begin.board()), 0);
    }

    /** A way through the tree from one position to another. */
    private final class Way {
        private final Snapshot begin;
        private final Snapshot wanted;
        private final long pieces;
        private final UctNode[] nodes;
        private final int[] moves;

        Way(Snapshot begin, Snapshot wanted, int plies) {
            this.begin = begin;
            this.wanted = wanted;
            pieces = hashes.board(wanted.board());
            nodes = new UctNode[plies];
            moves = new int[plies];
        }

        /**
         * The wanted position in the tree that grows from a node.
         *
         * @param here the hash of the node's pieces
         * @param done how many plies it is from the beginning
         */
        @Nullable
        UctNode find(UctNode node, long here, int done) {
            TruffleSafepoint.poll(null);
            if (done == moves.length) {
                return here == pieces && leads() ? node : null;
            }
            nodes[done] = node;
            for (int move = 0; move < node.moves.size(); move++) {
                var child = node.child(move);
                if (child != null) {
                    moves[done] = move;
                    long there = here ^ hashes.change(node.moves.data, node.moves.start(move), node.moves.end(move));
                    var found = find(child, there, done + 1);
                    if (found != null) {
                        return found;
                    }
                }
            }
            return null;
        }

        /** Whether the way ends at the wanted position, with all that rules may ask of it. */
        private boolean leads() {
            var state = game.newState();
            state.load(begin);
            for (int i = 0; i < moves.length; i++) {
                state.apply(nodes[i].moves, moves[i]);
            }
            var end = state.save();
            return end.equals(wanted)
                    && end.ply() == wanted.ply()
                    && Arrays.equals(end.counters(), wanted.counters())
                    && Arrays.equals(end.landings(), wanted.landings())
                    && areSame(end.past(), wanted.past());
        }

        private static boolean areSame(@Nullable Past one, @Nullable Past other) {
            var a = one;
            var b = other;
            while (a != b) {
                if (a == null || b == null || a.hash() != b.hash() || !Arrays.equals(a.move(), b.move())) {
                    return false;
                }
                a = a.before();
                b = b.before();
            }
            return true;
        }
    }
}
