package org.senet.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Work that several processes share has the results of one. */
class SharedWorkTest {
    @TempDir
    private static Path folder = Path.of("");

    private static String file(String name) {
        return folder.resolve(name).toString();
    }

    private static EngineSeatsTest.Result run(String line) {
        return EngineSeatsTest.run(line.split(" "));
    }

    /** What {@code merge} prints of three shards of a command. */
    private static String merged(String name, String line, String options) {
        var files = new ArrayList<String>();
        for (int i = 1; i <= 3; i++) {
            var file = file(name + i);
            var result = run(line + " --shard " + i + "/3 --out " + file);
            assertThat(result.exitCode()).as(result.err()).isZero();
            files.add(file);
        }
        var result = run("merge " + String.join(" ", files) + options);
        assertThat(result.exitCode()).as(result.err()).isZero();
        return result.out();
    }

    @Test
    void countsAreThose() {
        // From perft.tsv, where it has other sources.
        assertThat(merged("draughts", "perft international-draughts 4", "")).isEqualTo("4 4265\n");
        var local = run("perft tic-tac-toe 5 --divide").out();
        assertThat(local).contains("a1 ");
        assertThat(merged("divided", "perft tic-tac-toe 5 --threads 2", " --divide")
                        .lines())
                .containsExactlyElementsOf(local.lines()
                        .filter(line -> line.matches("(5|.*[a-c][1-3].*) \\d+"))
                        .toList());
    }

    /** Kings that go to and fro; a position that comes again ends the game. */
    @Test
    void historyCounts() throws IOException {
        Files.writeString(folder.resolve("again.senet"), """
                (board (name small) (dim "a-b") (dim "2-1") (dir e 1 0) (dir w -1 0))
                (piece (name King) (pre (check is-friend?) (take)) (move (check (any e w)) (check is-empty?)) (post (drop)))
                (game (name "Again") (board small) (players (W (King a1)) (B (King b2)))
                  (draw (check (>= repetitions 2))))
                """);
        var line = "perft " + file("again.senet") + " 2";
        assertThat(run(line).out()).isEqualTo("1 1\n2 1\n");
        assertThat(merged("fresh", line, "")).isEqualTo("2 1\n");
        assertThat(merged("history", line + " --after a1-b1,b2-a2,b1-a1", "")).isEqualTo("2 0\n");
    }

    @Test
    void gamesAreThose() {
        var playouts = run("playouts tic-tac-toe --games 450 --seed 7").out();
        assertThat(merged("playouts", "playouts tic-tac-toe --games 450 --seed 7", "")
                        .lines()
                        .limit(5))
                .containsExactlyElementsOf(playouts.lines().limit(5).toList());
        var line = "match connect-four --games 4 --seed 5 --white uct:nodes=5 --black greedy --alternate --opening 2";
        var match = run(line).out();
        assertThat(merged("match", line, "").lines().limit(6))
                .containsExactlyElementsOf(match.lines().limit(6).toList());
    }

    /** Chess with legal, illegal and broken games in several files, and every form of output but other formats. */
    @ParameterizedTest
    @ValueSource(strings = {"", " --json", " --summary", " --each"})
    void recordsAreJudgedAlike(String output) {
        var folder = "src/test/resources/records/";
        var line = "replay " + folder + "broken.pgn " + folder + "mistakes.pgn --game chess" + output;
        var local = run(line);
        assertThat(local.exitCode()).isEqualTo(1);
        var files = new ArrayList<String>();
        for (int i = 1; i <= 2; i++) {
            var file = file("records" + i + output.strip());
            assertThat(run(line + " --shard " + i + "/2 --out " + file).exitCode())
                    .isZero();
            files.add(file);
        }
        var merged = run("merge " + String.join(" ", files));
        assertThat(merged.out()).isEqualTo(local.out()).isNotEmpty();
        assertThat(merged.err()).isEqualTo(local.err());
        assertThat(merged.exitCode()).isEqualTo(1);
    }

    @Test
    void otherRecordsAreAnotherJob() throws IOException {
        Files.writeString(folder.resolve("one.pgn"), "1. e4 *\n");
        Files.writeString(folder.resolve("other.pgn"), "1. d4 *\n");
        var options = " --game chess --shard 1/1 --out " + file("one.journal");
        assertThat(run("replay " + file("one.pgn") + options).exitCode()).isZero();
        var other = run("replay " + file("other.pgn") + options);
        assertThat(other.exitCode()).isEqualTo(1);
        assertThat(other.err()).contains("is the journal of another job: it is of other records");
    }

