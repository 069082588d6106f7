package org.senet.launcher;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.Objects;

/** What keeps a file from being read or written, in words: the exceptions of Java mostly have only its name as a message. */
final class FileProblem {
    private FileProblem() {}

    /** A sentence that names the file, if it is known. */
    static String text(IOException problem) {
        return problem instanceof FileSystemException e && e.getFile() != null
                ? "`" + e.getFile() + "`: " + reason(problem)
                : reason(problem);
    }

    /** The reason without the name of the file. */
    static String reason(IOException problem) {
        return switch (problem) {
            case NoSuchFileException e -> "no such file or folder";
            case AccessDeniedException e -> "permission denied";
            case FileAlreadyExistsException e -> "there is a file of that name";
            case NotDirectoryException e -> "not a folder";
            case FileSystemException e when e.getReason() != null -> e.getReason();
            default ->
                Objects.requireNonNullElse(
                        problem.getMessage(), problem.getClass().getSimpleName());
        };
    }
}
