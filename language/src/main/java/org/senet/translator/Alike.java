package org.senet.translator;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.senet.data.SourceSpan;
import org.senet.ir.Ir;

/** Tells whether forms mean the same, because they differ in nothing but where they stand. */
final class Alike {
    private Alike() {}

    /** Whether two forms mean the same; those that bind variables of their own are taken for different. */
    static boolean areAlike(Object one, Object other) {
        if (one instanceof List<?> a && other instanceof List<?> b) {
            return a.size() == b.size() && IntStream.range(0, a.size()).allMatch(i -> areAlike(a.get(i), b.get(i)));
        }
        if (!(one instanceof Ir && one instanceof Record) || other == null || one.getClass() != other.getClass()) {
            return Objects.equals(one, other);
        }
        return Arrays.stream(one.getClass().getRecordComponents())
                .filter(c -> c.getType() != SourceSpan.class)
                .allMatch(c -> {
                    try {
                        return areAlike(
                                c.getAccessor().invoke(one), c.getAccessor().invoke(other));
                    } catch (ReflectiveOperationException e) {
                        throw new IllegalStateException(e);
                    }
                });
    }
}
