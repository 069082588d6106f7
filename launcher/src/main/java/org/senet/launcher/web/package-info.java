/**
 * Games in the browser: a server for this machine alone. The server knows the rules; the page draws and clicks.
 *
 * <p>{@link org.senet.launcher.web.GameServer} answers requests, {@link org.senet.launcher.web.Room} is a game that is being played,
 * with its moves as a {@link org.senet.launcher.web.MoveTree}, and {@link org.senet.launcher.web.Rooms} keeps them in files.
 */
@NullMarked
package org.senet.launcher.web;

import org.jspecify.annotations.NullMarked;
