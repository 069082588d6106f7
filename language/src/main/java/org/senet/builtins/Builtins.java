package org.senet.builtins;

import java.lang.ref.SoftReference;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.WeakHashMap;
import org.jspecify.annotations.Nullable;
import org.senet.data.Nil;
import org.senet.data.PersistentList;
import org.senet.runtime.Code;
import org.senet.runtime.Function;
import org.senet.runtime.SenetContext;
import org.senet.runtime.SenetLanguage;

/**
 * All functions of the library that are written in Java. Their code belongs to a language instance and is shared by its
 * contexts; in each context they are the values of variables. Thread-safe.
 */
public final class Builtins {
    /** The variable that holds the arguments of the program. */
    private static final String ARGUMENTS = "*command-line-args*";

    private static final Map<SenetLanguage, SoftReference<Builtins>> INSTANCES = new WeakHashMap<>();

    private final SenetLanguage language;
    private final List<Library.Entry> core;
    private final List<Library.Entry> natives;

    private Builtins(SenetLanguage language) {
        this.language = language;
        core = core(language).entries();
        var library = new Library(language);
        NativeFunctions.install(library);
        ExceptionFunctions.installNative(library);
        VariableFunctions.installNative(library);
        ObjectFunctions.install(library);
        RecordFunctions.install(library);
        ContinuationFunctions.install(library);
        SyntaxFunctions.installNative(library);
        ThreadFunctions.installNative(library);
        InputFunctions.installNative(library);
        FolderFunctions.installNative(library);
        ReplFunctions.install(library);
        FormatFunctions.install(library);
        natives = library.entries();
    }

    /** Defines all functions in a new context, and gives it its own random numbers. */
    public static void install(SenetContext context) {
        instance(context.language()).define(context);
    }

    /** The kind of a value, whatever its metadata say: a keyword or a type of records; nil for nil. */
    public static Object kind(Object value) {
        return Types.kind(value);
    }

    /** What a kind is a kind of; null for the most general kind, and for what is no kind. */
    public static @Nullable Object parentKind(Object kind) {
        return Types.parent(kind);
    }

    /** The instance of a language; not held for ever, because it refers to the language. */
    private static Builtins instance(SenetLanguage language) {
        synchronized (INSTANCES) {
            var reference = INSTANCES.get(language);
            var known = reference == null ? null : reference.get();
            if (known == null) {
                known = new Builtins(language);
                INSTANCES.put(language, new SoftReference<>(known));
            }
            return known;
        }
    }

    private static Library core(SenetLanguage language) {
        var library = new Library(language);
        ArithmeticFunctions.install(library);
        ComparisonFunctions.install(library);
        NumberFunctions.install(library);
        BitFunctions.install(library);
        UncheckedFunctions.install(library);
        RandomFunctions.install(library);
        StringFunctions.install(library);
        RegexFunctions.install(library);
        NameFunctions.install(library);
        PrintFunctions.install(library);
        InputFunctions.install(library);
        SystemFunctions.install(library);
        ReaderFunctions.install(library);
        GameFunctions.install(library);
        PredicateFunctions.install(library);
        CollectionFunctions.install(library);
        ArrayFunctions.install(library);
        MapFunctions.install(library);
        SequenceFunctions.install(library);
        LazyFunctions.install(library);
        ReferenceFunctions.install(library);
        SortedFunctions.install(library);
        TypeFunctions.install(library);
        TransientFunctions.install(library);
        VariableFunctions.install(library);
        ThreadFunctions.install(library);
        FileFunctions.install(library);
        HashFunctions.install(library);
        NamespaceFunctions.install(library);
        MetaFunctions.install(library);
        SyntaxFunctions.install(library);
        ExceptionFunctions.install(library);
        library.add(new ApplyCode(language));
        return library;
    }

    private void define(SenetContext context) {
        core.forEach(entry -> define(context, SenetContext.CORE, entry.name(), function(entry.code())));
        natives.forEach(entry -> define(context, SenetContext.NATIVE, entry.name(), function(entry.code())));
        ReplFunctions.defineVariables(context);
        var generator = new Generator(new Random().nextLong());
        define(context, SenetContext.CORE, RandomFunctions.CONTEXT_GENERATOR, generator);
        define(context, SenetContext.CORE, ARGUMENTS, arguments(context));
    }

    /** The arguments of the program, or nil when there are none. */
    private static Object arguments(SenetContext context) {
        var arguments = context.env().getApplicationArguments();
        return arguments.length == 0 ? Nil.NIL : PersistentList.from(List.of(arguments));
    }

    private static Function function(Code code) {
        return new Function(code);
    }

    private void define(SenetContext context, String namespace, String name, Object value) {
        var variable = language.variable(namespace, name);
        context.namespace(namespace).map(name, variable);
        context.define(variable, value);
    }
}
