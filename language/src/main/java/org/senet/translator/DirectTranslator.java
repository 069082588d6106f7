package org.senet.translator;

import com.oracle.truffle.api.TruffleSafepoint;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.senet.data.Keyword;
import org.senet.data.Nil;
import org.senet.errors.ErrorSelector;
import org.senet.errors.SenetException;
import org.senet.ir.Ir;
import org.senet.ir.Ir.SearchKind;
import org.senet.ir.IrTree;
import org.senet.ir.Lambda;
import org.senet.ir.Local;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.TestNode;
import org.senet.nodes.choice.BindingNode;
import org.senet.nodes.choice.BindingsNode;
import org.senet.nodes.choice.CatchNode;
import org.senet.nodes.choice.CheckOutsideNode;
import org.senet.nodes.choice.CountNode;
import org.senet.nodes.choice.ExistsNode;
import org.senet.nodes.choice.FinallyNode;
import org.senet.nodes.choice.GuardNode;
import org.senet.nodes.choice.HandlerNode;
import org.senet.nodes.choice.OutsideNode;
import org.senet.nodes.choice.SearchNode;
import org.senet.nodes.choice.StopStep;
import org.senet.nodes.choice.TallyStep;
import org.senet.nodes.choice.TryBodyNode;
import org.senet.nodes.core.AllTrueNode;
import org.senet.nodes.core.AndOrNode;
import org.senet.nodes.core.BreakpointNode;
import org.senet.nodes.core.CollectionNode;
import org.senet.nodes.core.ConstantNode;
import org.senet.nodes.core.DefineNode;
import org.senet.nodes.core.DoNode;
import org.senet.nodes.core.DynamicReadNode;
import org.senet.nodes.core.DynamicWriteNode;
import org.senet.nodes.core.FunctionNode;
import org.senet.nodes.core.FunctionsNode;
import org.senet.nodes.core.IfNode;
import org.senet.nodes.core.InvokeNode;
import org.senet.nodes.core.LocalReadNodeGen;
import org.senet.nodes.core.LocalTakeNodeGen;
import org.senet.nodes.core.LocalWriteNodeGen;
import org.senet.nodes.core.LoopExpressionNode;
import org.senet.nodes.core.NotNode;
import org.senet.nodes.core.Operators;
import org.senet.nodes.core.RecurNode;
import org.senet.nodes.core.ThrowNode;
import org.senet.nodes.core.TruthNode;
import org.senet.nodes.core.VarReadNode;
import org.senet.nodes.core.WhileNode;
import org.senet.nodes.library.Shortcuts;
import org.senet.nodes.rules.BoardInvokeNode;
import org.senet.nodes.rules.EachOfSetNode;
import org.senet.nodes.rules.EachPlaceNode;
import org.senet.nodes.rules.EffectNode;
import org.senet.nodes.rules.FirstWayNode;
import org.senet.nodes.rules.GameLiteralNode;
import org.senet.nodes.rules.KeepWayStep;
import org.senet.nodes.rules.PiecesCountNode;
import org.senet.nodes.rules.PiecesTestNode;
import org.senet.nodes.rules.PiecesWithinNode;
import org.senet.nodes.rules.SpreadStep;
import org.senet.nodes.rules.StoredNode;
import org.senet.runtime.Var;

/** Turns deterministic code into direct-style nodes. */
final class DirectTranslator {
    /** The name of the function of the core that stops debuggers. */
    private static final String BREAKPOINT = "breakpoint";

    private final Unit unit;
    private final RuleTranslator rules;
    private final Set<Ir> lastReads;

    /** For code that may be run again from somewhere inside, so that no read of a variable is known to be the last. */
    DirectTranslator(Unit unit) {
        this(unit, Set.of());
    }

    /** @param lastReads the reads after which their variable is not read any more; a set by identity */
    DirectTranslator(Unit unit, Set<Ir> lastReads) {
        this.unit = unit;
        this.lastReads = lastReads;
        rules = new RuleTranslator(unit, this);
    }

    /** The node that computes the code's value. */
    ExpressionNode expression(Ir ir) {
        return unit.tracing().observed(ir, make(ir).at(ir.span()), rules).at(ir.span());
    }

    /** The same where nobody wants to know that the value was looked at. */
    ExpressionNode unobserved(Ir ir) {
        return make(ir).at(ir.span());
    }

    /** An effect as what a step does; that is seen by tools, not the effect itself. */
    EffectNode effect(Ir ir) {
        return (EffectNode) make(ir);
    }

    /**
     * The node of a form that a debugger sees as a statement. A sequence consists of others; a definition contains rules or
     * a function, to which a breakpoint in its text belongs.
     */
    private ExpressionNode statement(Ir ir) {
        var node = expression(ir);
        return switch (ir) {
            case Ir.Do d -> node;
            case Ir.Const c -> node;
            case Ir.Definition d -> node;
            case Ir.Define d when d.init() instanceof Ir.Fn -> node;
            default -> node.asStatement();
        };
    }

