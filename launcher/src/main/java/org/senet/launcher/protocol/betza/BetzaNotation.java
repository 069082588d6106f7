package org.senet.launcher.protocol.betza;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.senet.launcher.protocol.betza.Stride.Way;

/**
 * Betza's notation as XBoard reads it (engine-intf.html, the command {@code piece}): for each kind of step an optional {@code i} for pieces
 * that have not moved, directions, {@code m} or {@code c} for moving or capturing only, {@code n} for what cannot leap or {@code p} for what
 * hops over a piece, and a letter for the step, with a number for how often it is repeated.
 */
final class BetzaNotation {
    /** Letters of steps, by their longer and their shorter part; others are none. */
    private static final Map<String, String> ATOMS = Map.of(
            "1 0", "W", "1 1", "F", "2 0", "D", "2 1", "N", "2 2", "A", "3 0", "H", "3 1", "C", "3 2", "Z", "3 3", "G");

    /** What moves over any distance, by its step. */
    private static final Map<String, String> SLIDERS = Map.of("W", "R", "F", "B");

    /** What moves along lines and diagonals alike. */
    private static final List<List<String>> PAIRS = List.of(List.of("W", "F", "K"), List.of("R", "B", "Q"));

    private static final int DIRECTIONS = 4;

    private BetzaNotation() {}

    /** Strides that differ only in their direction, and whether they capture. */
    private record Kind(boolean initial, Way way, int range, String atom) implements Comparable<Kind> {
        @Override
        public int compareTo(Kind other) {
            return key().compareTo(other.key());
        }

        private String key() {
            return (initial ? 1 : 0) + way.name() + "%03d".formatted(range) + " ZCNGHAFDBWR".indexOf(atom) + atom;
        }

        /** The text with directions and a mode. */
        String text(String directions, String mode) {
            var path = way == Way.LAME ? "n" : way == Way.HOP ? "p" : "";
            return (initial ? "i" : "") + directions + mode + path + atom + (range > 1 ? String.valueOf(range) : "");
        }

        Kind with(String letter) {
            return new Kind(initial, way, range, letter);
        }
    }

    /** A direction. */
    private record Step(int dx, int dy) {}

    /** Writes strides. */
    static String write(Collection<Stride> strides) {
        var moving = byKind(strides, false);
        var capturing = byKind(strides, true);
        var texts = new TreeMap<Kind, Map<String, Set<Step>>>();
        var kinds = new TreeSet<>(moving.keySet());
        kinds.addAll(capturing.keySet());
        for (var kind : kinds) {
            var moves = moving.getOrDefault(kind, Set.of());
            var captures = capturing.getOrDefault(kind, Set.of());
            var both = new HashSet<>(moves);
            both.retainAll(captures);
            var modes = new TreeMap<String, Set<Step>>();
            put(modes, "", both);
            put(modes, "m", without(moves, both));
            put(modes, "c", without(captures, both));
            texts.put(kind, modes);
        }
        return joined(texts);
    }

    private static Map<Kind, Set<Step>> byKind(Collection<Stride> strides, boolean captures) {
        return strides.stream()
                .filter(stride -> stride.captures() == captures)
                .collect(Collectors.groupingBy(
                        BetzaNotation::kind,
                        Collectors.mapping(stride -> new Step(stride.dx(), stride.dy()), Collectors.toSet())));
    }

    private static Kind kind(Stride stride) {
        int x = Math.abs(stride.dx());
        int y = Math.abs(stride.dy());
        var atom = ATOMS.get(Math.max(x, y) + " " + Math.min(x, y));
        if (atom == null) {
            throw new IllegalArgumentException("there is no letter for " + stride);
        }
        return new Kind(
                stride.initial(),
                stride.way(),
                stride.range(),
                stride.range() == 0 ? SLIDERS.getOrDefault(atom, atom) : atom);
    }

    private static void put(Map<String, Set<Step>> modes, String mode, Set<Step> steps) {
        if (!steps.isEmpty()) {
            modes.put(mode, steps);
        }
    }

    private static Set<Step> without(Set<Step> steps, Set<Step> others) {
        var rest = new HashSet<>(steps);
        rest.removeAll(others);
        return rest;
    }

    private static String joined(TreeMap<Kind, Map<String, Set<Step>>> texts) {
        var text = new StringBuilder();
        for (var entry : texts.entrySet()) {
            var kind = entry.getKey();
            entry.getValue().forEach((mode, steps) -> {
                var whole = whole(texts, kind, mode, steps);
                if (whole == null) {
                    text.append(kind.text(directions(steps), mode));
                } else if (!whole.isEmpty()) {
                    text.append(kind.with(whole).text("", mode));
                }
            });
        }
        return text.toString();
    }

    /** The letter of lines and diagonals together; empty for the one of both that is not written; null when they do not go together. */
    private static @Nullable String whole(
            Map<Kind, Map<String, Set<Step>>> texts, Kind kind, String mode, Set<Step> steps) {
        for (var pair : PAIRS) {
            int at = pair.indexOf(kind.atom());
            if (at == 0 || at == 1) {
                var others = texts.getOrDefault(kind.with(pair.get(1 - at)), Map.of())
                        .getOrDefault(mode, Set.of());
                return steps.size() == DIRECTIONS && others.size() == DIRECTIONS ? at == 0 ? pair.get(2) : "" : null;
            }
        }
        return null;
    }

    /** Directions: f, b, l and r along lines, two of them along diagonals, and for other steps the one of the longer part last. */
    private static String directions(Set<Step> steps) {
        var any = steps.iterator().next();
        boolean line = any.dx() == 0 || any.dy() == 0;
        boolean diagonal = Math.abs(any.dx()) == Math.abs(any.dy());
        if (steps.size() == (line || diagonal ? DIRECTIONS : 2 * DIRECTIONS)) {
            return "";
        }
        if (line) {
            return letters(steps);
        }
        for (var half : Half.values()) {
            if (steps.size() == 2 && steps.stream().allMatch(diagonal ? half::has : half::isLongest)) {
                return half.letter();
            }
        }
        return steps.stream().map(step -> pair(step, diagonal)).sorted().collect(Collectors.joining());
    }

    private static String letters(Set<Step> steps) {
        var text = new StringBuilder();
        for (var half : Half.values()) {
            if (steps.stream().anyMatch(half::has)) {
                text.append(half.letter());
            }
        }
        return text.toString().replace("fb", "v").replaceAll("^(.?)lr$", "$1s");
    }

    private static String pair(Step step, boolean diagonal) {
        var vertical = step.dy() > 0 ? "f" : "b";
        var sideways = step.dx() > 0 ? "r" : "l";
        boolean longest = Math.abs(step.dy()) > Math.abs(step.dx());
        return diagonal || !longest ? vertical + sideways : sideways + vertical;
    }

    /** The halves of the board around a piece. */
    private enum Half {
        FORWARD("f"),
        BACK("b"),
        LEFT("l"),
        RIGHT("r");

        private final String letter;

        Half(String letter) {
            this.letter = letter;
        }

        String letter() {
            return letter;
        }

        boolean has(Step step) {
            return switch (this) {
                case FORWARD -> step.dy() > 0;
                case BACK -> step.dy() < 0;
                case LEFT -> step.dx() < 0;
                case RIGHT -> step.dx() > 0;
            };
        }

        /** Whether the longer part of a step goes this way. */
        boolean isLongest(Step step) {
            boolean vertical = Math.abs(step.dy()) > Math.abs(step.dx());
            return has(step) && vertical == (this == FORWARD || this == BACK);
        }
    }
}
