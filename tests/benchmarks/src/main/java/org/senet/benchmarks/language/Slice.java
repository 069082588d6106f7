package org.senet.benchmarks.language;

/**
 * What a worker did when it was told to run.
 *
 * @param calls how often it ran the program
 * @param cpuNanos the processor time of the thread that ran it
 * @param nanos the time that it took
 * @param otherCpuNanos the processor time of the JVM's other threads, which compile and collect garbage
 */
record Slice(long calls, long cpuNanos, long nanos, long otherCpuNanos) {
    private static final double BUSY = 0.3;

    /** Reads the line that {@link Worker} prints. */
    static Slice parse(String line) {
        var numbers = line.split(" ", -1);
        return new Slice(
                Long.parseLong(numbers[0]),
                Long.parseLong(numbers[1]),
                Long.parseLong(numbers[2]),
                Long.parseLong(numbers[3]));
    }

    /** Whether the JVM is likely to be still compiling the program. */
    boolean isCompiling() {
        return otherCpuNanos > BUSY * cpuNanos;
    }

    /** Milliseconds of processor time for each run of the program: other programs on the machine hardly change it. */
    double cpuMillis() {
        return cpuNanos / 1e6 / calls;
    }

    /** Milliseconds for each run of the program. */
    double millis() {
        return nanos / 1e6 / calls;
    }
}
