package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Games as engines of the Go Text Protocol. */
class GtpEngineTest extends EngineConversations {
    @Test
    void playsGoAndCountsThePoints() throws IOException, InterruptedException {
        var gtp = talk("gtp", "go", "random");
        assertThat(gtp.ask("boardsize 9")).isEmpty();
        gtp.ask("komi 6.5");
        // Black owns 36 points on the left, White 45 on the right: 36 - 45 - 6.5.
        for (int row = 1; row <= 9; row++) {
            gtp.ask("play B D" + row);
            gtp.ask("play W E" + row);
        }
        assertThat(gtp.ask("final_score")).isEqualTo("W+15.5");
        gtp.ask("undo");
        assertThat(gtp.ask("gogui-rules_side_to_move")).isEqualTo("white");
        gtp.say("12 play W D1", "play B A1", "boardsize 42", "nonsense", "13 genmove w", "quit");
        assertThat(gtp.until("=13"))
                .contains("?12 illegal move", "? illegal move: white is to move", "? unacceptable size")
                .contains("? unknown command");
        gtp.awaitEnd();
    }

    /** A move of an amazon is three clicks; the side to move changes with the last one. */
    @Test
    void playsOtherGamesByClicks() throws IOException {
        var gtp = talk("gtp", "amazons", "random");
        assertThat(gtp.ask("gogui-rules_board_size")).isEqualTo("10");
        assertThat(gtp.ask("gogui-rules_legal_moves")).isEqualTo("A4 K4 D1 G1");
        gtp.ask("play w D1");
        gtp.ask("play w D7");
        assertThat(gtp.ask("gogui-rules_side_to_move")).isEqualTo("white");
        gtp.ask("undo");
        gtp.ask("play w D2");
        gtp.ask("play w D1");
        assertThat(gtp.ask("gogui-rules_side_to_move")).isEqualTo("black");
        assertThat(gtp.ask("gogui-rules_board")).endsWith("\n. . . O . . . . . .\n. . . O . . O . . .");
        for (int click = 0; click < 3; click++) {
            gtp.ask("genmove b");
        }
        assertThat(gtp.ask("gogui-rules_side_to_move")).isEqualTo("white");
        assertThat(gtp.ask("gogui-rules_final_result")).isEqualTo("unknown");
    }

    /** The board of connect four has seven columns and six rows. */
    @Test
    void boardsThatAreNoSquareHaveTwoSizes() throws IOException {
        var gtp = talk("gtp", "connect-four", "random");
        assertThat(gtp.ask("gogui-rules_board_size")).isEqualTo("7 6");
        assertThat(gtp.ask("boardsize 7 6")).isEmpty();
        gtp.say("boardsize 6 7", "boardsize 7", "20 name");
        assertThat(gtp.until("=20")).containsSequence("? unacceptable size", "", "? unacceptable size");
    }

    /** As the manual of GoGui describes its rulers: the name, what is no point of the board, and the word for passing. */
    @Test
    void describesTheBoardAsGoGuiReadsIt() throws IOException {
        var yavalath = talk("gtp", "yavalath", "random");
        assertThat(yavalath.ask("gogui-rules_game_id")).isEqualTo("Yavalath");
        assertThat(yavalath.ask("gogui-rules_board_size")).isEqualTo("9 hex");
        assertThat(yavalath.ask("gogui-rules_board"))
                .startsWith("? ? ? ? . . . . .\n")
                .endsWith("\n. . . . . ? ? ? ?");
        // Rows of this board are counted from above, and GoGui would join other cells.
        var hex = talk("gtp", "hex-11", "random");
        assertThat(hex.ask("gogui-rules_game_id")).isEqualTo("Hex");
        assertThat(hex.ask("gogui-rules_board_size")).isEqualTo("11");
        var go = talk("gtp", "go", "random");
        go.ask("boardsize 9");
        assertThat(go.ask("gogui-rules_game_id")).isEqualTo("Go");
        assertThat(go.ask("gogui-rules_legal_moves")).startsWith("A9 B9 ").endsWith(" pass");
    }
}
