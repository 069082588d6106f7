package org.senet.importers.fairy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.senet.importers.fairy.Setup.Side;

/** Writes the conditions of the end, in the order in which Fairy-Stockfish asks for them. */
final class EndText {
    private final Variant variant;
    private final BoardText board;
    private final Legality legality;
    private final boolean drops;
    private final List<String> clauses = new ArrayList<>();
    private final List<String> macros = new ArrayList<>();

    EndText(Variant variant, BoardText board, Legality legality, boolean drops) {
        this.variant = variant;
        this.board = board;
        this.legality = legality;
        this.drops = drops;
        extinction();
        flags();
        checks();
        rows();
        passes();
        withoutMoves();
        repetition();
        longGames();
    }

    List<String> clauses() {
        return clauses;
    }

    List<String> macros() {
        return macros;
    }

    private int number(String key) {
        return variant.setup.number(key);
    }

    /** Adds what a value means for the player to move; a draw may be decided by what is on the board. */
    private void end(String value, String... conditions) {
        var checks = String.join(
                " ",
                java.util.Arrays.stream(conditions)
                        .map(condition -> "(check " + condition + ")")
                        .toList());
        if (!value.equals("draw")) {
            clause(value, checks);
            return;
        }
        switch (variant.setup.text("materialCounting")) {
            case "whitedrawodds" -> winsDraws(Side.WHITE, checks);
            case "blackdrawodds" -> winsDraws(Side.BLACK, checks);
            case "unweighted" -> {
                clause("win", checks + " (check (> (pieces is-friend?) (pieces is-enemy?)))");
                clause("loss", checks + " (check (< (pieces is-friend?) (pieces is-enemy?)))");
                clause("draw", checks);
            }
            default -> clause("draw", checks);
        }
    }

    /** The conditions are those of the player to move, whoever has the draw odds. */
    private void winsDraws(Side side, String checks) {
        clause("win", "(check " + side.title + ") " + checks);
        clause("loss", "(check " + side.other().title + ") " + checks);
    }

    private void clause(String head, String body) {
        var text = "(" + head + " " + body + ")";
        clauses.add(text.length() <= 110 ? text : "(" + head + "\n" + body.replace(") (check ", ")\n(check ") + ")");
    }

    private static String opposite(String value) {
        return switch (value) {
            case "win" -> "loss";
            case "loss" -> "win";
            default -> value;
        };
    }

    private String all() {
        return String.join(" ", variant.names(variant.kinds()));
    }

    private boolean countsPieces() {
        return variant.flag("stalematePieceCount") || variant.is("materialCounting", "unweighted");
    }

    // ---- extinction

    private void extinction() {
        var value = variant.setup.text("extinctionValue");
        if (countsPieces()) {
            macros.add("(defmacro pieces [whose]\n`(count-all (any " + all() + ") (check ~whose)))");
        }
        if (value.equals("none") || variant.flag("extinctionPseudoRoyal") && !variant.flag("blastOnCapture")) {
            return;
        }
        for (var whose : List.of("is-enemy?", "is-friend?")) {
            for (var kind : variant.setup.kinds("extinctionPieceTypes")) {
                var conditions = new ArrayList<String>();
                conditions.add(few(kind, whose, number("extinctionPieceCount")));
                boolean claimed = variant.flag("extinctionClaim") && whose.equals("is-friend?");
                int others = number("extinctionOpponentPieceCount") + (claimed ? 1 : 0);
                if (others > 0) {
                    conditions.add("(>= " + count(kind, whose.equals("is-friend?") ? "is-enemy?" : "is-friend?") + " "
                            + others + ")");
                }
                end(whose.equals("is-friend?") ? value : opposite(value), conditions.toArray(String[]::new));
            }
        }
    }

    private String types(String kind) {
        return kind.equals(Setup.ANY) ? all() : variant.kinds().contains(kind) ? variant.name(kind) : "";
    }

