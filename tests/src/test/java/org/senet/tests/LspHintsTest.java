package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.senet.tests.EditorSession.get;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.InlayHintParams;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What an editor shows between the lines of a text and behind its names. */
@Tag("process")
@Timeout(value = 240, unit = TimeUnit.SECONDS)
class LspHintsTest {
    private static final String TURNED = """
            (board
              (name field)
              (dim "a-c") (dim "3-1")
              (dir n 0 -1) (dir s 0 1) (dir x 1 1) (dir jump -1 -2)
              (symmetry Black (n s)))

            (piece
              (name Man)
              (move (check (any n x jump)) (check is-empty?)))

            (game
              (name "Field")
              (board field)
              (players (White (Man a1)) (Black (Man c3))))
            """;

    @TempDir
    private Path folder = Path.of("");

    private static List<? extends CodeLens> lenses(EditorSession session) throws Exception {
        return get(session.server.getTextDocumentService().codeLens(new CodeLensParams(session.identifier())));
    }

    /** An editor is offered what it can do, above the name of the game. */
    @Test
    void gamesHaveLenses() throws Exception {
        try (var session = new EditorSession(folder, "race.senet", "senet.play", "senet.show", "other")) {
            session.open(LspTest.GAME);
            var lenses = lenses(session);
            assertThat(lenses)
                    .extracting(lens -> lens.getCommand().getCommand())
                    .containsExactly("senet.play", "senet.show");
            assertThat(lenses).allSatisfy(lens -> {
                assertThat(lens.getCommand().getArguments().toString()).contains(session.uri);
                assertThat(lens.getRange().getStart().getLine())
                        .isEqualTo(session.at("(name \"Race\")", 0).getLine());
            });
        }
        try (var session = new EditorSession(folder, "race.senet")) {
            session.open(LspTest.GAME);
            assertThat(lenses(session)).isEmpty();
        }
    }

    /** Rows are counted from the top, so -1 leads up. For Black, north is what is south for others. */
    @Test
    void directionsInRulesHaveArrows() throws Exception {
        try (var session = new EditorSession(folder, "turned.senet")) {
            session.open(TURNED);
            var all = session.range(0, TURNED.length());
            var hints = get(
                    session.server.getTextDocumentService().inlayHint(new InlayHintParams(session.identifier(), all)));
            assertThat(hints).extracting(hint -> hint.getLabel().getLeft()).containsExactly("↑ Black ↓", "↘", "↑↑←");
            assertThat(hints.getFirst().getPosition()).isEqualTo(session.at("(any n", 6));
            var none = session.range(0, TURNED.indexOf("(piece"));
            assertThat(get(session.server
                            .getTextDocumentService()
                            .inlayHint(new InlayHintParams(session.identifier(), none))))
                    .isEmpty();
        }
    }
}
