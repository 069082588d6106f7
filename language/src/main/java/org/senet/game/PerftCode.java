package org.senet.game;

import com.oracle.truffle.api.CallTarget;
import com.oracle.truffle.api.RootCallTarget;
import com.oracle.truffle.api.nodes.NodeUtil;
import com.oracle.truffle.api.nodes.RootNode;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.senet.nodes.NodeCount;
import org.senet.nodes.rules.RunProgramStep;
import org.senet.runtime.SenetLanguage;
import org.senet.state.Design;
import org.senet.translator.LazyCode;
import org.senet.translator.RuleCompiler;

/**
 * A game's code for {@link Perft}, and for random games that are played by the same means, made when it is first needed and shared by
 * all contexts that share the game's. Thread-safe.
 */
final class PerftCode {
    private static final int USUAL = 1;
    /** For tools that look on, who may come at any time. */
    private static final int WATCHED = 2;

    /** Rules of so few nodes are worth to be compiled together with what plays their moves. */
    private static final int FEW_NODES = 40;

    /** The same of conditions of the end, which are asked at each position; few of their nodes are compiled if they hardly ever hold. */
    private static final int FEW_NODES_OF_END = 200;

    private final RuleCompiler compiler;
    private final Ends ends;
    private final LazyCode code;
    private final LazyCode twigs;
    private final LazyCode randomDrops;
    private final boolean mayDrop;

    PerftCode(RuleCompiler compiler, Ends ends, Design design) {
        this.compiler = compiler;
        this.ends = ends;
        mayDrop = DropMoves.mayBe(design);
        code = new LazyCode(
                compiler, WATCHED, number -> new PerftRootNode(SenetLanguage.get(null), compiler, ends, design)
                        .getCallTarget());
        twigs = new LazyCode(
                compiler,
                WATCHED,
                number -> number == USUAL && isSmall()
                        ? small(SenetLanguage.get(null), compiler, ends, design).getCallTarget()
                        : code.of(number));
        randomDrops = new LazyCode(compiler, USUAL, number -> new RandomDropsRootNode(
                        SenetLanguage.get(null), design, Objects.requireNonNull(DropMoves.of(compiler, ends, design)))
                .getCallTarget());
    }

    private static RootNode small(SenetLanguage language, RuleCompiler compiler, Ends ends, Design design) {
        var drops = DropMoves.of(compiler, ends, design);
        return drops == null
                ? new TwigsRootNode(language, compiler, ends, design)
                : new DropTreeRootNode(language, ends, design, drops);
    }

    private boolean isSmall() {
        return IntStream.rangeClosed(1, compiler.playerCount())
                .allMatch(p -> isSmall(compiler.generator(p, false), FEW_NODES)
                        && isSmall(ends.codeBeforeMoves(p), FEW_NODES_OF_END));
    }

    private static boolean isSmall(@Nullable CallTarget target, int nodes) {
        if (target == null) {
            return true;
        }
        var root = root(target);
        // Of large rules most are code of their own.
        return NodeCount.isAtMost(root, nodes) && NodeUtil.findFirstNodeInstance(root, RunProgramStep.class) == null;
    }

    /** The code that counts any number of plies. */
    CallTarget target() {
        return code.of(number());
    }

    /** The code that counts a few plies. */
    CallTarget twigs() {
        return twigs.of(number());
    }

    /** How many plies some {@link #twigs} count. */
    static int plies(CallTarget twigs) {
        return root(twigs) instanceof DropTreeRootNode tree ? tree.plies() : 2;
    }

    /** The code that plays a {@linkplain RandomDrops random game}; null where moves are none of these. */
    @Nullable
    CallTarget randomDrops() {
        // Most games are told apart without making code for a count.
        return mayDrop && !ends.haveClaims() && root(twigs()) instanceof DropTreeRootNode
                ? randomDrops.of(USUAL)
                : null;
    }

    private static RootNode root(CallTarget target) {
        return ((RootCallTarget) target).getRootNode();
    }

    private int number() {
        return compiler.isWatched() ? WATCHED : USUAL;
    }
}
