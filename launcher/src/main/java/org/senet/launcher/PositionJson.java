package org.senet.launcher;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.senet.api.Game;
import org.senet.api.Piece;
import org.senet.api.Position;

/** Writes a position as JSON, with its board. */
final class PositionJson {
    private final JsonWriter json;

    PositionJson(JsonWriter json) {
        this.json = json;
    }

    void write(Position position) throws IOException {
        json.beginObject();
        json.name("game").value(position.game().name());
        texts("players", position.game().players());
        json.name("position").value(position.fen());
        json.name("player").value(position.player());
        json.name("turn").value(position.turn());
        json.name("result").value(position.result());
        texts("statuses", position.statuses());
        values("attributes", position.attributes());
        json.name("reserves").beginObject();
        for (var held : position.reserves().entrySet()) {
            values(held.getKey(), Map.copyOf(held.getValue()));
        }
        json.endObject();
        json.name("pieces").beginArray();
        for (var piece : position.pieces()) {
            write(piece);
        }
        json.endArray();
        json.name("board");
        write(position.game());
        json.endObject();
    }

    private void write(Piece piece) throws IOException {
        json.beginObject();
        json.name("position").value(piece.position());
        json.name("piece").value(piece.piece());
        json.name("owner").value(piece.owner());
        values("attributes", piece.attributes());
        json.name("below").beginArray();
        for (var lower : piece.below()) {
            write(lower);
        }
        json.endArray();
        json.endObject();
    }

    private void write(Game game) throws IOException {
        json.beginObject();
        json.name("dimensions").beginArray();
        for (var labels : game.dimensions()) {
            json.beginArray();
            for (var label : labels) {
                json.value(label);
            }
            json.endArray();
        }
        json.endArray();
        squares(game);
        texts("directions", game.directions());
        steps(game);
        zones(game);
        json.endObject();
    }

    private void squares(Game game) throws IOException {
        json.name("squares").beginArray();
        for (var square : game.squares()) {
            json.beginObject();
            json.name("name").value(square.name());
            var coordinates = square.coordinates();
            if (coordinates != null) {
                json.name("coordinates").beginArray();
                for (var index : coordinates) {
                    json.value(index);
                }
                json.endArray();
            }
            json.name("inPlay").value(square.inPlay());
            json.endObject();
        }
        json.endArray();
    }

    /** By the player, since directions may mean different things to players. */
    private void steps(Game game) throws IOException {
        json.name("steps").beginObject();
        for (var player : game.players()) {
            json.name(player).beginArray();
            for (var step : game.steps(player)) {
                json.beginArray();
                json.value(step.direction()).value(step.from()).value(step.to());
                json.endArray();
            }
            json.endArray();
        }
        json.endObject();
    }

    private void zones(Game game) throws IOException {
        json.name("zones").beginArray();
        for (var zone : game.zones()) {
            json.beginObject();
            json.name("name").value(zone.name());
            json.name("player").value(zone.player());
            texts("positions", zone.positions());
            json.endObject();
        }
        json.endArray();
    }

    private void texts(String name, List<String> texts) throws IOException {
        json.name(name).beginArray();
        for (var text : texts) {
            json.value(text);
        }
        json.endArray();
    }

    /** Numbers, texts, truth values and nothing by their names. */
    void values(String name, Map<String, ? extends @Nullable Object> values) throws IOException {
        json.name(name).beginObject();
        for (var entry : values.entrySet()) {
            json.name(entry.getKey());
            switch (entry.getValue()) {
                case null -> json.nullValue();
                case Boolean truth -> json.value(truth);
                case Number number -> json.value(number);
                case Object other -> json.value(String.valueOf(other));
            }
        }
        json.endObject();
    }
}
