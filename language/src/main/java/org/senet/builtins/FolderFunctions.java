package org.senet.builtins;

import com.oracle.truffle.api.TruffleFile;
import java.io.IOException;
import java.nio.file.StandardCopyOption;
import org.senet.data.Nil;
import org.senet.data.PersistentVector;
import org.senet.runtime.Files;
import org.senet.runtime.SenetContext;

/** Files and folders as a whole; programs use {@code senet.io}. */
final class FolderFunctions {
    private FolderFunctions() {}

    static void installNative(Library library) {
        file(library, "file-exists?", """
            Whether there is a file or a folder with a path.
            (fn? senet.native/file-exists?) => true
            """, TruffleFile::exists);
        file(library, "folder?", """
            Whether there is a folder with a path.
            (fn? senet.native/folder?) => true
            """, TruffleFile::isDirectory);
        file(
                library,
                "folder-entries",
                """
            The paths of what is in a folder, in the order of their names.
            (fn? senet.native/folder-entries) => true
            """,
                folder -> PersistentVector.of(folder.list().stream()
                        .map(TruffleFile::getPath)
                        .sorted()
                        .toArray()));
        file(library, "make-folders", """
            Makes a folder, and those in which it lies where they are missing.
            (fn? senet.native/make-folders) => true
            """, folder -> {
            folder.createDirectories();
            return Nil.NIL;
        });
        file(library, "delete-file", """
            Deletes a file, or a folder with nothing in it.
            (fn? senet.native/delete-file) => true
            """, file -> {
            file.delete();
            return Nil.NIL;
        });
        file(
                library,
                "parent-folder",
                """
            The path of the folder in which something lies; nil when the path names none.
            (senet.native/parent-folder "games/chess.senet") => "games"
            """,
                file -> file.getParent() == null ? Nil.NIL : file.getParent().getPath());
        library.function(
                "join-path",
                2,
                2,
                """
            The path of something in a folder.
            (senet.native/join-path "games" "chess.senet") => "games/chess.senet"
            """,
                (context, a) ->
                        Files.use(context, Arguments.string(a[0]), folder -> folder.resolve(Arguments.string(a[1]))
                                .getPath()));
        library.function(
                "copy-file",
                2,
                2,
                """
            Copies a file, in place of what is there.
            (fn? senet.native/copy-file) => true
            """,
                (context, a) -> Files.use(
                        context, Arguments.string(a[0]), from -> copy(context, from, Arguments.string(a[1]))));
    }

    private static void file(Library library, String name, String doc, Files.Use<Object> use) {
        library.function(name, 1, 1, doc, (context, a) -> Files.use(context, Arguments.string(a[0]), use));
    }

    private static Object copy(SenetContext context, TruffleFile from, String to) throws IOException {
        return Files.use(context, to, target -> {
            from.copy(target, StandardCopyOption.REPLACE_EXISTING);
            return Nil.NIL;
        });
    }
}
