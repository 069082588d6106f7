package org.senet.board;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.senet.data.PersistentList;
import org.senet.data.Symbol;
import org.senet.errors.SenetException;

/**
 * Reads the declaration of a board.
 *
 * <pre>{@code
 * (board (name chess) (dim "a-h") (dim "8-1")
 *        (dir (name n) 0 -1) (dir (name s) 0 1)
 *        (symmetry Black (n s) (s n))
 *        (zone promotion White "*8") (zone promotion Black "*1"))
 * }</pre>
 *
 * <p>The clauses, in any order, though {@code position} and {@code kill}, and {@code link} and {@code unlink}, count in
 * the order of the text:
 *
 * <ul>
 *   <li>{@code (name x)}: the board's name; needed
 *   <li>{@code (is-a board)}: starts from another board; clauses add to what it has, or replace it
 *   <li>{@code (dim "a-h")}, {@code (dim "A-H/J-T")}, {@code (dim Low High)}: one more dimension and its labels
 *   <li>{@code (dir (name nw) -1 -1)}, {@code (dir nw -1 -1)}: a direction; {@code (dir e 1 0 wrap)} and
 *       {@code (dir ne (wrap 1) -1)} go over the edge
 *   <li>{@code (position x y (attribute a 0))}: single positions; with attributes, also positions that exist
 *   <li>{@code (kill a1 "*2")}: positions that do not exist
 *   <li>{@code (link n a1 a2 b1 b2)}: steps from one position to another, perhaps in a new direction
 *   <li>{@code (unlink n a1 b1)}, {@code (unlink a1)}: no such steps; no steps to or from the positions at all
 *   <li>{@code (zone center d4 e4)}, {@code (zone promotion White "*8")},
 *       {@code (zone (name promotion) (players White) (positions "*8"))}: named sets of positions
 *   <li>{@code (symmetry Black (n s) (s n))}: what directions mean to a player
 *   <li>{@code (opposite (n s))}: opposite directions; those with opposite steps need not be told
 *   <li>{@code (attribute moves 0)}: an attribute of the whole board and its initial value
 *   <li>{@code (layout points)}, {@code (layout pits (at store 6 0.5))}: how the board is drawn
 * </ul>
 *
 * <p>Wherever positions are listed, a string with {@code *} stands for all positions that match: {@code *} is any one
 * label of a dimension.
 */
public final class BoardDeclaration {
    private static final List<String> CLAUSES = List.of(
            "name",
            "is-a",
            "dim",
            "dir",
            "position",
            "kill",
            "link",
            "unlink",
            "zone",
            "symmetry",
            "opposite",
            "attribute",
            "layout");

    private final Item form;
    private final Function<String, @Nullable Board> known;
    private final List<Clause> own = new ArrayList<>();
    private @Nullable Clause name;
    private @Nullable Clause isA;

    private BoardDeclaration(Item form, Function<String, @Nullable Board> known) {
        this.form = form;
        this.known = known;
    }

    /**
     * Reads a board.
     *
     * @param form the whole form, {@code (board ...)}; its spans serve for errors
     * @param known finds the boards declared before, for {@code is-a}; returns {@code null} for unknown names
     * @return the board
     * @throws SenetException at the form at fault, when the declaration is wrong
     */
    public static Board read(PersistentList form, Function<String, @Nullable Board> known) {
        var reader = new BoardDeclaration(Item.of(form), known);
        Declaration declaration = reader.declaration();
        PositionTable positions = PositionReader.read(declaration);
        DirectionTable directions = DirectionReader.read(declaration, positions);
        var players = new PlayerPlaces();
        return new Board(
                declaration,
                positions,
                directions,
                Symmetries.read(declaration.all("symmetry"), directions.names(), players),
                ZoneReader.read(declaration, positions, players),
                AttributeReader.read(declaration.all("attribute", "position"), positions, directions.names()),
                LayoutReader.read(declaration, positions),
                players);
    }

    private Declaration declaration() {
        List<Item> elements = form.elements();
        elements.subList(Math.min(1, elements.size()), elements.size()).forEach(this::readClause);
        if (name == null) {
            throw form.mistake("the board has no name", "give it one: `(board (name chess) ...)`");
        }
        String boardName = onlyArgument(name, "a board").name("a board");
        if (isA == null) {
            return Declaration.of(boardName, form, form, null, own);
        }
        Item base = onlyArgument(isA, "a board");
        Board board = known.apply(base.name("a board"));
        if (board == null) {
            throw base.mistake(
                    "there is no board `" + base.name("a board") + "`",
                    "a board must be declared before those that are made from it");
        }
        return Declaration.of(boardName, form, base, board, own);
    }

    private void readClause(Item item) {
        if (!item.isForm()
                || item.elements().isEmpty()
                || !(item.elements().getFirst().value() instanceof Symbol)) {
            throw item.mistake(
                    "expected a part of a board, not `" + item.text() + "`",
                    "a part is a form such as `(dim \"a-h\")`");
        }
        var clause = Clause.of(item);
        if (!CLAUSES.contains(clause.head())) {
            throw item.elements()
                    .getFirst()
                    .mistake(
                            "a board has no part `" + clause.head() + "`",
                            Hints.of(clause.head(), CLAUSES, "the parts of a board"));
        }
        if (clause.arguments().isEmpty()) {
            throw item.mistake("the part `" + item.text() + "` of the board is empty", null);
        }
        switch (clause.head()) {
            case "name" -> name = first(name, clause);
            case "is-a" -> isA = first(isA, clause);
            default -> own.add(clause);
        }
    }

    private static Clause first(@Nullable Clause before, Clause clause) {
        if (before != null) {
            throw clause.form().mistake("a board has only one part `" + clause.head() + "`", null);
        }
        return clause;
    }

    private static Item onlyArgument(Clause clause, String what) {
        if (clause.arguments().size() != 1) {
            throw clause.form().mistake("`" + clause.head() + "` needs the name of " + what + " and no more", null);
        }
        return clause.arguments().getFirst();
    }
}
