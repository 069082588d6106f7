package org.senet.tests.randomrules;

import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Value;

/** A game in a context of its own, as hosts see it. Not thread-safe. */
final class Loaded implements AutoCloseable {
    /** What the description of an error begins with. */
    static final String ERROR = "error: ";

    /** What stands behind the name of a move in a {@link #view}. */
    static final String NAME_ENDS = " [";

    /** Of more moves than this, not all are told in full. */
    private static final int DETAILED = 80;

    private static final String TOO_DEEP = "the recursion is too deep";

    private final Context context;
    private final Value game;

    /** A game that is none, or one whose rules never end. */
    static final class NotPlayable extends RuntimeException {
        NotPlayable(String why) {
            super(why);
        }
    }

    private Loaded(Context context, Value game) {
        this.context = context;
        this.game = game;
    }

    /**
     * Loads a script.
     *
     * @throws PolyglotException when it has faults
     */
    static Loaded of(Engine engine, String script, Watchdog watchdog) {
        var context = Context.newBuilder("senet")
                .engine(engine)
                .allowAllAccess(true)
                .out(OutputStream.nullOutputStream())
                .build();
        try {
            var game = watchdog.guard(context, () -> context.eval("senet", script));
            if (!game.hasMember("start")) {
                throw new NotPlayable("the script is no game");
            }
            return new Loaded(context, game);
        } catch (RuntimeException e) {
            context.close(true);
            throw e;
        }
    }

    Context context() {
        return context;
    }

    Value game() {
        return game;
    }

    /** The position that a spec means. */
    Value position(Spec spec) {
        var position = spec.text() == null ? game.getMember("start") : game.invokeMember("position", spec.text());
        for (int move : spec.moves()) {
            var moves = moves(position);
            if (move >= moves.size()) {
                throw new NotPlayable("no move number " + move);
            }
            position = position.invokeMember("apply", moves.get(move));
        }
        return position;
    }

    static List<Value> moves(Value position) {
        return elements(position.invokeMember("generate")).toList();
    }

    /** What there is to be known of a position: itself, and the moves in order with what they do and lead to. */
    static List<String> view(Value position) {
        return orError(() -> {
            var lines = new ArrayList<String>();
            lines.add(head(position));
            var moves = moves(position);
            int step = 1 + moves.size() / DETAILED;
            for (int i = 0; i < moves.size(); i++) {
                var name = moves.get(i).getMember("notation").asString();
                lines.add(name + (i % step == 0 ? does(position, moves.get(i)) : NAME_ENDS));
            }
            return lines;
        });
    }

    private static String head(Value position) {
        var result = position.getMember("result");
        return position.getMember("player").asString() + " to move, "
                + (result.isNull() ? "" : result.asString() + ", ")
                + position.getMember("fen").asString();
    }

    private static String does(Value position, Value move) {
        var after = position.invokeMember("apply", move);
        return NAME_ENDS + String.join(", ", actions(move)) + "] weight " + move.getMember("weight") + " -> "
                + after.getMember("fen").asString();
    }

    private static List<String> actions(Value move) {
        return elements(move.getMember("actions"))
                .map(a -> a.getMember("part") + ":" + a.getMember("kind").asString() + " "
                        + (a.getMember("from").isNull()
                                ? ""
                                : a.getMember("from").asString() + "-")
                        + a.getMember("to") + " " + a.getMember("owner") + " " + a.getMember("piece"))
                .toList();
    }

    private static Stream<Value> elements(Value values) {
        return LongStream.range(0, values.getArraySize()).mapToObj(values::getArrayElement);
    }

    /** What is computed, or the error of the rules that it comes to. */
    static List<String> orError(Supplier<List<String>> computation) {
        try {
            return computation.get();
        } catch (PolyglotException e) {
            throwIfTooLong(e);
            return List.of(error(e));
        }
    }

    /** Throws an error on, unless it is one of the rules that is there at each try. */
    static void throwIfTooLong(PolyglotException e) {
        if (e.isInterrupted() || e.isCancelled()) {
            throw e;
        }
        if (String.valueOf(e.getMessage()).contains(TOO_DEEP)) {
            throw new NotPlayable(TOO_DEEP);
        }
    }

    static String error(PolyglotException e) {
        var kind = e.isInternalError() ? "INTERNAL " : "";
        return ERROR + kind + e.getMessage();
    }

    @Override
    public void close() {
        context.close(true);
    }
}
