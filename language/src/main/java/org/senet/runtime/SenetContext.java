package org.senet.runtime;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.TruffleLanguage.ContextReference;
import com.oracle.truffle.api.instrumentation.AllocationReporter;
import com.oracle.truffle.api.nodes.Node;
import com.oracle.truffle.api.source.Source;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.senet.data.Keyword;
import org.senet.data.Nil;
import org.senet.data.PersistentMap;

/** The state of one context: values of variables, namespaces, streams. */
public final class SenetContext {
    /** The namespace of the core functions, whose names are visible everywhere. */
    public static final String CORE = "senet.core";
    /** The namespace of what only the library itself is to use. */
    public static final String NATIVE = "senet.native";
    /** The namespace in which programs start. */
    public static final String USER = "user";

    private static final Keyword DYNAMIC = Keyword.of("dynamic");
    private static final Keyword PRIVATE = Keyword.of("private");
    private static final String CLOJURE = "clojure.";

    private static final ContextReference<SenetContext> REFERENCE = ContextReference.create(SenetLanguage.class);
    private static final int INITIAL_VARIABLES = 512;

    private final SenetLanguage language;
    private final TruffleLanguage.Env env;
    private final TextSink out;
    private final TextSink err;
    private final Lexicon.Current lexicon;
    private final Map<String, Namespace> namespaces = new LinkedHashMap<>();
    private final Namespace core;
    private final Workers workers;
    private final AllocationReporter allocations;
    private final Var currentNamespace;
    private final Var output;
    private final Var input;
    private final Var file;
    private volatile Object[] values = new Object[INITIAL_VARIABLES];
    private final Set<String> loaded = new HashSet<>();
    private final Set<String> included = new HashSet<>();
    private final Set<Var> macros = ConcurrentHashMap.newKeySet();
    private final Map<Var, PersistentMap> metadata = new ConcurrentHashMap<>();
    private final Map<Var, RootObserver> observers = new ConcurrentHashMap<>();
    private final TopScope topScope = new TopScope(this);
    private final CodeAnswers choosing;
    private Namespace current;
    private @Nullable Source source;
    private boolean isForm;

    SenetContext(SenetLanguage language, TruffleLanguage.Env env) {
        this.language = language;
        this.env = env;
        lexicon = new Lexicon.Current(language);
        workers = new Workers(env);
        choosing = new CodeAnswers(language);
        allocations = env.lookup(AllocationReporter.class);
        out = new StreamSink(env.out());
        err = new StreamSink(env.err());
        core = namespace(CORE);
        currentNamespace = dynamic(core, "*ns*");
        output = dynamic(core, "*out*");
        input = dynamic(core, "*in*");
        file = dynamic(core, "*file*");
        define(file, Nil.NIL);
        define(output, out);
        define(dynamic(core, "*err*"), err);
        define(input, new TextSource("the standard input", new InputStreamReader(env.in(), StandardCharsets.UTF_8)));
        current = namespace(USER);
    }

    private Var dynamic(Namespace namespace, String name) {
        var variable = language.variable(namespace.name(), name);
        setMeta(variable, PersistentMap.of(DYNAMIC, true));
        namespace.map(name, variable);
        return variable;
    }

    /** Who wants to know what values are made. */
    public AllocationReporter allocations() {
        return allocations;
    }

    /** The context of the current thread, looked up fast from a node. */
    public static SenetContext get(Node node) {
        return REFERENCE.get(node);
    }

    /** The language instance. */
    public SenetLanguage language() {
        return language;
    }

    /** The threads that programs have started. */
    public Workers workers() {
        return workers;
    }

    /** Which functions choose. */
    public CodeAnswers choosing() {
        return choosing;
    }

    /** What the embedder allows. */
    public TruffleLanguage.Env env() {
        return env;
    }

    /** Prints text to where {@code *out*} says; on the standard output, a line's end also flushes. */
    @TruffleBoundary
    public void print(String text) {
        if (currentValue(output) instanceof TextSink sink) {
            sink.append(text);
            return;
        }
        throw new IllegalStateException("`*out*` is no place to print to; a writer is one");
    }

