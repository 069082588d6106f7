package org.senet.lint;

import org.senet.game.GameRules;
import org.senet.ir.Ir;

/** One kind of fault that is looked for. Rules hold no state, so they may serve several threads. */
public interface LintRule {
    /** The name by which a text silences the rule, and a user chooses it. */
    String name();

    /** What the rule finds, in a few words that continue "finds". */
    String summary();

    /** How bad the findings are. */
    default Severity severity() {
        return Severity.WARNING;
    }

    /** Looks at the program as a whole. */
    default void program(Program program, Report report) {}

    /**
     * Looks at a game, once for each way to set it up. What is found stands only if it is found in all of these ways in
     * which the code at its place is used.
     */
    default void game(GameRules game, Program program, Report report) {}

    /**
     * Looks at a piece of code; called for each part of it, functions inside of it included.
     *
     * @param code what the part belongs to
     */
    default void code(Ir part, Code code, Report report) {}
}
