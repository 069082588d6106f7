package org.senet.translator;

import java.util.List;
import org.senet.ir.Ir;
import org.senet.ir.Operator;
import org.senet.ir.TurnQuery;
import org.senet.state.Design;

/**
 * From which numbers on rules tell positions apart that differ only in what was before them: how often they were there, and
 * counters. As long as rules do nothing with such a number but compare it with others that are known, smaller ones are the same to
 * them.
 */
final class PastQuestions {
    /** What rules tell apart that use a number in other ways. */
    private static final long ANY = Long.MIN_VALUE;

    private final Design design;

    private int asked;
    private int compared;
    private long least;

    private PastQuestions(Design design) {
        this.design = design;
    }

    /**
     * Notes in the design what a sequence of statements asks; each runs only if the checks before it hold.
     *
     * @param parts the statements and all that they mention
     */
    static void note(Design design, List<Ir> code, List<Ir> parts) {
        if (parts.stream().anyMatch(part -> looksBack(part) || isRepetitions(part))) {
            noteRepetitions(design, code);
        }
        for (int i = 0; i < design.attributes.counterCount(); i++) {
            design.tellCounter(i, new PastQuestions(design).least(parts, i));
        }
    }

    private static void noteRepetitions(Design design, List<Ir> code) {
        long assumed = ANY;
        for (var statement : code) {
            if (Mentions.in(List.of(statement), PastQuestions::looksBack)) {
                design.tellRepetitions(assumed);
            }
            if (Mentions.in(List.of(statement), PastQuestions::isRepetitions)) {
                long told = new PastQuestions(design).least(Mentions.all(List.of(statement)), Design.REPETITIONS);
                design.tellRepetitions(Math.max(assumed, told));
                assumed = Math.max(assumed, demanded(statement));
            }
        }
    }

    private static boolean looksBack(Ir ir) {
        return ir instanceof Ir.ThroughoutRepetition
                || ir instanceof Ir.AskTurn t && t.query() == TurnQuery.BOARD_REPEATS;
    }

    private static boolean isRepetitions(Ir ir) {
        return ir instanceof Ir.AskTurn t && t.query() == TurnQuery.REPETITIONS;
    }

    /** How often a position must have been there for a check to hold; {@link #ANY} if the statement is no such check. */
    private static long demanded(Ir statement) {
        return statement instanceof Ir.Check c
                        && c.test() instanceof Ir.Test t
                        && t.value() instanceof Ir.Operation o
                        && (o.operator() == Operator.GREATER_EQUAL || o.operator() == Operator.GREATER)
                        && isRepetitions(o.operands().getFirst())
                ? told(o)
                : ANY;
    }

    /** The least number that code tells from smaller ones; {@code counter} may be {@link Design#REPETITIONS}. */
    private long least(List<Ir> parts, int counter) {
        least = Long.MAX_VALUE;
        for (var ir : parts) {
            if (isNumber(ir, counter)) {
                asked++;
            } else if (ir instanceof Ir.Operation o && isNumber(o.operands().getFirst(), counter) && told(o) != ANY) {
                compared++;
                least = Math.min(least, told(o));
            }
        }
        return asked == compared ? least : ANY;
    }

    private boolean isNumber(Ir ir, int counter) {
        return counter == Design.REPETITIONS
                ? isRepetitions(ir)
                : ir instanceof Ir.BoardAttribute b && design.attributes.counter(b.name()) == counter;
    }

    /** The least number that a comparison with a known number tells from smaller ones. */
    private static long told(Ir.Operation operation) {
        if (!operation.operator().compares()
                || !(operation.operands().getLast() instanceof Ir.Const c)
                || !(c.value() instanceof Long number)
                || number == Long.MAX_VALUE) {
            return ANY;
        }
        return switch (operation.operator()) {
            case LESS, GREATER_EQUAL, EQUAL -> number;
            default -> number + 1;
        };
    }
}
