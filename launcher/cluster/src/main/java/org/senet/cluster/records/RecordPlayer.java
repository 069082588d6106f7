package org.senet.cluster.records;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;

/**
 * Plays the games of parts of files again, one after another, in one context. What is wrong with a game is told, and the next one is
 * played.
 */
public final class RecordPlayer {
    private final GameChoice choice;
    private final Telling telling;
    private final RecordLibrary library;

    /**
     * Plays records of one game.
     *
     * @param game of the context
     */
    public RecordPlayer(Context context, Value game, Telling telling) {
        this(new RecordLibrary(context), new GameChoice.Fixed(game), telling);
    }

    /**
     * Plays records of the games that they name.
     *
     * @param library loads the game of a name into the context; null when there is none
     */
    public RecordPlayer(Context context, Function<String, @Nullable Value> library, Telling telling) {
        this(new RecordLibrary(context), library, telling);
    }

    private RecordPlayer(RecordLibrary library, Function<String, @Nullable Value> games, Telling telling) {
        this(library, new GameChoice.Told(library, games), telling);
    }

    private RecordPlayer(RecordLibrary library, GameChoice choice, Telling telling) {
        this.library = library;
        this.choice = choice;
        this.telling = telling;
    }

    /**
     * The format of a text, as the library of records calls it.
     *
     * @param name of the file
     * @param start the first line that is not blank
     */
    public static String format(Context context, String name, String start) {
        return new RecordLibrary(context).call("format-of", name, start).asString();
    }

    /** Plays the games of a part. */
    public Verdicts play(RecordPart part) {
        if (!part.problem().isEmpty()) {
            return unreadable(new Problem(": " + part.problem(), 0, 0, "", 0));
        }
        Value games;
        try {
            games = library.call("read-games", part.text(), part.file(), part.format());
        } catch (PolyglotException e) {
            if (!e.isGuestException() || e.isInternalError()) {
                throw e;
            }
            return unreadable(Problem.at(e, part));
        }
        var told = new ArrayList<Verdict>();
        long plies = 0;
        for (long i = 0; i < games.getArraySize(); i++) {
            var verdict = verdict(games.getArrayElement(i), i, part);
            plies += verdict.played() == null ? 0 : verdict.played().plies();
            if (telling.kind() != Telling.Kind.PROBLEMS || verdict.cause() != null) {
                told.add(verdict);
            }
        }
        return new Verdicts(games.getArraySize(), plies, told);
    }

    /**
     * Plays one game of a part, and keeps all its positions.
     *
     * @param index which game of the part, from 0
     * @return null when it cannot be played at all; {@link #play} says why
     */
    public @Nullable PlayedGame game(RecordPart part, long index) {
        try {
            var read = library.call("read-games", part.text(), part.file(), part.format())
                    .getArrayElement(index);
            var record = library.get(read, "record");
            if (record.isNull()) {
                return null;
            }
            var replay = Replay.of(library, choice.of(record, part), record, false);
            return new PlayedGame(replay.positions(), replay.moves());
        } catch (GameChoice.UnknownGame e) {
            return null;
        } catch (PolyglotException e) {
            if (!e.isGuestException() || e.isInternalError()) {
                throw e;
            }
            return null;
        }
    }

    /** A part that cannot be read counts as one game. */
    private Verdicts unreadable(Problem problem) {
        return new Verdicts(1, 0, List.of(refused(0, null, Cause.UNREADABLE, problem)));
    }

    private Verdict verdict(Value read, long index, RecordPart part) {
        var problem = library.get(read, "problem");
        if (!problem.isNull()) {
            var why = ": " + library.get(problem, "why").asString();
            var length = library.get(problem, "length");
            return refused(
                    index,
                    null,
                    Cause.UNREADABLE,
                    Problem.at(why, library, problem, length.isNull() ? 1 : length.asInt(), part));
        }
        var record = library.get(read, "record");
        try {
            return verdict(choice.of(record, part), record, read, index, part);
        } catch (GameChoice.UnknownGame e) {
            return refused(index, null, Cause.GAME, Problem.at(String.valueOf(e.getMessage()), library, read, 1, part));
        }
    }

    private Verdict verdict(Value game, Value record, Value read, long index, RecordPart part) {
        var wrong = library.call("game-problem", game, record);
        if (!wrong.isNull()) {
            return refused(index, null, Cause.GAME, Problem.at(": " + played(wrong, game), library, read, 1, part));
        }
        Replay replay;
        try {
            replay = Replay.of(library, game, record, telling.isBrief());
        } catch (PolyglotException e) {
            if (!e.isGuestException() || e.isInternalError()) {
                throw e;
            }
            var why = " does not begin: " + e.getMessage() + otherGame(game, record);
            return refused(index, null, Cause.START, Problem.at(why, library, read, 1, part));
        }
        var problems = new ArrayList<Problem>();
        for (var error : replay.errors()) {
            var why = ": " + replay.message(error) + (problems.isEmpty() ? otherRules(game, record) : "");
            int length = library.get(error, "move").asString().length();
            problems.add(Problem.at(why, library, error, length, part));
        }
        if (!problems.isEmpty()) {
            return new Verdict(index, replay.cause(), problems, played(replay, game));
        }
        var result = library.call("result-problem", replay.value());
        return result.isNull()
                ? new Verdict(index, null, List.of(), played(replay, game))
                : refused(
                        index,
                        played(replay, game),
                        Cause.RESULT,
                        Problem.at(": " + result.asString(), library, read, 1, part));
    }

    private Verdict refused(long index, Verdict.@Nullable Played played, Cause cause, Problem problem) {
        return new Verdict(index, cause, List.of(problem), played);
    }

    private Verdict.Played played(Replay replay, Value game) {
        long plies = replay.plies();
        return switch (telling.kind()) {
            case PROBLEMS -> new Verdict.Played(plies, null, null, null, null);
            case FIGURES -> {
                var last = replay.positions().getLast();
                yield new Verdict.Played(
                        plies, replay.title(), Replay.text(last, "fen"), Replay.text(last, "result"), null);
            }
            case LAST_POSITION, POSITIONS ->
                new Verdict.Played(
                        plies, replay.title(), null, null, replay.drawings(telling.kind() == Telling.Kind.POSITIONS));
            case RECORD ->
                new Verdict.Played(
                        plies, null, null, null, replay.converted(game, Objects.requireNonNull(telling.format())));
        };
    }

    /** Hints at rules by which all moves of a record would be legal, or that it says to be of another game. */
    private String otherRules(Value game, Value record) {
        var setting = library.call("fitting-setting", game, record);
        if (!setting.isNull()) {
            return "\nhint: " + setting.asString() + ", all its moves are legal";
        }
        var likely = choice.likely(library, record);
        return likely == null
                ? otherGame(game, record)
                : "\nhint: all its moves are legal in another game: `--game " + likely + "`";
    }

    /** That a record is of another game than the one by whose rules it is played. */
    private static String played(Value other, Value game) {
        return other.asString() + ", but it is played as "
                + game.invokeMember("name").asString();
    }

    /** A hint when the record says that it is of another game. */
    private String otherGame(Value game, Value record) {
        var other = library.call("other-game", game, record);
        return other.isNull() ? "" : "\nhint: " + played(other, game);
    }
}
