/**
 * A game being played, as numbers. {@link org.senet.state.State} is what rules run on, the {@link org.senet.state.Log} what they
 * have done, a {@link org.senet.state.MoveBuffer} the moves found, a {@link org.senet.state.Design} what never changes while a
 * game is played, and a {@link org.senet.state.Snapshot} a position between moves. {@code Playing}, {@code PieceSets},
 * {@code History}, {@code Counters} and {@code Landings} keep what moves change; {@code PositionKey} and {@code Hashes} name
 * positions by numbers.
 */
package org.senet.state;
