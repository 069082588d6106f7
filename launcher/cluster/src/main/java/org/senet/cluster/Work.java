package org.senet.cluster;

import java.io.IOException;
import java.nio.file.Path;

/**
 * What is to be done with a game, cut into units that are numbered from 0. It is data, and goes over the wire as such. What comes of
 * a unit is one line of text.
 */
public sealed interface Work permits PerftWork, PlayoutsWork, MatchWork, SelfPlayWork, ReplayWork, AnalysisWork {
    /** A word for it: the command's name. */
    String kind();

    /** How many units there are. */
    int units();

    /**
     * Gets ready to do units of it in a context.
     *
     * @param outlet takes what units make besides their results
     */
    Units open(OpenGame game, Outlet outlet) throws IOException;

    /**
     * The texts that units read.
     *
     * @param folder of the job, where planning has put them
     */
    default Inputs inputs(Path folder) throws IOException {
        return Inputs.NONE;
    }

    /** Does units of some work in one context. For one thread at a time. */
    @FunctionalInterface
    interface Units {
        /**
         * What comes of a unit: a line of text without tabs.
         *
         * @param input the text that the unit reads; empty when it reads none
         * @throws org.graalvm.polyglot.PolyglotException when the rules fail
         */
        String result(int unit, String input) throws IOException;
    }

    /** How many units of at most {@code batch} elements there are for so many elements. */
    static int batches(long elements, long batch) {
        return Math.toIntExact((elements + batch - 1) / batch);
    }
}
