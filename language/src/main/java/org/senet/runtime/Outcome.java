package org.senet.runtime;

/** What a step tells the step before it: whether to try further alternatives. */
public final class Outcome {
    /** All alternatives of what follows have been tried; go on with the next one. */
    public static final int EXHAUSTED = 0;
    /**
     * Enough was found; try nothing more. Not 1: the compiler takes one of 0 and 1 by a condition for the condition itself, and then
     * misses the branch that the {@linkplain org.senet.nodes.Odds odds} of the condition are meant for.
     */
    public static final int STOP = 2;
    /** The first code of a loop that asks for its next turn; loops inside others have higher ones. */
    public static final int FIRST_LOOP = 3;

    private Outcome() {}
}
