package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The {@code senet} command, called as a user calls it. */
@Tag("process")
class LauncherTest {
    static final String OPENINGS = """
            a3 - b4
            c3 - b4
            c3 - d4
            e3 - d4
            e3 - f4
            g3 - f4
            g3 - h4
            i3 - h4
            i3 - j4
            """;

    /** What a call prints that goes well. */
    private static String output(String... arguments) {
        return checked(Command.inRoot().run(arguments)).out();
    }

    static Command.Result checked(Command.Result result) {
        assertThat(result.err()).isEmpty();
        assertThat(result.exitCode()).isZero();
        return result;
    }

    // ---- forms of the command line

    @Test
    void formsOfTheCommandLineAreEvaluated() {
        assertThat(output("-e", "(defn twice [n] (* 2 n)) (mapv twice [1 2])")).isEqualTo("[2 4]\n");
        assertThat(output("-e", "(println *command-line-args*)", "a", "--coverage"))
                .isEqualTo("(a --coverage)\n");
    }

    @Test
    void anErrorInFormsOfTheCommandLineHasItsPlace() {
        var result = Command.inRoot().run("-e", "(inc :a)");

        assertThat(result.err()).startsWith("-e:1:1: error: ");
        assertThat(result.exitCode()).isEqualTo(1);
        assertThat(Command.inRoot().run("-e").exitCode()).isEqualTo(2);
        assertThat(Command.inRoot().run("-e", "(exit 5)").exitCode()).isEqualTo(5);
    }

    // ---- perft

    /** On the optimizing runtime, which the first such call prepares. */
    @ParameterizedTest
    @CsvSource({
        "simple-checkers-verbatim, 9 81 810 7020 75449 634432 7230110",
        "simple-checkers, 9 81 658 4265 27123 167180 1038813"
    })
    void perftPrintsALineForEachDepth(String game, String leaves) {
        assertThat(output("perft", game, "7")).isEqualTo(numbered(leaves));
    }

    @ParameterizedTest
    @CsvSource({
        "russian-checkers, 7 49 302 1469 7482",
        "english-checkers, 7 49 302 1469 7361",
        "international-draughts, 9 81 658 4265 27117",
        "tic-tac-toe, 9 72 504 3024 15120"
    })
    void perftOfEveryGame(String game, String leaves) {
        assertThat(output("perft", game, "5", "--no-jit")).isEqualTo(numbered(leaves));
    }

    /** What measures a command can run something else in a JVM like that of the command. */
    @Test
    void theJavaCommandOfACallCanBeAskedFor() throws IOException, InterruptedException {
        var command = new ArrayList<>(
                output("--java-command", "perft", "tic-tac-toe", "3").lines().toList());
        command.addAll(List.of("org.senet.launcher.Main", "perft", "tic-tac-toe", "3"));
        var process = new ProcessBuilder(command).start();
        assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                .isEqualTo(numbered("9 72 504"));
        assertThat(process.waitFor()).isZero();
    }

    private static String numbered(String leaves) {
        var text = new StringBuilder();
        for (var count : leaves.split(" ")) {
            text.append(text.toString().lines().count() + 1)
                    .append(' ')
                    .append(count)
                    .append('\n');
        }
        return text.toString();
    }

    @Test
    void perftStartsFromAPosition() {
        var position = "B:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46:BK17,K24";

        assertThat(output("perft", "international-draughts", "3", "--position", position, "--no-jit"))
                .isEqualTo("1 14\n2 55\n3 1168\n");
    }

    @Test
    void perftDivides() {
        var lines = Command.inRoot()
                .run("perft", "simple-checkers", "3", "--divide", "--no-jit")
                .lines();

        assertThat(lines).startsWith("1 9", "2 81").endsWith("3 658");
        var moves = lines.subList(2, 11);
        assertThat(moves).allMatch(line -> line.matches("[a-j]\\d - [a-j]\\d \\d+"));
        var leaves = moves.stream().mapToInt(line -> Integer.parseInt(line.substring(line.lastIndexOf(' ') + 1)));
        assertThat(leaves.sum()).isEqualTo(658);
    }