    private String few(String kind, String whose, int most) {
        if (types(kind).isEmpty()) {
            return "true";
        }
        if (most == 0 && !drops) {
            return "(not (exists? (any " + types(kind) + ") (check " + whose + ")))";
        }
        return "(<= " + count(kind, whose) + " " + most + ")";
    }

    /** How many pieces of a kind a side has, on the board and in hand. */
    private String count(String kind, String whose) {
        var types = types(kind);
        if (types.isEmpty()) {
            return "0";
        }
        var onBoard = "(count-all (any " + types + ") (check " + whose + "))";
        if (!drops || variant.flag("freeDrops")) {
            return onBoard;
        }
        var side = whose.equals("is-friend?") ? "current-player" : "next-player";
        var inHand = java.util.Arrays.stream(types.split(" "))
                .map(type -> "(in-reserve " + type + " " + side + ")")
                .collect(Collectors.joining(" "));
        return "(+ " + onBoard + " " + inHand + ")";
    }

    // ---- flags

    private void flags() {
        var sides = new ArrayList<Side>();
        for (var side : Side.values()) {
            var kinds = variant.kinds("flagPiece", side);
            if (!variant.region("flagRegion", side).isEmpty()
                    && !variant.occurring(kinds).isEmpty()) {
                sides.add(side);
                macros.add(reached(side, kinds));
            }
        }
        boolean late = variant.flag("flagMove") || variant.flag("flagPieceSafe");
        for (var side : sides) {
            if (late) {
                reachedBefore(side, sides.contains(side.other()));
            }
        }
        for (var side : sides) {
            reachedNow(side, sides.contains(side.other()));
        }
    }

    private String zone(Side side) {
        return side == Side.WHITE ? "white-goal" : "black-goal";
    }

    private String at(Side side) {
        return "(reached-" + side.title + "?)";
    }

    private String reached(Side side, java.util.Set<String> kinds) {
        board.zone(zone(side), variant.region("flagRegion", side));
        var there = new StringBuilder("(any-position " + zone(side) + ") (check (= player " + side.title + "))");
        if (!kinds.contains(Setup.ANY)) {
            there.append(" (check (= piece ")
                    .append(variant.name(kinds.iterator().next()))
                    .append("))");
        }
        int needed = number("flagPieceCount");
        var enough = needed == 1 ? "(exists? " + there + ")" : "(>= (count-all " + there + ") " + needed + ")";
        if (variant.flag("flagPieceBlockedWin")) {
            enough = "(or " + enough + "\n(and (exists? " + there + ")\n(not (exists? (any-position " + zone(side)
                    + ") (check is-empty?)))))";
        }
        if (variant.flag("flagPieceSafe")) {
            var safe = "(or (> (count-all " + there + ") " + needed + ")\n(not (exists? " + there
                    + " (check is-attacked?))))";
            enough = "(and " + enough + "\n"
                    + (variant.flag("flagMove") ? "(or " + side.title + " " + safe + ")" : safe) + ")";
        }
        return "(defmacro reached-" + side.title + "? []\n'" + enough + ")";
    }

    /** The player to move had reached its goal with its last move, and has not been stopped. */
    private void reachedBefore(Side side, boolean both) {
        boolean king = variant.kinds("flagPiece", side.other()).equals(java.util.Set.of(Kinds.KING));
        boolean draw = both && (variant.flag("flagMove") ? side == Side.WHITE && king : variant.flag("flagPieceSafe"));
        if (draw) {
            end("draw", side.title, at(side), at(side.other()));
        }
        end("win", side.title, at(side));
    }

    /** The other player has just reached its goal; with a last move for this one, it may not have won yet. */
    private void reachedNow(Side side, boolean both) {
        var mover = side.other();
        boolean king = variant.kinds("flagPiece", mover).equals(java.util.Set.of(Kinds.KING));
        if (variant.flag("flagMove") && !variant.flag("flagPieceSafe") && !king) {
            return;
        }
        if (variant.flag("flagMove") && king && mover == Side.BLACK && both) {
            macros.add("(defmacro black-can-follow? []\n'" + canFollow() + ")");
            end("loss", mover.title, at(side), "(not (black-can-follow?))");
            return;
        }
        end("loss", mover.title, at(side));
    }

