package org.senet.frontend;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.RootCallTarget;
import com.oracle.truffle.api.frame.MaterializedFrame;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.instrumentation.InstrumentableNode;
import com.oracle.truffle.api.instrumentation.StandardTags;
import com.oracle.truffle.api.nodes.ExecutableNode;
import com.oracle.truffle.api.nodes.Node;
import com.oracle.truffle.api.source.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.senet.errors.ErrorKind;
import org.senet.errors.SenetException;
import org.senet.game.RuleNames;
import org.senet.nodes.CodeRootNode;
import org.senet.nodes.Frames;
import org.senet.nodes.MoveScope;
import org.senet.nodes.Registers;
import org.senet.nodes.ShownValue;
import org.senet.nodes.VisibleLocals;
import org.senet.runtime.Function;
import org.senet.runtime.SenetContext;
import org.senet.runtime.SenetLanguage;
import org.senet.state.Excursion;
import org.senet.state.State;

/**
 * Expressions that a debugger evaluates where a program has stopped: watches, conditions of breakpoints, what somebody
 * types. They see the variables, the board and the globals that the program sees there, and leave no trace on the board.
 */
final class InlineCode {
    private final Evaluator evaluator;

    InlineCode(Evaluator evaluator) {
        this.evaluator = evaluator;
    }

    ExecutableNode parse(SenetLanguage language, Source source, Node location) {
        return new Expression(language, evaluator, source, location);
    }

    /** What is known of it depends on the game that is being played, so it is understood when it first runs. */
    private static final class Expression extends ExecutableNode {
        private final Evaluator evaluator;
        private final Source source;
        private final Map<String, Integer> locals;
        private final boolean registers;
        private final @Nullable CodeRootNode called;
        private final Node location;
        private @Nullable Code code;

        Expression(SenetLanguage language, Evaluator evaluator, Source source, Node location) {
            super(language);
            this.evaluator = evaluator;
            this.source = source;
            this.location = location;
            locals = VisibleLocals.at(location).slots();
            var root = location.getRootNode() instanceof CodeRootNode code ? code : null;
            registers = root != null && root.hasRegisters();
            called = location instanceof InstrumentableNode node && node.hasTag(StandardTags.RootTag.class)
                    ? root
                    : null;
        }

        @Override
        public Object execute(VirtualFrame frame) {
            return evaluate(called == null ? frame.materialize() : called.entered(frame));
        }

        @TruffleBoundary
        private Object evaluate(MaterializedFrame frame) {
            var thread = SenetLanguage.get(this).threadState();
            boolean outer = thread.isInspecting();
            thread.setInspecting(true);
            try {
                return value(frame);
            } finally {
                thread.setInspecting(outer);
            }
        }

        private Object value(MaterializedFrame frame) {
            var arguments = frame.getArguments();
            var state =
                    arguments.length > 0 && arguments[Frames.STATE] instanceof State s && s.design != null ? s : null;
            var values = new ArrayList<Object>();
            locals.values().forEach(slot -> values.add(VisibleLocals.read(frame, slot)));
            var known = code(state == null ? null : (RuleNames) state.design.scope());
            if (state == null) {
                return ShownValue.of(known.target.call(Function.directArguments(null, null, values.toArray())));
            }
            values.addAll(MoveScope.shown(known.shown, location, frame, state, registers));
            var excursion = new Excursion(state);
            try {
                if (registers) {
                    Registers.store(frame, state);
                }
                return ShownValue.of(known.target.call(Function.directArguments(state, null, values.toArray())));
            } finally {
                excursion.comeBack();
            }
        }

        private synchronized Code code(@Nullable RuleNames rules) {
            var known = code;
            if (known == null || known.rules != rules) {
                known = understood(rules);
                code = known;
            }
            return known;
        }

        /** What is only shown has a name in expressions that make no sense otherwise, so it hides nothing. */
        private Code understood(@Nullable RuleNames rules) {
            var context = SenetContext.get(this);
            var names = new ArrayList<>(locals.keySet());
            try {
                return new Code(rules, evaluator.inline(context, source, names, rules), List.of());
            } catch (SenetException e) {
                if (rules == null || e.kind() != ErrorKind.NAME) {
                    throw e;
                }
                var shown = MoveScope.ONLY_SHOWN.stream()
                        .filter(name -> !locals.containsKey(name))
                        .toList();
                names.addAll(shown);
                return new Code(rules, evaluator.inline(context, source, names, rules), shown);
            }
        }
    }

    /**
     * An expression that was understood.
     *
     * @param rules the names of the game, or null where no rule is running
     * @param shown what it sees of the move besides what rules see
     */
    private record Code(@Nullable RuleNames rules, RootCallTarget target, List<String> shown) {}
}
