/**
 * Nodes that look at the board and change it. Steps named {@code Any...} choose a position; nodes that change something undo it
 * when what follows them comes back. {@code GeneratorRootNode} goes through the passes of a player's rules, {@code PassNode}
 * through the pieces of one pass; {@code StartSets} and {@code CellsCode} say for whole sets of positions at once what need not
 * be tried; {@code Attack...} asks who could capture a piece. A {@code Site} is what a translation knows of the game and the
 * player.
 */
package org.senet.nodes.rules;
