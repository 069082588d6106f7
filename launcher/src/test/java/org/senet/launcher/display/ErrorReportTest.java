package org.senet.launcher.display;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.senet.launcher.display.ErrorReport.Call;
import org.senet.launcher.display.ErrorReport.Place;

class ErrorReportTest {
    private static final Place LOG = new Place("games/foo.senet", 12, 8, "  (log captued)", 7);

    @Test
    void showsThePlaceAndTheHint() {
        var report = new ErrorReport("unknown name `captued`\nhint: did you mean `captured`?", LOG, List.of());
        assertThat(report.lines(Style.PLAIN))
                .containsExactly(
                        "games/foo.senet:12:8: error: unknown name `captued`",
                        "   12 |   (log captued)",
                        "      |        ^^^^^^^",
                        "  hint: did you mean `captured`?");
    }

    @Test
    void showsOnlyTheMessageWhenThePlaceIsUnknown() {
        assertThat(new ErrorReport("too deep", null, List.of()).lines(Style.PLAIN))
                .containsExactly("error: too deep");
    }

    @Test
    void putsMoreLinesOfTheMessageUnderTheSource() {
        var report = new ErrorReport("no match\nhint: add a case\nthe value is 3", LOG, List.of());
        assertThat(report.lines(Style.PLAIN).subList(3, 5)).containsExactly("  the value is 3", "  hint: add a case");
    }

    @Test
    void keepsTabsAndWideCharactersInLine() {
        var report = new ErrorReport("?", new Place("x", 1, 5, "\t駒 x駒z", 1), List.of());
        assertThat(report.lines(Style.PLAIN).get(2)).isEqualTo("      | \t    ^^");
    }

    @Test
    void showsOfALongLineThePartAroundThePlace() {
        var text = "a".repeat(1000) + "(frist x)" + "b".repeat(1000);
        var lines = new ErrorReport("?", new Place("x", 1, 1002, text, 5), List.of()).lines(Style.PLAIN);
        assertThat(lines.getFirst()).startsWith("x:1:1002: ");
        assertThat(lines.get(1))
                .matches(" {4}1 \\| \\.\\.\\.a+\\(frist x\\)b+\\.\\.\\.")
                .hasSizeLessThan(200);
        var caret = lines.get(2).indexOf('^');
        assertThat(lines.get(1).substring(caret, caret + 5)).isEqualTo("frist");
        assertThat(lines.get(2)).hasSize(caret + 5);
    }

    @Test
    void showsTheBeginningAndTheEndOfALongLine() {
        var text = "(" + "駒".repeat(500) + ")";
        var first = new ErrorReport("?", new Place("x", 1, 1, text, text.length()), List.of()).lines(Style.PLAIN);
        assertThat(first.get(1)).startsWith("    1 | (駒").endsWith("駒...");
        assertThat(first.get(2)).startsWith("      | ^^").hasSizeLessThan(400);
        var last = new ErrorReport("?", new Place("x", 1, 502, text, 1), List.of()).lines(Style.PLAIN);
        assertThat(last.get(1)).startsWith("    1 | ...駒").endsWith("駒)");
        assertThat(last.get(2)).endsWith("^");
    }

    @Test
    void doesNotCountTheMarkOfUtf8() {
        assertThat(Place.in(Path.of("x"), "\uFEFF(frist)", 1, 3, 5)).isEqualTo(new Place("x", 1, 2, "(frist)", 5));
    }

    @Test
    void pointsBehindTheLineWhenTheTextEnds() {
        var report = new ErrorReport("unclosed list", new Place("x", 1, 4, "(a)", 0), List.of());
        assertThat(report.lines(Style.PLAIN).get(2)).isEqualTo("      |    ^");
    }

    @Test
    void listsTheCallsWhenThereAreSeveral() {
        var calls = List.of(new Call("inner", LOG), new Call("outer", null));
        assertThat(new ErrorReport("?", null, calls).lines(Style.PLAIN))
                .containsExactly("error: ?", "    at inner (games/foo.senet:12:8)", "    at outer");
        assertThat(new ErrorReport("?", null, calls.subList(0, 1)).lines(Style.PLAIN))
                .hasSize(1);
    }

    @Test
    void listsAtMostTenCalls() {
        var calls = IntStream.rangeClosed(1, 13)
                .mapToObj(i -> new Call("f" + i, null))
                .toList();
        assertThat(new ErrorReport("?", null, calls).lines(Style.PLAIN))
                .hasSize(12)
                .endsWith("    at f10", "    ... 3 more");
    }

    @Test
    void coloursOnRequest() {
        assertThat(new ErrorReport("bad", null, List.of()).lines(Style.COLOURED))
                .containsExactly("\u001b[1;31merror:\u001b[0m \u001b[1mbad\u001b[0m");
    }
}
