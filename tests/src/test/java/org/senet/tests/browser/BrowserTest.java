package org.senet.tests.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Source;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.senet.api.Game;
import org.senet.api.Games;
import org.senet.launcher.web.GameServer;
import org.senet.launcher.web.Library;

/** Games in a real browser: by click, drag, touch and keys. Skipped where no Chromium is installed. */
@Timeout(300)
class BrowserTest {
    @TempDir
    private static Path profile = Path.of("");

    @SuppressWarnings("NullAway.Init")
    private static Browser browser;

    @TempDir
    private Path folder = Path.of("");

    @SuppressWarnings("NullAway.Init")
    private GameServer server;

    @BeforeAll
    static void openBrowser() throws IOException {
        var executable = Browser.executable();
        Assumptions.assumeTrue(executable.isPresent(), "no Chromium is installed: the page is not tested");
        browser = Browser.start(executable.orElseThrow(), profile);
    }

    @AfterAll
    static void closeBrowser() {
        if (browser != null) {
            browser.close();
        }
    }

    @BeforeEach
    void startServer() throws IOException {
        server = GameServer.start(0, new FolderLibrary(), folder.resolve("kept"), Files::writeString);
    }

    @AfterEach
    void stopServer() {
        server.close();
        assertThat(browser.problems()).isEmpty();
    }

    /** Bundled games by their names, and scripts of the test's folder. */
    private final class FolderLibrary implements Library {
        @Override
        public List<String> names() {
            return List.of("chess", "tic-tac-toe");
        }

        @Override
        public Optional<Script> find(String name) {
            var file = folder.resolve(name);
            return Optional.of(new Script() {
                @Override
                public Optional<Path> file() {
                    return isOwn() ? Optional.of(file) : Optional.empty();
                }

                private boolean isOwn() {
                    return name.endsWith(".senet");
                }

                @Override
                public Game open(Context context) throws IOException {
                    return isOwn()
                            ? Games.eval(
                                    context,
                                    Source.newBuilder("senet", Files.readString(file), name)
                                            .build())
                            : load(context, name);
                }
            });
        }
    }

    /** A bundled game, or what follows a colon, a variant of it. */
    private static Game load(Context context, String name) {
        int colon = name.indexOf(':');
        return colon < 0
                ? Games.load(context, name)
                : Games.load(context, name.substring(0, colon)).variant(name.substring(colon + 1));
    }

    private BoardPage open(String game) throws IOException {
        return browser.open(server.begin(game), 1000, 900);
    }

    private static void from(BoardPage page, String position) {
        page.evaluate("document.querySelector('#fen').value = '" + position + "'");
        page.press("set");
        page.settle();
    }

    @Test
    void chessWithPromotionCastlingAndMate() throws IOException {
        var page = open("chess");
        for (var move : "e2e4 d7d5 e4d5 c7c6 d5c6 g7g6 c6b7 f8g7".split(" ")) {
            page.click(move.substring(0, 2), move.substring(2));
        }
        page.click("b7", "a8");
        var choices = page.strings("[...document.querySelectorAll('#choices button')].map(b => b.dataset.choice)");
        assertThat(choices).hasSize(4);
        page.choose(choices.stream()
                .filter(move -> move.contains("Knight"))
                .findFirst()
                .orElseThrow());
        page.click("g8", "f6", "g1", "f3", "e8", "g8", "f1", "e2", "d8", "a5", "e1", "g1");
        assertThat(page.position()).startsWith("Nnb2rk1/p3ppbp/5np1/q7/8/5N2/PPPPBPPP/RNBQ1RK1 b - - ");
        assertThat(page.line()).startsWith("Black to move");

        from(page, "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2");
        page.drag("d8", "h4");
        assertThat(page.line()).contains("Black wins");
        assertThat(page.strings("names('possible')")).isEmpty();
    }