    /**
     * Games that count points, with random, equal and unequal players. In the second one pieces have attributes; some positions are
     * there in several shards, and count once.
     */
    @ParameterizedTest
    @ValueSource(strings = {"othello --games 17", "kalah --games 60"})
    void analysesAreThose(String game) throws IOException {
        var line = "analyze " + game + " --search 1 --valued 1 --samples 1 --who uct:nodes=4 --weaker uct:nodes=2"
                + " --seed 8";
        var local = run(line + " --csv " + file("local.csv") + " --html " + file("local.html"));
        assertThat(local.exitCode()).as(local.err()).isZero();
        var report = merged(
                "analysis-" + game.split(" ")[0],
                line,
                " --csv " + file("merged.csv") + " --html " + file("merged.html"));
        assertThat(report).isEqualTo(local.out()).contains("uct:nodes=4 against uct:nodes=2");
        assertThat(folder.resolve("merged.csv")).hasSameTextualContentAs(folder.resolve("local.csv"));
        assertThat(folder.resolve("merged.html")).hasSameTextualContentAs(folder.resolve("local.html"));
    }

    @Test
    void aShardGoesOnWhereItWasCutOff() throws IOException {
        var line = "perft tic-tac-toe 4 --split 2 --shard 1/1 --out " + file("cut");
        assertThat(run(line).err()).endsWith("shard 1/1: 72 of 72 units in `" + file("cut") + "`\n");
        var whole = Files.readString(Path.of(file("cut")));
        Files.writeString(Path.of(file("cut")), whole.substring(0, whole.length() / 2));
        assertThat(run("merge " + file("cut")).err()).contains("of 72 units are missing");
        assertThat(run(line).exitCode()).isZero();
        assertThat(run("merge " + file("cut")).out()).isEqualTo("4 3024\n");
        var other = run("perft tic-tac-toe 5 --split 2 --shard 1/1 --out " + file("cut"));
        assertThat(other.exitCode()).isEqualTo(1);
        assertThat(other.err())
                .isEqualTo("error: `" + file("cut") + "` is the journal of another job: it is of depth 4, not 5\n"
                        + "  hint: take another file, or remove this one\n");
    }

    /** A script, a file that it includes, and a player in a file of his own. */
    @Test
    void scriptsTravelWithWhatTheyRequire() throws IOException {
        Files.createDirectories(folder.resolve("lib"));
        Files.writeString(
                folder.resolve("lib/line.senet"), "(board (name line) (dim \"a-d\") (dim \"1-1\") (dir e 1 0))");
        Files.writeString(folder.resolve("nim.senet"), """
                (include "lib/line.senet")
                (piece (name Stone) (place (log position) (drop)))
                (game (name "Places") (board line) (players A B) (loss (check no-moves?)))
                """);
        Files.writeString(folder.resolve("who.senet"), """
                (ns who (:require [senet.players :as p]))
                (defn last-one [] (while true (p/play-move (last (p/legal-moves)))))
                """);
        assertThat(merged("nim", "perft " + file("nim.senet") + " 4", "")).isEqualTo("4 24\n");
        var line = "selfplay " + file("nim.senet") + " --games 1 --seed 1 --white " + file("who.senet")
                + ":who/last-one --black " + file("who.senet") + ":who/last-one --out " + file("nim.jsonl");
        var result = run(line);
        assertThat(result.exitCode()).as(result.err()).isZero();
        assertThat(Files.readAllLines(folder.resolve("nim.jsonl")))
                .extracting(row -> JsonParser.parseString(row)
                        .getAsJsonObject()
                        .get("move")
                        .getAsString())
                .containsExactly("d1", "c1", "b1", "a1");
    }

