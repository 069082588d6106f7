/**
 * Rules for Zillions of Games, {@code .zrf}. A text goes through four stages: {@link org.senet.importers.zillions.ZrfReader} makes
 * nodes of it, {@link org.senet.importers.zillions.MacroExpander} expands macros and includes, {@link
 * org.senet.importers.zillions.Rules} applies variants, and {@link org.senet.importers.zillions.GameWriter} writes the program with
 * a class for each part: boards, pieces, moves, conditions. {@link org.senet.importers.zillions.MoveWriter} explains the order of
 * effects.
 */
@NullMarked
package org.senet.importers.zillions;

import org.jspecify.annotations.NullMarked;
