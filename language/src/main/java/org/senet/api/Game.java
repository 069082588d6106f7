package org.senet.api;

import java.util.List;
import java.util.Map;
import org.graalvm.polyglot.HostAccess;
import org.jspecify.annotations.Nullable;

/** A game, ready to be played. It never changes. */
@HostAccess.Implementable
public interface Game {
    /** The title. */
    String name();

    /** What the game is made of, in a few lines. */
    String summary();

    /** The names of those players who decide for themselves, in order; one who only owns pieces, and can neither move nor win, is none of them. */
    List<String> players();

    /** The names of those players who move by chance; mostly none. */
    List<String> chance();

    /** The conditions by which the game may end, in the order in which they are asked; those that can be claimed come last. */
    List<Ending> endings();

    /** The position at the start. */
    Position start();

    /**
     * The position that a text describes.
     *
     * @param text the same as {@link Position#fen} writes
     * @throws org.graalvm.polyglot.PolyglotException when the text describes none
     */
    Position position(String text);

    /** The names of the positions in play, in the order of the board. */
    List<String> positions();

    /** The letters that stand for the types of pieces, by their names. */
    Map<String, String> letters();

    /**
     * The signs by which the texts of positions say what pieces were before, as {@code +B} for what a bishop has become: by the
     * names of the former types, and in them by the names of the present ones. Empty where a game has no such signs.
     */
    Map<String, Map<String, String>> promotionSigns();

    /** The names of the attributes that pieces have, by their types. */
    Map<String, List<String>> pieceAttributes();

    /** The names of the board's directions. */
    List<String> directions();

    /** The name of the position to which a player's step leads, or null when there is none. */
    @Nullable
    String step(String player, String position, String direction);

    /** The labels of the board's dimensions, in the order of the declaration; empty for a board without dimensions. */
    List<List<String>> dimensions();

    /** All positions of the board in its order, also those to which no piece can come. */
    List<Square> squares();

    /**
     * All steps between positions in play as a player sees them.
     *
     * @throws org.graalvm.polyglot.PolyglotException when there is no such player
     */
    List<Step> steps(String player);

    /** The zones of the board. */
    List<Zone> zones();

    /** How the board wants to be drawn. */
    BoardLayout layout();

    /** How pieces want to be drawn, by the types that say so. */
    Map<String, PiecePicture> pictures();

    /** The titles of the variants that the game's script makes of it. */
    List<String> variants();

    /**
     * A variant by its title.
     *
     * @throws org.graalvm.polyglot.PolyglotException when there is none of that title
     */
    Game variant(String title);

    /**
     * A table for counting lines of play.
     *
     * @param entries how many numbers it has room for; each needs 24 bytes
     * @throws org.graalvm.polyglot.PolyglotException when there is no memory for it, or when the number of lines of play depends on
     *     the positions that were there before
     */
    PerftTable perftTable(long entries);

    /**
     * The same game with another value of an option.
     *
     * @param value a text, whole number or truth value
     * @throws org.graalvm.polyglot.PolyglotException when there is no such option or it has no such value
     */
    Game withOption(String name, Object value);
}
