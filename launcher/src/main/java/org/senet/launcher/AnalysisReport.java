package org.senet.launcher;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.cluster.observation.Subject;
import org.senet.launcher.analysis.Analysis;
import org.senet.launcher.analysis.CsvReport;
import org.senet.launcher.analysis.EqualMoves;
import org.senet.launcher.analysis.HtmlReport;
import org.senet.launcher.analysis.JsonReport;
import org.senet.launcher.analysis.Series;
import org.senet.launcher.analysis.TextReport;

/**
 * The games of an analysis, and what is written of them.
 *
 * @param seed of all games
 * @param who the searching player
 * @param weaker the weaker one
 * @param random the games at random
 * @param search those of the searching player against itself
 * @param skill those against the weaker one
 */
record AnalysisReport(
        Subject subject, long seed, String who, String weaker, Series random, Series search, Series skill) {
    /** Without any games yet. */
    AnalysisReport(Subject subject, long seed, String who, String weaker) {
        this(
                subject,
                seed,
                who,
                weaker,
                new Series("Random players"),
                new Series(who + " against itself"),
                new Series(who + " against " + weaker));
    }

    /**
     * Takes no more games, and reports as the command line wants it.
     *
     * @param partial whether it was ended before all games were played
     * @param equal moves that the rules find in several ways; null where none was looked for or seen
     */
    void write(Arguments arguments, Terminal terminal, boolean partial, @Nullable EqualMoves equal) throws IOException {
        var all = List.of(random, search, skill);
        all.forEach(Series::close);
        var analysis = Analysis.of(subject, seed, List.of(random, search), skill, who, weaker, partial, equal);
        write(arguments.text("--csv").orElse(null), CsvReport.of(all, subject.players()));
        write(arguments.text("--html").orElse(null), HtmlReport.of(analysis, List.of(random, search)));
        if (arguments.has("--json")) {
            Json.print(terminal.out(), json -> JsonReport.write(json, analysis));
        } else {
            TextReport.of(analysis).forEach(terminal.out()::println);
        }
        terminal.out().flush();
    }

    private static void write(@Nullable String file, String text) throws IOException {
        if (file != null) {
            WholeFile.write(Path.of(file), text);
        }
    }
}
