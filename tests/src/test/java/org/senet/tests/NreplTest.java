package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import com.dampcake.bencode.BencodeInputStream;
import com.dampcake.bencode.BencodeOutputStream;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.graalvm.polyglot.Context;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.senet.launcher.nrepl.Server;

/** The server for editors, as its clients see it. */
@Timeout(value = 2, unit = TimeUnit.MINUTES)
class NreplTest {
    private final ByteArrayOutputStream own = new ByteArrayOutputStream();
    private final CompletableFuture<Integer> exit = new CompletableFuture<>();

    @SuppressWarnings("NullAway.Init")
    private Server server;

    @SuppressWarnings("NullAway.Init")
    private Client client;

    /** A connection. */
    private static final class Client implements AutoCloseable {
        private final Socket socket;
        private final InputStream in;
        private final OutputStream out;
        private int ids;

        Client(int port) throws IOException {
            socket = new Socket(InetAddress.getLoopbackAddress(), port);
            socket.setTcpNoDelay(true);
            socket.setSoTimeout(60_000);
            in = new FilterInputStream(new BufferedInputStream(socket.getInputStream())) {
                @Override
                public int read(byte[] buffer, int from, int length) throws IOException {
                    return in.readNBytes(buffer, from, length);
                }
            };
            out = socket.getOutputStream();
        }

        /** Sends a message with these keys and values, and returns its id. */
        String send(String... entries) throws IOException {
            var message = new TreeMap<String, Object>();
            for (int i = 0; i < entries.length; i += 2) {
                message.put(entries[i], entries[i + 1]);
            }
            message.put("id", "m" + ++ids);
            var bytes = new ByteArrayOutputStream();
            new BencodeOutputStream(bytes, StandardCharsets.UTF_8).writeDictionary(message);
            // A network may cut a message anywhere.
            for (byte part : bytes.toByteArray()) {
                out.write(part);
            }
            return "m" + ids;
        }

        Map<String, Object> next() throws IOException {
            return new BencodeInputStream(in, StandardCharsets.UTF_8).readDictionary();
        }

        /** The answers to a message up to the last one, which is done. */
        List<Map<String, Object>> answers(String id) throws IOException {
            var answers = new ArrayList<Map<String, Object>>();
            do {
                var answer = next();
                if (id.equals(answer.get("id"))) {
                    answers.add(answer);
                }
            } while (answers.isEmpty() || !states(answers.getLast()).contains("done"));
            return answers;
        }

        List<Map<String, Object>> ask(String... entries) throws IOException {
            return answers(send(entries));
        }

        String session() throws IOException {
            return String.valueOf(ask("op", "clone").getLast().get("new-session"));
        }

