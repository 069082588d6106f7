/**
 * The moves of pieces in Betza's notation, as XBoard reads it: found by looking at the legal moves of many positions, and compared with
 * those of other positions.
 */
@NullMarked
package org.senet.launcher.protocol.betza;

import org.jspecify.annotations.NullMarked;
