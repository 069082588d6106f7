package org.senet.launcher;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.senet.cluster.records.Problem;
import org.senet.cluster.records.Verdict;
import org.senet.cluster.records.Verdicts;
import org.senet.launcher.display.ErrorReport;

/** Prints what became of games, and counts it. For one thread at a time. */
final class ReplayPrinter {
    /** Back to the line's begin, and erase what tells of the progress. */
    private static final String ERASE = "\r\033[K";

    private final Terminal terminal;
    private final ReplayOutput output;
    private final ReplayTally tally = new ReplayTally();
    private boolean hasPrinted;

    ReplayPrinter(Terminal terminal, ReplayOutput output) {
        this.terminal = terminal;
        this.output = output;
    }

    /** How many games there were, in a line. */
    String summary() {
        return tally.summary();
    }

    /** Prints the games of the next part. */
    void print(String file, Verdicts verdicts) throws IOException {
        for (var verdict : verdicts.told()) {
            print(tally.games() + 1 + verdict.index(), file, verdict);
        }
        tally.add(verdicts);
    }

    /** Prints a game, and what is wrong with it. */
    void print(long number, String file, Verdict verdict) throws IOException {
        var text = output.game(number, file, verdict);
        if (text != null && !text.isEmpty()) {
            terminal.out().print((hasPrinted ? output.separator() : output.opening()) + text);
            hasPrinted = true;
        }
        if (!(output instanceof ReplayOutput.Lines) && !verdict.problems().isEmpty()) {
            terminal.out().flush();
            terminal.err().print(terminal.showsProgress() && terminal.wantsColours() ? ERASE : "");
            verdict.problems().stream()
                    .flatMap(problem -> report(number, file, problem).lines(terminal.errStyle()).stream())
                    .forEach(terminal.err()::println);
        }
    }

    private static ErrorReport report(long number, String file, Problem problem) {
        var place = problem.line() == 0
                ? null
                : ErrorReport.Place.in(
                        Path.of(file), problem.line(), problem.column(), problem.text(), problem.length());
        return new ErrorReport("game " + number + problem.message(), place, List.of());
    }

    /**
     * Prints what stands behind the last game.
     *
     * @param files in which the games are
     * @return the exit code of the process
     * @throws LauncherException when there was no game
     */
    int end(List<String> files) throws IOException {
        terminal.out().print(output.end(tally, hasPrinted));
        if (tally.games() == 0) {
            throw LauncherException.failure("there is no game in "
                    + String.join(
                            ", ", files.stream().map(file -> "`" + file + "`").toList()));
        }
        return tally.refused() == 0 ? 0 : LauncherException.FAILURE;
    }
}
