package org.senet.cluster.observation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Courses of games whose values are written down, with what the formulas make of them by hand. */
class CourseTest {
    private static final boolean[] FIRST_WINS = {true, false};

    private static Course.Point point(long ply, double first) {
        return new Course.Point(ply, new double[] {first, 1 - first});
    }

    @Test
    void theWinnerComesBack() {
        var course = Course.of(
                List.of(point(0, 0.5), point(2, 0.32), point(4, 0.18), point(6, 0.6), point(8, 0.9)),
                FIRST_WINS,
                10,
                10_000);
        // Behind by 0.36 and 0.64: the roots are 0.6 and 0.8.
        assertThat(course.drama()).isCloseTo(0.7, within(1e-9));
        assertThat(course.greatestDrama()).isCloseTo(0.8, within(1e-9));
        // The loser leads from ply 2 on, the winner from ply 6 on; at the start nobody does.
        assertThat(course.leadChanges()).isEqualTo(1);
        // The loser has reached 0.82, which the winner has passed at ply 8.
        assertThat(course.decided()).isCloseTo(0.8, within(1e-9));
        assertThat(course.swing()).isCloseTo(0.42, within(1e-9));
        assertThat(course.path()).containsExactly(0.5, 0.5, 0.32, 0.32, 0.18, 0.18, 0.6, 0.6, 0.9, 0.9, 1.0);
    }

    @Test
    void aGameThatWasNeverInDoubtHasNoDrama() {
        var course = Course.of(List.of(point(0, 0.7), point(1, 0.8)), FIRST_WINS, 2, 10_000);
        assertThat(course.drama()).isZero();
        assertThat(course.greatestDrama()).isZero();
        assertThat(course.leadChanges()).isZero();
        assertThat(course.decided()).isZero();
    }

    /** Ten random games cannot tell 0.6 from 0.4. */
    @Test
    void chanceMakesNoLeader() {
        var values = List.of(point(0, 0.6), point(1, 0.4), point(2, 0.6));
        assertThat(Course.of(values, FIRST_WINS, 3, 10).leadChanges()).isZero();
        assertThat(Course.of(values, FIRST_WINS, 3, 10_000).leadChanges()).isEqualTo(2);
    }

    @Test
    void aLoserThatIsAheadToTheEndLosesAtTheEnd() {
        var course = Course.of(List.of(point(0, 0.2), point(1, 0.1)), FIRST_WINS, 2, 10_000);
        assertThat(course.decided()).isEqualTo(1);
        assertThat(course.leadChanges()).isZero();
    }
}