    /** In Fanorona a chain may end early; the first capture of the opening d3-e3 goes on. */
    @Test
    void fanoronaEndsAChain() throws IOException {
        var page = open("fanorona");
        var random = new Random(11);
        for (int i = 0; i < 40; i++) {
            while (!page.strings("names('possible')").isEmpty()
                    && page.strings("names('target')").isEmpty()) {
                page.click(any(page.strings("names('possible')"), random));
            }
            var before = page.moves().size();
            page.click(any(page.strings("names('target')"), random));
            if (page.moves().size() == before
                    && page.text("document.querySelector('#pass').textContent").equals("End move")
                    && page.holds("!document.querySelector('#pass').disabled")) {
                page.press("pass");
                assertThat(page.moves()).hasSize(before + 1);
                assertThat(page.line()).contains(" to move");
                return;
            }
            for (int step = 0; page.moves().size() == before && step < 20; step++) {
                if (page.holds("document.querySelector('#choices button')")) {
                    page.choose(page.text("document.querySelector('#choices button').dataset.choice"));
                } else {
                    page.click(any(page.strings("names('target')"), random));
                }
            }
        }
        throw new AssertionError("no chain could be ended");
    }

    private static <T> T any(List<T> list, Random random) {
        return list.get(random.nextInt(list.size()));
    }

    /** Two ways lead from e1 to e5, over different men: the first step tells which. */
    @Test
    void anAmbiguousCaptureIsChosen() throws IOException {
        var page = open("english-checkers");
        from(page, "W:We1:Bd2,f2,d4,f4");
        page.click("e1");
        assertThat(page.strings("names('target')")).containsExactlyInAnyOrder("c3", "g3");
        page.click("g3");
        assertThat(page.moves()).hasSize(1);
        assertThat(page.strings("[...document.querySelectorAll('#picture [data-piece]')].map(p => p.dataset.piece)"))
                .containsExactlyInAnyOrder("e5", "d2", "d4");
    }

    @Test
    void morrisRemovesAMan() throws IOException {
        var page = open("nine-mens-morris");
        page.click("a7", "a1", "d7", "d1");
        page.click("g7");
        assertThat(page.strings("names('target')")).containsExactlyInAnyOrder("a1", "d1");
        assertThat(page.strings("names('capturing')")).containsExactlyInAnyOrder("a1", "d1");
        page.click("d1");
        assertThat(page.moves()).hasSize(5);
        assertThat(page.holds("document.querySelector('[data-piece=d1]')")).isFalse();
    }

    @Test
    void shogiDropsAPiece() throws IOException {
        var page = open("shogi");
        for (var move : "7g7f 3c3d 8h2b".split(" ")) {
            page.click(move.substring(0, 2), move.substring(2));
        }
        page.choose("8h2b+");
        page.click("3a", "2b");
        assertThat(page.text("square('White Bishop').getAttribute('aria-disabled')"))
                .isEqualTo("true");
        page.click("Black Bishop");
        assertThat(page.strings("names('target')")).contains("5e").doesNotContain("2b");
        page.click("5e");
        assertThat(page.moves()).hasSize(5);
        assertThat(page.text("square('5e').getAttribute('aria-label')")).contains("Black Bishop");
    }

    /** Whole games, or their beginnings, at random; then the board shows what the moves lead to when they are played elsewhere. */
    @ParameterizedTest
    @CsvSource({
        "lasca, click, 24",
        "margo, click, 16",
        "royal-game-of-ur, click, 20",
        "chinese-checkers:Chinese checkers for four, click, 8",
        "go, touch, 8",
        "hex-11, keys, 8",
        "kalah, keys, 12",
        "international-draughts, drag, 16",
        "shogi, drag, 8",
        "chess, touch, 10",
        "domineering, click, 10"
    })
    void gamesAreShownAsTheyArePlayed(String name, String way, int turns) throws IOException {
        var page = open(name);
        var random = new Random(name.hashCode());
        for (int i = 0; i < turns; i++) {
            page.waitUntil(
                    "names('possible').length || document.querySelector('#choices button')"
                            + " || !document.querySelector('#pass').disabled || !/ to move/.test(document.querySelector('#line').textContent)");
            if (!page.line().contains(" to move")) {
                break;
            }
            move(page, way, random);
        }
        page.settle();
        check(page, name);
    }

