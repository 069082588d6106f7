package org.senet.launcher;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.graalvm.polyglot.Source;
import org.jspecify.annotations.Nullable;
import org.senet.importers.ForeignText;
import org.senet.importers.ImportException;
import org.senet.importers.Imported;
import org.senet.importers.Importers;
import org.senet.importers.Place;
import org.senet.launcher.display.ErrorReport;

/** Games in files that were written for other systems. */
final class ForeignGames {
    private ForeignGames() {}

    /** An error in such a file, ready to be shown. */
    static final class ForeignFailure extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final transient ErrorReport report;

        ForeignFailure(ErrorReport report, Throwable cause) {
            super(cause);
            this.report = report;
        }

        ErrorReport report() {
            return report;
        }
    }

    /** What reads a text, or finds that it is wrong. */
    @FunctionalInterface
    interface Reading<T> {
        T of(ForeignText text) throws IOException;
    }

    /**
     * Reads a file.
     *
     * @throws LauncherException when the file cannot be read, with bad usage as the exit code
     * @throws ForeignFailure when it is wrong
     */
    static <T> T read(Path file, Reading<T> reading) throws IOException {
        try {
            if (Files.isDirectory(file)) {
                throw LauncherException.usage("`" + file + "` is a directory, not a file with rules");
            }
            return reading.of(ForeignText.read(file));
        } catch (NoSuchFileException e) {
            throw LauncherException.usage("there is no file `" + e.getFile() + "`");
        } catch (AccessDeniedException e) {
            throw LauncherException.usage("`" + e.getFile() + "` may not be read");
        } catch (ImportException e) {
            var place = e.place();
            if (place == null) {
                throw LauncherException.usage(
                        String.valueOf(e.getMessage()),
                        e.hints().isEmpty() ? null : e.hints().getFirst());
            }
            throw new ForeignFailure(new ErrorReport(e.text(), shown(place), List.of()), e);
        }
    }

    /** A game as a script. */
    static Source source(Path file, Imported game) {
        return Source.newBuilder(Scripts.LANGUAGE, game.text(), file + ".senet").buildLiteral();
    }

    /** Imports a game of a file. */
    static Imported read(Path file, @Nullable String variant) throws IOException {
        return read(file, text -> Importers.read(text, variant));
    }

    /** Whether a file holds rules that were written for another system; most questions are answered without an importer. */
    static boolean isForeign(Path file) {
        return !file.toString().endsWith(".senet") && Importers.isForeign(file);
    }

    /** A place as reports show it. */
    static ErrorReport.Place shown(Place place) {
        return ErrorReport.Place.in(
                place.source().file(),
                place.source().text(),
                place.line(),
                place.column(),
                Math.max(1, place.length()));
    }
}
