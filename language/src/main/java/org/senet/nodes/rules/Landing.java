package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.jspecify.annotations.Nullable;
import org.senet.ir.Query;
import org.senet.nodes.Registers;
import org.senet.nodes.Step;
import org.senet.nodes.choice.IfStep;
import org.senet.state.Design;
import org.senet.state.LandingMoves;
import org.senet.state.Log;
import org.senet.state.State;

/**
 * The end of moves that do no more than to put down what is in the hand, and to set counters to zero, perhaps only in place of an enemy.
 * Such moves are listed without doing any of it. Immutable.
 */
final class Landing {
    private final Site site;
    private final Design design;

    /** The counters that are set to zero in place of an enemy, as bits. */
    private final int resetsOnEnemy;

    /** Those that are elsewhere. */
    private final int resets;

    private Landing(Site site, int resetsOnEnemy, int resets) {
        this.site = site;
        design = site.design;
        this.resetsOnEnemy = resetsOnEnemy;
        this.resets = resets;
    }

    /**
     * What moves have in common that lift one piece.
     *
     * @param taken the log entry of that
     * @param hand the code of the piece as it will be put down
     * @param passed the log entry of a passing attribute that ends; 0 where there is none
     */
    record Lift(long taken, int hand, long passed) {}

    /** What steps do, if they are such an end; else null. */
    static @Nullable Landing of(Site site, Step end) {
        if (site.design.mergeMoves || site.design.attributes.passingCount() > 1) {
            return null;
        }
        if (end instanceof IfStep either
                && either.test() instanceof AskTestNode ask
                && ask.isHere()
                && ask.query() == Query.IS_ENEMY) {
            int then = resets(either.then());
            int otherwise = resets(either.otherwise());
            return then < 0 || otherwise < 0 ? null : new Landing(site, then, otherwise);
        }
        int always = resets(end);
        return always < 0 ? null : new Landing(site, always, always);
    }

    /** The counters that steps set to zero before they put the piece down; -1 where they do anything else. */
    private static int resets(Step step) {
        if (step instanceof ResetCounterStep reset) {
            int others = resets(reset.next());
            return others < 0 ? others : others | 1 << reset.counter();
        }
        return step instanceof EffectStep effect
                        && effect.effect() instanceof DropNode drop
                        && !drop.isOn()
                        && effect.next() instanceof AddMoveStep
                ? 0
                : -1;
    }

    /** What the moves from here have in common; null where they must be made, because more has happened than that one piece was lifted. */
    @Nullable
    Lift lift(VirtualFrame frame, State state) {
        int logTop = Registers.logTop(frame);
        int hand = Registers.hand(frame);
        if (hand == 0
                || logTop == 0
                || logTop > 2
                || Registers.invariantTop(frame) != 0
                || !Log.changesBoard(state.log[0])
                || logTop == 2 && !Log.changesHandOnly(state.log[1])
                || design.setsCounters() && state.countersSet) {
            return null;
        }
        return new Lift(state.log[0], hand, passed(state));
    }

    /** Which counters the end sets to zero, as bits, on a position by the code of what stands there. */
    int resets(State state, int before) {
        return resets != resetsOnEnemy && site.isEnemy(state, before) ? resetsOnEnemy : resets;
    }

    /** Begins to add so many moves, or less, of the piece at a position between moves, which set no counters to zero but of their own. */
    LandingMoves movesFrom(State state, int position, int code, int most) {
        return new LandingMoves(state, most, Log.entry(Log.TAKE, position, code, 0), code, passed(state), 0, 0);
    }

    private long passed(State state) {
        var attributes = design.attributes;
        if (attributes.passingCount() == 0) {
            return 0;
        }
        int index = attributes.passing(0);
        int value = state.attributes[index];
        int initial = attributes.initial(index);
        return value == initial ? 0 : Log.entry(Log.ATTRIBUTE, index, value, initial);
    }

    /** Begins to add so many moves, or less, to those of a state. */
    LandingMoves moves(State state, Lift lift, int most) {
        return new LandingMoves(state, most, lift.taken, lift.hand, lift.passed, resets, resetsOnEnemy);
    }

    /** Adds the move to a position. */
    void add(State state, LandingMoves moves, int at, int before) {
        moves.add(at, before, resets != resetsOnEnemy && site.isEnemy(state, before));
    }
}
