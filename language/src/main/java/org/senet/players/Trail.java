package org.senet.players;

import java.util.Arrays;
import org.senet.game.Playout;
import org.senet.state.MoveBuffer;

/** The moves of one game, in the tree and beyond, for first impressions. Not thread-safe. */
final class Trail implements Playout.Witness {
    private static final int MARKS = 1 << 16;

    private int[] players = new int[256];
    private int[] signatures = new int[256];
    private int length;
    /** For each player and signature the number of the game in which such a move was marked last. */
    private final int[][] marks;

    private int game;

    /** @param players how many there are */
    Trail(int players) {
        marks = new int[players + 1][MARKS];
    }

    /** Begins another game. */
    void clear() {
        length = 0;
        game++;
    }

    /** The number of moves. */
    int length() {
        return length;
    }

    @Override
    public void played(int player, MoveBuffer moves, int move) {
        if (length == players.length) {
            players = Arrays.copyOf(players, 2 * length);
            signatures = Arrays.copyOf(signatures, 2 * length);
        }
        players[length] = player;
        signatures[length++] = Noises.signature(moves, move);
    }

    /** Counts a move among those that were played later. */
    void mark(int index) {
        marks[players[index]][signatures[index] & MARKS - 1] = game;
    }

    /** Tells a position, whose lock is held, what those of its moves have brought that were played at once or later. */
    void tell(UctNode node, double reward) {
        var own = marks[node.player];
        for (int i = 0; i < node.signatures.length; i++) {
            if (own[node.signatures[i] & MARKS - 1] == game) {
                node.laterTries[i]++;
                node.laterRewards[i] += reward;
            }
        }
    }
}
