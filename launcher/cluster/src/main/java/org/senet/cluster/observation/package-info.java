/** What is seen in a game: {@code GameWalk} observes one, {@code GameRow} and {@code Counts} are what it has seen, and travel as data. */
@NullMarked
package org.senet.cluster.observation;

import org.jspecify.annotations.NullMarked;
