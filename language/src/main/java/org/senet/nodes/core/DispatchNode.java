package org.senet.nodes.core;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.RootCallTarget;
import com.oracle.truffle.api.dsl.Bind;
import com.oracle.truffle.api.dsl.Cached;
import com.oracle.truffle.api.dsl.GenerateInline;
import com.oracle.truffle.api.dsl.ReportPolymorphism;
import com.oracle.truffle.api.dsl.Specialization;
import com.oracle.truffle.api.instrumentation.InstrumentableNode;
import com.oracle.truffle.api.instrumentation.ProbeNode;
import com.oracle.truffle.api.instrumentation.StandardTags;
import com.oracle.truffle.api.instrumentation.Tag;
import com.oracle.truffle.api.interop.InteropException;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.nodes.DirectCallNode;
import com.oracle.truffle.api.nodes.EncapsulatingNodeReference;
import com.oracle.truffle.api.nodes.IndirectCallNode;
import com.oracle.truffle.api.nodes.Node;
import java.util.Arrays;
import org.senet.data.Applicable;
import org.senet.data.InteropValue;
import org.senet.data.Keyword;
import org.senet.data.Nil;
import org.senet.data.Ordering;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentSet;
import org.senet.data.PersistentVector;
import org.senet.data.Printer;
import org.senet.data.Symbol;
import org.senet.data.Transient;
import org.senet.errors.ErrorKind;
import org.senet.errors.SenetException;
import org.senet.nodes.Frames;
import org.senet.runtime.Code;
import org.senet.runtime.Foreign;
import org.senet.runtime.Function;
import org.senet.runtime.SenetContext;
import org.senet.runtime.Var;

/**
 * Calls whatever is called: functions through an inline cache; keywords, maps, sets and vectors as look-ups.
 *
 * <p>A debugger shows a caller if there is a node with the tag of a root above its call. The steps of a rule have none, so that
 * the parts of a rule are one activation; this node stands for it. It cannot be instrumented itself.
 */
@GenerateInline(false)
@ReportPolymorphism
public abstract class DispatchNode extends Node implements InstrumentableNode {
    private static final int SHOWN = 60;

    @Override
    public final boolean isInstrumentable() {
        return false;
    }

    @Override
    public final boolean hasTag(Class<? extends Tag> tag) {
        return tag == StandardTags.RootTag.class;
    }

    @Override
    public final WrapperNode createWrapper(ProbeNode probe) {
        throw new IllegalStateException("it is not instrumentable");
    }

    /** Calls with a direct call's argument array, whose header is already filled. */
    public abstract Object execute(Object callee, Object[] arguments);

    @Specialization(
            guards = {"function.code == code", "arguments.length == count", "inCaller"},
            limit = "4")
    static Object inCaller(
            Function function,
            Object[] arguments,
            @Bind Node node,
            @Cached("function.code") Code code,
            @Cached("arguments.length") int count,
            @Cached("runsInCaller(code, count)") boolean inCaller) {
        return code.runInCaller(arguments, node);
    }

    @Specialization(
            guards = {"function.code == code", "arguments.length == count", "target != null"},
            limit = "4")
    static Object direct(
            Function function,
            Object[] arguments,
            @Cached("function.code") Code code,
            @Cached("arguments.length") int count,
            @Cached("targetFor(code, count)") RootCallTarget target,
            @Cached("callNode(target)") DirectCallNode call) {
        return call.call(arguments);
    }

    static boolean runsInCaller(Code code, int count) {
        return code.runsInCaller(count - Frames.FIRST);
    }

    static RootCallTarget targetFor(Code code, int count) {
        return code.direct(count - Frames.FIRST);
    }

    static DirectCallNode callNode(RootCallTarget target) {
        return target == null ? null : DirectCallNode.create(target);
    }

    @Specialization(replaces = {"inCaller", "direct"})
    static Object indirect(Function function, Object[] arguments, @Bind Node node, @Cached IndirectCallNode call) {
        var target = function.code.direct(arguments.length - Frames.FIRST);
        if (target == null) {
            throw wrongArity(function, arguments.length - Frames.FIRST, node);
        }
        return call.call(target, arguments);
    }

    @TruffleBoundary
    private static SenetException wrongArity(Function function, int count, Node node) {
        return SenetException.of(ErrorKind.ARITY, node, function.wrongArity(count), null);
    }

