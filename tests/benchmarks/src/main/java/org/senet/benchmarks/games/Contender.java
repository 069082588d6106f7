package org.senet.benchmarks.games;

import java.io.IOException;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;
import org.senet.benchmarks.yardstick.Chess;
import org.senet.benchmarks.yardstick.ConnectFour;
import org.senet.benchmarks.yardstick.Go;
import org.senet.benchmarks.yardstick.InternationalDraughts;
import org.senet.benchmarks.yardstick.Othello;
import org.senet.benchmarks.yardstick.RussianCheckers;
import org.senet.benchmarks.yardstick.Yardstick;

/** A program that plays a game, at the start of the game. */
public sealed interface Contender {
    /** After how many moves a random game is broken off. */
    int LONGEST_GAME = 5000;

    /**
     * Counts lines of play.
     *
     * @param bulk whether the last moves are only counted, not made
     */
    long perft(int depth, boolean bulk);

    /** Plays random games; the answer is how many moves they had in all. */
    long playouts(long games, long seed);

    /**
     * A script in Senet.
     *
     * @param start the position at the start
     */
    record Senet(Value start) implements Contender {
        /**
         * Loads a script.
         *
         * @param whole false for the same game without its draws: then moves alone count
         * @throws IOException when the script cannot be read
         */
        static Senet load(Context context, Row row, boolean whole) throws IOException {
            var source = Source.newBuilder("senet", row.file().toFile()).cached(false);
            if (!whole) {
                source = source.content(Draws.without(row.text()));
            }
            return new Senet(row.variantOf(context.eval(source.build())).getMember("start"));
        }

        @Override
        public long perft(int depth, boolean bulk) {
            return start.invokeMember("perft", (long) depth, bulk).asLong();
        }

        @Override
        public long playouts(long games, long seed) {
            return start.invokeMember("playouts", games, seed, (long) LONGEST_GAME)
                    .getMember("plies")
                    .asLong();
        }
    }

    /**
     * A program in Java that was written for this game.
     *
     * @param yardstick the program
     */
    record Java(Yardstick yardstick) implements Contender {
        /** Whether there is one for a game. */
        static boolean has(String game) {
            return switch (game) {
                case "international-draughts", "russian-checkers", "chess", "othello", "connect-four", "go-9" -> true;
                default -> false;
            };
        }

        /**
         * The program for a game.
         *
         * @param whole whether it keeps draws
         * @throws IllegalArgumentException when there is none
         */
        static Java of(String game, boolean whole) {
            return new Java(
                    switch (game) {
                        case "international-draughts" -> InternationalDraughts.start(whole);
                        case "russian-checkers" -> RussianCheckers.start(whole);
                        case "chess" -> Chess.start(whole);
                        case "othello" -> Othello.start();
                        case "connect-four" -> ConnectFour.start();
                        case "go-9" -> Go.start();
                        default -> throw new IllegalArgumentException("no program by hand for `" + game + "`");
                    });
        }

        @Override
        public long perft(int depth, boolean bulk) {
            return bulk ? yardstick.bulk(depth) : yardstick.perft(depth);
        }

        @Override
        public long playouts(long games, long seed) {
            return yardstick.playouts(games, seed, LONGEST_GAME).plies();
        }
    }
}
