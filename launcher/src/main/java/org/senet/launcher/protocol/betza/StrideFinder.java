package org.senet.launcher.protocol.betza;

import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.senet.launcher.protocol.betza.Observations.Answer;
import org.senet.launcher.protocol.betza.Observations.Situation;
import org.senet.launcher.protocol.betza.Stride.Way;

/** Finds the strides of a type of piece that explain what was observed of it. */
final class StrideFinder {
    /** The longest leap along a line, and the longest part of another one, for which there is a letter. */
    private static final int LEAP = 3;

    private final Observations seen;
    private final Set<Stride> strides = new TreeSet<>();

    private StrideFinder(Observations seen) {
        this.seen = seen;
    }

    /** The strides; null when there are none that explain all moves. */
    static @Nullable Set<Stride> find(Observations seen) {
        return new StrideFinder(seen).find();
    }

    private @Nullable Set<Stride> find() {
        if (seen.isUnusual()) {
            return null;
        }
        boolean both = seen.has(false) && seen.has(true);
        addAll(!seen.has(false));
        if (both) {
            addInitial();
        }
        return seen.moves().stream().allMatch(this::isExplained) ? strides : null;
    }

    private void addAll(boolean initial) {
        for (int dx = -LEAP; dx <= LEAP; dx++) {
            for (int dy = -LEAP; dy <= LEAP; dy++) {
                for (var captures : new boolean[] {false, true}) {
                    if (Math.max(Math.abs(dx), Math.abs(dy)) == 1) {
                        addLine(dx, dy, captures, initial);
                    } else if (!isLine(dx, dy)) {
                        addLeap(dx, dy, captures, initial);
                    }
                }
            }
        }
    }

    private static boolean isLine(int dx, int dy) {
        return dx == 0 || dy == 0 || Math.abs(dx) == Math.abs(dy);
    }

    private void addLeap(int dx, int dy, boolean captures, boolean initial) {
        boolean free = is(new Situation(dx, dy, 0, captures, initial));
        var blocked = seen.ask(new Situation(dx, dy, 1, captures, initial));
        if (free || blocked == Answer.YES) {
            strides.add(new Stride(dx, dy, captures, blocked == Answer.NO ? Way.LAME : Way.LEAP, 1, false));
        }
    }

    private void addLine(int dx, int dy, boolean captures, boolean initial) {
        int range = range(dx, dy, captures, initial);
        if (range >= 0) {
            strides.add(new Stride(dx, dy, captures, Way.SLIDE, range, false));
        }
        for (int length = LEAP + 1; length <= seen.farthest(); length++) {
            if (is(new Situation(length * dx, length * dy, 1, captures, initial))) {
                strides.add(new Stride(dx, dy, captures, Way.HOP, 0, false));
                return;
            }
        }
        for (int length = 2; length <= LEAP; length++) {
            boolean over = is(new Situation(length * dx, length * dy, 1, captures, initial))
                    || is(new Situation(length * dx, length * dy, 2, captures, initial));
            boolean far =
                    range > 0 && length > range && is(new Situation(length * dx, length * dy, 0, captures, initial));
            boolean alone = range < 0 && is(new Situation(length * dx, length * dy, 0, captures, initial));
            if (over || far || alone) {
                strides.add(new Stride(
                        length * dx, length * dy, captures, over || length > 2 ? Way.LEAP : Way.LAME, 1, false));
            }
        }
    }

    /** How far a piece slides: -1 for not at all, 0 for any distance. */
    private int range(int dx, int dy, boolean captures, boolean initial) {
        if (seen.ask(new Situation(dx, dy, 0, captures, initial)) != Answer.YES) {
            return -1;
        }
        int last = 1;
        for (int length = 2; length <= seen.farthest(); length++) {
            var answer = seen.ask(new Situation(length * dx, length * dy, 0, captures, initial));
            if (answer == Answer.NO) {
                return last;
            }
            last = answer == Answer.YES ? length : last;
        }
        return last == 1 ? 1 : 0;
    }

    /** Adds how pieces move only from where they have begun. */
    private void addInitial() {
        for (int dx = -1; dx <= 1; dx++) {
            for (int dy = -1; dy <= 1; dy++) {
                for (var captures : new boolean[] {false, true}) {
                    int range = dx == 0 && dy == 0 ? -1 : range(dx, dy, captures, true);
                    int usual = range(dx, dy, captures, false);
                    if (range > 1 && usual != 0 && range > usual) {
                        strides.add(new Stride(dx, dy, captures, Way.SLIDE, range, true));
                    }
                }
            }
        }
    }

    private boolean is(Situation situation) {
        return seen.ask(situation) == Answer.YES;
    }

    /** Whether one of the strides is a move that was seen. */
    private boolean isExplained(Situation move) {
        return strides.stream().anyMatch(stride -> {
            if (stride.captures() != move.captures() || stride.initial() && !move.initial()) {
                return false;
            }
            int length = Math.max(Math.abs(move.dx()), Math.abs(move.dy()));
            return switch (stride.way()) {
                case LEAP -> stride.dx() == move.dx() && stride.dy() == move.dy();
                case LAME -> stride.dx() == move.dx() && stride.dy() == move.dy() && move.between() == 0;
                case SLIDE ->
                    stride.dx() * length == move.dx()
                            && stride.dy() * length == move.dy()
                            && move.between() == 0
                            && (stride.range() == 0 || length <= stride.range());
                case HOP ->
                    stride.dx() * length == move.dx() && stride.dy() * length == move.dy() && move.between() == 1;
            };
        });
    }
}
