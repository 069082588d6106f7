package org.senet.lint.rules;

import org.jspecify.annotations.Nullable;
import org.senet.ir.Ir;
import org.senet.ir.Operator;
import org.senet.ir.Query;
import org.senet.lint.Code;
import org.senet.lint.Report;

/** Finds comparisons of what is counted with a number that it cannot reach, or always has, such as {@code (= repetitions 0)}. */
final class DecidedComparisons extends Warning {
    private static final Counted FROM_NOTHING = new Counted(0, null);

    DecidedComparisons() {
        super("decided-comparison", "comparisons of what is counted with a number that it never reaches, or always");
    }

    /**
     * From where something is counted.
     *
     * @param least the smallest number
     * @param hint what people may have overlooked, or null
     */
    private record Counted(long least, @Nullable String hint) {
        /** Whether all numbers answer in the same way: true, false, or null where they differ. */
        @Nullable
        Boolean answer(Operator operator, double number) {
            return switch (operator) {
                case EQUAL, LESS_EQUAL -> number < least ? Boolean.FALSE : null;
                case LESS -> number <= least ? Boolean.FALSE : null;
                case GREATER -> number < least ? Boolean.TRUE : null;
                case GREATER_EQUAL -> number <= least ? Boolean.TRUE : null;
                default -> null;
            };
        }
    }

    @Override
    public void code(Ir part, Code code, Report report) {
        if (part instanceof Ir.Operation operation
                && operation.operator().compares()
                && code.watch().written(operation) != null) {
            var first = operation.operands().getFirst();
            var last = operation.operands().getLast();
            if (last instanceof Ir.Const) {
                look(first, operation.operator(), last, report);
            } else {
                look(last, turned(operation.operator()), first, report);
            }
        }
    }

    private static void look(Ir code, Operator operator, Ir number, Report report) {
        var counted = counted(code);
        if (counted == null
                || code.span() == null
                || !(number instanceof Ir.Const known && known.value() instanceof Number value)) {
            return;
        }
        var answer = counted.answer(operator, value.doubleValue());
        if (answer != null) {
            report.add(
                    code.span(),
                    "`" + Texts.shown(code.span()) + "` is at least " + counted.least() + ", so it is "
                            + (answer ? "always " : "never ") + words(operator) + " " + value,
                    counted.hint());
        }
    }

    private static @Nullable Counted counted(Ir code) {
        return switch (code) {
            case Ir.AskTurn turn ->
                switch (turn.query()) {
                    case REPETITIONS ->
                        new Counted(1, "this time counts: a position that was there before has 2 or more");
                    case TURN_NUMBER -> new Counted(1, "the first full move is 1");
                    case TURN_ORDER -> new Counted(1, "the first turn of the round is 1");
                    default -> null;
                };
            case Ir.Ask ask when ask.query() == Query.HEIGHT -> FROM_NOTHING;
            case Ir.Count count -> FROM_NOTHING;
            case Ir.Search search when search.kind() == Ir.SearchKind.COUNT -> FROM_NOTHING;
            case Ir.InReserve reserve -> FROM_NOTHING;
            case Ir.Call call when "count".equals(Calls.ofCore(call)) -> FROM_NOTHING;
            default -> null;
        };
    }

    /** The operator that asks the same with the operands in the other order. */
    private static Operator turned(Operator operator) {
        return switch (operator) {
            case LESS -> Operator.GREATER;
            case LESS_EQUAL -> Operator.GREATER_EQUAL;
            case GREATER -> Operator.LESS;
            case GREATER_EQUAL -> Operator.LESS_EQUAL;
            default -> operator;
        };
    }

    private static String words(Operator operator) {
        return switch (operator) {
            case LESS -> "less than";
            case LESS_EQUAL -> "at most";
            case GREATER -> "more than";
            case GREATER_EQUAL -> "at least";
            default -> "equal to";
        };
    }
}
