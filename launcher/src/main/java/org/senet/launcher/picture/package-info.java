/**
 * Pictures of boards as Scalable Vector Graphics.
 *
 * <p>{@link org.senet.launcher.picture.BoardGeometry} decides where positions lie, {@link org.senet.launcher.picture.PieceArt} what
 * pieces look like, and {@link org.senet.launcher.picture.BoardPicture} writes the picture.
 */
@NullMarked
package org.senet.launcher.picture;

import org.jspecify.annotations.NullMarked;
