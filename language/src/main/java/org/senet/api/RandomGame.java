package org.senet.api;

import java.util.List;
import org.graalvm.polyglot.HostAccess;
import org.jspecify.annotations.Nullable;

/**
 * A game that was played at random: each legal move was as likely as every other, moves of chance were as likely as their weights say,
 * and what could be claimed was claimed.
 */
@HostAccess.Implementable
public interface RandomGame {
    /** {@code over}, {@code claimed}, or {@code unfinished} when it was broken off. */
    String outcome();

    /** The position in which it has ended. */
    Position end();

    /** The name of the first move that was not made by chance; null when there was none. */
    @Nullable
    String first();

    /** The hashes of the positions in which moves were made. */
    List<Long> hashes();

    /** How many moves were legal in these; 0 where chance decided. */
    List<Long> choices();

    /**
     * What the moves did: for each move a line, for each of its actions the kind, the position where it ended and the type of piece,
     * with a tab behind each.
     */
    String deeds();
}
