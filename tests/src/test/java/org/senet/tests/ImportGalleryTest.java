package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.senet.importers.ForeignText;
import org.senet.importers.Importers;

/**
 * The gallery of {@code docs/importing.md} has the numbers of lines that its files and the imported scripts really have. The files are
 * public but not in the project; {@code -Dsenet.importers.gallery=FOLDER} names a folder that has them, each as
 * {@code FOLDER/OWNER/REPOSITORY/PATH}.
 */
class ImportGalleryTest {
    private static final Path DOCUMENT = Senet.root().resolve("docs").resolve("importing.md");

    /** A row of the table. */
    private record Row(String game, String repository, String path, int lines, int script) {
        Path file(Path folder) {
            return folder.resolve(repository).resolve(path);
        }

        /** The section of a file of variants; null when the file is one game. */
        @Nullable
        String section() {
            return path.endsWith(".ini") ? Importers.plainName(game) : null;
        }
    }

    @TestFactory
    Stream<DynamicTest> linesAreThoseOfTheTable() throws IOException {
        var rows = rows();
        assertThat(rows).isNotEmpty();
        var folder = System.getProperty("senet.importers.gallery");
        assumeTrue(folder != null, "no folder with the files of the gallery");
        return rows.stream().map(row -> dynamicTest(row.game(), () -> check(row, row.file(Path.of(folder)))));
    }

    private static void check(Row row, Path file) throws IOException {
        assertThat(Files.exists(file)).as("there is %s", file).isTrue();
        var text = ForeignText.read(file);
        var section = row.section();
        var own = section == null ? text.text().lines().count() : linesOfSection(text.text(), section);
        assertThat(own).as("lines of the file").isEqualTo(row.lines());
        var script = Importers.read(text, section).text();
        try (var context = Senet.newContext(new ByteArrayOutputStream())) {
            Value format = context.eval("senet", "(require 'senet.format) senet.format/format-text");
            var formatted = format.execute(script, row.game()).asString();
            assertThat(formatted.lines().count()).as("lines of the script").isEqualTo(row.script());
        }
    }

    /** From the header of a section to its last line that says something. */
    private static long linesOfSection(String text, String section) {
        var own = new ArrayList<String>();
        boolean inside = false;
        for (var line : text.lines().toList()) {
            if (line.startsWith("[")) {
                inside = line.startsWith("[" + section + ":") || line.startsWith("[" + section + "]");
            }
            if (inside && !line.isBlank() && !line.startsWith("#")) {
                own.add(line);
            }
        }
        return own.size();
    }

    private static List<Row> rows() throws IOException {
        var rows = new ArrayList<Row>();
        var repository = "";
        var path = "";
        for (var line : Senet.read(DOCUMENT).lines().toList()) {
            var cells = line.split("\\|");
            if (cells.length < 6 || !cells[3].strip().matches("\\d+")) {
                continue;
            }
            var named = cells[2].replace("`", "").strip().split(",\\s*");
            if (!named[0].equals("the same")) {
                repository = named[0];
            }
            path = named.length > 1 ? named[1] : path;
            rows.add(new Row(
                    cells[1].strip(),
                    repository,
                    path,
                    Integer.parseInt(cells[3].strip()),
                    Integer.parseInt(cells[4].strip())));
        }
        return rows;
    }
}
