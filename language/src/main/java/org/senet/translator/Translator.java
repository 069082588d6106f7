package org.senet.translator;

import com.oracle.truffle.api.RootCallTarget;
import com.oracle.truffle.api.TruffleLanguage;
import java.lang.ref.WeakReference;
import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.WeakHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.senet.ir.Lambda;
import org.senet.nodes.function.FunctionRootNode;
import org.senet.nodes.rules.Site;
import org.senet.runtime.Code;
import org.senet.runtime.SenetLanguage;

/**
 * Turns analyzed code into nodes. One translator serves a language instance, so that the code of a function is made once
 * and shared by all its closures. Thread-safe.
 */
public final class Translator {
    private final TruffleLanguage<?> language;
    private final boolean tracing;
    private final AtomicReference<@Nullable Translator> traced = new AtomicReference<>();
    /** The code knows the function, so only what uses the code may keep it. */
    private final Map<Lambda, WeakReference<LambdaCode>> codes = Collections.synchronizedMap(new WeakHashMap<>());

    /** The translator of a language instance. */
    public Translator(TruffleLanguage<?> language) {
        this(language, false);
    }

    private Translator(TruffleLanguage<?> language, boolean tracing) {
        this.language = language;
        this.tracing = tracing;
    }

    /** A translator of the same language whose functions write down what happens in them; only rules call these. */
    Translator tracing() {
        var known = traced.get();
        if (known == null) {
            traced.compareAndSet(null, new Translator(language, true));
            known = Objects.requireNonNull(traced.get());
        }
        return known;
    }

    /** Whether what happens is written down. */
    boolean isTracing() {
        return tracing;
    }

    /** The code of a function as this translator makes it; code that no program has defined stays what it is. */
    Code traced(Code code) {
        return code instanceof LambdaCode lambda ? code(lambda.lambda()) : code;
    }

    /** The language that the nodes belong to. */
    public TruffleLanguage<?> language() {
        return language;
    }

    /** Whether tools look at programs. */
    boolean isWatched() {
        return ((SenetLanguage) language).isWatched();
    }

    /**
     * The code of an expression that a debugger evaluates where a program has stopped: it begins on the board that is there.
     */
    public RootCallTarget inline(Lambda expression) {
        var arity = expression.arities().getFirst();
        var unit = new Unit(this, expression.name(), arity.layout(), Site.ANY_GAME, null, true, true);
        var body = new DirectTranslator(unit).expression(arity.body());
        return new FunctionRootNode(language, expression.name(), expression.span(), arity, true, body).getCallTarget();
    }

    /** The code of a function, made at its first mention. */
    public LambdaCode code(Lambda lambda) {
        synchronized (codes) {
            var reference = codes.get(lambda);
            var known = reference == null ? null : reference.get();
            if (known == null) {
                known = new LambdaCode(this, lambda.name(), () -> lambda);
                codes.put(lambda, new WeakReference<>(known));
            }
            return known;
        }
    }

    /**
     * The code of a function that is analyzed when it is first needed.
     *
     * @param name the function's name for people
     * @param analysis gives the function; it is called in some context of the language, again if it fails
     */
    public LambdaCode deferred(String name, Supplier<Lambda> analysis) {
        return new LambdaCode(this, name, analysis);
    }
}
