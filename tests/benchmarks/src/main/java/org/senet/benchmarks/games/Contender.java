package org.senet.benchmarks.games;

import java.io.IOException;
import java.util.List;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;
import org.senet.benchmarks.yardstick.Chess;
import org.senet.benchmarks.yardstick.ConnectFour;
import org.senet.benchmarks.yardstick.Design;
import org.senet.benchmarks.yardstick.Go;
import org.senet.benchmarks.yardstick.InternationalDraughts;
import org.senet.benchmarks.yardstick.MailboxChess;
import org.senet.benchmarks.yardstick.MailboxConnectFour;
import org.senet.benchmarks.yardstick.MailboxOthello;
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
        /** The designs of the programs that there are for a game; none for most games. */
        static List<Design> designs(String game) {
            return switch (game) {
                case "chess", "othello", "connect-four" -> List.of(Design.BITBOARD, Design.MAILBOX);
                case "international-draughts", "russian-checkers" -> List.of(Design.MAILBOX);
                case "go-9" -> List.of(Design.CHAINS);
                default -> List.of();
            };
        }

        /**
         * A program for a game.
         *
         * @param whole whether it keeps draws
         * @throws IllegalArgumentException when there is none of this design
         */
        static Java of(String game, Design design, boolean whole) {
            return new Java(
                    switch (game + " " + design.key()) {
                        case "international-draughts mailbox" -> InternationalDraughts.start(whole);
                        case "russian-checkers mailbox" -> RussianCheckers.start(whole);
                        case "chess bitboard" -> Chess.start(whole);
                        case "chess mailbox" -> MailboxChess.start(whole);
                        case "othello bitboard" -> Othello.start();
                        case "othello mailbox" -> MailboxOthello.start();
                        case "connect-four bitboard" -> ConnectFour.start();
                        case "connect-four mailbox" -> MailboxConnectFour.start();
                        case "go-9 chains" -> Go.start();
                        default ->
                            throw new IllegalArgumentException("no " + design.key() + " program for `" + game + "`");
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
