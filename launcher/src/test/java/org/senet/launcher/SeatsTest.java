package org.senet.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.senet.launcher.Seats.Kind;

class SeatsTest {
    private static final List<String> PLAYERS = List.of("North", "East", "South");
    private static final List<Kind> BOTH = List.of(Kind.HUMAN, Kind.RANDOM);
    private static final Syntax SYNTAX = new Syntax("play", List.of(), null, "", "", Seats.options(""));

    @Test
    void fillsEmptySeatsWithTheFirstKind() {
        assertThat(fill(BOTH))
                .containsExactly(
                        Map.entry("North", Kind.HUMAN), Map.entry("East", Kind.HUMAN), Map.entry("South", Kind.HUMAN));
    }

    @Test
    void knowsSidesByNameAndByTheirOrder() {
        assertThat(fill(BOTH, "--black", "random", "--player", "south=random"))
                .containsEntry("North", Kind.HUMAN)
                .containsEntry("East", Kind.RANDOM)
                .containsEntry("South", Kind.RANDOM);
    }

    @Test
    void rejectsWhoCannotSitThere() {
        rejects(List.of(Kind.RANDOM), "no `human` player can sit here", "choose from: random", "--white", "human");
        rejects(BOTH, "there is no player `rnadom`", "choose from: human, random", "--white", "rnadom");
        rejects(BOTH, "the game has no player `West`", "its players are North, East, South", "--player", "West=human");
    }

    @Test
    void rejectsASecondSideThatIsNotThere() {
        var arguments = ArgumentParser.parse(SYNTAX, List.of("--black", "human"));
        assertThatExceptionOfType(LauncherException.class)
                .isThrownBy(() -> Seats.fill(List.of("Solver"), arguments, BOTH))
                .withMessage("the game has no second side, so `--black` means nothing");
    }

    private static Map<String, Kind> fill(List<Kind> allowed, String... words) {
        return Seats.fill(PLAYERS, ArgumentParser.parse(SYNTAX, List.of(words)), allowed);
    }

    private static void rejects(List<Kind> allowed, String message, String hint, String... words) {
        assertThatExceptionOfType(LauncherException.class)
                .isThrownBy(() -> fill(allowed, words))
                .satisfies(e -> {
                    assertThat(e.text()).isEqualTo(message);
                    assertThat(e.hint()).isEqualTo(hint);
                });
    }
}
