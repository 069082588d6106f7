package org.senet.launcher.web;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/** Looks a few times a second whether scripts of open games have changed, and has these reloaded. */
final class ScriptWatch {
    private static final long PERIOD_MILLIS = 300;

    private final Rooms rooms;
    private final Consumer<Room> reloaded;
    private final Set<Room> reloading = ConcurrentHashMap.newKeySet();
    private final Thread thread = new Thread(this::run, "script watch");

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

    /** A script that takes long, or comes to no end, keeps only its own game waiting. */
    private void look() {
        for (var room : rooms.open()) {
            if (!reloading.contains(room) && room.scriptHasChanged()) {
                reloading.add(room);
                Thread.ofVirtual().start(() -> reload(room));
            }
        }
    }

    private void reload(Room room) {
        try {
            if (room.reload()) {
                reloaded.accept(room);
            }
        } finally {
            reloading.remove(room);
        }
    }
}
