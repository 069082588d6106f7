package org.senet.launcher.env;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.graalvm.polyglot.Context;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.senet.api.Game;
import org.senet.api.Games;
import org.senet.api.Move;
import org.senet.api.Position;

/** Games that are played by actions, beside the same games played by the names of their moves. */
class EnvironmentTest {
    /** How many random actions are done in each game; the property is for longer runs. */
    private static final int STEPS = Integer.getInteger("senet.env.steps", 250);
    /** After so many moves, all moves of a position are looked for by actions. */
    private static final int EACH = Integer.getInteger("senet.env.each", 80);

    private static final int MOST_MOVES = 200;

    @SuppressWarnings("NullAway.Init")
    private static Context context;

    @BeforeAll
    static void open() {
        context = Context.newBuilder("senet")
                .allowAllAccess(true)
                .option("senet.games", System.getProperty("senet.root") + "/games")
                .build();
    }

    @AfterAll
    static void close() {
        context.close();
    }

    private static Position start(String game) {
        return Games.load(context, game).start();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "connect-four",
                "chess",
                "shogi",
                "amazons",
                "fanorona",
                "international-draughts",
                "kalah",
                "lasca",
                "nine-mens-morris",
                "othello",
                "royal-game-of-ur"
            })
    void actionsPlayTheGamesOwnMoves(String game) {
        var start = start(game);
        var actions = new ActionSpace(start.game());
        var planes = new Planes(actions, start);
        var environment = new Environment(actions, start, MOST_MOVES);
        var random = new SplittableRandom(7);
        var own = start;
        environment.reset(random.nextLong());
        own = follow(own, environment);
        long moves = 0;
        for (int step = 0; step < STEPS; step++) {
            var legal = environment.legal();
            if (legal.isEmpty()) {
                assertThat(environment.over() || environment.truncated()).isTrue();
                environment.reset(random.nextLong());
                own = follow(start, environment);
                continue;
            }
            assertThat(legal).doesNotHaveDuplicates().allMatch(action -> action >= 0 && action < actions.size());
            if (environment.selected().isEmpty() && environment.choices().isEmpty() && moves % EACH == 0) {
                assertThat(reachable(actions, own))
                        .as(own.fen())
                        .isEqualTo(Set.copyOf(
                                own.moves().stream().map(Move::notation).toList()));
            }
            environment.step(legal.get(random.nextInt(legal.size())));
            moves += environment.moves().size();
            own = follow(own, environment);
            assertThat(planes.board(environment))
                    .hasSizeGreaterThanOrEqualTo(2 * own.pieces().size());
        }
    }

    /** The game by the names of the moves that the environment has made; it must be where that is. */
    private static Position follow(Position before, Environment environment) {
        var own = before;
        for (var name : environment.moves()) {
            own = own.apply(name);
        }
        if (!own.over() && own.claim() != null) {
            own = own.claimed();
        }
        assertThat(environment.position().fen()).isEqualTo(own.fen());
        assertThat(environment.over()).isEqualTo(own.over());
        assertThat(environment.position().winner()).isEqualTo(own.winner());
        return own;
    }

    /** The names of all moves that some actions make in a position. */
    private static Set<String> reachable(ActionSpace actions, Position position) {
        var found = new HashSet<String>();
        var waiting = new ArrayDeque<List<Integer>>();
        waiting.add(List.of());
        while (!waiting.isEmpty()) {
            var path = waiting.remove();
            var environment = new Environment(actions, position, MOST_MOVES);
            environment.reset(1);
            path.forEach(environment::step);
            if (!environment.moves().isEmpty()) {
                found.add(environment.moves().getFirst());
                continue;
            }
            for (int action : environment.legal()) {
                var longer = new ArrayList<>(path);
                longer.add(action);
                waiting.add(longer);
            }
        }
        return found;
    }

    @Test
    void whatIsIllegalChangesNothing() {
        var start = start("tic-tac-toe");
        var environment = new Environment(new ActionSpace(start.game()), start, 100);
        environment.reset(1);
        environment.step(4);
        assertThatThrownBy(() -> environment.step(4))
                .isInstanceOf(RequestException.class)
                .hasMessage("action 4 is not legal");
        assertThat(environment.made()).isEqualTo(1);
    }

    /** Each player moves once; then Ann is to move, and has lost, alone or before two who have not won. */
    @ParameterizedTest
    @CsvSource({"(Ann (Man a1)), b1, -1", "(Ann (Man a1)) (Bob (Man c1)) (Cid (Man e1)), f1, -1 0 0"})
    void whoLosesThoughNobodyWinsIsNotGivenADraw(String players, String last, String rewards) {
        var script = """
                (board (name row) (dim "a-h") (dim "1") (dir east 1 0))
                (piece (name Man) (move (check is-mine?) (take) (check east) (check is-empty?) (drop)))
                (game (name "Round") (board row) (players PLAYERS) (loss LAST (check not-empty?)))
                """.replace("PLAYERS", players).replace("LAST", last);
        var start = context.eval("senet", script).as(Game.class).start();
        var environment = new Environment(new ActionSpace(start.game()), start, 100);
        environment.reset(1);
        while (!environment.over()) {
            assertThat(environment.rewards()).containsOnly(0);
            environment.step(environment.legal().getFirst());
        }
        assertThat(environment.rewards().stream().map(String::valueOf)).containsExactly(rewards.split(" "));
    }

    /** X: a3, b3, c3 in a row, O: a2, b2. */
    @Test
    void theWinnerIsRewarded() {
        var start = start("tic-tac-toe");
        var environment = new Environment(new ActionSpace(start.game()), start, 100);
        environment.reset(1);
        List.of(0, 3, 1, 4).forEach(environment::step);
        assertThat(environment.rewards()).containsExactly(0, 0);
        environment.step(2);
        assertThat(environment.over()).isTrue();
        assertThat(environment.rewards()).containsExactly(1, -1);
        assertThat(environment.legal()).isEmpty();
        assertThatThrownBy(() -> environment.step(5)).hasMessage("the game is over; reset it");
    }

    @Test
    void positionsAreTensors() {
        var start = start("tic-tac-toe");
        var actions = new ActionSpace(start.game());
        var planes = new Planes(actions, start);
        assertThat(planes.planes()).startsWith("X Mark", "O Mark");
        assertThat(planes.height()).isEqualTo(3);
        var environment = new Environment(actions, start, 100);
        environment.reset(1);
        environment.step(4);
        environment.step(2);
        // X in the middle of the first plane, O at the end of the first row of the second.
        assertThat(planes.board(environment)).containsExactlyInAnyOrder(4, 1L, 9 + 2, 1L);
    }

    /** Chess has four promotions of a pawn, which are clicked alike and chosen after that. */
    @Test
    void whatIsClickedAlikeIsChosen() {
        var start = Games.load(context, "chess").position("8/P6k/8/8/8/8/8/K7 w - - 0 1");
        var actions = new ActionSpace(start.game());
        var environment = new Environment(actions, start, 100);
        environment.reset(1);
        environment.step(actions.click("a7"));
        environment.step(actions.click("a8"));
        assertThat(environment.moves()).isEmpty();
        assertThat(environment.legal())
                .containsExactly(actions.choice(0), actions.choice(1), actions.choice(2), actions.choice(3));
        var wanted = environment.choices().get(2).notation();
        environment.step(actions.choice(2));
        assertThat(environment.moves()).containsExactly(wanted);
    }

    // ---- the conversation

    private static List<JsonObject> talk(int threads, String... requests) throws IOException {
        var out = new ByteArrayOutputStream();
        new EnvironmentServer(context, start("tic-tac-toe"), threads, 100, 3)
                .serve(
                        new ByteArrayInputStream(String.join("\n", requests).getBytes(StandardCharsets.UTF_8)),
                        new PrintStream(out, true, StandardCharsets.UTF_8));
        return out.toString(StandardCharsets.UTF_8)
                .lines()
                .map(line -> JsonParser.parseString(line).getAsJsonObject())
                .toList();
    }

    @Test
    void requestsAreAnsweredLineByLine() throws IOException {
        var answers = talk(
                1,
                "{\"op\": \"reset\", \"count\": 3, \"seed\": 1, \"id\": [7]}",
                "",
                "{\"op\": \"step\", \"actions\": [4, -1, 0], \"observe\": true}",
                "{\"op\": \"legal\", \"envs\": [2, 1]}",
                "{\"op\": \"close\"}",
                "{\"op\": \"spec\"}");
        assertThat(answers).hasSize(4).allMatch(answer -> answer.get("ok").getAsBoolean());
        assertThat(answers.get(0).get("id")).hasToString("[7]");
        var states = answers.get(1).getAsJsonArray("states");
        assertThat(states).hasSize(3);
        assertThat(states.get(0).getAsJsonObject().get("moves")).hasToString("[\"b2\"]");
        assertThat(states.get(1).getAsJsonObject().get("made").getAsInt()).isZero();
        assertThat(states.get(2)
                        .getAsJsonObject()
                        .getAsJsonObject("observation")
                        .get("board"))
                .hasToString("[0,1]");
        assertThat(answers.get(2).get("legal")).hasToString("[[1,2,3,4,5,6,7,8],[0,1,2,3,4,5,6,7,8]]");
    }

    /** One bad action in a batch: none of the batch is done. */
    @Test
    void requestsThatMakeNoSenseAreRefusedAsAWhole() throws IOException {
        var answers = talk(
                1,
                "[1, 2",
                "[1]",
                "{\"op\": 5}",
                "{\"op\": \"step\", \"actions\": [0]}",
                "{\"op\": \"reset\", \"count\": 2}",
                "{\"op\": \"step\", \"actions\": [0, 11]}",
                "{\"op\": \"step\", \"actions\": [0, 1.5]}",
                "{\"op\": \"step\", \"envs\": [0, 0], \"actions\": [0, 1]}",
                "{\"op\": \"reset\", \"count\": 0}",
                "{\"op\": \"reset\", \"count\": 1, \"envs\": [0]}",
                "{\"op\": \"observe\", \"envs\": [2]}",
                "{\"op\": \"legal\"}");
        assertThat(answers.subList(0, 4)).noneMatch(answer -> answer.get("ok").getAsBoolean());
        assertThat(answers.get(5).get("error").getAsString()).isEqualTo("game 1: action 11 is not legal");
        assertThat(answers.subList(5, 11)).noneMatch(answer -> answer.get("ok").getAsBoolean());
        assertThat(answers.get(11).getAsJsonArray("legal"))
                .hasSize(2)
                .allMatch(legal -> ((JsonArray) legal).size() == 9);
    }

    @Test
    void aBatchIsTheSameWithSeveralThreads() throws IOException {
        var requests = new ArrayList<String>();
        requests.add("{\"op\": \"reset\", \"count\": 20, \"seed\": 5}");
        for (int i = 0; i < 4; i++) {
            var actions = new ArrayList<Integer>();
            for (int env = 0; env < 20; env++) {
                actions.add((env + i) % 9);
            }
            requests.add("{\"op\": \"step\", \"actions\": " + actions + ", \"observe\": true}");
        }
        var lines = requests.toArray(String[]::new);
        assertThat(talk(3, lines)).isEqualTo(talk(1, lines)).allMatch(answer -> answer.get("ok")
                .getAsBoolean());
    }
}
