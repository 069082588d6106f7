package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Compiles and runs the hosts of {@code examples/embedding}, with the class path of the tests. */
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class EmbeddingExamplesTest {
    private static Process start(String file) throws IOException {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(
                "-Dpolyglot.engine.WarnInterpreterOnly=false",
                "--enable-native-access=ALL-UNNAMED",
                "--sun-misc-unsafe-memory-access=allow",
                "-cp",
                System.getProperty("java.class.path"),
                Senet.root().resolve("examples/embedding").resolve(file).toString()));
        return new ProcessBuilder(command).redirectErrorStream(true).start();
    }

    private static BufferedReader reader(Process process) {
        return new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    @Test
    void theJavaHostPlaysAGame() throws IOException, InterruptedException {
        var process = start("JavaHost.java");
        try (var out = reader(process)) {
            var lines = out.lines().toList();
            assertThat(process.waitFor()).as(String.join("\n", lines)).isZero();
            assertThat(lines).first().asString().startsWith("White: ");
            assertThat(lines).last().asString().matches("(White|Black) wins|[Dd]raw.*");
        } finally {
            process.destroyForcibly();
        }
    }

    @Test
    void theServiceAnswersAndOutlivesItsGuests() throws IOException, InterruptedException {
        var process = start("Microservice.java");
        try (var out = reader(process);
                var client = HttpClient.newHttpClient()) {
            var games = Objects.requireNonNull(out.readLine());
            assertThat(games).startsWith("http://localhost:");
            var root = games.substring(0, games.length() - "/games".length());
            assertThat(get(client, games).body()).contains("russian-checkers\n");
            assertThat(get(client, games + "/tic-tac-toe").body().lines()).hasSize(9);
            var fen = get(client, games + "/tic-tac-toe?move=b2").body().strip();
            assertThat(get(client, games + "/tic-tac-toe?fen=" + fen).body().lines())
                    .hasSize(8)
                    .doesNotContain("b2");
            assertThat(get(client, games + "/chekers").statusCode()).isEqualTo(400);
            var guest = HttpRequest.newBuilder(URI.create(root + "/rules"))
                    .POST(BodyPublishers.ofString("(loop [v []] (recur (conj v (vec (range 1000)))))"))
                    .build();
            var refused = client.send(guest, BodyHandlers.ofString());
            assertThat(refused.statusCode()).isEqualTo(503);
            assertThat(refused.body()).contains("allocated more than");
            assertThat(get(client, games + "/tic-tac-toe").statusCode()).isEqualTo(200);
        } finally {
            process.destroyForcibly();
        }
    }

    private static HttpResponse<String> get(HttpClient client, String address)
            throws IOException, InterruptedException {
        return client.send(HttpRequest.newBuilder(URI.create(address)).build(), BodyHandlers.ofString());
    }
}