    @Test
    void anOptionDecidesWhetherWaysCountOnce() {
        // A hopper that can go round a square of four enemies either way.
        var game = Senet.resources("rules/duplicates.senet").toString();

        assertThat(output("perft", game, "1", "--option", "duplicates=keep", "--no-jit"))
                .isEqualTo("1 2\n");
        assertThat(output("perft", game, "1", "--option", "duplicates=merge", "--no-jit"))
                .isEqualTo("1 1\n");
    }

    // ---- moves, show, games

    @Test
    void movesListsTheOpenings() {
        assertThat(output("moves", "simple-checkers")).isEqualTo(OPENINGS);
        assertThat(output("moves", "simple-checkers-verbatim")).isEqualTo(OPENINGS);
    }

    @Test
    void movesAfterOthers() {
        // c3 - d4 and f6 - e5 offer exactly one capture, d4 over e5 to f6.
        assertThat(output("moves", "simple-checkers", "--after", "c3 - d4,f6 - e5"))
                .isEqualTo("d4 - f6\n");
    }

    @Test
    void movesSaysWhyThereAreNone() {
        var result = Command.inRoot().run("moves", "tic-tac-toe", "--after", "a1,a2,b1,b2,c1");

        assertThat(result.out()).isEmpty();
        assertThat(result.err())
                .isEqualTo("the game is over: X wins: `(loss (any Mark) (check is-enemy?) (let d (any n ne e se)...`"
                        + " (tic-tac-toe.senet:20)\n");
        assertThat(result.exitCode()).isZero();
        assertThat(output("explain", "tic-tac-toe", "--after", "a1,a2,b1,b2,c1"))
                .startsWith("The game is over: X wins: `(loss (any Mark)")
                .contains("(tic-tac-toe.senet:20)");
    }

    @Test
    void movesAsJson() {
        var json = output("moves", "simple-checkers", "--after", "c3 - d4,f6 - e5", "--json");
        var moves = JsonParser.parseString(json).getAsJsonArray();

        assertThat(moves).hasSize(1);
        var move = moves.get(0).getAsJsonObject();
        assertThat(move.get("notation").getAsString()).isEqualTo("d4 - f6");
        assertThat(move.getAsJsonArray("parts")).hasSize(1);
        var actions = move.getAsJsonArray("actions");
        assertThat(actions.asList().stream().map(LauncherTest::words))
                .containsExactly("capture null e5 Man Black 1", "move d4 f6 Man White 1");
    }

    private static String words(JsonElement action) {
        return Stream.of("kind", "from", "to", "piece", "owner", "part")
                .map(action.getAsJsonObject()::get)
                .map(value -> value.isJsonNull() ? "null" : value.getAsString())
                .collect(Collectors.joining(" "));
    }

    @Test
    void gamesListsThemAll() {
        var lines = checked(Command.inRoot().run("games")).lines();

        assertThat(lines.stream().map(line -> line.split(" ")[0])).isEqualTo(Senet.scriptsAndVariants());
        assertThat(lines).allMatch(line -> line.matches("[a-z0-9-]+ +([A-Z].* - .*|variant of [a-z0-9-]+)"));
        var json = JsonParser.parseString(output("games", "--json")).getAsJsonArray();
        assertThat(json.asList().stream()
                        .map(g -> g.getAsJsonObject().get("name").getAsString()))
                .isEqualTo(Senet.scriptsAndVariants());
    }

    @Test
    void showDrawsTheBoardAndTellsTheRules() {
        var text = output("show", "tic-tac-toe", "--position", "O:Xa3,b2:Oc1");

        assertThat(text).startsWith("""
                        Tic-tac-toe

                           a b c
                        3  X . .  3
                        2  . X .  2
                        1  . . o  1
                           a b c

                        """).contains("Players: X, O\n", "squares-3x3");
    }

    // ---- run

