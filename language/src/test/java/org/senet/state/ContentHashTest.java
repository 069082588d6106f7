package org.senet.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.senet.data.Keyword;
import org.senet.data.Nil;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentSet;
import org.senet.data.PersistentVector;
import org.senet.data.Symbol;

/** What positions contain has the same hash in whatever order it was met. */
class ContentHashTest {
    private final List<Object> values = List.of(
            1L,
            1.0,
            "1",
            'a',
            "a",
            Symbol.of("a"),
            Keyword.of("a"),
            new Place("a", 0),
            Nil.NIL,
            true,
            PersistentVector.of(1L, 2L),
            PersistentVector.of(2L, 1L),
            PersistentSet.of(1L, 2L),
            PersistentMap.EMPTY.assoc(1L, 2L),
            PersistentMap.EMPTY.assoc(2L, 1L));

    @Test
    void valuesThatDifferHaveDifferentHashes() {
        assertThat(values.stream().map(ContentHash::of)).doesNotHaveDuplicates();
    }

    @Test
    void equalCollectionsHaveEqualHashes() {
        assertThat(ContentHash.of(PersistentSet.of("x", "y", 3L)))
                .isEqualTo(ContentHash.of(PersistentSet.of(3L, "y", "x")));
        assertThat(ContentHash.of(PersistentMap.EMPTY.assoc("x", 1L).assoc("y", 2L)))
                .isEqualTo(ContentHash.of(PersistentMap.EMPTY.assoc("y", 2L).assoc("x", 1L)));
    }

    @Test
    void valuesAreTheSameWhateverNumbersTheyHave() {
        var one = new ValueTable(Nil.NIL);
        var other = new ValueTable(Nil.NIL);
        values.forEach(one::number);
        values.reversed().forEach(other::number);
        assertThat(values).allSatisfy(value -> assertThat(one.content(one.number(value), ScratchValues.NONE))
                .isEqualTo(other.content(other.number(value), ScratchValues.NONE)));
        assertThat(one.number("a")).isNotEqualTo(other.number("a"));
    }

    @Test
    void columnsAreTheSameWhateverNumbersTheyHave() {
        var one = pieces();
        var other = pieces();
        int first = column(one, ScratchColumns.NONE, 1, 2, 1);
        column(other, ScratchColumns.NONE, 2, 1, 1);
        int second = column(other, ScratchColumns.NONE, 1, 2, 1);
        assertThat(first).isNotEqualTo(second);
        assertThat(one.content(first, ScratchColumns.NONE)).isEqualTo(other.content(second, ScratchColumns.NONE));
        assertThat(one.content(column(one, ScratchColumns.NONE, 1, 1, 2), ScratchColumns.NONE))
                .isNotEqualTo(one.content(first, ScratchColumns.NONE));
    }

    @Test
    void columnsOfAStateHaveTheHashThatTheyHaveForAll() {
        var pieces = pieces();
        var own = new ScratchColumns();
        own.begin();
        int mine = column(pieces, own, 2, 1, 2, 1);
        assertThat(PieceCodes.isScratch(mine)).isTrue();
        assertThat(pieces.content(mine, own)).isEqualTo(pieces.content(pieces.shared(mine, own), ScratchColumns.NONE));
    }

    private static PieceCodes pieces() {
        return new PieceCodes(List.of("White", "Black"), List.of("Man", "King"), "none");
    }

    /** A column of men of some owners, from above. */
    private static int column(PieceCodes pieces, ScratchColumns own, int... owners) {
        int column = 0;
        for (int i = owners.length - 1; i >= 0; i--) {
            int man = pieces.code(owners[i], 1);
            column = column == 0 ? man : pieces.withBelow(man, column, own);
        }
        return column;
    }
}
