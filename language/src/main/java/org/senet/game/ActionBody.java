package org.senet.game;

import java.util.List;
import org.senet.errors.SenetException;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;

/**
 * The statements of a move without a piece.
 *
 * @param statements all but those that ask for {@code no-moves?}
 * @param forced whether it may be made only when there is no other move
 */
record ActionBody(List<Ir> statements, boolean forced) {
    /**
     * Takes {@code (check no-moves?)} out, wherever it stands among the statements. A rule with {@code end-move} may go on, so there
     * the question is whether it does, unless the rule begins with it.
     */
    static ActionBody of(List<Ir> body) {
        if (body.stream().anyMatch(s -> IrTree.contains(s, Ir.EndMove.class::isInstance))) {
            boolean forced = Ir.NoMoves.isCheckedBy(body.getFirst());
            return new ActionBody(forced ? body.subList(1, body.size()) : body, forced);
        }
        var others = body.stream().filter(s -> !Ir.NoMoves.isCheckedBy(s)).toList();
        for (var statement : others) {
            if (IrTree.contains(statement, Ir.NoMoves.class::isInstance)) {
                throw SenetException.at(
                        statement.span(),
                        "whether there is another move is asked by a statement of its own",
                        "write (check no-moves?) as one of the statements of this clause");
            }
        }
        return new ActionBody(others, others.size() < body.size());
    }
}
