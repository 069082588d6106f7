package org.senet.api;

import java.util.List;
import java.util.Map;
import org.graalvm.polyglot.HostAccess;
import org.jspecify.annotations.Nullable;

/**
 * A position of a game between two moves. It never changes, and is equal to another when the same pieces stand on the same
 * squares and the same turn comes next. Its text, {@code toString()}, is the drawing.
 */
@HostAccess.Implementable
public interface Position {
    /** The game. */
    Game game();

    /** The name of the player to move. */
    String player();

    /** Whether the player to move does so by chance. */
    boolean chance();

    /** The full move, counted from 1. */
    long turn();

    /** A drawing of the board, of several lines. */
    String text();

    /** The position as a text of one line, which {@link Game#position} reads. */
    String fen();

    /** The pieces on the board, in the order of the board. */
    List<Piece> pieces();

    /** The legal moves, in the order in which the rules find them; none when the game is over. */
    List<Move> moves();

    /**
     * The legal move that a text names: by its name, in the game's own notation, or by its squares; null when there is none,
     * or several.
     */
    @Nullable
    Move move(String notation);

    /**
     * The legal moves that a person may mean by a text: none when it is no legal move, several when it is not clear enough. Besides
     * what {@link #move} understands, the beginning of a name, the square of a piece, or the number of a move in
     * {@link #moves()}, from 1, count if the text means nothing else.
     */
    List<Move> meanings(String notation);

    /** The legal moves that a text in a record may mean. Unlike with {@link #meanings}, names must be complete. */
    List<Move> written(String notation);

    /** What a person can click to make a move; see {@link MoveList}. */
    MoveList moveList();

    /** Like {@link #moveList()}; a smart one goes on by itself after a selection, as long as there is only one way. */
    MoveList moveList(boolean smart);

    /**
     * The position after a legal move.
     *
     * @throws org.graalvm.polyglot.PolyglotException when the move belongs to another position
     */
    Position apply(Move move);

    /**
     * The position after the legal move of that name.
     *
     * @throws org.graalvm.polyglot.PolyglotException when there is none, or several
     */
    Position apply(String notation);

    /** Whether the game has ended. */
    boolean over();

    /** The winner's name; null when nobody has won, or not yet. */
    @Nullable
    String winner();

    /** Those who have lost while nobody has won: who plays alone, or one of three, in the order of the players; else empty. */
    List<String> losers();

    /** How the game has ended, in words; null while it goes on. */
    @Nullable
    String result();

    /**
     * Why the game has ended: the clause that says so, with its place in the script and the values of what it counts, or that the player
     * to move has no move; null while it goes on.
     */
    @Nullable
    String reason();

    /**
     * By which of {@link Game#endings} the game has ended, from 0; null while it goes on, and when it is over only because the player
     * to move has no move and no condition speaks of that.
     */
    @Nullable
    Number ending();

    /** How the player to move may end the game without a move, in words; null when there is nothing to claim. */
    @Nullable
    String claim();

    /**
     * This position with the game ended by what the player to move may claim.
     *
     * @throws org.graalvm.polyglot.PolyglotException when there is nothing to claim
     */
    Position claimed();

    /**
     * This position as if the game had begun with it: without the positions before it, and with the initial counters. A game that has
     * ended by a repetition, or by a number of moves, goes on in it.
     */
    Position withoutHistory();

    /** The points of the players by name, if the game counts points; null for a player who has none. */
    Map<String, @Nullable Number> scores();

    /** The values of the position's attributes and counters by their names: numbers, texts, truth values, null. */
    Map<String, @Nullable Object> attributes();

    /** What the players hold outside the board: by their names, the numbers of pieces by their types. */
    Map<String, Map<String, Long>> reserves();

    /** What the game says of the position, such as {@code check}. */
    List<String> statuses();

    /** A number that is the same for equal positions of the same game, in any process. */
    long hash();

    /** The number of lines of play of {@code depth} moves. */
    long perft(long depth);

    /**
     * Counts the same with several threads.
     *
     * @param depth at least 1
     */
    PerftJob perftJob(long depth);

    /**
     * Counts the same with several threads, and nothing twice that the table holds.
     *
     * @param depth at least 1
     * @param table of this game
     */
    PerftJob perftJob(long depth, PerftTable table);

    /**
     * The position in which a game has ended whose moves were chosen at random.
     *
     * @param limit after how many moves it is broken off
     */
    Position playout(long seed, long limit);

    /**
     * A game whose moves were chosen at random, with what happened in it.
     *
     * @param limit after how many moves it is broken off
     */
    RandomGame randomGame(long seed, long limit);

    /**
     * How random games went. The seed of the first is the one given, that of the next one is 1 more, and so on.
     *
     * @param limit after how many moves a game is broken off
     */
    Playouts playouts(long games, long seed, long limit);
}
