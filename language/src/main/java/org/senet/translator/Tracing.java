package org.senet.translator;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.senet.data.PersistentVector;
import org.senet.data.SourceSpan;
import org.senet.ir.Ir;
import org.senet.ir.IrText;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Step;
import org.senet.nodes.TestNode;
import org.senet.nodes.choice.FailStep;
import org.senet.nodes.rules.EndMoveStep;
import org.senet.nodes.rules.PathNode;
import org.senet.nodes.trace.AttemptStep;
import org.senet.nodes.trace.BeginCheckStep;
import org.senet.nodes.trace.BranchStep;
import org.senet.nodes.trace.CheckedNode;
import org.senet.nodes.trace.CheckedStep;
import org.senet.nodes.trace.ChoiceStep;
import org.senet.nodes.trace.DeferralStep;
import org.senet.nodes.trace.DoneStep;
import org.senet.nodes.trace.GoesOnStep;
import org.senet.nodes.trace.JudgedNode;
import org.senet.nodes.trace.ObservedAttackNode;
import org.senet.nodes.trace.ObservedGoNode;
import org.senet.nodes.trace.ObservedNode;
import org.senet.nodes.trace.ObservedSearchNode;
import org.senet.nodes.trace.ObservedSquareNode;
import org.senet.nodes.trace.ObservedTestNode;
import org.senet.nodes.trace.SearchStep;
import org.senet.nodes.trace.TracedCheckStep;
import org.senet.nodes.trace.TracedEndMoveStep;
import org.senet.nodes.trace.TracedFunctionNode;
import org.senet.nodes.trace.TracedWriteNode;
import org.senet.state.Numbered;
import org.senet.trace.Attempt;
import org.senet.trace.Observation;
import org.senet.trace.Phrase;

/**
 * Adds to the code of rules the nodes that write down what happens, where a unit is translated for that; elsewhere every
 * method here gives back what it was given.
 */
final class Tracing {
    private static final Phrase ENDS_HERE = new Phrase("the move ends here", null);
    private static final Phrase GOES_ON = new Phrase("it goes on", null);

    private static final String WAYS = "rules";
    private static final String WAY = "rule";

    private static final String CHECK = "(check ";
    private static final int LONGEST = 160;

    private final boolean on;
    private final Map<Ir, Ir.Check> checks = new IdentityHashMap<>();
    private final Map<Ir, String> messages = new IdentityHashMap<>();
    private final IrText text;

    /** @param names what variables are called */
    Tracing(boolean on, Function<org.senet.ir.Local, String> names) {
        this.on = on;
        text = new IrText(names);
    }

    boolean isOn() {
        return on;
    }

    String text(Ir ir) {
        return text.of(ir);
    }

    private Phrase phrase(Ir ir) {
        return new Phrase(text.of(ir), ir.span());
    }

    /** Notes which check a condition is the condition of. */
    void note(Ir.Check check) {
        if (on) {
            checks.put(check.test(), check);
        }
    }

    /** A condition whose parts are checked one by one; what the program says of it, it says of each. */
    void noteParts(Ir test, List<Ir> parts) {
        var message = message(test);
        if (message != null) {
            parts.forEach(part -> messages.put(part, message));
        }
    }

    private @Nullable String message(Ir test) {
        var check = checks.get(test);
        return check == null ? messages.get(test) : check.message();
    }

    /** A condition has become another one on the way. */
    void noteAs(Ir before, Ir after) {
        if (checks.containsKey(before)) {
            checks.put(after, checks.get(before));
        }
    }

    /** The condition of a check as the program's text has it, if it stands there as a whole; macros are better read so. */
    private Phrase condition(Ir test) {
        var check = checks.get(test);
        var message = message(test);
        var written = check == null ? null : written(check);
        return written == null
                ? new Phrase(text.of(test), test.span(), message)
                : new Phrase(written, check.span(), message);
    }

    /** The condition of a check as it stands in the text; null where it does not stand there as a whole. */
    private static @Nullable String written(Ir.Check check) {
        var span = check.span();
        var written = span == null || span.end() - span.start() > LONGEST ? "" : span.text();
        if (!written.startsWith(CHECK) || !written.endsWith(")") || written.contains("~")) {
            return null;
        }
        var condition = written.substring(CHECK.length(), written.length() - 1).strip();
        var message = check.message() == null ? "" : '"' + check.message() + '"';
        return condition.endsWith(message)
                ? condition
                        .substring(0, condition.length() - message.length())
                        .strip()
                        .replaceAll("\\s+", " ")
                : null;
    }

    // ---- choices

    /** A form that may choose, made with what follows it. */
    Step choice(
            Ir ir, DirectTranslator direct, ChoiceTranslator.Rest rest, Function<ChoiceTranslator.Rest, Step> make) {
        if (!on || !isChoice(ir)) {
            return make.apply(rest);
        }
        if (ir instanceof Ir.Any a && a.options().isEmpty()) {
            return new CheckedStep(phrase(ir), null);
        }
        return new ChoiceStep(
                phrase(ir),
                make.apply((value, tail) -> new BranchStep(null, label(value, direct), rest.build(value, tail))));
    }

    private static boolean isChoice(Ir ir) {
        return switch (ir) {
            case Ir.Any a -> true;
            case Ir.AnyOf a -> true;
            case Ir.AnyPiece a -> true;
            case Ir.AnyPlace a -> true;
            case Ir.AnyConnected a -> true;
            default -> false;
        };
    }

    private static @Nullable ExpressionNode label(Ir value, DirectTranslator direct) {
        return value instanceof Ir.LocalRef || value instanceof Ir.Const c && !Boolean.TRUE.equals(c.value())
                ? direct.unobserved(value)
                : null;
    }

