package org.senet.translator;

import com.oracle.truffle.api.Assumption;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.RootCallTarget;
import com.oracle.truffle.api.source.SourceSection;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.senet.ir.Ir;
import org.senet.ir.Lambda;
import org.senet.nodes.choice.ReturnStep;
import org.senet.nodes.function.ChoosingRootNode;
import org.senet.nodes.function.FunctionRootNode;
import org.senet.nodes.rules.Site;
import org.senet.runtime.Choices;
import org.senet.runtime.Code;
import org.senet.runtime.SenetContext;

/** The code of a function that a program defines; each way of running it is translated when it is first needed. */
public final class LambdaCode extends Code {
    private final Translator translator;
    private final Supplier<Lambda> analysis;

    /** What the first analysis gave, even if several threads analyze at once: there is one function. */
    private final AtomicReference<@Nullable Lambda> lambda = new AtomicReference<>();

    private volatile @Nullable List<Choices> choices;

    private volatile @Nullable Acting acting;

    /**
     * Whether the code surely acts on the board.
     *
     * @param valid holds as long as the functions that it calls by name are those that were looked at
     */
    private record Acting(boolean acts, Assumption valid) {}

    LambdaCode(Translator translator, String name, Supplier<Lambda> analysis) {
        super(name);
        this.translator = translator;
        this.analysis = analysis;
    }

    @Override
    @TruffleBoundary
    public Lambda lambda() {
        var known = lambda.get();
        if (known == null) {
            lambda.compareAndSet(null, analysis.get());
            known = Objects.requireNonNull(lambda.get());
        }
        return known;
    }

    @Override
    public String doc() {
        return lambda().doc();
    }

    private Unit unit(Lambda.Arity arity, boolean registers) {
        return new Unit(
                        translator,
                        name(),
                        arity.layout(),
                        Site.ANY_GAME,
                        null,
                        true,
                        registers,
                        translator.isTracing())
                .at(lambda().span());
    }

    @Override
    protected RootCallTarget makeDirect(int count) {
        var function = lambda();
        var arity = function.arityFor(count);
        if (arity == null) {
            return null;
        }
        boolean usesBoard = Traits.usesBoard(arity.body());
        var body = new DirectTranslator(unit(arity, usesBoard), Liveness.lastReads(arity.body())).body(arity.body());
        return new FunctionRootNode(
                        translator.language(),
                        name(),
                        onlyDefines(arity) ? null : function.span(),
                        arity,
                        usesBoard,
                        body)
                .getCallTarget();
    }

    /** Whether this is a form that defines a function, and stands in its very place: tools know code by its place. */
    private boolean onlyDefines(Lambda.Arity arity) {
        return arity.body() instanceof Ir.Define define
                && define.init() instanceof Ir.Fn made
                && Objects.equals(made.lambda().span(), lambda().span());
    }

    @Override
    protected RootCallTarget makeChoosing(int count) {
        var function = lambda();
        var arity = function.arityFor(count);
        if (arity == null) {
            return null;
        }
        var unit = unit(arity, true);
        int slot = unit.slot(unit.layout().hidden());
        var direct = new DirectTranslator(unit);
        var choice = new ChoiceTranslator(unit);
        var body = choice.statement(
                arity.body(),
                Tail.NONE,
                (value, tail) -> choice.pure(value, tail, (v, t) -> new ReturnStep(slot, direct.expression(v))));
        return new ChoosingRootNode(translator.language(), name(), function.span(), arity, slot, body).getCallTarget();
    }

    @Override
    @TruffleBoundary
    public Choices choices(int count) {
        var arity = lambda().arityFor(count);
        return arity == null ? Choices.OWN : choices().get(lambda().arities().indexOf(arity));
    }

    @Override
    @TruffleBoundary
    public List<Choices> choices() {
        var known = choices;
        if (known == null || !known.getFirst().isValid()) {
            known = new ChoiceSearch()
                    .of(lambda(), SenetContext.get(null).language().functionsUnchanged());
            choices = known;
        }
        return known;
    }

    @Override
    @TruffleBoundary
    public boolean acts() {
        var known = acting;
        if (known == null || !known.valid().isValid()) {
            var valid = SenetContext.get(null).language().functionsUnchanged();
            known = new Acting(WrittenSearch.action(lambda()), valid);
            acting = known;
        }
        return known.acts();
    }

    @Override
    @TruffleBoundary
    public @Nullable SourceSection sourceSection() {
        var span = lambda().span();
        return span == null ? null : span.section();
    }

    @Override
    @TruffleBoundary
    public int leastArguments() {
        return lambda().arities().stream()
                .mapToInt(a -> a.parameters().size())
                .min()
                .orElseThrow();
    }

    @Override
    @TruffleBoundary
    public int mostArguments() {
        var arities = lambda().arities();
        return arities.stream().anyMatch(a -> a.rest() != null)
                ? -1
                : arities.stream().mapToInt(a -> a.parameters().size()).max().orElseThrow();
    }

    @Override
    @TruffleBoundary
    public String arity() {
        int variadic = lambda().arities().stream()
                .filter(a -> a.rest() != null)
                .mapToInt(a -> a.parameters().size())
                .min()
                .orElse(Integer.MAX_VALUE);
        var fixed = lambda().arities().stream()
                .filter(a -> a.rest() == null && a.parameters().size() < variadic)
                .map(a -> String.valueOf(a.parameters().size()));
        var least = variadic == Integer.MAX_VALUE ? Stream.<String>empty() : Stream.of("at least " + variadic);
        return Stream.concat(fixed, least).collect(Collectors.joining(" or "));
    }
}
