/**
 * What many games tell about a game: {@code GameWalk} observes one, {@code Series} collects, {@code Measure} names what is measured,
 * and the reports write it down.
 */
@NullMarked
package org.senet.launcher.analysis;

import org.jspecify.annotations.NullMarked;
