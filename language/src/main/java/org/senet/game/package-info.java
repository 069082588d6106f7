/**
 * Games: {@code RuleDefinitions} handles the forms {@code piece} and {@code game}, {@code GameBuilder} makes a
 * {@link org.senet.game.Game} of them, and a game has positions, moves and results. What hosts and programs see are
 * {@code Game}, {@code Position}, {@code Move} and {@code MoveList}; texts of positions are read and written by
 * {@code PositionText} and {@code FenText}, names of moves made by {@code Notation}. The {@code Perft...} classes count
 * positions, {@code Playout} plays at random.
 */
package org.senet.game;
