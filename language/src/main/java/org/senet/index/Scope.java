package org.senet.index;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The local names at a place, as the analyzer's scopes have them. */
final class Scope {
    private final @Nullable Scope outer;
    private final boolean rules;
    private final Map<String, Entity> locals = new HashMap<>();

    private Scope(@Nullable Scope outer, boolean rules) {
        this.outer = outer;
        this.rules = rules;
    }

    /** The scope of a form of the core. */
    static Scope core() {
        return new Scope(null, false);
    }

    /** The scope of a rule. */
    static Scope rule() {
        return new Scope(null, true);
    }

    Scope inner() {
        return new Scope(this, rules);
    }

    /** The scope of a function's body, in which words of rules come after the program's own names. */
    Scope function() {
        return new Scope(this, false);
    }

    /** Whether this is a rule and not a function. */
    boolean isRule() {
        return rules;
    }

    /** A copy, for rules that go on in different ways. */
    Scope fork() {
        var copy = new Scope(outer, rules);
        copy.locals.putAll(locals);
        return copy;
    }

    /** Takes over the names of another way. */
    void merge(Scope other) {
        locals.putAll(other.locals);
    }

    void define(Entity local) {
        locals.put(local.name(), local);
    }

    /** Makes a variable known to the end of the rule. */
    void defineToEnd(Entity local) {
        var top = this;
        while (top.outer != null) {
            top = top.outer;
        }
        top.locals.put(local.name(), local);
    }

    @Nullable
    Entity find(String name) {
        for (var scope = this; scope != null; scope = scope.outer) {
            var local = scope.locals.get(name);
            if (local != null) {
                return local;
            }
        }
        return null;
    }
}
