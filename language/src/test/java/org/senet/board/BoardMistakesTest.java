package org.senet.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.senet.data.PersistentList;
import org.senet.data.Symbol;
import org.senet.errors.SenetException;

/**
 * What users read when a board is wrong. Each paragraph starts with the text that is read, in which the place is marked
 * below, and the message follows. A text that is no whole board stands in a board of three by three positions.
 */
class BoardMistakesTest {

    private static void check(String paragraphs) {
        for (String paragraph : paragraphs.split("\n\n")) {
            String text = paragraph.lines().findFirst().orElseThrow();
            assertThat(Boards.mistake(text.startsWith("(board") ? text : inSquare(text)))
                    .isEqualTo(paragraph.strip());
        }
    }

    private static String inSquare(String clauses) {
        return "(board (name square) (dim \"a-c\") (dim \"3-1\") (dir e 1 0) (dir s 0 1)\n" + clauses + "\n)";
    }

    private static void check(String paragraph, Board... known) {
        assertThat(Boards.mistake(paragraph.lines().findFirst().orElseThrow(), known))
                .isEqualTo(paragraph.strip());
    }

    @Test
    void theWholeBoard() {
        check("""
                (board (dim "a-c"))
                ^^^^^^^^^^^^^^^^^^^
                the board has no name
                hint: give it one: `(board (name chess) ...)`

                (board (name b))
                ^^^^^^^^^^^^^^^^
                the board `b` has no positions
                hint: give it dimensions, `(dim "a-h") (dim "8-1")`, or positions, `(position x y z)`

                (board (name) (dim "a-c"))
                       ^^^^^^
                the part `(name)` of the board is empty

                (board (name a b) (dim "a-c"))
                       ^^^^^^^^^^
                `name` needs the name of a board and no more

                (board (name [a]) (dim "a-c"))
                             ^^^
                expected the name of a board, not `[a]`

                (board chess (dim "a-c"))
                       ^^^^^
                expected a part of a board, not `chess`
                hint: a part is a form such as `(dim "a-h")`

                (board (name b) (name c) (dim "a-c"))
                                ^^^^^^^^
                a board has only one part `name`

                (board (name b) (dim "a-c") (dimm "1-3"))
                                             ^^^^
                a board has no part `dimm`
                hint: did you mean `dim`?

                (board (name b) (dim "a-c") (players White))
                                             ^^^^^^^
                a board has no part `players`
                hint: the parts of a board: `name`, `is-a`, `dim`, `dir`, `position`, `kill`, `link`, `unlink`, `zone`, `symmetry`, `opposite`, `attribute`

                (board (name b) (dim "a-c") ("dir" e 1))
                                            ^^^^^^^^^^^
                expected a part of a board, not `("dir" e 1)`
                hint: a part is a form such as `(dim "a-h")`

                (board (name b) (dim "a-c") ())
                                            ^^
                expected a part of a board, not `()`
                hint: a part is a form such as `(dim "a-h")`

                (board (name b) (is-a chess))
                                      ^^^^^
                there is no board `chess`
                hint: a board must be declared before those that are made from it

                (board (name b) (dim "a-c") (kill "*"))
                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                the board `b` has no positions
                hint: give it dimensions, `(dim "a-h") (dim "8-1")`, or positions, `(position x y z)`
                """);
    }

