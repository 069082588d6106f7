package org.senet.cluster.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkContext;
import org.senet.cluster.ClusterException;
import org.senet.cluster.Inputs;
import org.senet.cluster.Job;
import org.senet.cluster.Journal;
import org.senet.cluster.UnitFailure;

/**
 * The driver's program: does what is left of a job, and keeps the results in a journal.
 *
 * <p>Usage: {@code SparkMain JOB JOURNAL [--out DIR] [--format parquet|jsonl] [--allow-interpreted]}. It prints lines for programs:
 * {@code senet-progress DONE ALL}, {@code senet-failure JSON}. The exit code is 0 when all units are in the journal.
 */
public final class SparkMain {
    private static final String FAILURE = "senet-failure ";

    private SparkMain() {}

    /**
     * Runs a job and ends the process.
     *
     * @param args the command line
     */
    public static void main(String[] args) {
        System.exit(run(List.of(args)));
    }

    private static int run(List<String> args) {
        try {
            var job = Job.read(Files.readString(Path.of(args.get(0))));
            var folder = Path.of(args.get(0)).toAbsolutePath().getParent();
            try (var journal = Journal.open(Path.of(args.get(1)), job);
                    var inputs = job.work().inputs(Objects.requireNonNull(folder))) {
                var orders = new Orders(
                        job.write(),
                        option(args, "--out").orElse(null),
                        option(args, "--format").orElse("parquet"),
                        args.contains("--allow-interpreted"));
                run(job, inputs, journal, orders);
            }
            return 0;
        } catch (UnitException e) {
            return failed(e.failure());
        } catch (ClusterException e) {
            return failed(UnitFailure.of(e.text() + (e.hint() == null ? "" : "\nhint: " + e.hint())));
        } catch (NoSuchFileException e) {
            return failed(UnitFailure.of("there is no file `" + e.getFile() + "`"));
        } catch (IOException e) {
            return failed(UnitFailure.of("the journal cannot be written: " + e.getMessage()));
        }
    }

    private static int failed(UnitFailure failure) {
        System.out.println(FAILURE + failure.write());
        return 1;
    }

    private static Optional<String> option(List<String> args, String name) {
        int at = args.indexOf(name);
        return at < 0 || at + 1 == args.size() ? Optional.empty() : Optional.of(args.get(at + 1));
    }

    private static void run(Job job, Inputs inputs, Journal journal, Orders orders) throws IOException {
        var conf = new SparkConf()
                .setIfMissing(
                        "spark.app.name",
                        "senet " + job.work().kind() + " " + job.parcel().game());
        SparkContext spark;
        try {
            spark = new SparkContext(conf);
        } catch (Exception e) {
            throw new UnitException(Troubles.failure(e));
        }
        try {
            new Waves(spark, job, inputs, journal, orders).run();
        } finally {
            spark.stop();
        }
    }
}