    @Test
    void selfPlayIsRepeatable() throws IOException {
        var line = "selfplay connect-four --games 18 --seed 3 --white uct:nodes=4 --out ";
        assertThat(run(line + file("one.jsonl")).exitCode()).isZero();
        assertThat(run(line + file("two.jsonl") + " --threads 2").exitCode()).isZero();
        var rows = Files.readAllLines(Path.of(file("one.jsonl")));
        assertThat(Files.readAllLines(Path.of(file("two.jsonl")))).isEqualTo(rows);
        var shares = new ArrayList<String>();
        for (int i = 1; i <= 2; i++) {
            assertThat(run(line + file("share.jsonl") + " --shard " + i + "/2").exitCode())
                    .isZero();
            shares.addAll(Files.readAllLines(Path.of(file("share.jsonl"))));
        }
        assertThat(shares).containsExactlyInAnyOrderElementsOf(rows);
        for (var text : rows) {
            var row = JsonParser.parseString(text).getAsJsonObject();
            var legal = row.getAsJsonArray("legal");
            assertThat(legal).contains(row.get("move"));
            boolean red = row.get("player").getAsString().equals("Red");
            assertThat(row.getAsJsonArray("visits").size()).isEqualTo(red ? legal.size() : 0);
            var winner = row.get("winner");
            int expected = winner.isJsonNull() ? 0 : winner.getAsString().equals("Red") == red ? 1 : -1;
            assertThat(row.get("reward").getAsInt()).isEqualTo(expected);
        }
    }

    @Test
    void aRuleThatFailsIsTold() throws IOException {
        Files.writeString(folder.resolve("bad.senet"), """
                (board (name line) (dim "a-d") (dim "1-1") (dir e 1 0))
                (piece (name Stone) (place (log position) (if (> (count "abc") 2) (error "no such stone")) (drop)))
                (game (name "Bad") (board line) (players A B) (loss (check no-moves?)))
                """);
        var result = run("selfplay " + file("bad.senet") + " --seed 1 --out " + file("bad.jsonl"));
        assertThat(result.exitCode()).isEqualTo(1);
        assertThat(result.err())
                .contains("no such stone")
                .contains("bad.senet:2:")
                .contains("^");
        assertThat(folder.resolve("bad.jsonl")).doesNotExist();
    }

    /** By the seed, some games end before one comes to the rule that fails. */
    @Test
    void gamesThatHadEndedBeforeARuleFailsAreKept() throws IOException {
        Files.writeString(folder.resolve("late.senet"), """
                (board (name square) (dim "a-c") (dim "3-1") (dir n 0 -1) (dir e 1 0) (dir s 0 1) (dir w -1 0))
                (piece (name Man) (move (check is-friend?) (take) (check (any n e s w)) (check not-friend?)
                  (if (and is-enemy? (= position b2)) (check (> (quot 12 (- turn-number 4)) -100))) (drop)))
                (game (name "Late") (board square) (players (White (Man a1)) (Black (Man c3)))
                  (draw (check (> turn-number 6))))
                """);
        var result =
                run("selfplay " + file("late.senet") + " --games 200 --threads 1 --seed 1 --out " + file("late.jsonl"));
        assertThat(result.exitCode()).isEqualTo(1);
        assertThat(result.err()).contains("Divide by zero", "late.senet:3:", "^");
        var told = Pattern.compile("a rule fails in game (\\d+)").matcher(result.err());
        assertThat(told.find()).isTrue();
        int failed = Integer.parseInt(told.group(1));
        assertThat(failed).isPositive();
        var kept = Files.readAllLines(folder.resolve("late.jsonl")).stream()
                .map(line -> JsonParser.parseString(line)
                        .getAsJsonObject()
                        .get("game")
                        .getAsInt())
                .distinct()
                .toList();
        assertThat(kept)
                .containsExactlyElementsOf(IntStream.range(0, failed).boxed().toList());

        var playouts = run("playouts " + file("late.senet") + " --games 10000 --seed 2 --json");
        assertThat(playouts.exitCode()).isEqualTo(1);
        assertThat(playouts.err()).contains("Divide by zero");
        assertThat(JsonParser.parseString(playouts.out())
                        .getAsJsonObject()
                        .get("games")
                        .getAsInt())
                .isBetween(1, 9999);
        var seed = Pattern.compile("in the game that `--games 1 --seed (\\d+)` plays")
                .matcher(playouts.err());
        assertThat(seed.find()).isTrue();
        var alone = run("playouts " + file("late.senet") + " --games 1 --seed " + seed.group(1));
        assertThat(alone.err()).contains("Divide by zero");
        assertThat(alone.out()).isEmpty();
    }