    /** The node of a function's body. */
    ExpressionNode body(Ir ir) {
        return statement(ir);
    }

    private ExpressionNode make(Ir ir) {
        TruffleSafepoint.poll(null);
        return switch (ir) {
            case Ir.Const c -> new ConstantNode(c.value());
            case Ir.LocalRef l ->
                lastReads.contains(l)
                        ? LocalTakeNodeGen.create(unit.slot(l.local()))
                        : LocalReadNodeGen.create(unit.slot(l.local()));
            case Ir.Bind b -> write(b.local(), b.init());
            case Ir.Assign a -> write(a.local(), a.value());
            case Ir.Do d -> sequence(d);
            case Ir.Test t -> test(t);
            case Ir.If i -> new IfNode(test(i.test()), statement(i.then()), statement(i.otherwise()));
            case Ir.And a -> a.conditions() ? all(false, a, a.forms()) : andOr(false, expressions(a.forms()));
            case Ir.Or o -> o.conditions() ? all(true, o, o.forms()) : andOr(true, expressions(o.forms()));
            case Ir.Not n -> new NotNode(test(n.test()));
            case Ir.While w -> repeated(w);
            case Ir.Loop l -> loop(l);
            case Ir.Recur r -> recur(r);
            case Ir.Fn f -> function(f.lambda());
            case Ir.Functions f ->
                FunctionsNode.of(
                        f.locals(),
                        unit.slots(f.locals()),
                        f.lambdas(),
                        f.lambdas().stream().map(this::function).toArray(FunctionNode[]::new));
            case Ir.Call c -> call(c);
            case Ir.Operation o -> Operators.node(o.operator(), expressions(o.operands()));
            case Ir.VarRef v ->
                ((Var) v.variable()).isDynamic()
                        ? new DynamicReadNode((Var) v.variable())
                        : new VarReadNode((Var) v.variable());
            case Ir.Define d ->
                new DefineNode((Var) d.variable(), d.meta(), d.init() == null ? null : expression(d.init()), d.macro());
            case Ir.Collection c -> collection(c);
            case Ir.Definition d -> new DefinitionNode((Definition) d.handler(), d.form());
            case Ir.Throw t -> new ThrowNode(expression(t.value()));
            case Ir.Catch c -> catching(c);
            case Ir.Finally f -> finallyDoing(f);
            case Ir.Binding b -> new BindingNode(bindings(b, b.values()), statement(b.body()));
            case Ir.DynamicAssign a -> new DynamicWriteNode((Var) a.variable(), expression(a.value()));
            case Ir.Any a -> OutsideNode.choice("any");
            case Ir.AnyOf a -> OutsideNode.choice("any-of");
            case Ir.AnyPiece a -> OutsideNode.choice("any");
            case Ir.AnyPlace a -> OutsideNode.choice("any-position");
            case Ir.AnyConnected a -> OutsideNode.choice("any-connected");
            case Ir.EndMove e -> OutsideNode.choice("end-move");
            case Ir.Capture c -> OutsideNode.capture();
            case Ir.Check c -> new CheckOutsideNode(test(c.test()));
            case Ir.Search s ->
                new SearchNode(
                        unit.language(),
                        s.kind(),
                        unit.hasRegisters(),
                        new ConstantNode(Nil.NIL),
                        expression(s.function()));
            case Ir.Prompt p ->
                new SearchNode(
                        unit.language(),
                        SearchKind.ONE,
                        unit.hasRegisters(),
                        expression(p.tag()),
                        expression(p.function()));
            case Ir.Exists e -> exists(e);
            case Ir.Count c -> count(c);
            case Ir.Each e -> each(e);
            case Ir.FirstWay f -> firstWay(f);
            default -> rules.expression(ir);
        };
    }

    /** The node that tells whether a condition holds. */
    TestNode test(Ir ir) {
        return ir instanceof Ir.Test t ? (TestNode) truth(t).at(t.span()) : TruthNode.of(expression(ir));
    }

    private TestNode truth(Ir.Test test) {
        return test.mode() == Ir.TestMode.CORE
                ? TruthNode.of(expression(test.value()))
                : unit.tracing().forced(test.value(), rules.force(test.value(), test.mode() == Ir.TestMode.RULES));
    }

    private ExpressionNode repeated(Ir.While loop) {
        var plain = new WhileNode(
                (TestNode) test(loop.test()).asStatement(),
                statement(loop.body()),
                unit.site().design() != null);
        var quick = isSeen() ? null : RunsAlong.of(unit, loop, plain);
        return quick == null ? plain : quick;
    }

