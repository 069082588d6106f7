package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Source;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.senet.api.Game;
import org.senet.api.Games;
import org.senet.launcher.web.GameServer;
import org.senet.launcher.web.Library;

/** Games in the browser, as the page sees the server: whole games by clicks, and what must be refused. */
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class ServeTest {
    private static final String ROW = """
            (board (name row) (dim "a-e") (dim "1") (dir east 1 0))
            (piece (name Man)
              (move (check is-friend?) (take) (log position "-") (check east) (check is-empty?) (log position) (drop)))
            (game (name "Row") (board row) (players (White (Man a1))))
            """;

    @TempDir
    private Path folder = Path.of("");

    private final HttpClient client = HttpClient.newHttpClient();

    @SuppressWarnings("NullAway.Init")
    private GameServer server;

    @BeforeEach
    void start() throws IOException {
        server = GameServer.start(0, new TestLibrary(), folder.resolve("kept"), Files::writeString);
    }

    @AfterEach
    void stop() {
        server.close();
        client.close();
    }

    /** Bundled games by their names, and scripts of the test's folder. */
    private final class TestLibrary implements Library {
        @Override
        public List<String> names() {
            return List.of("tic-tac-toe");
        }

        @Override
        public Optional<Script> find(String name) {
            var file = folder.resolve(name);
            return Optional.of(new Script() {
                @Override
                public Optional<Path> file() {
                    return name.endsWith(".senet") ? Optional.of(file) : Optional.empty();
                }

                @Override
                public Game open(Context context) throws IOException {
                    return name.endsWith(".senet")
                            ? Games.eval(
                                    context,
                                    Source.newBuilder("senet", Files.readString(file), name)
                                            .build())
                            : Games.load(context, name);
                }
            });
        }
    }

    private HttpResponse<String> send(String address, String body) throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(URI.create(server.url() + address));
        if (!body.isEmpty()) {
            request.header("Content-Type", "application/json").POST(HttpRequest.BodyPublishers.ofString(body));
        }
        return client.send(request.build(), BodyHandlers.ofString());
    }

    private JsonObject ask(String address, String body) throws IOException, InterruptedException {
        var answer = send(address, body);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return JsonParser.parseString(answer.body()).getAsJsonObject();
    }

    private String begin(String game) throws IOException, InterruptedException {
        return "api/games/"
                + ask("api/games", "{\"game\": \"" + game + "\"}").get("id").getAsString();
    }

    private JsonObject look(String room, String... clicks) throws IOException, InterruptedException {
        return ask(room + "/look", body(0, clicks));
    }

    private static String body(long revision, String... clicks) {
        var body = new JsonObject();
        var path = new JsonArray();
        List.of(clicks).forEach(path::add);
        body.add("path", path);
        body.addProperty("rev", revision);
        return body.toString();
    }

    private void play(String room, String... clicks) throws IOException, InterruptedException {
        ask(room + "/play", body(look(room).get("rev").getAsLong(), clicks));
    }

    private static List<String> texts(JsonObject object, String member) {
        var list = new ArrayList<String>();
        object.getAsJsonArray(member).forEach(e -> list.add(e.getAsString()));
        return list;
    }

    private static JsonObject list(JsonObject look) {
        return look.getAsJsonObject("list");
    }

    private static JsonObject state(JsonObject look) {
        return look.getAsJsonObject("state");
    }

    /**
     * Makes moves by clicking what can be clicked, at random, and looks at each step that it is in the picture. With dice, others move
     * in between.
     */
    @ParameterizedTest
    @CsvSource({
        "tic-tac-toe, 9",
        "international-draughts, 40",
        "fanorona, 30",
        "shogi, 25",
        "kalah, 20",
        "senet, 12",
        "amazons, 6"
    })
    void gamesArePlayedByClicks(String game, int moves) throws IOException, InterruptedException {
        var room = begin(game);
        var random = new Random(7);
        for (int i = 0; i < moves; i++) {
            var seen = look(room);
            while (state(seen).get("chance").getAsBoolean()
                    && !state(seen).get("over").getAsBoolean()) {
                TimeUnit.MILLISECONDS.sleep(50);
                seen = look(room);
            }
            if (state(seen).get("over").getAsBoolean()) {
                break;
            }
            int before = state(seen).getAsJsonArray("line").size();
            var clicks = clicks(room, seen, random);
            ask(room + "/play", body(seen.get("rev").getAsLong(), clicks.toArray(String[]::new)));
            assertThat(state(look(room)).getAsJsonArray("line").size()).isGreaterThan(before);
        }
        var line = state(look(room)).getAsJsonArray("line").size();
        assertThat(line).isGreaterThan(Math.min(moves, 5) - 1);
        assertThat(ask(room + "/record", "").getAsJsonArray("moves")).hasSize(line);
    }

    /** Clicks until the move is complete. */
    private List<String> clicks(String room, JsonObject start, Random random) throws IOException, InterruptedException {
        var seen = start;
        var clicks = List.<String>of();
        while (!list(seen).get("done").getAsBoolean()) {
            var next = new ArrayList<>(clicks);
            var possible = texts(list(seen), "positions");
            if (!possible.isEmpty()) {
                var click = possible.get(random.nextInt(possible.size()));
                var frame = seen.getAsJsonObject("frame");
                assertThat(frame.getAsJsonObject("positions").has(click)
                                || frame.getAsJsonObject("hands").toString().contains("\"" + click + "\""))
                        .as(click)
                        .isTrue();
                next.add(click);
            } else if (list(seen).get("canPass").getAsBoolean()) {
                next.add("!pass");
            } else {
                var choices = list(seen).getAsJsonArray("choices");
                next.add("=" + choices.get(0).getAsJsonObject().get("move").getAsString());
            }
            seen = look(room, next.toArray(String[]::new));
            clicks = texts(list(seen), "path");
        }
        return clicks;
    }

    /** With one way to get there, the end of a move can be clicked first. */
    @Test
    void movesAreChosenFromEitherEnd() throws IOException, InterruptedException {
        var room = begin("chess");
        assertThat(texts(list(look(room, "e4")), "path")).containsExactly("e2", "e4");
        assertThat(send(room + "/look", body(0, "e5")).statusCode()).isEqualTo(409);
        assertThat(ask(room + "/why", "{\"text\": \"e2e5\"}").get("text").getAsString())
                .isNotEmpty();
    }

    @Test
    void whatIsTakenBackStaysAsAVariation() throws IOException, InterruptedException {
        var room = begin("tic-tac-toe");
        play(room, "a1");
        play(room, "b2");
        ask(room + "/goto", "{\"rev\": " + look(room).get("rev") + ", \"node\": 1}");
        play(room, "c3");
        var line = state(look(room)).getAsJsonArray("line");
        assertThat(line).hasSize(2);
        var last = line.get(1).getAsJsonObject();
        assertThat(last.get("move").getAsString()).isEqualTo("c3");
        assertThat(last.getAsJsonArray("others")
                        .get(0)
                        .getAsJsonObject()
                        .get("move")
                        .getAsString())
                .isEqualTo("b2");
    }

    @Test
    void whoHasNotSeenTheLastMoveIsRefused() throws IOException, InterruptedException {
        var room = begin("tic-tac-toe");
        long revision = look(room).get("rev").getAsLong();
        ask(room + "/play", body(revision, "a1"));
        assertThat(send(room + "/play", body(revision, "b1")).statusCode()).isEqualTo(409);
        assertThat(state(look(room)).getAsJsonArray("line")).hasSize(1);
    }

    @Test
    void gamesOutliveTheServer() throws IOException, InterruptedException {
        var room = begin("tic-tac-toe");
        play(room, "a1");
        play(room, "b2");
        var before = state(look(room));
        server.close();
        start();
        assertThat(state(look(room))).isEqualTo(before);
        assertThat(ask("api/library", "").getAsJsonArray("saved").toString()).contains("tic-tac-toe");
    }

    /** Games that nobody looks at make room for others, and are opened again when they are asked for. */
    @Test
    void thereMayBeAnyNumberOfGames() throws IOException, InterruptedException {
        var first = begin("tic-tac-toe");
        play(first, "a1");
        for (int i = 0; i < 70; i++) {
            begin("tic-tac-toe");
        }
        assertThat(state(look(first)).getAsJsonArray("line")).hasSize(1);
        play(first, "b2");
        var library = ask("api/library", "");
        assertThat(library.getAsJsonArray("saved").size() + library.get("more").getAsInt())
                .isGreaterThanOrEqualTo(71);
        assertThat(library.getAsJsonArray("saved")).hasSize(50);
    }

    @Test
    void aPlayerMayClaimWhatTheRulesAllow() throws IOException, InterruptedException {
        var room = begin("chess");
        for (var move : List.of("g1 f3", "g8 f6", "f3 g1", "f6 g8", "g1 f3", "g8 f6", "f3 g1", "f6 g8")) {
            play(room, move.split(" "));
        }
        var rev = "{\"rev\": " + look(room).get("rev") + "}";
        assertThat(state(look(room)).get("claim").getAsString()).isNotEmpty();
        ask(room + "/claim", rev);
        assertThat(state(look(room)).get("over").getAsBoolean()).isTrue();
        assertThat(ask(room + "/record", "").getAsJsonArray("moves")).hasSize(8);
        assertThat(send(room + "/claim", "{\"rev\": " + look(room).get("rev") + "}")
                        .statusCode())
                .isEqualTo(409);
    }

    /** A kept game whose script has changed meanwhile stands before the first move that is no longer legal. */
    @Test
    void aKeptGameMayBeOlderThanItsScript() throws IOException, InterruptedException {
        var file = folder.resolve("row.senet");
        Files.writeString(file, ROW);
        var room = begin("row.senet");
        play(room, "a1", "b1");
        play(room, "b1", "c1");
        server.close();
        Files.writeString(file, ROW.replace("(check east)", "(check east) (check (not= position c1))"));
        start();
        assertThat(state(look(room)).get("fen").getAsString()).contains("b1");
    }

    @Test
    void theComputerAnswers() throws IOException, InterruptedException {
        var room = begin("tic-tac-toe");
        ask(room + "/seat", "{\"rev\": " + look(room).get("rev") + ", \"player\": \"O\", \"level\": \"easy\"}");
        play(room, "a1");
        for (int i = 0; i < 600 && state(look(room)).getAsJsonArray("line").size() < 2; i++) {
            TimeUnit.MILLISECONDS.sleep(50);
        }
        assertThat(state(look(room)).get("player").getAsString()).isEqualTo("X");
        assertThat(state(look(room)).getAsJsonArray("line")).hasSize(2);
    }

    /** A change of the script is seen at once, by those who look on as well; moves that are no longer legal are named. */
    @Test
    void aScriptThatChangesIsReloaded() throws IOException, InterruptedException {
        var file = folder.resolve("row.senet");
        Files.writeString(file, ROW);
        var room = begin("row.senet");
        var events = events(room);
        play(room, "a1", "b1");
        play(room, "b1", "c1");

        Files.writeString(file, ROW.replace("\"Row\"", "\"Long row\""));
        assertThat(next(events, "reloaded")).contains("all 2 moves are still legal");
        assertThat(state(look(room)).get("game").getAsString()).isEqualTo("Long row");

        Files.writeString(file, ROW.replace("(check east)", "(check east) (check (not= position c1))"));
        assertThat(next(events, "reloaded")).contains("Move 2, b1-c1, cannot be played");
        assertThat(state(look(room)).get("fen").getAsString()).contains("b1");

        Files.writeString(file, ROW.replace("(check east)", "(check eats)"));
        assertThat(next(events, "broken")).contains("row.senet:3:").contains("eats");
    }

    /** What has become of the game is told last: whose turn it is would take its place in the page. */
    @Test
    void whatHasBecomeOfTheGameIsToldLast() throws IOException, InterruptedException {
        var file = folder.resolve("row.senet");
        Files.writeString(file, ROW);
        var room = begin("row.senet");
        play(room, "a1", "b1");
        var events = events(room);
        for (var kind : List.of("reloaded", "broken")) {
            Files.writeString(
                    file, ROW.replace("(check east)", kind.equals("broken") ? "(check eats)" : "east (check east)"));
            assertThat(next(events, "state")).contains("rev");
            assertThat(next(events, kind)).contains("text");
            assertThat(events.poll(2, TimeUnit.SECONDS)).isIn("", null);
        }
    }

    /** A script that comes to no end is stopped after 20 seconds; other games have their changes before that. */
    @Test
    void anEndlessScriptKeepsNoOtherGameWaiting() throws IOException, InterruptedException {
        var endless = folder.resolve("endless.senet");
        var file = folder.resolve("row.senet");
        Files.writeString(endless, ROW);
        Files.writeString(file, ROW);
        var rooms = List.of(begin("endless.senet"), begin("endless.senet"), begin("row.senet"));
        var events = events(rooms.getLast());
        Files.writeString(endless, "(def never (loop [] (recur)))\n" + ROW);
        TimeUnit.SECONDS.sleep(1);
        long begun = System.nanoTime();
        Files.writeString(file, ROW + "\n");
        assertThat(next(events, "reloaded")).contains("still legal");
        assertThat(System.nanoTime() - begun).isLessThan(TimeUnit.SECONDS.toNanos(15));
    }

    private static final String THROWS = """
            (board (name row) (dim "a-z") (dim "1") (dir east 1 0))
            (piece (name Man)
              (move (check is-friend?) (take) (log position "-") (check east) (check is-empty?) (log position) (drop)))
            (game (name "Throws") (board row) (players Dice (White (Man a1 c1)) (Black (Man m1))) (turns Dice White Dice Black)
              (attribute thrown 0)
              (chance Dice (set! thrown (any 1 2)) (log "d" thrown)))
            """;

    private JsonObject when(String room, String player) throws IOException, InterruptedException {
        for (int i = 0;
                i < 600 && !state(look(room)).get("player").getAsString().equals(player);
                i++) {
            TimeUnit.MILLISECONDS.sleep(50);
        }
        var found = state(look(room));
        assertThat(found.get("player").getAsString()).isEqualTo(player);
        return found;
    }

    /** Where an edit leaves the game to the dice, they are thrown. */
    @Test
    void diceAreThrownAfterAnEdit() throws IOException, InterruptedException {
        var file = folder.resolve("throws.senet");
        Files.writeString(file, THROWS);
        var room = begin("throws.senet");
        when(room, "White");
        var events = events(room);
        Files.writeString(file, THROWS.replace("\"d\"", "\"eyes \""));
        assertThat(next(events, "reloaded")).contains("cannot be played");
        assertThat(when(room, "White").get("last").getAsString()).startsWith("Dice eyes ");
    }

    /** What a person takes back is an own move: dice would be thrown again, and the computer would make its move again. */
    @Test
    void undoGoesToWhereAPersonIsToMove() throws IOException, InterruptedException {
        Files.writeString(folder.resolve("throws.senet"), THROWS);
        var room = begin("throws.senet");
        var first = when(room, "White");
        assertThat(first.get("undo").isJsonNull()).isTrue();
        play(room, "a1", "b1");
        var second = when(room, "Black");
        assertThat(second.getAsJsonArray("line")).hasSize(3);
        assertThat(second.get("undo")).isEqualTo(first.get("node"));
        ask(room + "/goto", "{\"rev\": " + look(room).get("rev") + ", \"node\": " + second.get("undo") + "}");
        assertThat(when(room, "White").get("redo")).isEqualTo(second.get("node"));

        ask(room + "/goto", "{\"rev\": " + look(room).get("rev") + ", \"node\": " + second.get("node") + "}");
        ask(room + "/seat", "{\"rev\": " + look(room).get("rev") + ", \"player\": \"Black\", \"level\": \"random\"}");
        var third = when(room, "White");
        assertThat(third.getAsJsonArray("line")).hasSize(5);
        assertThat(third.get("undo")).isEqualTo(first.get("node"));
    }

    /** What a room tells from now on. */
    private BlockingQueue<String> events(String room) throws InterruptedException {
        var queue = new LinkedBlockingQueue<String>();
        var request = HttpRequest.newBuilder(URI.create(server.url() + room + "/events"))
                .build();
        client.sendAsync(request, BodyHandlers.ofLines())
                .thenAccept(answer -> answer.body().forEach(queue::add));
        assertThat(queue.poll(60, TimeUnit.SECONDS)).isEqualTo(": here");
        return queue;
    }

    private static String next(BlockingQueue<String> events, String kind) throws InterruptedException {
        while (true) {
            var line = events.poll(60, TimeUnit.SECONDS);
            assertThat(line).as("no event " + kind).isNotNull();
            if (("event: " + kind).equals(line)) {
                return String.valueOf(events.poll(10, TimeUnit.SECONDS));
            }
        }
    }

    private String raw(String request) throws IOException {
        var address = URI.create(server.url());
        try (var socket = new Socket(address.getHost(), address.getPort())) {
            socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
            socket.getOutputStream().flush();
            var reader = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
            return String.valueOf(reader.readLine());
        }
    }

    @Test
    void strangersAreRefused() throws IOException, InterruptedException {
        var address = URI.create(server.url());
        var own = "127.0.0.1:" + address.getPort();
        var get = "GET " + address.getPath() + "api/library HTTP/1.1\r\nHost: ";
        assertThat(raw(get + own + "\r\n\r\n")).contains("200");
        assertThat(raw(get + "evil.example\r\n\r\n")).contains("421");
        assertThat(raw(get + own + "\r\nOrigin: http://evil.example\r\n\r\n")).contains("403");
        assertThat(raw("GET /api/library HTTP/1.1\r\nHost: " + own + "\r\n\r\n"))
                .contains("403");
        assertThat(raw("GET /" + "A".repeat(22) + "/ HTTP/1.1\r\nHost: " + own + "\r\n\r\n"))
                .contains("403");
        var page = send("", "");
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.headers().firstValue("Content-Security-Policy"))
                .hasValueSatisfying(policy -> assertThat(policy).contains("default-src 'none'"));
        assertThat(send("../page.js", "").statusCode()).isEqualTo(404);
        assertThat(send("Room.class", "").statusCode()).isEqualTo(404);
        assertThat(send("api/games/..%2F..%2Fsecret/record", "").statusCode()).isEqualTo(404);
        for (var wrong : List.of("[]", "{", "[".repeat(100_000), "{\"game\": 7}", "{\"game\": {}}")) {
            assertThat(send("api/games", wrong).statusCode()).as(wrong).isBetween(400, 422);
        }
    }

    @Test
    void largeRequestsAreRefused() throws IOException, InterruptedException {
        assertThat(send("api/library", "").statusCode()).isEqualTo(200);
        try {
            assertThat(send("api/games", "{\"game\": \"" + "x".repeat(10_000_000) + "\"}")
                            .statusCode())
                    .isEqualTo(413);
        } catch (IOException e) {
            // The connection may be closed while the rest is still on its way; what counts is that others are served.
        }
        assertThat(send("api/library", "").statusCode()).isEqualTo(200);
    }

    /** A script that loops, or one that takes all memory, costs its own game only. */
    @Test
    void scriptsThatMisbehaveAreStopped() throws IOException, InterruptedException {
        Files.writeString(folder.resolve("loop.senet"), "(while true 1)");
        Files.writeString(folder.resolve("eat.senet"), "(loop [all []] (recur (conj all (vec (range 100000)))))");
        Files.writeString(folder.resolve("read.senet"), "(slurp \"/etc/passwd\")");
        Files.writeString(folder.resolve("none.senet"), "42");
        var other = begin("tic-tac-toe");
        for (var script : List.of("loop", "eat", "read", "none")) {
            var answer = send("api/games", "{\"game\": \"" + script + ".senet\"}");
            assertThat(answer.statusCode()).as(answer.body()).isIn(422, 503);
            play(other, texts(list(look(other)), "positions").getFirst());
        }
    }

    @Test
    void aPortThatIsTakenIsAnError() {
        int port = URI.create(server.url()).getPort();
        assertThatThrownBy(() -> GameServer.start(port, new TestLibrary(), folder, Files::writeString))
                .isInstanceOf(IOException.class);
    }
}
