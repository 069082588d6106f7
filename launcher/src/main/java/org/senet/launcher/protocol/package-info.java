/**
 * What the protocols of board-game programs have in common: how games are opened for them, and how they write squares, moves and
 * positions.
 */
@NullMarked
package org.senet.launcher.protocol;

import org.jspecify.annotations.NullMarked;
