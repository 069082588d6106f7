package org.senet.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.HostAccess;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.TypeLiteral;
import org.graalvm.polyglot.Value;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a host can do with the values of Senet. */
class ValuesTest {
    private static Context context;

    @BeforeAll
    static void open() {
        context = Context.create("senet");
    }

    @AfterAll
    static void close() {
        context.close();
    }

    private static Value eval(String text) {
        return context.eval("senet", text);
    }

    // ---- kinds

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nil|nil",
                "1|long",
                "1N|bigint",
                "1/2|ratio",
                "1.5M|decimal",
                "1.5|double",
                "true|boolean",
                "\\a|character",
                "(str 1)|string",
                ":a|keyword",
                "(quote a)|symbol",
                "[1]|vector",
                "{}|map",
                "#{}|set",
                "(list 1)|list",
                "(map inc [1])|seq",
                "inc|function",
                "(atom 1)|atom",
                "(delay 1)|delay",
                "(ex-info (str 1) {})|exception",
                "(var inc)|var",
                "(transient [])|transient"
            })
    void everyValueHasAKind(String form, String kind) {
        var value = eval(form);
        var meta = value.getMetaObject();

        assertThat(meta.isMetaObject()).isTrue();
        assertThat(meta.getMetaSimpleName()).isEqualTo(kind);
        assertThat(meta.isMetaInstance(value)).isTrue();
        assertThat(meta).isEqualTo(eval(form).getMetaObject());
    }

    @Test
    void aKindKnowsWhatItIsAKindOf() {
        var integer = eval("5").getMetaObject().getMetaParents().getArrayElement(0);

        assertThat(integer.getMetaSimpleName()).isEqualTo("integer");
        assertThat(integer.isMetaInstance(5)).isTrue();
        assertThat(integer.isMetaInstance(eval("5N"))).isTrue();
        assertThat(integer.isMetaInstance(5.5)).isFalse();
        assertThat(eval("[]").getMetaObject().isMetaInstance(eval("{}"))).isFalse();
        assertThat(eval("(atom 1)")
                        .getMetaObject()
                        .getMetaParents()
                        .getArrayElement(0)
                        .hasMetaParents())
                .isFalse();
    }

    @Test
    void theKindOfARecordIsItsType() {
        var point = eval("(defrecord Point [x y]) (->Point 1 2)");

        assertThat(point.getMetaObject().getMetaSimpleName()).isEqualTo("Point");
        assertThat(point.getMetaObject().getMetaQualifiedName()).isEqualTo("user.Point");
        assertThat(eval("Point").isMetaInstance(point)).isTrue();
        assertThat(eval("Point").isMetaInstance(eval("{:x 1 :y 2}"))).isFalse();
    }

    // ---- numbers

    @Test
    void exactNumbersFitWhereNothingIsLost() {
        var third = eval("1/3");
        var half = eval("-1/2");
        var decimal = eval("2.50M");
        var whole = eval("7.00M");

        assertThat(third.isNumber()).isTrue();
        assertThat(third.fitsInDouble() || third.fitsInLong() || third.fitsInBigInteger())
                .isFalse();
        assertThatThrownBy(third::asDouble).isInstanceOf(ClassCastException.class);
        assertThat(third.getMember("numerator").asInt()).isEqualTo(1);
        assertThat(third.getMember("denominator").asInt()).isEqualTo(3);
        assertThat(half.asDouble()).isEqualTo(-0.5);
        assertThat(half.asFloat()).isEqualTo(-0.5f);
        assertThat(decimal.asDouble()).isEqualTo(2.5);
        assertThat(decimal.fitsInInt()).isFalse();
        assertThat(decimal.getMember("unscaledValue").asInt()).isEqualTo(250);
        assertThat(decimal.getMember("scale").asInt()).isEqualTo(2);
        assertThat(whole.asInt()).isEqualTo(7);
        assertThat(eval("0.1M").fitsInDouble()).isFalse();
        assertThat(eval("1180591620717411303424").asBigInteger()).isEqualTo(BigInteger.TWO.pow(70));
    }

    @Test
    void numbersComeBackAsTheyWere() {
        var same = eval("(fn [x] [x (= x 1/3) (= x 1.5M) (= x 7N)])");

        assertThat(same.execute(eval("1/3"))).hasToString("[1/3 true false false]");
        assertThat(same.execute(eval("1.5M"))).hasToString("[1.5M false true false]");
        assertThat(same.execute(BigInteger.valueOf(7))).hasToString("[7 false false true]");
        assertThat(same.execute(7)).hasToString("[7 false false true]");
        assertThat(same.execute((Object) null)).hasToString("[nil false false false]");
    }

    // ---- collections

    @Test
    void mapsAreHashesWhoseNamesAreMembersAsWell() {
        var map = eval("{:name \"chess\" \"size\" 8 3 :three :a/b 1}");

        assertThat(map.getHashSize()).isEqualTo(4);
        assertThat(map.getHashValue(eval(":name")).asString()).isEqualTo("chess");
        assertThat(map.getHashValue("size").asInt()).isEqualTo(8);
        assertThat(map.getHashValue(3)).hasToString(":three");
        assertThat(map.hasHashEntry("name")).isFalse();
        assertThat(map.getMemberKeys()).containsExactly("name", "size", "a/b");
        assertThat(map.getMember("name").asString()).isEqualTo("chess");
        assertThat(map.getMember("size").asInt()).isEqualTo(8);
        assertThat(map.hasMember("3")).isFalse();
        assertThatThrownBy(() -> map.putMember("name", "go")).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> map.putHashEntry("name", "go")).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void aSortedMapDoesNotHaveKeysThatItCannotCompare() {
        var map = eval("(sorted-map 1 :one)");

        assertThat(map.hasHashEntry("a")).isFalse();
        assertThat(map.getHashValue(1)).hasToString(":one");
        assertThat(map.getMemberKeys()).isEmpty();
    }

    /** What maps of a program look like to a host that has a type for them. */
    @HostAccess.Implementable
    public interface Piece {
        /** The name. */
        String name();

        /** Column and row. */
        List<Integer> at();
    }

    @Test
    void valuesBecomeJavasCollectionsAndInterfaces() {
        var piece = eval("{:name \"King\" :at [4 0]}").as(Piece.class);

        assertThat(piece.name()).isEqualTo("King");
        assertThat(piece.at()).containsExactly(4, 0);
        assertThat(eval("[1 [2 \"x\"]]").as(new TypeLiteral<List<Object>>() {})).hasSize(2);
        assertThat(eval("{\"a\" 1}").as(new TypeLiteral<Map<String, Long>>() {}))
                .containsEntry("a", 1L);
        assertThat(eval("(comp str inc)")
                        .as(new TypeLiteral<Function<Object, Object>>() {})
                        .apply(1))
                .isEqualTo("2");
    }

    @Test
    void sequencesAndSetsCanBeWalkedThrough() {
        var iterator = eval("(map inc (range))").getIterator();

        assertThat(iterator.getIteratorNextElement().asInt()).isEqualTo(1);
        assertThat(iterator.getIteratorNextElement().asInt()).isEqualTo(2);
        assertThat(eval("#{5}").getIterator().getIteratorNextElement().asInt()).isEqualTo(5);
        assertThat(eval("#{5}").hasArrayElements()).isFalse();
    }

    // ---- names and references

    @Test
    void namesAreTheSameInAllContexts() {
        try (var other = Context.create("senet")) {
            assertThat(eval(":a")).isEqualTo(eval(":a")).isNotEqualTo(eval(":b"));
            assertThat(eval("'a")).isEqualTo(eval("'a")).hasSameHashCodeAs(eval("'a"));
            assertThat(eval("'a")).isNotEqualTo(eval("'b"));
            assertThat(other.eval("senet", "(= :x (keyword \"x\"))").asBoolean())
                    .isTrue();
        }
        assertThat(eval("(vector 1)")).isNotEqualTo(eval("(vector 1)"));
        assertThat(eval("(def v [1]) v")).isEqualTo(eval("v"));
    }

    @Test
    void theValueOfAnAtomIsAMember() {
        var atom = eval("(def counter (atom 1 :validator pos?)) counter");
        atom.putMember("value", 5);

        assertThat(eval("@counter").asInt()).isEqualTo(5);
        assertThat(atom.getMember("value").asInt()).isEqualTo(5);
        assertThatThrownBy(() -> atom.putMember("value", -1))
                .isInstanceOf(PolyglotException.class)
                .hasMessage("the validator refuses -1");
        assertThatThrownBy(() -> atom.putMember("other", 1)).isInstanceOf(UnsupportedOperationException.class);
    }

    // ---- functions

    @Test
    void aFunctionHasANameAPlaceAndAnArity() {
        var function = eval("\n(defn twice [x]\n  (* 2 x))\ntwice");

        assertThat(function.getSourceLocation().getStartLine()).isEqualTo(2);
        assertThat(function.getSourceLocation().getEndLine()).isEqualTo(3);
        assertThat(function).hasToString("#<fn twice>");
        assertThatThrownBy(() -> function.execute(1, 2))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Expected 1");
        assertThatThrownBy(() -> eval("max").execute()).hasMessageContaining("Expected 1");
        assertThat(eval("#'twice").execute(4).asInt()).isEqualTo(8);
        assertThat(eval("(def number 1) #'number").canExecute()).isFalse();
    }

    // ---- errors

    @Test
    void anErrorHasItsPartsAsMembers() {
        assertThatThrownBy(() -> eval("(throw (ex-info \"no king\" {:at \"e1\"} (ex-info \"cause\" {})))"))
                .isInstanceOfSatisfying(PolyglotException.class, e -> {
                    var error = e.getGuestObject();
                    assertThat(e).hasMessage("no king");
                    assertThat(error.getMember("data").getMember("at").asString())
                            .isEqualTo("e1");
                    assertThat(error.getMember("cause").getMember("message").asString())
                            .isEqualTo("cause");
                    assertThat(error.getMember("hint").isNull()).isTrue();
                    assertThat(error.getMetaObject().getMetaSimpleName()).isEqualTo("exception");
                    assertThat(e.getSourceLocation().getStartColumn()).isEqualTo(8);
                });
    }

    @Test
    void anErrorThatIsAValueCanBeThrown() {
        var error = eval("(ex-info \"later\" {})");

        assertThat(error.isException()).isTrue();
        assertThatThrownBy(error::throwException)
                .isInstanceOf(PolyglotException.class)
                .hasMessage("later");
    }

    @Test
    void aRecursionThatIsTooDeepIsAnErrorOfTheProgram() {
        var function = eval("(fn deep [n] (inc (deep n)))");

        assertThatThrownBy(() -> function.execute(1)).isInstanceOfSatisfying(PolyglotException.class, e -> {
            assertThat(e.isGuestException()).isTrue();
            assertThat(e.getMessage()).startsWith("the recursion is too deep");
        });
    }
}
