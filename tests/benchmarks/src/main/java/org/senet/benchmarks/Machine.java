package org.senet.benchmarks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** What measurements are made on. */
public final class Machine {
    private Machine() {}

    /** The JDK, the processors, and how busy they are now. */
    public static String describe() {
        double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
        return "Java " + Runtime.version() + ", " + Runtime.getRuntime().availableProcessors() + " processors"
                + processor() + (load < 0 ? "" : String.format(Locale.ROOT, ", load %.1f", load));
    }

    /** The name of the processor, where the system tells it. */
    private static String processor() {
        var information = Path.of("/proc/cpuinfo");
        if (!Files.isReadable(information)) {
            return "";
        }
        try (var lines = Files.lines(information)) {
            return lines.filter(line -> line.startsWith("model name"))
                    .findFirst()
                    .map(line -> " (" + line.substring(line.indexOf(':') + 1).strip() + ")")
                    .orElse("");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
