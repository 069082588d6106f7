package org.senet.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.senet.data.PersistentList;
import org.senet.data.Printer;
import org.senet.data.SourceSpan;
import org.senet.data.Symbol;
import org.senet.errors.SenetException;

/**
 * A type of piece as its text declares it; its rules are understood when a game is built with it.
 *
 * @param name the type's name
 * @param letter the letter or letters that stand for it in drawings and position texts, or null
 * @param attributes the initial values of its attributes
 * @param pre the statements before each move, a form whose head is {@code pre}
 * @param post the statements after each move, a form whose head is {@code post}
 * @param moves its ways of moving
 * @param look how such pieces want to be drawn, or null
 * @param symbols what stands for it where characters are pictures, for the first player and those behind; may be empty
 * @param called further names in records
 */
record PieceDefinition(
        SourceSpan span,
        String name,
        @Nullable String letter,
        Map<String, Object> attributes,
        @Nullable PersistentList pre,
        @Nullable PersistentList post,
        List<MoveDefinition> moves,
        @Nullable PieceLook look,
        List<String> symbols,
        List<String> called) {
    private static final String FROM_RESERVE = "from-reserve";
    private static final Set<String> CLAUSES = Set.of(
            "name", "letter", "attribute", "pre", "post", "move", "place", "picture", "symbol", "called", "is-a");

    /**
     * One way of moving.
     *
     * @param placing whether it starts from an empty position with a new piece in the hand
     * @param reserve the clause {@code (from-reserve)} or {@code (from-reserve Player)}, where that piece is one outside the board
     * @param type the name of its rank among the game's moves, or null
     * @param priority its rank as a number, or null
     * @param form the clause; its statements begin at {@code from}
     */
    record MoveDefinition(
            boolean placing,
            @Nullable PersistentList reserve,
            @Nullable String type,
            @Nullable Long priority,
            PersistentList form,
            int from) {
        /** Whether the piece is one that a player has outside the board. */
        boolean fromReserve() {
            return reserve != null;
        }
    }

    /** @param known the pieces that {@code (is-a other)} may name */
    static PieceDefinition read(PersistentList form, Function<String, @Nullable PieceDefinition> known) {
        var clauses = new Clauses(form, CLAUSES);
        var name = clauses.name();
        var base = clauses.base("piece", known);
        var attributes = new LinkedHashMap<>(base == null ? Map.of() : base.attributes);
        for (var clause : clauses.named("attribute")) {
            attributes.put(Clauses.text(clause, 1), value(clause));
        }
        var moves = moves(clauses);
        if (base != null) {
            moves.addAll(inherited(base.moves, moves));
        }
        var letter = clauses.only("letter");
        var picture = clauses.only("picture");
        return new PieceDefinition(
                Clauses.span(form),
                name,
                letter == null ? null : Clauses.text(letter, 1),
                attributes,
                orElse(clauses.only("pre"), base == null ? null : base.pre),
                orElse(clauses.only("post"), base == null ? null : base.post),
                moves,
                picture != null ? PieceLook.read(picture, attributes) : base == null ? null : base.look,
                texts(clauses.only("symbol")),
                texts(clauses.only("called")));
    }

    private static List<MoveDefinition> moves(Clauses clauses) {
        var moves = new ArrayList<MoveDefinition>();
        for (var clause : clauses.all()) {
            if (Clauses.head(clause).equals("move") || Clauses.head(clause).equals("place")) {
                moves.add(move(clause));
            }
        }
        return moves;
    }

    /** The moves of another piece, if there is no own move, and its ways of placing, if there is no own one. */
    private static List<MoveDefinition> inherited(List<MoveDefinition> others, List<MoveDefinition> own) {
        return others.stream()
                .filter(other -> own.stream().noneMatch(o -> o.placing == other.placing))
                .toList();
    }

    /** The texts of a clause that lists some; none when there is no such clause. */
    private static List<String> texts(@Nullable PersistentList clause) {
        var texts = new ArrayList<String>();
        for (int i = 1; clause != null && i < clause.size(); i++) {
            if (!(clause.get(i) instanceof String text) || text.isBlank()) {
                throw SenetException.at(
                        Clauses.span(clause, i),
                        "expected a text, but got " + Printer.display(clause.get(i), 40),
                        "it is written (" + Clauses.head(clause) + " \"\u265f\")");
            }
            texts.add(text);
        }
        if (clause != null && texts.isEmpty()) {
            throw SenetException.at(
                    Clauses.span(clause),
                    "`" + Clauses.head(clause) + "` needs at least one text",
                    "it is written (" + Clauses.head(clause) + " \"\u265f\")");
        }
        return List.copyOf(texts);
    }

    private static @Nullable PersistentList orElse(@Nullable PersistentList own, @Nullable PersistentList inherited) {
        return own != null ? own : inherited;
    }

    private static Object value(PersistentList clause) {
        if (clause.size() != 3) {
            throw SenetException.at(
                    Clauses.span(clause),
                    "an attribute needs a name and an initial value",
                    "it is written (attribute name value)");
        }
        return clause.get(2);
    }

    private static MoveDefinition move(PersistentList clause) {
        int from = 1;
        String type = null;
        Long priority = null;
        PersistentList reserve = null;
        while (from < clause.size()
                && clause.get(from) instanceof PersistentList option
                && !option.isEmpty()
                && option.first() instanceof Symbol head
                && (head.name().equals("type")
                        || head.name().equals("priority")
                        || head.name().equals(FROM_RESERVE))) {
            if (head.name().equals(FROM_RESERVE)) {
                reserve = reserve(clause, option);
            } else if (head.name().equals("type")) {
                type = Clauses.text(option, 1);
            } else {
                priority = number(option);
            }
            from++;
        }
        return new MoveDefinition(Clauses.head(clause).equals("place"), reserve, type, priority, clause, from);
    }

    private static PersistentList reserve(PersistentList clause, PersistentList option) {
        if (!Clauses.head(clause).equals("place")) {
            throw SenetException.at(
                    Clauses.span(option),
                    "only a `place` takes pieces from a reserve",
                    "a piece that is on the board has left it already");
        }
        if (option.size() > 2) {
            throw SenetException.at(
                    Clauses.span(option),
                    "`" + FROM_RESERVE + "` names one player at most",
                    "it is written (" + FROM_RESERVE + "), or (" + FROM_RESERVE + " Player)");
        }
        return option;
    }

    static Long number(PersistentList option) {
        if (option.size() == 2 && option.get(1) instanceof Long n) {
            return n;
        }
        throw SenetException.at(
                Clauses.span(option),
                "a priority is a number, but this is "
                        + Printer.display(option.size() > 1 ? option.get(1) : option, 40),
                "moves with a higher number exclude those with a lower one");
    }
}