        @Override
        public void close() {
            try {
                socket.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private static List<String> states(Map<String, Object> answer) {
        return answer.get("status") instanceof List<?> list
                ? list.stream().map(String::valueOf).toList()
                : List.of();
    }

    private static List<Object> all(List<Map<String, Object>> answers, String key) {
        return answers.stream()
                .filter(a -> a.containsKey(key))
                .map(a -> a.get(key))
                .toList();
    }

    @BeforeEach
    void open() throws IOException {
        var out = new PrintStream(own, true, StandardCharsets.UTF_8);
        server = new Server(InetAddress.getLoopbackAddress(), 0, NreplTest::context, out, out, "1", exit::complete);
        Thread.ofVirtual().start(() -> {
            try {
                server.run();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        client = new Client(server.port());
    }

    private static Context context(InputStream in, OutputStream out, OutputStream err) {
        return Context.newBuilder(Senet.LANGUAGE)
                .allowAllAccess(true)
                .in(in)
                .out(out)
                .err(err)
                .build();
    }

    @AfterEach
    void close() throws IOException {
        client.close();
        server.close();
    }

    @Test
    void valuesOfAllFormsAreSentWithTheNamespace() throws IOException {
        var session = client.session();

        var answers = client.ask("op", "eval", "session", session, "code", "(def x 5) [x \"é\"] (ns other) (inc 1)");

        assertThat(all(answers, "value")).containsExactly("#'user/x", "[5 \"é\"]", "nil", "2");
        assertThat(all(answers, "ns")).containsExactly("user", "user", "other", "other");
        assertThat(all(answers, "session")).containsOnly(session);
        assertThat(all(client.ask("op", "eval", "session", session, "code", "user/x"), "ns"))
                .containsExactly("other");
    }

    @Test
    void sessionsHaveTheirOwnNamespaceAndValuesAndShareDefinitions() throws IOException {
        var one = client.session();
        var two = client.session();

        client.ask("op", "eval", "session", one, "code", "(ns one) (def y 7) :first");
        client.ask("op", "eval", "session", two, "code", ":second");

        assertThat(all(client.ask("op", "eval", "session", one, "code", "[*1 y]"), "value"))
                .containsExactly("[:first 7]");
        assertThat(all(client.ask("op", "eval", "session", two, "code", "[*1 one/y]"), "value"))
                .containsExactly("[:second 7]");
        assertThat(client.ask("op", "ls-sessions").getLast().get("sessions"))
                .asInstanceOf(InstanceOfAssertFactories.LIST)
                .containsExactlyInAnyOrder(one, two);
        client.ask("op", "close", "session", one);
        assertThat(states(client.ask("op", "eval", "session", one, "code", "1").getLast()))
                .contains("unknown-session");
    }

    @Test
    void whatProgramsPrintComesBeforeTheValue() throws IOException {
        var answers = client.ask("op", "eval", "code", "(println \"a\") (print \"ü\") 3");

        assertThat(answers.stream().map(Map::keySet).flatMap(Collection::stream))
                .containsSubsequence("out", "value", "out", "value");
        assertThat(all(answers, "out").stream().map(String::valueOf).reduce("", String::concat))
                .isEqualTo("a\nü");
        assertThat(own.size()).isZero();
    }

    @Test
    void errorsNameThePlaceInTheFile() throws IOException {
        var session = client.session();

        var answers = client.ask(
                "op",
                "eval",
                "session",
                session,
                "code",
                "(undefined-name 1)",
                "file",
                "a.senet",
                "line",
                "7",
                "column",
                "3");

        assertThat(all(answers, "err").getFirst().toString())
                .startsWith("a.senet:7:4: error: unknown name `undefined-name`")
                .contains("^");
        assertThat(all(answers, "status").toString()).contains("eval-error");
        assertThat(all(answers, "value")).isEmpty();
        client.ask("op", "eval", "session", session, "code", "(throw (ex-info \"no\" {:a 1}))");
        assertThat(all(client.ask("op", "eval", "session", session, "code", "(ex-data *e)"), "value"))
                .containsExactly("{:a 1}");
    }

    @Test
    void aFileIsLoadedAndItsLastValueIsSent() throws IOException {
        var text = "(ns loaded)\n(defn twice \"Two times.\" [n] (* 2 n))\n(twice 4)";

        var answers = client.ask("op", "load-file", "file", text, "file-path", "/tmp/loaded.senet");

        assertThat(all(answers, "value")).containsExactly("8");
        var info = client.ask("op", "lookup", "sym", "twice", "ns", "loaded")
                .getLast()
                .get("info");
        assertThat(info)
                .asInstanceOf(InstanceOfAssertFactories.MAP)
                .containsEntry("name", "twice")
                .containsEntry("ns", "loaded")
                .containsEntry("arglists-str", "[n]")
                .containsEntry("doc", "Two times.")
                .containsEntry("line", 2L);
    }

    private static final String STONES = """
            (board (name line) (dim "a-c") (dim "1") (dir e 1 0))
            (piece (name Stone) (place (log "S" position) (drop)))
            (game (name "Stones") (board line) (players White Black))
            """;

    private static final String MEN = """
            (board (name line) (dim "a-c") (dim "1") (dir e 1 0))
            (piece (name Man) (move (check is-friend?) (take) (step) (check is-empty?) (drop)))
            (defn step [] (check e))
            (game (name "Men") (board line) (players (White (Man a1)) (Black (Man c1))))
            """;

    private void assertMoves(String expected) throws IOException {
        assertThat(all(client.ask("op", "eval", "code", "(moves *1)"), "value")).containsExactly(expected);
    }

    /** A file means what it means to those who run it: pieces of files that were loaded before have no part in its game. */
    @Test
    void gamesThatAreLoadedOneAfterAnotherHaveTheirOwnPieces() throws IOException {
        client.ask("op", "load-file", "file", STONES, "file-path", "/tmp/stones.senet");
        client.ask("op", "load-file", "file", MEN, "file-path", "/tmp/men.senet");
        assertMoves("[\"a1-b1\"]");
        // The form of the game alone has the pieces of its file.
        client.ask(
                "op", "eval", "code", MEN.lines().reduce((first, last) -> last).orElseThrow());
        assertMoves("[\"a1-b1\"]");
        // A piece that was given another name is not there twice.
        client.ask("op", "load-file", "file", STONES, "file-path", "/tmp/stones.senet");
        client.ask("op", "load-file", "file", STONES.replace("Stone)", "Pebble)"), "file-path", "/tmp/stones.senet");
        assertMoves("[\"Sa1\" \"Sb1\" \"Sc1\"]");
        // What is evaluated form by form belongs together.
        client.ask("op", "eval", "code", STONES);
        assertMoves(
                "[\"Sa1 (Pebble)\" \"Sa1 (Stone)\" \"Sb1 (Pebble)\" \"Sb1 (Stone)\" \"Sc1 (Pebble)\" \"Sc1 (Stone)\"]");
    }

    @Test
    void namesAreCompletedAndDescribed() throws IOException {
        var completions = client.ask("op", "completions", "prefix", "map-ind").getLast();
        assertThat(String.valueOf(completions.get("completions")))
                .contains("candidate=map-indexed")
                .contains("type=function");
        client.ask("op", "eval", "code", "(defn area ([r] r) ([[a b] & more] a))");
        assertThat(String.valueOf(
                        client.ask("op", "eldoc", "sym", "area").getLast().get("eldoc")))
                .isEqualTo("[[r], [[...], &, more]]");
        assertThat(states(client.ask("op", "info", "sym", "no-such-name").getLast()))
                .containsExactly("no-info", "done");
    }

    @RepeatedTest(5)
    void anEndlessEvaluationIsInterrupted() throws IOException {
        var session = client.session();
        var id = client.send("op", "eval", "session", session, "code", "(println :runs) (loop [] (recur))");
        while (!":runs\n".equals(client.next().get("out"))) {
            // The evaluation has not begun.
        }

        var interrupt = client.send("op", "interrupt", "session", session, "interrupt-id", id);

        var states = new TreeMap<String, List<String>>();
        while (states.size() < 2) {
            var answer = client.next();
            if (states(answer).contains("done")) {
                states.put(String.valueOf(answer.get("id")), states(answer));
            }
        }
        assertThat(states.get(id)).asString().contains("interrupted");
        assertThat(states.get(interrupt)).asString().isEqualTo("[done]");
        assertThat(all(client.ask("op", "eval", "session", session, "code", "(+ 1 1)"), "value"))
                .containsExactly("2");
        assertThat(states(client.ask("op", "interrupt", "session", session).getLast()))
                .contains("session-idle");
    }

    @Test
    void programsReadWhatTheClientSends() throws IOException {
        var session = client.session();
        var id = client.send("op", "eval", "session", session, "code", "[(read-line) (read-line)]");
        assertThat(states(client.next()).toString()).isEqualTo("[need-input]");

        client.send("op", "stdin", "session", session, "stdin", "one\ntwo\n");

        assertThat(all(client.answers(id), "value")).containsExactly("[\"one\" \"two\"]");
    }

    @Test
    void whatIsUnknownIsAnswered() throws IOException {
        assertThat(states(client.ask("op", "no-such-op").getLast())).contains("error", "unknown-op");
        assertThat(states(client.ask("op", "eval").getLast())).contains("error", "no-code");
        assertThat(states(client.ask("op", "eval", "code", "1", "ns", "nowhere").getLast()))
                .contains("error", "namespace-not-found");
        assertThat(String.valueOf(client.ask("op", "describe").getLast().get("ops")))
                .contains("eval={}", "interrupt={}", "load-file={}");
    }

    @Test
    void aClientThatDoesNotSpeakTheProtocolHarmsNobody() throws IOException {
        try (var stranger = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            stranger.getOutputStream().write("GET / HTTP/1.1\r\n\r\n".getBytes(StandardCharsets.UTF_8));
            assertThat(stranger.getInputStream().read()).isEqualTo(-1);
        }
        assertThat(all(client.ask("op", "eval", "code", "1"), "value")).containsExactly("1");
    }

    @Test
    void aProgramMayEndTheServer() throws Exception {
        var answers = client.ask("op", "eval", "code", "(exit 3)");

        assertThat(states(answers.getLast())).containsExactly("done");
        assertThat(exit.get(1, TimeUnit.MINUTES)).isEqualTo(3);
    }
}
