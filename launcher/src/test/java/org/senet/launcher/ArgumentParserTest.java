package org.senet.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ArgumentParserTest {
    private static final Syntax COUNT = new Syntax(
            "count",
            List.of("GAME", "DEPTH"),
            null,
            "count",
            "",
            List.of(Option.flag("--divide", ""), Option.of("--seed", "N", ""), Option.many("--option", "K=V", "")));
    private static final Syntax RUN = new Syntax("run", List.of("FILE"), "ARGS", "run", "", List.of());

    @Test
    void takesParametersAndOptionsInAnyOrder() {
        var arguments = ArgumentParser.parse(COUNT, List.of("--seed", "-7", "chess", "--divide", "5"));
        assertThat(arguments.parameter(0)).isEqualTo("chess");
        assertThat(arguments.parameter(1)).isEqualTo("5");
        assertThat(arguments.has("--divide")).isTrue();
        assertThat(arguments.has("--jit")).isFalse();
        assertThat(arguments.number("--seed", -10, 10, 0)).isEqualTo(-7);
    }

    @Test
    void takesValuesAfterAnEqualsSign() {
        var arguments = ArgumentParser.parse(COUNT, List.of("chess", "5", "--option=size=8", "--option", "ko=true"));
        assertThat(arguments.texts("--option")).containsExactly("size=8", "ko=true");
    }

    @Test
    void leavesTheScriptsArgumentsAlone() {
        var arguments = ArgumentParser.parse(RUN, List.of("--jit", "a.senet", "--jit", "--", "--x=1", "-"));
        assertThat(arguments.parameter(0)).isEqualTo("a.senet");
        assertThat(arguments.rest()).containsExactly("--jit", "--", "--x=1", "-");
    }

    @Test
    void takesADashForAParameter() {
        assertThat(ArgumentParser.parse(RUN, List.of("-")).parameter(0)).isEqualTo("-");
    }

    @Test
    void takesEverythingAfterTwoDashesForParameters() {
        assertThat(ArgumentParser.parse(COUNT, List.of("--", "--divide", "5")).parameter(0))
                .isEqualTo("--divide");
    }

    @Test
    void needsNoParametersForHelp() {
        assertThat(ArgumentParser.parse(COUNT, List.of("-h")).has("--help")).isTrue();
    }

    @Test
    void namesTheMissingParameter() {
        rejects(List.of("chess"), "`count` needs DEPTH", "usage: senet count GAME DEPTH");
    }

    @Test
    void namesTheSuperfluousArgument() {
        rejects(List.of("chess", "5", "6"), "unexpected argument `6`", "usage: senet count GAME DEPTH [options]");
    }

    @Test
    void hintsAtTheNearestOption() {
        rejects(List.of("--divdie"), "`count` has no option `--divdie`", "did you mean `--divide`?");
        rejects(List.of("--red"), "`count` has no option `--red`", "`senet count --help` lists the options");
        rejects(List.of("-x"), "`count` has no option `-x`", "`senet count --help` lists the options");
    }

    @Test
    void checksThatOptionsHaveTheirValues() {
        rejects(List.of("chess", "5", "--seed"), "`--seed` needs a value", "write `--seed N`");
        rejects(List.of("--divide=yes"), "`--divide` takes no value", null);
        rejects(List.of("--seed", "1", "--seed", "2"), "`--seed` is given twice", null);
    }

    private static void rejects(List<String> words, String message, @Nullable String hint) {
        assertThatExceptionOfType(LauncherException.class)
                .isThrownBy(() -> ArgumentParser.parse(COUNT, words))
                .satisfies(e -> {
                    assertThat(e.exitCode()).isEqualTo(2);
                    assertThat(e.text()).isEqualTo(message);
                    assertThat(e.hint()).isEqualTo(hint);
                });
    }
}