    /** Whoever can move to d1 in the second turn divides by 0, and nobody has a choice before. */
    @Test
    void aRuleThatFailsInAGameTellsAfterWhichMoves() throws IOException {
        Files.writeString(folder.resolve("path.senet"), """
                (board (name line) (dim "a-f") (dim "1-1") (dir e 1 0) (dir w -1 0))
                (piece (name Man) (move (check is-friend?) (take) (check (if (= current-player White) e w))
                  (if (= position d1) (check (> (quot 12 (- turn-number 2)) 0))) (drop)))
                (game (name "Path") (board line) (players (White (Man a1)) (Black (Man f1))))
                """);
        var game = file("path.senet");
        for (var command : List.of(
                "match " + game,
                "match " + game + " --games 5 --shard 1/1 --out " + file("path.match"),
                "tournament " + game + " --player a=random --player b=greedy",
                "selfplay " + game + " --out " + file("path.jsonl"),
                "analyze " + game,
                "analyze " + game + " --valued 0 --threads 2",
                "analyze " + game + " --games 0 --who random --weaker greedy",
                "analyze " + game + " --shard 1/1 --out " + file("path.analyze"),
                "compare " + game + " " + game,
                "compare " + game + " " + game + " --positions 0")) {
            var result = run(command + " --seed 1 --no-jit");
            assertThat(result.exitCode()).as(command).isEqualTo(1);
            assertThat(result.err()).as(command).contains("Divide by zero", "path.senet:3:", "^");
            assertThat(result.err()).as(command).containsPattern("(?m)^  after the moves a1-b1,f1-e1,b1-c1$");
        }
        var first = run("match " + file("path.senet") + " --position W:Wb1:Bf1 --seed 1 --no-jit");
        assertThat(first.err()).containsPattern("(?m)^  after the moves b1-c1,f1-e1 from W:Wb1:Bf1$");
    }