    /** Whether somebody looks on, who wants to see each question. */
    private boolean isSeen() {
        return unit.tracing().isOn() || unit.translator().isWatched();
    }

    /** Whether each step of a move may matter to somebody, so that all are made. */
    private boolean isFollowed() {
        return unit.annotates() || !unit.looksAhead() || isSeen();
    }

    private ExpressionNode all(boolean any, Ir whole, List<Ir> forms) {
        var pattern = isSeen() ? null : Patterns.of(unit.site(), whole);
        if (pattern != null) {
            return pattern;
        }
        return new AllTrueNode(any, forms.stream().map(this::test).toArray(TestNode[]::new));
    }

    /** The first value that decides; where all values are true or false, that needs no objects. */
    private static ExpressionNode andOr(boolean or, ExpressionNode... forms) {
        boolean onlyTests = Arrays.stream(forms).allMatch(TestNode.class::isInstance);
        return onlyTests
                ? new AllTrueNode(or, Arrays.copyOf(forms, forms.length, TestNode[].class))
                : new AndOrNode(or, forms);
    }

    private ExpressionNode sequence(Ir.Do whole) {
        var forms = whole.forms();
        if (forms.isEmpty()) {
            return new ConstantNode(Nil.NIL);
        }
        var plain = new DoNode(forms.stream().map(this::statement).toArray(ExpressionNode[]::new));
        var quick = isSeen() ? null : Rows.of(unit.site(), whole, plain);
        return quick == null ? plain : quick;
    }

    ExpressionNode[] expressions(List<Ir> forms) {
        return forms.stream().map(this::expression).toArray(ExpressionNode[]::new);
    }

    /** The node that binds a variable. */
    ExpressionNode write(Local local, Ir value) {
        return LocalWriteNodeGen.create(copied(value), unit.slot(local), local.isAssigned());
    }

    private ExpressionNode copied(Ir value) {
        return value instanceof Ir.LocalRef ? unobserved(value) : expression(value);
    }

    /** A loop that makes no choice: whoever chooses around it need not restore its variables. */
    private ExpressionNode loop(Ir.Loop loop) {
        var locals = loop.label().locals();
        var inits = new ExpressionNode[locals.size()];
        for (int i = 0; i < inits.length; i++) {
            inits[i] = LocalWriteNodeGen.create(copied(loop.inits().get(i)), unit.slot(locals.get(i)), false);
        }
        return new LoopExpressionNode(inits, statement(loop.body()));
    }

    private ExpressionNode recur(Ir.Recur recur) {
        var locals = recur.label().locals();
        var temporaries = locals.stream().map(l -> unit.temporary()).toList();
        var compute = bindings(temporaries, recur.values());
        var bind = new ExpressionNode[locals.size()];
        for (int i = 0; i < bind.length; i++) {
            var local = locals.get(i);
            var value = LocalTakeNodeGen.create(unit.slot(temporaries.get(i)));
            bind[i] = LocalWriteNodeGen.create(value, unit.slot(local), false);
        }
        return new RecurNode(compute, bind);
    }

    ExpressionNode[] bindings(List<Local> locals, List<Ir> values) {
        var nodes = new ExpressionNode[locals.size()];
        for (int i = 0; i < nodes.length; i++) {
            nodes[i] = write(locals.get(i), values.get(i));
        }
        return nodes;
    }

    private FunctionNode function(Lambda lambda) {
        var captures = lambda.captures().stream()
                .map(l -> LocalReadNodeGen.create(unit.slot(l)))
                .toArray(ExpressionNode[]::new);
        return new FunctionNode(unit.translator().code(lambda), captures);
    }

    private ExpressionNode call(Ir.Call call) {
        var arguments = expressions(call.arguments());
        var shortcut = shortcut(call, arguments);
        if (shortcut == null && unit.hasRegisters() && !Traits.isBuiltinCall(call)) {
            return new BoardInvokeNode(expression(call.function()), arguments).at(call.span());
        }
        var node = shortcut != null ? shortcut : new InvokeNode(expression(call.function()), arguments).at(call.span());
        return unit.hasRegisters() && call.arguments().stream().anyMatch(Traits::mayBeLazy)
                ? new StoredNode(node)
                : node;
    }

    private ExpressionNode collection(Ir.Collection collection) {
        var made = new CollectionNode(collection.kind(), expressions(collection.elements()));
        var names = GameLiterals.names(collection);
        return names == null ? made : new GameLiteralNode(names, made);
    }

