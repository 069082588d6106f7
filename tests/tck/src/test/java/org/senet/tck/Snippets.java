package org.senet.tck;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.tck.ResultVerifier;
import org.graalvm.polyglot.tck.Snippet;
import org.graalvm.polyglot.tck.TypeDescriptor;

/** Collects pieces of Senet that the kit runs: functions with the types of what they give and take. */
final class Snippets {
    static final String LANGUAGE = "senet";

    private final Context context;
    private final List<Snippet> all = new ArrayList<>();

    Snippets(Context context) {
        this.context = context;
    }

    /** Evaluates what the following pieces need. */
    Snippets setup(String text) {
        context.eval(LANGUAGE, text);
        return this;
    }

    /** A value, as the body of a function without parameters. */
    Snippets value(String id, String expression, TypeDescriptor type) {
        return add(id, "(fn [] " + expression + ")", type, ResultVerifier.getDefaultResultVerifier());
    }

    /** A function with the types of its value and its parameters. */
    Snippets function(String id, String function, TypeDescriptor type, TypeDescriptor... parameters) {
        return add(id, function, type, ResultVerifier.getDefaultResultVerifier(), parameters);
    }

    /** A function that may also fail, where the verifier knows why. */
    Snippets add(
            String id, String function, TypeDescriptor type, ResultVerifier verifier, TypeDescriptor... parameters) {
        all.add(Snippet.newBuilder(id, function(context, function), type)
                .parameterTypes(parameters)
                .resultVerifier(verifier)
                .build());
        return this;
    }

    static Value function(Context context, String text) {
        return context.eval(LANGUAGE, text);
    }

    List<Snippet> list() {
        return Collections.unmodifiableList(all);
    }
}
