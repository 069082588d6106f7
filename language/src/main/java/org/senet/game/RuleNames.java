package org.senet.game;

import org.senet.analyzer.GameNames;

/**
 * What an expression means that is evaluated while the rules of a game run.
 *
 * @param names the game's own names
 * @param namespace the name of the one where the game was defined
 */
public record RuleNames(GameNames names, String namespace) {}
