package org.senet.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.senet.board.Boards.board;
import static org.senet.board.Boards.countSteps;
import static org.senet.board.Boards.path;
import static org.senet.board.Boards.step;
import static org.senet.board.Boards.zone;

import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.senet.data.Symbol;

@NullUnmarked
class BoardDeclarationTest {

    /** Three rows of three, with directions east and south. */
    private static Board square(String clauses, Board... known) {
        return board(
                "(board (name square) (dim \"a-c\") (dim \"3-1\") (dir (name e) 1 0) (dir s 0 1) %s)"
                        .formatted(clauses),
                known);
    }

    private static Board derived(String clauses, Board base) {
        return board("(board (name derived) (is-a %s) %s)".formatted(base.name(), clauses), base);
    }

    @Nested
    class Positions {

        @Test
        void killedPositionsDoNotExist() {
            Board board = square("(kill b2 c1)");
            assertThat(board.positionNames()).containsExactly("a3", "b3", "c3", "a2", "c2", "a1", "b1");
            assertThat(board.position("b2")).isEqualTo(-1);
            assertThat(step(board, "e", "a2")).isEqualTo("off");
            assertThat(step(board, "s", "c2")).isEqualTo("off");
            assertThat(step(board, "s", "c3")).isEqualTo("c2");
        }

        @Test
        void patternsKillWholeLines() {
            assertThat(square("(kill \"b*\" \"*3\")").positionNames()).containsExactly("a2", "c2", "a1", "c1");
            assertThat(square("(kill \"b*\") (kill \"b*\" \"*3\")").positionNames())
                    .as("some are gone already")
                    .containsExactly("a2", "c2", "a1", "c1");
        }

        @Test
        void positionsAndKillsCountInTheOrderOfTheText() {
            assertThat(square("(kill b2) (position b2)").positionNames())
                    .isEqualTo(square("").positionNames());
            assertThat(square("(position x y) (kill x \"**\")").positionNames()).containsExactly("y");
        }

        @Test
        void namesMayBeSymbolsStringsAndNumbers() {
            Board board =
                    board("(board (name \"odd names\") (position a \"b c\" 12 (name d)) (link 1 a \"b c\" 12 d))");
            assertThat(board.name()).isEqualTo("odd names");
            assertThat(board.positionNames()).containsExactly("a", "b c", "12", "d");
            assertThat(path(board, "12", "1")).containsExactly("12", "d");
        }
    }

    @Nested
    class Links {

        @Test
        void aLinkReplacesTheStep() {
            Board board = square("(link e c3 a2 c2 a1)");
            assertThat(path(board, "a3", "e")).containsExactly("a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1");
            assertThat(countSteps(board)).isEqualTo(14);
        }

        @Test
        void aLinkMayBringInADirection() {
            Board board = board("(board (name b) (link jump a1 c3) (dim \"a-c\") (dim \"3-1\") (dir e 1 0))");
            assertThat(board.directions()).containsExactly("jump", "e");
            assertThat(step(board, "jump", "a1")).isEqualTo("c3");
            assertThat(step(board, "jump", "c3")).isEqualTo("off");
        }

        @Test
        void unlinkCutsOneDirection() {
            Board board = square("(unlink e a3 b2)");
            assertThat(step(board, "e", "a3")).isEqualTo("off");
            assertThat(step(board, "e", "b2")).isEqualTo("off");
            assertThat(step(board, "s", "a3")).isEqualTo("a2");
            assertThat(countSteps(board)).isEqualTo(10);
            assertThat(countSteps(square("(unlink e \"*3\")"))).isEqualTo(10);
        }

        @Test
        void unlinkCutsPositionsOff() {
            Board board = square("(unlink b2 c1)");
            assertThat(countSteps(board)).as("4 steps around b2, 2 to c1").isEqualTo(6);
            assertThat(step(board, "e", "a2")).isEqualTo("off");
            assertThat(step(board, "s", "b2")).isEqualTo("off");
        }

        @Test
        void linksAndUnlinksCountInTheOrderOfTheText() {
            assertThat(step(square("(unlink e a3) (link e a3 c3)"), "e", "a3")).isEqualTo("c3");
            assertThat(step(square("(link e a3 c3) (unlink e a3)"), "e", "a3")).isEqualTo("off");
            assertThat(step(square("(link e a3 c3) (unlink c3) (link e a3 a1)"), "e", "a3"))
                    .isEqualTo("a1");
        }
    }

    @Nested
    class NamedSets {

