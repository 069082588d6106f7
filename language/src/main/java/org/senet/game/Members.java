package org.senet.game;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.interop.UnknownIdentifierException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.senet.data.Nil;
import org.senet.data.PersistentVector;

/** The members that objects of a class show to hosts and other languages: values that are read, and methods. */
final class Members<T> {
    /** A method of an object; its arguments are Senet values. */
    interface Method<T> {
        @Nullable
        Object call(T target, Object[] arguments);
    }

    private final Map<String, Function<T, @Nullable Object>> values = new LinkedHashMap<>();
    private final Map<String, Method<T>> methods = new LinkedHashMap<>();

    Members<T> value(String name, Function<T, @Nullable Object> read) {
        values.put(name, read);
        return this;
    }

    Members<T> method(String name, Method<T> method) {
        methods.put(name, method);
        return this;
    }

    @TruffleBoundary
    Object names() {
        var names = new java.util.ArrayList<String>(values.keySet());
        names.addAll(methods.keySet());
        return PersistentVector.from(names);
    }

    @TruffleBoundary
    boolean isReadable(String name) {
        return values.containsKey(name);
    }

    @TruffleBoundary
    boolean isInvocable(String name) {
        return methods.containsKey(name);
    }

    Object read(T target, String name) throws UnknownIdentifierException {
        var value = values.get(name);
        if (value == null) {
            throw UnknownIdentifierException.create(name);
        }
        return orNil(value.apply(target));
    }

    Object invoke(T target, String name, Object[] arguments) throws UnknownIdentifierException {
        var method = methods.get(name);
        if (method == null) {
            throw UnknownIdentifierException.create(name);
        }
        var converted = new Object[arguments.length];
        for (int i = 0; i < converted.length; i++) {
            converted[i] = org.senet.runtime.Foreign.toSenet(arguments[i]);
        }
        return orNil(method.call(target, converted));
    }

    private static Object orNil(@Nullable Object value) {
        return value == null ? Nil.NIL : value;
    }
}
