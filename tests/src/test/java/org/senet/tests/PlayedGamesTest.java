package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.senet.tests.LauncherTest.checked;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Records of games that were played on the terminal, all moves of which have come through a pipe. */
@Tag("process")
class PlayedGamesTest {
    private static final String SEASONS = """
            (board (name ring) (position spring summer autumn) (link on spring summer))
            (piece (name Leaf) (place (log position) (drop)))
            (game (name "Seasons") (board ring) (players Anna Béla Čeněk) (win Anna (check no-moves?)))
            """;

    @TempDir
    private Path folder = Path.of("");

    private Command.Result play(String input, String... words) {
        return checked(Command.in(folder).withInput(input).run(words));
    }

    @Test
    void aGameIsKeptAtItsEnd() {
        var result = play("a3\nb3\na2\nb2\na1\n", "play", "tic-tac-toe", "--save", "game.pgn");

        assertThat(result.out()).endsWith("saved as game.pgn\n");
        assertThat(folder.resolve("game.pgn")).content().isEqualTo("""
                [Event "Tic-tac-toe"]
                [Site "?"]
                [Date "????.??.??"]
                [Round "?"]
                [White "human"]
                [Black "human"]
                [Result "1-0"]

                1. a3 b3 2. a2 b2 3. a1 1-0
                """);
    }

    @Test
    void namesOfThreePlayersAndTheWinnerComeBack() throws IOException {
        Files.writeString(folder.resolve("seasons.senet"), SEASONS);

        play("spring\nsummer\nautumn\n", "play", "seasons.senet", "--player", "Béla=random", "--save", "game.sgf");

        var out = checked(Command.in(folder).run("replay", "game.sgf", "--game", "seasons.senet", "--to", "pgn"))
                .out();
        assertThat(out).contains("[Anna \"human\"]", "[Béla \"random\"]", "[Čeněk \"human\"]", "[Winner \"Anna\"]");
    }

    /** A game that was loaded is still the one of those who have begun it. */
    @Test
    void aLoadedGameKeepsItsHeaders() throws IOException {
        Files.writeString(
                folder.resolve("old.pgn"),
                "[Event \"Cup\"]\n[White \"Anne\"]\n[Black \"?\"]\n[Result \"1-0\"]\n\n1. a3 b3 1-0\n");

        play("a2\nquit\n", "play", "tic-tac-toe", "--load", "old.pgn", "--save", "new.pgn");

        assertThat(folder.resolve("new.pgn"))
                .content()
                .contains(
                        "[Event \"Cup\"]",
                        "[White \"Anne\"]",
                        "[Black \"human\"]",
                        "[Result \"*\"]",
                        "1. a3 b3 2. a2 *");
    }

    @Test
    void aFileThatCannotBeWrittenIsAnError() {
        var result = Command.in(folder).withInput("a3\nquit\n").run("play", "tic-tac-toe", "--save", "no/game.pgn");

        assertThat(result.exitCode()).isEqualTo(2);
        assertThat(result.err()).contains("`no/game.pgn` cannot be written: there is no folder");
    }
}
