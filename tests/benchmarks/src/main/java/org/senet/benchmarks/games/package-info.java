/** The speed of every bundled game: lines of play counted, and random games, beside the figures of other systems. */
@NullMarked
package org.senet.benchmarks.games;

import org.jspecify.annotations.NullMarked;
