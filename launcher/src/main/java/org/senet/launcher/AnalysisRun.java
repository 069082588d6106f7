package org.senet.launcher;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.launcher.analysis.Analysis;
import org.senet.launcher.analysis.CsvReport;
import org.senet.launcher.analysis.HtmlReport;
import org.senet.launcher.analysis.JsonReport;
import org.senet.launcher.analysis.Series;
import org.senet.launcher.analysis.Subject;
import org.senet.launcher.analysis.TextReport;

/** Plays the games of an analysis, and reports what they say. Used once. */
final class AnalysisRun {
    private final AnalysisSettings settings;
    private final GameSession session;
    private final Terminal terminal;
    private final SeriesPlayer player;
    private final Subject subject;
    private final Series random = new Series("Random players");
    private final Series search;
    private final Series skill;

    /** @param opener opens the game for other threads */
    AnalysisRun(AnalysisSettings settings, GameSession session, Terminal terminal, Contest.Opener opener) {
        this.settings = settings;
        this.session = session;
        this.terminal = terminal;
        player = new SeriesPlayer(settings, session, terminal.err(), opener);
        subject = Subject.of(session.start());
        search = new Series(settings.who() + " against itself");
        skill = new Series(settings.who() + " against " + settings.weaker());
    }

    /** Plays, and reports as the command line wants it. Returns the exit code. */
    int run(Arguments arguments) throws IOException {
        if (session.start().over()) {
            throw LauncherException.usage("the game is over in this position, so there is nothing to analyze");
        }
        var strong = session.program("--who", settings.who());
        var weak = session.program("--weaker", settings.weaker());
        try (var last = new LastWord(() -> report(arguments))) {
            Progress.during(terminal, this::progress, () -> play(strong, weak));
            last.say();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        return 0;
    }

    private String progress() {
        return random.size() + " random games, " + (search.size() + skill.size()) + " of searching players";
    }

    private void play(Seat strong, Seat weak) {
        player.playAtRandom(random);
        player.play(search, strong, strong, ~settings.seed());
        if (subject.players().size() > 1) {
            player.play(skill, strong, weak, settings.seed() + 1);
        }
    }

    private void report(Arguments arguments) {
        boolean partial = random.size() < settings.random()
                || search.size() < settings.search()
                || subject.players().size() > 1 && skill.size() < settings.search();
        player.end();
        var all = List.of(random, search, skill);
        all.forEach(Series::close);
        var analysis = Analysis.of(
                subject, settings.seed(), List.of(random, search), skill, settings.who(), settings.weaker(), partial);
        try {
            write(arguments.text("--csv").orElse(null), CsvReport.of(all, subject.players()));
            write(arguments.text("--html").orElse(null), HtmlReport.of(analysis, List.of(random, search)));
            if (arguments.has("--json")) {
                Json.print(terminal.out(), json -> JsonReport.write(json, analysis));
            } else {
                TextReport.of(analysis).forEach(terminal.out()::println);
            }
            terminal.out().flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void write(@Nullable String file, String text) throws IOException {
        if (file != null) {
            WholeFile.write(Path.of(file), text);
        }
    }
}
