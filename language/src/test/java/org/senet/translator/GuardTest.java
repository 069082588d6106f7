package org.senet.translator;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.senet.game.Scripts;
import org.senet.ir.Ir;
import org.senet.ir.Operator;
import org.senet.ir.Query;

/** What a program asks of the whole position is asked once; what depends on where it is asked, at each place. */
class GuardTest {
    private static final String GAME = """
            (board (name row) (dim "a-d") (dim "1") (dir e 1 0))
            (piece (name Man) (move (check e) (drop)))
            (game (name "Row") (board row) (players White Black) (attribute men 3))
            """;
    private static final Ir FRIEND_HERE = check(new Ir.Ask(null, Query.IS_FRIEND, List.of()));
    private static final Ir MEN_LEFT = check(isAboveZero(new Ir.BoardAttribute(null, "men")));
    private static final Ir ATTRIBUTE = check(isAboveZero(new Ir.PieceAttribute(null, "age", List.of())));
    private static final Ir ZONE = check(new Ir.InZone(null, "home", List.of()));

    private static Ir isAboveZero(Ir value) {
        return new Ir.Operation(null, Operator.GREATER, List.of(value, new Ir.Const(null, 0L)));
    }

    private static Ir check(Ir test) {
        return new Ir.Check(null, new Ir.Test(null, test, Ir.TestMode.RULES));
    }

    private static void guards(List<Ir> pre, List<Ir> move, int conditions, List<Ir> preLeft, List<Ir> moveLeft) {
        Scripts.withGame(GAME, game -> {
            var program = new RuleProgram(
                    "Man", 1, 0, false, false, pre, List.of(new RuleProgram.Way(null, move, List.of())));
            var guard = Guard.of(game.design(), 1, program);
            assertThat(guard.conditions()).hasSize(conditions);
            assertThat(guard.program().pre()).isEqualTo(preLeft);
            assertThat(guard.program().ways().getFirst().move()).isEqualTo(moveLeft);
        });
    }

    @Test
    void aConditionOfThePositionIsAskedOnce() {
        guards(List.of(MEN_LEFT), List.of(ZONE), 1, List.of(), List.of(ZONE));
    }

    @Test
    void itMayStandBehindALookAtThePieceItself() {
        guards(List.of(FRIEND_HERE), List.of(MEN_LEFT, ZONE), 1, List.of(FRIEND_HERE), List.of(ZONE));
    }

    @Test
    void whatDependsOnThePlaceIsAskedThere() {
        guards(List.of(), List.of(ZONE), 0, List.of(), List.of(ZONE));
        guards(List.of(), List.of(ATTRIBUTE), 0, List.of(), List.of(ATTRIBUTE));
    }

    @Test
    void whatComesLaterIsNotAskedBefore() {
        guards(List.of(), List.of(ZONE, MEN_LEFT), 0, List.of(), List.of(ZONE, MEN_LEFT));
        guards(List.of(ATTRIBUTE), List.of(MEN_LEFT), 0, List.of(ATTRIBUTE), List.of(MEN_LEFT));
    }

    @Test
    void oneOfSeveralWaysDoesNotSpeakForTheOthers() {
        Scripts.withGame(GAME, game -> {
            var ways = List.of(
                    new RuleProgram.Way(null, List.of(MEN_LEFT), List.of()),
                    new RuleProgram.Way(null, List.of(ZONE), List.of()));
            var program = new RuleProgram("Man", 1, 0, false, false, List.of(FRIEND_HERE), ways);
            assertThat(Guard.of(game.design(), 1, program).conditions()).isEmpty();
            var both = Guard.of(game.design(), 1, program.withPre(List.of(MEN_LEFT)));
            assertThat(both.conditions()).hasSize(1);
            assertThat(both.program().ways()).isEqualTo(ways);
        });
    }
}
