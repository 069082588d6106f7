package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The messages of {@code senet lsp} themselves, also those that no well-made editor would send. */
@Tag("process")
@Timeout(value = 240, unit = TimeUnit.SECONDS)
class LspProtocolTest {
    private static final long LIMIT_SECONDS = 120;

    private static final String INITIALIZE = request(1, "initialize", "{\"capabilities\":{}}");
    private static final String SHUTDOWN = "\"id\":9,\"method\":\"shutdown\"";
    private static final String EXIT = "\"method\":\"exit\"";

    @TempDir
    Path folder = Path.of("");

    /** Says messages one after the other without waiting, ends the input, and returns the answers by their numbers. */
    private NavigableMap<Integer, JsonObject> converse(String... messages) throws Exception {
        var builder = new ProcessBuilder(Senet.root().resolve("senet").toString(), "lsp")
                .directory(folder.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put("SENET_NO_BUILD", "yes");
        var process = builder.start();
        try (var input = process.getOutputStream()) {
            for (var message : messages) {
                var bytes = ("{\"jsonrpc\":\"2.0\"," + message + "}").getBytes(StandardCharsets.UTF_8);
                input.write(("Content-Length: " + bytes.length + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
                input.write(bytes);
            }
        }
        var answers = new TreeMap<Integer, JsonObject>();
        var output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        for (var part : output.split("Content-Length: \\d+\r\n\r\n")) {
            var answer = part.isEmpty()
                    ? new JsonObject()
                    : JsonParser.parseString(part).getAsJsonObject();
            if (answer.has("id")) {
                answers.put(answer.get("id").getAsInt(), answer);
            }
        }
        assertThat(process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)).isTrue();
        return answers;
    }

    private static JsonObject answer(Map<Integer, JsonObject> answers, int number) {
        return Objects.requireNonNull(answers.get(number), "no answer to " + number);
    }

    private static String request(int number, String method, String params) {
        return "\"id\":%d,\"method\":\"%s\",\"params\":%s".formatted(number, method, params);
    }

    private static int code(JsonObject answer) {
        return answer.getAsJsonObject("error").get("code").getAsInt();
    }

    @Test
    void requestsNeedTheirParts() throws Exception {
        var answers = converse(
                INITIALIZE,
                request(2, "textDocument/hover", "{}"),
                request(3, "textDocument/hover", "{\"textDocument\":{\"uri\":\"file:///a\"},\"position\":null}"),
                request(4, "textDocument/hover", "null"),
                request(5, "textDocument/unheardOf", "null"),
                request(
                        6,
                        "textDocument/moniker",
                        "{\"textDocument\":{\"uri\":\"file:///a\"},\"position\":{\"line\":0,\"character\":0}}"),
                "\"method\":\"textDocument/didOpen\",\"params\":{}",
                SHUTDOWN,
                EXIT);
        assertThat(answers).hasSize(7);
        assertThat(List.of(2, 3, 4))
                .allSatisfy(number -> assertThat(code(answer(answers, number))).isEqualTo(-32602));
        assertThat(answer(answers, 2).toString()).contains("textDocument/hover", "`textDocument`", "`position`");
        assertThat(answer(answers, 3).toString()).contains("`position`").doesNotContain("`textDocument`");
        assertThat(answer(answers, 4).toString()).contains("`params`");
        assertThat(List.of(5, 6))
                .allSatisfy(number -> assertThat(code(answer(answers, number))).isEqualTo(-32601));
    }

    @Test
    void nothingIsAnsweredBeforeTheBeginningAndAfterTheEnd() throws Exception {
        var query = "{\"query\":\"a\"}";
        var answers = converse(
                request(0, "workspace/symbol", query),
                INITIALIZE,
                request(2, "initialize", "{\"capabilities\":{}}"),
                request(3, "workspace/symbol", query),
                SHUTDOWN,
                request(10, "workspace/symbol", query),
                EXIT);
        assertThat(code(answer(answers, 0))).isEqualTo(-32002);
        assertThat(answer(answers, 1).has("result")).isTrue();
        assertThat(code(answer(answers, 2))).isEqualTo(-32600);
        assertThat(answer(answers, 3).has("result")).isTrue();
        assertThat(code(answer(answers, 10))).isEqualTo(-32600);
    }

    @Test
    void whatIsAskedBeforeTheEndIsAnswered() throws Exception {
        var uri = folder.resolve("late.senet").toUri();
        var messages = new ArrayList<String>();
        messages.add(INITIALIZE);
        messages.add("\"method\":\"textDocument/didOpen\",\"params\":{\"textDocument\":{\"uri\":\"" + uri
                + "\",\"languageId\":\"senet\",\"version\":1,\"text\":\"(defn later [x] x)\"}}");
        for (int number = 2; number < 9; number++) {
            messages.add(request(
                    number,
                    "textDocument/hover",
                    "{\"textDocument\":{\"uri\":\"" + uri + "\"},\"position\":{\"line\":0,\"character\":8}}"));
        }
        messages.add(SHUTDOWN);
        messages.add(EXIT);
        var answers = converse(messages.toArray(String[]::new));
        assertThat(answers.keySet()).containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9);
        assertThat(answers.subMap(2, 9).values())
                .allSatisfy(answer -> assertThat(answer.toString()).contains("(later x)"));
        assertThat(answer(answers, 9).has("error")).isFalse();
    }
}
