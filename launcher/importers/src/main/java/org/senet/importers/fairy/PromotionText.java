package org.senet.importers.fairy;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.importers.fairy.Setup.Side;

/** Writes how pieces become others where they arrive: as pawns of chess do, as pieces of shogi do, and back again. */
final class PromotionText {
    private static final String TURN_BACK = "(seq (promote was) (set! was nil))";
    private static final String RESET = "(set! quiet-plies 0)";

    private final Variant variant;
    private final BoardText board;
    private final Legality legality;

    PromotionText(Variant variant, BoardText board, Legality legality) {
        this.legality = legality;
        this.variant = variant;
        this.board = board;
    }

    /** Whether a promotion is the first thing in a move of this kind that sets the counter of moves back. */
    private boolean resetsCounter(String kind) {
        return variant.countsMoves() && !new Reversal(variant, kind).isNone();
    }

    /** The region of promotion, as a condition. */
    String zone() {
        return board.zone(
                "promotion",
                variant.region("promotionRegion", Side.WHITE),
                variant.region("promotionRegion", Side.BLACK));
    }

    List<String> landing(String kind) {
        var statements = new ArrayList<String>();
        boolean white = variant.isPawn(kind, Side.WHITE);
        boolean black = variant.isPawn(kind, Side.BLACK);
        if (white || black) {
            statements.addAll(pawn(kind, white, black));
        } else {
            statements.addAll(piece(kind));
        }
        if (mayRefuseKings(kind)) {
            statements.replaceAll(statement -> "(if (not takes-king)\n" + statement + ")");
        }
        return statements;
    }

    /**
     * Whether a piece may be kept from capturing where it could not stay as it is, nor be promoted. It attacks these squares all the
     * same, so no condition is asked where it takes a king: no move ever does, but the question whether one is attacked.
     */
    boolean mayRefuseKings(String kind) {
        return variant.hasKing()
                && List.of(Side.values()).stream()
                        .anyMatch(side ->
                                variant.isPawn(kind, side) ? refusesPawns(kind, side) : refusesPieces(kind, side));
    }

    private boolean refusesPawns(String kind, Side side) {
        var limits = variant.setup.limits("promotionLimit");
        boolean limited = choices(kind, side, true).stream().allMatch(choice -> limits.containsKey(kindOf(choice)));
        return variant.flag("mandatoryPawnPromotion") && limited || refuses(kind, side, limited);
    }

    private boolean refusesPieces(String kind, Side side) {
        var promoted = variant.setup.pairs("promotedPieceType").get(kind);
        return refuses(
                kind,
                side,
                promoted == null || variant.setup.limits("promotionLimit").containsKey(promoted));
    }

    /** @param limited whether it may be that no promotion is left */
    private boolean refuses(String kind, Side side, boolean limited) {
        if (!variant.flag("immobilityIllegal")) {
            return false;
        }
        var stuck = LandingText.stuckSquares(variant, kind, side);
        return !stuck.isEmpty()
                && (limited
                        || !stuck.minus(variant.region("promotionRegion", side)).isEmpty());
    }

    // ---- pawns

    private List<String> pawn(String kind, boolean white, boolean black) {
        if (variant.flag("piecePromotionOnCapture") && promotesAsPiece(kind)) {
            return List.of(
                    "(if captured\n" + pawn(kind, white, black, true) + "\n" + pawn(kind, white, black, false) + ")");
        }
        return List.of(pawn(kind, white, black, true));
    }

    private boolean promotesAsPiece(String kind) {
        return kind.equals(Kinds.PAWN)
                && variant.setup.pairs("promotedPieceType").containsKey(kind);
    }

    /** @param asPiece whether it may become what it would as a piece of shogi */
    private String pawn(String kind, boolean white, boolean black, boolean asPiece) {
        var forWhite = choices(kind, Side.WHITE, asPiece);
        var forBlack = choices(kind, Side.BLACK, asPiece);
        var here = white && black ? zone() : "(and " + (white ? "White" : "Black") + " " + zone() + ")";
        var choice = white && black && !forWhite.equals(forBlack)
                ? "(if White " + choice(kind, forWhite) + " " + choice(kind, forBlack) + ")"
                : choice(kind, white ? forWhite : forBlack);
        var stuck = stuck(kind);
        var promoting = variant.passesIntoPromotion() ? "(not in-passing) " : "";
        var choosing = variant.flag("mandatoryPawnPromotion") ? "" : " (any true false)";
        var condition = promoting.isEmpty() && choosing.isEmpty() ? here : "(and " + promoting + here + choosing + ")";
        return "(if " + condition + "\n" + choice + (stuck.isEmpty() ? "" : "\n(check (not " + stuck + "))") + ")";
    }

    private Set<String> choices(String kind, Side side, boolean asPiece) {
        var choices = new LinkedHashSet<>(variant.occurring(variant.kinds("promotionPieceTypes", side)));
        if (asPiece && promotesAsPiece(kind)) {
            choices.add("+" + variant.setup.pairs("promotedPieceType").get(kind));
        }
        return choices;
    }

    /**
     * What a promoted pawn knows: that it was one, if it has become what a piece of shogi would, or if all know it. Where it may become
     * the same piece in both ways, these are two moves.
     */
    private List<String> memory(String kind, Set<String> choices) {
        var remember = "(set! was " + variant.name(kind) + ")";
        var promoted = choices.stream().filter(choice -> choice.startsWith("+")).findFirst();
        if (variant.remembersPawns()) {
            return List.of(remember);
        }
        if (promoted.isEmpty()) {
            return List.of();
        }
        var become = kindOf(promoted.get());
        var mayRemember = choices.contains(become) ? "(any true " + remember + ")" : remember;
        return List.of(
                choices.size() == 1 ? remember : "(if (= piece " + variant.name(become) + ") " + mayRemember + ")");
    }