    @Test
    void dimensions() {
        check("""
                (board (name b) (dim))
                                ^^^^^
                the part `(dim)` of the board is empty

                (board (name b) (dim []))
                                ^^^^^^^^
                the dimension has no labels
                hint: write them as a range, `(dim "a-h")`

                (board (name b) (dim ""))
                                     ^^
                expected labels, not `""`
                hint: write them as a range, `"a-h"`

                (board (name b) (dim "a-"))
                                     ^^^^
                `a-` is no range
                hint: a range has a first and a last label, as in `a-j` or `10-1`

                (board (name b) (dim "-3"))
                                     ^^^^
                `-3` is no range
                hint: a range has a first and a last label, as in `a-j` or `10-1`

                (board (name b) (dim "a--c"))
                                     ^^^^^^
                `a--c` is no range
                hint: a range has a first and a last label, as in `a-j` or `10-1`

                (board (name b) (dim "a-3"))
                                     ^^^^^
                `a-3` is no range
                hint: both ends must be whole numbers, or letters of the same alphabet and case; or write the labels one by one, as in `A/B/C`

                (board (name b) (dim "a-C"))
                                     ^^^^^
                `a-C` is no range
                hint: both ends must be whole numbers, or letters of the same alphabet and case; or write the labels one by one, as in `A/B/C`

                (board (name b) (dim "一-九"))
                                     ^^^^^
                `一-九` is no range
                hint: both ends must be whole numbers, or letters of the same alphabet and case; or write the labels one by one, as in `A/B/C`

                (board (name b) (dim "a/b/"))
                                     ^^^^^^
                `a/b/` has an empty label

                (board (name b) (dim "a-e/c-g"))
                                     ^^^^^^^^^
                the label `c` stands twice in one dimension

                (board (name b) (dim a b a))
                                         ^
                the label `a` stands twice in one dimension

                (board (name b) (dim "a b"))
                                     ^^^^^
                the label `a b` contains ` `
                hint: labels become parts of names: use letters, digits, `.`, `:`, `_` or `+`

                (board (name b) (dim "a" -1))
                                         ^^
                the label `-1` contains `-`
                hint: labels become parts of names: use letters, digits, `.`, `:`, `_` or `+`

                (board (name b) (dim 1.5))
                                     ^^^
                expected labels, not `1.5`
                hint: write them as a range, `"a-h"`

                (board (name b) (dim :a))
                                     ^^
                expected labels, not `:a`
                hint: write them as a range, `"a-h"`

                (board (name b) (dim "01-5"))
                                     ^^^^^^
                one end of the range `01-5` is padded with zeros, the other is not
                hint: give both ends as many digits, as in `01-18`

                (board (name b) (dim "1-1000000000000"))
                                     ^^^^^^^^^^^^^^^^^
                the numbers of the range `1-1000000000000` are too large

                (board (name b) (dim "1-2000000"))
                                     ^^^^^^^^^^^
                the range has more than 1000000 labels

                (board (name b) (dim "a-zzzzz"))
                                     ^^^^^^^^^
                the labels of the range `a-zzzzz` are too long

                (board (name b) (dim "1-2000") (dim "a-zz"))
                                               ^^^^^^^^^^^^
                the dimensions make more than 1000000 positions

                (board (name b) (dim "1-11") (dim "1-11"))
                                             ^^^^^^^^^^^^
                the dimensions give the name `111` to two positions: `11` + `1` and `1` + `11`
                hint: give one dimension letters, or pad its numbers, as in `01-18`

                (board (name b) (dim "a/ab") (dim "bc/c"))
                                             ^^^^^^^^^^^^
                the dimensions give the name `abc` to two positions: `a` + `bc` and `ab` + `c`
                hint: give one dimension letters, or pad its numbers, as in `01-18`
                """);
    }

    @Test
    void directions() {
        check("""
                (dir)
                ^^^^^
                the part `(dir)` of the board is empty

                (dir n)
                ^^^^^^^
                the direction `n` has no steps, but the board has 2 dimensions
                hint: give one number for each dimension: `(dir (name n) 1 1)`

                (dir n 0)
                ^^^^^^^^^
                the direction `n` has 1 step, but the board has 2 dimensions
                hint: give one number for each dimension: `(dir (name n) 1 1)`

                (dir n 0 -1 0)
                ^^^^^^^^^^^^^^
                the direction `n` has 3 steps, but the board has 2 dimensions
                hint: give one number for each dimension: `(dir (name n) 1 1)`

                (dir n 0 up)
                         ^^
                expected a step of the direction `n`, a whole number, not `up`

                (dir n 0 -1 warp)
                            ^^^^
                expected a step of the direction `n`, a whole number, not `warp`
                hint: did you mean `wrap`?

                (dir n 0 0.5)
                         ^^^
                expected a step of the direction `n`, a whole number, not `0.5`

                (dir n (wrap) -1)
                       ^^^^^^
                expected a step of the direction `n`, a whole number, not `(wrap)`

                (dir n 99999999 0)
                       ^^^^^^^^
                the step 99999999 of the direction `n` is too long

                (dir (name) 0 -1)
                     ^^^^^^
                `name` needs one name, that of a direction

                (dir e 0 1)
                     ^
                the direction `e` is declared twice

                (dir a1 0 1)
                     ^^
                `a1` is the name of a position and cannot name a direction

                (dir [n] 0 1)
                     ^^^
                expected the name of a direction, not `[n]`

                (board (name b) (position x y) (dir n 1))
                                               ^^^^^^^^^
                the direction `n` has 1 step, but the board has no dimensions
                hint: declare dimensions, or connect single positions: `(link n x y)`
                """);
    }

