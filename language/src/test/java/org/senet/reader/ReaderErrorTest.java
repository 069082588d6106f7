package org.senet.reader;

import static org.assertj.core.api.Assertions.assertThat;
import static org.senet.reader.Reading.error;
import static org.senet.reader.Reading.errorSpan;
import static org.senet.reader.Reading.one;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.senet.errors.SenetException;

class ReaderErrorTest {

    /** Texts whose wrong part is between guillemets, with the message. */
    static Stream<Arguments> wrong() {
        return Stream.of(
                Arguments.of("(a «]»", "`]` does not close the `(` at line 1, column 1: expected `)`"),
                Arguments.of("{[\n  «}»", "`}` does not close the `[` at line 1, column 2: expected `]`"),
                Arguments.of("#{1 «)»", "`)` does not close the `#{` at line 1, column 1: expected `}`"),
                Arguments.of("(a) «)»", "unexpected `)`: there is no bracket for it to close"),
                Arguments.of("(a '«)»", "missing a form after the `'` at line 1, column 4, found `)`"),
                Arguments.of("(a ^:b «)»", "missing a form after the `^` at line 1, column 4, found `)`"),
                Arguments.of("(#_«)»", "missing a form after the `#_` at line 1, column 2, found `)`"),
                Arguments.of("{:a 1 «:b»}", "the key `:b` has no value in this map"),
                Arguments.of("{:a 1 «:a» 2}", "duplicate key `:a` in a map"),
                Arguments.of("{[1] 1 «(1)» 2}", "duplicate key `(1)` in a map"),
                Arguments.of("#:a{:b 1 «:a/b» 2}", "duplicate key `:a/b` in a map"),
                Arguments.of("#{1 2 «1N»}", "duplicate element `1N` in a set"),
                Arguments.of("[«-1b»]", "`-1b` is not a number\nhint: a name cannot begin with a digit"),
                Arguments.of("«1.2.3»", "`1.2.3` is not a number\nhint: a name cannot begin with a digit"),
                Arguments.of("«1'2»", "`1'2` is not a number\nhint: a name cannot begin with a digit"),
                Arguments.of("«1.5N»", "`1.5N` is not a number\nhint: a name cannot begin with a digit"),
                Arguments.of("«.5»", "`.5` is not a number\nhint: write a digit before the point: `0.5`"),
                Arguments.of("«-.5M»", "`-.5M` is not a number\nhint: write a digit before the point: `-0.5M`"),
                Arguments.of(
                        "«089»",
                        "`089` is not a number: after a leading zero digits are octal, from 0 to 7"
                                + "\nhint: for a decimal number leave out the leading zero"),
                Arguments.of("«0xG1»", "`0xG1` is not a number: `G` is not a digit in base 16"),
                Arguments.of("«2r12»", "`2r12` is not a number: `2` is not a digit in base 2"),
                Arguments.of("«1r0»", "`1r0` is not a number: the radix must be from 2 to 36"),
                Arguments.of("«37r0»", "`37r0` is not a number: the radix must be from 2 to 36"),
                Arguments.of("«999r0»", "`999r0` is not a number: the radix must be from 2 to 36"),
                Arguments.of("«1/0»", "the denominator of `1/0` is zero"),
                Arguments.of(
                        "«1/x»",
                        "`1/x` is not a number\n"
                                + "hint: a ratio is written as two whole numbers with a slash, such as `1/3`"),
                Arguments.of("«1e99999999999M»", "`1e99999999999M` is not a number: its exponent is too large"),
                Arguments.of("«:»", "a name is missing after `:`"),
                Arguments.of("[«::»]", "a name is missing after `::`"),
                Arguments.of("«:::a»", "`:::a` is not a name: a colon must be followed by a name"),
                Arguments.of("«a::b»", "`a::b` is not a name: a colon must be followed by a name"),
                Arguments.of("«a:»", "`a:` is not a name: a name cannot end with `:`"),
                Arguments.of("«/a»", "`/a` is not a name: the namespace before the `/` is missing"),
                Arguments.of("«:a/»", "`:a/` is not a name: the name after the `/` is missing"),
                Arguments.of("«a/b/c»", "`a/b/c` is not a name: a name can have only one `/`"),
                Arguments.of("«a/b//»", "`a/b//` is not a name: a name can have only one `/`"),
                Arguments.of("«a\u0001»", "`a\uFFFD` is not a name: it contains a control character"),
                Arguments.of("«::nowhere/a»", "unknown namespace alias `nowhere`"),
                Arguments.of("#::«nowhere»{:a 1}", "unknown namespace alias `nowhere`"),
                Arguments.of(
                        "«#:a» {:b 1}",
                        "`#:` must be followed by a namespace and `{`\nhint: such as `#:shop{:price 3}`"),
                Arguments.of(
                        "«#:»{:b 1}", "`#:` must be followed by a namespace and `{`\nhint: such as `#:shop{:price 3}`"),
                Arguments.of(
                        "«#:a/b»{:b 1}",
                        "`#:` must be followed by a namespace and `{`\nhint: such as `#:shop{:price 3}`"),
                Arguments.of(
                        "\"ab«\\q»\"",
                        "unknown escape `\\q` in a string\nhint: the escapes are \\t \\b \\n \\r \\f \\\\"
                                + " \\\" \\uXXXX and \\oNNN; a backslash itself is written \\\\"),
                Arguments.of("\"«\\u12»g4\"", "`\\u` must be followed by four hexadecimal digits"),
                Arguments.of("\"«\\o»9\"", "`\\o` must be followed by one to three octal digits"),
                Arguments.of("\"«\\400»\"", "an octal escape must be from 0 to 377"),
                Arguments.of("«\\foo»", "unknown character `\\foo`"),
                Arguments.of("«\\newlin»", "unknown character `\\newlin`\nhint: did you mean `newline`?"),
                Arguments.of("«\\o400»", "`\\o400`: an octal character must be from 0 to 377"),
                Arguments.of("«\\ud800»", "`\\ud800` is half of a character"),
                Arguments.of(
                        "«\\\uD83D\uDE00»",
                        "`\\\uD83D\uDE00` does not fit in a character"
                                + "\nhint: write it as a string: `\"\uD83D\uDE00\"`"),
                Arguments.of(
                        "«\\ »",
                        "missing a character after `\\`"
                                + "\nhint: a space is written `\\space`, the end of a line `\\newline`"),
                Arguments.of("#\"a(«\"»", "not a regular expression: unclosed group"),
                Arguments.of("#\"«*»a\"", "not a regular expression: dangling meta character '*'"),
                Arguments.of(
                        "#(a «#(»b))",
                        "a `#(...)` cannot be inside another\nhint: write the inner one as `(fn [x] ...)`"),
                Arguments.of(
                        "#(a «%x»)",
                        "`%x` is not an argument of `#(...)`"
                                + "\nhint: the arguments are `%` or `%1`, `%2` and so on, and `%&` for the others"),
                Arguments.of("#(a «%21»)", "`%21`: a `#(...)` has at most 20 arguments"),
                Arguments.of("#(a «%999999999999»)", "`%999999999999`: a `#(...)` has at most 20 arguments"),
                Arguments.of("^«1» a", "metadata must be a map, keyword, symbol or string"),
                Arguments.of("^:a «:b»", "`:b` cannot have metadata; names and collections can"),
                Arguments.of("«#inst» \"2020\"", "unknown tag `#inst`\nhint: the only tagged literal is #uuid \"...\""),
                Arguments.of("(«#my/tag» 1)", "unknown tag `#my/tag`\nhint: the only tagged literal is #uuid \"...\""),
                Arguments.of("«#=»(+ 1 2)", "`#=` is not supported: reading runs nothing"),
                Arguments.of("«#<»Object>", "`#<` begins a value that cannot be read"),
                Arguments.of("«##inf»", "unknown value `##inf`\nhint: did you mean `##Inf`?"),
                Arguments.of("«##»", "unknown value `##`"),
                Arguments.of("#?(«1» 2)", "expected a feature, such as `:senet` or `:default`"),
                Arguments.of("#?(:senet 1 «:clj»)", "the feature `:clj` is not followed by a form"),
                Arguments.of(
                        "«#?»:senet", "`#?` must be followed by `(`\nhint: such as `#?(:senet form :default other)`"),
                Arguments.of("«#?@(:senet [1])»", "`#?@` must be inside a collection"),
                Arguments.of("['«#?@(:senet [1])»]", "`#?@` must be inside a collection"),
                Arguments.of("[#?@(:senet «1»)]", "`#?@` needs a list or vector, to insert its elements"),
                Arguments.of("`«~@a»", "`~@` must be inside a collection\nhint: to insert one form write `~`"));
    }