    /** Whether Black's king can reach its goal in one move. */
    private String canFollow() {
        var motions = variant.motions(Kinds.KING).list();
        if (motions.stream()
                .anyMatch(motion -> motion.kind() != Motion.Kind.LEAP || motion.purpose() != Motion.Purpose.BOTH)) {
            throw variant.unsupported("flagMove", "the last move of a king is imported only where kings step or leap");
        }
        var moves = MoveText.ofWays(board.direct());
        var ways = motions.stream().map(moves::way).collect(Collectors.joining(" "));
        return "(exists?\n(check " + legality.safe() + ")\n(any King)\n(check is-friend?)\n(take)\n(check (any " + ways
                + "))\n(check not-friend?)\n(check (in-zone? " + zone(Side.BLACK) + "))\n(drop)\n(check (legal)))";
    }

    private void checks() {
        if (variant.flag("checkCounting")) {
            end("loss", "Black", "(<= white-checks 0)");
            end("loss", "White", "(<= black-checks 0)");
        }
    }

    // ---- rows and connections

    private void rows() {
        var value = opposite(variant.setup.text("connectValue"));
        var lines = new ArrayList<String>();
        var steps = new ArrayList<String>();
        addLine("connectHorizontal", "[e w]", "e", lines, steps);
        addLine("connectVertical", "[n s]", "n", lines, steps);
        addLine("connectDiagonal", "[ne sw] [nw se]", "ne nw", lines, steps);
        if (number("connectN") > 0) {
            clause(
                    value,
                    "(any last-move) (check (line-of " + number("connectN") + " " + String.join(" ", lines) + "))");
        }
        connections(value);
        int side = number("connectNxN");
        if (side > 0) {
            var body = new StringBuilder("(any " + all() + ") (check is-enemy?)");
            for (int x = 0; x < side; x++) {
                for (int y = 0; y < side; y++) {
                    if (x + y > 0) {
                        body.append(" (check (is-enemy?")
                                .append(" e".repeat(x))
                                .append(" s".repeat(y))
                                .append("))");
                    }
                }
            }
            clause(value, body.toString());
        }
        if (number("collinearN") > 0) {
            var kinds = variant.names(variant.occurring(variant.setup.kinds("connectPieceTypes")));
            var same = kinds.stream().map(kind -> "(= piece " + kind + ")").collect(Collectors.joining(" "));
            clauses.add("(" + value + "\n(any " + String.join(" ", kinds) + ")\n(check is-enemy?)\n(let line (any "
                    + String.join(" ", steps) + "))\n(let found 1)\n(while line (if (and is-enemy? "
                    + (kinds.size() == 1 ? same : "(or " + same + ")") + ") (inc! found)))\n(check (>= found "
                    + number("collinearN") + ")))");
        }
    }

    private void addLine(String key, String line, String step, List<String> lines, List<String> steps) {
        if (variant.flag(key)) {
            lines.add(line);
            steps.add(step);
        }
    }

    private void connections(String value) {
        for (var side : Side.values()) {
            var from = variant.setup.region("connectRegion1" + side.title).and(variant.board);
            var to = variant.setup.region("connectRegion2" + side.title).and(variant.board);
            if (from.isEmpty() || to.isEmpty()) {
                continue;
            }
            var name = side == Side.WHITE ? "white" : "black";
            board.zone(name + "-shore", from);
            board.zone(name + "-far-shore", to);
            var ways = new ArrayList<String>();
            if (variant.flag("connectHorizontal")) {
                ways.add("e w");
            }
            if (variant.flag("connectVertical")) {
                ways.add("n s");
            }
            if (variant.flag("connectDiagonal")) {
                ways.add("ne se sw nw");
            }
            clauses.add("(" + value + "\n(check " + side.other().title + ")\n(any-position " + name
                    + "-shore)\n(check is-enemy?)\n"
                    + "(any-connected (check (any " + String.join(" ", ways)
                    + ")) (check is-enemy?))\n(check (in-zone? " + name
                    + "-far-shore)))");
        }
    }

