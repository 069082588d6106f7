package org.senet.launcher;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.senet.cluster.observation.Subject;
import org.senet.launcher.analysis.EqualMoves;

/** Plays the games of an analysis, and reports what they say. Used once. */
final class AnalysisRun {
    private final AnalysisSettings settings;
    private final GameSession session;
    private final Terminal terminal;
    private final SeriesPlayer player;
    private final AnalysisReport report;
    private volatile @Nullable EqualMoves equal;

    /** @param opener opens the game for other threads */
    AnalysisRun(AnalysisSettings settings, GameSession session, Terminal terminal, Contest.Opener opener) {
        this.settings = settings;
        this.session = session;
        this.terminal = terminal;
        player = new SeriesPlayer(settings, session, terminal.err(), opener);
        report = new AnalysisReport(Subject.of(session.start()), settings.seed(), settings.who(), settings.weaker());
    }

    /** Plays, and reports as the command line wants it. Returns the exit code. */
    int run(Arguments arguments) throws IOException {
        session.requireGoingOn("analyze");
        Stream.of("--csv", "--html")
                .flatMap(option -> arguments.text(option).stream())
                .map(Path::of)
                .forEach(WholeFile::require);
        var strong = session.program("--who", settings.who());
        var weak = session.program("--weaker", settings.weaker());
        try (var last = new LastWord(terminal, () -> report(arguments))) {
            last.after(
                    () -> Progress.during(terminal, this::progress, () -> play(strong, weak)),
                    () -> report.random().size() > 0);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        return 0;
    }

    private String progress() {
        return report.random().size() + " random games, "
                + (report.search().size() + report.skill().size()) + " of searching players";
    }

    private boolean hasSkill() {
        return report.subject().players().size() > 1;
    }

    private void play(Seat strong, Seat weak) {
        player.playAtRandom(report.random());
        player.inTime(() -> equal = EqualMoves.in(session.start(), settings.random(), settings.seed()));
        player.play(report.search(), strong, strong, settings.searchSeed());
        if (hasSkill()) {
            player.play(report.skill(), strong, weak, settings.skillSeed());
        }
    }

    private void report(Arguments arguments) {
        boolean partial = report.random().size() < settings.random()
                || report.search().size() < settings.search()
                || hasSkill() && report.skill().size() < settings.search();
        player.end();
        try {
            report.write(arguments, terminal, partial, equal);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
