package org.senet.game;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.senet.state.Log;

/**
 * Reads names of moves in the algebraic notation of chess, as people and programs write them: with more of the square than is
 * needed, without signs of capture and check, with zeros for castling, with drawings of pieces, or as two squares. Only moves that end
 * on the square of the name are looked at, and none is named, so this is quick.
 *
 * @param position in which the names are read
 */
record AlgebraicNames(Position position) {
    private static final String PAWN = "P";
    private static final String KING = "K";

    /** Letters that drawings of pieces stand for; those of pawns stand for none. */
    private static final Map<Character, String> FIGURINES = Map.ofEntries(
            Map.entry('\u2654', KING),
            Map.entry('\u265a', KING),
            Map.entry('\u2655', "Q"),
            Map.entry('\u265b', "Q"),
            Map.entry('\u2656', "R"),
            Map.entry('\u265c', "R"),
            Map.entry('\u2657', "B"),
            Map.entry('\u265d', "B"),
            Map.entry('\u2658', "N"),
            Map.entry('\u265e', "N"),
            Map.entry('\u2659', ""),
            Map.entry('\u265f', ""));

    /** What says nothing of the move itself: signs of check and mate, glyphs, words, and how a drawing is to look. */
    private static final Pattern REMARKS =
            Pattern.compile("\uFE0E|\uFE0F|[+#!?\u2020\u2021]+$|\\s*e\\.?p\\.?[+#!?]*$|\\s*(?:mate|ch)\\.?$");

    private static final Pattern CASTLING = Pattern.compile("[0Oo]-?[0Oo](-?[0Oo])?");

    /** A piece, from where, and to where, and what it becomes. The x of a capture is no file where it need not be one. */
    private static final Pattern NAME =
            Pattern.compile("([A-Z])?([a-z])??([0-9]+)?[-x:\u00d7\u2013]?([a-z][0-9]+)(?:[=/(]*([A-Za-z])\\)?)?");

    private static final Pattern SQUARE = Pattern.compile("[a-z]+[0-9]+");

    private static final Pattern CASTLES = Pattern.compile("^O-O(?:-O)?");

    /** A name that was read; what it does not say is null. */
    private record Name(
            @Nullable String letter,
            @Nullable String file,
            @Nullable String rank,
            String target,
            @Nullable String promoted) {}

    /** A move with its first step. */
    private record Step(Move move, String from, String to, String piece, String becomes) {
        boolean keepsType() {
            return piece.equals(becomes);
        }
    }

    /**
     * The moves that a name may mean.
     *
     * @return none when the text is no name, as far as letters and squares of the board tell; null when it is the name of no legal
     *     move
     */
    @TruffleBoundary
    @Nullable
    List<Move> find(String text) {
        var plain = plain(text);
        if (CASTLING.matcher(plain).matches()) {
            var wanted = plain.replace("-", "").length() < 3 ? "O-O" : "O-O-O";
            return orNone(position.generate().stream()
                    .filter(m -> wanted.equals(castling(m)))
                    .toList());
        }
        var name = read(plain);
        return name == null ? List.of() : orNone(find(name));
    }

    private static @Nullable List<Move> orNone(List<Move> found) {
        return found.isEmpty() ? null : found;
    }

