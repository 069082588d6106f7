package org.senet.launcher;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.archivers.tar.TarConstants;
import org.senet.cluster.FolderStore;

/** {@code cluster-image}: makes what the workers of a cluster need before they start. */
final class ClusterImageCommand implements Command {
    private static final String NAME = "senet-cluster";
    private static final String ARCHIVE = NAME + ".tar.gz";
    private static final int PROGRAM = 0755;
    private static final int PLAIN = 0644;
    private static final Syntax SYNTAX = new Syntax(
            "cluster-image",
            List.of(),
            null,
            "make what the workers of a cluster need before they start",
            "Writes `" + ARCHIVE
                    + "`, a folder with a JDK, the compiler for rules, and Senet, and a `Dockerfile` that puts it into an\n"
                    + "image of Spark. `--image DIR` tells the other commands where workers have the unpacked folder.",
            List.of(
                    Option.of("--out", "DIR", "the folder for both files (the present one unless told otherwise)"),
                    Option.of(
                            "--base",
                            "IMAGE",
                            "the image of Spark that the Dockerfile begins with (apache/spark:4.2.0)")));

    @Override
    public Syntax syntax() {
        return SYNTAX;
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws IOException {
        var folder = Path.of(arguments.text("--out").orElse(""));
        if (!Files.isDirectory(folder.toAbsolutePath())) {
            throw LauncherException.usage("there is no folder `" + folder + "`");
        }
        var image = WorkerImage.own();
        try {
            FolderStore.write(folder.resolve(ARCHIVE), out -> archive(image, out));
            var base = arguments.text("--base").orElse("apache/spark:4.2.0");
            WholeFile.write(folder.resolve("Dockerfile"), dockerfile(base));
        } catch (IOException e) {
            throw LauncherException.failure("the image cannot be written: " + e.getMessage());
        }
        terminal.out().println("wrote `" + folder.resolve(ARCHIVE) + "` and `" + folder.resolve("Dockerfile") + "`");
        return 0;
    }

    private static String dockerfile(String base) {
        return """
                # What workers of Senet need, in an image of Spark: docker build -t registry.example.org/senet-spark .
                FROM %s
                ADD %s /opt/
                """.formatted(base, ARCHIVE);
    }

    private static void archive(WorkerImage image, OutputStream out) throws IOException {
        try (var tar = new TarArchiveOutputStream(new BufferedOutputStream(new GZIPOutputStream(out)))) {
            tar.setLongFileMode(TarArchiveOutputStream.LONGFILE_POSIX);
            var jdk = Path.of(image.jdk());
            try (var files = Files.walk(jdk)) {
                for (var file :
                        files.filter(file -> !Files.isDirectory(file)).sorted().toList()) {
                    add(tar, file, "jdk/" + jdk.relativize(file));
                }
            }
            for (var jar : WorkerImage.LIBRARIES) {
                add(tar, Path.of(image.lib(), jar), "lib/" + jar);
            }
            for (var jar : WorkerImage.MODULES) {
                add(tar, Path.of(image.jit(), jar), "jit/" + jar);
            }
            for (var jar : WorkerImage.RUNTIME) {
                add(tar, Path.of(image.jit(), jar), "jit/" + jar);
            }
        }
    }

    private static void add(TarArchiveOutputStream tar, Path file, String name) throws IOException {
        if (Files.isSymbolicLink(file)) {
            var link = new TarArchiveEntry(NAME + "/" + name, TarConstants.LF_SYMLINK);
            link.setLinkName(Files.readSymbolicLink(file).toString());
            tar.putArchiveEntry(link);
        } else {
            var entry = new TarArchiveEntry(NAME + "/" + name);
            entry.setSize(Files.size(file));
            entry.setMode(Files.isExecutable(file) ? PROGRAM : PLAIN);
            tar.putArchiveEntry(entry);
            Files.copy(file, tar);
        }
        tar.closeArchiveEntry();
    }
}
