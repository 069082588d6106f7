package org.senet.translator;

import java.util.List;
import java.util.Set;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;

/**
 * Tells which checks are worth postponing when one random move is wanted. Mostly such a check holds, and takes longer than all the
 * rest of the move: so moves are counted without it, and only the one that was chosen is checked.
 */
final class Postponed {
    private Postponed() {}

    /** Whether a condition looks at moves of others, at all that is connected with some position, or over the whole board. */
    static boolean isCostly(Ir condition) {
        return Mentions.in(List.of(condition), e -> switch (e) {
            case Ir.IsAttacked a -> true;
            case Ir.NoMovesOf n -> true;
            case Ir.AnyConnected c -> true;
            case Ir.AnyPiece p -> true;
            case Ir.AnyPlace p -> p.source() == Ir.PlaceSource.ALL;
            default -> false;
        });
    }

    /**
     * Whether a program ends with a costly check, and perhaps with what only a move that passed it does.
     *
     * @param numbers the attributes of the position that are always numbers
     */
    static boolean isIn(RuleProgram program, Set<String> numbers) {
        return program.ways().stream().anyMatch(w -> endsIn(w.post(), numbers) || endsIn(w.move(), numbers));
    }

    private static boolean endsIn(List<Ir> code, Set<String> numbers) {
        return code.reversed().stream()
                .dropWhile(form -> !(form instanceof Ir.Check) && Countable.isIdle(form, numbers))
                .findFirst()
                .filter(form -> form instanceof Ir.Check check && isCostly(check.test()))
                .isPresent();
    }

    /** Whether one move has to do with another of the same player, so that none may be taken for legal before it is checked. */
    static boolean dependsOnOthers(RuleProgram program) {
        return program.ways().stream().anyMatch(w -> asks(w.move()) || asks(w.post()));
    }

    private static boolean asks(List<Ir> code) {
        return code.stream().anyMatch(form -> IrTree.contains(form, Ir.NoMoves.class::isInstance));
    }
}
