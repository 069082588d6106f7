package org.senet.translator;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.senet.analysis.Cells;
import org.senet.game.Scripts;
import org.senet.ir.Ir;
import org.senet.ir.Operator;
import org.senet.ir.Query;
import org.senet.nodes.rules.Site;
import org.senet.state.Supply;

/** What a program asks of the whole position is asked once; what depends on where it is asked, at each place. */
class ProgramStartsTest {
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

    private static void starts(List<Ir> pre, List<Ir> move, boolean isAsked, List<Ir> preLeft, List<Ir> moveLeft) {
        Scripts.withGame(GAME, game -> {
            var program = new RuleProgram(
                    "Man", 1, 0, false, Supply.NEW, pre, List.of(new RuleProgram.Way(null, move, List.of())));
            var site = new Site(game.design(), 1);
            var start = new ProgramStarts(site, Set.of()).of(program);
            if (isAsked) {
                var given = Objects.requireNonNull(start.given());
                assertThat(given).isInstanceOf(Cells.When.class);
                assertThat(site.sets().isWithin(Objects.requireNonNull(start.start()), given))
                        .isTrue();
            } else {
                assertThat(start.given()).isNull();
            }
            assertThat(start.program().pre()).isEqualTo(preLeft);
            assertThat(start.program().ways().getFirst().move()).isEqualTo(moveLeft);
        });
    }

    @Test
    void aConditionOfThePositionIsAskedOnce() {
        starts(List.of(MEN_LEFT), List.of(ZONE), true, List.of(), List.of(ZONE));
    }

    @Test
    void itMayStandBehindALookAtThePieceItself() {
        starts(List.of(FRIEND_HERE), List.of(MEN_LEFT, ZONE), true, List.of(FRIEND_HERE), List.of(ZONE));
    }

    @Test
    void whatDependsOnThePlaceIsAskedThere() {
        starts(List.of(), List.of(ZONE), false, List.of(), List.of(ZONE));
        starts(List.of(), List.of(ATTRIBUTE), false, List.of(), List.of(ATTRIBUTE));
    }

    @Test
    void whatComesLaterIsNotAskedBefore() {
        starts(List.of(), List.of(ZONE, MEN_LEFT), false, List.of(), List.of(ZONE, MEN_LEFT));
        starts(List.of(ATTRIBUTE), List.of(MEN_LEFT), false, List.of(ATTRIBUTE), List.of(MEN_LEFT));
    }
}
