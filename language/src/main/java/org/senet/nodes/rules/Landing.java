package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
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
 * The end of moves that do no more than to put down what is in the hand, to change attributes in the same way wherever that is, and to
 * set counters to zero, perhaps only in place of an enemy.
 * Such moves are listed without doing any of it. Immutable.
 */
final class Landing {
    private static final long[] NO_ENTRIES = {};

    private final Site site;
    private final Design design;

    /** The counters that are set to zero in place of an enemy, as bits. */
    private final int resetsOnEnemy;

    /** Those that are elsewhere. */
    private final int resets;

    @CompilationFinal(dimensions = 1)
    private final AttributeChange[] changes;

    private Landing(Site site, int resetsOnEnemy, int resets, List<AttributeChange> changes) {
        this.site = site;
        design = site.design;
        this.resetsOnEnemy = resetsOnEnemy;
        this.resets = resets;
        this.changes = changes.toArray(AttributeChange[]::new);
    }

    /**
     * What moves have in common that lift one piece.
     *
     * @param taken the log entry of that
     * @param hand the code of the piece as it will be put down
     * @param changed the log entries of changes of attributes
     * @param passed the log entry of a passing attribute that ends; 0 where there is none
     */
    record Lift(long taken, int hand, long[] changed, long passed) {}

    /**
     * What is done where a piece is put down.
     *
     * @param resets the counters that are set to zero, as bits
     */
    private record End(int resets, List<AttributeChange> changes) {}

    /** What steps do, if they are such an end; else null. */
    static @Nullable Landing of(Site site, Step end) {
        if (site.design.mergeMoves || site.design.attributes.passingCount() > 1) {
            return null;
        }
        if (end instanceof IfStep either
                && either.test() instanceof AskTestNode ask
                && ask.isHere()
                && ask.query() == Query.IS_ENEMY) {
            var then = end(either.then(), site.design);
            var otherwise = end(either.otherwise(), site.design);
            return then == null || otherwise == null || !areLike(then.changes, otherwise.changes)
                    ? null
                    : new Landing(site, then.resets, otherwise.resets, then.changes);
        }
        var always = end(end, site.design);
        return always == null ? null : new Landing(site, always.resets, always.resets, always.changes);
    }

    /** What steps do that put the piece down and end the move; null if they do anything else. */
    private static @Nullable End end(Step first, Design design) {
        int resets = 0;
        int drops = 0;
        var changes = new ArrayList<AttributeChange>();
        var step = first;
        while (!(step instanceof AddMoveStep)) {
            switch (step) {
                case ResetCounterStep reset -> {
                    resets |= 1 << reset.counter();
                    step = reset.next();
                }
                case EffectStep e
                when e.effect() instanceof DropNode drop && !drop.isOn() -> {
                    drops++;
                    step = e.next();
                }
                case EffectStep e
                when e.effect() instanceof SetBoardAttributeNode set -> {
                    var change = set.change();
                    if (change == null
                            || change.passes(design)
                            || changes.stream().anyMatch(c -> c.index() == change.index())) {
                        return null;
                    }
                    changes.add(change);
                    step = e.next();
                }
                default -> {
                    return null;
                }
            }
        }
        return drops == 1 ? new End(resets, List.copyOf(changes)) : null;
    }

    private static boolean areLike(List<AttributeChange> some, List<AttributeChange> others) {
        return some.size() == others.size()
                && IntStream.range(0, some.size()).allMatch(i -> some.get(i).isLike(others.get(i)));
    }

    /** Whether the same happens to attributes at both ends. */
    boolean changesLike(Landing other) {
        return areLike(List.of(changes), List.of(other.changes));
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
        return new Lift(state.log[0], hand, changed(state), passed(state));
    }

    /** The entries of the log for what happens to attributes. */
    @ExplodeLoop
    private long[] changed(State state) {
        if (changes.length == 0) {
            return NO_ENTRIES;
        }
        var entries = new long[changes.length];
        for (int i = 0; i < changes.length; i++) {
            entries[i] = changes[i].entry(state);
        }
        return entries;
    }

    /** Which counters the end sets to zero, as bits, on a position by the code of what stands there. */
    int resets(State state, int before) {
        return resets != resetsOnEnemy && site.isEnemy(state, before) ? resetsOnEnemy : resets;
    }

    /** Begins to add so many moves, or less, of the piece at a position between moves, which set no counters to zero but of their own. */
    LandingMoves movesFrom(State state, int position, int code, int most) {
        var taken = Log.entry(Log.TAKE, position, code, 0);
        return new LandingMoves(state, most, taken, code, changed(state), passed(state), 0, 0);
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
        return new LandingMoves(state, most, lift.taken, lift.hand, lift.changed, lift.passed, resets, resetsOnEnemy);
    }

    /** Adds the move to a position. */
    void add(State state, LandingMoves moves, int at, int before) {
        moves.add(at, before, resets != resetsOnEnemy && site.isEnemy(state, before));
    }
}
