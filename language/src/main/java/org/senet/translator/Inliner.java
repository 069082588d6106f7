package org.senet.translator;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.senet.data.SourceSpan;
import org.senet.ir.FrameLayout;
import org.senet.ir.Ir;
import org.senet.ir.Lambda;
import org.senet.ir.Local;
import org.senet.ir.Query;
import org.senet.runtime.Function;
import org.senet.runtime.Namespace;
import org.senet.runtime.SenetContext;
import org.senet.runtime.Var;
import org.senet.state.Design;
import org.senet.state.PieceType;
import org.senet.state.Player;

/**
 * Puts the bodies of functions where rules call them, so that a helper function means the same to every analysis as its text written in
 * place. Arguments that are constants, or variables that never change, take the place of parameters; a choice among the elements of a
 * known vector becomes a choice among constants. What is not understood stays a call. Not thread-safe.
 */
final class Inliner {
    /** Functions within functions are followed as deep as this. */
    private static final int DEEPEST = 6;
    /** Functions whose bodies have more forms stay calls. */
    private static final int LARGEST_BODY = 60;
    /** The most forms that are added to one piece of rules: beyond, calls stay calls, so that code grows with the text. */
    private static final int MOST_ADDED = 600;

    private final Design design;
    private final AttributeNames attributes;
    private final FrameLayout layout;
    private final CalledFunctions called;
    private final int mover;
    private final StandingStill standing;
    private @Nullable PieceType here;
    private final Set<Lambda> open = new HashSet<>();
    private int left;

    /**
     * @param layout receives the variables of the functions
     * @param called receives the functions
     */
    Inliner(Design design, FrameLayout layout, CalledFunctions called) {
        this(design, layout, called, 0);
    }

    private Inliner(Design design, FrameLayout layout, CalledFunctions called, int mover) {
        this.design = design;
        this.layout = layout;
        this.called = called;
        this.mover = mover;
        attributes = new AttributeNames(this, design);
        standing = new StandingStill(design);
    }

    /** An inliner of the rules for a player (from 1) who is to move. */
    Inliner forMover(int player) {
        return new Inliner(design, layout, called, player);
    }

    /** The player to move; null where that is not known. */
    @Nullable
    Player mover() {
        return mover == 0 ? null : design.playerValue(mover);
    }

    /** The same action. */
    RuleAction inline(RuleAction action) {
        int begin = layout.mark();
        var body = inline(action.body());
        layout.rewind(begin);
        return action.withBody(body);
    }

    /** The same program. */
    RuleProgram inline(RuleProgram program) {
        int begin = layout.mark();
        var type = program.placing() ? null : design.type(program.type());
        var afterwards = standing.all(program.pre()) ? type : null;
        var pre = inline(program.pre(), type);
        int afterPre = layout.mark();
        var ways = new ArrayList<RuleProgram.Way>();
        for (var way : program.ways()) {
            layout.rewind(afterPre);
            ways.add(new RuleProgram.Way(way.span(), inline(way.move(), afterwards), inline(way.post())));
        }
        layout.rewind(begin);
        return program.withPre(pre).withWays(ways);
    }

    /** The same statements. */
    List<Ir> inline(List<Ir> statements) {
        return inline(statements, null);
    }

    /** @param type the type of the piece that is here as long as the statements go nowhere; null where that is not known */
    private List<Ir> inline(List<Ir> statements, @Nullable PieceType type) {
        left = MOST_ADDED;
        here = type;
        var code = new InlinedCode(this, false);
        var result = new ArrayList<Ir>();
        for (var statement : statements) {
            here = here != null && standing.all(List.of(statement)) ? here : null;
            result.addAll(code.statements(List.of(statement)));
        }
        here = null;
        return List.copyOf(result);
    }

    /** The type of the piece that is here, if that is asked and known; else null. */
    @Nullable
    PieceType typeOf(Ir.Ask ask) {
        return ask.query() == Query.PIECE && ask.path().isEmpty() ? here : null;
    }

    /** A new variable of the rules. */
    Local local(String name) {
        return layout.local(name);
    }

