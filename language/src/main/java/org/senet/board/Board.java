package org.senet.board;

import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.senet.data.SourceSpan;
import org.senet.errors.Plural;

/**
 * A board: positions, and directions that lead from one to another. It may have any shape: dimensions with labels,
 * single positions joined by links, or both.
 *
 * <p>Positions are numbered from 0. Those of dimensions come first, in the order in which one reads a diagram: the
 * first dimension runs fastest, the last slowest, so that a board {@code (dim "a-h") (dim "8-1")} starts a8, b8, ...
 * and ends g1, h1. Positions that were killed have no number. Directions are numbered from 0 in the order of their
 * declaration. Immutable and thread-safe.
 */
public final class Board {
    private final Declaration declaration;
    private final PositionTable positions;
    private final DirectionTable directions;
    private final Symmetries symmetries;
    private final Zones zones;
    private final Attributes attributes;
    private final Layout layout;
    private final PlayerPlaces players;

    Board(
            Declaration declaration,
            PositionTable positions,
            DirectionTable directions,
            Symmetries symmetries,
            Zones zones,
            Attributes attributes,
            Layout layout,
            PlayerPlaces players) {
        this.declaration = declaration;
        this.positions = positions;
        this.directions = directions;
        this.symmetries = symmetries;
        this.zones = zones;
        this.attributes = attributes;
        this.layout = layout;
        this.players = players;
    }

    /** The board's name. */
    public String name() {
        return declaration.name();
    }

    /** Where the board is declared, or {@code null} when a program made the declaration. */
    public @Nullable SourceSpan span() {
        return declaration.form().span();
    }

    /** What the board was declared with, for boards made from this one. */
    List<Clause> clauses() {
        return declaration.clauses();
    }

    /** Whether a single position with that name was declared, even if it was killed. */
    boolean declaresSingle(String position) {
        return positions.declaresSingle(position);
    }

    /** The number of positions, at least 1. */
    public int size() {
        return positions.size();
    }

    /**
     * The name of a position.
     *
     * @param position a position, from 0 to {@code size() - 1}
     * @return its labels joined, first dimension first, or the name of a single position
     */
    public String positionName(int position) {
        return positions.names().get(position);
    }

    /**
     * The position with a name, in constant time.
     *
     * @param name a name
     * @return the position, or -1 when there is none
     */
    public int position(String name) {
        return positions.number(name);
    }

    /** The names of all positions, in order; not to be changed. */
    public List<String> positionNames() {
        return positions.names();
    }

    /** The labels of each dimension, in the order of the declaration; empty for a board without dimensions. */
    public List<List<String>> dimensions() {
        return positions.grid().dimensions();
    }

    /**
     * Where a position lies in the dimensions.
     *
     * @param position a position
     * @return for each dimension the index of its label, in a new array; {@code null} for a single position, which lies
     *     in no dimension
     */
    public int @Nullable [] coordinates(int position) {
        int cell = positions.cell(position);
        return cell < 0 ? null : positions.grid().coordinates(cell);
    }

    /**
     * The position at some coordinates, the reverse of {@link #coordinates(int)}.
     *
     * @param coordinates for each dimension the index of a label
     * @return the position, or -1 when the coordinates lie outside or the position was killed
     * @throws IllegalArgumentException when there are not as many coordinates as dimensions
     */
    public int positionAt(int... coordinates) {
        if (coordinates.length != dimensions().size()) {
            throw new IllegalArgumentException(coordinates.length + " coordinates for "
                    + Plural.of(dimensions().size(), "dimension"));
        }
        int cell = coordinates.length == 0 ? -1 : positions.grid().cell(coordinates);
        return cell < 0 ? -1 : positions.inCell(cell);
    }

    /** The names of the directions, in order; not to be changed. */
    public List<String> directions() {
        return directions.names().names();
    }

    /**
     * The direction with a name, in constant time.
     *
     * @param name a name
     * @return the direction, or -1 when there is none
     */
    public int direction(String name) {
        return directions.names().number(name);
    }

    /**
     * One step.
     *
     * @param direction a direction, from 0 to {@code directions().size() - 1}
     * @param position a position
     * @return the next position in that direction, or -1 off the board
     */
    public int step(int direction, int position) {
        return directions.steps()[direction][position];
    }

    /**
     * The direction that leads back: as declared, or else the first one with exactly the opposite steps.
     *
     * @param direction a direction
     * @return its opposite, or -1 when it has none
     */
    public int opposite(int direction) {
        return directions.opposites()[direction];
    }

    /**
     * The direction that a player means.
     *
     * @param player a player's name; unknown names are players without a symmetry
     * @param direction the direction that the player names
     * @return the direction that is meant; {@code direction} itself when no symmetry says otherwise
     */
    public int symmetric(String player, int direction) {
        return symmetries.meaning(player, direction);
    }

    /** The players that the declaration mentions, in symmetries and zones, in that order; they may not exist. */
    public Set<String> players() {
        return players.names();
    }

    /**
     * Where the declaration first mentions a player: the place to show when there is no such player.
     *
     * @param player a player's name
     * @return the place, or {@code null} when it is not known
     */
    public @Nullable SourceSpan playerSpan(String player) {
        return players.place(player);
    }

    /**
     * The positions of a zone. A zone of the player's own comes before the one of that name that is everybody's; one that only other
     * players have is empty.
     *
     * @param name the zone's name, as in a {@link ZoneName}
     * @param player the name of the player to move, or {@code null} for everybody's zone
     * @return the positions, in a new set, or {@code null} when there is no such zone for the player
     */
    public @Nullable BitSet zone(String name, @Nullable String player) {
        var zone = ZoneName.of(name);
        BitSet found = zones.find(zone.zone(), zone.owner() == null ? player : zone.owner());
        return found == null ? null : (BitSet) found.clone();
    }

    /**
     * The positions whose names match a pattern such as {@code "a*"}, in which {@code *} stands for any one label of a dimension; none when
     * no name does. A name without {@code *} is no pattern.
     */
    public int[] matching(String pattern) {
        var found = IntStream.builder();
        if (PositionFinder.isPattern(pattern)) {
            positions.grid().match(pattern, cell -> {
                if (positions.inCell(cell) >= 0) {
                    found.add(positions.inCell(cell));
                }
            });
        }
        return found.build().toArray();
    }

    /** The names of all zones, of any player or everybody, in the order of the declaration. */
    public Set<String> zoneNames() {
        return zones.names();
    }

    /** The names of the attributes of the whole board, in the order of the declaration. */
    public Set<String> attributeNames() {
        return attributes.boardNames();
    }

    /**
     * The initial value of an attribute of the whole board.
     *
     * @param name the attribute's name
     * @return the value as it was written, or {@code null} when the board has no such attribute
     */
    public @Nullable Object attribute(String name) {
        return attributes.value(name);
    }

    /**
     * The initial value of an attribute at a position.
     *
     * @param name the attribute's name
     * @param position a position
     * @return the value declared for the position, or else for the whole board, or else {@code null}
     */
    public @Nullable Object attribute(String name, int position) {
        return attributes.value(name, position);
    }

    /** How the board wants to be drawn. */
    public Layout layout() {
        return layout;
    }

    /** The players who have a zone of their own of that name; {@code null} among them when everybody has one. */
    public List<@Nullable String> zoneOwners(String zone) {
        return zones.owners(zone);
    }

    /** The board's name and size, for people. */
    @Override
    public String toString() {
        return "board " + name() + " with " + Plural.of(size(), "position");
    }
}
