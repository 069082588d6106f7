package org.senet.launcher;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Does a command again at each change of its scripts, until somebody ends the process. What counts as their change is one of any script in
 * their folders, because scripts include others.
 */
final class Watch {
    /** The option of commands that can be done again. */
    static final Option OPTION =
            Option.flag("--watch", "do it again at each change of the script or one beside it; Ctrl-C ends");

    private static final String SCRIPT = ".senet";
    private static final long PERIOD_MILLIS = 250;

    private final Set<Path> files = new LinkedHashSet<>();
    private final Set<Path> folders = new LinkedHashSet<>();

    /** Waits until it is time to look again; false when there is nothing more to look for. */
    @FunctionalInterface
    interface Clock {
        boolean tick() throws InterruptedException;
    }

    /** The clock of a process that somebody ends by Ctrl-C. */
    static final Clock FOREVER = () -> {
        Thread.sleep(PERIOD_MILLIS);
        return true;
    };

    /**
     * What is done at each change.
     *
     * @throws LauncherException and what else commands throw
     */
    @FunctionalInterface
    interface Work {
        int run() throws IOException;
    }

    /**
     * Watches what a command line names.
     *
     * @param parameters names of games, scripts and folders
     */
    Watch(Collection<String> parameters) throws IOException {
        for (var parameter : parameters) {
            if (parameter.equals("-")) {
                throw LauncherException.usage("`--watch` needs a file, and `-` is none");
            }
            var path = Path.of(parameter);
            if (Files.isDirectory(path)) {
                folders.add(path);
                continue;
            }
            var file = Files.isRegularFile(path)
                    ? path
                    : GameLibrary.bundled().find(parameter).file();
            if (file.getFileSystem() != FileSystems.getDefault()) {
                throw LauncherException.usage("`" + parameter + "` is no file that could change");
            }
            files.add(file.toAbsolutePath());
        }
    }

    /** The names of the commands' parameters that may change: all of those that take many, else the first. */
    static List<String> watched(Arguments arguments) {
        var rest = arguments.syntax().rest();
        boolean many = rest != null && rest.endsWith(Syntax.MORE);
        return many ? arguments.rest() : List.of(arguments.parameter(0));
    }

    /**
     * Does the work, and again at each change, until the clock stops. What makes no sense at first is not done again.
     *
     * @param waiting is told before it waits for a change
     * @return what the work has returned last
     */
    int loop(Work work, Clock clock, Runnable waiting) throws IOException {
        var before = contents();
        int code = work.run();
        if (code == LauncherException.BAD_USAGE) {
            return code;
        }
        try {
            waiting.run();
            while (clock.tick()) {
                var now = contents();
                // A file that is being replaced may be missing for a moment.
                if (!now.equals(before) && now.keySet().containsAll(files)) {
                    before = now;
                    code = work.run();
                    waiting.run();
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return code;
    }

    /** What the scripts hold, by hashes. */
    private Map<Path, Integer> contents() throws IOException {
        var contents = new TreeMap<Path, Integer>();
        for (var file : files) {
            add(contents, file);
            try (var beside = Files.list(file.getParent())) {
                addScripts(contents, beside);
            }
        }
        for (var folder : folders) {
            try (var below = Files.walk(folder)) {
                addScripts(contents, below);
            }
        }
        return contents;
    }

    private static void addScripts(Map<Path, Integer> contents, Stream<Path> paths) {
        paths.filter(path -> path.toString().endsWith(SCRIPT)).forEach(path -> add(contents, path));
    }

    /** A file that cannot be read now has no content. */
    private static void add(Map<Path, Integer> contents, Path file) {
        try {
            contents.put(file, Arrays.hashCode(Files.readAllBytes(file)));
        } catch (IOException e) {
            // Whoever replaces a file takes it away for a moment.
            contents.remove(file);
        }
    }
}
