package org.senet.launcher.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.senet.launcher.display.TextWidth;
import org.senet.launcher.statistics.Interval;
import org.senet.launcher.statistics.Sample;

/** Writes an analysis for a terminal. */
public final class TextReport {
    private static final int OPENINGS = 10;
    private static final int NAMES = 12;
    private static final int CLAUSE = 60;

    private final Analysis analysis;
    private final List<String> lines = new ArrayList<>();

    private TextReport(Analysis analysis) {
        this.analysis = analysis;
    }

    /** The lines of the report. */
    public static List<String> of(Analysis analysis) {
        var report = new TextReport(analysis);
        report.lines.add(analysis.subject().game() + ", seed " + analysis.seed()
                + (analysis.partial() ? ", ended before all games were played" : ""));
        var equal = analysis.equal();
        if (equal != null) {
            report.heading("Equal moves");
            report.row("%s", equal.text());
        }
        analysis.series().forEach(report::series);
        var skill = analysis.skill();
        if (skill != null) {
            report.heading("Effect of skill");
            report.row(
                    "%s against %s: %s of %d games, Elo difference %s %s",
                    skill.strong(),
                    skill.weak(),
                    part(skill.score()),
                    skill.score().of(),
                    Interval.text(skill.elo()),
                    skill.score().interval().elo());
        }
        return report.lines;
    }

    private void heading(String text) {
        lines.add("");
        lines.add(text);
    }

    private void row(String format, Object... values) {
        lines.add("  " + String.format(Locale.ROOT, format, values));
    }

    private void series(Findings found) {
        heading(found.title() + ", " + found.games() + (found.games() == 1 ? " game" : " games"));
        int width = found.results().stream()
                .mapToInt(part -> TextWidth.of(part.name()))
                .max()
                .orElse(0);
        for (var part : found.results()) {
            row("%s %8.0f %s", TextWidth.padded(part.name(), width), part.times(), part(part));
        }
        row("the first side, %s, has %s of the points", found.firstSide().name(), part(found.firstSide()));
        found.criteria().forEach((criterion, value) -> {
            if (!value.isNaN()) {
                row("%-14s %10s: %s", criterion.key(), number(value), criterion.meaning());
            }
        });
        found.measures().forEach(this::measure);
        endings(found);
        unused("did nothing", found.unused());
        unused("never moved and never came to the board", found.unmoved());
        unused("never captured", found.uncaptured());
        unused("squares on which no piece stood", found.unvisited());
        if (!found.openings().isEmpty()) {
            row("first moves: %d different ones", found.openings().size());
            for (var opening : found.openings().stream().limit(OPENINGS).toList()) {
                row("  %-14s %6d games, scores %s", opening.move(), opening.games(), part(opening.score()));
            }
        }
        var told = found.plies().stream()
                .filter(ply -> ply.positions() >= 0)
                .map(ply -> String.valueOf(ply.positions()))
                .toList();
        row("different positions by ply: %s", String.join(" ", told));
    }

    private void measure(Measure measure, Sample sample) {
        if (!sample.isEmpty()) {
            row(
                    "%-14s %10s %-22s median %s, %s to %s: %s",
                    measure.key(),
                    number(sample.mean()),
                    bounds(sample),
                    number(sample.median()),
                    number(sample.least()),
                    number(sample.most()),
                    measure.meaning());
        }
    }

    private void endings(Findings found) {
        for (int i = 0; i < found.endings().size(); i++) {
            var end = analysis.subject().endings().get(i);
            long times = found.endings().get(i);
            var text = end.text().length() > CLAUSE ? end.text().substring(0, CLAUSE) + " ..." : end.text();
            row(
                    "%s line %d%s: %s",
                    times == 0 ? "never ended by" : String.format(Locale.ROOT, "%6d ended by", times),
                    end.line(),
                    end.claim() ? ", claimed" : "",
                    text);
        }
    }

    private void unused(String what, List<String> names) {
        if (!names.isEmpty()) {
            var some = String.join(" ", names.stream().limit(NAMES).toList());
            row("%s: %s%s", what, some, names.size() > NAMES ? " and " + (names.size() - NAMES) + " more" : "");
        }
    }

    private static String part(Findings.Part part) {
        return String.format(
                Locale.ROOT, "%.2f %% %s", 100 * part.part(), part.interval().percent());
    }

    private static String bounds(Sample sample) {
        return sample.count() < 2
                ? ""
                : "[" + number(sample.interval().low()) + ", "
                        + number(sample.interval().high()) + "]";
    }

    /** With four digits, or all before the point. */
    static String number(double value) {
        double size = Math.abs(value);
        int digits =
                value == Math.rint(value) && size < 1e15 ? 0 : size >= 1000 ? 0 : size >= 100 ? 1 : size >= 10 ? 2 : 3;
        return String.format(Locale.ROOT, "%." + digits + "f", value);
    }
}