    private void move(BoardPage page, String way, Random random) {
        int before = page.moves().size();
        for (int step = 0; page.moves().size() == before; step++) {
            assertThat(step).as(page.line()).isLessThan(30);
            var open = page.strings("[...names('possible'), ...names('target')]");
            if (!open.isEmpty()) {
                act(page, way, any(open, random), random);
            } else if (page.holds("document.querySelector('#choices button')")) {
                page.choose(page.text("document.querySelector('#choices button').dataset.choice"));
            } else {
                page.press("pass");
            }
        }
    }

    private void act(BoardPage page, String way, String name, Random random) {
        switch (way) {
            case "keys" -> page.keys(name);
            case "touch" -> page.tap(name);
            case "drag" -> {
                page.click(name);
                var targets = page.strings("names('target')");
                if (!targets.isEmpty()) {
                    page.key("Escape");
                    page.drag(name, any(targets, random));
                }
            }
            default -> page.click(name);
        }
    }

    private static void check(BoardPage page, String name) throws IOException {
        try (var context = Context.newBuilder("senet").allowAllAccess(true).build()) {
            var game = load(context, name);
            var position = game.start();
            for (var move : page.moves()) {
                position = position.apply(move);
            }
            assertThat(page.position()).isEqualTo(position.fen());
            var shown =
                    page.strings("[...document.querySelectorAll('#picture [data-piece]')].map(p => p.dataset.piece)");
            assertThat(shown)
                    .containsExactlyInAnyOrderElementsOf(
                            position.pieces().stream().map(p -> p.position()).toList());
        }
        // Each piece lies in the middle of the button that is clicked for it.
        assertThat(page.strings("""
                [...document.querySelectorAll('#picture [data-piece]')].map(piece => {
                  const a = piece.getBoundingClientRect(), b = square(piece.dataset.piece).getBoundingClientRect();
                  const x = a.left + a.width / 2, y = a.bottom - Math.min(a.width, a.height) / 2;
                  return x > b.left && x < b.right && y > b.top && y < b.bottom ? null : piece.dataset.piece;
                }).filter(name => name)""")).isEmpty();
    }

    @Test
    void piecesAreDraggedByTouch() throws IOException {
        var page = browser.open(server.begin("chess"), 390, 800);
        page.dragByTouch("e2", "e4");
        assertThat(page.moves()).containsExactly("e2-e4");
        page.dragByTouch("e7", "e4");
        assertThat(page.moves()).hasSize(1);
        page.dragByTouch("e7", "e5");
        assertThat(page.moves()).hasSize(2);
    }

    @Test
    void twoBrowsersPlayOneGameAndReload() throws IOException {
        var address = server.begin("tic-tac-toe");
        var one = browser.open(address, 800, 800);
        var other = browser.open(address, 800, 800);
        one.click("a1");
        other.waitUntil("document.querySelectorAll('#moves li').length === 1");
        other.settle();
        other.click("b2");
        one.waitUntil("document.querySelectorAll('#moves li').length === 2");
        other.reload();
        assertThat(other.moves()).containsExactly("a1", "b2");
        one.press("undo");
        other.waitUntil("/O to move/.test(document.querySelector('#line').textContent)");
    }

    @Test
    void aGameGoesOnAfterTheServerWasStartedAgain() throws IOException {
        var address = server.begin("royal-game-of-ur");
        var page = browser.open(address, 800, 800);
        page.waitUntil("document.querySelectorAll('#moves li').length > 0");
        page.settle();
        move(page, "click", new Random(1));
        var moves = page.moves();
        server.close();
        page.waitUntil("/does not answer/.test(document.querySelector('#line').textContent)");
        startServer();
        page.go(server.url() + address.substring(address.indexOf('#')));
        page.waitUntil("names('possible').length || !document.querySelector('#pass').disabled");
        page.settle();
        assertThat(page.moves()).startsWith(moves.toArray(String[]::new));
        move(page, "click", new Random(2));
    }

