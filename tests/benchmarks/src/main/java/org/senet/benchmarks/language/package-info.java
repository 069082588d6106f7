/**
 * Compares the core language with Clojure: the same programs, each dialect in a JVM of its own, measured by turns.
 *
 * <p>{@link org.senet.benchmarks.language.Comparison} is the program that {@code tests/benchmarks/run --language} starts.
 */
@NullMarked
package org.senet.benchmarks.language;

import org.jspecify.annotations.NullMarked;