    private String choice(String kind, Set<String> choices) {
        if (choices.isEmpty()) {
            return "(check false)";
        }
        var limits = variant.setup.limits("promotionLimit");
        var names = new ArrayList<String>();
        for (var choice : choices) {
            boolean twice = choice.startsWith("+") && !variant.remembersPawns() && choices.contains(kindOf(choice));
            if (!twice) {
                names.add(variant.name(kindOf(choice)));
            }
        }
        var statements = new ArrayList<String>();
        statements.add("(promote " + any(names) + ")");
        for (var choice : choices) {
            var limit = limits.get(choice);
            if (limit != null) {
                statements.add(
                        "(check (or (not= piece " + variant.name(choice) + ") " + room(choice, limit + 1) + "))");
            }
        }
        statements.addAll(memory(kind, choices));
        if (variant.promotesByDoubleStep(kind)) {
            statements.addAll(variant.notPassed());
        }
        if (resetsCounter(kind)) {
            statements.add(RESET);
        }
        return statements.size() == 1 ? statements.getFirst() : "(seq\n" + String.join("\n", statements) + ")";
    }

    private static String kindOf(String choice) {
        return choice.startsWith("+") ? choice.substring(1) : choice;
    }

    private static String any(List<String> names) {
        return names.size() == 1 ? names.getFirst() : "(any " + String.join(" ", names) + ")";
    }

    private String room(String kind, int limit) {
        return "(< (count-all (any " + variant.name(kind) + ") (check is-friend?)) " + limit + ")";
    }

    private String stuck(String kind) {
        return variant.flag("immobilityIllegal") ? LandingText.stuck(variant, kind, board) : "";
    }

    // ---- pieces

    private List<String> piece(String kind) {
        var promoted = variant.setup.pairs("promotedPieceType").get(kind);
        boolean demotes = variant.flag("pieceDemotion")
                && variant.kinds().stream()
                        .anyMatch(other -> kind.equals(
                                variant.setup.pairs("promotedPieceType").get(other)));
        var stuck = stuck(kind);
        var stay = stuck.isEmpty() ? "" : "(check (not " + stuck + "))";
        if (promoted == null && !demotes) {
            return stay.isEmpty() ? List.of() : List.of(stay);
        }
        var turn = turn(kind, promoted, demotes) + royalty(kind, promoted, demotes);
        var condition = condition(promoted, demotes);
        if (!variant.flag("mandatoryPiecePromotion")) {
            condition = "(and " + condition + " (any true false))";
        }
        return List.of("(if " + condition + "\n" + (turn.contains("\n") ? "(seq\n" + turn + ")" : turn)
                + (stay.isEmpty() ? "" : "\n" + stay) + ")");
    }

    /**
     * Kinds that are royal while there are few of them: a promotion makes no difference to which pieces were royal when the move
     * began, and these must be safe.
     */
    private String royalty(String kind, @Nullable String promoted, boolean demotes) {
        var targets = new LinkedHashSet<String>();
        if (promoted != null) {
            targets.add(promoted);
        }
        if (demotes) {
            variant.kinds().stream()
                    .filter(other ->
                            kind.equals(variant.setup.pairs("promotedPieceType").get(other)))
                    .forEach(targets::add);
        }
        int most = variant.setup.number("extinctionPieceCount") + 1;
        var checks = new StringBuilder();
        for (var target : targets) {
            if (legality.isPseudoRoyal(target)) {
                var name = variant.name(target);
                checks.append("\n(let arrived position)\n(check (or (not= (count-all (any " + name
                        + ") (check is-friend?)) " + (most + 1) + ")\n(not (exists? (any " + name
                        + ") (check is-friend?) (check (not= position arrived)) (check is-attacked?)))))");
            }
        }
        if (legality.isPseudoRoyal(kind)) {
            checks.append("\n(check (or (>= (count-all (any " + variant.name(kind) + ") (check is-friend?)) " + most
                    + ") (not is-attacked?)))");
        }
        return checks.toString();
    }

    /** When a piece of shogi may promote, or turn back. */
    private String condition(@Nullable String promoted, boolean demotes) {
        var all = new ArrayList<String>();
        all.add("(or from-zone " + zone() + ")");
        if (variant.passesIntoPromotion()) {
            all.add("(not in-passing)");
        }
        if (variant.flag("piecePromotionOnCapture")) {
            all.add("captured");
        }
        if (promoted == null) {
            all.add("was");
        } else {
            var limit = variant.setup.limits("promotionLimit").get(promoted);
            if (limit != null) {
                all.add(demotes ? "(or was " + room(promoted, limit) + ")" : room(promoted, limit));
            }
        }
        return all.size() == 1 ? all.getFirst() : "(and " + String.join(" ", all) + ")";
    }

    private String turn(String kind, @Nullable String promoted, boolean demotes) {
        var promote = "";
        if (promoted != null) {
            promote = "(promote " + variant.name(promoted) + ")";
            var effects = new ArrayList<String>();
            if (variant.remembersPromotion()) {
                effects.add("(set! was " + variant.name(kind) + ")");
            }
            if (!variant.flag("pieceDemotion") && resetsCounter(kind)) {
                effects.add(RESET);
            }
            if (variant.promotesByDoubleStep(kind)) {
                effects.addAll(variant.notPassed());
            }
            if (!effects.isEmpty()) {
                promote = "(seq " + promote + " " + String.join(" ", effects) + ")";
            }
        }
        if (!demotes) {
            return promote;
        }
        return promote.isEmpty() ? TURN_BACK : "(if was (any " + TURN_BACK + " " + promote + ") " + promote + ")";
    }
}
