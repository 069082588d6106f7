package org.senet.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ArgumentsTest {
    @ParameterizedTest
    @ValueSource(strings = {"three", "", "0", "100", "1.5", "99999999999999999999"})
    void saysWhatANumberShouldBe(String text) {
        assertThatThrownBy(() -> Arguments.wholeNumber("DEPTH", text, 1, 99))
                .hasMessage("DEPTH must be a whole number from 1 to 99, not `" + text + "`");
    }

    @Test
    void namesNoLimitThatIsNone() {
        assertThatThrownBy(() -> Arguments.wholeNumber("`--games`", "x", 1, Long.MAX_VALUE))
                .hasMessage("`--games` must be a whole number, 1 or more, not `x`");
        assertThatThrownBy(() -> Arguments.wholeNumber("`--seed`", "x", Long.MIN_VALUE, Long.MAX_VALUE))
                .hasMessage("`--seed` must be a whole number, not `x`");
    }

    @Test
    void splitsPairsAtTheFirstEqualsSign() {
        assertThat(Arguments.pair("--option", "a = b=c")).isEqualTo(Map.entry("a", "b=c"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"size", "=8"})
    void needsANameInAPair(String text) {
        assertThatThrownBy(() -> Arguments.pair("--option", text))
                .hasMessage("`--option` takes a name and a value joined by `=`, not `" + text + "`");
    }

    @Test
    void readsOptionValuesByTheirLooks() {
        assertThat(GameSession.optionValue("-12")).isEqualTo(-12L);
        assertThat(GameSession.optionValue("true")).isEqualTo(true);
        assertThat(GameSession.optionValue("flying")).isEqualTo("flying");
    }
}
