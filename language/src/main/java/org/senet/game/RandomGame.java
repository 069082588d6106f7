package org.senet.game;

import com.oracle.truffle.api.TruffleSafepoint;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.senet.runtime.MemberView;
import org.senet.runtime.Members;
import org.senet.state.MoveBuffer;
import org.senet.state.State;

/**
 * A game that was played at random, with what there was to be seen: each legal move was as likely as every other, moves of chance were
 * as likely as their weights say, and what could be claimed was claimed.
 *
 * @param outcome {@code over}, {@code claimed} or {@code unfinished}
 * @param end the position in which it has ended
 * @param first the name of the first move that was not made by chance; null when there was none
 * @param hashes of the positions in which moves were made
 * @param choices how many moves were legal in them; 0 where chance decided
 * @param deeds what the moves did: for each move a line, for each of its actions the kind, the position where it ended and the type of
 *     piece, with a tab behind each
 */
record RandomGame(
        String outcome, Position end, @Nullable String first, List<Long> hashes, List<Long> choices, String deeds) {
    private static final Members<RandomGame> MEMBERS = new Members<>(RandomGame.class)
            .value("outcome", RandomGame::outcome)
            .value("end", RandomGame::end)
            .value("first", RandomGame::first)
            .array("hashes", RandomGame::hashes)
            .array("choices", RandomGame::choices)
            .value("deeds", RandomGame::deeds);

    /** Plays a game; it is broken off after {@code limit} moves. */
    static RandomGame play(Position start, long seed, long limit) {
        var scratch = start.game().states().take();
        scratch.state().load(start.snapshot());
        try {
            return new Player(start, scratch.state(), scratch.moves(), new SplittableRandom(seed)).play(limit);
        } finally {
            start.game().states().giveBack(scratch);
        }
    }

    /** As hosts and other languages see it. */
    MemberView<RandomGame> view() {
        return new MemberView<>(MEMBERS, this);
    }

    private static final class Player {
        private final Game game;
        private final State state;
        private final MoveBuffer moves;
        private final SplittableRandom random;
        /** Whether one move is found by its number among those that were counted; else all are found. */
        private final boolean picks;

        private final boolean parts;
        private final List<Long> hashes = new ArrayList<>();
        private final List<Long> choices = new ArrayList<>();
        private final StringBuilder deeds = new StringBuilder();
        private Position position;
        private @Nullable String first;

        Player(Position start, State state, MoveBuffer moves, SplittableRandom random) {
            game = start.game();
            position = start;
            this.state = state;
            this.moves = moves;
            this.random = random;
            parts = game.clauses().haveParts();
            picks = !parts && game.oneMove().canCount();
        }

        RandomGame play(long limit) {
            while (true) {
                boolean chance = game.design().sides.isChance(state.player);
                var claim = game.outcomes().claim(state);
                var result = find(chance);
                if (result != null) {
                    return ended("over", end());
                }
                if (claim != null) {
                    return ended("claimed", end().claimed());
                }
                if (hashes.size() == limit) {
                    return ended("unfinished", end());
                }
                step(chance);
            }
        }

        /** Finds the moves, or counts them where that is enough; how the game has ended if there are none. */
        private @Nullable Result find(boolean chance) {
            if (picks && !chance) {
                return game.oneMove().countOrEnd(state, moves);
            }
            var generator = parts ? game.annotatingGenerator(state.player) : game.generator(state.player);
            return game.outcomes().of(game.generate(state, moves, generator), state, moves);
        }

        private void step(boolean chance) {
            int count = picks && !chance ? state.completed : moves.size();
            int chosen = chance ? Weights.draw(moves, random) : random.nextInt(count);
            if (first == null && !chance) {
                first = (hashes.isEmpty() ? position : end())
                        .generate()
                        .get(chosen)
                        .notation();
            }
            int move = chosen;
            if (picks && !chance) {
                game.oneMove().pick(state, moves, chosen);
                move = 0;
            }
            hashes.add(state.hash());
            choices.add(chance ? 0L : count);
            for (var action : Action.of(game.design(), moves.entries(move))) {
                deeds.append(action.kind())
                        .append('\t')
                        .append(action.to())
                        .append('\t')
                        .append(action.piece())
                        .append('\t');
            }
            deeds.append('\n');
            state.apply(moves, move);
            TruffleSafepoint.poll(null);
        }

        private Position end() {
            return game.positionOf(state);
        }

        private RandomGame ended(String outcome, Position end) {
            return new RandomGame(outcome, end, first, hashes, choices, deeds.toString());
        }
    }
}
