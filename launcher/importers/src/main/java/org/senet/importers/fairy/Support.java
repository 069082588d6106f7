package org.senet.importers.fairy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.senet.importers.ImportException;
import org.senet.importers.fairy.Setup.Side;

/** What settings cannot be imported: they are refused by name. */
final class Support {
    private static final Map<String, String> FLAGS = new LinkedHashMap<>();

    static {
        FLAGS.put("chess960", "castling is imported with king and rook on fixed squares");
        FLAGS.put("twoBoards", "a game has one board");
        FLAGS.put("sittuyinPromotion", "pawns that promote on the spot are not imported");
        FLAGS.put("sittuyinRookDrop", "drops on the first rank only are not imported");
        FLAGS.put("gating", "gates are not imported");
        FLAGS.put("seirawanGating", "gates are not imported");
        FLAGS.put("cambodianMoves", "first leaps of king and queen are not imported");
        FLAGS.put("makpongRule", "kings that must not flee are not imported");
        FLAGS.put("moveRepetitionIllegal", "only positions are counted, not moves");
        FLAGS.put("shatarMateRule", "mates by some pieces only are not imported");
        FLAGS.put("bikjangRule", "kings that face each other for two moves are not imported");
        FLAGS.put("dupleCheck", "checks to all royal pieces at once are not imported");
        FLAGS.put("dropOppositeColoredBishop", "the colours of squares are not imported");
        FLAGS.put("petrifyBlastPieces", "exploded pieces leave empty squares");
    }

    private Support() {}

    static void check(Setup setup) {
        checkContradictions(setup);
        FLAGS.forEach((key, reason) -> {
            if (setup.flag(key)) {
                throw setup.unsupported(key, reason);
            }
        });
        require(
                setup,
                !setup.flag("castlingDroppedPiece") || !setup.flag("castling"),
                "castlingDroppedPiece",
                "castling needs pieces that stand on their squares at the start");
        require(setup, setup.region("diagonalLines").isEmpty(), "diagonalLines", "lines in palaces are not imported");
        require(
                setup,
                setup.text("countingRule").equals("none"),
                "countingRule",
                "moves are counted without regard to what is left");
        require(
                setup,
                setup.text("chasingRule").equals("none"),
                "chasingRule",
                "only perpetual checks are known, not chases");
        require(
                setup,
                !setup.text("materialCounting").equals("janggi"),
                "materialCounting",
                "the values of janggi are not imported");
        require(
                setup,
                setup.kinds("mustDropType").contains(Setup.ANY),
                "mustDropType",
                "drops are mandatory for all kinds or for none");
        require(setup, setup.kinds("blastImmuneTypes").isEmpty(), "blastImmuneTypes", "explosions spare pawns only");
        require(
                setup,
                setup.number("connectN") == 0
                        || setup.kinds("connectPieceTypes").contains(Setup.ANY),
                "connectPieceTypes",
                "rows are rows of any pieces of a side");
        require(
                setup,
                setup.kinds("petrifyOnCaptureTypes").isEmpty()
                        || setup.text("wallingRule").equals("none"),
                "petrifyOnCaptureTypes",
                "walls come from captures or from moves");
        boolean walls = !setup.text("wallingRule").equals("none")
                || !setup.kinds("petrifyOnCaptureTypes").isEmpty();
        require(
                setup,
                !walls || !setup.flag("immobilityIllegal"),
                "immobilityIllegal",
                "walls change which pieces could never move again");
        checkKings(setup);
        require(
                setup,
                !(setup.flag("mustCapture") && setup.flag("mustDrop")),
                "mustDrop",
                "captures are mandatory already");
        require(
                setup,
                !setup.text("enclosingDrop").equals("anyside"),
                "enclosingDrop",
                "pieces that slide in from the edges are not imported");
        require(setup, setup.text("castlingWins").equals("-"), "castlingWins", "castling ends no game");
        require(
                setup,
                !setup.flag("oppositeCastling"),
                "oppositeCastling",
                "castling of one side does not concern the other");
        require(
                setup,
                setup.kinds("mutuallyImmuneTypes").isEmpty(),
                "mutuallyImmuneTypes",
                "pieces may capture their like");
        setup.pairs("promotedPieceType").forEach((from, to) -> {
            require(setup, !from.equals(to), "promotedPieceType", "a piece becomes another one");
            if (setup.pieces().containsKey(from) && !setup.pieces().containsKey(to)) {
                throw setup.unsupported(
                        "promotedPieceType",
                        "`" + setup.piece(from).letter() + "` would become a `" + to
                                + "`, which is no piece of this variant");
            }
        });
        boolean edge = setup.text("wallingRule").equals("edge");
        require(
                setup,
                edge == setup.flag("wallOrMove"),
                "wallOrMove",
                "walls at the edge are put instead of a move, all others after it");
        require(
                setup,
                setup.text("wallingRule").equals("none") || !setup.flag("pieceDrops"),
                "wallingRule",
                "drops leave no walls");
        require(
                setup,
                !setup.flag("extinctionPseudoRoyal")
                        || !setup.kinds("extinctionPieceTypes").contains(Setup.ANY),
                "extinctionPseudoRoyal",
                "a piece is not royal because it is the last one of any kind");
        boolean royal = setup.flag("extinctionPseudoRoyal") && setup.flag("blastOnCapture");
        require(
                setup,
                !royal || setup.kinds("extinctionPieceTypes").size() == 1 && setup.number("extinctionPieceCount") == 0,
                "extinctionPseudoRoyal",
                "with explosions, one kind is royal, and one piece of it");
    }