    @Test
    void lookingForALineThatDiffersTakesNoLongerThanItMay() {
        var begun = System.nanoTime();
        var result = run("compare chess chess --positions 100000000 --games 0 --search 0 --seconds 1 --no-jit");
        assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(60));
        assertThat(result.out())
                .containsPattern(
                        "no line was found after which moves differ; all lines of up to \\d moves were compared");
    }

    @Test
    void aPlayerThatTakesArgumentsIsToldAtItsPlace() throws IOException {
        Files.writeString(folder.resolve("players.senet"), "(defn best [position side]\n  1)\n");
        var player = file("players.senet") + ":best";
        for (var command : List.of(
                "match tic-tac-toe --white " + player,
                "selfplay tic-tac-toe --white " + player + " --out " + file("x.jsonl"))) {
            var result = run(command + " --no-jit");
            assertThat(result.exitCode()).as(command).isEqualTo(1);
            assertThat(result.err())
                    .as(command)
                    .contains(
                            "players.senet:1:1: error: `best` takes 2 arguments, but 0 were given",
                            "1 | (defn best",
                            "^^^")
                    .contains("hint: a player is a function of no arguments");
        }
    }

    /** White's second move is never found. */
    @Test
    @Timeout(300)
    void gamesThatTakeTooLongAreGivenUp() throws IOException {
        Files.writeString(folder.resolve("endless.senet"), """
                (board (name line) (dim "a-f") (dim "1-1") (dir e 1 0) (dir w -1 0))
                (piece (name Man) (move (check is-friend?)
                  (if (> turn-number 1) (check (loop [n 0] (if (< n -1) n (recur (rem (inc n) 7))))))
                  (take) (check (if (= current-player White) e w)) (drop)))
                (game (name "Endless") (board line) (players (White (Man a1)) (Black (Man f1))))
                """);
        for (var command : List.of("playouts", "match", "match --threads 2", "match --white uct:nodes=10000")) {
            var result = run(command + " " + file("endless.senet") + " --seconds 1 --seed 1");
            assertThat(result.exitCode()).as(command).isZero();
            assertThat(result.out()).as(command).startsWith("Endless: 0 games, seed 1\n");
            assertThat(result.err()).as(command).contains("the last games took too long, and are not counted");
        }
        for (var threads : List.of("1", "2")) {
            var result = run("analyze " + file("endless.senet") + " --seconds 1 --seed 1 --threads " + threads);
            assertThat(result.exitCode()).isZero();
            assertThat(result.out()).startsWith("Endless, seed 1, ended before all games were played\n");
            assertThat(result.err()).contains("the last random games took too long, and are not counted");
        }
    }

    /** The middle player has no move and so loses at its first turn; its line is there all the same, in the order of play. */
    @Test
    void randomGamesAreCountedForEachSideInTheOrderOfPlay() throws IOException {
        Files.writeString(folder.resolve("three.senet"), """
                (board (name line) (dim "a-f") (dim "1-1") (dir e 1 0))
                (piece (name Man) (move (check is-friend?) (take) (check e) (check is-empty?) (drop)))
                (game (name "Three") (board line) (players (Zoe (Man a1)) (Max (Man f1)) (Ann)))
                """);
        var sides = List.of("Zoe", "Max", "Ann");
        for (var command : List.of("match", "playouts")) {
            var result = run(command + " " + file("three.senet") + " --games 5 --seed 1 --json --no-jit");
            var wins = JsonParser.parseString(result.out()).getAsJsonObject().getAsJsonObject("wins");
            assertThat(wins.keySet()).as(command).startsWith(sides.toArray(String[]::new));
        }
    }

    @Test
    void whatCannotBeSharedIsTold() {
        var selfplay = "selfplay tic-tac-toe --out " + file("x.jsonl");
        for (var wrong : List.of(
                List.of("selfplay tic-tac-toe", "needs to know where the games go"),
                List.of("selfplay tic-tac-toe --out " + file("x.csv"), "does not tell the format"),
                List.of("selfplay tic-tac-toe --out " + file("no/x.jsonl"), "there is no folder `" + file("no") + "`"),
                List.of(selfplay + " --white uct", "because it thinks for some time"),
                List.of(selfplay + " --white uct:time=1s,nodes=5", "because of `time`"),
                List.of(selfplay + " --white human", "a person cannot play here"),
                List.of(selfplay + " --white uci:nobody", "is not the same in every process"),
                List.of(selfplay + " --shard 1/2", "need the same `--seed`"),
                List.of(selfplay + " --shard 3/2 --seed 1", "there is no shard 3/2"),
                List.of("perft tic-tac-toe 3 --shard 1/2", "`--shard` needs a file"),
                List.of("perft tic-tac-toe 3 --out " + file("y"), "`--out` belongs to `--shard`"),
                List.of("perft tic-tac-toe 3 --shard 1/2 --out " + folder, "it is a directory"),
                List.of("playouts tic-tac-toe --seed 1 --shard 1/2 --out " + file("y"), "need `--games`"),
                List.of("perft tic-tac-toe 3 --executors 2", "`--executors` belongs to `--cluster`"),
                List.of("perft tic-tac-toe 3 --cluster nowhere", "`nowhere` is no master of Spark"),
                List.of("perft tic-tac-toe 3 --cluster yarn --shard 1/2", "leave out `--cluster` or `--shard`"),
                List.of(
                        "perft tic-tac-toe 3 --cluster yarn --print-submit",
                        "`--print-submit` needs `--checkpoint DIR`"),
                List.of("perft tic-tac-toe 3 --cluster yarn --hash 1", "`--hash` is not for shares"),
                List.of("playouts tic-tac-toe --games 1 --cluster yarn", "need the same `--seed`"),
                List.of("selfplay tic-tac-toe --seed 1 --cluster yarn", "needs to know where the games go"),
                List.of("replay x.pgn --game chess --summary --cluster yarn", "there is no file `x.pgn`"),
                List.of("replay x.zsg --cluster yarn", "is not for shares of the work"),
                List.of("analyze tic-tac-toe --shard 1/2 --out " + file("y"), "need the same `--seed`"),
                List.of("analyze tic-tac-toe --seed 1 --seconds 5 --cluster yarn", "`--seconds` is not for shares"),
                List.of(
                        "analyze tic-tac-toe --seed 1 --json --shard 1/2 --out " + file("y"),
                        "`--json` is not for shares"),
                List.of("cluster-image --out " + file("no"), "there is no folder `" + file("no") + "`"),
                List.of("merge " + file("nothing"), "there is no file `" + file("nothing") + "`"))) {
            var result = run(wrong.getFirst());
            assertThat(result.err()).as(wrong.getFirst()).contains(wrong.getLast());
            assertThat(result.exitCode()).as(wrong.getFirst()).isEqualTo(2);
        }
    }
}