    /** Makes visible what was printed. */
    @TruffleBoundary
    public void flush() {
        out.flush();
        err.flush();
        if (currentValue(output) instanceof TextSink sink) {
            sink.flush();
        }
    }

    /** The next line of what {@code *in*} says, or null at its end. What was printed is shown first. */
    @TruffleBoundary
    public @Nullable String readLine() {
        flush();
        if (currentValue(input) instanceof TextSource source) {
            return source.readLine();
        }
        throw new IllegalStateException("`*in*` is nothing to read from; a reader is");
    }

    /** The variables of this context as hosts and tools see them. */
    Object topScope() {
        return topScope;
    }

    /** The namespace of the core functions. */
    public Namespace core() {
        return core;
    }

    /** The namespace in which top-level forms are evaluated. */
    public Namespace current() {
        var binding = language.threadState().binding(currentNamespace);
        return binding == null ? current : (Namespace) binding.value();
    }

    /** Changes the namespace in which top-level forms are evaluated. */
    public void setCurrent(Namespace namespace) {
        var binding = language.threadState().binding(currentNamespace);
        if (binding == null) {
            current = namespace;
            define(currentNamespace, namespace);
        } else {
            binding.set(namespace);
        }
    }

    /** The program that is being run, or null. */
    public @Nullable Source source() {
        return source;
    }

    /** Changes the program that is being run; {@code *file*} is its path, or its name where it is no file. */
    public void setSource(@Nullable Source program) {
        source = program;
        assign(file, program == null ? Nil.NIL : Objects.requireNonNullElse(program.getPath(), program.getName()));
    }

    /** Whether the program that is being run is a single form, as those that people type, and no other program has asked for it. */
    public boolean isForm() {
        return isForm;
    }

    /** Says whether the program that is being run is a single form that no other program has asked for. */
    public void setForm(boolean form) {
        isForm = form;
    }

    /** Notes that a namespace is loaded; returns whether it was not so before. */
    public boolean markLoaded(String namespace) {
        return loaded.add(namespace);
    }

    /** Forgets that a namespace is loaded, when loading it has failed. */
    public void unmarkLoaded(String namespace) {
        loaded.remove(namespace);
    }

    /** Notes that a file is being included, by its path; returns whether it was not so before. */
    public boolean beginInclusion(String path) {
        return included.add(path);
    }

    /** Notes that a file has been included. */
    public void endInclusion(String path) {
        included.remove(path);
    }

    /** The namespace with a name, made at its first mention. */
    public Namespace namespace(String name) {
        return namespaces.computeIfAbsent(name, n -> new Namespace(n, lexicon));
    }

    /** All namespaces, in the order in which they were made. */
    public List<Namespace> namespaces() {
        return List.copyOf(namespaces.values());
    }

    /** The namespace with a name, or null; {@code clojure.core} and the like are those of the library. */
    public Namespace findNamespace(String name) {
        var known = namespaces.get(name);
        return known == null && name.startsWith(CLOJURE) ? namespaces.get(libraryName(name)) : known;
    }

    /** The name that the library's counterpart of one of Clojure's namespaces has. */
    public static String libraryName(String clojureName) {
        if (clojureName.equals("clojure.java.io")) {
            return "senet.io";
        }
        return clojureName.startsWith(CLOJURE) ? "senet." + clojureName.substring(CLOJURE.length()) : clojureName;
    }

    /** A variable's value in this context, or null when it has none yet. */
    public Object value(Var variable) {
        var v = values;
        int i = variable.index();
        return i < v.length ? v[i] : null;
    }

    /** Whether a variable holds a macro in this context. */
    public boolean isMacro(Var variable) {
        return macros.contains(variable);
    }

    /** Notes whether a variable holds a macro in this context. */
    public void setMacro(Var variable, boolean macro) {
        if (macro ? macros.add(variable) : macros.remove(variable)) {
            lexicon.define("macro " + variable.key(), macro);
        }
    }

