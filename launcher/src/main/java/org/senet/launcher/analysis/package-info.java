/**
 * What many games tell about a game: {@code Series} collects what was observed, {@code Measure} names what is measured,
 * and the reports write it down.
 */
@NullMarked
package org.senet.launcher.analysis;

import org.jspecify.annotations.NullMarked;
