package org.senet.cluster.records;

import java.util.List;
import org.graalvm.polyglot.Value;

/**
 * A game of a record, as far as its moves were legal.
 *
 * @param positions from the start to the last that was reached, in the context of the player
 * @param moves that lead from each position to the next one
 */
public record PlayedGame(List<Value> positions, List<String> moves) {}
