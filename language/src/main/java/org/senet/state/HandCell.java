package org.senet.state;

import org.jspecify.annotations.Nullable;

/**
 * Pieces in the hand below the top one.
 *
 * @param code the piece
 * @param below the pieces below it, or null
 */
public record HandCell(int code, @Nullable HandCell below) {}
