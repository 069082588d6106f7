/**
 * Boards: how they are declared, what is always true of them, and how they are drawn as text.
 *
 * <p>{@link org.senet.board.BoardDeclaration} reads a {@code (board ...)} form and makes a
 * {@link org.senet.board.Board}; {@link org.senet.board.BoardText} draws one. Everything public here is immutable and
 * safe to share between threads.
 */
@NullMarked
package org.senet.board;

import org.jspecify.annotations.NullMarked;
