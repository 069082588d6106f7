package org.senet.analyzer;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What names mean in the rules of a game that is being built. */
public interface GameNames {
    /** The direction, position, piece or player of a name, or null. */
    @Nullable
    Object value(String name);

    /** Whether a name is a type of piece. */
    boolean isPiece(String name);

    /** Whether the name is a zone. */
    boolean isZone(String name);

    /** Whether the name is an attribute of pieces. */
    boolean isPieceAttribute(String name);

    /** Whether the name is an attribute of the whole position. */
    boolean isBoardAttribute(String name);

    /** The value of an option that the game has declared itself, or null. */
    @Nullable
    String option(String name);

    /** The options that the game has declared itself, each with all its values. */
    Map<String, List<String>> options();

    /** All of these names, for hints. */
    Set<String> all();

    /** The names of the directions, for hints. */
    List<String> directions();

    /** The names of the types of pieces, for hints. */
    List<String> pieces();

    /** The names of the players, for hints. */
    List<String> players();

    /** The names of the zones, for hints. */
    Set<String> zones();
}
