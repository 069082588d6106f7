package org.senet.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.graalvm.polyglot.Context;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class MoveFinderTest {
    private static final FakePosition START = FakePosition.of(
            "White",
            "e2-e4",
            FakePosition.of("Black", "c7,b6", FakePosition.over("White wins"), "c7", FakePosition.over("draw")),
            "N",
            FakePosition.over("N wins"),
            "n",
            FakePosition.over("n wins"));

    private final Context context = Context.create();

    @AfterEach
    void close() {
        context.close();
    }

    @Test
    void playsAListOfMoves() {
        assertThat(MoveFinder.play(START.in(context), " e2-e4 , c7 ").result()).isEqualTo("draw");
        assertThat(MoveFinder.play(START.in(context), "").player()).isEqualTo("White");
    }

    @Test
    void prefersTheLongestNotation() {
        assertThat(MoveFinder.play(START.in(context), "E2-E4,c7,b6").result()).isEqualTo("White wins");
    }

    @Test
    void tellsCasesApartWhereBothAreMoves() {
        assertThat(MoveFinder.play(START.in(context), "n").result()).isEqualTo("n wins");
    }

    @Test
    void namesTheUnknownMoveAndTheLegalOnes() {
        assertThatExceptionOfType(LauncherException.class)
                .isThrownBy(() -> MoveFinder.play(START.in(context), "e2-e4,d7"))
                .satisfies(e -> {
                    assertThat(e.text()).isEqualTo("`d7` is not a legal move of Black here");
                    assertThat(e.hint()).isEqualTo("legal here: `c7,b6`, `c7`");
                });
    }

    @Test
    void namesTheMovesThatATextMayMean() {
        assertThatExceptionOfType(LauncherException.class)
                .isThrownBy(() -> MoveFinder.play(
                        FakePosition.of("White", "Ab", FakePosition.over("1"), "aB", FakePosition.over("2"))
                                .in(context),
                        "ab"))
                .satisfies(e -> {
                    assertThat(e.text()).isEqualTo("`ab` is not clear: it may mean several moves of White");
                    assertThat(e.hint()).isEqualTo("say which one: `Ab`, `aB`");
                });
    }

    @Test
    void saysThatNothingFollowsTheEnd() {
        assertThatExceptionOfType(LauncherException.class)
                .isThrownBy(() -> MoveFinder.play(START.in(context), "N,N"))
                .satisfies(e -> {
                    assertThat(e.text()).isEqualTo("`N` cannot be played: the game is over");
                    assertThat(e.hint()).isEqualTo("N wins: because");
                });
    }
}