    private ExpressionNode catching(Ir.Catch form) {
        var body = statement(form.body());
        var selectors = form.handlers().stream().map(Ir.Handler::selector).toArray(ErrorSelector[]::new);
        var handlers = form.handlers().stream()
                .map(h -> new HandlerNode(unit.slot(h.error()), statement(h.body())))
                .toArray(HandlerNode[]::new);
        var visible = new TryBodyNode(body, selectors).at(form.span());
        return new CatchNode(guard(form, body), visible, selectors, handlers);
    }

    private ExpressionNode finallyDoing(Ir.Finally form) {
        var body = statement(form.body());
        return new FinallyNode(guard(form, body), body, statement(form.cleanup()));
    }

    /** What computes the values of a binding. */
    BindingsNode bindings(Ir.Binding form, List<Ir> values) {
        return new BindingsNode(
                form.variables().stream().map(Var.class::cast).toArray(Var[]::new), expressions(values));
    }

    private GuardNode guard(Ir form, ExpressionNode body) {
        return new GuardNode(unit.slots().writtenBy(form, body), unit.hasRegisters());
    }

    /** A node that does in place what the function mostly does, or null. */
    private ExpressionNode shortcut(Ir.Call call, ExpressionNode... arguments) {
        if (call.function() instanceof Ir.Const constant && constant.value() instanceof Keyword) {
            boolean oneOrTwo = arguments.length == 1 || arguments.length == 2;
            return oneOrTwo ? Shortcuts.keyword(expression(constant), arguments) : null;
        }
        var code = Traits.calledOfLibrary(call);
        if (code == null) {
            return null;
        }
        if (code.name().equals(BREAKPOINT) && arguments.length == 0) {
            return new BreakpointNode();
        }
        if (code instanceof LambdaCode) {
            return unit.hasRegisters() ? null : Shortcuts.calling(code, () -> unit.slot(unit.temporary()), arguments);
        }
        return Shortcuts.of(code, arguments);
    }

    private ExpressionNode exists(Ir.Exists exists) {
        var looked = List.of(exists.body());
        if (unit.isBetweenMoves()) {
            var pieces = PieceSearches.found(unit.site(), looked);
            var search = search(exists);
            return pieces == null ? search : new PiecesTestNode(unit.site().design(), pieces, search);
        }
        var pieces = isFollowed() ? null : PieceSearches.foundWithin(unit.site(), looked);
        return pieces == null
                ? search(exists)
                : new PiecesWithinNode(unit.site().design(), pieces);
    }

    private ExistsNode search(Ir.Exists exists) {
        var body = new ChoiceTranslator(unit).step(exists.body(), Tail.NONE, (value, tail) -> new StopStep());
        return new ExistsNode(unit.slots().writtenBy(exists, body), body);
    }

    private ExpressionNode count(Ir.Count count) {
        var body = new ChoiceTranslator(unit).step(count.body(), Tail.NONE, (value, tail) -> new TallyStep());
        var search = new CountNode(unit.slots().writtenBy(count, body), body);
        var pieces = unit.isBetweenMoves() ? PieceSearches.counted(unit.site(), List.of(count.body())) : null;
        return pieces == null ? search : new PiecesCountNode(unit.site().design(), pieces, search);
    }

    private ExpressionNode firstWay(Ir.FirstWay form) {
        var choice = new ChoiceTranslator(unit);
        var body =
                choice.step(form.body(), Tail.NONE, (value, tail) -> choice.run(value, tail, t -> new KeepWayStep()));
        return new FirstWayNode(unit.slots().writtenBy(form, body), body);
    }

    private ExpressionNode each(Ir.Each each) {
        if (chooses(each.body())) {
            throw SenetException.at(
                    each.span(),
                    "what is done with `each` position cannot choose",
                    "choose in the condition: (each condition statement ...)");
        }
        var places = isFollowed() ? null : EachPlaces.of(unit.site(), each);
        if (places != null) {
            return new EachOfSetNode(unit.site().design(), unit.site().sets(), places, statement(each.body()));
        }
        var choice = new ChoiceTranslator(unit);
        var check = new Ir.Check(each.condition().span(), each.condition());
        var find = choice.step(check, Tail.NONE, (value, tail) -> new SpreadStep());
        return new EachPlaceNode(unit.slots().writtenBy(each, find), find, statement(each.body()));
    }

    private static boolean chooses(Ir ir) {
        return switch (ir) {
            case Ir.Any a -> true;
            case Ir.AnyOf a -> true;
            case Ir.AnyPiece a -> true;
            case Ir.AnyPlace a -> true;
            case Ir.AnyConnected a -> true;
            case Ir.Check c -> true;
            case Ir.EndMove e -> true;
            case Ir.Exists e -> false;
            case Ir.Count c -> false;
            case Ir.Each e -> chooses(e.body());
            case Ir.FirstWay f -> false;
            default -> IrTree.children(ir).stream().anyMatch(DirectTranslator::chooses);
        };
    }
}