    /** The choice among the ways of moving that a piece has. */
    Step ways(Step choice) {
        return on ? new ChoiceStep(new Phrase(WAYS, null), choice) : choice;
    }

    /** One of the ways of moving that a piece has. */
    Step way(@Nullable SourceSpan span, Step way) {
        return on ? new BranchStep(new Phrase(WAY, span), null, way) : way;
    }

    /** The rules of a piece; each way through them is one to go on. */
    Step attempt(Attempt.Kind kind, int rank, Step body) {
        return on ? new AttemptStep(kind, rank, body) : body;
    }

    /** Steps that only look for something. */
    Step search(Step steps) {
        return on ? new SearchStep(steps) : steps;
    }

    // ---- checks

    /** A check whose condition is plain code; null when nothing is traced. */
    @Nullable
    Step check(Ir test, DirectTranslator direct, Supplier<Step> passed) {
        return on ? new TracedCheckStep(condition(test), direct.test(test), passed.get()) : null;
    }

    /** A check whose condition is steps begins. */
    Step beginCheck(Step condition) {
        return on ? new BeginCheckStep(condition) : condition;
    }

    /** Such a check has held. */
    Step passed(Ir test, Step next) {
        return on ? new CheckedStep(condition(test), next) : next;
    }

    /** Such a check has failed. */
    Step failed(Ir test) {
        return on ? new CheckedStep(condition(test), null) : new FailStep();
    }

    /** The condition of a check that is remembered. */
    TestNode remembered(Ir test, TestNode condition) {
        return on ? new CheckedNode(condition(test), condition) : condition;
    }

    /** The same condition when it is judged again. */
    TestNode judged(Ir test, TestNode condition) {
        return on ? new JudgedNode(condition(test), condition) : condition;
    }

    /** A check that no longer move is found. */
    Step deferral(Ir test, Step step) {
        return on ? new DeferralStep(condition(test), step) : step;
    }

    // ---- values

    /** A part of a condition, or any other value. */
    ExpressionNode observed(Ir ir, ExpressionNode node, RuleTranslator rules) {
        if (!on) {
            return node;
        }
        // To tell where a question was asked, its path is evaluated once more, so that must not act or move.
        return switch (ir) {
            case Ir.Ask a
            when a.query().isTest() && Looking.areQuiet(a.path()) ->
                new ObservedSquareNode(Observation.Kind.SQUARE, phrase(ir), (TestNode) node, rules.path(a.path()));
            case Ir.InZone z
            when Looking.areQuiet(z.path()) ->
                new ObservedSquareNode(Observation.Kind.ZONE, phrase(ir), (TestNode) node, path(z, rules));
            case Ir.IsAttacked i
            when Looking.areQuiet(i.path()) ->
                new ObservedAttackNode(
                        i.defended() ? Observation.Kind.DEFENCE : Observation.Kind.ATTACK,
                        phrase(ir),
                        (TestNode) node,
                        rules.path(i.path()));
            case Ir.Exists e -> new ObservedSearchNode(phrase(ir), node);
            case Ir.Count c -> new ObservedSearchNode(phrase(ir), node);
            case Ir.Each e -> new ObservedSearchNode(null, node);
            case Ir.FirstWay f -> new ObservedSearchNode(null, node);
            case Ir.Ask a -> value(ir, node);
            case Ir.InZone z -> value(ir, node);
            case Ir.IsAttacked i -> value(ir, node);
            case Ir.AskTurn a -> value(ir, node);
            case Ir.PieceAttribute a -> value(ir, node);
            case Ir.BoardAttribute a -> value(ir, node);
            case Ir.Mark m -> value(ir, node);
            case Ir.InReserve r -> value(ir, node);
            case Ir.GlobalRef g -> value(ir, node);
            case Ir.LocalRef l -> value(ir, node);
            case Ir.NoMovesOf n -> value(ir, node);
            case Ir.ThroughoutRepetition t -> value(ir, node);
            default -> node;
        };
    }

    private static PathNode path(Ir.InZone zone, RuleTranslator rules) {
        return rules.path(zone.path());
    }

    private ExpressionNode value(Ir ir, ExpressionNode node) {
        return node instanceof TestNode test
                ? new ObservedTestNode(phrase(ir), test)
                : new ObservedNode(phrase(ir), node);
    }

    /** A condition that may be a step. */
    TestNode forced(Ir value, TestNode node) {
        boolean steps = value instanceof Ir.LocalRef
                || value instanceof Ir.Const c
                        && (c.value() instanceof Numbered || c.value() instanceof PersistentVector);
        return on && steps ? new ObservedGoNode(phrase(value), node) : node;
    }

    // ---- effects and ends

    /** What follows an effect. */
    Step done(Ir effect, Step next) {
        return on ? new DoneStep(phrase(effect), next) : next;
    }

    /** A change of a global. */
    ExpressionNode written(Ir.GlobalAssign assign, ExpressionNode write) {
        return on ? new TracedWriteNode(phrase(assign), assign.name(), write) : write;
    }

    /** The end of the move at a place where it may go on. */
    Step endsHere(Step finish) {
        return on ? new BranchStep(ENDS_HERE, null, finish) : finish;
    }

    /** The move goes on where it could have ended. */
    Step goesOn(Step next) {
        return on ? new BranchStep(GOES_ON, null, new GoesOnStep(next)) : next;
    }

    /** A place where the move may end or go on. */
    Step endMove(Ir.EndMove ir, EndMoveStep step) {
        return on ? new TracedEndMoveStep(phrase(ir), step) : step;
    }

    /** The function of a call that may choose. */
    ExpressionNode function(Translator translator, ExpressionNode function) {
        return on ? new TracedFunctionNode(translator::traced, function) : function;
    }
}