    @Test
    void eightQueensHave92Solutions() {
        // The first one in lexicographic order is well known: rows 0 to 7 have their queens in these columns.
        assertThat(output("run", "games/queens.senet")).isEqualTo("92 solutions, the first is [0 4 7 5 2 6 1 3]\n");
    }

    @Test
    void runReadsAScriptFromStandardInput() {
        var result = Command.inRoot()
                .withInput("(println (+ 1 2))\n(println \"\u265f\")\n")
                .run("run", "-");

        assertThat(checked(result).out()).isEqualTo("3\n\u265f\n");
    }

    @Test
    void formatReadsAScriptFromStandardInput() {
        var result = Command.inRoot().withInput("(+ 1   2)\n").run("format", "-");

        assertThat(checked(result).out()).isEqualTo("(+ 1 2)\n");
    }

    // ---- play and match

    @Test
    void aGamePlayedByHand() {
        var result = Command.inRoot().withInput("a3\nb3\na2\nb2\na1\n").run("play", "tic-tac-toe");

        assertThat(checked(result).out())
                .contains("3  X o .  3\n2  X o .  2\n1  X . .  1\n")
                .endsWith("""
                        Game over: X wins
                        `(loss (any Mark) (check is-enemy?) (let d (any n ne e se)...`
                        (tic-tac-toe.senet:20)
                        """);
    }

    @Test
    void playHelpsAndTakesBack() {
        var result =
                Command.inRoot().withInput("d9\na3\nundo\nmoves\nb2\nquit\n").run("play", "tic-tac-toe");

        assertThat(checked(result).out())
                .contains("`d9` is not a legal move here; there are 9 legal moves")
                .contains("3  X . .  3")
                .contains("2  . X .  2")
                .doesNotContain("Game over");
        // After `undo` all nine moves are there again.
        assertThat(result.out().substring(result.out().indexOf("X . ."))).containsPattern("(?s)a3.*b3.*c3.*a1.*b1.*c1");
    }

    @Test
    void aGameAgainstARandomPlayerIsRepeatable() {
        var one = Command.inRoot().withInput("b2\n1\n1\n1\n1\n");
        var other = Command.inRoot().withInput("b2\n1\n1\n1\n1\n");
        var arguments = List.of("play", "tic-tac-toe", "--black", "random", "--seed", "3");

        var game = checked(one.run(arguments)).out();
        assertThat(game).contains("O plays ").containsPattern("Game over: (X wins|O wins|draw)");
        assertThat(checked(other.run(arguments)).out()).isEqualTo(game);
    }

    /** Who owns pieces, but can neither move nor win, is drawn, and nobody plays it. */
    @Test
    void whoHasNoTurnDoesNotCompete(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("stones.senet"), """
                (board (name line) (dim "a-d") (dim "1-1") (dir e 1 0))
                (piece (name Man) (move (check is-friend?) (take) (check (any e [e e])) (check not-friend?) (drop)))
                (game
                  (name "Rocks") (board line)
                  (players (White (Man a1)) (Stones (Man b1)) (Black (Man c1)))
                  (turns White Black)
                  (loss (check no-moves?)))
                """);
        var command = Command.in(folder);

