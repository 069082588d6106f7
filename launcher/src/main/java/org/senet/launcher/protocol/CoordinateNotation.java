package org.senet.launcher.protocol;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.senet.api.Game;
import org.senet.api.Move;
import org.senet.api.Piece;
import org.senet.api.Position;
import org.senet.launcher.protocol.CoordinateStyle.Castling;

/**
 * Moves as the squares from which and to which a piece goes, with what it becomes: {@code e2e4}, {@code e7e8q}, {@code P*5e}. Where
 * several moves would be written alike, all squares of the way are; where that does not help, the name in the script.
 */
public final class CoordinateNotation implements Notation {
    private static final String CASTLING = "O-O";
    private static final String KING = "K";
    private static final String NULL_MOVE = "0000";
    private static final String PROMOTED = "+";

    private final CoordinateStyle style;
    private final Map<String, String> letters;
    private final Map<String, Map<String, String>> promotionSigns;
    private final @Nullable String king;

    /** @param game whose letters of pieces are used */
    public CoordinateNotation(CoordinateStyle style, Game game) {
        this.style = style;
        letters = game.letters();
        promotionSigns = game.promotionSigns();
        king = letters.entrySet().stream()
                .filter(entry -> entry.getValue().equals(KING))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(null);
    }

    @Override
    public List<String> texts(Position position) {
        var moves = position.moves();
        var types = types(position);
        var texts = new ArrayList<String>();
        var count = new HashMap<String, Integer>();
        for (var move : moves) {
            texts.add(plain(position, move, types, style.castling()));
        }
        tellCastlingApart(position, texts);
        texts.forEach(text -> count.merge(text, 1, Integer::sum));
        if (count.size() == moves.size()) {
            return texts;
        }
        var known = new HashSet<String>();
        for (int i = 0; i < texts.size(); i++) {
            if (count.getOrDefault(texts.get(i), 0) > 1) {
                var whole = wholeWay(moves.get(i), types);
                boolean used = whole.isEmpty() || count.containsKey(whole) || !known.add(whole);
                texts.set(i, used ? Notation.word(moves.get(i)) : whole);
            }
        }
        return texts;
    }

    /** Castling that would be written as another move of the king is as if the king went to the rook's square. */
    private void tellCastlingApart(Position position, List<String> texts) {
        var moves = position.moves();
        for (int i = 0; i < texts.size(); i++) {
            if (isCastling(moves.get(i)) && Collections.frequency(texts, texts.get(i)) > 1) {
                texts.set(i, plain(position, moves.get(i), Map.of(), Castling.KING_TAKES_ROOK));
            }
        }
    }

    @Override
    public @Nullable Move find(Position position, String text) {
        var moves = position.moves();
        var texts = texts(position);
        int at = texts.indexOf(text);
        if (at >= 0) {
            return moves.get(at);
        }
        for (var move : moves) {
            if (move.actions().isEmpty() && meansPass(text)) {
                return move;
            }
            if (isCastling(move)
                    && Arrays.stream(Castling.values()).anyMatch(castling -> plain(position, move, Map.of(), castling)
                            .equals(text))) {
                return move;
            }
        }
        var written = position.written(text);
        return written.size() == 1 ? written.getFirst() : null;
    }

    /** The square of the king, or else of the first piece from below, twice; the null move where there is no piece. */
    private String pass(Position position) {
        var word = style.pass();
        if (word != null) {
            return word;
        }
        var square = position.pieces().stream()
                .filter(piece -> piece.owner().equals(position.player()))
                .min(Comparator.comparing((Piece piece) -> !piece.piece().equals(king))
                        .thenComparing(piece -> rank(square(piece.position())))
                        .thenComparing(piece -> square(piece.position())))
                .map(piece -> square(piece.position()));
        return square.map(text -> text + text).orElse(NULL_MOVE);
    }

    /** What stands behind the letter of a square, as a number; positions off the grid may have any. */
    private static BigInteger rank(String square) {
        return new BigInteger("0" + square.replaceAll("[^0-9]", ""));
    }

    private boolean meansPass(String text) {
        int half = text.length() / 2;
        return style.pass() == null
                && (text.equals(NULL_MOVE)
                        || text.length() % 2 == 0 && text.startsWith(text.substring(half)) && half > 0);
    }

    /** The types of all pieces by their positions. */
    private static Map<String, String> types(Position position) {
        return position.pieces().stream()
                .collect(Collectors.toMap(Piece::position, Piece::piece, (below, above) -> above));
    }

