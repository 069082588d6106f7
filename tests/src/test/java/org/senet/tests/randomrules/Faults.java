package org.senet.tests.randomrules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes down what was found, where a build leaves what it makes: a script, the position, and both lists. */
final class Faults {
    private final Path folder;

    Faults(Path folder) {
        this.folder = folder;
    }

    /** The faults of this run of the tests. */
    static Faults ofBuild() {
        return new Faults(Path.of(System.getProperty("senet.random.faults", "target/random-rules")));
    }

    /** Writes a file for a seed, and returns what stands in it. */
    String write(long seed, Shrinker.Shrunk shrunk) {
        var text = ";; Seed " + seed + ", " + shrunk.tried() + " smaller scripts tried.\n" + shrunk.script()
                + shrunk.difference().toString().replaceAll("(?m)^", ";; ") + "\n";
        try {
            Files.createDirectories(folder);
            Files.writeString(folder.resolve("seed-" + seed + ".senet"), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text;
    }
}
