package org.senet.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.senet.board.Boards.board;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DimensionLabelsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    "a-e"          | a b c d e
                    "e-a"          | e d c b a
                    "1-5"          | 1 2 3 4 5
                    "10-7"         | 10 9 8 7
                    "0-3"          | 0 1 2 3
                    "08-11"        | 08 09 10 11
                    "A-H/J-L"      | A B C D E F G H J K L
                    "a/b/z"        | a b z
                    "low/1-2/c-b"  | low 1 2 c b
                    "y-ac"         | y z aa ab ac
                    "zy-aab"       | zy zz aaa aab
                    "AB-Z"         | AB AA Z
                    "а-д"          | а б в г д
                    "Ω-Φ"          | Ω Ψ Χ Φ
                    "Ρ-Τ"          | Ρ Σ Τ
                    "x"            | x
                    a-c            | a b c
                    a-c z          | a b c z
                    "a-c" "e-g"    | a b c e f g
                    a b c          | a b c
                    Low High       | Low High
                    3 2 1          | 3 2 1
                    [a b] [1 2]    | a b 1 2
                    ["x" y 7]      | x y 7
                    """)
    void labelsAreWrittenInManyWays(String arguments, String labels) {
        Board board = board("(board (name b) (dim %s))".formatted(arguments));
        assertThat(board.dimensions()).containsExactly(List.of(labels.split(" ")));
    }

    @Test
    void lettersOfARangeCountLikeSpreadsheetColumns() {
        assertThat(board("(board (name b) (dim \"a-cv\"))").dimensions().getFirst())
                .hasSize(100)
                .startsWith("a", "b")
                .contains("z", "aa", "az", "ba")
                .endsWith("cu", "cv");
    }

    @Test
    void namesMayBeBuiltOfNumbersThatStayApart() {
        Board board = board("(board (name b) (dim \"01-18\") (dim \"1-18\"))");
        assertThat(board.size()).isEqualTo(18 * 18);
        assertThat(board.position("0111")).isEqualTo(10 * 18);
        assertThat(board.position("1101")).isEqualTo(-1);
        assertThat(board.position("111")).isEqualTo(10);
    }
}
