package org.senet.runtime;

import com.oracle.truffle.api.Assumption;
import com.oracle.truffle.api.CallTarget;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.ContextThreadLocal;
import com.oracle.truffle.api.Option;
import com.oracle.truffle.api.Truffle;
import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.debug.DebuggerTags;
import com.oracle.truffle.api.instrumentation.ProvidedTags;
import com.oracle.truffle.api.instrumentation.StandardTags;
import com.oracle.truffle.api.nodes.ExecutableNode;
import com.oracle.truffle.api.nodes.Node;
import com.oracle.truffle.api.utilities.CyclicAssumption;
import java.util.ServiceLoader;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.graalvm.options.OptionCategory;
import org.graalvm.options.OptionDescriptors;
import org.graalvm.options.OptionKey;
import org.graalvm.options.OptionStability;
import org.graalvm.polyglot.SandboxPolicy;
import org.senet.errors.DeepRecursion;

/** The language Senet as Truffle knows it. Code and variables belong to it; values belong to a {@link SenetContext}. */
@TruffleLanguage.Registration(
        id = SenetLanguage.ID,
        name = "Senet",
        implementationName = "Senet",
        version = SenetLanguage.VERSION,
        characterMimeTypes = SenetLanguage.MIME_TYPE,
        defaultMimeType = SenetLanguage.MIME_TYPE,
        fileTypeDetectors = SenetFileDetector.class,
        contextPolicy = TruffleLanguage.ContextPolicy.SHARED,
        sandbox = SandboxPolicy.CONSTRAINED,
        website = "https://github.com/senet-lang/senet",
        interactive = true)
@ProvidedTags({
    StandardTags.RootTag.class,
    StandardTags.RootBodyTag.class,
    StandardTags.StatementTag.class,
    StandardTags.ExpressionTag.class,
    StandardTags.CallTag.class,
    StandardTags.ReadVariableTag.class,
    StandardTags.WriteVariableTag.class,
    StandardTags.TryBlockTag.class,
    DebuggerTags.AlwaysHalt.class
})
public final class SenetLanguage extends TruffleLanguage<SenetContext> {
    /** The language's id. */
    public static final String ID = "senet";
    /** The MIME type of programs. */
    public static final String MIME_TYPE = "application/x-senet";
    /** The version of language and library. */
    public static final String VERSION = "0.1.0";

    /** The folder of the games that programs find by name; empty for those that come with the language. */
    @Option(
            name = "games",
            help = "The folder of the games that load-game finds.",
            usageSyntax = "<folder>",
            category = OptionCategory.USER,
            stability = OptionStability.STABLE,
            sandbox = SandboxPolicy.CONSTRAINED)
    public static final OptionKey<String> GAMES = new OptionKey<>("");

    /** Whether tools can tell the ways of moving of a piece apart; a tool that stops programs switches it on by itself. */
    @Option(
            name = "watched",
            help = "Keep every rule of a game apart, so that profilers know it by its name. Games are slower then.",
            category = OptionCategory.EXPERT,
            stability = OptionStability.STABLE,
            sandbox = SandboxPolicy.CONSTRAINED)
    public static final OptionKey<Boolean> WATCHED = new OptionKey<>(false);

    private static final LanguageReference<SenetLanguage> REFERENCE = LanguageReference.create(SenetLanguage.class);

    private volatile boolean watched;
    private final CyclicAssumption functionsUnchanged = new CyclicAssumption("functions that are called by name");
    private final Assumption singleContext = Truffle.getRuntime().createAssumption("one Senet context");
    private final ContextThreadLocal<ThreadState> threadState =
            locals.createContextThreadLocal((context, thread) -> new ThreadState());
    private final ConcurrentHashMap<String, Var> variables = new ConcurrentHashMap<>();
    private final Lexicon firstLexicon = new Lexicon();
    private final AtomicInteger variableCount = new AtomicInteger();
    private final Frontend frontend = ServiceLoader.load(Frontend.class, SenetLanguage.class.getClassLoader())
            .findFirst()
            .orElseThrow(() -> new IllegalStateException("the language's front end is not on the path"));

    /** The language instance of a node, or of the current thread's context for null. */
    public static SenetLanguage get(Node node) {
        return REFERENCE.get(node);
    }

    /** The variable of a namespace, made at its first mention. */
    public Var variable(String namespace, String name) {
        return variables.computeIfAbsent(
                namespace + "/" + name, k -> new Var(namespace, name, variableCount.getAndIncrement()));
    }

    /** The lexicon of contexts in which no program has run yet. */
    Lexicon firstLexicon() {
        return firstLexicon;
    }

    /** What belongs to the current thread in the current context. */
    public ThreadState threadState() {
        return threadState.get();
    }

    /** Holds until a variable that has a function, or gets one, is given another value in any context. */
    public Assumption functionsUnchanged() {
        return functionsUnchanged.getAssumption();
    }

    @TruffleBoundary
    void functionChanged() {
        functionsUnchanged.invalidate();
    }

    /** Holds while at most one context uses this language instance, so that values may be treated as constants. */
    public Assumption singleContext() {
        return singleContext;
    }

    /** Notes that a tool looks at programs: the rules of games that are begun from now on are kept apart. */
    public void watch() {
        watched = true;
    }

    /** Whether a tool looks at programs. */
    public boolean isWatched() {
        return watched;
    }

    /** What turns programs into code. */
    public Frontend frontend() {
        return frontend;
    }

    @Override
    protected OptionDescriptors getOptionDescriptors() {
        return new SenetLanguageOptionDescriptors();
    }

    @Override
    protected SenetContext createContext(Env env) {
        if (env.getOptions().get(WATCHED)) {
            watch();
        }
        return new SenetContext(this, env);
    }

    @Override
    protected void initializeContext(SenetContext context) {
        DeepRecursion.prepare();
        frontend.initialize(context);
        context.begin();
    }

    /** What still runs in other threads ends with the context. */
    @Override
    protected void finalizeContext(SenetContext context) {
        context.workers().finish();
    }

    @Override
    protected void initializeMultipleContexts() {
        singleContext.invalidate();
    }

    @Override
    protected CallTarget parse(ParsingRequest request) {
        return frontend.parse(this, request.getSource());
    }

    @Override
    protected ExecutableNode parse(InlineParsingRequest request) {
        return frontend.parseInline(this, request.getSource(), request.getLocation());
    }

    @Override
    protected boolean isThreadAccessAllowed(Thread thread, boolean singleThreaded) {
        return true;
    }

    @Override
    protected Object getLanguageView(SenetContext context, Object value) {
        return new LanguageView(value);
    }

    @Override
    protected Object getScope(SenetContext context) {
        return context.topScope();
    }
}