    private static boolean isCastling(Move move) {
        return move.notation().startsWith(CASTLING);
    }

    private String plain(Position position, Move move, Map<String, String> types, Castling castling) {
        var shape = MoveShape.of(move, types);
        if (shape.path().isEmpty()) {
            return move.actions().isEmpty() ? pass(position) : Notation.word(move);
        }
        if (isCastling(move) && king != null) {
            return castling == Castling.NAMED
                    ? Notation.word(move)
                    : castling(position, move, shape, castling == Castling.KING_TAKES_ROOK);
        }
        var last = square(shape.path().getLast());
        if (shape.isDrop()) {
            return dropped(move, shape.piece()) + style.drop() + last;
        }
        var added = shape.added();
        return square(shape.path().getFirst())
                + last
                + (shape.promotes() ? promotion(move, shape) : "")
                + (added == null ? "" : "," + last + square(added));
    }

    /** The way of the king, or from the king to the rook. Either piece may stand where it has to go already. */
    private String castling(Position position, Move move, MoveShape shape, boolean kingTakesRook) {
        boolean kingFirst = shape.piece() != null && shape.piece().equals(king);
        var kingWay = kingFirst ? shape.path() : shape.second();
        var rookWay = kingFirst ? shape.second() : shape.path();
        var kings = kingWay.isEmpty() ? List.of(kingSquare(position)) : kingWay;
        boolean kingMoves = !kings.getFirst().equals(kings.getLast());
        if (!kingTakesRook && kingMoves) {
            return square(kings.getFirst()) + square(kings.getLast());
        }
        var rook = rookWay.isEmpty() ? beside(kings.getLast(), move) : square(rookWay.getFirst());
        return square(kings.getFirst()) + rook;
    }

    /** Where the rook stands after castling, as the protocol writes it. */
    private String beside(String kingsEnd, Move move) {
        var text = square(kingsEnd);
        int step = move.notation().equals(CASTLING) ? -1 : 1;
        return (char) (text.charAt(0) + step) + text.substring(1);
    }

    private String kingSquare(Position position) {
        return position.pieces().stream()
                .filter(piece -> piece.piece().equals(king) && piece.owner().equals(position.player()))
                .map(piece -> piece.position())
                .findFirst()
                .orElseThrow(() -> new ProtocolException(position.player() + " has no king"));
    }

    private String wholeWay(Move move, Map<String, String> types) {
        var shape = MoveShape.of(move, types);
        var way = new StringBuilder();
        shape.path().forEach(name -> way.append(square(name)));
        return way.append(shape.promotes() ? promotion(move, shape) : "").toString();
    }

    private String square(String name) {
        return style.squares().text(name);
    }

    private String letter(@Nullable String type) {
        var letter = letters.get(type);
        return letter == null || letter.isEmpty() ? "P" : letter;
    }

    /**
     * The letter of a dropped piece: that of a pawn where all pieces are alike, as other programs have it, and with its sign that of
     * the former type where the move's own name begins with that sign.
     */
    private String dropped(Move move, @Nullable String type) {
        for (var former : promotionSigns.entrySet()) {
            var sign = former.getValue().get(type);
            if (sign != null && move.notation().startsWith(sign) && comesFrom(former.getKey(), move)) {
                return sign + letter(former.getKey());
            }
        }
        return letters.size() == 1 ? "P" : letter(type);
    }

    /** Whether a move leaves a piece that remembers the type that it had before. */
    private static boolean comesFrom(String former, Move move) {
        return move.actions().stream()
                .filter(action -> !action.kind().equals("capture"))
                .anyMatch(action -> action.attributes().containsValue(former));
    }

    /**
     * What stands behind a promotion: the sign by which positions write it if there is one, and a minus where a piece turns back;
     * else the letter of the new type. Where each of two types becomes the other, only what was promoted remembers its former type.
     */
    private String promotion(Move move, MoveShape shape) {
        var former = shape.piece();
        var sign = sign(former, shape.becomes());
        boolean turns = sign(shape.becomes(), former) != null;
        if (turns && (sign == null || former == null || !comesFrom(former, move))) {
            return "-";
        }
        var letter = letter(shape.becomes());
        return sign != null ? sign : letter.startsWith(PROMOTED) ? PROMOTED : letter.toLowerCase(Locale.ROOT);
    }

    private @Nullable String sign(@Nullable String former, @Nullable String type) {
        return promotionSigns.getOrDefault(former, Map.of()).get(type);
    }
}
