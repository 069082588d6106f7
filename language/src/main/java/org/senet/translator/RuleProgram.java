package org.senet.translator;

import java.util.List;
import org.senet.ir.Ir;

/**
 * One way of moving after analysis: the statements of {@code pre}, of the move and of {@code post}, in one scope.
 *
 * @param type the number of the type of piece
 * @param priority moves of a higher priority exclude those of a lower one
 * @param placing whether it starts from an empty position with a new piece in the hand
 */
public record RuleProgram(
        String name, int type, int priority, boolean placing, List<Ir> pre, List<Ir> move, List<Ir> post) {}
