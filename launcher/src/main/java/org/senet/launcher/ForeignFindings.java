package org.senet.launcher;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.senet.importers.ImportException;
import org.senet.importers.Importers;
import org.senet.launcher.display.Finding;

/** What keeps the games of a file that was written for another system from being imported. */
final class ForeignFindings {
    private static final String RULE = "import";

    private ForeignFindings() {}

    /** The first error of each game of the file; one that several games share is told once. */
    static List<Finding> of(Path file) throws IOException {
        var findings = new ArrayList<Finding>();
        try {
            for (var title : ForeignGames.read(file, Importers::games)) {
                try {
                    ForeignGames.read(file, title);
                } catch (ForeignGames.ForeignFailure e) {
                    findings.add(finding(e));
                }
            }
        } catch (ForeignGames.ForeignFailure e) {
            findings.add(finding(e));
        }
        return findings.stream().distinct().toList();
    }

    private static Finding finding(ForeignGames.ForeignFailure failure) {
        var place = Objects.requireNonNull(failure.report().place());
        var cause = (ImportException) Objects.requireNonNull(failure.getCause());
        return new Finding(
                place,
                place.line(),
                place.column() + place.length(),
                "error",
                RULE,
                String.valueOf(cause.getMessage()),
                cause.hints().isEmpty() ? null : String.join("\n", cause.hints()));
    }
}