    @Test
    void newPositions() {
        check("""
                (position)
                ^^^^^^^^^^
                the part `(position)` of the board is empty

                (position a1)
                          ^^
                the position `a1` exists already

                (position x y x)
                              ^
                the position `x` exists already

                (position "x*")
                          ^^^^
                the name of a new position cannot contain `*`, as `x*` does
                hint: `*` stands for any label of a dimension

                (position [x])
                          ^^^
                expected the name of a position, not `[x]`

                (position (attribute a 1))
                ^^^^^^^^^^^^^^^^^^^^^^^^^^
                `position` needs the name of a position
                """);
    }

    @Test
    void killedPositions() {
        check("""
                (kill a4)
                      ^^
                there is no position `a4` on the board
                hint: did you mean `a1`?

                (kill a1 a2 B3)
                            ^^
                there is no position `B3` on the board
                hint: did you mean `b3`?

                (kill "*4")
                      ^^^^
                no position matches `*4`
                hint: a pattern has a label or `*` for each dimension

                (kill "a")
                      ^^^
                there is no position `a` on the board
                hint: did you mean `a1`?

                (kill "***")
                      ^^^^^
                no position matches `***`
                hint: a pattern has a label or `*` for each dimension

                (kill (a1))
                      ^^^^
                expected the name of a position, not `(a1)`

                (board (name b) (position north south) (kill sotuh))
                                                             ^^^^^
                there is no position `sotuh` on the board
                hint: did you mean `south`?
                """);
    }

    @Test
    void links() {
        check("""
                (link)
                ^^^^^^
                the part `(link)` of the board is empty

                (link n)
                ^^^^^^^^
                `link` needs pairs of positions, from and to
                hint: write `(link n a1 a2 b1 b2)`

                (link n a1)
                        ^^
                `link` needs pairs of positions, from and to
                hint: write `(link n a1 a2 b1 b2)`

                (link n a1 a2 a3)
                              ^^
                `link` needs pairs of positions, from and to
                hint: write `(link n a1 a2 b1 b2)`

                (link a1 a2)
                      ^^
                `a1` is the name of a position and cannot name a direction
                hint: a link starts with its direction: `(link n x y)`

                (link n a1 a9)
                           ^^
                there is no position `a9` on the board
                hint: did you mean `a1`?

                (link n a1 a2 a1 a3)
                              ^^
                the position `a1` is linked twice in the direction `n`

                (kill b2) (link n a1 b2)
                                     ^^
                the position `b2` was removed from the board by `kill`

                (unlink)
                ^^^^^^^^
                the part `(unlink)` of the board is empty

                (unlink b9 a1)
                        ^^
                `b9` is neither a direction nor a position of the board
                hint: did you mean `b1`?

                (unlink east)
                        ^^^^
                `east` is neither a direction nor a position of the board

                (unlink e a9)
                          ^^
                there is no position `a9` on the board
                hint: did you mean `a1`?

                (unlink e)
                ^^^^^^^^^^
                `unlink` needs the positions where a step is to be removed

                (unlink zebra)
                        ^^^^^
                `zebra` is neither a direction nor a position of the board
                """);
    }

    @Test
    void zones() {
        check("""
                (zone)
                ^^^^^^
                the part `(zone)` of the board is empty

                (zone center)
                ^^^^^^^^^^^^^
                the zone `center` has no positions

                (zone center White)
                             ^^^^^
                there is no position `White` on the board
                hint: the positions of the board: `a3`, `b3`, `c3`, `a2`, `b2`, `c2`, `a1`, `b1`, `c1`

                (zone center b9)
                             ^^
                there is no position `b9` on the board
                hint: did you mean `b1`?

                (zone center White b9)
                                   ^^
                there is no position `b9` on the board
                hint: did you mean `b1`?

                (zone center White Black b2)
                                   ^^^^^
                there is no position `Black` on the board
                hint: the positions of the board: `a3`, `b3`, `c3`, `a2`, `b2`, `c2`, `a1`, `b1`, `c1`

                (zone (name center) (players White))
                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                the zone `center` has no positions

                (zone (name center) (players White) (positions b9))
                                                               ^^
                there is no position `b9` on the board
                hint: did you mean `b1`?

                (zone center b2) (zone center b3)
                                       ^^^^^^
                the zone `center` is declared twice

                (zone center White b2) (zone center White b3)
                                                    ^^^^^
                the zone `center` of `White` is declared twice

                (kill b2) (zone center b2 b3)
                                       ^^
                the position `b2` was removed from the board by `kill`
                """);
    }

