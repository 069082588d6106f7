package org.senet.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.SplittableRandom;
import org.graalvm.polyglot.Context;
import org.junit.jupiter.api.Test;
import org.senet.launcher.Seats.Kind;

class TableTest {
    private static final FakePosition GAME = FakePosition.of(
            "White",
            "quiet",
            FakePosition.of("Black", "reply", FakePosition.of("White", "mate", FakePosition.over("White wins"))),
            "blunder",
            FakePosition.over("Black wins"));

    @Test
    void takesNotationsAndNumbers() {
        assertThat(play("quiet\n1\nmate\n", Kind.HUMAN)).endsWith("Game over: White wins\n");
    }

    @Test
    void movesForTheRandomPlayer() {
        assertThat(play("quiet\nmate\n", Kind.RANDOM))
                .contains("Black plays reply\n")
                .endsWith("Game over: White wins\n");
    }

    @Test
    void takesBackToTheHumansMove() {
        assertThat(play("quiet\nundo\nblunder\n", Kind.RANDOM)).endsWith("Game over: Black wins\n");
        assertThat(play("undo\n", Kind.HUMAN)).contains("there is no move of yours to take back");
    }

    @Test
    void listsMovesByNumber() {
        assertThat(play("moves\n", Kind.HUMAN)).contains("   1  quiet\n   2  blunder\n");
    }

    @Test
    void explainsAnIllegalMove() {
        assertThat(play("quite\n3\n0\n", Kind.HUMAN))
                .contains("`quite` is not a legal move here; legal here: `quiet`, `blunder`")
                .contains("`3` is not a legal move here")
                .contains("`0` is not a legal move here");
    }

    @Test
    void endsWhenThePlayerLeavesOrTheInputEnds() {
        assertThat(play("quit\nblunder\n", Kind.HUMAN)).doesNotContain("Game over");
        assertThat(play("", Kind.HUMAN)).endsWith("White, turn 1> \n");
    }

    private static String play(String input, Kind black) {
        var out = new ByteArrayOutputStream();
        var print = new PrintStream(out, true, StandardCharsets.UTF_8);
        var in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
        try (var context = Context.create()) {
            var seats = Map.of("White", Kind.HUMAN, "Black", black);
            new Table(new Terminal(in, print, print, false, false), seats, new SplittableRandom(1), GAME.in(context))
                    .play();
        }
        return out.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }
}
