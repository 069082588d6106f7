package org.senet.launcher;

import java.util.List;
import java.util.function.Function;
import java.util.stream.LongStream;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;

/** Reads members of the language's objects. */
final class Members {
    private Members() {}

    /** The member's text, or null when the member is nil or not there. */
    static @Nullable String text(Value object, String member) {
        Value value = object.getMember(member);
        return value == null || value.isNull() ? null : value.asString();
    }

    /** The text of a member that is always there. */
    static String requiredText(Value object, String member) {
        return required(object, member).asString();
    }

    /** A member that is always there. */
    static Value required(Value object, String member) {
        Value value = object.getMember(member);
        if (value == null) {
            throw new IllegalStateException("the language's object has no member " + member);
        }
        return value;
    }

    static <T> List<T> list(Value array, Function<Value, T> element) {
        return LongStream.range(0, array.getArraySize())
                .mapToObj(array::getArrayElement)
                .map(element)
                .toList();
    }
}
