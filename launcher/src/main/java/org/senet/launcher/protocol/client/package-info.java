/**
 * Programs that play at our table: their processes, and what is said to them by each protocol. Every answer is checked by the rules of
 * the game.
 */
@NullMarked
package org.senet.launcher.protocol.client;

import org.jspecify.annotations.NullMarked;
