package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What {@code docs/games.md} says in numbers is so. */
class GamesDocumentTest {
    private static final Pattern ROW = Pattern.compile(
            "(?m)^\\| [^|]+ \\| (?<scripts>`[^|]+) \\| (?<lines>\\d+) \\| [^|]+ \\| (?<checked>[^|]+) \\|$");
    private static final Pattern NAME = Pattern.compile("`([a-z0-9-]+)`");
    private static final Pattern DEPTHS = Pattern.compile("(\\d+)(?: and \\d+)? plies");

    private static java.util.List<MatchResult> rows() {
        var text = Senet.read(Senet.root().resolve("docs/games.md"));
        return ROW.matcher(text).results().toList();
    }

    private static java.util.List<String> names(MatchResult row) {
        return NAME.matcher(row.group("scripts")).results().map(m -> m.group(1)).toList();
    }

    @Test
    void everyGameHasItsRowWithTheNumberOfItsLines() {
        var told = new TreeSet<String>();
        var wrong = new ArrayList<String>();
        for (var row : rows()) {
            var script = names(row).getFirst();
            told.addAll(names(row));
            long lines = Senet.text(script)
                    .lines()
                    .map(String::strip)
                    .filter(line -> !line.isEmpty() && !line.startsWith(";"))
                    .count();
            if (lines != Long.parseLong(row.group("lines"))) {
                wrong.add(script + " has " + lines + " lines");
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(told)
                .containsAll(Senet.scripts().stream().filter(Senet::isGame).toList());
    }

    /** Where a row speaks of published counts, there are counts to such a depth; so there are where a program has counted. */
    @Test
    void whatIsSaidToBeCountedIsInTheList() {
        var missing = new ArrayList<String>();
        for (var row : rows()) {
            var checked = row.group("checked");
            var depth = DEPTHS.matcher(checked);
            if (depth.find() && (checked.startsWith("published") || checked.startsWith("`"))) {
                var names = names(row);
                long least = Long.parseLong(depth.group(1));
                if (PerftTest.rows().stream().noneMatch(r -> names.contains(r.game()) && r.depth() >= least)) {
                    missing.add(names.getFirst() + ", " + least + " plies");
                }
            }
        }
        assertThat(missing).isEmpty();
    }
}
