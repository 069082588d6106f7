package org.senet.importers.fairy;

import java.util.ArrayList;
import java.util.List;
import org.senet.importers.fairy.Setup.Side;

/** Writes where pieces may be dropped. */
final class DropText {
    private final Variant variant;
    private final BoardText board;

    DropText(Variant variant, BoardText board) {
        this.variant = variant;
        this.board = board;
    }

    /** What an empty square must be for a piece of a kind to be dropped there. */
    List<String> conditions(String kind) {
        return conditions(kind, kind);
    }

    /** The same for a piece that becomes another kind while it is dropped. */
    List<String> conditions(String kind, String becomes) {
        var conditions = new ArrayList<String>();
        var white = region(kind, Side.WHITE);
        var black = region(kind, Side.BLACK);
        if (!white.equals(variant.board) || !black.equals(variant.board)) {
            boolean own = kind.equals(Kinds.PAWN)
                    || !mobility(kind, Side.WHITE).equals(variant.board)
                    || !mobility(kind, Side.BLACK).equals(variant.board);
            conditions.add("(check " + board.zone(own ? "drops-" + variant.name(kind) : "drops", white, black) + ")");
        }
        if (variant.flag("immobilityIllegal")) {
            var stuck = LandingText.stuck(variant, becomes, board);
            if (!stuck.isEmpty()) {
                conditions.add("(check (not " + stuck + "))");
            }
        }
        if (variant.setup.kinds("dropNoDoubled").contains(kind)) {
            conditions.add(notDoubled(kind));
        }
        enclosing(conditions);
        if (kind.equals("shogiPawn") && variant.flag("shogiPawnDropMateIllegal")) {
            conditions.add("(set! pawn-dropped true)");
        }
        return conditions;
    }

    private Region mobility(String kind, Side side) {
        var region = variant.setup.region("mobilityRegion" + side.title + Kinds.capitalized(kind));
        return region.isEmpty() ? variant.board : region.and(variant.board);
    }

    private Region region(String kind, Side side) {
        var region = variant.region("dropRegion", side).and(mobility(kind, side));
        if (kind.equals(Kinds.PAWN)) {
            if (!variant.flag("promotionZonePawnDrops")) {
                region = region.minus(variant.region("promotionRegion", side));
            }
            if (!variant.flag("firstRankPawnDrops")) {
                region = region.minus(Region.parse("*" + side.rank(1, variant.ranks)));
            }
        }
        return region;
    }

    private String notDoubled(String kind) {
        int most = variant.setup.number("dropNoDoubledCount");
        var same = """
                (let file (any n s))
                (check file)
                (while (any false true) (check file))
                (check is-friend?)
                (check (= piece %s))""".formatted(variant.name(kind));
        return most == 1
                ? "(check (not (exists?\n" + same + ")))"
                : "(check (< (count-all\n" + same + ") " + most + "))";
    }

    private void enclosing(List<String> conditions) {
        var rule =
                switch (variant.setup.text("enclosingDrop")) {
                    case "reversi" -> "(exists? (any-outflanked))";
                    case "ataxx", "quadwrangle" -> "(exists? (check (any n ne e se s sw w nw)) (check is-friend?))";
                    case "snort" -> "(not (exists? (check (any n e s w)) (check is-enemy?)))";
                    case "top" -> "(if White (not (is-empty? s)) (not (is-empty? n)))";
                    default -> "";
                };
        if (rule.isEmpty()) {
            return;
        }
        var start = variant.setup.region("enclosingDropStart").and(variant.board);
        if (start.isEmpty()) {
            conditions.add("(check " + rule + ")");
        } else {
            board.zone("drops-first", start);
            conditions.add("""
                    (check (if (exists? (any-position drops-first) (check is-empty?))
                    (in-zone? drops-first)
                    %s))""".formatted(rule));
        }
    }
}