    private static String plain(String text) {
        if (isPlain(text)) {
            return text;
        }
        var letters = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            var letter = FIGURINES.get(text.charAt(i));
            if (letter == null) {
                letters.append(text.charAt(i));
            } else {
                letters.append(letter);
            }
        }
        return REMARKS.matcher(letters).replaceAll("");
    }

    /** Most names are: they hold nothing but letters, digits and hyphens. */
    private static boolean isPlain(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean plain =
                    c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '-' || c == '=';
            if (!plain) {
                return false;
            }
        }
        return !text.endsWith("mate") && !text.endsWith("ch") && !text.endsWith("ep");
    }

    private @Nullable Name read(String plain) {
        var matcher = NAME.matcher(plain);
        if (!matcher.matches()) {
            return null;
        }
        var letter = matcher.group(1);
        var file = matcher.group(2);
        boolean known = position.game().design().topology.position(matcher.group(4)) >= 0
                && (letter == null || isLetter(letter))
                && (file == null || isFile(file));
        return known
                ? new Name(
                        PAWN.equals(letter) ? null : letter, file, matcher.group(3), matcher.group(4), matcher.group(5))
                : null;
    }

    private boolean isLetter(String letter) {
        for (int type = 1; type <= position.game().design().pieces.typeCount(); type++) {
            if (isCalled(type, letter)) {
                return true;
            }
        }
        return false;
    }

    private boolean isCalled(int type, String letter) {
        return letter.equals(position.game().letter(type))
                || position.game().texts().isInRecords(type, letter);
    }

    private boolean isFile(String file) {
        var topology = position.game().design().topology;
        for (int p = 0; p < topology.size(); p++) {
            var name = topology.name(p);
            if (name.startsWith(file) && file.equals(file(name))) {
                return true;
            }
        }
        return false;
    }

    private List<Move> find(Name name) {
        var steps = new ArrayList<Step>();
        int target = position.game().design().topology.position(name.target);
        for (var move : position.generate()) {
            if (endsOn(move, target)) {
                var step = step(move);
                if (step != null && isMeant(step, name)) {
                    steps.add(step);
                }
            }
        }
        // Where a pawn need not promote, it does so only if the text says it.
        boolean modest = name.promoted == null && steps.stream().anyMatch(Step::keepsType);
        if (steps.isEmpty() && name.file != null && name.rank != null) {
            return position.generate().stream()
                    .filter(m -> castles(m, name.file + name.rank, name.target))
                    .toList();
        }
        var found = new ArrayList<Move>(steps.size());
        for (var step : steps) {
            if (!modest || step.keepsType()) {
                found.add(step.move);
            }
        }
        return found;
    }

    /** Whether a move may end there: a piece is put down there, or none anywhere. */
    private static boolean endsOn(Move move, int target) {
        boolean drops = false;
        for (long e : move.changes()) {
            if (Log.kind(e) == Log.DROP) {
                if (Log.position(e) == target) {
                    return true;
                }
                drops = true;
            }
        }
        return !drops;
    }

    private @Nullable Step step(Move move) {
        var design = position.game().design();
        var actions = Action.of(design, move.changes());
        for (var action : actions) {
            if (action.kind().equals("move")) {
                var from = Objects.requireNonNull(action.from());
                return new Step(move, from, action.to(), typeOn(from), action.piece());
            }
        }
        boolean perishes = !actions.isEmpty()
                && actions.stream().allMatch(action -> action.kind().equals("capture"));
        return perishes ? perishing(move) : null;
    }

    /**
     * The step of a piece that perishes in what it does. It is the last to leave the board; where it went, only the name tells that the
     * rules give to the move: the square where a pawn is captured in passing is another one.
     */
    private @Nullable Step perishing(Move move) {
        // Only all that the move does tells what the piece has become in the hand.
        var last = move.actions().getLast();
        var squares = SQUARE.matcher(move.written(false)).results().toList();
        return squares.size() == 2 && squares.getFirst().group().equals(last.to())
                ? new Step(move, last.to(), squares.getLast().group(), typeOn(last.to()), last.piece())
                : null;
    }

    private String typeOn(String square) {
        var type = pieceOn(square);
        return type == null ? "" : type;
    }

    private boolean isMeant(Step step, Name name) {
        var letter = letter(step.piece);
        return step.to.equals(name.target)
                && (name.file == null || name.file.equals(file(step.from)))
                && (name.rank == null || name.rank.equals(rank(step.from)))
                && (letter.equals(name.letter == null ? "" : name.letter)
                        || name.letter != null && isOf(step.piece, name.letter)
                        || name.letter == null && name.file != null && name.rank != null)
                && (name.promoted == null
                        || !step.keepsType() && letter(step.becomes).equalsIgnoreCase(name.promoted))
                // To name a move takes long.
                && (!movesSeveral(step.move) || castling(step.move) == null);
    }

    private boolean isOf(String piece, String letter) {
        int type = position.game().design().pieces.typeNumber(piece);
        return type > 0 && isCalled(type, letter);
    }

    private static boolean movesSeveral(Move move) {
        int drops = 0;
        for (long e : move.changes()) {
            drops += Log.kind(e) == Log.DROP ? 1 : 0;
        }
        return drops > 1;
    }

    /** What its rules call the move is enough: names are made different by what follows. */
    private static @Nullable String castling(Move move) {
        var matcher = CASTLES.matcher(move.written(false));
        return matcher.find() ? matcher.group() : null;
    }

    /** Castling as programs write it: the king goes to its square, or to that of its own rook. */
    private boolean castles(Move move, String king, String target) {
        var castling = castling(move);
        var type = pieceOn(king);
        if (castling == null || type == null || !letter(type).equals(KING)) {
            return false;
        }
        var steps = Action.of(position.game().design(), move.changes()).stream()
                .filter(a -> a.kind().equals("move"))
                .toList();
        var taken = pieceOn(target);
        if (taken == null) {
            return steps.stream().anyMatch(s -> king.equals(s.from()) && s.to().equals(target));
        }
        var side = file(target).compareTo(file(king)) > 0 ? "O-O" : "O-O-O";
        return castling.equals(side)
                && !taken.equals(type)
                && (steps.stream().anyMatch(s -> target.equals(s.from()))
                        || steps.stream().noneMatch(s -> s.piece().equals(taken)));
    }

    private @Nullable String pieceOn(String square) {
        var design = position.game().design();
        int at = design.topology.position(square);
        int code = at < 0 ? 0 : position.snapshot().board()[at];
        return code == 0 ? null : design.pieces.typeName(design.pieces.type(code));
    }

    /** Pawns have no letter in the notation. */
    private String letter(String piece) {
        int type = position.game().design().pieces.typeNumber(piece);
        var letter = type == 0 ? "" : position.game().letter(type);
        return letter.equals(PAWN) ? "" : letter;
    }

    /** The letters of a square's name. */
    private static String file(String square) {
        int end = 0;
        while (end < square.length() && !Character.isDigit(square.charAt(end))) {
            end++;
        }
        return square.substring(0, end);
    }

    private static String rank(String square) {
        return square.substring(file(square).length());
    }
}
