package org.senet.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.oracle.truffle.api.interop.InteropException;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.interop.InvalidArrayIndexException;
import com.oracle.truffle.api.interop.StopIterationException;
import com.oracle.truffle.api.interop.UnknownKeyException;
import com.oracle.truffle.api.interop.UnsupportedMessageException;
import com.oracle.truffle.api.strings.TruffleString;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class InteropTest {

    private static final InteropLibrary INTEROP = InteropLibrary.getUncached();

    private static List<Object> drain(Object iterator) throws InteropException {
        List<Object> elements = new ArrayList<>();
        assertThat(INTEROP.isIterator(iterator)).isTrue();
        while (INTEROP.hasIteratorNextElement(iterator)) {
            elements.add(INTEROP.getIteratorNextElement(iterator));
        }
        assertThatThrownBy(() -> INTEROP.getIteratorNextElement(iterator)).isInstanceOf(StopIterationException.class);
        return elements;
    }

    static Stream<Object> arrays() {
        return Stream.of(
                PersistentVector.of(1L, 2L),
                PersistentList.of(1L, 2L),
                new MapEntry(1L, 2L),
                Range.of(1, 3, 1),
                Seqs.seq(PersistentVector.of(1L, 2L)));
    }

    @ParameterizedTest
    @MethodSource("arrays")
    void collectionsWithASizeAreArrays(Object array) throws InteropException {
        assertThat(INTEROP.hasArrayElements(array)).isTrue();
        assertThat(INTEROP.getArraySize(array)).isEqualTo(2);
        assertThat(INTEROP.readArrayElement(array, 0)).isEqualTo(1L);
        assertThat(INTEROP.readArrayElement(array, 1)).isEqualTo(2L);
        assertThat(INTEROP.isArrayElementReadable(array, 1)).isTrue();
        assertThat(INTEROP.isArrayElementReadable(array, 2)).isFalse();
        assertThat(INTEROP.isArrayElementReadable(array, 1L << 32)).isFalse();
        assertThat(INTEROP.isArrayElementModifiable(array, 0)).isFalse();
        assertThatThrownBy(() -> INTEROP.readArrayElement(array, 2)).isInstanceOf(InvalidArrayIndexException.class);
        assertThatThrownBy(() -> INTEROP.readArrayElement(array, -1)).isInstanceOf(InvalidArrayIndexException.class);
        assertThat(drain(INTEROP.getIterator(array))).containsExactly(1L, 2L);
    }

    static Stream<Object> iterables() {
        return Stream.of(
                PersistentSet.of(1L, 2L),
                new Cons(1L, PersistentList.of(2L)),
                new LazySeq(() -> PersistentVector.of(1L, 2L)));
    }

    @ParameterizedTest
    @MethodSource("iterables")
    void otherCollectionsCanBeIterated(Object coll) throws InteropException {
        assertThat(INTEROP.hasArrayElements(coll)).isFalse();
        assertThat(INTEROP.hasIterator(coll)).isTrue();
        assertThat(drain(INTEROP.getIterator(coll))).containsExactly(1L, 2L);
    }

    @Test
    void mapsAreHashes() throws InteropException {
        Object map = PersistentMap.of("a", 1L, 2L, Nil.NIL);
        assertThat(INTEROP.hasHashEntries(map)).isTrue();
        assertThat(INTEROP.getHashSize(map)).isEqualTo(2);
        assertThat(INTEROP.isHashEntryReadable(map, "a")).isTrue();
        assertThat(INTEROP.isHashEntryReadable(map, "b")).isFalse();
        assertThat(INTEROP.isHashEntryInsertable(map, "b")).isFalse();
        assertThat(INTEROP.readHashValue(map, "a")).isEqualTo(1L);
        assertThat(INTEROP.readHashValue(map, TruffleString.fromJavaStringUncached("a", TruffleString.Encoding.UTF_16)))
                .isEqualTo(1L);
        assertThat(INTEROP.isNull(INTEROP.readHashValue(map, 2))).isTrue();
        assertThatThrownBy(() -> INTEROP.readHashValue(map, "b")).isInstanceOf(UnknownKeyException.class);
        List<Object> entries = drain(INTEROP.getHashEntriesIterator(map));
        assertThat(INTEROP.readArrayElement(entries.get(0), 0)).isEqualTo("a");
        assertThat(INTEROP.readArrayElement(entries.get(1), 0)).isEqualTo(2L);
        assertThat(drain(INTEROP.getHashKeysIterator(map))).containsExactly("a", 2L);
    }

    @Test
    void nilIsNull() {
        assertThat(INTEROP.isNull(Nil.NIL)).isTrue();
        assertThat(Nil.NIL).hasToString("nil");
    }

    @Test
    void bigIntegersAreNumbers() throws InteropException {
        Object small = InteropValue.box(BigInteger.valueOf(5));
        assertThat(INTEROP.isNumber(small)).isTrue();
        assertThat(INTEROP.asByte(small)).isEqualTo((byte) 5);
        assertThat(INTEROP.asShort(small)).isEqualTo((short) 5);
        assertThat(INTEROP.asInt(small)).isEqualTo(5);
        assertThat(INTEROP.asLong(small)).isEqualTo(5);
        assertThat(INTEROP.asFloat(small)).isEqualTo(5);
        assertThat(INTEROP.asDouble(small)).isEqualTo(5);
        assertThat(INTEROP.asBigInteger(small)).isEqualTo(5);

        Object large = InteropValue.box(BigInteger.ONE.shiftLeft(100).add(BigInteger.ONE));
        assertThat(INTEROP.fitsInBigInteger(large)).isTrue();
        assertThat(INTEROP.fitsInLong(large)).isFalse();
        assertThat(INTEROP.fitsInDouble(large)).isFalse();
        assertThatThrownBy(() -> INTEROP.asLong(large)).isInstanceOf(UnsupportedMessageException.class);
        assertThatThrownBy(() -> INTEROP.asDouble(large)).isInstanceOf(UnsupportedMessageException.class);
    }

    @Test
    void aBigIntegerFitsInFloatingPointWhenNothingIsLost() {
        for (int bits = 0; bits < 1100; bits++) {
            for (BigInteger number : List.of(
                    BigInteger.ONE.shiftLeft(bits),
                    BigInteger.ONE.shiftLeft(bits).negate(),
                    BigInteger.ONE.shiftLeft(bits).subtract(BigInteger.ONE),
                    BigInteger.valueOf(0x1F_FFFF_FFFF_FFFFL).shiftLeft(bits),
                    BigInteger.valueOf(0x1FF_FFFFL).shiftLeft(bits))) {
                Object boxed = InteropValue.box(number);
                double wide = number.doubleValue();
                float narrow = number.floatValue();
                assertThat(INTEROP.fitsInDouble(boxed))
                        .isEqualTo(Double.isFinite(wide)
                                && new BigDecimal(wide).toBigInteger().equals(number));
                assertThat(INTEROP.fitsInFloat(boxed))
                        .isEqualTo(Float.isFinite(narrow)
                                && new BigDecimal(narrow).toBigInteger().equals(number));
            }
        }
    }

    @Test
    void plainJavaObjectsLeaveInABoxAndComeBackAsTheyWere() throws InteropException {
        for (Object value : List.of(BigInteger.TEN, new BigDecimal("1.5"), Pattern.compile("a"))) {
            Object element = INTEROP.readArrayElement(PersistentVector.of(value), 0);
            assertThat(element).isNotEqualTo(value);
            assertThat(InteropValue.unbox(element)).isSameAs(value);
            assertThat(element).hasToString(Printer.print(value, true));
            assertThat(element).isEqualTo(InteropValue.box(value)).hasSameHashCodeAs(InteropValue.box(value));
        }
        assertThat(InteropValue.box("text")).isEqualTo("text");
        assertThat(InteropValue.unbox(1L)).isEqualTo(1L);
    }
}
