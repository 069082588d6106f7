package org.senet.runtime;

import com.oracle.truffle.api.TruffleFile;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import org.jspecify.annotations.Nullable;

/** The files that programs use, as far as the embedder allows. */
public final class Files {
    private Files() {}

    /** What is done with a file. */
    @FunctionalInterface
    public interface Use<T> {
        /** Does it. */
        T with(TruffleFile file) throws IOException;
    }

    /**
     * Uses a file.
     *
     * @param path the path, which counts from the folder in which the program was started
     * @throws UncheckedIOException when that fails or is not allowed; the message is for users
     */
    public static <T> T use(SenetContext context, String path, Use<T> use) {
        try {
            return use.with(context.env().getPublicTruffleFile(path));
        } catch (NoSuchFileException e) {
            throw notFound(missing(context, path), e);
        } catch (AccessDeniedException e) {
            throw notFound("there is no permission to use the file `" + path + "` in this way", e);
        } catch (FileSystemException e) {
            throw failure("the file `" + path + "` cannot be used: " + e.getReason(), e);
        } catch (IOException e) {
            throw failure("the file `" + path + "` cannot be used: " + e.getMessage(), e);
        } catch (SecurityException | UnsupportedOperationException e) {
            throw failure("the file `" + path + "` may not be used here", e);
        } catch (IllegalArgumentException e) {
            throw failure("`" + path + "` is not the path of a file", e);
        }
    }

    /** What is missing, the file or already its folder. */
    private static String missing(SenetContext context, String path) {
        var folder = context.env().getPublicTruffleFile(path).getAbsoluteFile().getParent();
        return folder == null || folder.exists()
                ? "there is no file `" + path + "`"
                : "there is no folder `" + folder.getPath() + "`";
    }

    /** A failure of the kind that Java has for files that cannot be opened. */
    private static UncheckedIOException notFound(String message, Exception cause) {
        var failure = new FileNotFoundException(message);
        failure.initCause(cause);
        return new UncheckedIOException(failure);
    }

    private static UncheckedIOException failure(String message, @Nullable Exception cause) {
        return new UncheckedIOException(new IOException(message, cause));
    }
}
