package org.senet.translator;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.senet.ir.Ir;
import org.senet.ir.Local;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Step;
import org.senet.nodes.choice.AgainStep;
import org.senet.nodes.choice.CheckStep;
import org.senet.nodes.choice.EnterSharedStep;
import org.senet.nodes.choice.SharedRoot;
import org.senet.nodes.choice.TailLoopStep;

/**
 * Turns loops that may choose into steps. A back edge in tail position is a real loop in the same frame. Any other back
 * edge enters the loop's body as shared code in a frame of its own; the first turn always stands in place, so that a chain
 * which usually has no second turn costs no call.
 */
final class LoopTranslator {
    private final Unit unit;
    private final ChoiceTranslator choice;
    private final DirectTranslator direct;
    private final Map<Ir.LoopLabel, BackEdge> backEdges = new IdentityHashMap<>();

    LoopTranslator(Unit unit, ChoiceTranslator choice, DirectTranslator direct) {
        this.unit = unit;
        this.choice = choice;
        this.direct = direct;
    }

    /** How a loop goes on with its next turn, from wherever in its body. */
    private final class BackEdge {
        private final Ir key;
        private final Function<Tail, Step> turn;
        private final @Nullable Ahead ahead;
        private int number;
        private boolean used;

        /** @param ahead what a turn must see to get anywhere; null when that is not known */
        BackEdge(Ir key, @Nullable Ahead ahead, Function<Tail, Step> turn) {
            this.key = key;
            this.ahead = ahead;
            this.turn = turn;
        }

        /** The loop from its next turn on. */
        Step begin(Tail tail) {
            int outerNumber = number;
            boolean outerUsed = used;
            int loop = unit.nextLoop();
            number = loop;
            used = false;
            var body = turn.apply(tail.within(loop));
            var step = used ? new TailLoopStep(loop, unit.site().design() != null, body).at(key.span()) : body;
            number = outerNumber;
            used = outerUsed;
            return step;
        }

        Step again(Tail tail, ExpressionNode... bindings) {
            if (tail.of(number) && !unit.tracing().isOn()) {
                used = true;
                return new AgainStep(number, bindings);
            }
            var shared = choice.shared()
                    .of(
                            key,
                            () -> SharedRoot.byTransfer(
                                    unit.language(), unit.name(), unit.layout(), () -> begin(Tail.NONE)));
            var enter = new EnterSharedStep(unit.site().design() != null, shared, bindings);
            return ahead == null ? enter : new CheckStep(ahead.node(), enter);
        }
    }

    Step whileLoop(Ir.While loop, Tail tail, ChoiceTranslator.Rest rest) {
        var ahead = unit.looksAhead() ? Ahead.of(unit, loop) : null;
        var edge = new BackEdge[1];
        edge[0] = new BackEdge(
                loop,
                ahead,
                t -> asStatement(
                        loop.test(),
                        choice.condition(
                                loop.test(),
                                t,
                                u -> choice.statement(
                                        loop.body(), u, (v, w) -> choice.run(v, w, x -> edge[0].again(x))),
                                u -> rest.build(RuleTranslator.nothing(), u))));
        var first = edge[0].begin(tail);
        return ahead != null && ahead.isForFirstTurn() ? new CheckStep(ahead.node(), first) : first;
    }

    private static Step asStatement(Ir test, Step made) {
        return test.span() == null ? made : made.asStatement(test.span());
    }

    Step loop(Ir.Loop loop, Tail tail, ChoiceTranslator.Rest rest) {
        var locals = loop.label().locals();
        return bind(locals, loop.inits(), 0, tail, t -> {
            var edge = new BackEdge(loop, null, u -> choice.step(loop.body(), u, rest));
            backEdges.put(loop.label(), edge);
            return edge.begin(t);
        });
    }

    /** Binds one variable after another, because each initial value may read those before it. */
    private Step bind(List<Local> locals, List<Ir> inits, int index, Tail tail, Function<Tail, Step> next) {
        if (index == locals.size()) {
            return next.apply(tail);
        }
        return choice.operands(List.of(inits.get(index)), tail, (values, t) -> {
            var value = values.getFirst();
            var bind = new Ir.Bind(value.span(), locals.get(index), value);
            return choice.run(bind, t, u -> bind(locals, inits, index + 1, u, next));
        });
    }

    Step recur(Ir.Recur recur, List<Ir> values, Tail tail) {
        var locals = recur.label().locals();
        var temporaries = locals.stream().map(l -> unit.nextTurn(recur, l)).toList();
        var bindings = new ArrayList<ExpressionNode>();
        bindings.addAll(List.of(direct.bindings(temporaries, values)));
        var reads = temporaries.stream().map(t -> (Ir) new Ir.LocalRef(null, t)).toList();
        bindings.addAll(List.of(direct.bindings(locals, reads)));
        return backEdges.get(recur.label()).again(tail, bindings.toArray(ExpressionNode[]::new));
    }
}
