package org.senet.cluster.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;

/** What a cluster computes is what one process computes, whoever dies meanwhile. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class ClusterTest {
    private static final Path ROOT = Path.of(System.getProperty("senet.root", "../../.."));
    /** Of depth 9: from perft.tsv, where it has other sources. */
    private static final String DRAUGHTS = "9 41022423\n";

    private static final int LIMIT_MINUTES = 8;

    @TempDir
    private static Path folder = Path.of("");

    @SuppressWarnings("NullAway.Init")
    private static LocalCluster cluster;

    @BeforeAll
    static void start() throws IOException, InterruptedException {
        boolean isThere = Files.isDirectory(Path.of(LocalCluster.sparkHome(), "jars"))
                && !LocalCluster.sparkHome().isEmpty();
        if (!isThere) {
            System.out.println("SPARK_HOME is no folder of Spark, so nothing is tested with a cluster;"
                    + " `mvn -f launcher/cluster/spark/home package` makes one");
        }
        assumeTrue(isThere);
        cluster = new LocalCluster(folder);
    }

    @AfterAll
    static void stop() {
        if (cluster != null) {
            cluster.close();
        }
    }

    private record Result(int exitCode, String out, String err) {}

    /** A call of the command that is under way. */
    private record Call(Process process, Path out, Path err) {
        Result end() throws IOException, InterruptedException {
            if (!process.waitFor(LIMIT_MINUTES, TimeUnit.MINUTES)) {
                process.descendants().forEach(ProcessHandle::destroyForcibly);
                process.destroyForcibly();
            }
            return new Result(process.waitFor(), Files.readString(out), Files.readString(err));
        }
    }

    private static Call call(String line) throws IOException {
        return call(line, Map.of());
    }

    /** @param environment variables that are set, or taken away where they are empty */
    private static Call call(String line, Map<String, String> environment) throws IOException {
        var words =
                new ArrayList<>(List.of(ROOT.resolve("senet").toAbsolutePath().toString()));
        words.addAll(List.of(line.split(" ")));
        var out = Files.createTempFile(folder, "call", ".out");
        var err = Files.createTempFile(folder, "call", ".err");
        var builder = new ProcessBuilder(words).redirectOutput(out.toFile()).redirectError(err.toFile());
        builder.environment().put("SENET_NO_BUILD", "yes");
        builder.environment().put("NO_COLOR", "yes");
        builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
        builder.environment().put("SPARK_HOME", LocalCluster.sparkHome());
        environment.forEach((name, value) -> builder.environment().merge(name, value, (old, fresh) -> fresh));
        builder.environment().values().removeIf(String::isEmpty);
        return new Call(builder.start(), out, err);
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
        assertPrints(run("merge " + checkpoint.resolve("journal")), DRAUGHTS);
    }

    @Test
    @Order(1)
    void gamesForLearnersAreThose() throws IOException, InterruptedException {
        var line = "selfplay connect-four --games 200 --seed 5 --white uct:nodes=10 --out ";
        assertThat(run(line + folder.resolve("here.jsonl")).exitCode()).isZero();
        var result = run(line + folder.resolve("there") + there(""));
        assertThat(result.exitCode()).as(result.err()).isZero();
        var rows = read(folder.resolve("there"));
        var expected = Files.readAllLines(folder.resolve("here.jsonl"));
        // Spark leaves out what is null.
        assertThat(rows)
                .containsExactlyElementsOf(expected.stream()
                        .map(row -> row.replaceAll(",\"\\w+\":null", ""))
                        .toList());
    }

    /** The rows of tables as another program reads them. */
    private static List<String> read(Path tables) throws IOException, InterruptedException {
        var out = Files.createTempFile(folder, "rows", ".txt");
        var classPath = LocalCluster.sparkHome() + File.separator + "jars" + File.separator + "*" + File.pathSeparator
                + System.getProperty("senet.test.classes");
        var words = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp", classPath));
        for (var opened : List.of(
                "java.lang", "java.lang.invoke", "java.nio", "java.util", "sun.nio.ch", "sun.security.action")) {
            words.add("--add-opens=java.base/" + opened + "=ALL-UNNAMED");
        }
        words.addAll(List.of("org.senet.cluster.spark.ReadParquet", tables.toString()));
        var builder = new ProcessBuilder(words)
                .redirectOutput(out.toFile())
                .redirectError(folder.resolve("rows.err").toFile());
        builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
        var process = builder.start();
        assertThat(process.waitFor(LIMIT_MINUTES, TimeUnit.MINUTES)).isTrue();
        assertThat(process.exitValue())
                .as(Files.readString(folder.resolve("rows.err")))
                .isZero();
        return Files.readAllLines(out, StandardCharsets.UTF_8).stream()
                .filter(row -> row.startsWith("row "))
                .map(row -> row.substring("row ".length()))
                .toList();
    }

    /** Self-play writes the same rows in one process, with one executor, with two, and with two of which one is killed. */
    @Test
    @Order(1)
    void rowsDependOnNobody() throws IOException, InterruptedException {
        var line = "selfplay connect-four --games 10000 --seed 9 --out ";
        assertThat(run(line + folder.resolve("all.jsonl")).exitCode()).isZero();
        var expected = digest(Files.readString(folder.resolve("all.jsonl")).replaceAll(",\"\\w+\":null", ""));
        for (int executors = 1; executors <= 2; executors++) {
            var out = folder.resolve("rows" + executors);
            var result = run(line + out + there(" --executors " + executors));
            assertThat(result.exitCode()).as(result.err()).isZero();
            assertThat(digest(rows(out))).isEqualTo(expected);
        }
        var checkpoint = folder.resolve("rows");
        var call = call(line + folder.resolve("rows3") + there(" --checkpoint " + checkpoint));
        awaitResults(checkpoint, 30);
        cluster.killExecutor(1);
        var result = call.end();
        assertThat(result.exitCode()).as(result.err()).isZero();
        assertThat(digest(rows(folder.resolve("rows3")))).isEqualTo(expected);
    }

    private static String rows(Path tables) throws IOException, InterruptedException {
        return String.join("\n", read(tables)) + "\n";
    }

    /** What tells texts apart that are too long to print. */
    private static String digest(String text) {
        return text.lines().count() + " lines, " + text.hashCode();
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
        var records = ROOT.resolve("tests/src/test/resources/records").toAbsolutePath();
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
        var withoutSpark = call(perft + there(""), Map.of("SPARK_HOME", "")).end();
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
        assertThat(Files.readAllLines(checkpoint.resolve("journal")).stream()
                        .skip(1)
                        .map(row -> row.split("\t")[0]))
                .hasSize(4265)
                .doesNotHaveDuplicates();
    }
}
