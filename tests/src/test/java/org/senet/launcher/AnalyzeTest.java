package org.senet.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What an analysis says, against figures that follow from the rules without it. */
class AnalyzeTest {
    /** By so many standard deviations a correct figure is missed once in 15,000 times; the seeds are fixed, so it stays right. */
    private static final double SURE = 4;

    @TempDir
    private static Path folder = Path.of("");

    private static JsonObject analyze(String... words) {
        var line = new ArrayList<>(List.of("analyze"));
        line.addAll(List.of(words));
        line.add("--json");
        var result = EngineSeatsTest.run(line.toArray(String[]::new));
        assertThat(result.err()).isEmpty();
        assertThat(result.exitCode()).isZero();
        return JsonParser.parseString(result.out()).getAsJsonObject();
    }

    private static JsonObject series(JsonObject analysis, int number) {
        return analysis.getAsJsonArray("series").get(number).getAsJsonObject();
    }

    private static JsonObject named(JsonObject series, String array, String key, String name) {
        return StreamSupport.stream(series.getAsJsonArray(array).spliterator(), false)
                .map(JsonElement::getAsJsonObject)
                .filter(object -> object.get(key).getAsString().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static void assertPart(JsonObject series, String name, double expected) {
        var result = named(series, "results", "name", name);
        double deviation =
                Math.sqrt(expected * (1 - expected) / series.get("games").getAsLong());
        assertThat(result.get("part").getAsDouble()).as(name).isCloseTo(expected, within(SURE * deviation + 1e-12));
    }

    /** How random games of tic-tac-toe go, by following all of them: what X wins, what O wins, what nobody wins, and the length. */
    private static double[] ticTacToe(int x, int o, boolean turnOfX) {
        int[] lines = {7, 56, 448, 73, 146, 292, 273, 84};
        for (int line : lines) {
            if ((x & line) == line || (o & line) == line) {
                return new double[] {(x & line) == line ? 1 : 0, (o & line) == line ? 1 : 0, 0, 0};
            }
        }
        var sum = new double[4];
        int free = Integer.bitCount(~(x | o) & 511);
        if (free == 0) {
            return new double[] {0, 0, 1, 0};
        }
        for (int square = 1; square < 512; square <<= 1) {
            if (((x | o) & square) == 0) {
                var next = ticTacToe(turnOfX ? x | square : x, turnOfX ? o : o | square, !turnOfX);
                for (int i = 0; i < sum.length; i++) {
                    sum[i] += (next[i] + (i == 3 ? 1 : 0)) / free;
                }
            }
        }
        return sum;
    }

    @Test
    void randomGamesOfTicTacToeGoAsTheyMust() {
        var exact = ticTacToe(0, 0, true);
        assertThat(exact[0]).isCloseTo(0.5849, within(0.0001));
        assertThat(exact[1]).isCloseTo(0.2881, within(0.0001));
        assertThat(exact[2]).isCloseTo(0.1270, within(0.0001));
        var found =
                series(analyze("tic-tac-toe", "--games", "6000", "--search", "0", "--valued", "0", "--seed", "1"), 0);
        assertPart(found, "X", exact[0]);
        assertPart(found, "O", exact[1]);
        assertPart(found, "draws", exact[2]);
        assertPart(found, "unfinished", 0);
        var measures = found.getAsJsonObject("measures");
        var length = measures.getAsJsonObject("length");
        assertThat(length.get("mean").getAsDouble())
                .isCloseTo(exact[3], within(SURE * length.get("deviation").getAsDouble() / Math.sqrt(6000)));
        assertThat(length.get("least").getAsInt()).isEqualTo(5);
        assertThat(length.get("most").getAsInt()).isEqualTo(9);
        assertThat(measures.getAsJsonObject("captures").get("most").getAsInt()).isZero();
        assertThat(found.getAsJsonArray("openings")).hasSize(9);
        // After two moves there are 9 * 8 positions, after three 9 * 8 / 2 * 7.
        var plies = found.getAsJsonArray("plies");
        assertThat(plies.get(2).getAsJsonObject().get("positions").getAsInt()).isEqualTo(72);
        assertThat(plies.get(3).getAsJsonObject().get("positions").getAsInt()).isEqualTo(252);
        assertThat(plies.get(3).getAsJsonObject().get("choices").getAsDouble()).isEqualTo(6);
        // The middle begins more lines than a corner, a corner more than a side; each opening has been played some 667
        // times.
        double middle = opening(found, "b2");
        double side = opening(found, "a2");
        assertThat(middle).isCloseTo(score(ticTacToe(16, 0, false)), within(0.08));
        assertThat(side).isCloseTo(score(ticTacToe(8, 0, false)), within(0.08));
    }

    private static double opening(JsonObject found, String move) {
        return named(found, "openings", "move", move)
                .getAsJsonObject("score")
                .get("part")
                .getAsDouble();
    }

    private static double score(double[] exact) {
        return exact[0] + exact[2] / 2;
    }

    @Test
    void movesThatAreFoundTwiceAreTold() throws IOException {
        var file = folder.resolve("twice.senet");
        Files.writeString(file, """
                (board (name line) (dim "a-d") (dim "1") (dir e 1 0) (zone start "a*"))
                (piece
                  (name Runner)
                  (pre (check is-friend?) (take))
                  (move (check e))
                  (move (check (in-zone? start)) (check e))
                  (post (drop)))
                (game (name "Run") (board line) (players (White (Runner a1))))
                """);
        var told = analyze(file.toString(), "--games", "7", "--search", "0", "--valued", "0")
                .getAsJsonObject("equalMoves");
        // A game has three moves, and only its first one is found twice.
        assertThat(told.get("games").getAsInt()).isEqualTo(7);
        assertThat(told.get("positions").getAsInt()).isEqualTo(7);
        assertThat(told.get("of").getAsInt()).isEqualTo(21);
        assertThat(told.get("move").getAsString()).isEqualTo("a1-b1 #2");
        assertThat(told.get("first").getAsString()).isEqualTo("a1-b1 #1");
        assertThat(told.getAsJsonArray("after")).isEmpty();
        assertThat(analyze("tic-tac-toe", "--games", "7", "--search", "0", "--valued", "0")
                        .has("equalMoves"))
                .isFalse();
    }

    /** Three players, a die with weights, points, an end that cannot come, a piece that cannot move. */
    private static String dice() throws IOException {
        var file = folder.resolve("dice.senet");
        Files.writeString(file, """
                (board (name line) (dim "a-c"))
                (piece (name Stone))
                (piece (name Coin) (place (check (> thrown 0)) (check (= position b)) (log position) (drop)))
                (game
                  (name "Lots")
                  (board line)
                  (players Fate Ann Bob Cid)
                  (turns Fate Ann)
                  (attribute thrown 0)
                  (chance Fate (weight 1) (set! thrown 1) (log "1"))
                  (chance Fate (weight 2) (set! thrown 2) (log "2"))
                  (chance Fate (weight 5) (set! thrown 3) (log "3"))
                  (pass (check no-moves?))
                  (score Ann (if (= thrown 1) 1 0))
                  (score Bob (if (= thrown 2) 1 0))
                  (score Cid (if (= thrown 3) 1 0))
                  (draw (check (> thrown 3)))
                  (end (check (exists? (any Coin)))))
                """);
        return file.toString();
    }

    /** Who loses is chance alone: one time in four it is Ann, three times Bob, never Cid, and nobody wins. */
    @Test
    void whatOneOfThreeHasLostIsNoDraw() throws IOException {
        var file = folder.resolve("lots.senet");
        Files.writeString(file, lots("Bob"));
        var found =
                series(analyze(file.toString(), "--games", "2000", "--search", "0", "--seed", "4", "--valued", "0"), 0);
        assertPart(found, "lost by Ann", 1 / 4.0);
        assertPart(found, "lost by Bob", 3 / 4.0);
        assertPart(found, "draws", 0);
        assertThat(found.getAsJsonArray("results"))
                .noneMatch(part -> part.toString().contains("lost by Cid"));
        // The heap keeps points: it stands there from the start, and no piece needs to come to it.
        assertThat(found.getAsJsonArray("unvisitedSquares")).hasToString("[\"c\"]");
    }

    /** Three players, of whom one loses by a die: Ann, or another one three times as often. */
    static String lots(String loser) {
        return """
                (board (name line) (dim "a-c") (position heap))
                (piece (name Heap))
                (piece (name Coin) (place (check (= position b)) (log position) (drop)))
                (game
                  (name "Losers")
                  (board line)
                  (players Fate (Ann (Coin a) (Heap heap)) Bob Cid)
                  (turns Ann Fate Bob Cid)
                  (attribute thrown 0)
                  (chance Fate (weight 1) (set! thrown 1) (log "1"))
                  (chance Fate (weight 3) (set! thrown 2) (log "2"))
                  (loss Ann (check (= thrown 1)))
                  (loss LOSER (check (= thrown 2))))
                """.replace("LOSER", loser);
    }

    /** A published simulation of 100,000 games: J. Cancela, Training Connect 4, part IV. */
    @Test
    void randomGamesOfConnectFourGoAsOthersMeasured() {
        var random =
                series(analyze("connect-four", "--games", "1000", "--search", "0", "--valued", "0", "--seed", "1"), 0);
        assertPart(random, "Red", 0.55751);
        assertPart(random, "Yellow", 0.43977);
        assertPart(random, "draws", 0.00272);
    }

    @Test
    void chancePointsAndThreePlayersAreCounted() throws IOException {
        var analysis = analyze(dice(), "--games", "4000", "--search", "0", "--seed", "5", "--valued", "5");
        assertThat(analysis.getAsJsonArray("players")).hasToString("[\"Ann\",\"Bob\",\"Cid\"]");
        var found = series(analysis, 0);
        assertPart(found, "Ann", 1 / 8.0);
        assertPart(found, "Bob", 2 / 8.0);
        assertPart(found, "Cid", 5 / 8.0);
        var measures = found.getAsJsonObject("measures");
        assertThat(measures.getAsJsonObject("length").get("mean").getAsDouble()).isEqualTo(2);
        assertThat(measures.getAsJsonObject("decisions").get("mean").getAsDouble())
                .isEqualTo(1);
        assertThat(measures.getAsJsonObject("branching").get("mean").getAsDouble())
                .isEqualTo(1);
        assertThat(found.getAsJsonArray("unusedPieces")).hasToString("[\"Stone\"]");
        assertThat(found.getAsJsonArray("unvisitedSquares")).hasToString("[\"a\",\"c\"]");
        assertThat(named(found, "endings", "kind", "draw").get("games").getAsInt())
                .isZero();
        assertThat(named(found, "endings", "kind", "end").get("games").getAsInt())
                .isEqualTo(4000);
        assertThat(named(found, "endings", "kind", "end").get("line").getAsInt())
                .isEqualTo(18);
    }

    /** Who plays alone has lost what is not won: half a point would make a puzzle that is never solved look like an even game. */
    @Test
    void aLonePlayerGetsNothingForGamesThatAreNotWon() throws IOException {
        var coin = folder.resolve("coin.senet");
        Files.writeString(coin, """
                (board (name row) (dim "a-c") (dim "1") (dir east 1 0) (dir west -1 0))
                (piece (name Coin) (move (check is-mine?) (take) (check (any east west)) (drop)))
                (game (name "Coin") (board row) (players (Me (Coin b1)))
                  (win c1 (check not-empty?))
                  (loss a1 (check not-empty?)))
                """);
        var found = series(analyze(coin.toString(), "--games", "1000", "--search", "0", "--seed", "3"), 0);
        assertPart(found, "Me", 1 / 2.0);
        assertPart(found, "not won", 1 / 2.0);
        var won = named(found, "results", "name", "Me").get("part").getAsDouble();
        assertThat(found.getAsJsonObject("firstSide").get("part").getAsDouble()).isEqualTo(won);

        var counted = EngineSeatsTest.run("playouts", coin.toString(), "--games", "10", "--seed", "3");
        assertThat(counted.out()).contains("  not won ").doesNotContain("draws");
    }

    /** First Ann loses, then Cid; as a draw, each game would give Ann a third. */
    @Test
    void aGameThatOneOfThreeLosesIsSharedByTheOthers() throws IOException {
        var round = folder.resolve("round.senet");
        Files.writeString(round, """
                (board (name row) (dim "a-h") (dim "1") (dir east 1 0))
                (piece (name Man) (move (check is-mine?) (take) (check east) (check is-empty?) (drop)))
                (game (name "Round") (board row) (players (Ann (Man a1)) (Bob (Man c1)) (Cid (Man e1)))
                  (loss f1 (check not-empty?)))
                """);
        var first = series(analyze(round.toString(), "--games", "10", "--search", "0"), 0)
                .getAsJsonObject("firstSide");
        assertThat(first.get("name").getAsString()).isEqualTo("Ann");
        assertThat(first.get("part").getAsDouble()).isZero();
        Files.writeString(round, Files.readString(round).replace("loss f1", "loss d1"));
        var spared = series(analyze(round.toString(), "--games", "10", "--search", "0"), 0)
                .getAsJsonObject("firstSide");
        assertThat(spared.get("part").getAsDouble()).isEqualTo(0.5);
    }

    /** In kalah, threads meet numbers of seeds in different orders. */
    @ParameterizedTest
    @ValueSource(strings = {"tic-tac-toe", "kalah"})
    void aSeedGivesTheSameGamesWithAnyNumberOfThreads(String game) throws IOException {
        var rows = new ArrayList<String>();
        var results = new ArrayList<JsonObject>();
        for (var threads : List.of("1", "3")) {
            var file = folder.resolve("rows" + threads + ".csv");
            results.add(analyze(
                    game,
                    "--games",
                    "20",
                    "--search",
                    "6",
                    "--who",
                    "uct:nodes=20",
                    "--weaker",
                    "random",
                    "--valued",
                    "4",
                    "--samples",
                    "6",
                    "--seed",
                    "9",
                    "--threads",
                    threads,
                    "--csv",
                    file.toString()));
            rows.add(Files.readString(file));
        }
        assertThat(results.get(1)).isEqualTo(results.get(0));
        assertThat(rows.get(1)).isEqualTo(rows.get(0));
        assertThat(rows.get(0).lines()).hasSize(1 + 20 + 6 + 6);
        assertThat(results.get(0).get("partial").getAsBoolean()).isFalse();
        assertThat(results.get(0).getAsJsonObject("skill").get("of").getAsInt()).isEqualTo(6);
    }

    @Test
    void thePageNeedsNoOtherFile() throws IOException {
        var file = folder.resolve("page.html");
        var result = EngineSeatsTest.run(
                "analyze", "tic-tac-toe", "--games", "30", "--search", "0", "--seed", "2", "--html", file.toString());
        assertThat(result.out()).startsWith("Tic-tac-toe, seed 2\n").contains("first moves: 9 different ones");
        var page = Files.readString(file);
        assertThat(page).contains("<title>Tic-tac-toe</title>", "<svg", "</html>");
        assertThat(page).doesNotContain("src=", "href=", "<script", "http");
    }

    @Test
    void whatMakesNoSenseIsRefused() {
        assertThat(EngineSeatsTest.run("analyze", "tic-tac-toe", "--who", "human")
                        .err())
                .contains("`--who` must be a program, not a person");
        assertThat(EngineSeatsTest.run("analyze", "tic-tac-toe", "--who", "uct:noodles=3")
                        .exitCode())
                .isEqualTo(2);
        assertThat(EngineSeatsTest.run("analyze", "tic-tac-toe", "--games", "-1")
                        .exitCode())
                .isEqualTo(2);
        var over = EngineSeatsTest.run("analyze", "chess", "--position", "7k/5KQ1/8/8/8/8/8/8 b - - 0 1");
        assertThat(over.err()).contains("the game is over in this position");
        assertThat(over.exitCode()).isEqualTo(2);
    }
}
