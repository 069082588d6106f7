package org.senet.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.oracle.truffle.api.source.Source;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.senet.data.Printer;
import org.senet.format.Formatter.UnbalancedException;
import org.senet.format.Token.Kind;
import org.senet.reader.NamespaceResolver;
import org.senet.reader.Reader;

class FormatterTest {
    /** Its layout is a part of what it documents: it is the text as it was first published. */
    private static final String VERBATIM = "simple-checkers";

    /** Copies that an earlier build has made. */
    private static final Pattern BUILT = Pattern.compile("[/\\\\]target[/\\\\]");

    static Stream<Path> bundledScripts() throws IOException {
        var root = Path.of("..");
        return Stream.of("games", "examples", "stdlib/src")
                .flatMap(folder -> scripts(root.resolve(folder)).stream())
                .filter(file -> !file.getFileName().toString().startsWith(VERBATIM));
    }

    private static List<Path> scripts(Path folder) {
        try (var files = Files.walk(folder)) {
            return files.filter(f -> f.toString().endsWith(".senet")
                            && !BUILT.matcher(f.toString()).find())
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("bundledScripts")
    void bundledScriptsAreFormatted(Path script) throws Exception {
        var text = Files.readString(script);
        assertThat(Formatter.format(text)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '$', textBlock = """
            (f   x )                 | (f x)
            ( f( g )[1])             | (f (g) [1])
            {:a 1 ,:b 2}             | {:a 1, :b 2}
            ' x                      | ' x
            ~ @x                     | ~ @x
            `(a ~@b)                 | `(a ~@b)
            #(+ %1  %2)              | #(+ %1 %2)
            #_ x y                   | #_ x y
            ^:key  x                 | ^:key x
            #?( :senet a)            | #?(:senet a)
            \\( \\a                  | \\( \\a
            #"a  b"  "c  d"          | #"a  b" "c  d"
            """)
    void blanksInALine(String text, String formatted) throws Exception {
        assertThat(Formatter.format(text)).isEqualTo(formatted + "\n");
    }

    @Test
    void indentation() throws Exception {
        assertFormatted("""
                (piece
                (name Man)
                      (move (check is-friend?)
                (take)
                (if (any true false)
                (log "x")
                else
                (drop))))


                (defmacro twice [& body]
                `(do ~@body
                ~@body))
                (twice
                (let [a 1
                b 2]
                (f a
                b)))
                [1
                2 {:a
                3}]
                (defn several
                ([a]
                a)
                ([a b] ; two
                ;; of them
                (when a
                b)
                ))
                """, """
                (piece
                  (name Man)
                  (move (check is-friend?)
                    (take)
                    (if (any true false)
                      (log "x")
                      else
                      (drop))))

                (defmacro twice [& body]
                  `(do ~@body
                       ~@body))
                (twice
                  (let [a 1
                        b 2]
                    (f a
                       b)))
                [1
                 2 {:a
                    3}]
                (defn several
                  ([a]
                   a)
                  ([a b] ; two
                   ;; of them
                   (when a
                     b)))
                """);
    }

    @Test
    void textsOfSeveralLinesAndCommentsStay() throws Exception {
        assertFormatted("(f \"a\n   b\"\n  ;c  d  \n x ; e\n )", "(f \"a\n   b\"\n  ;c  d  \n  x ; e\n  )\n");
    }

    @Test
    void theEndsOfLinesStayAsTheyAre() throws Exception {
        assertFormatted("(f\r\nx)\r\n\r\n\r\ny", "(f\r\n  x)\r\n\r\ny\r\n");
    }

    private static void assertFormatted(String text, String formatted) throws UnbalancedException {
        assertThat(Formatter.format(text)).isEqualTo(formatted);
        assertThat(Formatter.format(formatted)).isEqualTo(formatted);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '$', textBlock = """
            (f [x)         | 5
            (f             | 0
            x)             | 1
            (f "abc        | 3
            (f "abc\\"     | 3
            """)
    void bracketsMustFit(String text, int offset) {
        assertThatThrownBy(() -> Formatter.format(text))
                .isInstanceOfSatisfying(
                        UnbalancedException.class, e -> assertThat(e.offset()).isEqualTo(offset));
    }

    /** White space is taken away and put in at random, which changes no token; the formatter brings order, and no change. */
    @ParameterizedTest
    @MethodSource("bundledScripts")
    void meaningAndCommentsStay(Path script) throws Exception {
        var text = Files.readString(script);
        var shaken = shaken(text, new Random(text.length()));
        var formatted = Formatter.format(shaken);
        assertThat(written(formatted)).isEqualTo(written(text));
        assertThat(Formatter.format(formatted)).isEqualTo(formatted);
        assertThat(forms(formatted)).isEqualTo(forms(text));
    }

    private static String shaken(String text, Random random) {
        var shaken = new StringBuilder();
        Kind before = null;
        for (var token : Lexer.tokens(text)) {
            if (token.kind() == Kind.BLANK) {
                boolean needsBreak = before == Kind.COMMENT;
                shaken.append(needsBreak ? "\n" : random.nextBoolean() ? " " : "\n\n\n");
                shaken.append(" ".repeat(random.nextInt(4)));
            } else {
                shaken.append(token.in(text));
            }
            before = token.kind();
        }
        return shaken.toString();
    }

    private static List<String> written(String text) {
        return Lexer.tokens(text).stream()
                .filter(t -> t.kind() != Kind.BLANK)
                .map(t -> t.in(text))
                .toList();
    }

    /** The forms as text, without the numbers of the names that syntax-quotes make. */
    private static String forms(String text) {
        var source = Source.newBuilder("senet", text, "text").build();
        var forms = new Reader(source, new AnyAlias()).readAll();
        return forms.stream()
                .map(form -> Printer.display(form, Integer.MAX_VALUE))
                .collect(Collectors.joining(" "))
                .replaceAll("__\\d+__auto__", "__auto__");
    }

    /** Namespaces need not be loaded to be read. */
    private static final class AnyAlias implements NamespaceResolver {
        private final NamespaceResolver user = NamespaceResolver.of("user");

        @Override
        public String currentNamespace() {
            return "user";
        }

        @Override
        public String resolveAlias(String alias) {
            return alias;
        }

        @Override
        public org.senet.data.Symbol qualify(org.senet.data.Symbol symbol) {
            return user.qualify(symbol);
        }
    }

    @Test
    void tokensLoseNothing() {
        var random = new Random(1);
        var characters = "()[]{}\"\\;#'`~@^:a1 \n\t,%&?_!-";
        for (int i = 0; i < 2000; i++) {
            var text = new StringBuilder();
            for (int n = random.nextInt(30); n > 0; n--) {
                text.append(characters.charAt(random.nextInt(characters.length())));
            }
            var joined = new StringBuilder();
            Lexer.tokens(text.toString()).forEach(t -> joined.append(t.in(text.toString())));
            assertThat(joined).hasToString(text.toString());
        }
    }
}
