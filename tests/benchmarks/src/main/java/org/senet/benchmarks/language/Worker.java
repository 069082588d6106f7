package org.senet.benchmarks.language;

import com.sun.management.OperatingSystemMXBean;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * Runs one program in one dialect for as long as it is told to, and waits in between. For each line with a number of
 * milliseconds that it reads, it runs the program over and over for so long, and prints how often it ran, its processor
 * time, its time, and the processor time of the JVM's other threads, all in nanoseconds.
 */
final class Worker {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final OperatingSystemMXBean PROCESS =
            ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    private static final long NANOS = 1_000_000;

    private Worker() {}

    /**
     * Runs a program.
     *
     * @param arguments the dialect's name and the program's file
     * @throws IOException when the file cannot be read
     * @throws IllegalStateException when the program has a wrong result
     */
    public static void main(String[] arguments) throws IOException {
        var program = Dialect.valueOf(arguments[0]).load(Path.of(arguments[1]));
        requireRight(program.small());
        var commands = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (var line = commands.readLine(); line != null; line = commands.readLine()) {
            System.out.println(run(program, Long.parseLong(line) * NANOS));
        }
    }

    private static String run(Dialect.Program program, long duration) {
        long calls = 0;
        long cpu = THREADS.getCurrentThreadCpuTime();
        long all = PROCESS.getProcessCpuTime();
        long begun = System.nanoTime();
        while (System.nanoTime() - begun < duration) {
            requireRight(program.large());
            calls++;
        }
        cpu = THREADS.getCurrentThreadCpuTime() - cpu;
        all = PROCESS.getProcessCpuTime() - all;
        return calls + " " + cpu + " " + (System.nanoTime() - begun) + " " + Math.max(0, all - cpu);
    }

    private static void requireRight(boolean right) {
        if (!right) {
            throw new IllegalStateException("the program has a wrong result");
        }
    }
}
