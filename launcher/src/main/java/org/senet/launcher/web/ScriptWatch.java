package org.senet.launcher.web;

import java.util.function.Consumer;

/** Looks a few times a second whether scripts of open games have changed, and has these reloaded. */
final class ScriptWatch {
    private static final long PERIOD_MILLIS = 300;

    private final Rooms rooms;
    private final Consumer<Room> reloaded;
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

    private void look() {
        for (var room : rooms.open()) {
            if (room.scriptHasChanged() && room.reload()) {
                reloaded.accept(room);
            }
        }
    }
}
