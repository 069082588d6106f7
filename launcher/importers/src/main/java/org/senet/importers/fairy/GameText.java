package org.senet.importers.fairy;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.TreeSet;
import org.senet.importers.ImportException;
import org.senet.importers.fairy.Setup.Side;

/** Writes a variant as a script. */
final class GameText {
    private final Variant variant;
    private final BoardText board;
    private final Legality legality;
    private final Castling castling;
    private final TreeSet<String> macros = new TreeSet<>();

    GameText(Variant variant) {
        this.variant = variant;
        this.board = new BoardText(variant);
        this.legality = new Legality(variant);
        this.castling = new Castling(variant, legality);
    }

    String text(List<String> comments) {
        var pieces = new PieceText(variant, board, legality, castling, macros);
        var rules = pieces.texts();
        var ends = new EndText(variant, board, legality, !pieces.droppable().isEmpty());
        var game = game(pieces, ends);
        var parts = new ArrayList<String>();
        parts.add(
                comments.isEmpty()
                        ? ""
                        : String.join(
                                "\n",
                                comments.stream()
                                        .map(line -> (";; " + line).strip())
                                        .toList()));
        parts.add(require(ends));
        parts.add(board.text());
        if (variant.is("enclosingDrop", "reversi") || variant.is("flipEnclosedPieces", "reversi")) {
            parts.add(OUTFLANKED);
        }
        parts.addAll(rules);
        parts.addAll(ends.macros());
        parts.add(game);
        parts.removeIf(String::isBlank);
        return String.join("\n\n", parts) + "\n";
    }

    private static final String OUTFLANKED = """
            ;; Goes to each piece of the enemy that stands in a line between here and a friend.
            (defmacro any-outflanked []
            '(seq
            (let d (any n ne e se s sw w nw))
            (check d)
            (check is-enemy?)
            (check (exists? (while (and d is-enemy?)) (check is-friend?)))
            (while (any false true)
            (check d)
            (check is-enemy?))
            true))""";

    private String require(EndText ends) {
        macros.add(board.turned() ? "turned-compass" : "compass");
        if (legality.hasRoyals()) {
            macros.add("safe");
        }
        if (!castling.ways().isEmpty()) {
            macros.add("castle");
            if (variant.flag("mustCapture")) {
                macros.add("of-type");
            }
        }
        if (ends.usesPerpetualCheck()) {
            macros.add("perpetual-check");
        }
        if (usesSan()) {
            macros.add("san");
            macros.add("find-san");
        }
        var chess = "'[senet.chess :refer [" + String.join(" ", macros) + "]]";
        return ends.usesLines()
                ? "(require " + chess + "\n'[senet.rules :refer [line-of]])"
                : "(require " + chess + ")";
    }

    /** The notation of chess is for games that are like it: with kings, and without drops and walls. */
    private boolean usesSan() {
        return variant.hasKing() && !variant.flag("pieceDrops") && !variant.hasWalls() && variant.files <= 26;
    }

    private String game(PieceText pieces, EndText ends) {
        var game = new Form("game").add("(name \"" + variant.name + "\")", "(board " + board.name() + ")", players());
        if (variant.start.first() == Side.BLACK) {
            game.add("(turns Black White)");
        } else if (variant.hasWalls()) {
            game.add("(turns White Black)");
        }
        if (variant.flag("mustCapture")) {
            game.add("(priorities capture quiet)");
        }
        if (variant.flag("mustDrop")) {
            game.add("(priorities drop)");
        }
        if (needsMerge()) {
            game.add("(option duplicates merge)");
        }
        if (pieces.passes()) {
            game.add("(attribute passed nil passing)");
            if (pieces.passesAnywhere()) {
                game.add("(attribute passed-by nil passing)");
            }
            if (pieces.passesTwo()) {
                game.add("(attribute passed-first nil passing)");
            }
        }
        if (pieces.passes() && !variant.start.passed().isEmpty()) {
            if (pieces.passesAnywhere() || pieces.passesTwo()) {
                throw ImportException.at(
                        variant.setup.place("startFen"),
                        "`startFen` cannot say here who has passed the square `" + variant.start.passed() + "`");
            }
            game.add("(set-up (set! passed " + variant.start.passed() + "))");
        }
        if (variant.countsMoves()) {
            game.add("(counter quiet-plies)");
        }
        if (legality.asksWithoutExplosions()) {
            game.add("(attribute asking false)");
        }
        if (variant.flag("checkCounting")) {
            game.add("(attribute white-checks " + variant.start.checks().get(Side.WHITE) + ")");
            game.add("(attribute black-checks " + variant.start.checks().get(Side.BLACK) + ")");
        }
        if (variant.flag("shogiPawnDropMateIllegal") && !pieces.droppable().isEmpty()) {
            game.add("(attribute pawn-dropped false passing)");
        }
        if (ends.mayPass()) {
            game.add("(attribute passes 0 passing)");
        }
        game.add(fen(pieces));
        if (usesSan()) {
            game.add("(notation san find-san)");
        }
        if (legality.hasRoyals()) {
            game.add("(status \"check\" (check (not " + legality.safe() + ")))");
        }
        game.add(ends.passClauses());
        game.add(wallInsteadOfMove());
        game.add(ends.clauses());
        return game.lines();
    }