        @Test
        void aZoneIsEverybodysOrAPlayers() {
            Board board = square("""
                    (zone center b2)
                    (zone promotion White a3 b3 c3)
                    (zone (name promotion) (players Black Red) (positions "*1"))
                    (zone home "*1")
                    (zone home Black "*3")
                    """);
            assertThat(board.zoneNames()).containsExactly("center", "promotion", "home");
            assertThat(zone(board, "center", null)).containsExactly("b2");
            assertThat(zone(board, "center", "White")).containsExactly("b2");
            assertThat(zone(board, "promotion", "White")).containsExactly("a3", "b3", "c3");
            assertThat(zone(board, "promotion", "Red")).containsExactly("a1", "b1", "c1");
            assertThat(zone(board, "promotion", "Green")).isEmpty();
            assertThat(zone(board, "promotion", null)).isNull();
            assertThat(zone(board, "home", "Black")).containsExactly("a3", "b3", "c3");
            assertThat(zone(board, "home", "White")).containsExactly("a1", "b1", "c1");
            assertThat(zone(board, "nowhere", null)).isNull();
            assertThat(board.players()).containsExactly("White", "Black", "Red");
        }

        @Test
        void aWordThatIsAPositionIsNoPlayer() {
            Board board = board("(board (name b) (position White Black Red) (zone z White Black))");
            assertThat(zone(board, "z", null)).containsExactly("White", "Black");
            assertThat(board.players()).isEmpty();
        }

        @Test
        void patternsHaveALabelOrAStarForEachDimension() {
            Board board = board("""
                    (board (name b) (dim "a-b") (dim "1-11") (dim "A-B") (kill a1B)
                       (zone column "a*A") (zone ones "*1*") (zone elevens "*11*") (zone all "***"))
                    """);
            assertThat(zone(board, "column", null)).hasSize(11).contains("a1A", "a11A");
            assertThat(zone(board, "ones", null)).containsExactly("a1A", "b1A", "b1B");
            assertThat(zone(board, "elevens", null)).containsExactly("a11A", "b11A", "a11B", "b11B");
            assertThat(zone(board, "all", null)).hasSize(43);
        }
    }

    @Nested
    class InitialValues {

        @Test
        void attributesBelongToTheBoardOrToPositions() {
            Board board = square("""
                    (attribute moves 0) (attribute owner nil)
                    (position bar (attribute owner 'White) (attribute trap true))
                    (position a1 b1 (attribute trap "yes"))
                    (position "*3" (attribute height 2))
                    (position c3 (attribute height 5))
                    """);
            assertThat(board.attributeNames()).containsExactly("moves", "owner");
            assertThat(board.attribute("moves")).isEqualTo(0L);
            assertThat(board.attribute("owner")).hasToString("nil");
            assertThat(board.attribute("trap")).isNull();
            assertThat(board.attribute("owner", board.position("bar"))).isEqualTo(Symbol.of("White"));
            assertThat(board.attribute("owner", board.position("a1"))).hasToString("nil");
            assertThat(board.attribute("trap", board.position("bar"))).isEqualTo(true);
            assertThat(board.attribute("trap", board.position("b1"))).isEqualTo("yes");
            assertThat(board.attribute("trap", board.position("c1"))).isNull();
            assertThat(board.attribute("height", board.position("b3"))).isEqualTo(2L);
            assertThat(board.attribute("height", board.position("c3"))).isEqualTo(5L);
            assertThat(board.size()).isEqualTo(10);
        }

        @Test
        void attributesOfKilledPositionsAreForgotten() {
            Board board = square("(position x y (attribute trap true)) (kill x)");
            assertThat(board.attribute("trap", board.position("y"))).isEqualTo(true);
            assertThat(board.position("x")).isEqualTo(-1);
        }
    }

    @Nested
    class Derived {

        @Test
        void aDerivedBoardHasAllOfItsBase() {
            Board base = square("""
                    (kill b2) (position bar (attribute trap true)) (link s a1 bar) (unlink e a3)
                    (zone home White "*1") (symmetry Black (e s)) (opposite (e s)) (attribute moves 0)
                    """);
            Board board = derived("", base);
            assertThat(board.name()).isEqualTo("derived");
            assertThat(board.positionNames()).isEqualTo(base.positionNames());
            assertThat(board.directions()).isEqualTo(base.directions());
            for (int direction = 0; direction < 2; direction++) {
                assertThat(board.opposite(direction)).isEqualTo(base.opposite(direction));
                for (int position = 0; position < base.size(); position++) {
                    assertThat(board.step(direction, position)).isEqualTo(base.step(direction, position));
                }
            }
            assertThat(zone(board, "home", "White")).containsExactly("a1", "b1", "c1");
            assertThat(board.symmetric("Black", 0)).isEqualTo(1);
            assertThat(board.attribute("moves")).isEqualTo(0L);
            assertThat(board.attribute("trap", board.position("bar"))).isEqualTo(true);
        }

