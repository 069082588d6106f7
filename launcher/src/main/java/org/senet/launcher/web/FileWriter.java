package org.senet.launcher.web;

import java.io.IOException;
import java.nio.file.Path;

/** Writes a whole file in one step. */
@FunctionalInterface
public interface FileWriter {
    /** Writes a text into a file, which is new or takes the place of an old one. */
    void write(Path file, String text) throws IOException;
}
