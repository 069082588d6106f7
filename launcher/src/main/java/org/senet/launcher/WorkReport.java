package org.senet.launcher;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.OptionalDouble;
import org.senet.cluster.AnalysisWork;
import org.senet.cluster.GamePlan;
import org.senet.cluster.MatchWork;
import org.senet.cluster.Merge;
import org.senet.cluster.PerftWork;
import org.senet.cluster.PlayoutsWork;
import org.senet.cluster.ReplayWork;
import org.senet.cluster.SelfPlayWork;

/**
 * Prints the results of shared work as its command prints them.
 *
 * @param seconds how long it took, if that is known
 */
record WorkReport(Merge.Whole whole, OptionalDouble seconds) {
    /**
     * Prints the results in the form that the command line wants.
     *
     * @return the exit code of the process
     */
    int print(Terminal terminal, Arguments arguments) throws IOException {
        boolean json = arguments.has("--json");
        switch (whole.header().work()) {
            case PerftWork work -> perft(work, terminal, json, arguments.has("--divide"));
            case PlayoutsWork work -> playouts(work, terminal, json);
            case MatchWork work -> match(work.plan(), terminal, json);
            case SelfPlayWork ignored -> selfPlay(terminal, json);
            case AnalysisWork work -> analysis(work, terminal, arguments);
            case ReplayWork work -> {
                return replay(work, terminal);
            }
        }
        return 0;
    }

    private void perft(PerftWork work, Terminal terminal, boolean json, boolean divide) throws IOException {
        var divided = divided(work);
        long leaves =
                whole.results().values().stream().mapToLong(Long::parseLong).sum();
        if (divide && divided.isEmpty()) {
            throw LauncherException.usage("the work was not split, so there are no counts of first moves");
        }
        if (json) {
            Json.print(terminal.out(), out -> {
                out.beginObject();
                out.name("game").value(whole.header().game());
                out.name("depth").value(work.depth());
                out.name("leaves").value(leaves);
                writeSeconds(out);
                if (divide) {
                    out.name("divided").beginObject();
                    for (var move : divided.entrySet()) {
                        out.name(move.getKey()).value(move.getValue());
                    }
                    out.endObject();
                }
                out.endObject();
            });
            return;
        }
        if (divide) {
            divided.forEach((move, count) -> terminal.out().println(move + " " + count));
        }
        terminal.out().println(work.depth() + " " + leaves);
    }

    private LinkedHashMap<String, Long> divided(PerftWork work) {
        var divided = new LinkedHashMap<String, Long>();
        Iterator<String> counts = whole.results().values().iterator();
        for (var share : work.shares()) {
            long sum = 0;
            for (int i = 0; i < share.units(); i++) {
                sum += Long.parseLong(counts.next());
            }
            divided.put(share.move(), sum);
        }
        return divided;
    }

    private void playouts(PlayoutsWork work, Terminal terminal, boolean json) throws IOException {
        var count = new PlayoutCount(whole.header().game(), work.winners(), work.seed());
        whole.results().values().forEach(result -> count.add(PlayoutsWork.Count.read(result)));
        if (json) {
            Json.print(terminal.out(), out -> count.write(out, seconds));
        } else {
            count.lines(seconds).forEach(terminal.out()::println);
        }
    }

    private void match(GamePlan plan, Terminal terminal, boolean json) throws IOException {
        var seats = new LinkedHashMap<String, Seat>();
        plan.seats().forEach(seat -> seats.put(seat.side(), new Seat(seat.who(), null)));
        var score = new Score(whole.header().game(), seats, plan.seed(), plan.alternates());
        for (var result : whole.results().values()) {
            for (var game : MatchWork.Played.read(result)) {
                var played = new Table.Played(
                        game.outcome(),
                        game.winner(),
                        game.losers(),
                        game.moves(),
                        game.decisions(),
                        game.choices(),
                        game.result(),
                        List::of);
                score.add(played, game.shift());
            }
        }
        if (json) {
            Json.print(terminal.out(), out -> score.write(out, seconds));
        } else {
            score.lines(seconds).forEach(terminal.out()::println);
        }
    }

    private void selfPlay(Terminal terminal, boolean json) throws IOException {
        long games = 0;
        long rows = 0;
        for (var result : whole.results().values()) {
            var count = SelfPlayWork.Count.read(result);
            games += count.games();
            rows += count.rows();
        }
        new SelfPlayCount(whole.header().game(), games, rows).print(terminal, json, seconds);
    }

    /** The games in the order of the files; the work says in which form. */
    private int replay(ReplayWork work, Terminal terminal) throws IOException {
        var printer = new ReplayPrinter(
                terminal, ReplayOutput.of(work.telling(), work.files().size() > 1));
        for (var result : whole.results().entrySet()) {
            printer.print(work.file(result.getKey()), ReplayWork.read(result.getValue()));
        }
        return printer.end(work.files());
    }

    private void analysis(AnalysisWork work, Terminal terminal, Arguments arguments) throws IOException {
        var report = new AnalysisReport(work.subject(), work.random().seed(), work.who(), work.weaker());
        for (var result : whole.results().entrySet()) {
            var series =
                    switch (work.kind(result.getKey())) {
                        case RANDOM -> report.random();
                        case SEARCH -> report.search();
                        case SKILL -> report.skill();
                    };
            series.add(AnalysisWork.read(result.getValue()));
        }
        report.write(arguments, terminal, false, null);
    }

    private void writeSeconds(JsonWriter out) throws IOException {
        if (seconds.isPresent()) {
            out.name("seconds").value(seconds.getAsDouble());
        }
    }
}
