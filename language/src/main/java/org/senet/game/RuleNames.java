package org.senet.game;

import org.senet.analyzer.GameNames;
import org.senet.nodes.rules.Generators;
import org.senet.runtime.Namespace;

/**
 * What an expression means that is evaluated while the rules of a game run.
 *
 * @param names the game's own names
 * @param namespace where the game was defined
 * @param generators what finds moves and attacks
 */
public record RuleNames(GameNames names, Namespace namespace, Generators generators) {}
