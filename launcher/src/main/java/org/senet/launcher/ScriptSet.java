package org.senet.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The scripts that the words of a command line stand for. */
final class ScriptSet {
    private static final String SUFFIX = ".senet";

    private ScriptSet() {}

    /** A script's text, and the path of its file; null for standard input. */
    record Script(String text, @Nullable Path path) {}

    /**
     * The scripts, each once, in the order of the words; those of a folder in the order of their names.
     *
     * @throws LauncherException when a word stands for nothing
     */
    static List<Script> of(List<String> words, Terminal terminal) throws IOException {
        var paths = new LinkedHashSet<Path>();
        var scripts = new ArrayList<Script>();
        for (var word : words) {
            if (word.equals("-")) {
                scripts.add(new Script(Scripts.read(terminal).getCharacters().toString(), null));
            } else {
                add(word, paths);
            }
        }
        for (var path : paths) {
            scripts.add(new Script(Scripts.read(path).getCharacters().toString(), path));
        }
        return scripts;
    }

    private static void add(String word, LinkedHashSet<Path> paths) throws IOException {
        var path = Path.of(word);
        if (!Files.isDirectory(path)) {
            paths.add(GameLibrary.bundled().find(word).file());
            return;
        }
        paths.addAll(inFolder(path));
    }

    /**
     * The scripts in a folder and in the folders in it, in the order of their names.
     *
     * @throws LauncherException when there is none
     */
    static List<Path> inFolder(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            var scripts = files.filter(file -> file.toString().endsWith(SUFFIX) && Files.isRegularFile(file))
                    .sorted()
                    .toList();
            if (scripts.isEmpty()) {
                throw LauncherException.usage(
                        "there is no script in the folder `" + folder + "`", "their names end in " + SUFFIX);
            }
            return scripts;
        }
    }
}
