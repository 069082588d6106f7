package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import java.util.function.IntConsumer;
import org.senet.data.Nil;
import org.senet.data.PersistentVector;
import org.senet.data.Sequential;
import org.senet.errors.SenetException;
import org.senet.ir.FrameLayout;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.Step;
import org.senet.nodes.TestNode;
import org.senet.nodes.WritesSlot;
import org.senet.nodes.core.Truth;
import org.senet.runtime.Function;
import org.senet.runtime.Outcome;
import org.senet.state.Direction;
import org.senet.state.Place;
import org.senet.state.Player;
import org.senet.state.State;

/**
 * A condition in a rule, where evaluating is acting: a direction steps, a position goes there, a vector is a path of them,
 * a function of no arguments may stand where a direction's name stands, a player is true when it is to move. Every other
 * value has its truth.
 */
public final class ForceNode extends TestNode implements WritesSlot {
    private static final int NOT_A_MOVE = Integer.MIN_VALUE;

    private static final int PLACE = 1;
    private static final int DIRECTION = 2;
    private static final int BOOLEAN = 4;
    private static final int NOTHING = 8;
    private static final int OTHER = 16;

    private final Site site;
    private final boolean ruleTruth;

    /** The kinds of values that have been seen here, as bits: mostly it is one, and then nothing else need be compiled. */
    @CompilationFinal
    private int kinds;

    private final PathTables paths = new PathTables();

    @Child
    private ExpressionNode value;

    /** @param ruleTruth whether 0 and the empty string are false */
    public ForceNode(Site site, boolean ruleTruth, ExpressionNode value) {
        this.site = site;
        this.ruleTruth = ruleTruth;
        this.value = value;
    }

    /** What is evaluated. */
    ExpressionNode value() {
        return value;
    }

    @Override
    public boolean executeBoolean(VirtualFrame frame) {
        return force(frame, value.execute(frame));
    }

    @Override
    public int thenRun(VirtualFrame frame, Step next) {
        return force(frame, value.execute(frame)) ? next.execute(frame) : Outcome.EXHAUSTED;
    }

    private boolean force(VirtualFrame frame, Object v) {
        if ((kinds & PLACE) != 0 && v instanceof Place place) {
            return goTo(frame, place);
        }
        if ((kinds & DIRECTION) != 0 && v instanceof Direction direction) {
            var state = Frames.stateOrNull(frame);
            return state == null ? other(frame, v) : step(frame, state, direction);
        }
        if ((kinds & BOOLEAN) != 0 && v instanceof Boolean known) {
            return known;
        }
        if ((kinds & NOTHING) != 0 && v == Nil.NIL) {
            return false;
        }
        if ((kinds & OTHER) != 0) {
            return other(frame, v);
        }
        CompilerDirectives.transferToInterpreterAndInvalidate();
        kinds |= kind(frame, v);
        return force(frame, v);
    }

    private int kind(VirtualFrame frame, Object v) {
        if (v instanceof Boolean) {
            return BOOLEAN;
        }
        if (v == Nil.NIL) {
            return NOTHING;
        }
        if (v instanceof Place && site.design != null) {
            return PLACE;
        }
        return v instanceof Direction && Frames.stateOrNull(frame) != null ? DIRECTION : OTHER;
    }

    private static boolean goTo(VirtualFrame frame, Place place) {
        int to = place.number();
        if (to < 0) {
            return false;
        }
        Frames.setPosition(frame, to);
        return true;
    }

    private boolean step(VirtualFrame frame, State state, Direction direction) {
        int from = Frames.position(frame);
        int to = from < 0 ? -1 : site.steps(state)[direction.number()][from];
        if (to < 0) {
            return false;
        }
        Frames.setPosition(frame, to);
        return true;
    }

    private boolean other(VirtualFrame frame, Object v) {
        var state = Frames.stateOrNull(frame);
        if (v instanceof Direction direction && state != null) {
            return step(frame, state, direction);
        }
        if (v instanceof PersistentVector path && site.design != null && Frames.position(frame) >= 0) {
            return go(frame, state, path);
        }
        return other(frame, state, v);
    }

    private boolean go(VirtualFrame frame, State state, PersistentVector path) {
        int to = paths.end(site, state, Frames.position(frame), path, this);
        if (to == PathTables.UNKNOWN) {
            return other(frame, state, path);
        }
        if (to < 0) {
            return false;
        }
        Frames.setPosition(frame, to);
        return true;
    }

    private boolean other(VirtualFrame frame, State state, Object v) {
        if (state != null && state.design != null) {
            int from = Frames.position(frame);
            int to;
            if (v instanceof Place p) {
                to = p.number();
            } else if (v instanceof Player p) {
                return p.number() == site.player(state);
            } else {
                Registers.store(frame, state);
                to = follow(state, from, v);
                Registers.load(frame, state);
                Frames.setPosition(frame, from);
            }
            if (to != NOT_A_MOVE) {
                if (to < 0) {
                    return false;
                }
                Frames.setPosition(frame, to);
                return true;
            }
        }
        return ruleTruth ? truth(v) : Truth.core(v);
    }

    @TruffleBoundary
    private static boolean truth(Object v) {
        return Truth.rules(v);
    }

    /** The position after following a path or calling a function, -1 when that fails, or {@link #NOT_A_MOVE}. */
    @TruffleBoundary
    private int follow(State state, int from, Object v) {
        if (v instanceof PersistentVector path) {
            return Paths.along(site, state, from, path, this);
        }
        if (v instanceof Function f) {
            state.position = from;
            int logTop = state.logTop;
            var result = Paths.call(state, f, this);
            if (state.logTop != logTop) {
                throw SenetException.runtime(
                        this,
                        "a function that stands for a direction must not change the board",
                        "call it as a statement: (" + f.name() + ")");
            }
            if (Paths.isStep(result)) {
                return Paths.step(site, state, state.position, result, this);
            }
            return Truth.core(result) ? state.position : -1;
        }
        if (ruleTruth && v instanceof Sequential sequence) {
            Paths.refuseSteps(sequence, this);
        }
        if (ruleTruth || !(v instanceof String)) {
            Paths.refuseName(state, v, this);
        }
        return NOT_A_MOVE;
    }

    @Override
    public void writtenSlots(IntConsumer slots) {
        slots.accept(FrameLayout.POSITION);
    }
}
