package org.senet.importers.fairy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.senet.importers.fairy.Setup.Side;

/** Writes what happens where a piece arrives: captures, promotions, explosions, walls, and the legality of the whole. */
final class LandingText {
    private final Variant variant;
    private final Legality legality;
    private final Castling castling;

    LandingText(Variant variant, Legality legality, Castling castling) {
        this.variant = variant;
        this.legality = legality;
        this.castling = castling;
    }

    /** Whether later statements of a move ask if it has captured. */
    static boolean notesCaptures(Variant variant) {
        return variant.flag("blastOnCapture")
                || variant.flag("piecePromotionOnCapture")
                || !variant.setup.kinds("petrifyOnCaptureTypes").isEmpty();
    }

    private boolean notesOrigin() {
        return variant.is("wallingRule", "past")
                || variant.kinds().stream().anyMatch(kind -> new Reversal(variant, kind).asksForOrigin());
    }

    /** The macro that all pieces have in common; its arguments come after the piece has landed. */
    String man(BoardText board) {
        var pre = new Form("pre").add("(check is-friend?)");
        pre.add("(take)");
        if (notesCaptures(variant)) {
            pre.add("(let captured false)");
        }
        if (variant.flag("blastOnCapture") && petrifiesInBlast()) {
            pre.add("(let leaves-wall false)");
        }
        if (variant.flag("flyingGeneral")) {
            pre.add("(let faces-king false)");
        }
        if (mayRefuseKings(board)) {
            pre.add("(let takes-king false)");
        }
        if (variant.passesIntoPromotion()) {
            pre.add("(let in-passing false)");
        }
        if (notesOrigin()) {
            pre.add("(let origin position)");
        }
        if (!variant.setup.pairs("promotedPieceType").isEmpty()) {
            pre.add("(let from-zone " + new PromotionText(variant, board, legality).zone() + ")");
        }
        var post = new Form("post");
        post.add(captureEffects(board));
        post.add("(drop)", "~@landed");
        afterMove(board).forEach(post::add);
        return "(defmacro man [& landed]\n`(do\n" + pre.lines() + "\n" + post.lines() + "))";
    }

    private boolean mayRefuseKings(BoardText board) {
        var promotions = new PromotionText(variant, board, legality);
        return variant.kinds().stream().anyMatch(promotions::mayRefuseKings);
    }

    private List<String> captureEffects(BoardText board) {
        var effects = new ArrayList<String>();
        if (mayRefuseKings(board)) {
            effects.add("(set! takes-king (= piece King))");
        }
        if (notesCaptures(variant)) {
            effects.add("(set! captured true)");
        }
        if (variant.flag("capturesToHand")) {
            effects.add("(to-reserve " + variant.kindInHand("was", "piece") + ")");
        }
        if (variant.countsMoves()) {
            effects.add("(set! quiet-plies 0)");
        }
        if (effects.isEmpty()) {
            return List.of();
        }
        return List.of(
                effects.size() == 1
                        ? "(if is-enemy? " + effects.getFirst() + ")"
                        : new Form("when is-enemy?").add(effects).toString());
    }

    /** What follows on every move of a piece, and on every drop. */
    private List<String> afterMove(BoardText board) {
        var after = new ArrayList<String>();
        // What explodes still takes up its square when the wall is placed.
        boolean wallsFirst = variant.flag("blastOnCapture") && placesWall();
        if (wallsFirst) {
            after.add("(let landed position)");
            after.addAll(wall(board));
            after.add("landed");
        }
        if (variant.flag("blastOnCapture")) {
            after.addAll(blast());
        }
        if (!variant.is("flipEnclosedPieces", "none")) {
            after.add(flip(false));
        }
        if (!wallsFirst) {
            after.addAll(wall(board));
        }
        after.addAll(common());
        return after;
    }

    List<String> afterDrop() {
        var after = new ArrayList<String>();
        if (variant.countsMoves()) {
            after.add("(set! quiet-plies 0)");
        }
        if (!variant.is("flipEnclosedPieces", "none")) {
            after.add(flip(true));
        }
        after.addAll(common());
        return after;
    }

    private List<String> common() {
        var common = new ArrayList<String>();
        if (legality.hasRoyals()) {
            common.add("(check (legal))");
        }
        if (variant.flag("checkCounting") && variant.hasKing()) {
            common.add("(if (gives-check?) (if White (dec! white-checks) (dec! black-checks)))");
        }
        return common;
    }

    private List<String> blast() {
        var hand = lost();
        var pawn = variant.kinds().contains(Kinds.PAWN) ? " (not= piece Pawn)" : "";
        var wall = variant.hasWalls() ? " (not= piece Wall)" : "";
        return List.of(new Form(legality.asksWithoutExplosions() ? "when (and captured (not asking))" : "when captured")
                .add("(each (and (any n ne e se s sw w nw) not-empty?" + pawn + wall + ")\n" + hand
                        + (hand.isEmpty() ? "" : "\n") + "(capture))")
                .add(hand.isEmpty() ? List.of() : List.of(hand))
                .add("(capture)")
                .add(petrifiesInBlast() ? List.of("(if leaves-wall (create Wall Nobody))") : List.of())
                .lines());
    }

    /** A piece that leaves the board otherwise than by being captured goes to the hand of the other side. */
    private String lost() {
        return variant.flag("capturesToHand")
                ? "(to-reserve " + variant.kindInHand("was", "piece") + " (if (= player White) Black White))"
                : "";
    }

    private boolean petrifiesInBlast() {
        return !variant.setup.kinds("petrifyOnCaptureTypes").isEmpty();
    }

