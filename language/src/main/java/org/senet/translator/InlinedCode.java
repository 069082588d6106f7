package org.senet.translator;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.senet.data.Equality;
import org.senet.data.Nil;
import org.senet.data.PersistentVector;
import org.senet.data.SourceSpan;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.ir.Lambda;
import org.senet.ir.Local;
import org.senet.ir.Operator;
import org.senet.ir.TurnQuery;
import org.senet.state.PieceType;

/**
 * The code of one function, or of the rules themselves, while {@link Inliner} writes it in place. Not thread-safe.
 */
final class InlinedCode {
    /**
     * A function whose code is known, and called, where it is made.
     *
     * @param around the code around it
     * @param name what stands for the function where its value is wanted; null where nothing does
     */
    record Closure(Lambda lambda, InlinedCode around, Ir.@Nullable VarRef name) {
        /** The function as a value. */
        Ir code(SourceSpan span) {
            if (name == null) {
                throw new StaysCall();
            }
            return new Ir.VarRef(span, name.variable());
        }
    }

    private final Inliner inliner;
    private final AskedLists lists;

    /** What stands for variables of the function: others, or constants. */
    private final Map<Local, Ir> meanings = new HashMap<>();

    /** The values of variables that are the same wherever they are read. */
    private final Map<Local, Object> values = new HashMap<>();

    /** The functions that variables hold. */
    private final Map<Local, Closure> closures = new HashMap<>();

    /** Whether everything is copied: each form must have one place in the rules. */
    private final boolean copies;

