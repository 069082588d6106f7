package org.senet.launcher;

import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringWriter;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.launcher.display.ErrorReport;

/** What {@code replay} prints of the games of a file, in the order of the file. */
interface ReplayOutput {
    /**
     * Prints a game.
     *
     * @param number its number in the file, from 1
     * @param replay the game; null when it could not be played at all
     * @param problems what is wrong with it
     */
    void game(long number, @Nullable Replay replay, List<ErrorReport> problems) throws IOException;

    /** What stands before the first game that is printed. */
    default String opening() {
        return "";
    }

    /** What stands between games that are printed. */
    default String separator() {
        return "";
    }

    /**
     * Prints what became of all games.
     *
     * @param behind whether anything was printed of them
     */
    void end(ReplayTally tally, boolean behind) throws IOException;

    /** Drawings of the last position of each game, or of all. */
    record Boards(PrintStream out, boolean each) implements ReplayOutput {
        @Override
        public String separator() {
            return "\n";
        }

        @Override
        public void game(long number, @Nullable Replay replay, List<ErrorReport> problems) {
            if (replay == null) {
                return;
            }
            out.println(number + ". " + replay.title());
            var positions = replay.positions();
            var moves = replay.moves();
            int before = (int) replay.plies() - (positions.size() - 1);
            for (int p = each && before == 0 ? 1 : positions.size() - 1; p < positions.size(); p++) {
                int move = before + p;
                out.println(move == 0 ? "" : "\n" + moves.get(move - 1));
                out.println(positions.get(p).text());
            }
            var result = positions.getLast().result();
            if (result != null) {
                out.println("\n" + result);
            }
        }

        @Override
        public void end(ReplayTally tally, boolean behind) {
            if (behind && (tally.games() > 1 || tally.refused() > 0)) {
                out.println("\n" + tally.summary());
            }
        }
    }

    /** A line of JSON for each game, and one for all. */
    record Lines(PrintStream out) implements ReplayOutput {
        @Override
        public void game(long number, @Nullable Replay replay, List<ErrorReport> problems) throws IOException {
            line(json -> {
                json.beginObject();
                json.name("game").value(number);
                json.name("accepted").value(problems.isEmpty());
                if (replay != null) {
                    var last = replay.positions().getLast();
                    json.name("title").value(replay.title());
                    json.name("plies").value(replay.plies());
                    json.name("position").value(last.fen());
                    json.name("result").value(last.result());
                }
                json.name("problems").beginArray();
                for (var problem : problems) {
                    write(json, problem);
                }
                json.endArray().endObject();
            });
        }

        private static void write(JsonWriter json, ErrorReport problem) throws IOException {
            json.beginObject();
            var place = problem.place();
            if (place != null) {
                json.name("line").value(place.line());
                json.name("column").value(place.column());
            }
            json.name("message").value(problem.message());
            json.endObject();
        }

        @Override
        public void end(ReplayTally tally, boolean behind) throws IOException {
            line(tally::write);
        }

        private void line(Json.Content content) throws IOException {
            var text = new StringWriter();
            try (var json = new JsonWriter(text)) {
                json.setFormattingStyle(FormattingStyle.COMPACT);
                content.write(json);
            }
            out.println(text);
        }
    }

    /** Nothing of games but what is wrong with them, and one line for all. */
    record Summary(PrintStream out) implements ReplayOutput {
        @Override
        public void game(long number, @Nullable Replay replay, List<ErrorReport> problems) {
            // Problems are printed as errors.
        }

        @Override
        public void end(ReplayTally tally, boolean behind) {
            out.println(tally.summary());
        }
    }

    /** The games in another format. */
    record Converted(GameSession session, String format, PrintStream out) implements ReplayOutput {
        private boolean isJson() {
            return format.equals("json");
        }

        @Override
        public String opening() {
            return isJson() ? "[\n" : "";
        }

        @Override
        public String separator() {
            return isJson() ? ",\n" : format.equals("sgf") ? "" : "\n";
        }

        @Override
        public void game(long number, @Nullable Replay replay, List<ErrorReport> problems) {
            if (replay == null) {
                return;
            }
            var record =
                    Replay.library(session.context(), "converted").execute(session.game(), replay.record(), format);
            var games = session.context().eval(Scripts.LANGUAGE, "vector").execute(record);
            var text = Replay.library(session.context(), "write-records")
                    .execute(format, games)
                    .asString();
            // A list of one game, with its brackets in lines of their own.
            out.print(isJson() ? text.substring(text.indexOf('\n') + 1, text.lastIndexOf("\n]")) : text);
        }

        @Override
        public void end(ReplayTally tally, boolean behind) {
            if (isJson()) {
                out.println(behind ? "\n]" : "[]");
            }
        }
    }
}
