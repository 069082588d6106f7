package org.senet.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Sets on a row of four positions, a to d, along which a step leads from each but the last to the next one. */
class AlgebraTest {
    private static final int SIZE = 4;
    private static final int LARGE = 30;
    private static final Relation STEP = Relation.of(new int[] {1, 2, 3, -1});
    private static final long WHITE = 2;
    private static final long BLACK = 4;

    private final Algebra sets = new Algebra(SIZE);
    private final Cells white = sets.owned(WHITE);
    private final Cells black = sets.owned(BLACK);

    private Cells fixed(int... positions) {
        var set = new BitSet();
        for (int p : positions) {
            set.set(p);
        }
        return sets.fixed(set);
    }

    @Test
    void equalTermsAreOneObject() {
        assertThat(sets.and(white, sets.before(STEP, black)))
                .isSameAs(sets.and(sets.before(Relation.of(new int[] {1, 2, 3, -1}), black), white));
    }

    @Test
    void ownersExcludeEachOther() {
        assertThat(sets.and(white, black)).isSameAs(sets.none());
        assertThat(sets.and(white, sets.not(black))).isSameAs(white);
        assertThat(sets.or(white, black)).isSameAs(sets.owned(WHITE | BLACK));
        assertThat(sets.and(sets.not(white), sets.not(black))).isSameAs(sets.not(sets.owned(WHITE | BLACK)));
    }

    /** As conditions are asked: where one of a row fails, the next row is tried. */
    @Test
    void rowsOfWhichOneIsEnoughAreNotRepeated() {
        var near = sets.before(STEP, white);
        var far = sets.before(Relation.of(new int[] {2, 3, -1, -1}), white);
        var other = sets.and(sets.after(STEP, white), sets.after(STEP, sets.after(STEP, white)));
        var rest = either(far, sets.all(), other);
        assertThat(rest).isSameAs(sets.or(far, other));
        assertThat(either(near, rest, other)).isSameAs(sets.or(other, sets.and(near, far)));
    }

    private Cells either(Cells condition, Cells then, Cells otherwise) {
        return sets.or(sets.and(condition, then), sets.and(sets.not(condition), otherwise));
    }

    @Test
    void whatIsKnownIsComputedAtOnce() {
        assertThat(sets.before(STEP, fixed(0, 2))).isSameAs(fixed(1));
        assertThat(sets.after(STEP, fixed(1, 3))).isSameAs(fixed(2));
        assertThat(sets.before(STEP, sets.all())).isSameAs(fixed(0, 1, 2));
        assertThat(sets.not(fixed(0, 3))).isSameAs(fixed(1, 2));
        assertThat(sets.before(STEP, sets.before(STEP, white)))
                .isSameAs(sets.before(Relation.of(new int[] {2, 3, -1, -1}), white));
    }

    @Test
    void aLoopThatStepsOverASetIsSolved() {
        var x = sets.unsolved();
        // X: white pieces, and those from which a step leads to a black one of X.
        var solution = sets.solveBackward(x, sets.or(white, sets.before(STEP, sets.and(black, x))));
        var overBlack = sets.back(STEP, sets.none(), black);
        assertThat(overBlack).isSameAs(sets.none());
        assertThat(solution).isSameAs(white);
    }

    @Test
    void aLoopThatStepsOverItsOwnKindReachesFurther() {
        var x = sets.unsolved();
        var ends = sets.before(STEP, white);
        var solution = sets.solveBackward(x, sets.or(ends, sets.before(STEP, sets.and(black, x))));
        assertThat(solution).isSameAs(sets.or(ends, sets.before(STEP, sets.back(STEP, sets.and(black, ends), black))));
    }

    @Test
    void aLoopForwardIsSolved() {
        var x = sets.unsolved();
        var solution = sets.solveForward(x, sets.or(white, sets.and(black, sets.after(STEP, x))));
        assertThat(solution).isSameAs(sets.onward(STEP, white, black));
    }

    @Test
    void otherLoopsAreNotSolved() {
        var x = sets.unsolved();
        assertThat(sets.solveBackward(x, sets.not(x))).isNull();
        assertThat(sets.solveBackward(x, sets.or(sets.before(STEP, x), sets.before(STEP, sets.before(STEP, x)))))
                .isNull();
        assertThat(sets.solveForward(x, sets.ifAny(white, x))).isNull();
    }

    @Test
    void whatDoesNotRepeatIsItsOwnSolution() {
        assertThat(sets.solveBackward(sets.unsolved(), white)).isSameAs(white);
    }

    /** Two large sets are compared in little time, though each question about them leads to several others. */
    @Test
    @Timeout(10)
    void largeSetsAreComparedSoon() {
        var one = white;
        var other = black;
        for (int i = 0; i < LARGE; i++) {
            one = sets.and(sets.or(sets.before(STEP, one), white), sets.or(sets.after(STEP, one), black));
            other = sets.and(sets.or(sets.before(STEP, other), black), sets.or(sets.after(STEP, other), white));
        }
        assertThat(sets.areApart(one, other)).isFalse();
        assertThat(sets.isWithin(one, other)).isFalse();
    }
}
