/**
 * Games for programs that learn: clicks as actions of a fixed number, positions as planes, many games at a time, by lines of JSON.
 * {@code Environment} is one game, {@code EnvironmentServer} the conversation.
 */
@NullMarked
package org.senet.launcher.env;

import org.jspecify.annotations.NullMarked;
