package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What texts mean: complete names in every usual spelling, abbreviations only where one move fits, nothing by guessing. */
class MoveNamesTest {
    private static final String START = "";

    /** Both people and records understand these. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "chess || e2e4,e2-e4,e2 e4,E2E4,E2-e4,e4,e2:e4,e4! | e2-e4",
                "chess || Nf3,nf3,Ng1f3,g1f3,Ng1-f3,♘f3,knight f3,Nf3+,Nf3 !? | g1-f3",
                "chess | 8/4P3/8/8/8/k7/8/K7 w - - 0 1 | e7e8q,e8=Q,e8Q,e8=(Q),e8(Q),e7-e8=Q,e7 e8 Q,e8=q+ | e7-e8 (Queen)",
                "chess | 8/4P3/8/8/8/k7/8/K7 w - - 0 1 | e8,e7e8,e7-e8 | e7-e8 (Queen),e7-e8 (Rook),e7-e8 (Bishop),e7-e8 (Knight)",
                "chess | 4k3/8/8/8/8/8/8/4K2R w K - 0 1 | O-O,0-0,o-o,OO,e1g1,e1-g1,Ke1g1,e1h1 | O-O",
                "chess | r3k3/8/8/8/8/8/8/4K3 b q - 0 1 | O-O-O,0-0-0,000,e8c8,e8a8 | O-O-O",
                "chess | 4k3/8/8/8/8/2p5/1P6/B3K3 w - - 0 1 | bxc3,bc3,b2c3 | b2xc3",
                "chess | 4k3/8/8/8/8/2p5/3B4/4K3 w - - 0 1 | Bxc3,Bc3,d2c3 | d2xc3",
                "chess960 | 4k3/8/8/8/8/8/8/5KR1 w G - 0 1 | O-O,f1g1 | O-O",
                // What captures perishes with what it captures, also in passing, and as what it has become.
                "atomic-chess | 4k3/1p1r4/2n5/8/3N4/8/8/4K3 w - - 0 1 | Nxc6,Nc6,Nd4xc6,d4c6,d4xc6 | d4c6",
                "atomic-chess | 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1 | exd6,ed6,e5d6,exd6 e.p. | e5d6",
                "atomic-chess | 4r3/3k1P2/8/8/8/8/1K6/8 w - - 0 1 | fxe8=Q#,fe8Q,f7e8q | f7e8=Queen",
                "crazyhouse | 4k3/8/8/8/8/8/8/4K3/Pp w - - 0 1 | P@e4,@e4 | P@e4",
                "russian-checkers | W:Wc3:Bb4,d4,d6,f6 | c3:e5:g7,c3xe5xg7,c3 e5 g7,c3e5g7,c3:g7,c3-g7,C3G7 | c3:e5:g7",
                "russian-checkers || 24-20,24 20,024-20 | g3-h4",
                "international-draughts || 32-28,32 28,032-28,32x28,d4-e5,d4e5 | d4-e5",
                "shogi | 4k4/9/9/9/9/9/2P6/9/4K4 b P 1 | 7g7f,7g-7f,7g 7f,P7g7f | 7g7f",
                "shogi | 4k4/9/9/9/9/9/2P6/9/4K4 b P 1 | P*5e,P@5e,p@5e,pawn@5e | P*5e",
                "shogi | 4k4/9/9/9/9/9/2P6/9/4K4 b P 1 | P-7f,P7f,P76,P-76,7776,77-76 | 7g7f",
                "shogi | 4k4/9/9/9/9/9/2P6/9/4K4 b P 1 | P*55,p@55,P5e,P55 | P*5e",
                // A silver that could be dropped on 5e as well: a drop has a sign.
                "shogi | 4k4/9/9/9/9/4S4/9/9/4K4 b S 1 | S5e,S-5e,S55 | 5f5e",
                "shogi | 4k4/9/9/9/9/4S4/9/9/4K4 b S 1 | S*5e,S*55 | S*5e",
                "shogi | 4k4/7b1/9/9/9/9/9/1B7/4K4 b - 1 | Bx2b+,B8hx2b+,Bx22+,8822+ | 8h2b+",
                "shogi | 4k4/7b1/9/9/9/9/9/1B7/4K4 b - 1 | Bx2b=,B-2b=,Bx22= | 8h2b",
                "shogi | 4k4/2P6/9/9/9/9/9/9/4K4 b - 1 | 7b7a+,7b7a,7b-7a+ | 7b7a+",
                "shogi | 4k4/9/9/2S6/9/9/9/9/4K4 b - 1 | 7d7c,7d-7c,7d7c=,S7d7c | 7d7c",
                "shogi | 4k4/9/9/2S6/9/9/9/9/4K4 b - 1 | 7d7c+,7d-7c+,7d 7c + | 7d7c+",
                "xiangqi || C2.5,c2=5,h3e3,h3-e3 | h3-e3",
                "nine-mens-morris | W:Wa1,d1,g4:Bd7,g7 | g1xd7,g1d7,g1 d7 | g1xd7",
                "amazons || a4a5a6,a4-a5/a6,a4 a5 a6,a4-a5(a6),A4-A5 (A6) | a4-a5/a6",
                "go-9 || D4,d4 | D4",
                // D is the letter of the disks, and B that of bishops, but neither of them can be meant.
                "othello || D3,d3 | d3",
                "chess || B4,b4,b2b4,B2B4 | b2-b4",
            })
    void completeNames(String game, String fen, String texts, String expected) {
        check(game, fen, texts, expected, false);
        check(game, fen, texts, expected, true);
    }

    /** Only people may write these; in a record they are faults. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "chess || Nf,#20 | g1-f3",
                "chess || 1,#1 | a2-a3",
                "chess || N | b1-c3,b1-a3,g1-h3,g1-f3",
                "russian-checkers | W:Wc3:Bb4,d4,d6,f6 | c3:a | c3:a5",
                "russian-checkers | W:Wc3:Bb4,d4,d6,f6 | c3e5,c3:e5 | c3:e5:c7,c3:e5:g7",
                "russian-checkers | W:Wc3,g3:Bd4,h6 | c3 | c3:e5",
                "international-draughts | W:W31:B1 | 31 | b4-a5,b4-c5",
            })
    void abbreviations(String game, String fen, String texts, String expected) {
        check(game, fen, texts, expected, true);
        check(game, fen, texts, "", false);
    }

    /** What is a name of no legal move is none, however near another one may be. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "chess || e2e5,e5,Nd2,Bc4,O-O,Qh5,e2,e7e5,e9,#0,#21,21,e2e4e5,e4=Q,'',x,P@e4",
                // The bishop could take, the pawn cannot: a small b is a file.
                "chess | 4k3/8/8/8/8/2p5/3B4/4K3 w - - 0 1 | bxc3,bc3",
                // The knight goes to e4, no pawn does.
                "chess | 4k3/8/8/8/8/2N5/8/4K3 w - - 0 1 | e4",
                "shogi | 4k4/9/9/9/9/9/2P6/9/4K4 b P 1 | Px5e,P-5e,Px55,7g7e,P7f5e",
                "nine-mens-morris | W:Wa1,d1,g4:Bd7,g7 | g4-d7,g4d7",
                "fanorona || d3~e3,e3-d3,d3>d2",
            })
    void whatNoMoveIsCalled(String game, String fen, String texts) {
        check(game, fen, texts.replace("''", ""), "", true);
        check(game, fen, texts.replace("''", ""), "", false);
    }

    private static void check(String name, String fen, String texts, String expected, boolean typed) {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var game = Senet.game(context, name);
            var position = fen == null || fen.equals(START) ? game.start() : game.position(fen);
            for (var text : texts.split(",", -1)) {
                assertThat(typed ? position.meanings(text) : position.written(text))
                        .as("%s in %s", text, position.fen())
                        .containsExactlyElementsOf(
                                expected == null || expected.isEmpty()
                                        ? List.of()
                                        : Arrays.asList(expected.split(",")));
            }
        }
    }
}
