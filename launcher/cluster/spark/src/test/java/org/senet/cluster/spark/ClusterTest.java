package org.senet.cluster.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;
import org.senet.cluster.spark.Command.Result;

/** What a cluster computes is what one process computes, whoever dies meanwhile. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class ClusterTest {
    /** Of depth 9: from perft.tsv, where it has other sources. */
    private static final String DRAUGHTS = "9 41022423\n";

    /** What the documents say of the columns of self-play, in the words of DuckDB. */
    private static final Map<String, String> TYPES = types();

    @TempDir
    private static Path folder = Path.of("");

    @SuppressWarnings("NullAway.Init")
    private static LocalCluster cluster;

    @BeforeAll
    static void start() throws IOException, InterruptedException {
        assumeTrue(LocalCluster.isSparkThere());
        cluster = new LocalCluster(folder);
    }

    @AfterAll
    static void stop() {
        if (cluster != null) {
            cluster.close();
        }
    }

    private static Map<String, String> types() {
        var types = new LinkedHashMap<String, String>();
        List.of("game", "ply").forEach(name -> types.put(name, "BIGINT"));
        List.of("player", "position").forEach(name -> types.put(name, "VARCHAR"));
        types.put("legal", "VARCHAR[]");
        types.put("move", "VARCHAR");
        types.put("visits", "BIGINT[]");
        types.put("score", "DOUBLE");
        List.of("outcome", "winner").forEach(name -> types.put(name, "VARCHAR"));
        types.put("reward", "DOUBLE");
        return types;
    }

    private static Command call(String line) throws IOException {
        return Command.start(folder, line, Map.of());
    }

    private static Result run(String line) throws IOException, InterruptedException {
        return call(line).end();
    }

    private static String there(String options) {
        return " --cluster " + cluster.master() + options;
    }

    private static void assertPrints(Result result, String out) {
        assertThat(result.out()).as(result.err()).isEqualTo(out);
        assertThat(result.exitCode()).isZero();
    }

    private static void assertSucceeds(Result result) {
        assertThat(result.exitCode()).as(result.err()).isZero();
    }

    /** Waits until some results are in a journal. */
    private static void awaitResults(Path checkpoint, int results) throws InterruptedException {
        LocalCluster.await("results", () -> {
            try {
                var journal = checkpoint.resolve("journal");
                return Files.exists(journal) && Files.readAllLines(journal).size() > results;
            } catch (IOException e) {
                return false;
            }
        });
    }

    @Test
    @Order(1)
    void aCountIsExactWhenAnExecutorDies() throws IOException, InterruptedException {
        var checkpoint = folder.resolve("executor");
        var call = call("perft international-draughts 9" + there(" --checkpoint " + checkpoint));
        awaitResults(checkpoint, 500);
        cluster.killExecutor(1);
        assertPrints(call.end(), DRAUGHTS);
        assertEachPrefixOnce(checkpoint);
    }

    @Test
    @Order(1)
    void aCountIsExactWhenTheDriverDies() throws IOException, InterruptedException {
        var checkpoint = folder.resolve("driver");
        var line = "perft international-draughts 9" + there(" --checkpoint " + checkpoint);
        var call = call(line);
        awaitResults(checkpoint, 500);
        call.process().descendants().forEach(ProcessHandle::destroyForcibly);
        assertThat(call.end().exitCode()).isEqualTo(1);
        assertPrints(run(line), DRAUGHTS);
        assertEachPrefixOnce(checkpoint);
        assertPrints(run("merge " + checkpoint.resolve("journal")), DRAUGHTS);
    }

    @Test
    @Order(1)
    void gamesForLearnersAreThose() throws IOException, InterruptedException, SQLException {
        var line = "selfplay connect-four --games 200 --seed 5 --white uct:nodes=10 --out ";
        assertThat(run(line + folder.resolve("here.jsonl")).exitCode()).isZero();
        assertSucceeds(run(line + folder.resolve("there") + there("")));
        var rows = read(folder.resolve("there"));
        var expected = Files.readAllLines(folder.resolve("here.jsonl"));
        // Spark leaves out what is null.
        assertThat(rows)
                .containsExactlyElementsOf(expected.stream()
                        .map(row -> row.replaceAll(",\"\\w+\":null", ""))
                        .toList());
        var whole = rows(folder.resolve("here.jsonl"));
        assertThat(whole).anyMatch(row -> row.get("score").isJsonNull());
        assertThat(whole).anyMatch(row -> !row.get("score").isJsonNull());
        assertThat(whole).anyMatch(row -> row.get("visits").getAsJsonArray().size() > 1);
        assertHasRows(folder.resolve("there"), whole);
    }

    /** The rows of tables as Spark reads them. */
    private static List<String> read(Path tables) throws IOException, InterruptedException {
        var result = LocalCluster.java(folder, ReadParquet.class, List.of(tables.toString()), Map.of());
        assertThat(result.exitCode()).as(result.err()).isZero();
        return result.out()
                .lines()
                .filter(row -> row.startsWith("row "))
                .map(row -> row.substring("row ".length()))
                .toList();
    }

    /** Self-play writes the same rows in one process, with one executor, with two, and with two of which one is killed. */
    @Test
    @Order(1)
    void rowsDependOnNobody() throws IOException, InterruptedException, SQLException {
        var line = "selfplay connect-four --games 10000 --seed 9 --out ";
        assertThat(run(line + folder.resolve("all.jsonl")).exitCode()).isZero();
        var expected = rows(folder.resolve("all.jsonl"));
        assertThat(expected).anyMatch(row -> row.get("winner").isJsonNull());
        for (int executors = 1; executors <= 2; executors++) {
            var out = folder.resolve("rows" + executors);
            assertSucceeds(run(line + out + there(" --executors " + executors)));
            assertHasRows(out, expected);
        }
        var checkpoint = folder.resolve("rows");
        var call = call(line + folder.resolve("rows3") + there(" --checkpoint " + checkpoint));
        awaitResults(checkpoint, 30);
        cluster.killExecutor(1);
        assertSucceeds(call.end());
        assertHasRows(folder.resolve("rows3"), expected);
    }

    private static List<JsonObject> rows(Path lines) throws IOException {
        return Files.readAllLines(lines).stream()
                .map(line -> JsonParser.parseString(line).getAsJsonObject())
                .toList();
    }

    /** Asserts that tables have some rows in all columns, lists and nulls included, and the types that documents promise. */
    private static void assertHasRows(Path tables, List<JsonObject> expected) throws SQLException {
        var table = DuckTable.read(tables);
        assertThat(table.types()).containsExactlyEntriesOf(TYPES);
        assertThat(table.rows()).hasSameSizeAs(expected);
        for (int i = 0; i < expected.size(); i++) {
            assertThat(table.rows().get(i)).isEqualTo(expected.get(i));
        }
    }

    /** The game of the test of shards: what came before ends it. */
    @Test
    @Order(1)
    void historyCounts() throws IOException, InterruptedException {
        var script = folder.resolve("again.senet");
        Files.writeString(script, """
                (board (name small) (dim "a-b") (dim "2-1") (dir e 1 0) (dir w -1 0))
                (piece (name King) (pre (check is-friend?) (take)) (move (check (any e w)) (check is-empty?)) (post (drop)))
                (game (name "Again") (board small) (players (W (King a1)) (B (King b2)))
                  (draw (check (>= repetitions 2))))
                """);
        assertPrints(run("perft " + script + " 2" + there("")), "2 1\n");
        assertPrints(run("perft " + script + " 2 --after a1-b1,b2-a2,b1-a1" + there("")), "2 0\n");
    }

    /** Legal, illegal and broken games of chess in several files. */
    @Test
    @Order(1)
    void recordsAreJudgedAlike() throws IOException, InterruptedException {
        var records = Command.ROOT.resolve("tests/src/test/resources/records").toAbsolutePath();
        var line = "replay " + records.resolve("broken.pgn") + " " + records.resolve("chess.pgn") + " "
                + records.resolve("mistakes.pgn") + " --game chess";
        for (var output : List.of(" --json", "")) {
            var here = run(line + output);
            assertThat(here.exitCode()).isEqualTo(1);
            assertThat(here.out()).isNotEmpty();
            assertThat(run(line + output + there(""))).isEqualTo(here);
        }
    }

    @Test
    @Order(1)
    void anAnalysisHasTheSameReport() throws IOException, InterruptedException {
        var line =
                "analyze connect-four --games 300 --search 4 --valued 5 --who uct:nodes=20 --weaker uct:nodes=5 --seed 6";
        var here = run(line);
        assertThat(here.exitCode()).as(here.err()).isZero();
        assertPrints(run(line + there("")), here.out());
    }

    @Test
    @Order(1)
    void whatIsMissingIsTold() throws IOException, InterruptedException {
        var perft = "perft tic-tac-toe 4";
        var withoutSpark = Command.start(folder, perft + there(""), Map.of("SPARK_HOME", ""))
                .end();
        assertThat(withoutSpark.err()).contains("SPARK_HOME is not set");
        assertThat(withoutSpark.exitCode()).isEqualTo(2);
        int port;
        try (var socket = new ServerSocket(0)) {
            port = socket.getLocalPort();
        }
        var withoutMaster = run(perft + " --cluster spark://127.0.0.1:" + port);
        assertThat(withoutMaster.err()).contains("does not answer");
        assertThat(withoutMaster.exitCode()).isEqualTo(1);
    }

    /** Java 17 runs Spark, and is too old for Senet. */
    @Test
    @Order(1)
    void anOldJdkIsTold() throws IOException, InterruptedException {
        var old = Path.of("/usr/lib/jvm/java-17-openjdk-amd64");
        if (!Files.isDirectory(old)) {
            System.out.println("there is no `" + old + "`, so nothing is tested with an old JDK");
        }
        assumeTrue(Files.isDirectory(old));
        var result = run("perft tic-tac-toe 4" + there(" --cluster-conf spark.executorEnv.JAVA_HOME=" + old));
        assertThat(result.exitCode()).as(result.err()).isEqualTo(1);
        assertThat(result.err()).contains("no executor came to the work").contains("the Java that was asked for");
    }

    /** The journal, or the rows of self-play, are on a disk of 48 KB, which only some users may make. */
    @Test
    @Order(1)
    void aFullDiskIsTold() throws IOException, InterruptedException {
        var disk = Files.createDirectories(folder.resolve("disk"));
        boolean isMounted = execute("mount", "-t", "tmpfs", "-o", "size=48k", "senet-test", disk.toString());
        if (!isMounted) {
            System.out.println("no small disk can be made here, so nothing is tested with a full one");
        }
        assumeTrue(isMounted);
        try {
            for (var line : List.of(
                    "perft international-draughts 6" + there(" --checkpoint " + disk.resolve("work")),
                    "selfplay connect-four --games 200 --seed 5 --format jsonl" + there(" --out " + disk))) {
                var result = run(line);
                assertThat(result.exitCode()).as(line + result.err()).isEqualTo(1);
                assertThat(result.err()).contains("cannot be written").contains("No space left on device");
            }
        } finally {
            execute("umount", disk.toString());
        }
    }

    private static boolean execute(String... words) throws InterruptedException {
        try {
            var process = new ProcessBuilder(words).redirectErrorStream(true).start();
            process.getInputStream().readAllBytes();
            return process.waitFor() == 0;
        } catch (IOException e) {
            return false;
        }
    }

    @Test
    @Order(1)
    void aMatchHasTheSameTable() throws IOException, InterruptedException {
        var line =
                "match breakthrough --games 12 --seed 4 --white uct:nodes=20 --black alphabeta:nodes=50 --alternate --opening 2";
        var here = run(line).out().lines().limit(6).toList();
        assertThat(here).hasSize(6);
        assertThat(run(line + there("")).out().lines().limit(6)).containsExactlyElementsOf(here);
    }

    @Test
    @Order(1)
    void aRuleThatFailsIsToldWithItsPlace() throws IOException, InterruptedException {
        var script = folder.resolve("bad.senet");
        Files.writeString(script, """
                (board (name line) (dim "a-f") (dim "1-1") (dir e 1 0))
                (piece (name Stone) (place (log position)
                  (if (> (count "abc") 2) (error "no such stone")) (drop)))
                (game (name "Bad") (board line) (players A B) (loss (check no-moves?)))
                """);
        var result = run("playouts " + script + " --games 300 --seed 1" + there(""));
        assertThat(result.exitCode()).isEqualTo(1);
        assertThat(result.err())
                .contains("error: no such stone")
                .contains("bad.senet:3:")
                .contains("^");
    }

    @Test
    @Order(1)
    void anExecutorWithoutCompilerStopsTheJob() throws IOException, InterruptedException {
        var refused = run("perft tic-tac-toe 5"
                + there(" --cluster-conf spark.executor.extraJavaOptions=-Dpolyglot.engine.WarnInterpreterOnly=false"));
        assertThat(refused.exitCode()).isEqualTo(1);
        assertThat(refused.err()).contains("an executor has no compiler for rules");
        assertPrints(run("perft tic-tac-toe 5" + there(" --allow-interpreted")), "5 15120\n");
    }

    /** Last, because there is only one worker then. */
    @Test
    @Order(2)
    void aCountIsExactWhenAWorkerDies() throws IOException, InterruptedException {
        var checkpoint = folder.resolve("worker");
        var call = call("perft international-draughts 9" + there(" --checkpoint " + checkpoint));
        awaitResults(checkpoint, 500);
        cluster.killWorker(1);
        assertPrints(call.end(), DRAUGHTS);
        assertEachPrefixOnce(checkpoint);
    }

    /** There are 4265 lines of four moves, says perft.tsv. */
    private static void assertEachPrefixOnce(Path checkpoint) throws IOException {
        var units = Files.readAllLines(checkpoint.resolve("journal")).stream()
                .skip(1)
                .map(row -> Integer.parseInt(row.split("\t")[0]))
                .toList();
        assertThat(units)
                .containsExactlyInAnyOrderElementsOf(
                        IntStream.range(0, 4265).boxed().toList());
    }
}
