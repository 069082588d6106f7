package org.senet.runtime;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.interop.ArityException;
import com.oracle.truffle.api.interop.UnknownIdentifierException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.senet.data.InteropValue;
import org.senet.data.Nil;
import org.senet.data.PersistentVector;

/**
 * What objects of a class show to hosts and other languages: values and methods. A value is read, or called without
 * arguments; a method is called, or read as a function. All objects have the method {@code toString}. Made once for a
 * class, and not changed later.
 *
 * @param <T> the class
 */
public final class Members<T> {
    /** What a method does; its arguments are Senet values. */
    @FunctionalInterface
    public interface Method<T> {
        /** Calls the method with as many arguments as it takes; null is nil. */
        @Nullable
        Object call(T target, Object[] arguments);
    }

    private record Member<T>(boolean isMethod, int least, int most, Method<T> method) {}

    private final Class<T> type;
    private final Map<String, Member<T>> members = new LinkedHashMap<>();

    /** No members but {@code toString}. */
    public Members(Class<T> type) {
        this.type = type;
        method("toString", 0, 0, (target, arguments) -> target.toString());
    }

    /** Adds a value; null is nil. */
    public Members<T> value(String name, Function<T, @Nullable Object> read) {
        members.put(name, new Member<>(false, 0, 0, (target, arguments) -> read.apply(target)));
        return this;
    }

    /** Adds an array. */
    public Members<T> array(String name, Function<T, ? extends Collection<?>> read) {
        return value(name, target -> PersistentVector.from(read.apply(target)));
    }

    /** Adds a method that takes a fixed number of arguments. */
    public Members<T> method(String name, int arity, Method<T> method) {
        return method(name, arity, arity, method);
    }

    /** Adds a method that takes {@code least} to {@code most} arguments. */
    public Members<T> method(String name, int least, int most, Method<T> method) {
        members.put(name, new Member<>(true, least, most, method));
        return this;
    }

    /** The names in the order in which they were added. */
    @TruffleBoundary
    PersistentVector names() {
        var names = new ArrayList<>(members.keySet());
        names.add(names.removeFirst());
        return PersistentVector.from(names);
    }

    @TruffleBoundary
    boolean has(String name) {
        return members.containsKey(name);
    }

    @TruffleBoundary
    Object read(MemberObject object, String name) throws UnknownIdentifierException {
        var member = member(name);
        return member.isMethod ? new BoundMethod(object, name) : result(member, object.shown(), new Object[0]);
    }

    @TruffleBoundary
    Object invoke(MemberObject object, String name, Object[] arguments)
            throws UnknownIdentifierException, ArityException {
        var member = member(name);
        if (arguments.length < member.least || arguments.length > member.most) {
            throw ArityException.create(member.least, member.most, arguments.length);
        }
        var converted = new Object[arguments.length];
        for (int i = 0; i < converted.length; i++) {
            converted[i] = Foreign.toSenet(arguments[i]);
        }
        return result(member, object.shown(), converted);
    }

    /** The values, without the methods, by their names. */
    @TruffleBoundary
    Map<String, Object> values(MemberObject object) {
        var values = new LinkedHashMap<String, Object>();
        members.forEach((name, member) -> {
            if (!member.isMethod) {
                values.put(name, result(member, object.shown(), new Object[0]));
            }
        });
        return values;
    }

    private Member<T> member(String name) throws UnknownIdentifierException {
        var member = members.get(name);
        if (member == null) {
            throw UnknownIdentifierException.create(name);
        }
        return member;
    }

    private Object result(Member<T> member, Object target, Object[] arguments) {
        var value = member.method.call(type.cast(target), arguments);
        return value == null ? Nil.NIL : InteropValue.box(value);
    }
}
