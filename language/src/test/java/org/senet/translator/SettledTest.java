package org.senet.translator;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.senet.ir.FrameLayout;
import org.senet.ir.Ir;
import org.senet.ir.Local;
import org.senet.state.Supply;

/** What a way of moving never comes to is left out of it: what asks for a variable that this way leaves as it was. */
class SettledTest {
    private static final Local FLYING = new FrameLayout().local("flying");
    private static final Ir NOTHING = new Ir.Const(null, null);
    private static final Ir GLIDE = new Ir.GlobalRef(null, "direction");
    private static final Ir STEP = new Ir.BoardAttribute(null, "steps");
    private static final Ir BEGINS_FALSE = new Ir.Bind(null, FLYING, truth(false));
    private static final Ir IF_FLYING = new Ir.If(null, test(new Ir.LocalRef(null, FLYING)), GLIDE, STEP);
    private static final Ir CROWNED = new Ir.Assign(null, FLYING, truth(true));

    private static Ir truth(boolean value) {
        return new Ir.Const(null, value);
    }

    private static Ir test(Ir value) {
        return new Ir.Test(null, value, Ir.TestMode.RULES);
    }

    private static RuleProgram.Way way(Ir move) {
        return new RuleProgram.Way(null, List.of(move), List.of(IF_FLYING));
    }

    private static List<Ir> post(List<Ir> pre, Ir move) {
        var program = new RuleProgram("Man", 1, 0, false, Supply.NEW, pre, List.of(way(move)));
        return Settled.simplify(program).ways().getFirst().post();
    }

    @Test
    void whatTheVariableExcludesIsLeftOut() {
        assertThat(post(List.of(BEGINS_FALSE), NOTHING)).containsExactly(STEP);
        assertThat(post(List.of(new Ir.Bind(null, FLYING, truth(true))), NOTHING))
                .containsExactly(GLIDE);
    }

    @Test
    void aConditionInsideOfOthersIsSettledToo() {
        var loop = new Ir.While(null, test(truth(true)), new Ir.Do(null, List.of(IF_FLYING)));
        var program = new RuleProgram("Man", 1, 0, false, Supply.NEW, List.of(BEGINS_FALSE), List.of(way(loop)));
        assertThat(Settled.simplify(program).ways().getFirst().move())
                .containsExactly(new Ir.While(null, test(truth(true)), new Ir.Do(null, List.of(STEP))));
    }

    @Test
    void aWayThatChangesTheVariableIsAsItWas() {
        assertThat(post(List.of(BEGINS_FALSE), CROWNED)).containsExactly(IF_FLYING);
        var inside = new Ir.If(null, test(STEP), new Ir.Do(null, List.of(CROWNED)), NOTHING);
        assertThat(post(List.of(BEGINS_FALSE), inside)).containsExactly(IF_FLYING);
    }

    @Test
    void oneWayDoesNotSpeakForAnother() {
        var ways = List.of(way(CROWNED), way(NOTHING));
        var settled = Settled.simplify(new RuleProgram("Man", 1, 0, false, Supply.NEW, List.of(BEGINS_FALSE), ways));
        assertThat(settled.ways().getFirst()).isEqualTo(ways.getFirst());
        assertThat(settled.ways().getLast().post()).containsExactly(STEP);
    }

    @Test
    void nothingIsKnownOfWhatIsChangedBeforeOrIsNoTruthValue() {
        assertThat(post(List.of(BEGINS_FALSE, CROWNED), NOTHING)).containsExactly(IF_FLYING);
        assertThat(post(List.of(new Ir.Bind(null, FLYING, STEP)), NOTHING)).containsExactly(IF_FLYING);
        assertThat(post(List.of(), NOTHING)).containsExactly(IF_FLYING);
    }
}
