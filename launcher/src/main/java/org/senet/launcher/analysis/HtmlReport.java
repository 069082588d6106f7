package org.senet.launcher.analysis;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.senet.cluster.observation.Subject;
import org.senet.launcher.statistics.Interval;

/** Writes an analysis as a page that needs no other file, with plots and without scripts. */
public final class HtmlReport {
    private static final int OPENINGS = 40;
    private static final double TENTH = 0.1;

    private final StringBuilder out = new StringBuilder();
    private final Subject subject;

    private HtmlReport(Subject subject) {
        this.subject = subject;
    }

    /**
     * The text of the page.
     *
     * @param all the series of the analysis that have any games, in the same order
     */
    public static String of(Analysis analysis, List<Series> all) {
        var report = new HtmlReport(analysis.subject());
        report.head(analysis);
        var equal = analysis.equal();
        if (equal != null) {
            report.out.append("<h2>Equal moves</h2>\n<p>");
            report.text(equal.text());
            report.out.append("</p>\n");
        }
        var withGames = all.stream().filter(series -> series.size() > 0).toList();
        for (int i = 0; i < analysis.series().size(); i++) {
            report.series(analysis.series().get(i), withGames.get(i));
        }
        var skill = analysis.skill();
        if (skill != null) {
            report.out.append("<h2>Effect of skill</h2>\n<p>");
            report.text(String.format(
                    Locale.ROOT,
                    "%s against %s: %.1f %% of %d games %s, Elo difference %s %s",
                    skill.strong(),
                    skill.weak(),
                    100 * skill.score().part(),
                    skill.score().of(),
                    skill.score().interval().percent(),
                    Interval.text(skill.elo()),
                    skill.score().interval().elo()));
            report.out.append("</p>\n");
        }
        return report.out.append("</main></body></html>\n").toString();
    }

    private void head(Analysis analysis) {
        var title = Html.escaped(subject.game());
        out.append("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">")
                .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>")
                .append(title)
                .append("</title>\n<style>\n" + Html.STYLE + "</style></head>\n<body><main><h1>")
                .append(title)
                .append("</h1>\n<p class=\"soft\">");
        text("Seed " + analysis.seed() + (analysis.partial() ? ", ended before all games were played" : "")
                + ". Intervals have a confidence of 95 %. First position: ");
        out.append("<code>").append(Html.escaped(subject.start())).append("</code></p>\n");
    }

    private void series(Findings found, Series series) {
        out.append("<h2>");
        text(found.title() + ", " + found.games() + (found.games() == 1 ? " game" : " games"));
        out.append("</h2>\n");
        results(found);
        measures(found);
        out.append(Plot.histogram("Length", series.numbers(Measure.LENGTH), "moves in a game", "games"));
        var choices = found.plies().stream().map(Findings.Ply::choices).toList();
        out.append(Plot.line("Legal moves", choices, 1, "moves made", "legal moves"));
        var positions = found.plies().stream()
                .filter(ply -> ply.positions() >= 0)
                .map(ply -> (double) ply.positions())
                .toList();
        out.append(Plot.line("Different positions", positions, 1, "moves made", "different positions"));
        if (!found.path().isEmpty()) {
            out.append(Plot.line("Value for the winner", found.path(), TENTH, "part of the game", "winner's value"));
        }
        endings(found);
        unused(found);
        openings(found);
        squares(series.counts().squares());
    }

    private void results(Findings found) {
        table("Result", "games", "part", "interval");
        for (var part : found.results()) {
            row(part.name(), TextReport.number(part.times()), percent(part.part()), bounds(part.interval()));
        }
        var first = found.firstSide();
        row(
                "points of the first side, " + first.name(),
                TextReport.number(first.times()),
                percent(first.part()),
                bounds(first.interval()));
        out.append("</table>\n");
    }

    private void measures(Findings found) {
        table("Criterion", "value");
        found.criteria().forEach((criterion, value) -> {
            if (!value.isNaN()) {
                row(criterion.meaning(), TextReport.number(value));
            }
        });
        out.append("</table>\n");
        table("Measure", "mean", "interval", "median", "least", "most", "games");
        for (var entry : found.measures().entrySet()) {
            var sample = entry.getValue();
            if (!sample.isEmpty()) {
                var interval = sample.interval();
                row(
                        entry.getKey().meaning(),
                        TextReport.number(sample.mean()),
                        sample.count() < 2
                                ? ""
                                : TextReport.number(interval.low()) + " to " + TextReport.number(interval.high()),
                        TextReport.number(sample.median()),
                        TextReport.number(sample.least()),
                        TextReport.number(sample.most()),
                        String.valueOf(sample.count()));
            }
        }
        out.append("</table>\n");
    }

    private void endings(Findings found) {
        table("Ending", "line", "games");
        for (int i = 0; i < found.endings().size(); i++) {
            var end = subject.endings().get(i);
            row(
                    end.text() + (end.claim() ? " (claimed)" : ""),
                    String.valueOf(end.line()),
                    found.endings().get(i) == 0
                            ? "never"
                            : String.valueOf(found.endings().get(i)));
        }
        out.append("</table>\n");
    }

    private void unused(Findings found) {
        var lists = Map.of(
                "Pieces that did nothing: ", found.unused(),
                "Pieces that never moved and never came to the board: ", found.unmoved(),
                "Pieces that were never captured: ", found.uncaptured(),
                "Squares on which no piece stood: ", found.unvisited());
        lists.keySet().stream()
                .sorted()
                .filter(what -> !lists.getOrDefault(what, List.of()).isEmpty())
                .forEach(what -> {
                    out.append("<p>");
                    text(what + String.join(" ", lists.getOrDefault(what, List.of())));
                    out.append("</p>\n");
                });
    }

    private void openings(Findings found) {
        table("First move", "games", "score", "interval");
        for (var opening : found.openings().stream().limit(OPENINGS).toList()) {
            var score = opening.score();
            row(opening.move(), String.valueOf(opening.games()), percent(score.part()), bounds(score.interval()));
        }
        out.append("</table>\n");
    }

    private void squares(Map<String, Long> squares) {
        if (!squares.isEmpty()) {
            out.append("<details><summary>How often pieces came to each square</summary>");
            table("Square", "times");
            squares.forEach((square, times) -> row(square, String.valueOf(times)));
            out.append("</table></details>\n");
        }
    }

    private void table(String... titles) {
        out.append("<table><tr>");
        for (var title : titles) {
            out.append("<th>").append(Html.escaped(title)).append("</th>");
        }
        out.append("</tr>\n");
    }

    private void row(String... cells) {
        out.append("<tr>");
        for (var cell : cells) {
            out.append("<td>").append(Html.escaped(cell)).append("</td>");
        }
        out.append("</tr>\n");
    }

    private void text(String text) {
        out.append(Html.escaped(text));
    }

    private static String percent(double part) {
        return String.format(Locale.ROOT, "%.2f %%", 100 * part);
    }

    private static String bounds(Interval interval) {
        return interval.percent();
    }
}
