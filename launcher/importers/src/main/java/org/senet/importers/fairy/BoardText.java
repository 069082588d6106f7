package org.senet.importers.fairy;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeSet;

/** Writes the board of a variant; zones are added when rules ask for them. */
final class BoardText {
    private final Variant variant;
    private final Map<String, String> zones = new LinkedHashMap<>();
    private final TreeSet<String> leaps = new TreeSet<>();
    private final boolean turned;

    BoardText(Variant variant) {
        this.variant = variant;
        this.turned =
                variant.kinds().stream().anyMatch(kind -> !variant.motions(kind).isEvenSided());
    }

    /** Whether left and right differ for some piece, so that Black must see the board turned round, not mirrored. */
    boolean turned() {
        return turned;
    }

    /** Whether leaps are directions of their own: a path of steps cannot cross squares that are not there. */
    boolean direct() {
        return !variant.start.walls().isEmpty();
    }

    void leap(Motion motion) {
        if (direct() && motion.kind() != Motion.Kind.LAME && Math.max(Math.abs(motion.x()), Math.abs(motion.y())) > 1) {
            leaps.add(motion.x() + " " + motion.y());
            leaps.add(-motion.x() + " " + -motion.y());
        }
    }

    /** A condition that the current square is in a region that each side has for itself. */
    String zone(String name, Region white, Region black) {
        zones.put(name, zoneText(name, " White", white) + "\n" + zoneText(name, " Black", black));
        if (white.isEmpty()) {
            return black.isEmpty() ? "false" : "(and Black (in-zone? " + name + "))";
        }
        return black.isEmpty() ? "(and White (in-zone? " + name + "))" : "(in-zone? " + name + ")";
    }

    /** A zone that is the same for both sides. */
    void zone(String name, Region region) {
        zones.put(name, zoneText(name, "", region));
    }

    private String zoneText(String name, String owner, Region region) {
        return region.isEmpty()
                ? ""
                : "(zone " + name + owner + " " + String.join(" ", region.patterns(variant.board)) + ")";
    }

    String text() {
        var board = new Form("board")
                .add("(name " + name() + ")")
                .add("(dim \"a-" + Region.fileName(variant.files) + "\") (dim \"" + ranks() + "\")")
                .add(turned ? "(turned-compass Black)" : "(compass Black)");
        if (!variant.start.walls().isEmpty()) {
            board.add("(kill "
                    + String.join(" ", variant.start.walls().patterns(Region.of(variant.files, variant.ranks))) + ")");
        }
        var symmetry = new Form("symmetry Black");
        for (var leap : leaps) {
            int space = leap.indexOf(' ');
            int x = Integer.parseInt(leap.substring(0, space));
            int y = Integer.parseInt(leap.substring(space + 1));
            board.add("(dir " + MoveText.leapName(x, y) + " " + x + " " + -y + ")");
            symmetry.add("(" + MoveText.leapName(x, y) + " " + MoveText.leapName(turned ? -x : x, -y) + ")");
        }
        if (!symmetry.isEmpty()) {
            board.add(symmetry);
        }
        zones.values()
                .forEach(zone -> zone.lines().filter(line -> !line.isBlank()).forEach(board::add));
        return board.lines();
    }

    private String ranks() {
        return variant.ranks == 1 ? "1" : variant.ranks + "-1";
    }

    String name() {
        return "board-" + variant.files + "x" + variant.ranks;
    }
}
