package org.senet.launcher.web;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.util.List;
import org.senet.api.Games;
import org.senet.api.Move;
import org.senet.api.Position;

/** What can be asked of the games: to look, to play, to go back and forth, to let the computer play, and why not. */
final class GameRequests {
    private static final int LONGEST_TEXT = 20_000;

    private final Library library;
    private final Rooms rooms;
    private final Opponent opponent;

    GameRequests(Library library, Rooms rooms, Opponent opponent) {
        this.library = library;
        this.rooms = rooms;
        this.opponent = opponent;
    }

    Room room(String id) throws IOException {
        return rooms.find(id);
    }

    /** Begins a game and returns its identifier. */
    String begin(String name) throws IOException {
        return rooms.create(name, null).id();
    }

    JsonElement get(List<String> parts) throws IOException {
        if (parts.equals(List.of("library"))) {
            var json = new JsonObject();
            json.add("games", GameServer.texts(library.names()));
            rooms.addSaved(json);
            return json;
        }
        if (parts.size() == 3
                && parts.getFirst().equals("games")
                && parts.get(2).equals("record")) {
            var room = rooms.find(parts.get(1));
            return room.use(loaded -> record(room));
        }
        throw new Refusal(404, "there is nothing here");
    }

    /** The moves of the game as a record that {@code senet replay} reads. */
    private static JsonObject record(Room room) {
        var json = new JsonObject();
        json.addProperty("game", room.name());
        var headers = new JsonObject();
        if (room.startText() != null) {
            headers.addProperty("FEN", room.startText());
        }
        json.add("headers", headers);
        var moves = new JsonArray();
        room.tree().line().stream()
                .map(node -> room.tree().node(node).move())
                .filter(move -> !move.equals(Clicks.CLAIM))
                .forEach(moves::add);
        json.add("moves", moves);
        return json;
    }

    JsonElement post(List<String> parts, JsonObject request) throws IOException {
        if (parts.equals(List.of("games"))) {
            var room = rooms.create(text(request, "game"), request.has("position") ? text(request, "position") : null);
            var json = new JsonObject();
            json.addProperty("id", room.id());
            return json;
        }
        if (parts.size() != 3 || !parts.getFirst().equals("games")) {
            throw new Refusal(404, "there is nothing here");
        }
        var room = rooms.find(parts.get(1));
        return switch (parts.get(2)) {
            case "look" -> room.use(loaded -> new Look(room, loaded).answer(request));
            case "play" -> changed(room, request, loaded -> play(room, request));
            case "claim" ->
                changed(room, request, loaded -> {
                    room.claim();
                    return ok();
                });
            case "goto" ->
                changed(room, request, loaded -> {
                    int before = room.tree().current();
                    room.tree().go(number(request, "node"));
                    try {
                        room.position(room.tree().current());
                    } catch (Refusal e) {
                        room.tree().go(before);
                        throw e;
                    }
                    return ok();
                });
            case "seat" -> changed(room, request, loaded -> seat(room, request, loaded));
            case "load" -> changed(room, request, loaded -> load(room, request));
            case "why" -> room.use(loaded -> why(room, request));
            case "stop" -> {
                room.interrupt();
                yield ok();
            }
            default -> throw new Refusal(404, "there is nothing here");
        };
    }

    private JsonElement changed(Room room, JsonObject request, Room.Work<JsonElement> work) {
        var answer = room.change(number(request, "rev"), work);
        opponent.wake(room);
        return answer;
    }

    private static JsonElement play(Room room, JsonObject request) {
        var position = room.position(room.tree().current());
        room.tree()
                .play((request.has("move") ? typed(position, text(request, "move")) : clicked(position, request))
                        .notation());
        return ok();
    }

    private static Move clicked(Position position, JsonObject request) {
        var list = Clicks.follow(position, Room.texts(request, "path")).list();
        if (list.done() || list.moves().size() == 1) {
            return list.moves().getFirst();
        }
        throw new Refusal(409, "the move is not complete");
    }

    private static Move typed(Position position, String text) {
        var meanings = position.meanings(text);
        if (meanings.size() == 1) {
            return meanings.getFirst();
        }
        if (meanings.isEmpty()) {
            throw new Refusal(409, "`" + text + "` is not legal: " + explained(position, text));
        }
        throw new Refusal(
                409,
                "`" + text + "` may mean several moves: "
                        + String.join(
                                ", ",
                                meanings.stream().limit(8).map(Move::notation).toList()));
    }

    private static String explained(Position position, String text) {
        return Games.value(position)
                .invokeMember("explain", text, false)
                .getMember("text")
                .asString();
    }

    private static JsonElement why(Room room, JsonObject request) {
        var json = new JsonObject();
        json.addProperty("text", explained(room.position(room.tree().current()), text(request, "text")));
        return json;
    }

    private static JsonElement seat(Room room, JsonObject request, Room.Loaded loaded) {
        var player = text(request, "player");
        var level = text(request, "level");
        if (!loaded.game().players().contains(player)) {
            throw new Refusal(404, "there is no player `" + player + "`");
        }
        if (level.equals("human")) {
            room.seats().remove(player);
        } else if (Opponent.LEVELS.containsKey(level)) {
            room.seats().put(player, level);
        } else {
            throw new Refusal(404, "there is no level `" + level + "`");
        }
        return ok();
    }

    /** Plays the moves of a record from the start. What is legal stays, also when the next one is not. */
    private static JsonElement load(Room room, JsonObject request) {
        room.tree().go(0);
        int played = 0;
        for (var move : Room.texts(request, "moves")) {
            var position = room.position(room.tree().current());
            var meanings = position.written(move);
            if (meanings.size() != 1) {
                var json = new JsonObject();
                json.addProperty("played", played);
                json.addProperty(
                        "text",
                        "move " + (played + 1) + ", " + move + ", is "
                                + (meanings.isEmpty() ? "not legal: " + explained(position, move) : "not clear"));
                return json;
            }
            room.tree().play(meanings.getFirst().notation());
            played++;
        }
        var json = new JsonObject();
        json.addProperty("played", played);
        return json;
    }

    private static JsonObject ok() {
        return new JsonObject();
    }

    private static String text(JsonObject request, String name) {
        var value = request.get(name);
        if (value == null || !value.isJsonPrimitive()) {
            throw new Refusal(400, "`" + name + "` is missing");
        }
        var text = value.getAsString();
        if (text.length() > LONGEST_TEXT) {
            throw new Refusal(413, "`" + name + "` is too long");
        }
        return text;
    }

    private static int number(JsonObject request, String name) {
        try {
            return Integer.parseInt(text(request, name));
        } catch (NumberFormatException e) {
            throw new Refusal(400, "`" + name + "` is no number");
        }
    }
}
