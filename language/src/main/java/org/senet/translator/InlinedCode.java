package org.senet.translator;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.senet.data.Nil;
import org.senet.data.SourceSpan;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.ir.Lambda;
import org.senet.ir.Local;
import org.senet.runtime.Var;

/**
 * The code of one function, or of the rules themselves, while {@link Inliner} writes it in place. Not thread-safe.
 */
final class InlinedCode {
    /**
     * A function whose code is known, and called, where it is made.
     *
     * @param around the code around it
     */
    record Closure(Lambda lambda, InlinedCode around) {}

    private final Inliner inliner;

    /** What stands for variables of the function: others, or constants. */
    private final Map<Local, Ir> meanings = new HashMap<>();

    /** The functions that variables hold. */
    private final Map<Local, Closure> closures = new HashMap<>();

    /** Whether everything is copied: each form must have one place in the rules. */
    private final boolean copies;

    InlinedCode(Inliner inliner, boolean copies) {
        this.inliner = inliner;
        this.copies = copies;
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
            case Ir.LocalRef l -> read(l);
            case Ir.VarRef v -> copies ? new Ir.VarRef(v.span(), v.variable()) : v;
            case Ir.LateName n -> name(n);
            case Ir.AnyPiece a -> copies ? new Ir.AnyPiece(a.span(), a.types()) : a;
            case Ir.AnyPlace a -> copies ? new Ir.AnyPlace(a.span(), a.source(), a.zone()) : a;
            case Ir.EndMove e -> copies ? new Ir.EndMove(e.span()) : e;
            case Ir.AskTurn t -> copies ? new Ir.AskTurn(t.span(), t.query()) : t;
            case Ir.BoardAttribute b -> copies ? new Ir.BoardAttribute(b.span(), b.name()) : b;
            case Ir.Bind b -> bind(b);
            case Ir.Fn f -> function(f);
            case Ir.Assign a -> new Ir.Assign(a.span(), copies ? own(a.local()) : a.local(), code(a.value()));
            case Ir.Do d -> new Ir.Do(d.span(), statements(d.forms()));
            case Ir.Call c -> call(c);
            case Ir.Test t -> Conditions.of(t.span(), tested(t.value()), t.mode());
            case Ir.AnyOf a -> new ListedChoice(inliner, this).among(a.span(), a.collection());
            case Ir.Loop l -> loop(l);
            case Ir.Search l -> search(l);
            default -> Copyable.isOpen(ir) ? withParts(ir) : ir;
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
                loop.span(), shape.positive() ? test : new Ir.Not(loop.span(), test), new Ir.Do(loop.span(), body)));
        forms.add(code(shape.rest()));
        return new Ir.Do(loop.span(), forms);
    }

    /** Gives a parameter an argument as its meaning, which is the same whenever it is read. */
    void give(Local parameter, Ir argument) {
        meanings.put(parameter, argument);
    }

    /** The same search with its body in place. */
    private Ir search(Ir.Search search) {
        if (!copies) {
            return search;
        }
        var shape = SearchShape.of(search);
        if (shape == null || shape.isList()) {
            throw new StaysCall();
        }
        return shape.with(search.span(), inPlace(shape));
    }

    /** The body of a search that stands in this code. */
    private Ir inPlace(SearchShape shape) {
        var place = new InlinedCode(inliner, true);
        for (int i = 0; i < shape.outer().size(); i++) {
            place.adopt(this, shape.outer().get(i), shape.inner().get(i));
        }
        return place.code(shape.body());
    }

    /** Gives a variable of a function the meaning that one of the code around it has. */
    void adopt(InlinedCode around, Local outer, Local inner) {
        var closure = around.closures.get(outer);
        if (closure != null) {
            closures.put(inner, closure);
        } else {
            meanings.put(inner, around.read(new Ir.LocalRef(null, outer)));
        }
    }

    /** Gives a parameter a function as its meaning. */
    void give(Local parameter, Closure closure) {
        if (parameter.isAssigned()) {
            throw new StaysCall();
        }
        closures.put(parameter, closure);
    }

    /** A variable that is bound; where a function binds it to one that is only called, or to what is known, its meaning is enough. */
    private Ir bind(Ir.Bind bind) {
        var local = bind.local();
        if (bind.init() instanceof Ir.Fn f && !local.isAssigned()) {
            closures.put(local, new Closure(f.lambda(), this));
            return copies ? new Ir.Const(bind.span(), Nil.NIL) : bind;
        }
        var init = code(bind.init());
        if (copies && !local.isAssigned() && (init instanceof Ir.Const || KnownVectors.isVectorOfConstants(init))) {
            meanings.put(local, init);
            return new Ir.Const(bind.span(), Nil.NIL);
        }
        return new Ir.Bind(bind.span(), copies ? own(local) : local, init);
    }

    /** A function that somebody wants as a value. What it copies has other names in the rules, so only they can have it. */
    private Ir function(Ir.Fn function) {
        if (copies) {
            throw new StaysCall();
        }
        return function;
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
            var held = inliner.local(locals.get(i).name());
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
                : AskedPlace.fromHere(
                        IrTree.withChildren(ir, parts.stream().map(this::code).toList()));
    }

    private Ir read(Ir.LocalRef ref) {
        if (!copies) {
            return ref;
        }
        if (closures.containsKey(ref.local())) {
            throw new StaysCall();
        }
        return switch (meanings.get(ref.local())) {
            case null -> new Ir.LocalRef(ref.span(), own(ref.local()));
            case Ir.Const c -> new Ir.Const(ref.span(), c.value());
            case Ir.Collection c -> KnownVectors.constants(c);
            case Ir.LocalRef l -> new Ir.LocalRef(ref.span(), l.local());
            case Ir.Ask here -> new Ir.Ask(ref.span(), here.query(), List.of());
            default -> throw new IllegalStateException("no meaning of a variable: " + ref);
        };
    }

    /** The variable of the rules that stands for one of the function. */
    Local own(Local local) {
        var known = meanings.get(local);
        if (known instanceof Ir.LocalRef ref) {
            return ref.local();
        }
        return copy(local, local.isAssigned());
    }

    /** A new variable of the rules for one of the function. */
    private Local copy(Local local, boolean assigned) {
        var made = inliner.local(local.name());
        if (assigned) {
            made.markAssigned();
        }
        IntStream.range(0, local.reads()).forEach(i -> made.noteRead());
        meanings.put(local, new Ir.LocalRef(null, made));
        return made;
    }

    /** What a name that functions of any game may contain means in this one. */
    private Ir name(Ir.LateName late) {
        var value = copies ? inliner.named(late.name()) : null;
        return value == null
                ? copies ? new Ir.LateName(late.span(), late.name(), late.namespace()) : late
                : new Ir.Const(late.span(), value);
    }

    private Ir call(Ir.Call call) {
        var asked = ElementQuestion.of(call);
        var answer = asked == null ? null : inliner.tried(() -> answer(call.span(), asked));
        if (answer != null) {
            return answer;
        }
        var counted = counted(call);
        if (counted != null) {
            return counted;
        }
        var handed = arguments(call);
        var arguments = handed.arguments();
        var given = handed.given();
        var made = applied(call.span(), call.function(), arguments, given);
        if (made != null) {
            return made;
        }
        if (copies && !given.isEmpty()) {
            throw new StaysCall();
        }
        var element = copies ? KnownVectors.elementOf(ElementQuestion.nameOf(call), arguments) : null;
        if (element != null) {
            return element;
        }
        return new Ir.Call(call.span(), code(call.function()), arguments);
    }

    /**
     * What a call hands over.
     *
     * @param given those arguments that are functions whose code is known
     */
    record Arguments(List<Ir> arguments, Map<Integer, Closure> given) {}

    Arguments arguments(Ir.Call call) {
        var arguments = new ArrayList<Ir>();
        var given = new HashMap<Integer, Closure>();
        for (int i = 0; i < call.arguments().size(); i++) {
            var closure = closure(call.arguments().get(i));
            if (closure != null) {
                given.put(i, closure);
            }
            arguments.add(
                    closure == null
                            ? code(call.arguments().get(i))
                            : call.arguments().get(i));
        }
        return new Arguments(arguments, given);
    }

    /** What is known of a value that is a function: nothing where it is none that the code contains. */
    private @Nullable Closure closure(Ir value) {
        return switch (value) {
            case Ir.Fn f -> new Closure(f.lambda(), this);
            case Ir.LocalRef l -> closures.get(l.local());
            default -> null;
        };
    }

    /** What a call of a function does with arguments that are code of the rules; null where it stays a call. */
    @Nullable
    Ir applied(SourceSpan span, Ir function, List<Ir> arguments, Map<Integer, Closure> given) {
        var closure = closure(function);
        return closure == null
                ? inliner.tried(() -> inliner.called(span, function, arguments, given, UnaryOperator.identity()))
                : inliner.tried(() -> inliner.opened(span, closure, arguments, given));
    }

    /** A question about elements, as conditions or as a search. */
    private @Nullable Ir answer(SourceSpan span, ElementQuestion.Asked asked) {
        if (asked.elements() instanceof Ir.Search search) {
            var shape = SearchShape.of(search);
            return shape == null || !shape.isList() ? null : among(span, asked, shape);
        }
        var elements = KnownVectors.elements(code(asked.elements()));
        if (elements == null) {
            return null;
        }
        var answers = new ArrayList<Ir>();
        for (var element : elements) {
            var made = applied(span, asked.function(), List.of(element), Map.of());
            if (made == null) {
                return null;
            }
            answers.add(made);
        }
        return asked.question().over(span, answers);
    }

    /** A question about the results of a search, asked where each of them is found: it must not matter from where that is. */
    private @Nullable Ir among(SourceSpan span, ElementQuestion.Asked asked, SearchShape shape) {
        if (asked.function() instanceof Ir.VarRef ref
                && Computations.isPredicate(new Ir.Call(span, ref, List.of(asked.elements())))) {
            return asked.question()
                    .among(
                            span,
                            inPlace(shape),
                            value -> isTruth(ref) ? value : new Ir.Call(span, ref, List.of(value)));
        }
        var body = inPlace(shape);
        // What such a search changes is undone before somebody asks about the positions that it has found.
        return asked.function() instanceof Ir.Fn f
                        && AskedPlace.isAllThatCounts(f.lambda())
                        && ElementQuestion.isHere(body)
                        && !new EffectSearch(false).finds(body)
                ? asked.question().among(span, body, here -> {
                    var answer = applied(span, f, List.of(here), Map.of());
                    if (answer == null) {
                        throw new StaysCall();
                    }
                    return answer;
                })
                : null;
    }

    /** A value of which somebody only asks whether it is true. */
    private Ir tested(Ir value) {
        var name = value instanceof Ir.Call call ? ElementQuestion.nameOf(call) : null;
        if (name == null
                || !(value instanceof Ir.Call call)
                || call.arguments().size() != 1
                || !(call.arguments().getFirst() instanceof Ir.Search search)) {
            return code(value);
        }
        var shape = SearchShape.of(search);
        boolean asks = shape != null
                && shape.isList()
                && (name.equals("seq") || name.equals("first") && ElementQuestion.isTrue(shape.body()));
        var made = asks ? inliner.tried(() -> new Ir.Exists(value.span(), inPlace(shape))) : null;
        return made == null ? code(value) : made;
    }

    /** Whether a search has results, or how many, where somebody asks that of the list of them; null for all else. */
    private @Nullable Ir counted(Ir.Call call) {
        var name = ElementQuestion.nameOf(call);
        if (!("empty?".equals(name) || "count".equals(name))
                || call.arguments().size() != 1
                || !(call.arguments().getFirst() instanceof Ir.Search search)) {
            return null;
        }
        var shape = SearchShape.of(search);
        if (shape == null || !shape.isList()) {
            return null;
        }
        return inliner.tried(() -> {
            var body = inPlace(shape);
            return name.equals("count")
                    ? new Ir.Count(call.span(), body)
                    : new Ir.Not(call.span(), new Ir.Exists(call.span(), body));
        });
    }

    /** Whether a function of the library says no more of a value than whether it is true. */
    private static boolean isTruth(Ir.VarRef function) {
        return function.variable() instanceof Var v && v.name().equals("boolean");
    }
}
