package org.senet.launcher.env;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.List;
import org.senet.api.Position;

/** Writes games as JSON. */
final class StateWriter {
    private final ActionSpace actions;
    private final Planes planes;

    /** Writes something about a game. */
    @FunctionalInterface
    interface Part {
        void write(JsonWriter json, Environment environment) throws IOException;
    }

    StateWriter(ActionSpace actions, Planes planes) {
        this.actions = actions;
        this.planes = planes;
    }

    /** What does not change while games are played. */
    void spec(JsonWriter json, Position start) throws IOException {
        json.name("version").value(EnvironmentServer.VERSION);
        json.name("game").value(start.game().name());
        texts(json.name("players"), start.game().players());
        texts(json.name("actions"), actions.names());
        json.name("squares").value(actions.squares());
        texts(json.name("planes"), planes.planes());
        json.name("height").value(planes.height());
        json.name("width").value(planes.width());
        json.name("cells").beginArray();
        for (var name : actions.names().subList(0, actions.squares())) {
            json.value(planes.cells().get(name));
        }
        json.endArray();
        texts(json.name("globals"), planes.globals());
    }

    /**
     * The state of a game.
     *
     * @param observes whether its observation is wanted as well
     */
    void state(JsonWriter json, int number, Environment environment, boolean observes) throws IOException {
        var position = environment.position();
        json.beginObject();
        json.name("env").value(number);
        json.name("player")
                .value(environment.over() ? -1 : environment.players().indexOf(position.player()));
        legal(json.name("legal"), environment);
        json.name("over").value(environment.over());
        json.name("truncated").value(environment.truncated());
        numbers(json.name("rewards"), environment.rewards());
        texts(json.name("moves"), environment.moves());
        json.name("made").value(environment.made());
        if (environment.over()) {
            json.name("result").value(position.result());
            json.name("scores").beginArray();
            var scores = position.scores();
            for (var player : environment.players()) {
                if (!scores.isEmpty()) {
                    json.value(scores.get(player));
                }
            }
            json.endArray();
        }
        if (observes) {
            observation(json.name("observation"), environment);
        }
        json.endObject();
    }

    /** The legal actions of a game. */
    static void legal(JsonWriter json, Environment environment) throws IOException {
        numbers(json, environment.legal());
    }

    /** A game as numbers. */
    void observation(JsonWriter json, Environment environment) throws IOException {
        json.beginObject();
        numbers(json.name("board"), planes.board(environment));
        numbers(json.name("globals"), planes.globals(environment));
        json.endObject();
    }

    /** A game for people. */
    void text(JsonWriter json, Environment environment) throws IOException {
        var position = environment.position();
        json.beginObject();
        json.name("text").value(position.text());
        json.name("position").value(position.fen());
        json.name("selected").beginArray();
        for (int action : environment.selected()) {
            json.value(actions.names().get(action));
        }
        json.endArray();
        json.name("legal").beginArray();
        for (int action : environment.legal()) {
            json.value(name(environment, action));
        }
        json.endArray();
        json.name("result").value(position.result());
        json.endObject();
    }

    /** A choice among few moves is called by the move. */
    private String name(Environment environment, int action) {
        var choices = environment.choices();
        return choices.isEmpty() || choices.size() > ActionSpace.CHOICES
                ? actions.names().get(action)
                : choices.get(action - actions.choice(0)).notation();
    }

    private static void numbers(JsonWriter json, List<? extends Number> numbers) throws IOException {
        json.beginArray();
        for (var number : numbers) {
            json.value(number);
        }
        json.endArray();
    }

    private static void texts(JsonWriter json, List<String> texts) throws IOException {
        json.beginArray();
        for (var text : texts) {
            json.value(text);
        }
        json.endArray();
    }
}