    @ParameterizedTest
    @MethodSource("wrong")
    void namesWhatIsWrongAndWhere(String marked, String message) {
        String text = marked.replaceAll("[«»]", "");
        SenetException error = error(text);
        assertThat(error).hasMessage(message);
        assertThat(error.isIncomplete()).isFalse();
        assertThat(errorSpan(error).start()).isEqualTo(marked.indexOf('«'));
        assertThat(errorSpan(error).end()).isEqualTo(marked.indexOf('»') - 1);
    }

    static Stream<Arguments> unfinished() {
        return Stream.of(
                Arguments.of("(a b", "missing `)` to close the `(` at line 1, column 1"),
                Arguments.of("(a\n  [b\n", "missing `]` to close the `[` at line 2, column 3"),
                Arguments.of("#{", "missing `}` to close the `#{` at line 1, column 1"),
                Arguments.of("#(a", "missing `)` to close the `#(` at line 1, column 1"),
                Arguments.of("#?(:senet", "missing `)` to close the `#?(` at line 1, column 1"),
                Arguments.of("[#?@(:senet", "missing `)` to close the `#?@(` at line 1, column 2"),
                Arguments.of("#:a{", "missing `}` to close the `{` at line 1, column 1"),
                Arguments.of("'", "missing a form after the `'` at line 1, column 1"),
                Arguments.of("(a `", "missing a form after the ``` at line 1, column 4"),
                Arguments.of("^:a", "missing a form after the `^` at line 1, column 1"),
                Arguments.of("#_", "missing a form after the `#_` at line 1, column 1"),
                Arguments.of("#", "missing a form after the `#` at line 1, column 1"),
                Arguments.of("#?", "missing `(` after the `#?` at line 1, column 1"),
                Arguments.of("#?@", "missing `(` after the `#?` at line 1, column 1"),
                Arguments.of("#:a", "missing `{` after the `#:` at line 1, column 1"),
                Arguments.of("\\", "missing a character after the `\\` at line 1, column 1"),
                Arguments.of("(a \"b)\n", "missing `\"` to end the string that begins at line 1, column 4"),
                Arguments.of("\"\\", "missing `\"` to end the string that begins at line 1, column 1"),
                Arguments.of("#\"a\\\"", "missing `\"` to end the regular expression that begins at line 1, column 1"),
                Arguments.of("#\"a\\", "missing `\"` to end the regular expression that begins at line 1, column 1"));
    }

