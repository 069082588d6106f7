package org.senet.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.senet.data.Nil;
import org.senet.data.PersistentVector;

/** Values that are known to a state only, beside those that everybody knows. */
class ScratchValuesTest {
    /** More than are known to everybody, whoever meets them first. */
    private static final int MANY = 5000;

    private final ValueTable table = new ValueTable(Nil.NIL);
    private final ScratchValues own = new ScratchValues();

    private static List<Object> values(int first) {
        return LongStream.range(first, first + MANY)
                .<Object>mapToObj(i -> PersistentVector.of(i, -i))
                .toList();
    }

    private void begin() {
        values(0).forEach(table::number);
        own.begin();
    }

    @Test
    void aValueHasOneNumberWhoeverMadeItFirst() {
        begin();
        int shared = table.number("shared");
        int mine = table.number("mine", own);

        assertThat(table.number("shared", own)).isEqualTo(shared);
        assertThat(table.number("mine")).isNotEqualTo(mine);
        assertThat(table.number("mine", own)).isEqualTo(mine);
        assertThat(table.value(mine, own)).isEqualTo("mine");
    }

    @Test
    void valuesOfGamesThatNobodyKeepsAreForgotten() {
        begin();
        int before = table.number("before");
        values(MANY).forEach(value -> table.number(value, own));

        assertThat(table.number("after")).isEqualTo(before + 1);
        assertThat(values(MANY)).allSatisfy(value -> assertThat(table.value(table.number(value, own), own))
                .isEqualTo(value));
    }

    @Test
    void whatIsKeptAfterAllIsTheValueThatEverybodyKnows() {
        begin();
        assertThat(values(MANY)).allSatisfy(value -> {
            int mine = table.number(value, own);
            long content = table.content(mine, own);
            int shared = table.shared(mine, own);

            assertThat(shared).isNotEqualTo(mine).isEqualTo(table.number(value));
            assertThat(table.content(shared, ScratchValues.NONE)).isEqualTo(content);
        });
    }
}