        @Test
        void ownClausesAddAndReplace() {
            Board base = square("""
                    (link e c3 a2) (link s c1 a3) (zone home a1) (zone home White a2) (attribute moves 0)
                    (symmetry Black (e s) (s e))
                    """);
            Board board = derived("""
                    (dir e 2 0) (dir n 0 -1) (kill b1) (zone home b3) (attribute moves 9) (attribute more 1)
                    (symmetry Black (s n) (n s)) (link s a1 c3 c1 b3)
                    """, base);
            assertThat(board.directions()).containsExactly("s", "e", "n");
            assertThat(step(board, "e", "a3")).isEqualTo("c3");
            assertThat(step(board, "e", "c3"))
                    .as("links of a new direction start afresh")
                    .isEqualTo("off");
            assertThat(step(board, "s", "c1")).as("linked to a3 before").isEqualTo("b3");
            assertThat(step(board, "s", "a1")).isEqualTo("c3");
            assertThat(step(board, "s", "b2")).isEqualTo("off");
            assertThat(zone(board, "home", null)).containsExactly("b3");
            assertThat(zone(board, "home", "White")).containsExactly("a2");
            assertThat(board.attribute("moves")).isEqualTo(9L);
            assertThat(board.attributeNames()).containsExactly("moves", "more");
            assertThat(board.symmetric("Black", 0)).as("s").isEqualTo(2);
            assertThat(board.symmetric("Black", 1)).as("e").isEqualTo(0);
            assertThat(base.attribute("moves")).as("the base stays as it was").isEqualTo(0L);
            assertThat(base.size()).isEqualTo(9);
        }

        @Test
        void newDimensionsTakeOverWhatStillFits() {
            Board base = square("""
                    (kill c3) (link e c1 a1 a1 c1) (position c2 (attribute trap true))
                    (zone top "*3") (zone right "c*") (zone corner c1 a1) (zone far Black c2 a2)
                    """);
            Board board = derived("(dim \"a-b\") (dim \"3-1\") (zone right)", base);
            assertThat(board.positionNames()).containsExactly("a3", "b3", "a2", "b2", "a1", "b1");
            assertThat(step(board, "e", "a1")).as("its link led to c1").isEqualTo("b1");
            assertThat(zone(board, "top", null)).containsExactly("a3", "b3");
            assertThat(zone(board, "right", null))
                    .as("it says that it is empty now")
                    .isEmpty();
            assertThat(zone(board, "corner", null)).containsExactly("a1");
            assertThat(zone(board, "far", "Black")).containsExactly("a2");
            assertThat(zone(board, "far", null)).isNull();
            assertThat(board.players()).as("c1 is no player").containsExactly("Black");
            Board third = board("(board (name third) (is-a derived))", board);
            assertThat(third.positionNames()).isEqualTo(board.positionNames());
        }

        @Test
        void newDimensionsMayIncludeFormerSinglePositions() {
            Board board = derived("(dim \"a-c\") (dim \"4-1\")", square("(position a4 bar)"));
            assertThat(board.size()).isEqualTo(13);
            assertThat(board.position("a4")).isEqualTo(0);
            assertThat(board.position("bar")).isEqualTo(12);
        }

        @Test
        void killedPositionsCanComeBackInAnyGeneration() {
            Board first = square("(kill b2)");
            Board second = derived("(position b2)", first);
            assertThat(second.positionNames()).isEqualTo(square("").positionNames());
            Board third = board("(board (name third) (is-a derived))", second);
            assertThat(third.positionNames()).isEqualTo(second.positionNames());
        }

        @Test
        void anOwnOppositeLeavesTheFormerOneAlone() {
            Board base = board(
                    "(board (name b) (position x y) (link n x y) (link s y x) (link o y x)" + " (opposite (n s)))");
            Board board = derived("(opposite (n o))", base);
            assertThat(board.opposite(0)).isEqualTo(2);
            assertThat(board.opposite(1)).isEqualTo(-1);
            assertThat(board.opposite(2)).isEqualTo(0);
        }
    }
}
