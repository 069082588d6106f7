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

    /** The legal move that a text names in any way that the game understands, or null when there is none, or several. */
    @Nullable
    Move move(String notation);

    /** The legal moves that a text may mean: none when it is no legal move, several when it is not clear enough. */
    List<Move> meanings(String notation);

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

    /** How the game has ended, in words; null while it goes on. */
    @Nullable
    String result();

    /** The points of the players by name, if the game counts points; null for a player who has none. */
    Map<String, @Nullable Number> scores();

    /** What the game says of the position, such as {@code check}. */
    List<String> statuses();

    /** A number that is the same for equal positions. */
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
     * How random games went. The seed of the first is the one given, that of the next one is 1 more, and so on.
     *
     * @param limit after how many moves a game is broken off
     */
    Playouts playouts(long games, long seed, long limit);
}
