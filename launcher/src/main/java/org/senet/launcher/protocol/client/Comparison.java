package org.senet.launcher.protocol.client;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.api.Position;
import org.senet.launcher.protocol.Loaded;
import org.senet.launcher.protocol.ProtocolException;

/** Compares the legal moves of our rules with those that a program tells. */
public final class Comparison implements AutoCloseable {
    private final EngineClient client;
    private final Position start;
    private GameSoFar last;

    /**
     * A position in which they differ.
     *
     * @param moves that lead there from the start, by their names in the script
     * @param fen the text of the position
     * @param onlyRules moves that only the rules have, as the program writes moves
     * @param onlyEngine moves that only the program has
     */
    public record Difference(List<String> moves, String fen, List<String> onlyRules, List<String> onlyEngine) {}

    private Comparison(EngineClient client, Position start) {
        this.client = client;
        this.start = start;
        last = GameSoFar.of(start, List.of());
    }

    /**
     * Starts a program.
     *
     * @throws ProtocolException when it cannot be started, or does not speak the protocol
     */
    public static Comparison start(EngineSpec spec, Loaded loaded) {
        var process = EngineProcess.start(spec.command());
        boolean greeted = false;
        try {
            var client = EngineClient.of(spec, loaded, process);
            client.greet();
            greeted = true;
            return new Comparison(client, loaded.start());
        } catch (EngineFailure e) {
            throw EnginePlayer.told(spec, e);
        } finally {
            if (!greeted) {
                process.close();
            }
        }
    }

    /**
     * Compares the moves of the position after some moves; null when they are the same.
     *
     * @param moves by their names in the script
     * @throws ProtocolException when the program does not tell its moves
     */
    public @Nullable Difference compare(List<String> moves) {
        // Most lines go on where the one before has ended.
        var game = last.with(start, moves);
        last = game;
        try {
            var theirs = client.legalMoves(game);
            var ours = client.ownMoves(game);
            var onlyOurs = new ArrayList<>(ours);
            onlyOurs.removeAll(theirs);
            var onlyTheirs = new ArrayList<>(theirs);
            onlyTheirs.removeAll(ours);
            return onlyOurs.isEmpty() && onlyTheirs.isEmpty()
                    ? null
                    : new Difference(
                            List.copyOf(moves), game.position().fen(), List.copyOf(onlyOurs), List.copyOf(onlyTheirs));
        } catch (EngineFailure e) {
            throw EnginePlayer.told(client.spec(), e);
        }
    }

    /**
     * A difference after fewer moves: as many are left out, one by one or in pairs, as leave a legal game in whose last position moves
     * differ. Earlier positions of the line count too.
     */
    public Difference shrink(Difference found) {
        var least = found;
        boolean shorter = true;
        while (shorter) {
            shorter = false;
            for (var moves : shortened(least.moves())) {
                var smaller = isLegal(moves) ? compare(moves) : null;
                if (smaller != null) {
                    least = smaller;
                    shorter = true;
                    break;
                }
            }
        }
        return least;
    }

    /** The lines in which some moves are left out, those of fewest moves first. */
    private static List<List<String>> shortened(List<String> moves) {
        var lines = new ArrayList<List<String>>();
        for (int length = moves.size(); length >= 1; length = length > 2 ? length / 2 : length - 1) {
            for (int from = 0; from + length <= moves.size(); from++) {
                var line = new ArrayList<>(moves.subList(0, from));
                line.addAll(moves.subList(from + length, moves.size()));
                lines.add(line);
            }
        }
        return lines;
    }

    /** Whether the moves can be made, and the game is not over after them. */
    private boolean isLegal(List<String> moves) {
        var position = start;
        for (var name : moves) {
            var move = position.moves().stream()
                    .filter(legal -> legal.notation().equals(name))
                    .findFirst();
            if (move.isEmpty()) {
                return false;
            }
            position = position.apply(move.get());
        }
        return !position.over();
    }

    /** Ends the program. */
    @Override
    public void close() {
        client.process().close();
    }
}
