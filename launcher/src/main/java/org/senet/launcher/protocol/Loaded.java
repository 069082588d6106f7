package org.senet.launcher.protocol;

import org.graalvm.polyglot.Context;
import org.senet.api.Game;
import org.senet.api.Position;

/**
 * A game that is open.
 *
 * @param start where games begin unless a client says otherwise
 */
public record Loaded(Context context, Game game, Position start) {}
