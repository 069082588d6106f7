package org.senet.launcher.web;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;

/** Those who look at a game, and are told at once what happens in it: server-sent events. Thread-safe. */
final class Streams {
    private static final int MOST_WAITING = 50;
    private static final int ALIVE_SECONDS = 15;

    private final List<BlockingQueue<String>> watchers = new CopyOnWriteArrayList<>();

    /** Whether somebody looks at the game. */
    boolean areWatched() {
        return !watchers.isEmpty();
    }

    /** Tells everybody; who is too slow misses it, and asks for the state with the next one. */
    void send(String kind, String json) {
        var event = "event: " + kind + "\ndata: " + json.replace("\n", " ") + "\n\n";
        watchers.forEach(queue -> queue.offer(event));
    }

    /** Writes events until the other side is gone. */
    void watch(OutputStream out) throws IOException {
        var queue = new ArrayBlockingQueue<String>(MOST_WAITING);
        watchers.add(queue);
        try {
            write(out, ": here\n\n");
            while (true) {
                var event = queue.poll(ALIVE_SECONDS, TimeUnit.SECONDS);
                write(out, event == null ? ": alive\n\n" : event);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            watchers.remove(queue);
        }
    }

    private static void write(OutputStream out, String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
        out.flush();
    }
}