    /** What the definition of a variable in this context says about it, such as {@code :dynamic} and {@code :private}. */
    public PersistentMap meta(Var variable) {
        return metadata.getOrDefault(variable, PersistentMap.EMPTY);
    }

    /** Changes what is said about a variable in this context. */
    public void setMeta(Var variable, PersistentMap meta) {
        boolean wasDynamic = isTrue(meta(variable), DYNAMIC);
        boolean isDynamic = isTrue(meta, DYNAMIC);
        if (meta.isEmpty()) {
            metadata.remove(variable);
        } else {
            metadata.put(variable, meta);
        }
        if (isDynamic) {
            variable.makeDynamic();
        }
        // What else is said changes no meaning; and of the library it is read when a program first needs it.
        if (isDynamic != wasDynamic) {
            lexicon.define("about " + variable.key(), isDynamic);
        }
    }

    /** Whether {@code binding} may give a variable another value for a time. */
    public boolean isDynamic(Var variable) {
        return variable.isDynamic() && isTrue(meta(variable), DYNAMIC);
    }

    /** Whether a variable is only meant for the namespace that defines it. */
    public boolean isPrivate(Var variable) {
        return isTrue(meta(variable), PRIVATE);
    }

    private static boolean isTrue(PersistentMap meta, Keyword key) {
        return Boolean.TRUE.equals(meta.get(key));
    }

    /** Makes a variable known under its name, with what its definition says about it, before that has given it a value. */
    public void declare(Var variable, PersistentMap meta, boolean macro) {
        namespace(variable.namespace()).map(variable.name(), variable);
        setMeta(variable, meta);
        setMacro(variable, macro);
    }

    /** What names mean in this context; null while it is being made. */
    public @Nullable Lexicon lexicon() {
        return lexicon.value();
    }

    /** Notes that what is in the context now is in every new one. */
    void begin() {
        lexicon.begin();
    }

    /** What a variable is bound to in this thread, or else its value in this context; null when it has none yet. */
    @TruffleBoundary
    public @Nullable Object currentValue(Var variable) {
        var binding = variable.isDynamic() ? language.threadState().binding(variable) : null;
        return binding == null ? value(variable) : binding.value();
    }

    /** Who is asked and told when a variable gets a value in this context; made when it is first asked for. */
    public RootObserver observer(Var variable, Supplier<RootObserver> made) {
        return observers.computeIfAbsent(variable, v -> made.get());
    }

    /** Gives a variable a value in this context. */
    public void define(Var variable, Object value) {
        CompilerDirectives.transferToInterpreter();
        var observer = observers.get(variable);
        if (observer == null) {
            put(variable, value);
            return;
        }
        observer.check(value);
        var before = Objects.requireNonNullElse(value(variable), Nil.NIL);
        put(variable, value);
        observer.changed(variable, before, value);
    }

    /** Changes the value of a variable that is defined; what names mean stays the same, so code can be shared further. */
    private synchronized void assign(Var variable, Object value) {
        int i = variable.index();
        var before = values[i];
        values[i] = value;
        changed(variable, before, value);
    }

    private synchronized void put(Var variable, Object value) {
        int i = variable.index();
        if (i >= values.length) {
            values = Arrays.copyOf(values, Math.max(i + 1, values.length * 2));
        }
        var before = values[i];
        values[i] = value;
        lexicon.define(variable.key());
        if (before != null) {
            changed(variable, before, value);
        }
    }

    private void changed(Var variable, Object before, Object value) {
        variable.invalidate();
        if (before instanceof Function || value instanceof Function) {
            language.functionChanged();
        }
    }

    /** The variable that a name stands for in a namespace: its own, one it refers to, or one of the core; or null. */
    public Var resolve(Namespace from, String qualifier, String name) {
        if (qualifier != null) {
            var target = from.alias(qualifier);
            if (target == null) {
                target = findNamespace(qualifier);
            }
            return target == null ? null : target.find(name);
        }
        var own = from.find(name);
        if (own != null || from == core) {
            return own;
        }
        var common = core.find(name);
        return common == null || isPrivate(common) ? null : common;
    }
}
