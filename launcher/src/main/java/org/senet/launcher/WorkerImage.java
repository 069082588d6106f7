package org.senet.launcher;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a process needs that does units: a JDK without a compiler module of its own, the compiler's modules, and libraries. Workers must
 * have it before they start.
 *
 * @param jdk the JDK's folder
 * @param jit the folder of the optimizing runtime
 * @param lib the folder of libraries
 */
record WorkerImage(String jdk, String jit, String lib) {
    /** The modules of the compiler. */
    static final List<String> MODULES = List.of("compiler.jar", "truffle-compiler.jar", "collections.jar", "word.jar");

    /** Those libraries of the optimizing runtime that are on the class path. */
    static final List<String> RUNTIME = List.of("truffle-runtime.jar", "jniutils.jar");

    /** The libraries that do units. */
    static final List<String> LIBRARIES = List.of(
            "senet-cluster.jar",
            "senet-language.jar",
            "senet-stdlib.jar",
            "senet-games.jar",
            "gson.jar",
            "polyglot.jar",
            "truffle-api.jar",
            "collections.jar",
            "nativeimage.jar",
            "word.jar");

    /** The folder in which Senet was built. */
    static Path home() {
        var home = System.getProperty("senet.home");
        if (home == null) {
            throw LauncherException.usage("clusters are for the `senet` script", "start it from the folder of Senet");
        }
        return Path.of(home);
    }

    /** What this machine has, for clusters whose workers see the same folders. */
    static WorkerImage own() {
        var jdk = System.getProperty("senet.jdk", "");
        if (!Files.isExecutable(Path.of(jdk, "bin", "java"))) {
            throw LauncherException.usage(
                    "this JDK, " + System.getProperty("java.version")
                            + ", cannot compile rules: that needs a JDK 25 with `jlink`",
                    "install one, or set SENET_JAVA_HOME to its folder; `--allow-interpreted` does without");
        }
        return new WorkerImage(
                jdk, home().resolve("jit").toString(), home().resolve("lib").toString());
    }

    /** What {@code cluster-image} has made, where workers have it. */
    static WorkerImage at(String folder) {
        return new WorkerImage(folder + "/jdk", folder + "/jit", folder + "/lib");
    }

    /** What workers take that only interpret: their own JDK. */
    static WorkerImage interpreting() {
        return new WorkerImage("", "", home().resolve("lib").toString());
    }

    /** Whether it has no compiler. */
    boolean interprets() {
        return jit.isEmpty();
    }

    /** The class path. */
    String classPath() {
        var runtime = interprets() ? Stream.<String>empty() : RUNTIME.stream().map(jar -> jit + "/" + jar);
        return String.join(
                ":",
                Stream.concat(LIBRARIES.stream().map(jar -> lib + "/" + jar), runtime)
                        .toList());
    }

    /**
     * The options of the JVM.
     *
     * @param rulesOnly whether nearly all time is spent in compiled rules, which make no garbage: then the JVM's second compiler and a
     *     collector with threads of its own would only take cores from them
     * @param cache an AOT cache, or null
     */
    String options(boolean rulesOnly, @Nullable String cache) {
        var options = new ArrayList<>(List.of(
                "-Dpolyglot.engine.WarnInterpreterOnly=false",
                "--enable-native-access=ALL-UNNAMED",
                "--sun-misc-unsafe-memory-access=allow"));
        if (!interprets()) {
            options.add("-XX:+UnlockExperimentalVMOptions");
            options.add("-XX:+EnableJVMCI");
            options.add("--module-path="
                    + String.join(
                            ":", MODULES.stream().map(jar -> jit + "/" + jar).toList()));
            options.add("--add-modules=jdk.graal.compiler");
            if (rulesOnly) {
                options.add("-XX:TieredStopAtLevel=1");
                options.add("-XX:+UseSerialGC");
            }
        }
        if (cache != null) {
            options.add("-XX:AOTCache=" + cache);
            options.add("-Xlog:aot=off");
            options.add("-Xlog:cds=off");
        }
        return String.join(" ", options);
    }
}