    @Specialization(guards = "!isFunction(callee)")
    @TruffleBoundary
    static Object lookup(Object callee, Object[] arguments, @Bind Node node) {
        var caller = EncapsulatingNodeReference.getCurrent();
        var outer = caller.set(node);
        try {
            return found(callee, arguments, node);
        } catch (Ordering.Incomparable e) {
            throw SenetException.of(ErrorKind.TYPE, node, e.getMessage(), null);
        } finally {
            caller.set(outer);
        }
    }

    private static Object found(Object callee, Object[] arguments, Node node) {
        int count = arguments.length - Frames.FIRST;
        var first = count > 0 ? arguments[Frames.FIRST] : null;
        var second = count > 1 ? arguments[Frames.FIRST + 1] : Nil.NIL;
        boolean oneOrTwo = count == 1 || count == 2;
        return switch (callee) {
            case Keyword k when oneOrTwo -> Lookup.get(first, k, second);
            case Symbol s when oneOrTwo -> Lookup.get(first, s, second);
            case PersistentMap m when oneOrTwo -> m.get(first, second);
            case PersistentSet s when oneOrTwo -> Lookup.get(s, first, second);
            case PersistentVector v when count == 1 -> element(v, first, node);
            case Transient t
            when oneOrTwo -> {
                arguments[Frames.SELF] = t.view();
                yield found(t.view(), arguments, node);
            }
            case Var v -> redirect(v, arguments, node);
            case Keyword k -> throw wrongCount(k, "1 or 2", count, node);
            case Symbol s -> throw wrongCount(s, "1 or 2", count, node);
            case PersistentMap m -> throw wrongCount(m, "1 or 2", count, node);
            case PersistentSet s -> throw wrongCount(s, "1 or 2", count, node);
            case PersistentVector v -> throw wrongCount(v, "1", count, node);
            case Applicable a -> applied(a, Arrays.copyOfRange(arguments, Frames.FIRST, arguments.length), node);
            default -> foreign(callee, arguments, node);
        };
    }

    static boolean isFunction(Object callee) {
        return callee instanceof Function;
    }

    private static Object element(PersistentVector vector, Object index, Node node) {
        if (index instanceof Long l && l >= 0 && l < vector.size()) {
            return vector.get((int) (long) l);
        }
        throw SenetException.of(
                index instanceof Long ? ErrorKind.INDEX : ErrorKind.TYPE,
                node,
                "the vector has no element " + Printer.display(index, SHOWN) + "; it has " + vector.size(),
                null);
    }

    private static Object redirect(Var variable, Object[] arguments, Node node) {
        if (SenetContext.get(node).currentValue(variable) instanceof Function f) {
            var target = f.code.direct(arguments.length - Frames.FIRST);
            if (target == null) {
                throw wrongArity(f, arguments.length - Frames.FIRST, node);
            }
            arguments[Frames.SELF] = f;
            return target.call(arguments);
        }
        throw NotCallable.error(variable, node);
    }

    private static Object foreign(Object callee, Object[] arguments, Node node) {
        var interop = InteropLibrary.getUncached();
        if (!interop.isExecutable(callee)) {
            throw NotCallable.error(callee, node);
        }
        try {
            var own = Arrays.copyOfRange(arguments, Frames.FIRST, arguments.length);
            return Foreign.toSenet(interop.execute(callee, InteropValue.box(own)));
        } catch (InteropException e) {
            throw SenetException.of(
                    ErrorKind.ARGUMENT,
                    node,
                    "the host's function cannot be called like this: " + e.getMessage(),
                    null);
        }
    }

    private static Object applied(Applicable callee, Object[] arguments, Node node) {
        if (arguments.length != callee.arity()) {
            throw wrongCount(callee, Integer.toString(callee.arity()), arguments.length, node);
        }
        return callee.apply(arguments);
    }

    private static SenetException wrongCount(Object callee, String wanted, int count, Node node) {
        return SenetException.of(
                ErrorKind.ARITY,
                node,
                "`%s` takes %s, but %s given"
                        .formatted(
                                Printer.display(callee, SHOWN),
                                wanted + (wanted.equals("1") ? " argument" : " arguments"),
                                count == 1 ? "1 was" : count + " were"),
                null);
    }
}
