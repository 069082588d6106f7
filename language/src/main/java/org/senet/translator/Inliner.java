package org.senet.translator;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.senet.data.PersistentVector;
import org.senet.ir.FrameLayout;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.ir.Lambda;
import org.senet.ir.Local;
import org.senet.runtime.Function;
import org.senet.runtime.Var;
import org.senet.state.Design;

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
    private final FrameLayout layout;
    private final CalledFunctions called;
    private final Set<Lambda> open = new HashSet<>();
    private int left;

    /**
     * @param layout receives the variables of the functions
     * @param called receives the functions
     */
    Inliner(Design design, FrameLayout layout, CalledFunctions called) {
        this.design = design;
        this.layout = layout;
        this.called = called;
    }

    /** The same program. */
    RuleProgram inline(RuleProgram program) {
        return program.withPre(inline(program.pre()))
                .withWays(program.ways().stream()
                        .map(w -> new RuleProgram.Way(w.span(), inline(w.move()), inline(w.post())))
                        .toList());
    }

    /** The same statements. */
    List<Ir> inline(List<Ir> statements) {
        left = MOST_ADDED;
        return new Place(Map.of()).statements(statements);
    }

    /** Code in one function, or in the rules themselves. */
    private final class Place {
        /** What stands for variables of the function: others, or constants. */
        private final Map<Local, Ir> meanings;

        /** Whether everything is copied: each form must have one place in the rules. */
        private final boolean copies;

        Place(Map<Local, Ir> meanings) {
            this.meanings = new HashMap<>(meanings);
            copies = !open.isEmpty();
        }

        List<Ir> statements(List<Ir> forms) {
            var result = new ArrayList<Ir>();
            for (var form : forms) {
                var made = code(form);
                if (made instanceof Ir.Do d && made != form && !d.forms().isEmpty()) {
                    result.addAll(d.forms());
                } else {
                    result.add(made);
                }
            }
            return List.copyOf(result);
        }

        Ir code(Ir ir) {
            return switch (ir) {
                case Ir.Const c -> copies ? new Ir.Const(c.span(), c.value()) : c;
                case Ir.LocalRef l -> copies ? read(l) : l;
                case Ir.VarRef v -> copies ? new Ir.VarRef(v.span(), v.variable()) : v;
                case Ir.LateName n -> name(n);
                case Ir.AnyPiece a -> copies ? new Ir.AnyPiece(a.span(), a.types()) : a;
                case Ir.AnyPlace a -> copies ? new Ir.AnyPlace(a.span(), a.source(), a.zone()) : a;
                case Ir.EndMove e -> copies ? new Ir.EndMove(e.span()) : e;
                case Ir.AskTurn t -> copies ? new Ir.AskTurn(t.span(), t.query()) : t;
                case Ir.BoardAttribute b -> copies ? new Ir.BoardAttribute(b.span(), b.name()) : b;
                case Ir.Bind b -> new Ir.Bind(b.span(), copies ? own(b.local()) : b.local(), code(b.init()));
                case Ir.Assign a -> new Ir.Assign(a.span(), copies ? own(a.local()) : a.local(), code(a.value()));
                case Ir.Do d -> new Ir.Do(d.span(), statements(d.forms()));
                case Ir.Call c -> call(c);
                case Ir.AnyOf a -> anyOf(a, code(a.collection()));
                case Ir.Loop l -> loop(l);
                case Ir.Search l -> search(l);
                default -> isOpen(ir) ? withParts(ir) : ir;
            };
        }

        /** The same loop as a {@code while}; its variables are changed in place. */
        private Ir loop(Ir.Loop loop) {
            var shape = copies ? LoopShape.of(loop) : null;
            if (shape == null) {
                return loop;
            }
            var forms = new ArrayList<Ir>();
            var locals = loop.label().locals();
            for (int i = 0; i < locals.size(); i++) {
                var init = code(loop.inits().get(i));
                forms.add(new Ir.Bind(loop.span(), copy(locals.get(i), true), init));
            }
            var test = code(shape.test());
            var body = new ArrayList<>(statements(shape.before()));
            body.addAll(next(locals, shape.next()));
            forms.add(new Ir.While(
                    loop.span(),
                    shape.positive() ? test : new Ir.Not(loop.span(), test),
                    new Ir.Do(loop.span(), body)));
            forms.add(code(shape.rest()));
            return new Ir.Do(loop.span(), forms);
        }

        /** The same search with its body in place. */
        private Ir search(Ir.Search search) {
            var shape = copies ? SearchShape.of(search) : null;
            if (shape == null) {
                return search;
            }
            for (int i = 0; i < shape.outer().size(); i++) {
                meanings.put(
                        shape.inner().get(i),
                        read(new Ir.LocalRef(search.span(), shape.outer().get(i))));
            }
            return shape.with(search, code(shape.body()));
        }

        /** Gives the variables of a loop their next values, which are all computed before the first of them changes. */
        private List<Ir> next(List<Local> locals, Ir.Recur recur) {
            var changed = IntStream.range(0, locals.size())
                    .filter(i -> !(recur.values().get(i) instanceof Ir.LocalRef same && same.local() == locals.get(i)))
                    .boxed()
                    .toList();
            if (changed.size() == 1) {
                int only = changed.getFirst();
                return List.of(new Ir.Assign(
                        recur.span(), own(locals.get(only)), code(recur.values().get(only))));
            }
            var forms = new ArrayList<Ir>();
            var changes = new ArrayList<Ir>();
            for (int i : changed) {
                var held = layout.local(locals.get(i).name());
                held.noteRead();
                forms.add(new Ir.Bind(recur.span(), held, code(recur.values().get(i))));
                changes.add(new Ir.Assign(recur.span(), own(locals.get(i)), new Ir.LocalRef(recur.span(), held)));
            }
            forms.addAll(changes);
            return forms;
        }

        private Ir withParts(Ir ir) {
            var parts = IrTree.children(ir);
            return parts.isEmpty() && !copies
                    ? ir
                    : IrTree.withChildren(ir, parts.stream().map(this::code).toList());
        }

        private Ir read(Ir.LocalRef ref) {
            return switch (meanings.get(ref.local())) {
                case null -> new Ir.LocalRef(ref.span(), own(ref.local()));
                case Ir.Const c -> new Ir.Const(ref.span(), c.value());
                case Ir.Collection c -> constants(c);
                case Ir.LocalRef l -> new Ir.LocalRef(ref.span(), l.local());
                default -> throw new IllegalStateException("no meaning of a variable: " + ref);
            };
        }

        /** The variable of the rules that stands for one of the function. */
        private Local own(Local local) {
            var known = meanings.get(local);
            if (known instanceof Ir.LocalRef ref) {
                return ref.local();
            }
            return copy(local, local.isAssigned());
        }

        /** A new variable of the rules for one of the function. */
        private Local copy(Local local, boolean assigned) {
            var made = layout.local(local.name());
            if (assigned) {
                made.markAssigned();
            }
            IntStream.range(0, local.reads()).forEach(i -> made.noteRead());
            meanings.put(local, new Ir.LocalRef(null, made));
            return made;
        }

        /** What a name that functions of any game may contain means in this one. */
        private Ir name(Ir.LateName late) {
            var value = copies ? design.named(late.name()) : null;
            return value == null
                    ? copies ? new Ir.LateName(late.span(), late.name(), late.namespace()) : late
                    : new Ir.Const(late.span(), value);
        }

        private Ir call(Ir.Call call) {
            var arguments = call.arguments().stream().map(this::code).toList();
            var body = body(call, arguments);
            return body == null ? new Ir.Call(call.span(), code(call.function()), arguments) : body;
        }
    }

    private static Ir.Collection constants(Ir.Collection known) {
        return new Ir.Collection(
                known.span(),
                known.kind(),
                known.elements().stream()
                        .map(e -> (Ir) new Ir.Const(e.span(), ((Ir.Const) e).value()))
                        .toList());
    }

    private static Ir anyOf(Ir.AnyOf any, Ir collection) {
        return switch (collection) {
            case Ir.Collection c
            when isVectorOfConstants(c) -> new Ir.Any(any.span(), constants(c).elements());
            case Ir.Const c
            when c.value() instanceof PersistentVector v && v.size() > 0 ->
                new Ir.Any(
                        any.span(),
                        IntStream.range(0, v.size())
                                .mapToObj(i -> (Ir) new Ir.Const(any.span(), v.get(i)))
                                .toList());
            default -> new Ir.AnyOf(any.span(), collection);
        };
    }

    private static boolean isVectorOfConstants(Ir ir) {
        return ir instanceof Ir.Collection c
                && c.kind() == Ir.Collection.Kind.VECTOR
                && !c.elements().isEmpty()
                && c.elements().stream().allMatch(Ir.Const.class::isInstance);
    }

    /** What a call does, without calling; null where it stays a call. */
    private @Nullable Ir body(Ir.Call call, List<Ir> arguments) {
        if (!(call.function() instanceof Ir.VarRef ref)
                || !(ref.variable() instanceof Var variable)
                || Traits.isDynamic(ref)
                || Traits.isOfLibrary(variable)
                || !(Traits.value(ref) instanceof Function function)
                || !(function.code instanceof LambdaCode code)) {
            return null;
        }
        called.add(variable, code);
        var lambda = code.lambda();
        var arity = lambda.arityFor(arguments.size());
        if (arity == null) {
            return null;
        }
        int size = size(arity.body());
        if (arity.rest() != null
                || !lambda.captures().isEmpty()
                || arity.self() != null
                || open.contains(lambda)
                || open.size() >= DEEPEST
                || size > Math.min(LARGEST_BODY, left)
                || !isKnown(arity.body())) {
            return null;
        }
        left -= size;
        open.add(lambda);
        var forms = new ArrayList<Ir>();
        var place = new Place(Map.of());
        for (int i = 0; i < arguments.size(); i++) {
            var parameter = arity.parameters().get(i);
            var argument = arguments.get(i);
            if (!parameter.isAssigned() && isConstant(argument)) {
                place.meanings.put(parameter, argument);
            } else {
                forms.add(new Ir.Bind(argument.span(), place.own(parameter), argument));
            }
        }
        forms.addAll(place.statements(List.of(arity.body())));
        open.remove(lambda);
        return forms.size() == 1 ? forms.getFirst() : new Ir.Do(call.span(), forms);
    }

    /** Whether an argument is the same whenever the parameter is read. */
    private static boolean isConstant(Ir argument) {
        return argument instanceof Ir.Const
                || argument instanceof Ir.LocalRef l && !l.local().isAssigned()
                || isVectorOfConstants(argument);
    }

    private static int size(Ir ir) {
        if (ir instanceof Ir.Search search) {
            var shape = SearchShape.of(search);
            return 1 + (shape == null ? 0 : size(shape.body()));
        }
        return 1 + IrTree.children(ir).stream().mapToInt(Inliner::size).sum();
    }

    /** Whether every part of a function's body means the same in the rules that call it. */
    private static boolean isKnown(Ir body) {
        if (body instanceof Ir.Loop loop) {
            var shape = LoopShape.of(loop);
            return shape != null
                    && loop.inits().stream().allMatch(Inliner::isKnown)
                    && shape.before().stream().allMatch(Inliner::isKnown)
                    && shape.next().values().stream().allMatch(Inliner::isKnown)
                    && isKnown(shape.test())
                    && isKnown(shape.rest());
        }
        if (body instanceof Ir.Search search) {
            var shape = SearchShape.of(search);
            return shape != null && isKnown(shape.body());
        }
        return isOpen(body) && IrTree.children(body).stream().allMatch(Inliner::isKnown);
    }

    /** Whether a form can be copied from a function to rules. Globals of the rules are known in rules only. */
    private static boolean isOpen(Ir ir) {
        return switch (ir) {
            case Ir.Const c -> true;
            case Ir.LocalRef l -> true;
            case Ir.Bind b -> true;
            case Ir.Assign a -> true;
            case Ir.Do d -> true;
            case Ir.Test t -> true;
            case Ir.If i -> true;
            case Ir.And a -> true;
            case Ir.Or o -> true;
            case Ir.Not n -> true;
            case Ir.While w -> true;
            case Ir.Call c -> true;
            case Ir.Operation o -> true;
            case Ir.VarRef v -> true;
            case Ir.LateName n -> true;
            case Ir.Collection c -> true;
            case Ir.Any a -> true;
            case Ir.AnyOf a -> true;
            case Ir.AnyPiece a -> true;
            case Ir.AnyPlace a -> true;
            case Ir.AnyConnected a -> true;
            case Ir.Check c -> true;
            case Ir.EndMove e -> true;
            case Ir.Exists e -> true;
            case Ir.FirstWay f -> true;
            case Ir.Count c -> true;
            case Ir.Each e -> true;
            case Ir.Ask a -> true;
            case Ir.InZone z -> true;
            case Ir.Opposite o -> true;
            case Ir.AskTurn t -> true;
            case Ir.PieceAttribute p -> true;
            case Ir.BoardAttribute b -> true;
            case Ir.InReserve r -> true;
            case Ir.Mark m -> true;
            case Ir.IsAttacked i -> true;
            case Ir.NoMovesOf n -> true;
            case Ir.Effect e -> true;
            case Ir.BoardAttributeAssign b -> true;
            case Ir.Loop l -> false;
            case Ir.Recur r -> false;
            case Ir.Fn f -> false;
            case Ir.Functions f -> false;
            case Ir.Define d -> false;
            case Ir.Definition d -> false;
            case Ir.Throw t -> false;
            case Ir.Catch c -> false;
            case Ir.Handler h -> false;
            case Ir.Finally f -> false;
            case Ir.Binding b -> false;
            case Ir.DynamicAssign a -> false;
            case Ir.Capture c -> false;
            case Ir.Prompt p -> false;
            case Ir.Search s -> false;
            case Ir.GlobalRef g -> false;
            case Ir.GlobalAssign g -> false;
            case Ir.NoMoves n -> false;
            case Ir.ThroughoutRepetition t -> false;
            case Ir.RemoveCaptured r -> false;
            case Ir.EndRound e -> false;
            case Ir.TurnIn t -> false;
        };
    }
}
