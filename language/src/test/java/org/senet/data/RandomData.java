package org.senet.data;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Makes arbitrary values, the same for the same seed. */
public final class RandomData {

    private static final String NAME_CHARACTERS = "abcxyzαж?!*+-<=>_.'#%&1";
    private static final String TEXT_CHARACTERS = "ab \n\t\r\b\f\"\\,;(){}[]#'`~@^%é漢\u0001\uD83D\uDE00";

    private final Random random;

    /**
     * A maker of values.
     *
     * @param seed determines the values
     */
    public RandomData(long seed) {
        this.random = new Random(seed);
    }

    /** The source of chance. */
    public Random random() {
        return random;
    }

    /**
     * A value that a program's text can contain.
     *
     * @param depth how deeply it may be nested
     * @return the value
     */
    public Object form(int depth) {
        return depth > 0 && random.nextInt(3) > 0 ? collection(depth - 1) : atom();
    }

    private Object collection(int depth) {
        Object[] elements = forms(depth);
        return switch (random.nextInt(4)) {
            case 0 -> PersistentList.of(elements);
            case 1 -> PersistentVector.of(elements);
            case 2 -> PersistentSet.of(elements);
            default -> {
                PersistentMap map = PersistentMap.EMPTY;
                for (Object element : elements) {
                    map = map.assoc(element, form(depth));
                }
                yield map;
            }
        };
    }

    private Object[] forms(int depth) {
        List<Object> forms = new ArrayList<>();
        int size = random.nextInt(10) == 0 ? random.nextInt(40) : random.nextInt(5);
        for (int i = 0; i < size; i++) {
            forms.add(form(depth));
        }
        return forms.toArray();
    }

    /** A value that is not a collection. */
    public Object atom() {
        return switch (random.nextInt(8)) {
            case 0 -> Nil.NIL;
            case 1 -> random.nextBoolean();
            case 2 -> Symbol.of(random.nextInt(4) == 0 ? name() : null, name());
            case 3 -> Keyword.of(random.nextInt(4) == 0 ? name() : null, name());
            case 4 -> text();
            case 5 -> (char) (random.nextInt(3) == 0 ? random.nextInt(0xD800) : random.nextInt(128));
            default -> number();
        };
    }

    /** A number of any kind, often near a border. */
    public Number number() {
        return switch (random.nextInt(6)) {
            case 0, 1 -> integer();
            case 2 -> BigInteger.valueOf(integer());
            case 3 -> BigInteger.valueOf(integer()).multiply(BigInteger.valueOf(integer()));
            case 4 -> real();
            default ->
                random.nextBoolean() ? ratio() : new BigDecimal(BigInteger.valueOf(integer()), random.nextInt(9));
        };
    }

    /** A long, often near a border. */
    public long integer() {
        return switch (random.nextInt(5)) {
            case 0 -> random.nextLong();
            case 1 -> Long.MIN_VALUE + random.nextInt(3);
            case 2 -> Long.MAX_VALUE - random.nextInt(3);
            default -> random.nextInt(21) - 10L;
        };
    }

    /** A finite number of floating point. */
    public double real() {
        double real = Double.longBitsToDouble(random.nextLong());
        return Double.isFinite(real) && random.nextBoolean() ? real : (random.nextInt(41) - 20) / 4.0;
    }

    private Number ratio() {
        return Ratio.of(BigInteger.valueOf(random.nextInt(201) - 100L), BigInteger.valueOf(random.nextInt(50) + 1L));
    }

    private String name() {
        var name = new StringBuilder().append((char) ('a' + random.nextInt(26)));
        int length = random.nextInt(5);
        for (int i = 0; i < length; i++) {
            name.append(NAME_CHARACTERS.charAt(random.nextInt(NAME_CHARACTERS.length())));
        }
        return name.toString().equals("nil") ? "none" : name.toString();
    }

    private String text() {
        var text = new StringBuilder();
        int length = random.nextInt(6);
        for (int i = 0; i < length; i++) {
            text.append(TEXT_CHARACTERS.charAt(random.nextInt(TEXT_CHARACTERS.length())));
        }
        return text.toString();
    }
}
