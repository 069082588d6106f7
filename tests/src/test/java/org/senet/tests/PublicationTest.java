package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.jar.JarFile;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What the build publishes, used by a program of somebody else: a Maven project of its own that knows only the coordinates of the
 * bundle, an empty local repository, and no environment. The repository of this machine serves as the public one.
 */
@Tag("process")
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class PublicationTest {
    private static final String VERSION = property("senet.version");
    private static final Path PUBLISHED = Path.of(property("senet.repository"), "org", "senet");
    private static final Path JAVA_HOME = Path.of(property("java.home"));
    private static final Percentage DOCUMENTED_SIZES = Percentage.withPercentage(20);
    private static final List<String> PLUGINS =
            List.of("maven-resources-plugin", "maven-compiler-plugin", "maven-dependency-plugin");

    @TempDir
    private static Path folder = Path.of("");

    private static String property(String name) {
        return Objects.requireNonNull(System.getProperty(name), name);
    }

    /** Builds the project, which copies what the bundle brings into the folder {@code lib}. */
    @BeforeAll
    static void build() throws IOException, InterruptedException {
        assumeThat(PUBLISHED).as("Maven publishes nothing while it is offline").isDirectory();
        var project = Senet.resources("publication");
        try (var files = Files.walk(project)) {
            for (var file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
                var copy = folder.resolve(project.relativize(file));
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy);
            }
        }
        var maven = new ArrayList<String>();
        maven.add(Path.of(property("senet.maven"), "bin", "mvn").toString());
        maven.addAll(List.of(
                "-B", "-q", "-ntp", "-Dstyle.color=never", "-s", settings().toString()));
        maven.add("-Dmaven.repo.local=" + folder.resolve("local"));
        maven.add("-Dsenet.version=" + VERSION);
        PLUGINS.forEach(plugin -> maven.add("-D" + plugin + ".version=" + version(plugin)));
        maven.add("process-classes");
        assertThat(run(maven)).isEmpty();
    }

    private static Path settings() throws IOException {
        var here = Path.of(property("senet.local.repository")).toUri();
        var published = Path.of(property("senet.repository")).toUri();
        return Files.writeString(folder.resolve("settings.xml"), """
                <settings>
                  <mirrors>
                    <mirror><id>here</id><url>%s</url><mirrorOf>central</mirrorOf></mirror>
                  </mirrors>
                  <profiles>
                    <profile>
                      <id>published</id>
                      <repositories>
                        <repository><id>published</id><url>%s</url></repository>
                      </repositories>
                    </profile>
                  </profiles>
                  <activeProfiles><activeProfile>published</activeProfile></activeProfiles>
                </settings>
                """.formatted(here, published));
    }

    /** The version of a plugin that this project uses, too, so that it is there. */
    private static String version(String plugin) {
        var declared = Pattern.compile("<artifactId>" + plugin + "</artifactId>\\s*<version>(.*?)</version>")
                .matcher(Senet.read(Senet.root().resolve("pom.xml")));
        assertThat(declared.find()).as(plugin).isTrue();
        return declared.group(1);
    }

    /** What a process prints that succeeds, without the warnings of newer JVMs. */
    private static String run(List<String> command) throws IOException, InterruptedException {
        var out = Files.createTempFile(folder, "process", ".out");
        var builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(out.toFile());
        var path = Objects.requireNonNull(System.getenv("PATH"));
        builder.environment().clear();
        builder.environment()
                .putAll(Map.of("PATH", path, "HOME", folder.toString(), "JAVA_HOME", JAVA_HOME.toString()));
        var process = builder.start();
        try {
            process.getOutputStream().close();
            assertThat(process.waitFor(4, TimeUnit.MINUTES))
                    .as(() -> Senet.read(out))
                    .isTrue();
            assertThat(process.exitValue()).as(() -> Senet.read(out)).isZero();
            return Senet.read(out)
                    .replaceAll("\\x1b\\[\\d*m", "")
                    .lines()
                    .filter(line -> !line.isEmpty() && !line.startsWith("WARNING:"))
                    .collect(Collectors.joining("\n"));
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }

    private static String host(String... options) throws IOException, InterruptedException {
        var java = JAVA_HOME.resolve("bin/java").toString();
        return run(Stream.concat(Stream.of(java, "-Dpolyglot.engine.WarnInterpreterOnly=false"), Stream.of(options))
                .toList());
    }

    @ParameterizedTest
    @CsvSource({
        "-cp, host.Main, 'modules: null, null'",
        "-p, --module=host/host.Main, 'modules: host, org.senet.language'",
    })
    void aProgramPlays(String path, String main, String modules) throws IOException, InterruptedException {
        var jars = path.equals("-cp") ? "lib/*" : "lib";
        var said = host(path, "target/classes" + File.pathSeparator + jars, main);

        assertThat(said).startsWith(modules + "\n").containsPattern("over after [5-9] moves: ([XO] wins|[Dd]raw)");
    }

    /** Graal's compiler lies in a folder of its own, as the guide tells, and the runtime takes it. */
    @ParameterizedTest
    @CsvSource({"-cp, host.Main, ALL-UNNAMED", "-p, --module=host/host.Main, org.graalvm.truffle"})
    void rulesAreCompiled(String path, String main, String truffle) throws IOException, InterruptedException {
        var compiler = Files.createDirectories(folder.resolve("compiler"));
        for (var jar : List.of("compiler.jar", "truffle-compiler.jar", "collections.jar", "word.jar")) {
            Files.copy(
                    Senet.root().resolve("launcher/target/senet/jit").resolve(jar),
                    compiler.resolve(jar),
                    StandardCopyOption.REPLACE_EXISTING);
        }
        var jars = path.equals("-cp") ? "lib/*" : "lib";
        var said = host(
                "-XX:+UnlockExperimentalVMOptions",
                "-XX:+EnableJVMCI",
                "--upgrade-module-path=compiler",
                "--enable-native-access=" + truffle,
                path,
                "target/classes" + File.pathSeparator + jars,
                main);

        assertThat(said).contains("runtime: GraalVM CE\n", "over after ");
    }

    /** An image of the JVM with the program and all that it needs inside, which wants modules with descriptors of their own. */
    @Test
    void aProgramIsLinked() throws IOException, InterruptedException {
        var image = folder.resolve("image");
        var linker = List.of(
                JAVA_HOME.resolve("bin/jlink").toString(),
                "--module-path",
                "target/classes" + File.pathSeparator + "lib",
                "--add-modules",
                "host,org.senet.games,org.graalvm.truffle.runtime",
                "--output",
                image.toString());
        assertThat(run(linker)).isEmpty();
        var said = run(List.of(
                image.resolve("bin/java").toString(),
                "-Dpolyglot.engine.WarnInterpreterOnly=false",
                "--enable-native-access=org.graalvm.truffle",
                "--module=host/host.Main"));

        assertThat(said).startsWith("modules: host, org.senet.language\n").contains("over after ");
    }

    // ---- bytes

    /** The rows of the guide's table of jars: names and kilobytes. */
    private static Map<String, Long> documented() {
        return Pattern.compile("^\\| `([\\w-]+)` \\| ([\\d ]+) kB \\|", Pattern.MULTILINE)
                .matcher(Senet.read(Senet.root().resolve("docs/embedding.md")))
                .results()
                .collect(Collectors.toMap(
                        row -> row.group(1),
                        row -> Long.parseLong(row.group(2).replace(" ", "")),
                        (a, b) -> a,
                        TreeMap::new));
    }

    @Test
    void theBundleBringsWhatIsSaidAndNothingElse() throws IOException {
        assertThat(Senet.names(folder.resolve("lib"), ".jar"))
                .containsExactlyElementsOf(documented().keySet());
        for (var jar : documented().entrySet()) {
            assertThat(Files.size(folder.resolve("lib/" + jar.getKey() + ".jar")) / 1000.0)
                    .as(jar.getKey())
                    .isCloseTo(jar.getValue(), DOCUMENTED_SIZES);
        }
    }

    private static Path published(String artifact, String ending) {
        try (var files = Files.list(PUBLISHED.resolve(artifact).resolve(VERSION))) {
            return files.filter(file ->
                            file.getFileName().toString().matches(artifact + "-[\\d.-]*" + Pattern.quote(ending)))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError(artifact + ending + " is not published"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void theLanguageNeedsTruffleOnly() {
        var dependencies = Pattern.compile("<dependency>(.*?)</dependency>", Pattern.DOTALL)
                .matcher(Senet.read(published("senet-language", ".pom")))
                .results()
                .map(MatchResult::group)
                .filter(Predicate.not(text -> text.contains("<scope>")))
                .map(text -> text.replaceAll("(?s).*<artifactId>(.*?)</artifactId>.*", "$1"));

        assertThat(dependencies).containsExactlyInAnyOrder("polyglot", "truffle-api", "senet-stdlib");
    }

    /** What is in a jar beside what Maven and the JVM want of each. */
    @ParameterizedTest
    @CsvSource({
        "senet-language, org/senet/.*\\.class|org/senet/index/words\\.txt",
        "senet-stdlib, senet/.*\\.senet",
        "senet-games, games/[\\w-]+\\.senet|games/index|org/senet/games/.*\\.class",
    })
    void jarsHoldWhatIsNeeded(String artifact, String content) throws IOException {
        try (var jar = new JarFile(published(artifact, ".jar").toFile())) {
            var names = jar.stream()
                    .map(Object::toString)
                    .filter(Predicate.not(name -> name.endsWith("/")))
                    .toList();
            assertThat(names)
                    .contains("META-INF/LICENSE")
                    .allMatch(
                            name -> name.matches(
                                    content
                                            + "|META-INF/(versions/17/module-info\\.class|MANIFEST\\.MF|LICENSE|services/.*|maven/org\\.senet/.*)"));
        }
        var modules = ModuleFinder.of(published(artifact, ".jar")).findAll();
        assertThat(modules).singleElement().satisfies(module -> {
            assertThat(module.descriptor().name()).isEqualTo(artifact.replaceFirst("senet-", "org.senet."));
            assertThat(module.descriptor().isAutomatic()).isFalse();
            assertThat(module.descriptor().rawVersion()).contains(VERSION);
        });
    }

    // ---- what a public repository asks for

    @ParameterizedTest
    @ValueSource(strings = {"senet-language", "senet-stdlib", "senet-games"})
    void sourcesAndDocumentationAreThere(String artifact) throws IOException {
        for (var ending : List.of("-sources.jar", "-javadoc.jar")) {
            try (var jar = new JarFile(published(artifact, ending).toFile())) {
                assertThat(jar.stream().map(Object::toString))
                        .anyMatch(name -> name.matches(".*\\.(java|senet|html|md)"));
            }
        }
    }

    /** The list of versions has no parent, so they are written twice. */
    @Test
    void theVersionsAreThoseOfTheBuild() {
        var build = Senet.read(Senet.root().resolve("pom.xml"));
        var versions = Senet.read(published("senet-bom", ".pom"));
        var graalvm =
                Pattern.compile("<graalvm\\.version>.*</graalvm\\.version>").matcher(build);

        assertThat(graalvm.find()).isTrue();
        assertThat(versions).contains(graalvm.group()).doesNotContain("<parent>", "junit");
    }

    @Test
    void theModelsAreComplete() {
        assertThat(Senet.read(published("senet", ".pom")))
                .contains("<url>", "<license>", "<developer>", "<scm ")
                .doesNotContain("<repository>", "<repositories>", "<distributionManagement>");
        for (var artifact :
                List.of("senet", "senet-language", "senet-stdlib", "senet-games", "senet-bundle", "senet-bom")) {
            assertThat(Senet.read(published(artifact, ".pom"))).contains("<name>Senet", "<description>");
        }
        assertThat(PUBLISHED).isDirectoryNotContaining("glob:**senet-{tests,launcher}");
    }
}
