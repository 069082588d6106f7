package org.senet.benchmarks;

/** A way to make moves that is measured. */
enum Generator {
    YARDSTICK("yardstick", "Java by hand"),
    SENET_PERFT("senetPerft", "Senet, `perft`"),
    SENET_MOVES("senetMoves", "Senet, `generate` and `apply`");

    private final String method;
    private final String title;

    Generator(String method, String title) {
        this.method = method;
        this.title = title;
    }

    /** What selects the generator's method of {@link DraughtsBenchmark}: a regular expression. */
    String pattern() {
        return DraughtsBenchmark.class.getName().replace(".", "\\.") + "\\." + method + "$";
    }

    /** The generator's name for people. */
    String title() {
        return title;
    }
}