    @Test
    void symmetriesAndOpposites() {
        check("""
                (symmetry)
                ^^^^^^^^^^
                the part `(symmetry)` of the board is empty

                (symmetry Black)
                ^^^^^^^^^^^^^^^^
                the symmetry of `Black` is empty
                hint: write `(symmetry Black (n s) (s n))`

                (symmetry (e s))
                          ^^^^^
                `symmetry` needs the name of a player first
                hint: write `(symmetry Black (n s) (s n))`

                (symmetry Black (e s) (s x))
                                         ^
                there is no direction `x` on the board
                hint: the directions of the board: `e`, `s`

                (symmetry Black (e s se))
                                ^^^^^^^^
                expected a pair of directions, not `(e s se)`
                hint: write `(symmetry Black (n s) (s n))`

                (symmetry Black e s)
                                ^
                expected a pair of directions, not `e`
                hint: write `(symmetry Black (n s) (s n))`

                (symmetry Black (e s) (e e))
                                       ^
                the symmetry of `Black` gives the direction `e` twice

                (opposite (e q))
                             ^
                there is no direction `q` on the board
                hint: the directions of the board: `e`, `s`

                (link n a1 a2) (opposite (e s) (n s))
                                                  ^
                the direction `s` has the opposite `e` already

                (opposite e s)
                          ^
                expected a pair of directions, not `e`
                hint: write `(opposite (n s) (e w))`

                (opposite (e s) (e e))
                                 ^
                the direction `e` has the opposite `s` already
                """);
    }

    @Test
    void attributes() {
        check("""
                (attribute)
                ^^^^^^^^^^^
                the part `(attribute)` of the board is empty

                (attribute moves)
                ^^^^^^^^^^^^^^^^^
                an attribute needs one initial value, but this one has no values
                hint: write `(attribute moved false)`

                (attribute moves 1 2)
                ^^^^^^^^^^^^^^^^^^^^^
                an attribute needs one initial value, but this one has 2 values
                hint: write `(attribute moved false)`

                (attribute moves (+ 1 2))
                                 ^^^^^^^
                the initial value of an attribute cannot be computed, as `(+ 1 2)` would be
                hint: write a plain value: a number, a string, `true`, `nil` ...

                (attribute moves 1) (attribute moves 2)
                                               ^^^^^
                the attribute `moves` is declared twice

                (attribute a1 1)
                           ^^
                `a1` is the name of a position and cannot name an attribute

                (attribute e 1)
                           ^
                `e` is the name of a direction and cannot name an attribute

                (position x (attribute a 1) (attribute a 2))
                                                       ^
                the attribute `a` is declared twice

                (position x (attribute))
                            ^^^^^^^^^^^
                `attribute` needs the name of an attribute

                (position "*9" (attribute a 1))
                          ^^^^
                no position matches `*9`
                hint: a pattern has a label or `*` for each dimension
                """);
    }

    @Test
    void derivedBoards() {
        Board square = Boards.board(inSquare("(zone center b2)"));
        check("""
                (board (name b) (is-a square) (dim "a-c"))
                                      ^^^^^^
                the direction `e` has 2 steps, but the board has 1 dimension
                hint: give one number for each dimension: `(dir (name e) 1)`
                """, square);
        check("""
                (board (name b) (is-a square) (position e))
                                      ^^^^^^
                `e` is the name of a position and cannot name a direction
                """, square);
        check("""
                (board (name b) (is-a square) (zone center b2) (zone center b3))
                                                                     ^^^^^^
                the zone `center` is declared twice
                """, square);
        check("""
                (board (name b) (is-a square) (is-a square))
                                              ^^^^^^^^^^^^^
                a board has only one part `is-a`
                """, square);
    }

    @Test
    void boardsThatProgramsMakeHaveNoPlaces() {
        Symbol zone = Symbol.of("zone");
        var form = PersistentList.of(
                Symbol.of("board"),
                PersistentList.of(Symbol.of("name"), "b"),
                PersistentList.of(Symbol.of("dim"), "a-c"),
                PersistentList.of(zone, "ends", "a", "d"));
        assertThatThrownBy(() -> BoardDeclaration.read(form, name -> null))
                .isInstanceOfSatisfying(SenetException.class, mistake -> assertThat(mistake.span())
                        .isNull())
                .hasMessage("there is no position `d` on the board\nhint: the positions of the board: `a`, `b`, `c`");
    }

    @Test
    void aFormThatAProgramMadeIsShownWhereItStands() {
        var whole = Boards.form("(board (name b) (dim \"a-c\"))");
        var form = PersistentList.of(
                        whole.get(0),
                        whole.get(1),
                        whole.get(2),
                        PersistentList.of(Symbol.of("zone"), Symbol.of("ends"), Symbol.of("d")))
                .withSpan(whole.span());
        assertThatThrownBy(() -> BoardDeclaration.read(form, name -> null))
                .isInstanceOfSatisfying(SenetException.class, mistake -> assertThat(mistake.span())
                        .isEqualTo(whole.span()));
    }
}
