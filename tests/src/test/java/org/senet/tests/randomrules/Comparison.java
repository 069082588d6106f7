package org.senet.tests.randomrules;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Value;

/**
 * One game, loaded for the usual engine and for one that is watched by tools, and the question whether all ways of finding moves
 * agree at a position of it. Not thread-safe.
 */
final class Comparison implements AutoCloseable {
    /** Positions with more moves than this are only listed. */
    private static final int MANY = 150;

    /** Two plies are counted where the product of moves and replies is not much greater than this. */
    private static final int FEW = 24;

    private final Loaded usual;
    private final Loaded watched;
    private final Watchdog watchdog;
    /** Whether moves may end where they could go on. */
    private final boolean endsEarly;

    private Comparison(Loaded usual, Loaded watched, Watchdog watchdog, boolean endsEarly) {
        this.endsEarly = endsEarly;
        this.usual = usual;
        this.watched = watched;
        this.watchdog = watchdog;
    }

    /**
     * Loads a script twice.
     *
     * @throws PolyglotException when it has faults
     */
    static Comparison of(Engines engines, String script) {
        var usual = Loaded.of(engines.usual(), script, engines.watchdog());
        try {
            return new Comparison(
                    usual,
                    Loaded.of(engines.watched(), script, engines.watchdog()),
                    engines.watchdog(),
                    script.contains("(end-move)"));
        } catch (RuntimeException e) {
            usual.close();
            throw e;
        }
    }

    /** How many moves there are at a position; -1 where there is no such position, or only an error. */
    int moves(Spec spec) {
        return guarded(() -> {
            try {
                return Loaded.moves(usual.position(spec)).size();
            } catch (PolyglotException e) {
                Loaded.throwIfTooLong(e);
                return -1;
            }
        });
    }

    /** The names of the moves at a position. */
    List<String> names(Spec spec) {
        return Loaded.moves(usual.position(spec)).stream()
                .map(move -> move.getMember("notation").asString())
                .toList();
    }

    /** The first difference at a position; none also where a text is not a position of the game. */
    Optional<Difference> check(Spec spec, Checks wanted) {
        return guarded(() -> {
            var position = at(usual, spec);
            var same = at(watched, spec);
            if (position.isEmpty() && same.isEmpty()) {
                return Optional.<Difference>empty();
            }
            if (position.isEmpty() || same.isEmpty()) {
                return Optional.of(new Difference(
                        Way.WATCHED,
                        spec,
                        "",
                        List.of(position.isEmpty() ? "no position" : "a position"),
                        List.of(same.isEmpty() ? "no position" : "a position")));
            }
            return check(spec, position.get(), same.get(), wanted);
        });
    }

    private static Optional<Value> at(Loaded game, Spec spec) {
        try {
            return Optional.of(game.position(spec));
        } catch (PolyglotException e) {
            Loaded.throwIfTooLong(e);
            return Optional.empty();
        }
    }

    private Optional<Difference> check(Spec spec, Value position, Value same, Checks wanted) {
        var expected = Loaded.view(position);
        var fen = position.getMember("fen").asString();
        var actual = Loaded.view(same);
        if (!expected.equals(actual)) {
            return Optional.of(new Difference(Way.WATCHED, spec, fen, expected, actual));
        }
        if (expected.getFirst().startsWith(Loaded.ERROR)) {
            return expected.getFirst().startsWith(Loaded.ERROR + "INTERNAL")
                    ? Optional.of(new Difference(Way.LIST, spec, fen, List.of(), expected))
                    : Optional.empty();
        }
        for (var way : wanted.ways()) {
            var told = ask(way, spec, position, expected, wanted);
            if (told.isPresent()) {
                return Optional.of(new Difference(
                        way, spec, fen, told.get().expected(), told.get().actual()));
            }
        }
        return Optional.empty();
    }

    private Optional<Answers> ask(Way way, Spec spec, Value position, List<String> view, Checks wanted) {
        int size = view.size() - 1;
        return switch (way) {
            case COUNT -> counted(position, size, 1, true);
            case PERFT -> size > FEW ? Optional.empty() : counted(position, twoPlies(position), 2, true);
            case SLOW_PERFT -> size > FEW ? Optional.empty() : counted(position, twoPlies(position), 2, false);
            // Explained moves have all parts that the manual gives them, listed slides have one.
            case EXPLAIN -> size > MANY || endsEarly ? Optional.empty() : Explanations.check(position, view);
            case TEXT -> reread(position);
            case DRAW, UNDO, REFERENCE -> size > MANY ? Optional.empty() : inside(way, spec, position, wanted);
            case WATCHED, LIST -> Optional.empty();
        };
    }

    private static long twoPlies(Value position) {
        return Loaded.moves(position).stream()
                .mapToLong(move ->
                        Loaded.moves(position.invokeMember("apply", move)).size())
                .sum();
    }

    private static Optional<Answers> counted(Value position, long expected, int plies, boolean bulk) {
        var actual = Loaded.orError(
                () -> List.of(position.invokeMember("perft", (long) plies, bulk).asLong() + " leaves"));
        return Answers.unlessEqual(List.of(expected + " leaves"), actual);
    }

    private Optional<Answers> reread(Value position) {
        var text = position.getMember("fen").asString();
        var actual = Loaded.orError(() -> {
            var read = usual.game().invokeMember("position", text);
            return List.of(
                    read.getMember("fen").asString(), read.getMember("hash").toString());
        });
        return Answers.unlessEqual(List.of(text, position.getMember("hash").toString()), actual);
    }

    private Optional<Answers> inside(Way way, Spec spec, Value position, Checks wanted) {
        boolean chance = position.getMember("chance").asBoolean();
        usual.context().enter();
        try {
            if (way == Way.REFERENCE) {
                return ReferenceCheck.check(usual.position(new Spec(spec.text(), List.of())), spec);
            }
            var internals = new Internals(position);
            return way == Way.UNDO
                    ? Answers.unlessEqual(List.of(), internals.undone())
                    : Draws.check(internals, chance, wanted.seed());
        } catch (RuntimeException | StackOverflowError e) {
            if (e instanceof StackOverflowError
                    || e.toString().contains("too deep")
                    || e.toString().contains("Interrupt")) {
                throw new Loaded.NotPlayable(e.toString());
            }
            return Optional.of(new Answers(List.of(), List.of(Loaded.ERROR + e)));
        } finally {
            usual.context().leave();
        }
    }

    private <T> T guarded(Supplier<T> computation) {
        return watchdog.guard(usual.context(), () -> watchdog.guard(watched.context(), computation));
    }

    @Override
    public void close() {
        usual.close();
        watched.close();
    }
}
