package org.senet.importers.fairy;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.senet.importers.fairy.Motion.Kind;
import org.senet.importers.fairy.Motion.Purpose;

/** The motions of one kind of piece, such that no two of them lead to the same square. */
record Motions(List<Motion> list) {

    /** Takes out what other motions do as well, and joins moves and captures that go the same way. */
    static Motions of(List<Motion> motions) {
        var distinct = new LinkedHashSet<Motion>();
        for (var motion : motions) {
            var kept = withoutOverlap(motion, motions);
            if (kept != null) {
                distinct.add(kept);
            }
        }
        return new Motions(joined(distinct));
    }

    private static @org.jspecify.annotations.Nullable Motion withoutOverlap(Motion motion, List<Motion> all) {
        for (var other : all) {
            if (other.equals(motion) || other.purpose() != motion.purpose() || other.initial() || motion.initial()) {
                continue;
            }
            if (motion.kind() == Kind.LAME
                    && other.kind() == Kind.LEAP
                    && other.x() == motion.x()
                    && other.y() == motion.y()) {
                return null;
            }
            int steps = steps(motion, other);
            if (other.kind() == Kind.SLIDE && steps > 0 && (other.limit() == 0 || other.limit() >= steps)) {
                switch (motion.kind()) {
                    case LEAP -> {
                        return steps == 1 ? null : motion.with(Kind.LEAP_OVER);
                    }
                    case LAME -> {
                        return null;
                    }
                    case SLIDE -> {
                        if (motion.limit() != 0 && (other.limit() == 0 || other.limit() > motion.limit())) {
                            return null;
                        }
                    }
                    case HOP, GRASSHOPPER, LEAP_OVER -> {}
                }
            }
        }
        return motion;
    }

    /** How many steps of another motion lead as far as this one; 0 when it goes elsewhere. */
    private static int steps(Motion motion, Motion other) {
        for (int steps = 1; steps <= 3; steps++) {
            if (motion.x() == steps * other.x() && motion.y() == steps * other.y()) {
                return steps;
            }
        }
        return 0;
    }

    private static List<Motion> joined(Set<Motion> motions) {
        var list = new ArrayList<Motion>();
        for (var motion : motions) {
            var twin = motion.with(motion.purpose() == Purpose.MOVE ? Purpose.CAPTURE : Purpose.MOVE);
            if (!motions.contains(twin)) {
                list.add(motion);
            } else if (motion.purpose() == Purpose.MOVE) {
                list.add(motion.with(Purpose.BOTH));
            }
        }
        return list;
    }

    /** Whether leaps and hops along one line may still lead to the same square. */
    boolean mayMeet() {
        boolean hops = list.stream().anyMatch(motion -> motion.kind() == Kind.HOP || motion.kind() == Kind.GRASSHOPPER);
        boolean leaps = list.stream()
                .anyMatch(motion -> motion.length() > 1 && motion.kind() != Kind.SLIDE && motion.kind() != Kind.HOP);
        boolean bothHops = list.stream().anyMatch(motion -> motion.kind() == Kind.HOP)
                && list.stream().anyMatch(motion -> motion.kind() == Kind.GRASSHOPPER);
        boolean initial = list.stream().anyMatch(Motion::initial)
                && list.stream().anyMatch(motion -> motion.kind() == Kind.SLIDE && motion.isQuiet() && motion.y() > 0);
        return (hops && leaps) || bothHops || initial;
    }

    /** Whether it goes to the left as it goes to the right. */
    boolean isEvenSided() {
        return list.stream()
                .allMatch(motion -> list.contains(new Motion(
                        motion.kind(), -motion.x(), motion.y(), motion.limit(), motion.purpose(), motion.initial())));
    }

    /** The squares from which there is no move on an empty board, first steps from a region of double steps left out. */
    Region stuck(int files, int ranks, Setup.Side side, Region walls) {
        var stuck = new ArrayList<Region.Square>();
        for (var square : Region.of(files, ranks).minus(walls).squares()) {
            boolean moves = list.stream()
                    .filter(motion -> motion.isQuiet() && !motion.initial())
                    .anyMatch(motion -> {
                        int sign = side == Setup.Side.WHITE ? 1 : -1;
                        int file = square.file() + sign * motion.x();
                        int rank = square.rank() + sign * motion.y();
                        return file >= 1 && file <= files && rank >= 1 && rank <= ranks && !walls.contains(file, rank);
                    });
            if (!moves) {
                stuck.add(square);
            }
        }
        return new Region(new java.util.TreeSet<>(stuck));
    }
}
