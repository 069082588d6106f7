package org.senet.benchmarks;

import java.io.IOException;
import java.nio.file.Path;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;

/**
 * A game that a script in Senet defines, reached as any program on the JVM reaches it.
 *
 * @param context what the script runs in
 * @param value the game
 */
record SenetGame(Context context, Value value) implements AutoCloseable {
    private static final String LANGUAGE = "senet";

    /**
     * Loads a script of the folder that the system property {@code senet.games} names.
     *
     * @throws IOException when the script cannot be read
     */
    static SenetGame load(String script) throws IOException {
        var file = Path.of(System.getProperty("senet.games", "games"), script).toFile();
        var source = Source.newBuilder(LANGUAGE, file).build();
        var context = Context.newBuilder(LANGUAGE).allowAllAccess(true).build();
        return new SenetGame(context, context.eval(source));
    }

    /** A mistake of a script in a form that JMH can send from one JVM to another. */
    static IllegalStateException plain(PolyglotException mistake) {
        var place = mistake.getSourceLocation();
        var where = place == null ? "" : " at " + place.getSource().getName() + ":" + place.getStartLine();
        return new IllegalStateException(mistake.getMessage() + where);
    }

    Value position(Scenario scenario) {
        var diagram = scenario.diagram();
        return diagram == null ? value.getMember("start") : value.invokeMember("position", diagram);
    }

    /** Counts lines of play in the language itself, where the last moves are played too rather than only counted. */
    static long perft(Value position, int depth) {
        var countsWithoutPlaying = false;
        return position.invokeMember("perft", (long) depth, countsWithoutPlaying)
                .asLong();
    }

    /** Counts lines of play as a program would that lists the moves and plays each. */
    static long walk(Value position, int depth) {
        if (depth == 0) {
            return 1;
        }
        var moves = position.invokeMember("generate");
        var leaves = 0L;
        for (long i = 0, size = moves.getArraySize(); i < size; i++) {
            leaves += walk(position.invokeMember("apply", moves.getArrayElement(i)), depth - 1);
        }
        return leaves;
    }

    @Override
    public void close() {
        context.close();
    }
}
