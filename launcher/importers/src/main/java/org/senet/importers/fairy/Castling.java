package org.senet.importers.fairy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.senet.importers.fairy.Region.Square;
import org.senet.importers.fairy.Setup.Side;

/** The castlings that the position at the start allows. */
final class Castling {

    /** One castling: where king and rook stand and go. */
    record Way(
            Side side,
            boolean kingside,
            String king,
            Square kingFrom,
            Square kingTo,
            String rook,
            Square rookFrom,
            Square rookTo) {
        /** The letter for it in positions as text. */
        char letter() {
            char letter = kingside ? 'K' : 'Q';
            return side == Side.WHITE ? letter : Character.toLowerCase(letter);
        }
    }

    private final Variant variant;
    private final Legality legality;
    private final Map<Character, Way> ways = new LinkedHashMap<>();

    Castling(Variant variant, Legality legality) {
        this.variant = variant;
        this.legality = legality;
        if (variant.flag("castling")) {
            for (char letter : variant.start.castling().toCharArray()) {
                if (letter != '-') {
                    find(letter);
                }
            }
        }
    }

    private void find(char letter) {
        var side = Character.isUpperCase(letter) ? Side.WHITE : Side.BLACK;
        int rank = side.rank(variant.setup.number("castlingRank"), variant.ranks);
        var kings = squares(side, variant.kinds("castlingKingPiece", side), rank);
        int usual = variant.setup.number("castlingKingFile");
        int king = kings.size() == 1 ? kings.getFirst() : usual;
        var rooks = squares(side, variant.kinds("castlingRookPieces", side), rank);
        var rook =
                switch (Character.toUpperCase(letter)) {
                    case 'K' ->
                        rooks.stream()
                                .filter(file -> file <= variant.setup.number("castlingRookKingsideFile"))
                                .reduce((a, b) -> b);
                    case 'Q' ->
                        rooks.stream()
                                .filter(file -> file >= variant.setup.number("castlingRookQueensideFile"))
                                .findFirst();
                    default ->
                        rooks.stream()
                                .filter(file -> file == Character.toUpperCase(letter) - 'A' + 1)
                                .findFirst();
                };
        if (!kings.contains(king) || rook.isEmpty()) {
            return;
        }
        boolean kingside = rook.get() > king;
        int to = variant.setup.number(kingside ? "castlingKingsideFile" : "castlingQueensideFile");
        var kingFrom = new Square(king, rank);
        var rookFrom = new Square(rook.get(), rank);
        var way = new Way(
                side,
                kingside,
                kind(kingFrom),
                kingFrom,
                new Square(to, rank),
                kind(rookFrom),
                rookFrom,
                new Square(kingside ? to - 1 : to + 1, rank));
        ways.put(way.letter(), way);
    }

    private String kind(Square square) {
        return Objects.requireNonNull(variant.start.pieces().get(square)).kind();
    }

    private List<Integer> squares(Side side, Set<String> kinds, int rank) {
        return variant.start.pieces().entrySet().stream()
                .filter(entry -> entry.getKey().rank() == rank
                        && entry.getValue().side() == side
                        && kinds.contains(entry.getValue().kind()))
                .map(entry -> entry.getKey().file())
                .sorted()
                .toList();
    }

    Map<Character, Way> ways() {
        return ways;
    }

    boolean isRook(String kind) {
        return ways.values().stream().anyMatch(way -> way.rook.equals(kind));
    }

    boolean isFreshRook(Square square) {
        return ways.values().stream().anyMatch(way -> way.rookFrom.equals(square));
    }

    private Set<String> rooks() {
        return ways.values().stream()
                .map(way -> variant.name(way.rook))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** The clauses of a king. */
    List<String> clauses(String kind) {
        var clauses = new ArrayList<String>();
        for (var way : ways.values()) {
            if (way.king.equals(kind)) {
                var clause = "(castle \"" + (way.kingside ? "O-O" : "O-O-O") + "\" " + way.side.title + " "
                        + legality.safePassage(kind) + " "
                        + way.kingFrom
                        + " " + way.kingTo + " " + way.rookFrom + " " + way.rookTo + ")";
                clauses.add(variant.flag("mustCapture") ? "(of-type quiet " + clause + ")" : clause);
            }
        }
        return clauses;
    }

    /** A king that moves, and a rook that moves, cannot castle any more. */
    List<String> landing(String kind) {
        var statements = new ArrayList<String>();
        if (isRook(kind)) {
            statements.add("(if fresh (set! fresh false))");
        }
        if (ways.values().stream().anyMatch(way -> way.king.equals(kind))) {
            statements.add("(each (and (any " + String.join(" ", rooks()) + ") is-friend? fresh) (set! fresh false))");
        }
        return statements;
    }
}
