package org.senet.launcher.repl;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sessions on a terminal that exists only in memory. */
class TerminalSessionTest {
    private static final String CTRL_C = "\003";
    private static final String CTRL_D = "\004";
    private static final String UP = "\033OA";
    private static final String ALT_H = "\033h";
    private static final String ESCAPE = "\033[";

    private static final String RACE = """
            (board (name line) (dim "a-c") (dim "1") (dir e 1 0)) (piece (name Man) (move (check is-friend?) (take) \
            (check e) (check is-empty?) (drop))) (game (name "Race") (board line) (players (White (Man a1)) Black))""";

    @TempDir
    private Path folder = Path.of("");

    private Person person;

    @BeforeEach
    void begin() {
        person = new Person(folder.resolve("history"), false);
    }

    @AfterEach
    void end() throws Exception {
        person.close();
    }

    @Test
    void eachValueIsPrinted() {
        assertThat(person.say("(+ 1 2)")).startsWith("3\n");
        assertThat(person.say("1 \"a\" nil")).startsWith("1\n\"a\"\nnil\n");
        assertThat(person.say("(println \"hello\")")).startsWith("hello\nnil\n");
        assertThat(person.say("")).doesNotContain("nil");
    }

    @Test
    void theLatestValuesAreKept() {
        person.say("10");
        person.say("20 30");

        assertThat(person.say("[*1 *2 *3]")).startsWith("[30 20 10]\n");
        person.say("(/ 1 0)");
        assertThat(person.say("(ex-message *e)")).startsWith("\"Divide by zero\"\n");
        assertThat(person.say("*2")).startsWith("[30 20 10]\n");
    }

    @Test
    void anUnfinishedFormGoesOnInTheNextLine() {
        person.type("(str \"a\r");
        person.type("b\" {:c\r");
        assertThat(person.say("[1 2]})")).startsWith("\"a\\nb{:c [1 2]}\"\n");
    }

    @Test
    void thePromptShowsTheNamespace() {
        person.type("(ns garden)\r");
        person.await("garden=> ");
        person.type("(in-ns 'user)\r");
        person.await("user=> ");
    }

    @Test
    void namesAndKeywordsAreCompleted() {
        assertThat(person.say("(subve\t [1 2 3] 1)")).startsWith("[2 3]\n");
        person.say("(def long-name-of-mine 5) (require '[senet.string :as text])");
        assertThat(person.say("long-na\t")).startsWith("5\n");
        assertThat(person.say("(text/upper-c\t \"a\")")).startsWith("\"A\"\n");
        person.say(":some/keyword");
        assertThat(person.say(":some/k\t")).startsWith(":some/keyword\n");
        assertThat(person.say("(count-al\t (any 1 2))")).startsWith("2\n");
        assertThat(person.say("\"tic-t\t")).startsWith("\"tic-tac-toe\"\n");
    }

    @Test
    void severalCompletionsAreListed() {
        person.type("(max\t");
        assertThat(person.await("-key")).doesNotContain("min");
        person.type(CTRL_C);
        person.await("=> ");
    }

    @Test
    void aKeyExplainsTheWordAtTheCursor() {
        person.type("(subvec" + ALT_H);
        assertThat(person.await("user=> (subvec")).contains("`subvec` is a function in `senet.core`");
        person.type(" [1]" + ALT_H);
        assertThat(person.await("user=> (subvec [1]")).contains("`subvec` is a function in `senet.core`");
        assertThat(person.say(" 1)")).startsWith("[]\n");
    }

    @Test
    void wordsThatSpeakToTheSessionAreAnswered() {
        assertThat(person.say("help")).contains("unknown name `help`", "hint: `(doc NAME)` tells");
        assertThat(person.say("(quit)")).contains("hint: Ctrl-D leaves");
        assertThat(person.say("(def help 7) help")).contains("7\n").doesNotContain("hint");
    }

    @Test
    void anEvaluationCanBeInterrupted() {
        person.say("(def kept 7)");
        person.type("(do (println (str \"beg\" \"un\")) (while true))\r");
        person.await("begun");
        person.type(CTRL_C);
        person.await("interrupted");
        person.await("=> ");

        assertThat(person.say("kept")).startsWith("7\n");
    }

    @Test
    void aProgramReadsWhatIsTyped() {
        person.type("(str (read-line) \"!\")\r");
        person.await("[?2004l");
        person.type("hello\r");
        assertThat(person.await("=> ")).contains("\"hello!\"\n");
    }

    @Test
    void whatIsTypedCanBeForgotten() {
        person.type("(println 1" + CTRL_C);
        person.await("=> ");
        assertThat(person.say("2")).startsWith("2\n");
    }

    @Test
    void theHistoryComesBackInTheNextSession() throws Exception {
        person.say("(def n (atom 0))");
        assertThat(person.say("(swap! n + 1)")).startsWith("1\n");
        assertThat(person.say(UP)).startsWith("2\n");
        person.type("(+ 10\r");
        assertThat(person.say("20)")).startsWith("30\n");
        person.close();

        person = new Person(folder.resolve("history"), false);
        assertThat(person.say(UP)).startsWith("30\n");
        // The entry of two lines takes two steps.
        assertThat(person.say(UP + UP + UP + UP)).startsWith("#'user/n\n");
    }

    @Test
    void ctrlDLeaves() {
        person.type(CTRL_D);
        person.awaitEnd();
    }

    @Test
    void errorsShowTheirPlaceAndNoJava() {
        var report = person.say("(def x\u0020\u0020(frist [1]))");

        assertThat(report).startsWith("""
                repl:1:10: error: unknown name `frist`
                    1 | (def x  (frist [1]))
                      |          ^^^^^
                  hint: did you mean `first`?
                """);
        assertThat(person.say("((fn f [n] (+ 1 (f n))) 1)")).contains("error:").doesNotContain("java", "org.senet");
        assertThat(person.say(")")).startsWith("repl:1:1: error: ");
    }

    @Test
    void anErrorEndsTheLineOnly() {
        assertThat(person.say("1 (/ 1 0) 2"))
                .startsWith("1\nrepl:1:3: error: Divide by zero\n")
                .doesNotContain("\n2\n");
        assertThat(person.say("3")).startsWith("3\n");
    }

    @Test
    void endlessValuesPrintBounded() {
        assertThat(person.say("(iterate inc 0)")).contains(" 198 199 ...)");
        assertThat(person.say("(map (fn [x] (/ 1 x)) [1 0])")).contains("error: Divide by zero");
    }

    @Test
    void gamesAndPositionsAreDrawn() {
        var drawing = "   a b c\n1  W . .  1\n   a b c\n";
        assertThat(person.say(RACE)).startsWith("line\nMan\nRace\n\n" + drawing).contains("Players: White, Black");
        assertThat(person.say("(after *1 \"a1-b1\")"))
                .startsWith("   a b c\n1  . W .  1\n   a b c\n\nGame over: White wins: Black has no move\n");
        assertThat(person.say("(start *2)")).contains("White to move, turn 1\n");
        assertThat(person.say("(moves *1)")).startsWith("[\"a1-b1\"]\n");
    }

    @Test
    void colours() throws Exception {
        assertThat(person.say("{:a \"b\"}")).doesNotContain(ESCAPE + "3");
        person.close();

        person = new Person(folder.resolve("history"), true);
        assertThat(person.say("{:a \"b\"}")).contains(ESCAPE + "35m", ESCAPE + "32m\"b\"");
        assertThat(person.say("(/ 1 0)")).contains(ESCAPE + "1;31merror:");
    }
}
