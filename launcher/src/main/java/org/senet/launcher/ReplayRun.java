package org.senet.launcher;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.LongUnaryOperator;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;
import org.senet.launcher.display.ErrorReport;

/**
 * Plays the games of parts of a file again, one after another, in one context. What is wrong with a game is told, and the next one is
 * played.
 */
final class ReplayRun {
    private final GameSession session;
    private final RecordMaps maps;
    private final Source source;
    private final Function<PrintStream, ReplayOutput> outputs;

    /**
     * What is played.
     *
     * @param file stands in messages
     * @param format of its text
     * @param brief whether the last positions of games are enough
     */
    record Source(Path file, String format, boolean brief) {}

    /** What became of a game. */
    private record Outcome(@Nullable Replay replay, ReplayTally.@Nullable Cause cause, List<ErrorReport> problems) {
        long moves() {
            return replay == null ? 0 : replay.plies();
        }
    }

    /**
     * What is to be printed of a game.
     *
     * @param cause why it is refused; null when it is not
     */
    record Told(byte[] text, List<ErrorReport> problems, long moves, ReplayTally.@Nullable Cause cause) {}

    /** @param outputs what prints games to a stream */
    ReplayRun(GameSession session, Source source, Function<PrintStream, ReplayOutput> outputs) {
        this.session = session;
        this.source = source;
        this.outputs = outputs;
        maps = new RecordMaps(session.context());
    }

    /**
     * Plays the games of a part.
     *
     * @param numbers is told how many games there are, and gives the number of the first one
     */
    List<Told> play(RecordParts.Part part, LongUnaryOperator numbers) throws IOException {
        var games = Replay.library(session.context(), "read-games")
                .execute(part.text(), source.file.toString(), source.format);
        long first = numbers.applyAsLong(games.getArraySize());
        var bytes = new ByteArrayOutputStream();
        var told = new ArrayList<Told>();
        try (var out = new PrintStream(bytes, false, StandardCharsets.UTF_8)) {
            var output = outputs.apply(out);
            for (long i = 0; i < games.getArraySize(); i++) {
                var outcome = one(games.getArrayElement(i), first + i, part);
                output.game(first + i, outcome.replay(), outcome.problems());
                out.flush();
                told.add(new Told(bytes.toByteArray(), outcome.problems(), outcome.moves(), outcome.cause()));
                bytes.reset();
            }
        }
        return told;
    }

    private Outcome one(Value game, long number, RecordParts.Part part) {
        var name = "game " + number;
        var problem = maps.get(game, "problem");
        if (!problem.isNull()) {
            var why = name + ": " + maps.get(problem, "why").asString();
            var length = maps.get(problem, "length");
            return refused(
                    null,
                    ReplayTally.Cause.UNREADABLE,
                    report(why, problem, length.isNull() ? 1 : length.asInt(), part));
        }
        var record = maps.get(game, "record");
        Replay replay;
        try {
            replay = Replay.of(session, maps, record, source.brief);
        } catch (PolyglotException e) {
            if (!e.isGuestException() || e.isInternalError()) {
                throw e;
            }
            var why = name + " does not begin: " + e.getMessage() + otherGame(record);
            return refused(null, ReplayTally.Cause.START, report(why, game, 1, part));
        }
        var errors = new ArrayList<ErrorReport>();
        for (var error : replay.errors()) {
            errors.add(report(
                    name + ": " + replay.message(error) + (errors.isEmpty() ? otherGame(record) : ""),
                    error,
                    maps.get(error, "move").asString().length(),
                    part));
        }
        if (!errors.isEmpty()) {
            return new Outcome(replay, ReplayTally.Cause.ILLEGAL, errors);
        }
        var result = Replay.library(session.context(), "result-problem").execute(replay.value());
        return result.isNull()
                ? new Outcome(replay, null, List.of())
                : refused(replay, ReplayTally.Cause.RESULT, report(name + ": " + result.asString(), game, 1, part));
    }

    private static Outcome refused(@Nullable Replay replay, ReplayTally.Cause cause, ErrorReport problem) {
        return new Outcome(replay, cause, List.of(problem));
    }

    /** A hint when the record says that it is of another game. */
    private String otherGame(Value record) {
        var other = Replay.library(session.context(), "other-game").execute(session.game(), record);
        return other.isNull()
                ? ""
                : "\nhint: " + other.asString() + ", but it is played as "
                        + session.game().name();
    }

    /** @param place a map with a line and perhaps a column, both from 1; without a line there is no place to tell */
    private ErrorReport report(String message, Value place, int length, RecordParts.Part part) {
        var line = maps.get(place, "line");
        var column = maps.get(place, "column");
        return new ErrorReport(
                message,
                line.isNull()
                        ? null
                        : ErrorReport.Place.in(
                                source.file,
                                part.text(),
                                part.firstLine(),
                                line.asInt(),
                                column.isNull() ? 1 : column.asInt(),
                                length),
                List.of());
    }
}
