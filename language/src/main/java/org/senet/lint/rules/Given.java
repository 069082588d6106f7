package org.senet.lint.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.senet.data.Nil;
import org.senet.ir.EffectKind;
import org.senet.ir.Ir;
import org.senet.ir.Local;
import org.senet.lint.Walk;

/** The values that the variables, attributes and globals of a game are given by its rules. */
final class Given {
    /** By variables, and by the names of attributes and globals. */
    private final Map<Object, List<Ir>> values = new HashMap<>();

    private Given() {}

    /** What some code gives to variables and attributes. */
    static Given in(List<Ir> code) {
        var given = new Given();
        Walk.all(code, given::note);
        return given;
    }

    /** What is also given to the parameters of functions by all their calls, as far as these are known. */
    static Given withArguments(List<Ir> code) {
        var given = in(code);
        Arguments.in(code, given::note);
        return given;
    }

    private void note(Ir part) {
        switch (part) {
            case Ir.Bind b -> note(b.local(), b.init());
            case Ir.Assign a -> note(a.local(), a.value());
            case Ir.Loop l -> note(l.label(), l.inits());
            case Ir.Recur r -> note(r.label(), r.values());
            case Ir.BoardAttributeAssign a -> note(a.name(), a.value());
            case Ir.GlobalAssign a -> note(a.name(), a.value());
            case Ir.Effect e
            when e.kind() == EffectKind.SET_ATTRIBUTE && e.arguments().getFirst() instanceof Ir.Const name ->
                note(name.value(), e.arguments().getLast());
            default -> {
                // gives no variable a value
            }
        }
    }

    private void note(Ir.LoopLabel loop, List<Ir> given) {
        for (int i = 0; i < Math.min(loop.locals().size(), given.size()); i++) {
            note(loop.locals().get(i), given.get(i));
        }
    }

    private void note(Object variable, Ir value) {
        if (!(value instanceof Ir.Const c && c.value() instanceof Nil)) {
            values.computeIfAbsent(variable, v -> new ArrayList<>()).add(value);
        }
    }

    /** What is given to the variable or attribute that a value is read from, but for nil; null when it is another value. */
    @Nullable
    List<Ir> values(Ir value) {
        var variable = variable(value);
        return variable == null ? null : values.computeIfAbsent(variable, v -> new ArrayList<>());
    }

    /** Whether a value is always of a kind, or nil. */
    boolean isAlways(Ir value, Predicate<Ir> kind) {
        return isAlways(value, kind, new HashSet<>());
    }

    private boolean isAlways(Ir value, Predicate<Ir> kind, Set<Object> asked) {
        var variable = variable(value);
        if (variable != null) {
            var given = asked.add(variable) ? values.getOrDefault(variable, List.of()) : List.<Ir>of();
            return !given.isEmpty() && given.stream().allMatch(v -> isAlways(v, kind, asked));
        }
        return value instanceof Ir.Any any
                ? !any.options().isEmpty() && any.options().stream().allMatch(o -> isAlways(o, kind, asked))
                : kind.test(value);
    }

    /** The variable that a value is read from, or the name of the attribute or global, which a function reads late; null when it is another value. */
    static @Nullable Object variable(Ir value) {
        return switch (value) {
            case Ir.LocalRef r -> r.local();
            case Ir.BoardAttribute a -> a.name();
            case Ir.PieceAttribute a -> a.name();
            case Ir.GlobalRef g -> g.name();
            case Ir.LateName l -> l.name();
            default -> null;
        };
    }

    /** The name of the variable or attribute that a value is read from; null when it is another value. */
    static @Nullable String name(Ir value) {
        var variable = variable(value);
        return variable instanceof Local local ? local.name() : (String) variable;
    }
}
