package org.senet.translator;

import com.oracle.truffle.api.nodes.Node;
import org.senet.ir.FrameLayout;
import org.senet.nodes.Step;
import org.senet.nodes.WritesSlot;
import org.senet.nodes.choice.AlternativesStep;
import org.senet.nodes.choice.AnyConstantStep;
import org.senet.nodes.choice.AnyStep;
import org.senet.nodes.choice.CheckStep;
import org.senet.nodes.choice.IfStep;
import org.senet.nodes.choice.RunStep;
import org.senet.nodes.choice.TailLoopStep;
import org.senet.nodes.core.InvokeNode;
import org.senet.nodes.rules.AskTestNode;
import org.senet.nodes.rules.CaptureNode;
import org.senet.nodes.rules.ChangePieceNode;
import org.senet.nodes.rules.DropNode;
import org.senet.nodes.rules.EffectNode;
import org.senet.nodes.rules.EffectStep;
import org.senet.nodes.rules.EndMoveStep;
import org.senet.nodes.rules.GlideStep;
import org.senet.nodes.rules.InvariantStep;
import org.senet.nodes.rules.LeapStep;
import org.senet.nodes.rules.LongestFirstStep;
import org.senet.nodes.rules.PartStep;
import org.senet.nodes.rules.PickMoveStep;
import org.senet.nodes.rules.ReachStep;
import org.senet.nodes.rules.ResetCounterStep;
import org.senet.nodes.rules.RideStep;
import org.senet.nodes.rules.SlideStep;
import org.senet.nodes.rules.TakeNode;
import org.senet.nodes.rules.UnlessLongerStep;

/**
 * What is certain at a place in a rule. An effect that is certain to find a piece where it wants one needs no other way,
 * and then the compiler knows how long the log is and what the hand holds. Each step has one place in its tree, so one walk
 * from the root tells everything.
 *
 * @param occupied whether a piece stands on the current position
 * @param held whether a piece is in the hand
 */
record Facts(boolean occupied, boolean held) {
    private static final Facts NONE = new Facts(false, false);

    /** Tells the effects of a rule what is certain, given that there is a current position and what holds at the start. */
    static void spread(Step root, Facts facts) {
        facts.visit(root);
    }

    private void visit(Step step) {
        switch (step) {
            case EffectStep e -> childSteps(e, after(e.effect()));
            case CheckStep c -> childSteps(c, after(c).with(c.test()));
            case IfStep i -> {
                after(i).with(i.test()).visit(i.then());
                after(i).visit(i.otherwise());
            }
            case TailLoopStep l -> childSteps(l, new Facts(false, held));
            case AlternativesStep s -> childSteps(s, this);
            case AnyConstantStep s -> childSteps(s, this);
            case LongestFirstStep s -> childSteps(s, this);
            case EndMoveStep s -> childSteps(s, this);
            case UnlessLongerStep s -> childSteps(s, this);
            case PartStep s -> childSteps(s, this);
            case PickMoveStep s -> childSteps(s, this);
            case GlideStep s -> childSteps(s, new Facts(false, held));
            case RideStep s -> childSteps(s, new Facts(false, held));
            case SlideStep s -> childSteps(s, new Facts(false, held));
            case ReachStep s -> childSteps(s, new Facts(false, held));
            case LeapStep s -> childSteps(s, new Facts(false, held));
            case ResetCounterStep s -> childSteps(s, this);
            case AnyStep s -> childSteps(s, after(s));
            case RunStep s -> childSteps(s, after(s));
            case InvariantStep s -> childSteps(s, after(s));
            default -> childSteps(step, NONE);
        }
    }

    private static void childSteps(Node node, Facts facts) {
        for (var child : node.getChildren()) {
            if (child instanceof Step next) {
                facts.visit(next);
            } else {
                childSteps(child, NONE);
            }
        }
    }

    private Facts after(EffectNode effect) {
        return switch (effect) {
            case TakeNode take
            when take.isUnconditional() -> {
                take.setSure(occupied);
                yield new Facts(false, held || occupied);
            }
            case CaptureNode capture
            when capture.isHere() -> {
                capture.setSure(occupied);
                yield new Facts(false, held);
            }
            case ChangePieceNode change -> {
                // The new type and owner may be what a call returns, and calls may do anything.
                var facts = this;
                for (var argument : change.getChildren()) {
                    facts = facts.afterCode(argument);
                }
                change.setSure(facts.held);
                yield facts;
            }
            case DropNode drop -> {
                drop.setSure(held);
                yield new Facts(held, false);
            }
            default -> NONE;
        };
    }

    /** What is still certain when the deterministic code of a step has run. */
    private Facts after(Step step) {
        var facts = this;
        for (var child : step.getChildren()) {
            if (!(child instanceof Step)) {
                facts = facts.afterCode(child);
            }
        }
        return facts;
    }

    private Facts afterCode(Node node) {
        if (node instanceof InvokeNode) {
            return NONE;
        }
        var facts = node instanceof WritesSlot writer && movesIn(writer) ? new Facts(false, held) : this;
        for (var child : node.getChildren()) {
            facts = facts.afterCode(child);
        }
        return facts;
    }

    private static boolean movesIn(WritesSlot writer) {
        var moves = new boolean[1];
        writer.writtenSlots(slot -> moves[0] |= slot == FrameLayout.POSITION);
        return moves[0];
    }

    private Facts with(Node test) {
        boolean occupies = test instanceof AskTestNode ask && ask.isHere() && ask.impliesPiece();
        return new Facts(occupied || occupies, held);
    }
}
