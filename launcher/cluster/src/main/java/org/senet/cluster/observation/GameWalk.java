package org.senet.cluster.observation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.senet.api.Move;
import org.senet.api.Position;

/** Plays one game, or plays it again, and observes it. Used once, by one thread. */
final class GameWalk {
    private final Counts counts = new Counts();
    private final List<Position> positions = new ArrayList<>();
    private final List<String> line = new ArrayList<>();
    private final Set<Long> seen = new HashSet<>();
    private final Set<String> visited = new HashSet<>();
    private Position position;
    private @Nullable String first;
    private long moves;
    private long decisions;
    private long choices;
    private long most;
    private double complexity;
    private long captures;
    private long firstCapture = -1;
    private long repeated;

    GameWalk(Position start) {
        position = start;
        start.pieces().forEach(piece -> visited.add(piece.position()));
    }

    /** The names of the moves that were made one by one. */
    List<String> line() {
        return line;
    }

    Counts counts() {
        return counts;
    }

    /**
     * Plays at random: each legal move is as likely as every other, moves of chance are as likely as their weights say, and what can be
     * claimed is claimed.
     *
     * @param limit after how many moves the game is broken off
     * @return {@code over}, {@code claimed} or {@code unfinished}
     */
    String play(long seed, long limit) {
        var random = new SplittableRandom(seed);
        while (!position.over()) {
            if (position.claim() != null) {
                position = position.claimed();
                return "claimed";
            }
            if (moves == limit) {
                return GameRow.UNFINISHED;
            }
            var legal = position.moves();
            step(legal, position.chance() ? Move.drawn(legal, random) : legal.get(random.nextInt(legal.size())));
        }
        return "over";
    }

    /**
     * Plays at random as {@link #play} does, but does not keep the positions, and so is faster.
     *
     * @return as {@link #play} does
     */
    String playUnvalued(long seed, long limit) {
        var game = position.randomGame(seed, limit);
        var hashes = game.hashes().iterator();
        var choices = game.choices().iterator();
        for (var line : game.deeds().split("\n", -1)) {
            if (hashes.hasNext()) {
                note(hashes.next(), Math.toIntExact(choices.next()), line.isEmpty() ? new String[0] : line.split("\t"));
            }
        }
        first = game.first();
        position = game.end();
        return game.outcome();
    }

    /**
     * Notes a move.
     *
     * @param legal how many moves there were; 0 where chance decided
     * @param deeds the kind, the position and the type of piece of each action
     */
    private void note(long hash, int legal, String[] deeds) {
        repeated += seen.add(hash) ? 0 : 1;
        int taken = 0;
        for (int i = 0; i < deeds.length; i += 3) {
            taken += counts.add(deeds[i], deeds[i + 1], deeds[i + 2]) ? 1 : 0;
            visited.add(deeds[i + 1]);
        }
        note(hash, legal > 0, legal, taken);
    }

    private void note(long hash, boolean decision, int legal, int taken) {
        counts.addPosition(hash, decision, legal, taken);
        if (taken > 0 && firstCapture < 0) {
            firstCapture = moves;
        }
        captures += taken;
        if (decision) {
            decisions++;
            choices += legal;
            most = Math.max(most, legal);
            complexity += Math.log10(legal);
        }
        moves++;
    }

    /** Plays moves by their names. */
    void replay(List<String> names) {
        for (var name : names) {
            var legal = position.moves();
            var move = position.move(name);
            if (move == null) {
                throw new IllegalStateException("`" + name + "` was played, but is no legal move");
            }
            step(legal, move);
        }
    }

    private void step(List<Move> legal, Move move) {
        boolean decision = !position.chance();
        long hash = position.hash();
        repeated += seen.add(hash) ? 0 : 1;
        int taken = 0;
        for (var action : move.actions()) {
            taken += counts.add(action.kind(), action.to(), action.piece()) ? 1 : 0;
            visited.add(action.to());
        }
        if (decision && first == null) {
            first = move.notation();
        }
        note(hash, decision, legal.size(), taken);
        positions.add(position);
        line.add(move.notation());
        position = position.apply(move);
    }

    /** How a game was left that did not end by its rules. */
    record Verdict(
            String outcome,
            @Nullable String winner,
            List<String> losers,
            @Nullable String result) {}

    /** What a game that was played at random, or whose last position is over, has come to. */
    Verdict verdict(String outcome) {
        return new Verdict(outcome, position.winner(), position.losers(), position.result());
    }

    /** Ends the game by a claim of the player to move. */
    void claim() {
        if (position.claim() != null) {
            position = position.claimed();
        }
    }

    /**
     * What was observed.
     *
     * @param players those who decide
     * @param strong the side of the stronger player, or null
     * @param valuer values the positions if it is there
     */
    GameRow row(
            long number,
            long seed,
            Verdict verdict,
            List<String> players,
            @Nullable String strong,
            @Nullable Valuer valuer) {
        var won = new boolean[players.size()];
        for (int i = 0; i < won.length; i++) {
            won[i] = verdict.winner != null && Winners.has(verdict.winner, players.get(i));
        }
        var ending = position.ending();
        boolean told = verdict.outcome.equals("over") || verdict.outcome.equals("claimed");
        return new GameRow(
                number,
                seed,
                first,
                verdict.outcome,
                verdict.winner,
                List.copyOf(verdict.losers),
                strong,
                verdict.result,
                told && ending != null ? ending.intValue() : -1,
                moves,
                decisions,
                choices,
                most,
                complexity,
                captures,
                firstCapture,
                repeated + (seen.contains(position.hash()) ? 1 : 0),
                visited.size(),
                position.over() ? Collections.unmodifiableMap(new LinkedHashMap<>(position.scores())) : Map.of(),
                valuer == null ? null : valuer.course(positions, seed, players, won));
    }
}
