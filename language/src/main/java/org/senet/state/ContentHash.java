package org.senet.state;

import java.util.Map;
import org.senet.data.Keyword;
import org.senet.data.Nil;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentSet;
import org.senet.data.Printer;
import org.senet.data.Sequential;
import org.senet.data.Symbol;

/**
 * Numbers of 64 bits for values of attributes that follow from what a value says, so that they are the same in every process. Equal
 * values have equal numbers. Functions and other values that are no data have numbers of this process only.
 */
final class ContentHash {
    private static final long MAP = 0x6A09E667F3BCC909L;
    private static final long SET = 0xBB67AE8584CAA73BL;
    private static final long SEQUENCE = 0x3C6EF372FE94F82BL;
    private static final int MULTIPLIER = 31;

    private ContentHash() {}

    /** The number of a value. */
    static long of(Object value) {
        return switch (value) {
            // The order of entries and elements is nothing that equal maps and sets have in common.
            case PersistentMap map -> {
                long sum = MAP;
                for (Map.Entry<?, ?> entry : map) {
                    sum += mix(MULTIPLIER * of(entry.getKey()) + of(entry.getValue()));
                }
                yield mix(sum);
            }
            case PersistentSet set -> {
                long sum = SET;
                for (var element : set) {
                    sum += of(element);
                }
                yield mix(sum);
            }
            case Sequential elements -> {
                long hash = SEQUENCE;
                for (var element : elements) {
                    hash = mix(MULTIPLIER * hash + of(element));
                }
                yield hash;
            }
            default -> isData(value) ? text(value) : text(value) + value.hashCode();
        };
    }

    private static boolean isData(Object value) {
        return value instanceof Number
                || value instanceof Boolean
                || value instanceof Character
                || value instanceof String
                || value instanceof Keyword
                || value instanceof Symbol
                || value instanceof Numbered
                || value instanceof Nil;
    }

    private static long text(Object value) {
        var text = value.getClass().getSimpleName() + Printer.print(value, true);
        long hash = text.length();
        for (int i = 0; i < text.length(); i++) {
            hash = mix(MULTIPLIER * hash + text.charAt(i));
        }
        return hash;
    }

    /** SplitMix64 (Steele, Lea and Flood 2014) as a function of a number. */
    static long mix(long number) {
        long z = (number + 1) * 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
