package org.senet.reader;

import static org.assertj.core.api.Assertions.assertThat;
import static org.senet.reader.Reading.one;
import static org.senet.reader.Reading.reader;

import java.util.Random;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.senet.data.Equality;
import org.senet.data.Printer;
import org.senet.data.RandomData;
import org.senet.errors.SenetException;

class ReaderPropertyTest {

    private static final String[] PIECES = {
        "(",
        ")",
        "[",
        "]",
        "{",
        "}",
        "#{",
        "#(",
        "#?(",
        "#?@(",
        "'",
        "`",
        "~",
        "~@",
        "@",
        "^",
        "#'",
        "#_",
        "#:a{",
        "#::b{",
        "##",
        "##Inf",
        "#\"",
        "\"",
        "\\",
        "\\u",
        "\\o",
        "\\newline",
        ":",
        "::",
        ":senet",
        ":a/b",
        "a",
        "x#",
        "%",
        "%2",
        "%&",
        "/",
        "1",
        "0",
        "0x",
        "2r",
        "N",
        "M",
        ".",
        "e",
        "-",
        "+",
        "nil",
        ";",
        "#!",
        "#",
        "&",
        " ",
        " ",
        " ",
        "\n",
        ",",
        "é",
        "\uD83D",
        "\uDE00",
        "\u0000",
        "*",
        "+",
        "?",
        "|",
        "\\Q",
        "\\E",
        "\\p{",
        "(?<",
        "a{",
        "999999999999"
    };

    @Test
    void whatIsPrintedReadablyIsReadAsTheSame() {
        var data = new RandomData(42);
        for (int i = 0; i < 3000; i++) {
            Object form = data.form(4);
            String text = Printer.print(form, true);
            Object again = one(text);
            assertThat(Equality.equal(again, form)).as(text).isTrue();
            assertThat(again).hasSameClassAs(form);
            assertThat(Printer.print(again, true)).isEqualTo(text);
        }
    }

    @Test
    void noTextDoesMoreThanFail() {
        var random = new Random(99);
        int errors = 0;
        for (int i = 0; i < 100_000; i++) {
            errors += readsOrFailsProperly(randomText(random)) ? 0 : 1;
        }
        assertThat(errors).isBetween(20_000, 99_000);
    }

    private static String randomText(Random random) {
        int pieces = 1 + random.nextInt(8);
        var text = new StringBuilder();
        boolean anyCharacter = random.nextInt(4) == 0;
        for (int i = 0; i < pieces; i++) {
            if (anyCharacter) {
                text.append((char) (random.nextInt(4) == 0 ? random.nextInt(0x10000) : random.nextInt(128)));
            } else {
                text.append(PIECES[random.nextInt(PIECES.length)]);
            }
        }
        return text.toString();
    }

    /** Whether a text can be read; fails when reading ends in any other way than with a good error. */
    private static boolean readsOrFailsProperly(String text) {
        try {
            reader(text).readAll();
            return true;
        } catch (SenetException e) {
            assertThat(Reading.errorSpan(e).end()).isLessThanOrEqualTo(text.length());
            assertThat(e.getMessage()).isNotEmpty();
            return false;
        } catch (RuntimeException | StackOverflowError e) {
            return Assertions.fail("reading " + Printer.print(text, true), e);
        }
    }
}
