package org.senet.lint;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.game.GameRules;
import org.senet.ir.Ir;

/**
 * Code of a program: a top-level form, or the rules of a game.
 *
 * @param bodies the parts, each a statement or an expression
 * @param watch what is known of its analysis
 * @param game the game whose rules these are, or null
 */
public record Code(List<Ir> bodies, Watch watch, @Nullable GameRules game) {}