    private List<String> wallInsteadOfMove() {
        if (!variant.is("wallingRule", "edge") || !variant.flag("wallOrMove")) {
            return List.of();
        }
        board.zone("edge", edge());
        var action = new Form("action");
        if (variant.flag("mustCapture")) {
            action.add("(type quiet)");
        }
        if (legality.hasRoyals()) {
            action.add("(check (legal))");
        }
        return List.of(action.add("(any-position)", "(check is-empty?)")
                .add(
                        "(check (or (in-zone? edge) (= (piece n) Wall) (= (piece e) Wall) (= (piece s) Wall) (= (piece w) Wall)))")
                .add(LandingText.mayBeWall(variant, board))
                .add("(log \"*\" position)", "(create Wall Nobody)")
                .lines());
    }

    private Region edge() {
        var squares = new TreeSet<>(variant.board.squares());
        squares.removeIf(square -> square.file() > 1
                && square.file() < variant.files
                && square.rank() > 1
                && square.rank() < variant.ranks);
        return new Region(squares);
    }

    private boolean needsMerge() {
        return variant.kinds().stream().anyMatch(kind -> variant.motions(kind).mayMeet());
    }

    private List<String> fen(PieceText pieces) {
        if (variant.hasWalls()) {
            return List.of();
        }
        var fen = new Form("fen").add(boardField(pieces), "(turn w b)");
        if (castling.ways().isEmpty()) {
            fen.add("-");
        } else {
            var rights = new Form("rights").add("fresh");
            castling.ways().forEach((letter, way) -> rights.add("(" + letter + " " + way.rookFrom() + ")"));
            fen.add(rights.toString());
        }
        fen.add(pieces.passes() ? "passed" : "-");
        if (variant.flag("checkCounting")) {
            fen.add("(joined \"+\" white-checks black-checks)");
        }
        fen.add(variant.countsMoves() ? "quiet-plies" : "\"0\"");
        return List.of(fen.add("turn-number").toString());
    }

    /** The field of the pieces: promoted ones of shogi have a plus and the letter that they had, those of chess a tilde. */
    private String boardField(PieceText pieces) {
        var board = new Form("board");
        if (!pieces.droppable().isEmpty()) {
            board.add("reserves");
        }
        if (variant.remembersPromotion()) {
            var plus = new Form("was \"+\"");
            variant.setup.pairs("promotedPieceType").forEach((from, to) -> {
                if (variant.kinds().contains(from)) {
                    plus.add("(" + variant.name(from) + " " + variant.name(to) + ")");
                }
            });
            board.add(plus.isEmpty() ? List.of() : List.of(plus.toString()));
        }
        if (variant.remembersPawns()) {
            variant.kinds().stream()
                    .filter(kind -> variant.isPawn(kind, Side.WHITE) || variant.isPawn(kind, Side.BLACK))
                    .forEach(kind -> board.add("(was \"~\" " + variant.name(kind) + ")"));
        }
        return board.isEmpty() ? "board" : board.toString();
    }

    private String players() {
        var players = new Form("players").add(player(Side.WHITE), player(Side.BLACK));
        if (variant.hasWalls()) {
            players.add("Nobody");
        }
        return players.lines();
    }

    private String player(Side side) {
        var squares = new TreeMap<String, List<String>>();
        variant.start.pieces().forEach((square, standing) -> {
            if (standing.side() == side) {
                var kind = variant.name(standing.kind());
                if (castling.isFreshRook(square)) {
                    kind += " (fresh true)";
                }
                if (standing.from() != null && variant.remembersPromotion()) {
                    kind += " (was " + variant.name(standing.from()) + ")";
                }
                squares.computeIfAbsent(order(standing.kind()) + kind, key -> new ArrayList<>())
                        .add(square.toString());
            }
        });
        var player = new Form(side.title);
        squares.forEach((kind, list) -> player.add(group(kind.substring(3), list)));
        variant.pocket(side).forEach((kind, count) -> player.add("(reserve " + variant.name(kind) + " " + count + ")"));
        return player.isEmpty() ? side.title : player.toString();
    }

    /** Three digits, so that the pieces come in the order in which they are defined. */
    private String order(String kind) {
        return String.format(Locale.ROOT, "%03d", new ArrayList<>(variant.kinds()).indexOf(kind));
    }

    /** {@code (Rook (fresh true) a1 h1)} */
    private static String group(String kind, List<String> squares) {
        return "(" + kind + " " + String.join(" ", squares) + ")";
    }
}
