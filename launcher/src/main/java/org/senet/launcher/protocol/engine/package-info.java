/**
 * Games as engines: what a program such as a graphical interface asks by a protocol, and what a searching player answers. One thread
 * reads what comes in; another one loads the game, keeps the position and searches.
 */
@NullMarked
package org.senet.launcher.protocol.engine;

import org.jspecify.annotations.NullMarked;
