package org.senet.launcher.repl;

import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;
import org.senet.launcher.picture.PictureFunction;

/**
 * What a person and the language say to each other: texts are evaluated one after another in one context, which keeps what
 * they define, and the latest values as {@code *1}, {@code *2} and {@code *3}. Used by one thread; only
 * {@link #context()} may be interrupted by others.
 */
public final class Session {
    private static final String LANGUAGE = "senet";

    private final Context context;
    private final Value bindings;
    private final Value completions;
    private final Value describe;
    private final Value preview;
    private final Value rememberValue;
    private final Value rememberError;
    private final Value enter;
    private final Value printed;
    private final Value lookup;

    /** A session in a context, which the caller closes. */
    public Session(Context context) {
        this.context = context;
        PictureFunction.export(context);
        context.eval(internal("(require '[senet.repl :refer [start setup moves after perft board-svg play pst]])"));
        bindings = context.getBindings(LANGUAGE);
        completions = function("completions");
        describe = function("describe");
        preview = function("preview");
        rememberValue = function("remember-value");
        rememberError = function("remember-error");
        enter = context.eval(
                internal(
                        "(fn [name] (let [space (find-ns (symbol name))] (if space (do (in-ns (ns-name space)) true) false)))"));
        printed = context.eval(internal("pr-str"));
        lookup = context.eval(internal("senet.native/lookup-tool"));
    }

    private Value function(String name) {
        return context.eval(internal("senet.repl/" + name));
    }

    private static Source internal(String text) {
        return Source.newBuilder(LANGUAGE, text, "session").internal(true).buildLiteral();
    }

    Context context() {
        return context;
    }

    /** The name of the namespace in which the next text is evaluated. */
    public String namespace() {
        return bindings.toString();
    }

    /**
     * Goes to a namespace.
     *
     * @return false when there is none of that name
     */
    public boolean enter(String name) {
        return enter.execute(name).asBoolean();
    }

    /** Makes values those that a program finds as {@code *1}, {@code *2} and {@code *3}, the last one the latest. */
    public void remember(Iterable<Value> values) {
        values.forEach(rememberValue::execute);
    }

    /** Makes an error the one that a program finds as {@code *e}. */
    public void rememberError(Value error) {
        rememberError.execute(error);
    }

    /** Whether a text ends too early, so that more of it should be read before it is evaluated. */
    boolean isIncomplete(String text) {
        try {
            context.parse(source(text, "input"));
            return false;
        } catch (PolyglotException e) {
            return e.isIncompleteSource();
        }
    }

    /**
     * Evaluates a form, and remembers its value or its error.
     *
     * @param text a text in which the form begins at an index and ends before another
     * @param name what the text is called in messages
     * @return the value
     * @throws PolyglotException when reading or evaluating fails
     */
    public Value evaluate(String text, Forms.Range form, String name) {
        try {
            var value = context.eval(source(alone(text, form), name));
            rememberValue.execute(value);
            return value;
        } catch (PolyglotException e) {
            if (e.getGuestObject() != null && e.isGuestException() && !e.isInterrupted()) {
                rememberError.execute(e.getGuestObject());
            }
            throw e;
        }
    }

    /** The form at its place in the text, and nothing but blanks before it. */
    private static String alone(String text, Forms.Range form) {
        var before = text.substring(0, form.start()).replaceAll("[^\\n]", " ");
        return before + text.substring(form.start(), form.end());
    }

    private static Source source(String text, String name) {
        return Source.newBuilder(LANGUAGE, text, name).cached(false).buildLiteral();
    }

    /** The names and keywords that begin with a text. */
    public List<String> completions(String start) {
        var found = completions.execute(start);
        return LongStream.range(0, found.getArraySize())
                .mapToObj(i -> found.getArrayElement(i).asString())
                .toList();
    }

    /** What the documentation says about a name. */
    public Optional<String> describe(String name) {
        var text = describe.execute(name);
        return text.isNull() ? Optional.empty() : Optional.of(text.asString());
    }

    /**
     * What is known about a name as it is written in a namespace, as JSON; see {@code senet.native/lookup-tool}.
     *
     * @return empty when nothing is known
     */
    public Optional<String> lookup(String namespace, String name) {
        var text = lookup.execute(namespace, name);
        return text.isNull() ? Optional.empty() : Optional.of(text.asString());
    }

    /**
     * A value's text as a program reads it, of any length.
     *
     * @throws PolyglotException when the elements of a lazy sequence cannot be computed
     */
    public String printed(Value value) {
        return printed.execute(value).asString();
    }

    /**
     * A value's text, of bounded length.
     *
     * @throws PolyglotException when the elements of a lazy sequence cannot be computed
     */
    String preview(Value value) {
        return preview.execute(value).asString();
    }
}