    // ---- passes and full boards

    boolean mayPass() {
        return variant.flag("passWhite") || variant.flag("passBlack") || mayPassOnStalemate();
    }

    private boolean mayPassOnStalemate() {
        return variant.flag("passOnStalemateWhite") || variant.flag("passOnStalemateBlack");
    }

    private void passes() {
        if (mayPass()) {
            end("draw", "(= passes 2)");
        }
        if (variant.flag("adjudicateFullBoard")) {
            end("draw", "(not (exists? (any-position) (check is-empty?)))");
        }
    }

    /** The clauses that let a player pass. */
    List<String> passClauses() {
        var passes = new ArrayList<String>();
        for (var side : Side.values()) {
            boolean always = variant.flag("pass" + side.title);
            boolean stalemate = variant.flag("passOnStalemate" + side.title);
            if (always || stalemate) {
                var pass = new Form("pass " + side.title);
                if (variant.flag("mustCapture")) {
                    pass.add("(type quiet)");
                }
                if (stalemate) {
                    pass.add("(check no-moves?)");
                }
                pass.add("(check (exists? (any " + all() + ") (check is-friend?)))");
                if (legality.hasRoyals()) {
                    pass.add("(check (legal))");
                }
                passes.add(pass.add("(inc! passes)").toString());
            }
        }
        return passes;
    }

    // ---- no moves

    private void withoutMoves() {
        var mate = variant.setup.text("checkmateValue");
        var stalemate = variant.setup.text("stalemateValue");
        boolean counts = variant.flag("stalematePieceCount");
        if (variant.flag("shogiPawnDropMateIllegal") && drops && legality.hasRoyals()) {
            clause("win", "(check no-moves?) (check pawn-dropped) (check (not " + legality.safe() + "))");
        }
        if (legality.hasRoyals() && (counts || !mate.equals(stalemate))) {
            clause(mate, "(check no-moves?) (check (not " + legality.safe() + "))");
        }
        if (counts && !stalemate.equals("draw")) {
            clause(stalemate, "(check no-moves?) (check (< (pieces is-friend?) (pieces is-enemy?)))");
            clause(opposite(stalemate), "(check no-moves?) (check (> (pieces is-friend?) (pieces is-enemy?)))");
            end("draw", "no-moves?");
        } else if (!stalemate.equals("loss") || !mate.equals("loss")) {
            end(stalemate, "no-moves?");
        }
    }

    // ---- draws

    private void repetition() {
        int times = number("nFoldRule");
        if (times == 0) {
            return;
        }
        if (variant.flag("perpetualCheckIllegal") && variant.hasKing()) {
            clauses.add("(perpetual-check " + times + " King)");
        }
        var value = variant.setup.text("nFoldValue");
        var repeated = "(>= repetitions " + times + ")";
        if (value.equals("draw") || !variant.flag("nFoldValueAbsolute")) {
            end(value, repeated);
        } else {
            end(value, "White", repeated);
            end(opposite(value), "Black", repeated);
        }
    }

    private void longGames() {
        if (variant.countsMoves()) {
            int plies = 2 * number("nMoveRule");
            if (legality.hasRoyals()) {
                end(
                        "draw",
                        "(>= quiet-plies " + plies + ")",
                        "(or " + legality.safe() + " (not (no-moves? current-player)))");
            } else {
                end("draw", "(>= quiet-plies " + plies + ")");
            }
        }
    }

    boolean usesLines() {
        return number("connectN") > 0;
    }

    boolean usesPerpetualCheck() {
        return clauses.stream().anyMatch(clause -> clause.startsWith("(perpetual-check"));
    }
}
