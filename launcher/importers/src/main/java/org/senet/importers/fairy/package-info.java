/**
 * Variants of chess and other games as Fairy-Stockfish has them in files such as {@code variants.ini}.
 *
 * <p>{@link org.senet.importers.fairy.Ini} reads the file, {@link org.senet.importers.fairy.Setup} makes the settings of one variant
 * from its section and those it inherits from, {@link org.senet.importers.fairy.Betza} reads how pieces move, and {@link
 * org.senet.importers.fairy.GameText} writes the game.
 */
@NullMarked
package org.senet.importers.fairy;

import org.jspecify.annotations.NullMarked;
