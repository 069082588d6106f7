package org.senet.launcher.protocol.engine;

import org.senet.launcher.protocol.Opening;

/**
 * What an engine is started with.
 *
 * @param game what the game is called on the command line
 * @param opening opens it
 * @param player who chooses moves, as on the command line
 * @param seed of all chances
 */
public record Setting(String game, Opening opening, String player, long seed) {}
