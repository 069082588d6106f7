package org.senet.launcher;

import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.senet.cluster.records.Telling;
import org.senet.cluster.records.Verdict;

/** What {@code replay} prints of the games of files, in the order of the files. */
sealed interface ReplayOutput {
    /**
     * The text of a game; null when nothing is printed.
     *
     * @param number its number, from 1, in all files together
     * @param file where it comes from
     */
    @Nullable
    String game(long number, String file, Verdict verdict) throws IOException;

    /** What stands before the first game that is printed. */
    default String opening() {
        return "";
    }

    /** What stands between games that are printed. */
    default String separator() {
        return "";
    }

    /**
     * What is printed of all games at the end.
     *
     * @param behind whether anything was printed of them
     */
    String end(ReplayTally tally, boolean behind) throws IOException;

    /** What prints games of which so much is told. */
    static ReplayOutput of(Telling telling, boolean manyFiles) {
        return switch (telling.kind()) {
            case PROBLEMS -> new Summary();
            case FIGURES -> new Lines(manyFiles);
            case LAST_POSITION, POSITIONS -> new Boards();
            case RECORD -> new Converted(Objects.requireNonNull(telling.format()));
        };
    }

    /** Drawings of the last position of each game, or of all. */
    record Boards() implements ReplayOutput {
        @Override
        public String separator() {
            return "\n";
        }

        @Override
        public @Nullable String game(long number, String file, Verdict verdict) {
            var played = verdict.played();
            return played == null ? null : number + ". " + played.title() + "\n" + played.text();
        }

        @Override
        public String end(ReplayTally tally, boolean behind) {
            return behind && (tally.games() > 1 || tally.refused() > 0) ? "\n" + tally.summary() + "\n" : "";
        }
    }

    /**
     * A line of JSON for each game, and one for all.
     *
     * @param named whether lines name the file
     */
    record Lines(boolean named) implements ReplayOutput {
        @Override
        public String game(long number, String file, Verdict verdict) throws IOException {
            return line(json -> {
                json.beginObject();
                json.name("game").value(number);
                if (named) {
                    json.name("file").value(file);
                }
                json.name("accepted").value(verdict.cause() == null);
                var played = verdict.played();
                if (played != null) {
                    json.name("title").value(played.title());
                    json.name("plies").value(played.plies());
                    json.name("position").value(played.position());
                    json.name("result").value(played.result());
                }
                json.name("problems").beginArray();
                for (var problem : verdict.problems()) {
                    json.beginObject();
                    if (problem.line() > 0) {
                        json.name("line").value(problem.line());
                        json.name("column").value(problem.column());
                    }
                    json.name("message").value("game " + number + problem.message());
                    json.endObject();
                }
                json.endArray().endObject();
            });
        }

        @Override
        public String end(ReplayTally tally, boolean behind) throws IOException {
            return line(tally::write);
        }

        private static String line(Json.Content content) throws IOException {
            var text = new StringWriter();
            try (var json = new JsonWriter(text)) {
                json.setFormattingStyle(FormattingStyle.COMPACT);
                content.write(json);
            }
            return text + "\n";
        }
    }

    /** Nothing of games but what is wrong with them, and one line for all. */
    record Summary() implements ReplayOutput {
        @Override
        public @Nullable String game(long number, String file, Verdict verdict) {
            // Problems are printed as errors.
            return null;
        }

        @Override
        public String end(ReplayTally tally, boolean behind) {
            return tally.summary() + "\n";
        }
    }

    /** The games in another format. */
    record Converted(String format) implements ReplayOutput {
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
        public @Nullable String game(long number, String file, Verdict verdict) {
            var played = verdict.played();
            if (played == null) {
                return null;
            }
            var text = Objects.requireNonNull(played.text());
            // A list of one game, with its brackets in lines of their own.
            return isJson() ? text.substring(text.indexOf('\n') + 1, text.lastIndexOf("\n]")) : text;
        }

        @Override
        public String end(ReplayTally tally, boolean behind) {
            return isJson() ? (behind ? "\n]\n" : "[]\n") : "";
        }
    }
}
