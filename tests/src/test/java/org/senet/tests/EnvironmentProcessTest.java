package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The document about environments does what it says, and its Python package works where there is Python. */
class EnvironmentProcessTest {
    @TempDir
    private static Path folder = Path.of("");

    private static List<String> blocks(String kind) throws IOException {
        var text = Files.readString(Senet.root().resolve("docs/env.md"));
        return Pattern.compile("```" + kind + "\n(.*?)```", Pattern.DOTALL)
                .matcher(text)
                .results()
                .map(match -> match.group(1))
                .toList();
    }

    @Test
    void theConversationOfTheDocument() throws IOException {
        var blocks = blocks("console");
        var result = Command.inRoot().withInput(blocks.get(0)).run("env", "tic-tac-toe", "--stdio", "--no-jit");
        assertThat(result.err()).isEmpty();
        assertThat(result.exitCode()).isZero();
        assertThat(result.lines()).hasSize(2);
        assertThat(JsonParser.parseString(result.lines().get(1))).isEqualTo(JsonParser.parseString(blocks.get(1)));
    }

    /** A game in which nothing is done does not tell its last move again. */
    @Test
    void noActionCompletesNoMove() {
        var result = Command.inRoot().withInput("""
                        {"op": "reset", "count": 2, "seed": 3}
                        {"op": "step", "actions": [4, 0]}
                        {"op": "step", "actions": [-1, 3]}
                        """).run("env", "tic-tac-toe", "--stdio", "--no-jit");
        var states = JsonParser.parseString(result.lines().getLast())
                .getAsJsonObject()
                .getAsJsonArray("states");
        assertThat(states.asList())
                .extracting(state -> state.getAsJsonObject().get("moves").toString())
                .containsExactly("[]", "[\"a2\"]");
    }

    /** What Python says of a program; the exit code must be 0. */
    private static String python(String program) throws IOException, InterruptedException {
        var script = folder.resolve("program.py");
        Files.writeString(script, program);
        var out = folder.resolve("out");
        var builder = new ProcessBuilder("python3", script.toString())
                .redirectErrorStream(true)
                .redirectOutput(out.toFile());
        builder.environment()
                .put("PYTHONPATH", Senet.root().resolve("launcher/python").toString());
        builder.environment().put("PYTHONDONTWRITEBYTECODE", "yes");
        builder.environment().put("SENET", Senet.root().resolve("senet").toString());
        builder.environment().put("SENET_NO_BUILD", "yes");
        var process = builder.start();
        if (!process.waitFor(4, TimeUnit.MINUTES)) {
            process.destroyForcibly();
            throw new AssertionError("Python did not end:\n" + Files.readString(out));
        }
        assertThat(process.exitValue()).as(Files.readString(out)).isZero();
        return Files.readString(out);
    }

    @Test
    void thePythonPackagePlays() throws IOException, InterruptedException {
        assumeTrue(Command.isThere("python3"), "there is no python3 here");
        assertThat(python(blocks("python").getFirst())).doesNotContain("Traceback");
        var program = """
                from senet_env import Senet, SenetError
                with Senet("tic-tac-toe", options=["--no-jit"]) as games:
                    state = games.reset(count=1)[0]
                    for action in [0, 3, 1, 4, 2]:
                        assert games.mask(state)[action] == 1
                        state = games.step([action])[0]
                    print(state["rewards"], state["result"], games.players, games.shape, len(games.observe()[0]))
                    try:
                        games.step([5])
                    except SenetError as error:
                        print(error)
                try:
                    Senet("no-such-game", options=["--no-jit"])
                except SenetError as error:
                    print(error)
                """;
        assertThat(python(program))
                .contains("[1, -1] X wins ['X', 'O'] [11, 3, 3] 99")
                .contains("game 0: the game is over; reset it")
                .contains("the process of the game has ended with exit code 2");
    }

    /** The library's own test of environments, where the library is there. */
    @Test
    void theEnvironmentIsOneOfPettingZoo() throws IOException, InterruptedException {
        assumeTrue(Command.isThere("python3"), "there is no python3 here");
        var program = """
                try:
                    from pettingzoo.test import api_test
                except ImportError as missing:
                    print("skipped:", missing)
                else:
                    from senet_env import SenetEnv
                    env = SenetEnv("connect-four", options=["--no-jit"])
                    api_test(env, num_cycles=100)
                    env.close()
                """;
        var said = python(program);
        assumeTrue(!said.contains("skipped:"), said);
        assertThat(said).contains("Passed API test");
    }
}
