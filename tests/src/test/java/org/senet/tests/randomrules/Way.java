package org.senet.tests.randomrules;

/** The ways in which the engine finds moves, or what follows from them. */
enum Way {
    /** Rules as tools see them, each from its beginning; listed. */
    WATCHED("the watched rules"),
    COUNT("the count of moves"),
    PERFT("the count of two plies"),
    SLOW_PERFT("the count of two plies by playing all"),
    /** Moves of random games, each found by its number, drawn alone, or chosen from a list. */
    DRAW("random draws"),
    UNDO("a move played and taken back"),
    TEXT("the position from its text"),
    EXPLAIN("the explanation"),
    REFERENCE("the reference"),
    /** What is wrong by itself, such as an error of the engine. */
    LIST("the list itself");

    private final String title;

    Way(String title) {
        this.title = title;
    }

    String title() {
        return title;
    }
}
