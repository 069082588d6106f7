package org.senet.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.analyzer.AnalysisObserver;
import org.senet.board.Board;
import org.senet.data.PersistentList;
import org.senet.data.SourceSpan;
import org.senet.data.Symbol;
import org.senet.ir.Ir;

/**
 * The rules of a game as code, for tools that judge them without playing: one of the ways in which the game can be set up,
 * that is, a variant with the values of its options.
 *
 * @param title the game's title
 * @param form the form that defines it, or for a variant, the form of its game; macros are expanded
 * @param board its board
 * @param players the players' names in order
 * @param turns how many turns a round has
 * @param pieces its types of pieces
 * @param start what stands on the board and lies in reserve at the beginning
 * @param priorities the types of moves that the game ranks
 * @param turnTypes the types of moves that turns allow
 * @param freePlayers the players with a turn that allows all moves
 * @param twiceInARow the players with two turns in a row, those of chance between them left out
 * @param attributes the names of the attributes and counters of the whole position
 * @param conditions the other rules: ends, passes, actions, chance, points
 * @param observer the observer of their analysis
 */
public record GameRules(
        String title,
        PersistentList form,
        Board board,
        List<String> players,
        int turns,
        List<PieceRules> pieces,
        List<Setup> start,
        List<String> priorities,
        Set<String> turnTypes,
        Set<String> freePlayers,
        Set<String> twiceInARow,
        Set<String> attributes,
        List<Condition> conditions,
        AnalysisObserver observer) {

    /** All statements of the game; what several ways of moving share is there once. */
    public List<Ir> code() {
        var code = new ArrayList<Ir>();
        for (var piece : pieces) {
            piece.ways().stream().map(Way::pre).distinct().forEach(code::addAll);
            for (var way : piece.ways()) {
                code.addAll(way.body());
                code.addAll(way.post());
            }
        }
        conditions.forEach(c -> code.addAll(c.body()));
        return code;
    }

    /**
     * A type of piece.
     *
     * @param name the type's name
     * @param span the place of its definition
     * @param attributes the names of its attributes
     * @param ways its ways of moving, in order
     */
    public record PieceRules(String name, SourceSpan span, Set<String> attributes, List<Way> ways) {}

    /**
     * A way of moving with what comes before and after it.
     *
     * @param form the clause {@code (move ...)} or {@code (place ...)}
     * @param placing whether it starts from an empty position with a new piece in the hand
     * @param fromReserve whether that piece comes from a reserve
     * @param type the name of its rank, or null
     * @param pre the statements before it, the same objects for all ways of the piece
     */
    public record Way(
            PersistentList form,
            boolean placing,
            boolean fromReserve,
            @Nullable String type,
            List<Ir> pre,
            List<Ir> body,
            List<Ir> post) {}

    /**
     * Pieces of one type and player.
     *
     * @param positions where they stand; empty for those in reserve
     */
    public record Setup(String player, String type, List<String> positions) {}

    /** A rule that begins without a piece, by its clause, such as {@code (loss ...)}. */
    public record Condition(PersistentList form, List<Ir> body) {
        /** Whether its clause begins with a word. */
        public boolean is(String word) {
            return form.first() instanceof Symbol head && head.name().equals(word);
        }

        /** Whether it is a condition of the end that holds by itself. */
        public boolean isEnd() {
            return is("end") || is("loss") || is("win") || is("draw");
        }
    }
}
