package org.senet.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.senet.errors.SenetException;

/** Columns that are known to a state only, beside those that everybody knows. */
class ScratchColumnsTest {
    private static final int MAN = 1;
    private static final int KING = 2;
    private static final int GAMES = 40;
    private static final int HEIGHT = 60;

    private final PieceCodes pieces = new PieceCodes(List.of("White", "Black"), List.of("Man", "King"), "none");
    private final ScratchColumns own = new ScratchColumns();

    /** One of the kinds of pieces, and no column that differs from others in a few pieces only. */
    private int random(SplittableRandom random, int height, ScratchColumns columns) {
        int code = 0;
        for (int i = 0; i < height; i++) {
            int piece = pieces.code(1 + random.nextInt(2), MAN + random.nextInt(KING));
            code = code == 0 ? piece : pieces.stack(piece, code, columns);
        }
        return code;
    }

    /** What everybody knows is numbered in order, so a new column tells how many were numbered before. */
    private int known(int seed) {
        int column = random(new SplittableRandom(seed), HEIGHT, ScratchColumns.NONE);
        return column / pieces.code(0, KING + 2);
    }

    @Test
    void columnsOfGamesThatNobodyKeepsAreForgotten() {
        int before = known(-1);
        for (int i = 0; i < GAMES; i++) {
            var game = new ScratchColumns();
            game.begin();
            assertThat(PieceCodes.isScratch(random(new SplittableRandom(i), HEIGHT, game)))
                    .isTrue();
        }

        assertThat(known(-2) - before).isLessThanOrEqualTo(HEIGHT);
    }

    @Test
    void aColumnHasOneNumberWhoeverMadeItFirst() {
        int shared = random(new SplittableRandom(1), HEIGHT, ScratchColumns.NONE);
        own.begin();
        int mine = random(new SplittableRandom(2), HEIGHT, own);

        assertThat(random(new SplittableRandom(1), HEIGHT, own)).isEqualTo(shared);
        random(new SplittableRandom(2), HEIGHT, ScratchColumns.NONE);
        assertThat(random(new SplittableRandom(2), HEIGHT, own)).isEqualTo(mine);
    }

    @Test
    void whatIsKeptAfterAllIsTheColumnThatEverybodyKnows() {
        own.begin();
        int mine = random(new SplittableRandom(3), HEIGHT, own);

        assertThat(pieces.shared(mine, own)).isEqualTo(random(new SplittableRandom(3), HEIGHT, ScratchColumns.NONE));
    }

    @Test
    void aColumnIsTakenApartAndPutTogether() {
        own.begin();
        var random = new SplittableRandom(4);
        for (int height = 2; height < HEIGHT; height++) {
            int column = random(random, height, own);
            int count = 1 + random.nextInt(height - 1);
            int top = pieces.top(column, count, own);
            int rest = pieces.rest(column, count, own);

            assertThat(pieces.height(column, own)).isEqualTo(height);
            assertThat(pieces.height(top, own)).isEqualTo(count);
            assertThat(pieces.height(rest, own)).isEqualTo(height - count);
            assertThat(pieces.stack(top, rest, own)).isEqualTo(column);
            assertThat(pieces.owner(top)).isEqualTo(pieces.owner(column));
            assertThat(pieces.rest(pieces.withType(column, KING, own), 1, own)).isEqualTo(pieces.below(column, own));
        }
    }

    @Test
    void thereIsAnErrorWhenNumbersAreUsedUp() {
        own.begin();

        for (var columns : List.of(own, ScratchColumns.NONE)) {
            assertThatThrownBy(() -> {
                        int column = pieces.code(1, MAN);
                        while (true) {
                            column = pieces.stack(pieces.code(2, MAN), pieces.withType(column, KING, columns), columns);
                        }
                    })
                    .isInstanceOf(SenetException.class)
                    .hasMessageContaining("different columns");
        }
    }
}
