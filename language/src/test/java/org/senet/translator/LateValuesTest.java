package org.senet.translator;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.senet.data.Nil;
import org.senet.ir.FrameLayout;
import org.senet.ir.Ir;
import org.senet.ir.Query;
import org.senet.state.Direction;

/** Values are given behind the checks that do not ask for them, and before all else. */
class LateValuesTest {
    private static final FrameLayout LAYOUT = new FrameLayout();
    private static final Ir.LocalRef COUNT = new Ir.LocalRef(null, LAYOUT.local("count"));
    private static final Ir.LocalRef ORIGIN = new Ir.LocalRef(null, LAYOUT.local("origin"));

    private static final Ir NO_COUNT = new Ir.Bind(null, COUNT.local(), new Ir.Const(null, 0L));
    private static final Ir FIRST_COUNT = new Ir.Assign(null, COUNT.local(), new Ir.Const(null, 1L));
    private static final Ir FROM_HERE = new Ir.Bind(null, ORIGIN.local(), new Ir.Ask(null, Query.POSITION, List.of()));
    private static final Ir OWN = check(new Ir.Ask(null, Query.IS_FRIEND, List.of()));
    private static final Ir STEP = check(new Ir.Const(null, new Direction("n", 0)));
    private static final Ir COUNTED = check(COUNT);
    private static final Ir BACK = check(ORIGIN);
    private static final Ir END = new Ir.EndMove(null);

    private static Ir check(Ir test) {
        return new Ir.Check(null, new Ir.Test(null, test, Ir.TestMode.RULES), null);
    }

    @Test
    void aCheckThatAsksForNothingComesFirst() {
        assertThat(LateValues.putOff(List.of(NO_COUNT, FROM_HERE, OWN, END)))
                .containsExactly(OWN, NO_COUNT, FROM_HERE, END);
    }

    @Test
    void whereAStepIsMadeThePositionIsKnownBefore() {
        assertThat(LateValues.putOff(List.of(NO_COUNT, FROM_HERE, STEP, OWN, END)))
                .containsExactly(FROM_HERE, STEP, OWN, NO_COUNT, END);
    }

    @Test
    void theLatestValueOfAVariableRemainsTheLatest() {
        var nowhere = new Ir.Bind(null, ORIGIN.local(), new Ir.Const(null, Nil.NIL));
        var here = new Ir.Assign(null, ORIGIN.local(), new Ir.Ask(null, Query.POSITION, List.of()));

        assertThat(LateValues.putOff(List.of(nowhere, here, NO_COUNT, STEP, BACK, END)))
                .containsExactly(nowhere, here, STEP, NO_COUNT, BACK, END);
    }

    @Test
    void whatACheckAsksForIsGivenBeforeIt() {
        assertThat(LateValues.putOff(List.of(FROM_HERE, NO_COUNT, FIRST_COUNT, COUNTED, OWN, END)))
                .containsExactly(FROM_HERE, NO_COUNT, FIRST_COUNT, COUNTED, OWN, END);
    }

    @Test
    void whereAValueMayLeadItIsGivenBefore() {
        assertThat(LateValues.putOff(List.of(FROM_HERE, NO_COUNT, BACK, OWN, END)))
                .containsExactly(FROM_HERE, NO_COUNT, BACK, OWN, END);
    }

    @Test
    void theLastStatementRemainsTheLast() {
        assertThat(LateValues.putOff(List.of(NO_COUNT, OWN))).containsExactly(NO_COUNT, OWN);
    }
}