    InlinedCode(Inliner inliner, boolean copies) {
        this.inliner = inliner;
        this.copies = copies;
        lists = new AskedLists(inliner, this);
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
            case Ir.LateName n -> copies ? inliner.attributes().read(n) : n;
            case Ir.GlobalRef g -> copies ? inliner.attributes().read(g) : g;
            case Ir.GlobalAssign g -> copies ? inliner.attributes().written(g, code(g.value())) : g;
            case Ir.AnyPiece a -> copies ? new Ir.AnyPiece(a.span(), a.types()) : a;
            case Ir.AnyPlace a -> copies ? new Ir.AnyPlace(a.span(), a.source(), a.zone()) : a;
            case Ir.EndMove e -> copies ? new Ir.EndMove(e.span()) : e;
            case Ir.AskTurn t -> turn(t);
            case Ir.Ask a when inliner.typeOf(a) instanceof PieceType type -> new Ir.Const(a.span(), type);
            case Ir.BoardAttribute b -> copies ? new Ir.BoardAttribute(b.span(), b.name()) : b;
            case Ir.Bind b -> bind(b);
            case Ir.Fn f -> function(f);
            case Ir.Assign a -> new Ir.Assign(a.span(), copies ? own(a.local()) : a.local(), code(a.value()));
            case Ir.Do d -> new Ir.Do(d.span(), statements(d.forms()));
            case Ir.Call c -> call(c);
            case Ir.If i -> branch(i);
            case Ir.Operation o -> operation(o);
            case Ir.Collection c
            when c.kind() != Ir.Collection.Kind.VECTOR && known(c) instanceof Object value ->
                new Ir.Const(c.span(), value);
            case Ir.Test t -> Conditions.of(t.span(), lists.tested(t.value()), t.mode());
            case Ir.AnyOf a -> new ListedChoice(inliner, this).among(a.span(), a.collection());
            case Ir.Loop l -> loop(l);
            case Ir.Search l -> search(l);
            default -> Copyable.isOpen(ir) ? withParts(ir) : ir;
        };
    }

    /** The value of code that says nothing of positions; null where it is not known. */
    private @Nullable Object known(Ir ir) {
        return ir instanceof Ir.Call
                        || ir instanceof Ir.Collection
                        || ir instanceof Ir.Do
                        || ir instanceof Ir.AskTurn
                        || ir instanceof Ir.Ask
                ? inliner.tried(() -> new KnownValues(inliner).value(ir, this))
                : null;
    }

    /** The elements of a collection as a vector; null where they are not known. */
    Ir.@Nullable Const elements(Ir collection) {
        var elements = inliner.tried(() -> new KnownValues(inliner).elements(collection, this));
        return elements == null ? null : new Ir.Const(collection.span(), PersistentVector.of(elements.toArray()));
    }

    /** A collection: a vector of constants where its elements are known. */
    Ir listed(Ir collection) {
        var known = elements(collection);
        return known == null ? code(collection) : known;
    }

    /** What is known of the value of a variable; null for nothing. */
    @Nullable
    Object value(Local local) {
        return switch (meanings.get(local)) {
            case Ir.Const c -> c.value();
            case Ir.Collection c ->
                PersistentVector.of(
                        c.elements().stream().map(e -> ((Ir.Const) e).value()).toArray());
            case null, default -> values.get(local);
        };
    }

    /** The function that a variable holds; null where that is not known. */
    @Nullable
    Closure function(Local local) {
        return closures.get(local);
    }

    /** A comparison of names is decided here. */
    private Ir operation(Ir.Operation operation) {
        var made = (Ir.Operation) withParts(operation);
        return made.operator() == Operator.EQUAL
                        && made.operands().getFirst() instanceof Ir.Const one
                        && made.operands().getLast() instanceof Ir.Const other
                ? new Ir.Const(operation.span(), Equality.equal(one.value(), other.value()))
                : made;
    }

    private Ir turn(Ir.AskTurn turn) {
        var mover = turn.query() == TurnQuery.CURRENT_PLAYER ? inliner.mover() : null;
        return mover == null
                ? copies ? new Ir.AskTurn(turn.span(), turn.query()) : turn
                : new Ir.Const(turn.span(), mover);
    }

    /** A branch, or what it comes to where its test always has the same answer, as {@code :else} has. */
    private Ir branch(Ir.If branch) {
        var test = code(branch.test());
        var answer = Conditions.constant(test);
        return answer == null
                ? new Ir.If(branch.span(), test, code(branch.then()), code(branch.otherwise()))
                : code(answer ? branch.then() : branch.otherwise());
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
    Ir inPlace(SearchShape shape) {
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
            closures.put(local, new Closure(f.lambda(), this, null));
            return copies ? new Ir.Const(bind.span(), Nil.NIL) : bind;
        }
        var known = local.isAssigned() ? null : known(bind.init());
        if (known != null) {
            values.put(local, known);
        }
        var init = known == null ? code(bind.init()) : new Ir.Const(bind.span(), known);
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
                : AskedPlace.fromHere(PathVectors.stepByStep(
                        IrTree.withChildren(ir, parts.stream().map(this::code).toList())));
    }

    private Ir read(Ir.LocalRef ref) {
        if (!copies) {
            return ref;
        }
        var closure = closures.get(ref.local());
        if (closure != null) {
            return closure.code(ref.span());
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

    /** A function that is called, where its name had no meaning yet when the code was read. */
    Ir named(Ir function) {
        return copies && function instanceof Ir.LateName late ? inliner.meaning(late) : function;
    }

    private Ir call(Ir.Call called) {
        var function = named(called.function());
        var call = function == called.function() ? called : new Ir.Call(called.span(), function, called.arguments());
        var value = known(call);
        if (value != null) {
            return new Ir.Const(call.span(), value);
        }
        var answer = lists.answer(call);
        if (answer != null) {
            return answer;
        }
        var handed = arguments(call);
        var arguments = handed.arguments();
        var given = handed.given();
        var made = applied(call.span(), call.function(), arguments, given);
        if (made != null) {
            return made;
        }
        if (copies && given.values().stream().anyMatch(c -> c.name() == null)) {
            throw new StaysCall();
        }
        var element = copies ? KnownVectors.elementOf(ElementQuestion.nameOf(call), arguments) : null;
        if (element != null) {
            return element;
        }
        // What is called by the name of an attribute is asked for it when the code runs.
        return new Ir.Call(call.span(), function instanceof Ir.LateName ? function : code(function), arguments);
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
                    closure == null || closure.name() != null
                            ? code(call.arguments().get(i))
                            : call.arguments().get(i));
        }
        return new Arguments(arguments, given);
    }

    /** What is known of a value that is a function: nothing where it is none that the code contains. */
    private @Nullable Closure closure(Ir value) {
        return switch (value) {
            case Ir.Fn f -> new Closure(f.lambda(), this, null);
            case Ir.LocalRef l -> closures.get(l.local());
            default -> {
                var code = named(value) instanceof Ir.VarRef name ? inliner.function(name) : null;
                yield code == null || !code.lambda().captures().isEmpty()
                        ? null
                        : new Closure(code.lambda(), new InlinedCode(inliner, true), (Ir.VarRef) named(value));
            }
        };
    }

    /** What is done with the value of a call whose function stands in place; null where it stays a call. */
    @Nullable
    Ir used(SourceSpan span, Ir function, Arguments handed, UnaryOperator<Ir> use) {
        var closure = closure(function);
        return closure == null
                ? null
                : inliner.tried(() -> inliner.opened(span, closure, handed.arguments(), handed.given(), use));
    }

    /** What a call of a function does with arguments that are code of the rules; null where it stays a call. */
    @Nullable
    Ir applied(SourceSpan span, Ir function, List<Ir> arguments, Map<Integer, Closure> given) {
        return used(span, function, new Arguments(arguments, given), UnaryOperator.identity());
    }
}