        var match = checked(command.run("match", "stones.senet", "--games", "4", "--seed", "1"));
        assertThat(match.out()).contains("White", "Black").doesNotContain("Stones  ");
        assertThat(checked(command.run("match", "stones.senet", "--games", "2", "--json"))
                        .out())
                .doesNotContain("\"Stones\"");
        assertThat(checked(command.run("analyze", "stones.senet", "--games", "5", "--search", "0"))
                        .out())
                .doesNotContain("Stones  ");
        assertThat(checked(command.run("show", "stones.senet", "--svg")).out()).contains("<svg");
    }

    @Test
    void aMatchIsRepeatable() {
        var arguments = List.of("match", "tic-tac-toe", "--games", "200", "--seed", "7", "--json", "--no-jit");
        var result = JsonParser.parseString(
                        checked(Command.inRoot().run(arguments)).out())
                .getAsJsonObject();
        var again = JsonParser.parseString(
                        checked(Command.inRoot().run(arguments)).out())
                .getAsJsonObject();

        var wins = result.getAsJsonObject("wins");
        assertThat(wins.get("X").getAsInt()
                        + wins.get("O").getAsInt()
                        + result.get("draws").getAsInt())
                .isEqualTo(200);
        assertThat(result.get("unfinished").getAsInt()).isZero();
        // In 58.5 of 100 random games X wins, in 28.8 O does: 200 games stray by less than 12 from that.
        assertThat(wins.get("X").getAsInt()).isBetween(93, 141);
        assertThat(wins.get("O").getAsInt()).isBetween(34, 82);
        for (var member : List.of("wins", "draws", "moves", "averageLength")) {
            assertThat(again.get(member)).isEqualTo(result.get(member));
        }
    }

    @Test
    void aMatchPrintsATable() {
        var lines = checked(Command.inRoot()
                        .run(
                                "match",
                                "simple-checkers",
                                "--games",
                                "10",
                                "--seed",
                                "1",
                                "--white",
                                "random",
                                "--black",
                                "random",
                                "--no-jit"))
                .lines();

        assertThat(lines.getFirst()).isEqualTo("Simple Checkers: 10 games, seed 1");
        assertThat(lines)
                .anyMatch(line -> line.matches(" *White \\(random\\) +\\d+ +[0-9.]+ % +\\[ *[0-9.]+, *[0-9.]+]"));
        assertThat(lines.getLast())
                .matches("average length [0-9.]+ moves, branching factor [0-9.]+, \\d+ moves a second");
        assertThat(lines.get(lines.size() - 2))
                .startsWith("White (random) scores ")
                .contains(" of the finished games [", "Elo difference ");
    }

    @Test
    void aMatchInSeveralThreadsIsTheSame() {
        var arguments = new ArrayList<>(List.of(
                "match",
                "gardner-minichess",
                "--white",
                "alphabeta:nodes=50",
                "--black",
                "uct:nodes=5,plies=10",
                "--games",
                "6",
                "--seed",
                "7",
                "--max-moves",
                "20",
                "--alternate",
                "--opening",
                "2",
                "--json",
                "--no-jit"));
        var one =
                JsonParser.parseString(output(arguments.toArray(String[]::new))).getAsJsonObject();
        arguments.addAll(List.of("--threads", "2"));
        var two =
                JsonParser.parseString(output(arguments.toArray(String[]::new))).getAsJsonObject();

        for (var result : List.of(one, two)) {
            result.remove("seconds");
            result.remove("movesPerSecond");
        }
        assertThat(two).isEqualTo(one);
        assertThat(one.get("branchingFactor").getAsDouble()).isBetween(2.0, 40.0);
    }

    @Test
    void searchingPlayersAreCheckedBeforeTheGame() {
        var wrong = Command.inRoot().run("match", "tic-tac-toe", "--white", "alphabeta:dpeth=3", "--no-jit");
        assertThat(wrong.exitCode()).isEqualTo(2);
        assertThat(wrong.err())
                .contains("the player `alphabeta` has no option `dpeth`")
                .contains("did you mean `depth`?");

        var unknown = Command.inRoot().run("play", "tic-tac-toe", "--white", "alfabeta:depth=3", "--no-jit");
        assertThat(unknown.exitCode()).isEqualTo(2);
        assertThat(unknown.err()).contains("there is no player `alfabeta`").contains("did you mean `alphabeta`?");

        var plain = Command.inRoot().run("play", "tic-tac-toe", "--white", "random:depth=3", "--no-jit");
        assertThat(plain.exitCode()).isEqualTo(2);
        assertThat(plain.err()).contains("the player `random` has no options");
    }

    @Test
    void playTellsWhatAPlayerThinks() {
        var arguments = List.of(
                "play",
                "tic-tac-toe",
                "--white",
                "alphabeta:depth=9",
                "--black",
                "uct:nodes=500",
                "--seed",
                "1",
                "--no-jit");
        assertThat(output(arguments.toArray(String[]::new))).doesNotContain("depth");
        var verbose = new ArrayList<>(arguments);
        verbose.add("--verbose");
        assertThat(output(verbose.toArray(String[]::new)).lines())
                .anyMatch(line -> line.matches("\\+0\\.00, depth 9, \\d+ positions, [0-9.]+ s: .*"))
                .anyMatch(line -> line.matches("[0-9.]+ %, depth \\d+, 500 games, [0-9.]+ s: .*"));
    }

    @Test
    void linesOfPlayAreCountedWithThreadsAndTable() {
        var lines = output("perft", "tic-tac-toe", "4", "--threads", "2", "--hash", "1", "--divide", "--no-jit")
                .lines()
                .toList();
        // 9 * 8 * 7 * 6, for nobody has three in a row after three moves
        assertThat(lines)
                .hasSize(13)
                .startsWith("1 9", "2 72", "3 504", "a3 336")
                .endsWith("4 3024");

        var text =
                output("perft", "tic-tac-toe", "4", "--threads", "2", "--hash", "1", "--json", "--divide", "--no-jit");
        var result = JsonParser.parseString(text).getAsJsonObject();
        var depths = result.getAsJsonArray("depths");
        assertThat(depths.get(3).getAsJsonObject().get("leaves").getAsInt()).isEqualTo(3024);
        assertThat(result.getAsJsonObject("divided").entrySet())
                .hasSize(9)
                .allMatch(move -> move.getValue().getAsInt() == 336);
        assertThat(result.getAsJsonObject("hash").get("looks").getAsInt()).isPositive();

        var refused = Command.inRoot().run("perft", "go", "2", "--hash", "1", "--no-jit");
        assertThat(refused.exitCode()).isEqualTo(1);
        assertThat(refused.err()).contains("ask which positions were there before");
    }

    @Test
    void playoutsAreCounted() {
        var text = output("playouts", "tic-tac-toe", "--games", "1000", "--seed", "7", "--json", "--no-jit");
        var result = JsonParser.parseString(text).getAsJsonObject();

        var wins = result.getAsJsonObject("wins");
        // In 58.49 of 100 random games X wins, in 28.81 O does: 1000 games stray by less than 63 from that (4
        // deviations).
        assertThat(wins.get("X").getAsInt()).isBetween(522, 648);
        assertThat(wins.get("O").getAsInt()).isBetween(230, 346);
        assertThat(wins.get("X").getAsInt()
                        + wins.get("O").getAsInt()
                        + result.get("draws").getAsInt())
                .isEqualTo(1000);
        assertThat(result.get("unfinished").getAsInt()).isZero();
        assertThat(result.get("moves").getAsInt()).isBetween(5000, 9000);
    }

    @Test
    void playoutsCountAlsoWhoNeverWins() {
        var won = "X:Xa1,b1,c2,a3:Oa2,b2,b3,c3";
        var text = output("playouts", "tic-tac-toe", "--position", won, "--games", "3", "--json", "--no-jit");
        var wins = JsonParser.parseString(text).getAsJsonObject().getAsJsonObject("wins");

        assertThat(wins.get("X").getAsInt()).isEqualTo(3);
        assertThat(wins.get("O").getAsInt()).isZero();
    }

    // ---- help

    @Test
    void helpAndVersion() {
        assertThat(output("--version")).matches("senet \\S+\n");
        var help = output("--help");
        for (var command : List.of("run", "repl", "games", "show", "moves", "perft", "play", "match")) {
            assertThat(help).contains("  " + command);
            assertThat(output(command, "--help")).startsWith("usage: senet " + command);
        }
        assertThat(Command.inRoot().run()).satisfies(result -> {
            assertThat(result.exitCode()).isEqualTo(2);
            assertThat(result.err()).isEqualTo(help);
            assertThat(result.out()).isEmpty();
        });
    }
}
