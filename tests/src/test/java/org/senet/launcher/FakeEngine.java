package org.senet.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

/** Programs that speak a protocol in a way of their own: shell scripts, which answer each line that they are told. */
final class FakeEngine {
    private FakeEngine() {}

    /**
     * Writes a program, which ends when it is told to quit.
     *
     * @param answers what it does for lines of some kinds, as branches of {@code case $line}
     * @return the file
     */
    static Path write(Path file, String answers) throws IOException {
        return write(file, ":", answers);
    }

    /**
     * The same for a program that does something for each line.
     *
     * @param first a command that runs before the line is answered
     */
    static Path write(Path file, String first, String answers) throws IOException {
        Files.writeString(file, """
                #!/bin/sh
                while read -r line; do
                  %s
                  case $line in
                    quit) exit 0;;
                %s
                  esac
                done
                """.formatted(first, answers));
        return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwx------"));
    }
}