    @ParameterizedTest
    @MethodSource("unfinished")
    void anUnfinishedTextIsRecognized(String text, String message) {
        SenetException error = error(text);
        assertThat(error).hasMessage(message);
        assertThat(error.isIncomplete()).isTrue();
        assertThat(errorSpan(error).start()).isEqualTo(text.length());
        assertThat(errorSpan(error).end()).isEqualTo(text.length());
    }

    @Test
    void aFormAtTheMarginBetraysTheMissingBracket() {
        assertThat(error("(piece\n  (name Man)\n\n(game (name X))\n"))
                .hasMessage("missing `)` to close the `(` at line 1, column 1"
                        + "\nhint: line 4 begins a new form while the `(` at line 1, column 1 is still open;"
                        + " perhaps its `)` is missing before that");
        assertThat(error("(a\n(b)) (c").hint()).isNull();
        assertThat(error("(a)\n(c").hint()).isNull();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"(", "[", "{", "#{", "'", "`", "~", "~@", "@", "^", "#'", "#_", "#?(:senet ", "#:a{", "([", "^{"
            })
    void deepNestingIsAnErrorAndNoOverflow(String opener) {
        SenetException error = error(opener.repeat(1_000_000));
        assertThat(error).hasMessage("brackets are nested deeper than 500 levels");
        assertThat(errorSpan(error).start()).isLessThanOrEqualTo(Reader.MAX_DEPTH * opener.length());
    }

    @Test
    void thePlaceOfTooDeepNestingIsExact() {
        assertThat(errorSpan(error("(".repeat(501) + ")".repeat(501))).start()).isEqualTo(Reader.MAX_DEPTH);
    }

    @ParameterizedTest
    @ValueSource(strings = {"( )", "[ ]", "#{ }", "{1 }", "{ 1}", "' ", "#_ 1 ( )", "^:a ( )"})
    void theDeepestNestingThatIsAllowedCanBeWorkedOn(String brackets) {
        int space = brackets.lastIndexOf(' ');
        int depth = (Reader.MAX_DEPTH - 2) / (brackets.startsWith("^") ? 2 : 1);
        String text = brackets.substring(0, space).repeat(depth)
                + " x "
                + brackets.substring(space + 1).repeat(depth);
        Object form = one(text);
        assertThat(form).isEqualTo(one(text)).hasSameHashCodeAs(one(text));
        assertThat(form.toString()).contains("x");
    }

    @Test
    void syntaxQuotesOfDeepFormsAreRefused() {
        String text = "`" + "(".repeat(400) + ")".repeat(400);
        assertThat(error(text)).hasMessage("the form in this syntax-quote is nested deeper than 300 levels");
        assertThat(error("`".repeat(500) + "a")).hasMessageContaining("nested deeper");
    }

    @Test
    void syntaxQuotesThatMultiplyAreRefused() {
        assertThat(error("`".repeat(5) + "(" + "a ".repeat(500) + ")"))
                .hasMessage("the syntax-quotes in this form multiply to more than 200000 forms");
    }

    @Test
    void aRegularExpressionTooDeepForTheMatcherIsRefused() {
        assertThat(error("#\"" + "(".repeat(200_000) + ")".repeat(200_000) + "\""))
                .hasMessage("not a regular expression: stack overflow during pattern compilation");
    }

    @Test
    void aNumberOfUnreasonableLengthIsRefused() {
        assertThat(error("1".repeat(200_000))).hasMessage("a number of more than 100000 characters is too long");
    }
}
