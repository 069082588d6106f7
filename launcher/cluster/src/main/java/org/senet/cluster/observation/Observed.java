package org.senet.cluster.observation;

/**
 * What was seen in a game.
 *
 * @param row what is known of it
 * @param counts what happened in it
 */
public record Observed(GameRow row, Counts counts) {}
