package org.senet.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SeatsTest {
    private static final List<String> PLAYERS = List.of("North", "East", "South");
    private static final List<String> NAMES = List.of("human", "random");
    private static final Syntax SYNTAX = new Syntax("play", List.of(), null, "", "", Seats.options());

    @Test
    void fillsEmptySeats() {
        assertThat(fill(Map.of()))
                .containsExactly(
                        Map.entry("North", seat("human")),
                        Map.entry("East", seat("human")),
                        Map.entry("South", seat("human")));
    }

    @Test
    void knowsSidesByNameAndByTheirOrder() {
        assertThat(fill(Map.of(), "--black", "random", "--player", "south=my/players.senet:best"))
                .containsEntry("North", seat("human"))
                .containsEntry("East", seat("random"))
                .containsEntry("South", seat("my/players.senet:best"));
    }

    @Test
    void optionsBelongToThePlayer() {
        assertThat(fill(Map.of(), "--white", "random:seed=1"))
                .containsEntry("North", new Seat("random:seed=1", null, null));
        rejects(
                "there is no player `rnadom`",
                "did you mean `random`? choose from: human, random, FILE.senet:FUNCTION, or a program such as uci:PATH",
                "--white",
                "rnadom:seed=1");
    }

    @Test
    void aSideIsNoOption() {
        assertThatExceptionOfType(LauncherException.class)
                .isThrownBy(() -> ArgumentParser.parse(SYNTAX, List.of("--north", "human")))
                .satisfies(e -> assertThat(e.hint())
                        .isEqualTo("`--player NAME=WHO` says who plays a side; `senet play --help` lists the options"));
    }

    /** The last one would play otherwise, and the result would be taken for that of the first. */
    @Test
    void aSideHasOnePlayer() {
        rejects(
                "it is said twice who plays `North`",
                "one of `--white`, `--black` and `--player NAME=WHO` is enough for a side",
                "--white",
                "random",
                "--player",
                "north=human");
        rejects(
                "it is said twice who plays `East`",
                "one of `--white`, `--black` and `--player NAME=WHO` is enough for a side",
                "--player",
                "East=random",
                "--player",
                "East=human");
    }

    @Test
    void theCommandLineCountsMoreThanTheMatchFile() {
        var given = Map.of("north", seat("random"), "South", seat("random"));
        assertThat(fill(given, "--white", "human"))
                .containsEntry("North", seat("human"))
                .containsEntry("East", seat("human"))
                .containsEntry("South", seat("random"));
    }

    @Test
    void rejectsWhoCannotSitThere() {
        rejects(
                "there is no player `rnadom`",
                "did you mean `random`? choose from: human, random, FILE.senet:FUNCTION, or a program such as uci:PATH",
                "--white",
                "rnadom");
        rejects(
                "there is no player `uic`",
                "did you mean `uci`? choose from: human, random, FILE.senet:FUNCTION, or a program such as uci:PATH",
                "--white",
                "uic:stockfish");
        rejects("the game has no player `West`", "its players are North, East, South", "--player", "West=human");
    }

    @Test
    void rejectsASecondSideThatIsNotThere() {
        var arguments = ArgumentParser.parse(SYNTAX, List.of("--black", "human"));
        assertThatExceptionOfType(LauncherException.class)
                .isThrownBy(() -> Seats.fill(List.of("Solver"), arguments, NAMES, Map.of(), "human"))
                .withMessage("the game has no second side, so `--black` means nothing");
    }

    @Test
    void filesCountFromAFolder() {
        var seat = seat("players.senet:best").from(Path.of("my"));
        assertThat(seat.file()).isEqualTo(Path.of("my", "players.senet").toString());
        assertThat(seat.function()).isEqualTo("best");
        assertThat(seat("random").from(Path.of("my"))).isEqualTo(seat("random"));
    }

    private static Seat seat(String who) {
        var colon = who.lastIndexOf(':');
        return new Seat(who, null, colon < 0 ? null : who.substring(0, colon));
    }

    private static Map<String, Seat> fill(Map<String, Seat> given, String... words) {
        return Seats.fill(PLAYERS, ArgumentParser.parse(SYNTAX, List.of(words)), NAMES, given, "human");
    }

    private static void rejects(String message, String hint, String... words) {
        assertThatExceptionOfType(LauncherException.class)
                .isThrownBy(() -> fill(Map.of(), words))
                .satisfies(e -> {
                    assertThat(e.text()).isEqualTo(message);
                    assertThat(e.hint()).isEqualTo(hint);
                });
    }
}