    private static final String ROW = """
            (board (name row) (dim "a-e") (dim "1") (dir east 1 0))
            (piece (name Man)
              (move (check is-friend?) (take) (log position "-") (check east) (check is-empty?) (log position) (drop)))
            (game (name "Row") (board row) (players (White (Man a1 c1))))
            """;

    @Test
    void anEditIsSeenAndOneThatBreaksIsSaid() throws IOException, InterruptedException {
        var file = folder.resolve("row.senet");
        Files.writeString(file, ROW);
        var page = open("row.senet");
        page.click("a1");
        page.click("b1");
        Thread.sleep(700);
        Files.writeString(file, ROW.replace("\"Row\"", "\"Long row\""));
        page.waitUntil("document.querySelector('#title').textContent === 'Long row'");
        assertThat(page.moves()).containsExactly("a1-b1");
        Files.writeString(file, ROW.replace("(check east)", "(check eats)"));
        page.waitUntil("/row.senet:3:.*eats/.test(document.querySelector('#line').textContent)");
        Files.writeString(file, ROW);
        page.waitUntil("document.querySelector('#title').textContent === 'Row'");
        page.settle();
        // The man on c1 has one move, which is made at once; who clicks its end as well means no other move.
        page.click("c1");
        page.click("d1");
        assertThat(page.moves()).containsExactly("a1-b1", "c1-d1");
    }

    @Test
    void whatAnEditHasDoneToTheGameStaysOnThePage() throws IOException, InterruptedException {
        var file = folder.resolve("row.senet");
        Files.writeString(file, ROW);
        var page = open("row.senet");
        page.click("a1", "b1");
        Thread.sleep(700);
        Files.writeString(file, ROW.replace("(check east)", "east (check east)"));
        page.waitUntil("/cannot be played/.test(document.querySelector('#line').textContent)");
        Thread.sleep(700);
        assertThat(page.line()).contains("Move 1, a1-b1, cannot be played");
        Files.writeString(file, ROW.replace("(check east)", "(check eats)"));
        page.waitUntil("/row.senet:3:.*eats/.test(document.querySelector('#line').textContent)");
        page.go(page.text("location.href.replace('#', '?#')"));
        assertThat(page.line()).contains("row.senet:3:");
        Files.writeString(file, ROW.replace("\"Row\"", "\"Mended row\""));
        page.waitUntil("document.querySelector('#title').textContent === 'Mended row'");
        page.settle();
        page.click("c1", "d1");
        assertThat(page.moves()).containsExactly("c1-d1");
    }

    /** A position with one move only, and moves that end where they begin: they are offered by their names. */
    @Test
    void movesWithoutAWayAreOffered() throws IOException {
        Files.writeString(folder.resolve("heap.senet"), """
                (board (name heap) (dim "a-b") (dim "1"))
                (piece (name Heap) (attribute count 3) (picture tile count)
                  (move (let n (any 1 2 3)) (check (<= n count)) (log position " take " n)
                    (if (= n count) (capture) else (set! count (- count n)))))
                (game (name "Heap") (board heap) (turns Ann Bob) (neutral Table)
                  (players Ann Bob (Table (Heap (count 2) a1))))
                """);
        var page = open("heap.senet");
        assertThat(page.strings("[...document.querySelectorAll('#choices button')].map(b => b.dataset.choice)"))
                .containsExactly("a1 take 1", "a1 take 2");
        page.choose("a1 take 1");
        assertThat(page.text("square('a1').getAttribute('aria-label')")).contains("Table Heap 1");
        page.choose("a1 take 1");
        assertThat(page.line()).contains("wins");
    }

