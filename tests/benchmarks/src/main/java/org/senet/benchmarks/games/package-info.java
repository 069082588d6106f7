/**
 * The speed of every bundled game, beside programs written by hand in Java and the figures of other systems. It is a user of the
 * public polyglot API and of the command {@code senet}, and knows the language by its members' names only.
 *
 * <p>{@link org.senet.benchmarks.games.GameReport} and {@link org.senet.benchmarks.games.Gate} are the programs that
 * {@code tests/benchmarks/run} starts. Each game has a JVM of its own, a {@link org.senet.benchmarks.games.Worker}.
 */
@NullMarked
package org.senet.benchmarks.games;

import org.jspecify.annotations.NullMarked;
