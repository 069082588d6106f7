package org.senet.importers.fairy;

import java.util.ArrayList;
import java.util.List;

/** Writes what must hold at the end of a move: that royal pieces are safe, and which checks may be given. */
final class Legality {
    private final Variant variant;

    Legality(Variant variant) {
        this.variant = variant;
    }

    /** Whether any piece is royal. */
    boolean hasRoyals() {
        return variant.hasKing() || !pseudoRoyals().isEmpty();
    }

    private List<String> pseudoRoyals() {
        return variant.flag("extinctionPseudoRoyal")
                ? variant.names(variant.occurring(variant.setup.kinds("extinctionPieceTypes")))
                : List.of();
    }

    /** Whether it is royal while a side has few of its kind. */
    boolean isPseudoRoyal(String kind) {
        return pseudoRoyals().contains(variant.name(kind));
    }

    boolean isRoyal(String kind) {
        return kind.equals(Kinds.KING) || isPseudoRoyal(kind);
    }

    /** A condition for each square that a castling king stands on or passes. */
    String safePassage(String kind) {
        if (!isRoyal(kind)) {
            return "true";
        }
        return asksWithoutExplosions() ? "(not-in-check?)" : "(not is-attacked?)";
    }

    /** That no royal piece of the player is attacked. */
    String safe() {
        var all = new ArrayList<String>();
        if (variant.hasKing()) {
            all.add("(safe King)");
        }
        for (var royal : pseudoRoyals()) {
            all.add(safe(royal, variant.setup.number("extinctionPieceCount") + 1));
        }
        return and(all);
    }

    /** While there are at most so many of a kind, each of them is royal. */
    private String safe(String royal, int most) {
        if (variant.flag("blastOnCapture")) {
            // Who captures a king beside the own one would lose both, so kings that touch are safe.
            return "(or (not (exists? (any " + royal + ") (check is-enemy?)))\n"
                    + touching("(any " + royal + ") (check is-friend?) ", royal) + "\n"
                    + "(exists? (set! asking true) (check (safe " + royal + "))))";
        }
        return "(or (> (count-all (any " + royal + ") (check is-friend?)) " + most + ") (safe " + royal + "))";
    }

    private static String touching(String royal) {
        return touching("", royal);
    }

    private static String touching(String where, String royal) {
        return "(exists? " + where + "(check (any n ne e se s sw w nw)) (check (= piece " + royal
                + ")) (check is-enemy?))";
    }

    /** What every move must leave. */
    String legal() {
        var all = new ArrayList<String>();
        if (variant.flag("blastOnCapture")) {
            pseudoRoyals().forEach(royal -> all.add("(exists? (any " + royal + ") (check is-friend?))"));
        }
        if (hasRoyals()) {
            all.add(safe());
        }
        if (!variant.flag("checking") && variant.hasKing()) {
            all.add("(not (gives-check?))");
        }
        return and(all);
    }

    /**
     * Whether rules ask for attacks while explosions are left out: an explosion beside a king ends the game, but it is no check.
     */
    boolean asksWithoutExplosions() {
        return variant.flag("blastOnCapture") && !pseudoRoyals().isEmpty();
    }

    private static String and(List<String> conditions) {
        return conditions.size() == 1 ? conditions.getFirst() : "(and " + String.join(" ", conditions) + ")";
    }

    /** The macros that other parts of the script use. */
    List<String> macros() {
        var macros = new ArrayList<String>();
        if (hasRoyals()) {
            macros.add("(defmacro legal []\n'" + legal().replace(") (or (not", ")\n(or (not") + ")");
        }
        if (asksWithoutExplosions()) {
            macros.addFirst("(defmacro not-in-check? []\n'(or "
                    + touching(pseudoRoyals().getFirst()) + "\n"
                    + "(exists? (set! asking true) (check (not is-attacked?)))))");
        }
        boolean asks = !variant.flag("checking") || variant.flag("checkCounting") || !variant.flag("dropChecks");
        if (asks && variant.hasKing()) {
            macros.addFirst("(defmacro gives-check? []\n'(exists? (any King) (check is-enemy?) (check is-attacked?)))");
        }
        return macros;
    }
}
