package org.senet.launcher.web;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/** Looks a few times a second whether scripts of open games have changed, and has these reloaded. */
final class ScriptWatch {
    private static final long PERIOD_MILLIS = 300;

    private final Rooms rooms;
    private final Consumer<Room> reloaded;
    private final Map<Path, Version> versions = new HashMap<>();
    private final Thread thread = new Thread(this::run, "script watch");

    /** A change of one of these is a change of the file. */
    private record Version(long modified, long length) {
        static Version of(Path file) {
            return new Version(file.toFile().lastModified(), file.toFile().length());
        }
    }

    /** @param reloaded is told of each room whose script has changed and is right */
    ScriptWatch(Rooms rooms, Consumer<Room> reloaded) {
        this.rooms = rooms;
        this.reloaded = reloaded;
        thread.setDaemon(true);
    }

    void start() {
        thread.start();
    }

    void stop() {
        thread.interrupt();
    }

    private void run() {
        try {
            while (true) {
                Thread.sleep(PERIOD_MILLIS);
                look();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void look() {
        var changed = new HashMap<Path, Version>();
        for (var room : rooms.open()) {
            room.script().file().ifPresent(file -> {
                var now = Version.of(file);
                var before = versions.get(file);
                // A file that is being replaced may be missing for a moment.
                if (now.modified > 0 && !now.equals(before)) {
                    changed.put(file, now);
                    if (before != null && room.reload()) {
                        reloaded.accept(room);
                    }
                }
            });
        }
        versions.putAll(changed);
    }
}