    /** On a narrow page what is offered lies over squares, which cannot be clicked and must not catch its clicks. */
    @Test
    void whatIsOfferedIsAboveSquares() throws IOException {
        Files.writeString(folder.resolve("steps.senet"), """
                (board (name grid) (dim "a-c") (dim "3-1") (dir n 0 -1))
                (piece (name Man) (attribute way 0)
                  (move (check is-friend?) (take) (check n) (check is-empty?)
                    (let by (any 1 2)) (log position " by " by) (set! way by) (drop)))
                (game (name "Steps") (board grid)
                  (players (White (Man a2 c2)) (Black (Man a1 b1 c1))))
                """);
        var page = browser.open(server.begin("steps.senet"), 320, 700);
        page.press("bare");
        page.settle();
        page.click("c2");
        assertThat(page.strings("[...document.querySelectorAll('#choices button')].map(b => b.dataset.choice)"))
                .containsExactly("c3 by 1", "c3 by 2");
        page.choose("c3 by 2");
        assertThat(page.moves()).containsExactly("c3 by 2");
    }

    /** The list of moves shows the last one without pushing the board out of a narrow page. */
    @Test
    void aMoveLeavesTheBoardWhereItIs() throws IOException {
        var page = browser.open(server.begin("tic-tac-toe"), 320, 600);
        page.evaluate("window.scrollTo(0, 0)");
        page.click("a1", "b1", "c1");
        assertThat(page.moves()).hasSize(3);
        assertThat(page.evaluate("window.scrollY").getAsInt()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"chess", "hex-11", "shogi", "lasca", "go", "royal-game-of-ur"})
    void thePageIsAccessible(String game) throws IOException {
        var page = browser.open(server.begin(game), 320, 700);
        page.waitUntil("names('possible').length || !document.querySelector('#pass').disabled");
        page.settle();
        var possible = page.strings("names('possible')");
        if (!possible.isEmpty()) {
            page.click(possible.getFirst());
        }
        for (int i = 0; i < 2; i++) {
            assertThat(violations(page)).as(game).isEmpty();
            assertThat(page.holds("document.documentElement.scrollWidth <= 320"))
                    .as("fits into 320 pixels")
                    .isTrue();
            page.press("dark");
        }
    }

    @Test
    void thePageBeforeAGameIsAccessible() throws IOException {
        var page = browser.open(server.url(), 320, 700);
        page.waitUntil("document.querySelectorAll('#games option').length");
        assertThat(violations(page)).isEmpty();
    }

    private static List<String> violations(BoardPage page) throws IOException {
        try (var axe = BrowserTest.class.getResourceAsStream("/axe.min.js")) {
            page.evaluate(
                    new String(Optional.ofNullable(axe).orElseThrow().readAllBytes(), StandardCharsets.UTF_8) + "; 0");
        }
        return page.strings("axe.run().then(r => r.violations.flatMap(v => v.nodes.map(n => v.id + ': ' + n.html)))");
    }

    /** From a click until the answer is painted, warm. */
    @Test
    void clicksAreAnsweredAtOnce() throws IOException {
        var page = open("chess");
        var times = new ArrayList<Double>();
        for (int i = 0; i < 60; i++) {
            times.add(page.evaluate("""
                    (async () => {
                      const start = performance.now();
                      square('%s').click();
                      await until(() => !document.querySelector('#board').hasAttribute('aria-busy'));
                      await new Promise(requestAnimationFrame);
                      return performance.now() - start;
                    })()""".formatted(i % 2 == 0 ? "g1" : "b1")).getAsDouble());
        }
        var warm = times.subList(20, times.size()).stream()
                .mapToDouble(Double::doubleValue)
                .sorted()
                .toArray();
        System.out.printf("click to paint: median %.0f ms, 95 %% %.0f ms%n", warm[20], warm[37]);
        assertThat(Arrays.stream(warm).limit(20).max().orElseThrow()).isLessThan(500);
    }
}
