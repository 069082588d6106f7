package org.senet.api;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Proxy;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;

/**
 * An object of the language as one of the interfaces of this package. It does what {@link Value#as} does, and also where the host's
 * policy forbids that: with {@code HostAccess.CONSTRAINED}, for instance, there are no lists of guest values. Lists and maps
 * are copies.
 */
final class ObjectView implements InvocationHandler {
    private final Value value;

    private ObjectView(Value value) {
        this.value = value;
    }

    /** The view of an object. */
    static <T> T of(Value value, Class<T> type) {
        var loader = type.getClassLoader();
        return type.cast(Proxy.newProxyInstance(loader, new Class<?>[] {type}, new ObjectView(value)));
    }

    /** The object behind a view; null when the other is no view. */
    static @Nullable Value value(@Nullable Object view) {
        return view != null
                        && Proxy.isProxyClass(view.getClass())
                        && Proxy.getInvocationHandler(view) instanceof ObjectView shown
                ? shown.value
                : null;
    }

    /** Whether an object stands for an equal value: a view as this one, or what {@code Value.as} has made. */
    private boolean isSame(@Nullable Object other) {
        if (other == null || !Proxy.isProxyClass(other.getClass())) {
            return false;
        }
        var viewed = value(other);
        return value.equals(viewed == null ? value.getContext().asValue(other) : viewed);
    }

    @Override
    public @Nullable Object invoke(Object view, Method method, Object @Nullable [] arguments) {
        if (method.getDeclaringClass() == Object.class && !method.getName().equals("toString")) {
            return method.getName().equals("equals") ? arguments != null && isSame(arguments[0]) : value.hashCode();
        }
        var passed = new Object[arguments == null ? 0 : arguments.length];
        for (int i = 0; arguments != null && i < passed.length; i++) {
            var shown = value(arguments[i]);
            passed[i] = shown == null ? arguments[i] : shown;
        }
        return convert(value.invokeMember(method.getName(), passed), method.getGenericReturnType());
    }

    private static @Nullable Object convert(Value result, Type type) {
        if (result.isNull()) {
            return null;
        }
        if (type instanceof ParameterizedType generic) {
            var parts = generic.getActualTypeArguments();
            return generic.getRawType() == List.class ? list(result, parts[0]) : map(result, parts[1]);
        }
        var plain = (Class<?>) type;
        if (plain == Number.class) {
            return result.fitsInLong() ? (Number) result.asLong() : (Number) result.asDouble();
        }
        return plain.isInterface() ? of(result, plain) : result.as(plain);
    }

    private static List<@Nullable Object> list(Value array, Type element) {
        var list = new ArrayList<@Nullable Object>();
        for (long i = 0; i < array.getArraySize(); i++) {
            list.add(convert(array.getArrayElement(i), element));
        }
        return Collections.unmodifiableList(list);
    }

    private static Map<String, @Nullable Object> map(Value hash, Type element) {
        var map = new LinkedHashMap<String, @Nullable Object>();
        for (var keys = hash.getHashKeysIterator(); keys.hasIteratorNextElement(); ) {
            var key = keys.getIteratorNextElement();
            map.put(key.asString(), convert(hash.getHashValue(key), element));
        }
        return Collections.unmodifiableMap(map);
    }
}