    /** What a name that nothing explained when its function was read means in the game, or else in the program. */
    Ir meaning(Ir.LateName late) {
        var value = design.named(late.name());
        if (value != null) {
            return new Ir.Const(late.span(), value);
        }
        var context = SenetContext.get(null);
        var namespace = context.namespace(((Namespace) late.namespace()).name());
        var variable = context.resolve(namespace, null, late.name());
        return variable != null && context.value(variable) instanceof Function
                ? new Ir.VarRef(late.span(), variable)
                : new Ir.LateName(late.span(), late.name(), late.namespace());
    }

    /** The attributes of the game, for which functions have names alone. */
    AttributeNames attributes() {
        return attributes;
    }

    /** What somebody makes, or null where it cannot stand in place. */
    <T> @Nullable T tried(Supplier<@Nullable T> making) {
        int before = left;
        var around = Set.copyOf(open);
        try {
            return making.get();
        } catch (StaysCall e) {
            left = before;
            open.clear();
            open.addAll(around);
            return null;
        }
    }

    /** The function of a program that a name stands for; null for all else. */
    @Nullable
    LambdaCode function(Ir name) {
        return name instanceof Ir.VarRef ref
                        && ref.variable() instanceof Var variable
                        && !Traits.isDynamic(ref)
                        && !Traits.isOfLibrary(variable)
                        && Traits.value(ref) instanceof Function value
                        && value.code instanceof LambdaCode code
                ? code
                : null;
    }

    /** Notes that the rules are made of the function of a name. */
    void note(Ir name) {
        if (name instanceof Ir.VarRef ref && function(name) instanceof LambdaCode code) {
            called.add((Var) ref.variable(), code);
        }
    }

    /**
     * What a call of a function does.
     *
     * @param use what is done with the value of the function's body
     */
    @Nullable
    Ir opened(
            SourceSpan span,
            InlinedCode.Closure closure,
            List<Ir> arguments,
            Map<Integer, InlinedCode.Closure> given,
            UnaryOperator<Ir> use) {
        if (closure.name() != null) {
            note(closure.name());
        }
        var lambda = closure.lambda();
        var arity = lambda.arityFor(arguments.size());
        if (arity == null
                || lambda.captures().stream().anyMatch(Local::isAssigned)
                || arity.captured().stream().anyMatch(Local::isAssigned)) {
            return null;
        }
        var place = new InlinedCode(this, true);
        for (int i = 0; i < lambda.captures().size(); i++) {
            place.adopt(
                    closure.around(), lambda.captures().get(i), arity.captured().get(i));
        }
        return body(span, lambda, place, arguments, given, use);
    }

    /** The body of a function whose parameters have these arguments; null where it cannot stand in place. */
    private @Nullable Ir body(
            SourceSpan span,
            Lambda lambda,
            InlinedCode place,
            List<Ir> arguments,
            Map<Integer, InlinedCode.Closure> given,
            UnaryOperator<Ir> use) {
        var arity = lambda.arityFor(arguments.size());
        if (arity == null) {
            return null;
        }
        int size = Copyable.size(arity.body());
        if (arity.rest() != null
                || arity.self() != null
                || open.contains(lambda)
                || open.size() >= DEEPEST
                || size > Math.min(LARGEST_BODY, left)
                || !Copyable.isKnown(arity.body())) {
            return null;
        }
        left -= size;
        open.add(lambda);
        var forms = new ArrayList<Ir>();
        for (int i = 0; i < arguments.size(); i++) {
            var parameter = arity.parameters().get(i);
            var argument = arguments.get(i);
            if (given.containsKey(i)) {
                place.give(parameter, given.get(i));
            } else if (!parameter.isAssigned()
                    && (KnownVectors.isConstant(argument)
                            || AskedPlace.isHere(argument) && AskedPlace.isAllThatCounts(arity.body(), parameter))) {
                place.give(parameter, argument);
            } else {
                forms.add(new Ir.Bind(argument.span(), place.own(parameter), argument));
            }
        }
        forms.addAll(place.statements(List.of(use.apply(arity.body()))));
        open.remove(lambda);
        return forms.size() == 1 ? forms.getFirst() : new Ir.Do(span, forms);
    }
}
