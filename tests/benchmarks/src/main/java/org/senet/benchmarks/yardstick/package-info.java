/**
 * Move generators written by hand in plain Java: what Senet's speed is compared with. Each plays one game, with a board of its own
 * making; chess, Othello and Connect Four have two each, one that keeps sets of squares in machine words and one that keeps the squares
 * in an array. They use nothing of Senet.
 */
@NullMarked
package org.senet.benchmarks.yardstick;

import org.jspecify.annotations.NullMarked;
