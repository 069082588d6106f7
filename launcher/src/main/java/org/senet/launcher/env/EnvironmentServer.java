package org.senet.launcher.env;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.stream.JsonWriter;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.graalvm.polyglot.Context;
import org.jspecify.annotations.Nullable;
import org.senet.api.Parallel;
import org.senet.api.Position;

/**
 * Plays games for a program that learns: a request is a line, a JSON object, and so is its answer. A request that makes no sense is answered
 * by an error, and changes nothing.
 */
public final class EnvironmentServer {
    /** What the client has to understand. */
    static final int VERSION = 1;
    /** So many games there may be at a time. */
    private static final int MOST = 1_000_000;
    /** Batches smaller than this are not worth threads. */
    private static final int BATCH = 8;

    private final Context context;
    private final Position start;
    private final ActionSpace actions;
    private final Planes planes;
    private final StateWriter writer;
    private final int threads;
    private final long limit;
    private final SplittableRandom seeds;
    private final List<Environment> environments = new ArrayList<>();

    /**
     * A server without games.
     *
     * @param limit after how many moves a game is broken off
     * @param seed of games that are begun without one
     */
    public EnvironmentServer(Context context, Position start, int threads, long limit, long seed) {
        this.context = context;
        this.start = start;
        this.threads = threads;
        this.limit = limit;
        actions = new ActionSpace(start.game());
        planes = new Planes(actions, start);
        writer = new StateWriter(actions, planes);
        seeds = new SplittableRandom(seed);
    }

    /** Answers until the input ends, or {@code close} is asked for. */
    public void serve(InputStream in, PrintStream out) throws IOException {
        var lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        for (var line = lines.readLine(); line != null; line = lines.readLine()) {
            if (line.isBlank()) {
                continue;
            }
            var request = parse(line);
            out.print(request == null ? error(null, "the line is no JSON object") + "\n" : answer(request) + "\n");
            out.flush();
            if (request != null && "close".equals(text(request.get("op")))) {
                return;
            }
        }
    }

    private static @Nullable JsonObject parse(String line) {
        try {
            return JsonParser.parseString(line) instanceof JsonObject object ? object : null;
        } catch (JsonParseException | StackOverflowError e) {
            return null;
        }
    }

    /** The answer to a request, on one line. */
    String answer(JsonObject request) throws IOException {
        var text = new StringWriter();
        try (var json = new JsonWriter(text)) {
            json.beginObject();
            json.name("ok").value(true);
            id(json, request.get("id"));
            answer(json, request);
            json.endObject();
        } catch (RequestException e) {
            return error(request.get("id"), String.valueOf(e.getMessage()));
        }
        return text.toString();
    }

    private static String error(@Nullable JsonElement id, String message) throws IOException {
        var text = new StringWriter();
        try (var json = new JsonWriter(text)) {
            json.beginObject();
            json.name("ok").value(false);
            id(json, id);
            json.name("error").value(message);
            json.endObject();
        }
        return text.toString();
    }

    private static void id(JsonWriter json, @Nullable JsonElement id) throws IOException {
        if (id != null) {
            json.name("id").jsonValue(id.toString());
        }
    }

    private void answer(JsonWriter json, JsonObject request) throws IOException {
        var op = text(request.get("op"));
        switch (op == null ? "" : op) {
            case "spec" -> writer.spec(json, start);
            case "reset" -> reset(json, request);
            case "step" -> step(json, request);
            case "observe" -> each(json, "observations", chosen(request), writer::observation);
            case "legal" -> each(json, "legal", chosen(request), StateWriter::legal);
            case "text" -> each(json, "texts", chosen(request), writer::text);
            case "close" -> {}
            default ->
                throw new RequestException("`op` must be spec, reset, step, observe, legal, text or close"
                        + (op == null ? "" : ", not `" + op + "`"));
        }
    }

    private void reset(JsonWriter json, JsonObject request) throws IOException {
        boolean seeded = request.has("seed");
        long seed = seeded ? Requests.whole(request, "seed", Long.MIN_VALUE, Long.MAX_VALUE) : 0;
        if (request.has("count") && request.has("envs")) {
            throw new RequestException(
                    "`reset` takes `count`, to begin so many games, or `envs`, to begin some of them anew, not both");
        }
        if (request.has("count")) {
            int count = (int) Requests.whole(request, "count", 1, MOST);
            while (environments.size() > count) {
                environments.removeLast();
            }
            while (environments.size() < count) {
                environments.add(new Environment(actions, start, limit));
            }
        } else if (environments.isEmpty()) {
            environments.add(new Environment(actions, start, limit));
        }
        var numbers = request.has("count") ? all() : chosen(request);
        var drawn = new long[environments.size()];
        for (int number : numbers) {
            drawn[number] = seeded ? new SplittableRandom(seed + number).nextLong() : seeds.nextLong();
        }
        work(numbers, number -> environments.get(number).reset(drawn[number]));
        states(json, numbers, request);
    }

    private void step(JsonWriter json, JsonObject request) throws IOException {
        var numbers = chosen(request);
        var wanted = Requests.list(request, "actions", -1, actions.size() - 1L);
        if (wanted.size() != numbers.size()) {
            throw new RequestException("`actions` must have as many elements as there are games: " + numbers.size()
                    + ", not " + wanted.size());
        }
        var chosen = new int[environments.size()];
        for (int i = 0; i < numbers.size(); i++) {
            int number = numbers.get(i);
            chosen[number] = wanted.get(i);
            try {
                if (chosen[number] >= 0) {
                    environments.get(number).require(chosen[number]);
                }
            } catch (RequestException e) {
                throw new RequestException("game " + number + ": " + e.getMessage());
            }
        }
        var moving = numbers.stream().filter(number -> chosen[number] >= 0).toList();
        numbers.forEach(number -> environments.get(number).forgetMoves());
        work(moving, number -> environments.get(number).step(chosen[number]));
        states(json, numbers, request);
    }

    /** Does something with games, several at a time if that is wanted. */
    private void work(List<Integer> numbers, Consumer<Integer> job) {
        if (threads == 1 || numbers.size() < BATCH) {
            numbers.forEach(job);
            return;
        }
        Parallel.map(context, threads, numbers, number -> {
            job.accept(number);
            return true;
        });
    }

    private void states(JsonWriter json, List<Integer> numbers, JsonObject request) throws IOException {
        boolean observes = Requests.flag(request, "observe");
        json.name("states").beginArray();
        for (int number : numbers) {
            writer.state(json, number, environments.get(number), observes);
        }
        json.endArray();
    }

    private void each(JsonWriter json, String name, List<Integer> numbers, StateWriter.Part part) throws IOException {
        json.name(name).beginArray();
        for (int number : numbers) {
            part.write(json, environments.get(number));
        }
        json.endArray();
    }

    private List<Integer> all() {
        var all = new ArrayList<Integer>();
        for (int i = 0; i < environments.size(); i++) {
            all.add(i);
        }
        return all;
    }

    /** The games of which a request speaks: those of {@code envs}, or all. */
    private List<Integer> chosen(JsonObject request) {
        if (!request.has("envs")) {
            return all();
        }
        var numbers = Requests.list(request, "envs", 0, environments.size() - 1L);
        if (numbers.stream().distinct().count() < numbers.size()) {
            throw new RequestException("`envs` names a game twice");
        }
        return numbers;
    }

    private static @Nullable String text(@Nullable JsonElement element) {
        return element != null && element.isJsonPrimitive() ? element.getAsString() : null;
    }
}
