package org.senet.launcher.picture;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The stock shapes of pieces, in a square from -22 to 22: an outline that is filled, and details that are only drawn. */
enum Shape {
    PAWN("M-11 18v-4q0-3 4-4q3-5 2-9a7 7 0 1 1 10 0q-1 4 2 9q4 1 4 4v4z", ""),
    KNIGHT(
            "M-11 18v-4q1-8 9-13q-6 1-9 5l-5-3q3-11 10-15v-5l5 4q12 2 13 17q0 8-1 13z",
            "M-5-7a1 1 0 1 0 .1 0zM-10 14h21"),
    BISHOP(
            "M-11 18v-4q0-2 5-3l2-6q-7-4-7-11q0-6 9-12a3 3 0 1 1 4 0q9 6 9 12q0 7-7 11l2 6q5 1 5 3v4z",
            "M0-11v9M-4-7h8M-6 11h12"),
    ROOK("M-12 18v-5h2l2-18h-4v-11h6v4h4v-4h4v4h4v-4h6v11h-4l2 18h2v5z", "M-10 13h20M-8-5h16"),
    QUEEN(
            "M-12 18v-4l2-3l-6-20a2.5 2.5 0 1 1 2 0l6 10l0-15a2.5 2.5 0 1 1 2 0l6 13l6-13a2.5 2.5 0 1 1 2 0"
                    + "l0 15l6-10a2.5 2.5 0 1 1 2 0l-6 20l2 3v4z",
            "M-10 11h20"),
    KING(
            "M-12 18v-4l2-3q-7-6-7-11q0-6 6-6q5 0 9 5v-8h-4v-4h4v-4h4v4h4v4h-4v8q4-5 9-5q6 0 6 6q0 5-7 11l2 3v4z",
            "M-10 11h20"),
    GENERAL("M-11 18v-4l4-4l-2-10q-3-10 9-16q12 6 9 16l-2 10l4 4v4z", "M-7 10h14M-9 0q9-4 18 0"),
    ELEPHANT(
            "M-13 18v-5q0-3 3-5q-6-2-6-9q0-12 16-14q16 2 16 14q0 7-6 9q3 2 3 5v5z",
            "M-4-6q-4 9 1 14q4 3 6-2M-8-6a1 1 0 1 0 .1 0zM8-6a1 1 0 1 0 .1 0z"),
    PENTAGON("M0-21l12 6l5 35h-34l5-35z", ""),
    DISK("M-19 0a19 19 0 1 0 38 0a19 19 0 1 0-38 0z", "M-16 0a16 16 0 1 0 32 0a16 16 0 1 0-32 0z"),
    STONE("M-21 0a21 21 0 1 0 42 0a21 21 0 1 0-42 0z", ""),
    MAN("M-20 0a20 20 0 1 0 40 0a20 20 0 1 0-40 0z", "M-13 0a13 13 0 1 0 26 0a13 13 0 1 0-26 0z"),
    CROWN("M-20 0a20 20 0 1 0 40 0a20 20 0 1 0-40 0z", "M-9 8l-3-14l7 7l5-10l5 10l7-7l-3 14zM-9 11h18"),
    TILE("M-20-23h40q3 0 3 3v40q0 3-3 3h-40q-3 0-3-3v-40q0-3 3-3z", ""),
    BALL("M-20 0a20 20 0 1 0 40 0a20 20 0 1 0-40 0z", "M-13-4q2-7 9-9"),
    PEG("M-13 0a13 13 0 1 0 26 0a13 13 0 1 0-26 0z", "M-8-3q1-5 6-6"),
    RING("M-19 0a19 19 0 1 0 38 0a19 19 0 1 0-38 0zM-11 0a11 11 0 1 1 22 0a11 11 0 1 1-22 0z", ""),
    CROSS("M-18-12l6-6l12 12l12-12l6 6l-12 12l12 12l-6 6l-12-12l-12 12l-6-6l12-12z", ""),
    ARROW("M0-21l12 14h-7v27h-10v-27h-7z", ""),
    SEEDS("", ""),
    DIE("M-16-20h32q4 0 4 4v32q0 4-4 4h-32q-4 0-4-4v-32q0-4 4-4z", ""),
    WALL("M-22-16h44v32h-44z", "M-22-5h44M-22 6h44M-8-16v11M8-5v11M-8 6v10"),
    STAR("M0-21l6 14l15 1l-12 10l4 15l-13-8l-13 8l4-15l-12-10l15-1z", ""),
    CONE("M0-19l14 30q0 8-14 8t-14-8z", "M-12 9q12 6 24 0");

    private final String outline;
    private final String details;

    Shape(String outline, String details) {
        this.outline = outline;
        this.details = details;
    }

    /** The path that is filled; empty for a piece that is nothing but what is in it. */
    String outline() {
        return outline;
    }

    /** The path that is only drawn; empty when there is none. */
    String details() {
        return details;
    }

    static Optional<Shape> named(String name) {
        return Arrays.stream(values())
                .filter(shape -> shape.name().equals(name.toUpperCase(Locale.ROOT)))
                .findFirst();
    }
}
