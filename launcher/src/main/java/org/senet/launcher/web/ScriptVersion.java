package org.senet.launcher.web;

import java.nio.file.Path;

/** What tells one state of a script's file from the next. */
record ScriptVersion(long modified, long length) {
    /** The present state of a file. */
    static ScriptVersion of(Path file) {
        return new ScriptVersion(file.toFile().lastModified(), file.toFile().length());
    }

    /** Whether there is a file; one that is being replaced may be missing for a moment. */
    boolean isThere() {
        return modified > 0;
    }
}
