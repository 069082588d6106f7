package org.senet.cluster.spark;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;

/** A master and two workers of one core each, as processes on loopback. */
final class LocalCluster implements AutoCloseable {
    private static final Pattern ADDRESS = Pattern.compile("Starting Spark master at (spark://\\S+)");
    private static final long LIMIT_NANOS = TimeUnit.MINUTES.toNanos(3);
    private static final long STEP_MILLIS = 50;
    /** The unit of processor time in {@code /proc}; Linux has 100 of them in a second on all usual machines. */
    private static final long TICK_MILLIS = 10;

    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    private final Path folder;
    private final List<Process> processes = new ArrayList<>();
    private final String master;

    LocalCluster(Path folder) throws IOException, InterruptedException {
        this.folder = folder;
        start(
                "master",
                "org.apache.spark.deploy.master.Master",
                "--host",
                "127.0.0.1",
                "--port",
                "0",
                "--webui-port",
                "0");
        await("the master", () -> ADDRESS.matcher(log("master")).find());
        var address = ADDRESS.matcher(log("master"));
        master = address.find() ? address.group(1) : "";
        worker(1);
        worker(2);
        await("the workers", () -> log("master").split("Registering worker", -1).length > 2);
    }

    /** The folder of Spark: that of the user, or one that Maven has made for tests; empty where there is none. */
    static String sparkHome() {
        var home = System.getenv("SPARK_HOME");
        if (home != null && !home.isEmpty()) {
            return home;
        }
        var own = Path.of(System.getProperty("senet.root", "../../.."), "launcher/cluster/spark/home/target/spark");
        return Files.isDirectory(own) ? own.toAbsolutePath().normalize().toString() : "";
    }

    /** Whether tests with Spark can run; prints what to do when they cannot. */
    static boolean isSparkThere() {
        boolean isThere = !sparkHome().isEmpty() && Files.isDirectory(Path.of(sparkHome(), "jars"));
        if (!isThere) {
            System.out.println("SPARK_HOME is no folder of Spark, so nothing is tested with a cluster;"
                    + " `mvn -f launcher/cluster/spark/home package` makes one");
        }
        return isThere;
    }

    /** Runs a class of these tests with the libraries of Spark. */
    static Command.Result java(Path folder, Class<?> main, List<String> arguments, Map<String, String> environment)
            throws IOException, InterruptedException {
        var classPath = sparkHome() + File.separator + "jars" + File.separator + "*" + File.pathSeparator
                + System.getProperty("senet.test.classes");
        var words = new ArrayList<>(List.of(JAVA, "-cp", classPath));
        for (var opened : List.of("java.lang", "java.lang.invoke", "java.nio", "java.util", "sun.nio.ch")) {
            words.add("--add-opens=java.base/" + opened + "=ALL-UNNAMED");
        }
        words.add(main.getName());
        words.addAll(arguments);
        return Command.start(folder, words, environment).end();
    }

    String master() {
        return master;
    }

    private void worker(int number) throws IOException {
        start(
                "worker" + number,
                "org.apache.spark.deploy.worker.Worker",
                "--host",
                "127.0.0.1",
                "--port",
                "0",
                "--cores",
                "1",
                "--memory",
                "3g",
                "--webui-port",
                "0",
                "--work-dir",
                folder.resolve("work" + number).toString(),
                master);
    }

    private void start(String name, String main, String... arguments) throws IOException {
        var words = new ArrayList<>(List.of(
                JAVA,
                "-Xmx512m",
                "-cp",
                sparkHome() + File.separator + "jars" + File.separator + "*",
                "--add-opens=java.base/java.nio=ALL-UNNAMED",
                "--add-opens=java.base/sun.nio.ch=ALL-UNNAMED",
                "--add-opens=java.base/java.lang=ALL-UNNAMED",
                main));
        words.addAll(List.of(arguments));
        var builder = new ProcessBuilder(words)
                .redirectErrorStream(true)
                .redirectOutput(file(name).toFile());
        builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
        builder.environment().put("SPARK_HOME", sparkHome());
        // The scripts of Spark set it.
        builder.environment().put("SPARK_SCALA_VERSION", "2.13");
        processes.add(builder.start());
    }

    private Path file(String name) {
        return folder.resolve(name + ".log");
    }

    private String log(String name) {
        try {
            return Files.exists(file(name)) ? Files.readString(file(name)) : "";
        } catch (IOException e) {
            return "";
        }
    }

    /** Waits for something; fails after some minutes. */
    static void await(String what, BooleanSupplier there) throws InterruptedException {
        long begun = System.nanoTime();
        while (!there.getAsBoolean()) {
            if (System.nanoTime() - begun > LIMIT_NANOS) {
                throw new AssertionError("waited in vain for " + what);
            }
            Thread.sleep(STEP_MILLIS);
        }
    }

    /**
     * The processor time of all processes that a worker, 1 or 2, has started and that have ended: its executors, one for each job.
     */
    Duration executorTime(int worker) throws IOException {
        return childrenTime(processes.get(worker).toHandle());
    }

    /** The processor time of the children of a process that have ended, and of theirs. */
    static Duration childrenTime(ProcessHandle process) throws IOException {
        var line = Files.readString(Path.of("/proc", Long.toString(process.pid()), "stat"));
        // The name of the program, in parentheses, may have spaces; the sixteenth and seventeenth fields are counted
        // from there.
        var fields = line.substring(line.lastIndexOf(')') + 2).split(" ");
        return Duration.ofMillis((Long.parseLong(fields[13]) + Long.parseLong(fields[14])) * TICK_MILLIS);
    }

    /** Waits until the executors of the last job have ended. */
    void awaitNoExecutors() throws InterruptedException {
        for (int worker = 1; worker <= 2; worker++) {
            var process = processes.get(worker).toHandle();
            await("the end of executors", () -> process.children().findAny().isEmpty());
        }
    }

    /** Ends an executor of a worker, 1 or 2, without any warning. */
    void killExecutor(int worker) {
        processes.get(worker).descendants().forEach(ProcessHandle::destroyForcibly);
    }

    /** Ends a worker, 1 or 2, and its executor. */
    void killWorker(int worker) {
        var process = processes.get(worker);
        var executors = process.descendants().toList();
        process.destroyForcibly();
        executors.forEach(ProcessHandle::destroyForcibly);
    }

    @Override
    public void close() {
        for (var process : processes) {
            var own = process.descendants().toList();
            process.destroyForcibly();
            own.forEach(ProcessHandle::destroyForcibly);
        }
    }
}