    private String flip(boolean drop) {
        return switch (variant.setup.text("flipEnclosedPieces")) {
            case "reversi" -> "(each (any-outflanked) (set-owner! current-player))";
            case "ataxx" -> "(each (and (any n ne e se s sw w nw) is-enemy?) (set-owner! current-player))";
            default ->
                drop
                        ? "(if (exists? (check (any n ne e se s sw w nw)) (check is-friend?))\n"
                                + "(each (and (any n ne e se s sw w nw) is-enemy?) (set-owner! current-player)))"
                        : "(each (and (any n ne e se s sw w nw) is-enemy?) (set-owner! current-player))";
        };
    }

    /** Whether the player chooses an empty square for a wall. */
    private boolean placesWall() {
        return variant.is("wallingRule", "duck") || variant.is("wallingRule", "static");
    }

    private List<String> wall(BoardText board) {
        var square =
                switch (variant.setup.text("wallingRule")) {
                    case "past" -> List.of("origin");
                    case "duck", "static" -> List.of("(any-position)", "(check is-empty?)");
                    default -> List.<String>of();
                };
        if (square.isEmpty()) {
            return square;
        }
        var wall = new ArrayList<>(square);
        wall.addAll(mayBeWall(variant, board));
        if (variant.is("wallingRule", "duck")) {
            wall.add("(each Wall (capture))");
        }
        wall.add("(create Wall Nobody)");
        return wall;
    }

    /** A check that the current square is where the player may put a wall; nothing if that is everywhere. */
    static List<String> mayBeWall(Variant variant, BoardText board) {
        var white = variant.region("wallingRegion", Side.WHITE);
        var black = variant.region("wallingRegion", Side.BLACK);
        return white.equals(variant.board) && black.equals(variant.board)
                ? List.of()
                : List.of("(check " + board.zone("walls", white, black) + ")");
    }

    // ---- what each kind does

    List<String> landing(String kind, BoardText board) {
        var landing = new ArrayList<String>();
        landing.addAll(new Reversal(variant, kind).landing(board.direct()));
        landing.addAll(mobility(kind, board));
        landing.addAll(castling.landing(kind));
        landing.addAll(new PromotionText(variant, board, legality).landing(kind));
        landing.addAll(petrify(kind));
        landing.addAll(arrow(kind, board));
        return landing;
    }

    private List<String> mobility(String kind, BoardText board) {
        var zone = reach(variant, kind, board);
        if (zone.isEmpty()) {
            return List.of();
        }
        boolean faces = kind.equals(Kinds.KING) && variant.flag("flyingGeneral");
        return List.of(faces ? "(check (or faces-king " + zone + "))" : "(check " + zone + ")");
    }

    /** A condition that a piece may stand on the current square, or nothing when it may stand everywhere. */
    static String reach(Variant variant, String kind, BoardText board) {
        var key = Kinds.capitalized(kind);
        var white = variant.setup.region("mobilityRegionWhite" + key);
        var black = variant.setup.region("mobilityRegionBlack" + key);
        if (white.isEmpty() && black.isEmpty()) {
            return "";
        }
        return board.zone(
                "reach-" + variant.name(kind),
                white.isEmpty() ? variant.board : white.and(variant.board),
                black.isEmpty() ? variant.board : black.and(variant.board));
    }

    private List<String> petrify(String kind) {
        if (!variant.setup.kinds("petrifyOnCaptureTypes").contains(kind)) {
            return List.of();
        }
        if (variant.flag("blastOnCapture")) {
            return List.of("(set! leaves-wall true)");
        }
        return List.of(
                lost().isEmpty()
                        ? "(if captured (create Wall Nobody))"
                        : "(when captured " + lost() + " (create Wall Nobody))");
    }

    /** The wall that follows a move goes where the piece could move from its new square. */
    private List<String> arrow(String kind, BoardText board) {
        if (!variant.is("wallingRule", "arrow")) {
            return List.of();
        }
        var quiet =
                variant.motions(kind).list().stream().filter(Motion::isQuiet).toList();
        var moves = MoveText.ofWays(false);
        var ways = quiet.stream().map(moves::way).collect(Collectors.joining(" "));
        boolean slides = quiet.stream().allMatch(motion -> motion.kind() == Motion.Kind.SLIDE && motion.limit() == 0);
        boolean leaps = quiet.stream().allMatch(motion -> motion.kind() == Motion.Kind.LEAP);
        if (!slides && !leaps) {
            throw variant.unsupported(
                    "wallingRule", "arrows are shot by pieces that slide without a limit, or that leap");
        }
        var statements = new ArrayList<String>();
        if (slides) {
            statements.add("(let arrow (any " + ways + "))");
            statements.add("(check arrow)");
            statements.add("(check is-empty?)");
            statements.add("(while (any false true) (check arrow) (check is-empty?))");
        } else {
            statements.add("(check (any " + ways + "))");
            statements.add("(check is-empty?)");
        }
        statements.addAll(mayBeWall(variant, board));
        statements.add("(create Wall Nobody)");
        return statements;
    }

    /** A condition that a piece could never leave the current square, or nothing. */
    static String stuck(Variant variant, String kind, BoardText board) {
        var white = stuckSquares(variant, kind, Side.WHITE);
        var black = stuckSquares(variant, kind, Side.BLACK);
        if (white.isEmpty() && black.isEmpty()) {
            return "";
        }
        return board.zone("dead-end-" + variant.name(kind), white, black);
    }

    /** The squares that a piece could never leave. */
    static Region stuckSquares(Variant variant, String kind, Side side) {
        return variant.motions(kind)
                .stuck(variant.files, variant.ranks, side, variant.start.walls())
                .and(variant.board);
    }
}
