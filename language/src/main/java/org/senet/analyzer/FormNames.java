package org.senet.analyzer;

import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;

/** The names of the forms that the analyzer itself understands. */
public final class FormNames {
    /** The forms of the core and of choice. */
    private static final Set<String> PLAIN = union(CoreForms.FORMS.keySet(), ChoiceForms.FORMS.keySet());

    private static final Set<String> ALL = union(PLAIN, RuleForms.FORMS.keySet());

    private FormNames() {}

    /** Whether a name is one of them. */
    public static boolean contains(String name) {
        return ALL.contains(name);
    }

    /** The names of the forms of the core and of choice, sorted. */
    public static Set<String> ofPlainCode() {
        return PLAIN;
    }

    /** All the names, sorted. */
    public static Set<String> all() {
        return ALL;
    }

    private static Set<String> union(Set<String> some, Set<String> others) {
        var names = new TreeSet<>(some);
        names.addAll(others);
        return Collections.unmodifiableSet(names);
    }
}
