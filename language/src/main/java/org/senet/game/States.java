package org.senet.game;

import com.oracle.truffle.api.Assumption;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jspecify.annotations.Nullable;
import org.senet.state.Design;
import org.senet.state.MoveBuffer;
import org.senet.state.Snapshot;
import org.senet.state.State;
import org.senet.translator.RuleCompiler;

/** Makes the states on which the rules of one game run, and keeps those that nobody uses. May be used by several threads. */
final class States {
    private final Design design;
    private final RuleCompiler compiler;
    /** Not one for each thread: a thread would keep it, and with it the game, when its context is gone. */
    private final Queue<Scratch> spare = new ConcurrentLinkedQueue<>();
    /** Holds as long as the game is known to be made of the functions that are defined now; null before that is known. */
    private volatile @Nullable Assumption functionsUnchanged;

    States(Design design, RuleCompiler compiler) {
        this.design = design;
        this.compiler = compiler;
    }

    /**
     * What a generation needs and nobody keeps: a state and a buffer.
     *
     * @param state its content is of no account
     * @param moves its content is of no account
     * @param pace of random games
     */
    record Scratch(State state, MoveBuffer moves, Pace pace) {}

    /** A scratch area, for the caller alone until it is given back. */
    Scratch take() {
        checkFunctions();
        var found = spare.poll();
        return found != null ? found : new Scratch(make(), new MoveBuffer(), new Pace());
    }

    /** Gives a scratch area back; after an exception it is just forgotten. */
    void giveBack(Scratch used) {
        spare.add(used);
    }

    /** A new state at a position. */
    State at(Snapshot position) {
        checkFunctions();
        var state = make();
        state.load(position);
        return state;
    }

    private State make() {
        var state = new State(design);
        state.generators = compiler;
        return state;
    }

    /** Refuses to play by functions that are defined otherwise now. */
    private void checkFunctions() {
        var known = functionsUnchanged;
        if (known == null || !known.isValid()) {
            var now = compiler.functions().unchanged();
            compiler.functions().check();
            functionsUnchanged = now;
        }
    }
}