    /** A side has one king that may not be in check; Fairy-Stockfish has no rules for a second one that a pawn becomes, nor for none. */
    private static void checkKings(Setup setup) {
        if (!setup.pieces().containsKey(Kinds.KING)) {
            return;
        }
        require(
                setup,
                !setup.kinds("petrifyOnCaptureTypes").contains(Kinds.KING),
                "petrifyOnCaptureTypes",
                "a king that captures would leave its side without one");
        for (var side : Side.values()) {
            var key = "promotionPieceTypes" + side.title;
            require(setup, !setup.kinds(key).contains(Kinds.KING), key, "a side would have a second king");
        }
    }

    /** What Fairy-Stockfish itself calls contradictory; how it moves then follows no rule. */
    private static void checkContradictions(Setup setup) {
        if (setup.pieces().containsKey(Kinds.KING)) {
            var instead =
                    "Fairy-Stockfish has it only without `king`; a `commoner` may be royal by `extinctionPseudoRoyal`";
            require(setup, !setup.flag("blastOnCapture"), "blastOnCapture", instead);
            require(setup, setup.text("flipEnclosedPieces").equals("none"), "flipEnclosedPieces", instead);
            require(setup, !setup.text("wallingRule").equals("duck"), "wallingRule", instead);
        }
        require(
                setup,
                !setup.flag("checkCounting") || setup.flag("checking"),
                "checkCounting",
                "without `checking` there are no checks to count");
        require(
                setup,
                !setup.flag("flagPieceSafe") || !setup.flag("blastOnCapture"),
                "flagPieceSafe",
                "Fairy-Stockfish has it only without `blastOnCapture`");
    }

    private static void require(Setup setup, boolean condition, String key, String reason) {
        if (!condition) {
            throw setup.unsupported(key, reason);
        }
    }

    /** A piece that turns back is not told from a promoted pawn; Fairy-Stockfish has other rules for it. */
    static void checkDemotion(Variant variant) {
        if (!variant.flag("pieceDemotion")) {
            return;
        }
        for (var side : Side.values()) {
            boolean promotes = variant.kinds().stream().anyMatch(kind -> variant.isPawn(kind, side))
                    && !variant.occurring(variant.kinds("promotionPieceTypes", side))
                            .isEmpty();
            require(
                    variant.setup,
                    !promotes,
                    "pieceDemotion",
                    "pawns that promote to `promotionPieceTypes` turn back in other ways");
        }
    }

    /** Without checks, Fairy-Stockfish refuses one even if the piece could not go where the king stands. */
    static void checkForbiddenChecks(Variant variant) {
        if (variant.flag("checking") || !variant.hasKing()) {
            return;
        }
        boolean bounded = variant.kinds().stream()
                .map(Kinds::capitalized)
                .anyMatch(kind -> List.of(Side.values()).stream().anyMatch(side -> !variant.setup
                        .region("mobilityRegion" + side.title + kind)
                        .isEmpty()));
        boolean soldiers = variant.kinds().contains("soldier") && variant.setup.number("soldierPromotionRank") > 1;
        require(
                variant.setup,
                !bounded && !soldiers,
                "checking",
                "with pieces that cannot go everywhere, it is uncertain what is a check");
    }

    /** Where pieces explode, the one royal piece of a side must stay the only one of its kind. */
    static void checkExplodingRoyals(Variant variant) {
        if (!variant.flag("extinctionPseudoRoyal") || !variant.flag("blastOnCapture")) {
            return;
        }
        var royals = variant.setup.kinds("extinctionPieceTypes");
        for (var side : Side.values()) {
            long standing = variant.start.pieces().values().stream()
                    .filter(piece -> piece.side() == side && royals.contains(piece.kind()))
                    .count();
            boolean more = standing > 1
                    || royals.stream().anyMatch(variant.pocket(side)::containsKey)
                    || variant.kinds().stream().anyMatch(kind -> mayBecome(variant, kind, side, royals));
            require(variant.setup, !more, "extinctionPseudoRoyal", "with explosions, a side has one royal piece only");
        }
    }

    private static boolean mayBecome(Variant variant, String kind, Side side, Set<String> royals) {
        var promoted = variant.setup.pairs("promotedPieceType").get(kind);
        return promoted != null && royals.contains(promoted)
                || variant.isPawn(kind, side)
                        && variant.kinds("promotionPieceTypes", side).stream().anyMatch(royals::contains);
    }

    static void checkMotions(Variant variant, Setup.Piece piece, Motions motions) {
        for (var motion : motions.list()) {
            boolean twoAhead = motion.x() == 0 && motion.y() == 2;
            boolean leaps = motion.kind() == Motion.Kind.LEAP || motion.kind() == Motion.Kind.LAME;
            if (motion.initial() && !(twoAhead && leaps)) {
                throw ImportException.at(
                        piece.place(),
                        "an initial move is imported only if it goes two squares straight ahead, as `ifmnD`");
            }
        }
        for (var side : Side.values()) {
            boolean passing = variant.kinds("enPassantTypes", side).contains(piece.kind());
            boolean leaps = motions.list().stream()
                    .filter(motion -> motion.captures() && !motion.isQuiet())
                    .allMatch(motion -> motion.kind() == Motion.Kind.LEAP);
            if (passing && !leaps) {
                throw ImportException.at(piece.place(), "a piece captures in passing only by steps or leaps");
            }
            if (!piece.kind().equals(Kinds.PAWN)
                    && variant.kinds("promotionPawnTypes", side).contains(piece.kind())
                    && variant.setup.pairs("promotedPieceType").containsKey(piece.kind())) {
                throw variant.unsupported("promotedPieceType", "`" + piece.letter() + "` promotes as a pawn already");
            }
        }
    }
}
