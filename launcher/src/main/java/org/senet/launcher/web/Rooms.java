package org.senet.launcher.web;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.SandboxPolicy;
import org.jspecify.annotations.Nullable;

/** The games that are being played, each kept in a file of its own, which is written after each move. Thread-safe. */
final class Rooms {
    private static final String SUFFIX = ".json";
    private static final int MOST_OPEN = 64;
    private static final int MOST_LISTED = 50;
    private static final SecureRandom RANDOM = new SecureRandom();

    private final Library library;
    private final Path folder;
    private final FileWriter writer;
    /** One for all, and for as long as the process: its code is shared. */
    private final Engine engine = Engine.newBuilder("senet")
            .sandbox(SandboxPolicy.CONSTRAINED)
            .out(OutputStream.nullOutputStream())
            .err(OutputStream.nullOutputStream())
            .build();

    private final Map<String, Room> open = new ConcurrentHashMap<>();
    private final Consumer<Room> opened;

    /** @param opened is told of each room that is opened, new or kept */
    Rooms(Library library, Path folder, FileWriter writer, Consumer<Room> opened) {
        this.opened = opened;
        this.library = library;
        this.folder = folder;
        this.writer = writer;
    }

    /** A text that nobody can guess. */
    static String secret() {
        var bytes = new byte[16];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** The rooms that somebody has asked for since the start. */
    List<Room> open() {
        return List.copyOf(open.values());
    }

    /** Ends all games; they are kept. */
    void close() {
        open.values().forEach(Room::close);
    }

    /** Begins a game. */
    Room create(String name, @Nullable String startText) throws IOException {
        var script = library.find(name).orElseThrow(() -> new Refusal(404, "there is no game `" + name + "`"));
        var room = room(secret(), name, script, startText, new MoveTree(), Map.of());
        // What cannot be loaded is not kept.
        try {
            room.use(loaded -> room.position(0));
        } catch (RuntimeException e) {
            room.close();
            throw e;
        }
        save(room);
        add(room);
        return room;
    }

    /** Opens a room, in place of the one that nobody has looked at for the longest time when there are too many. */
    private synchronized void add(Room room) {
        if (open.size() >= MOST_OPEN) {
            var idle = open.values().stream()
                    .filter(other -> !other.streams().areWatched())
                    .min(Comparator.comparingLong(Room::lastUse))
                    .orElseThrow(() -> {
                        room.close();
                        return new Refusal(503, "no more than " + MOST_OPEN + " games are played at a time");
                    });
            open.remove(idle.id());
            idle.close();
        }
        open.put(room.id(), room);
        opened.accept(room);
    }

    private Room room(
            String id,
            String name,
            Library.Script script,
            @Nullable String startText,
            MoveTree tree,
            Map<String, String> seats) {
        var made = new Room[1];
        made[0] = new Room(id, name, script, startText, tree, seats, engine, () -> save(made[0]));
        return made[0];
    }

    /** A game by its identifier, perhaps one that was played before the server was started. */
    synchronized Room find(String id) throws IOException {
        var known = open.get(id);
        if (known != null) {
            return known;
        }
        var file = folder.resolve(id + SUFFIX);
        if (!id.matches("[A-Za-z0-9_-]{22}") || !Files.isRegularFile(file)) {
            throw new Refusal(404, "there is no such game");
        }
        var room = read(id, Files.readString(file));
        add(room);
        return room;
    }

    private Room read(String id, String text) throws IOException {
        JsonObject json;
        try {
            json = JsonParser.parseString(text).getAsJsonObject();
            var name = json.get("game").getAsString();
            var script = library.find(name)
                    .orElseThrow(() -> new Refusal(404, "the game `" + name + "` is not served any more"));
            var start = json.has("position") ? json.get("position").getAsString() : null;
            var seats = new HashMap<String, String>();
            json.getAsJsonObject("seats").asMap().forEach((player, level) -> seats.put(player, level.getAsString()));
            var tree = MoveTree.of(
                    json.getAsJsonArray("moves"), json.get("current").getAsInt());
            return room(id, name, script, start, tree, seats);
        } catch (IllegalStateException | IllegalArgumentException | NullPointerException | JsonParseException e) {
            throw new Refusal(422, "the file of this game is damaged: " + folder.resolve(id + SUFFIX));
        }
    }

    private void save(Room room) {
        var json = new JsonObject();
        json.addProperty("game", room.name());
        if (room.startText() != null) {
            json.addProperty("position", room.startText());
        }
        json.addProperty("current", room.tree().current());
        var seats = new JsonObject();
        room.seats().forEach(seats::addProperty);
        json.add("seats", seats);
        json.add("moves", room.tree().json());
        try {
            Files.createDirectories(folder);
            writer.write(folder.resolve(room.id() + SUFFIX), json + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Adds the games that were kept, the last ones that were played first: {@code saved} with identifier, name and number of moves of
     * those that are listed, and {@code more}, how many others there are.
     */
    void addSaved(JsonObject answer) throws IOException {
        var array = new JsonArray();
        answer.add("saved", array);
        answer.addProperty("more", 0);
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (var files = Files.list(folder)) {
            var sorted = files.filter(f -> f.toString().endsWith(SUFFIX))
                    .sorted((a, b) ->
                            Long.compare(b.toFile().lastModified(), a.toFile().lastModified()))
                    .toList();
            answer.addProperty("more", Math.max(0, sorted.size() - MOST_LISTED));
            for (var file : sorted.subList(0, Math.min(MOST_LISTED, sorted.size()))) {
                try {
                    var json = JsonParser.parseString(Files.readString(file)).getAsJsonObject();
                    var entry = new JsonObject();
                    var name = String.valueOf(file.getFileName());
                    entry.addProperty("id", name.substring(0, name.length() - SUFFIX.length()));
                    entry.add("game", json.get("game"));
                    entry.addProperty("moves", json.getAsJsonArray("moves").size());
                    array.add(entry);
                } catch (RuntimeException e) {
                    // A damaged file costs only its own game, which says so when it is asked for.
                    continue;
                }
            }
        }
    }
}
