package org.senet.cluster.records;

import java.util.List;

/**
 * What has come of the games of a part.
 *
 * @param games how many there are
 * @param plies how many moves were legal in all of them
 * @param told those of which something is told, in their order; games without any problem may be missing
 */
public record Verdicts(long games, long plies, List<Verdict> told) {}
