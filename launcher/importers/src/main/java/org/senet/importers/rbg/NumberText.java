package org.senet.importers.rbg;

import org.senet.importers.ImportException;
import org.senet.importers.Place;

/** Writes numbers that are computed, and knows how large they can be. */
final class NumberText {
    private final Sections sections;
    private final Things things;
    private final int cells;

    NumberText(Sections sections, Things things, Board board) {
        this.sections = sections;
        this.things = things;
        cells = board.size();
    }

    /** The smallest and the greatest value of a number. */
    record Range(long least, long most) {}

    Form text(Arithmetic number, Place place) {
        return switch (number) {
            case Arithmetic.Constant c -> Form.word(c.value());
            case Arithmetic.Variable v -> Form.word(things.variable(v.name()));
            case Arithmetic.Count c
            when c.piece().equals(things.empty) ->
                Form.list("count-all", Form.list("any-position"), Form.list("check", "is-empty?"));
            case Arithmetic.Count c -> Form.list("count-all", Form.list("any", things.piece(c.piece())));
            case Arithmetic.Operation o -> {
                var right = o.operands().getLast();
                if (o.sign().equals("/")) {
                    checkDivisor(right, place);
                }
                yield Form.list(
                        o.sign().equals("/") ? "quot" : o.sign(),
                        text(o.operands().getFirst(), place),
                        text(right, place));
            }
        };
    }

    private void checkDivisor(Arithmetic divisor, Place place) {
        var range = range(divisor);
        if (range.least() <= 0 && range.most() >= 0) {
            throw ImportException.at(place, "a divisor that may be 0 is not imported");
        }
    }

    /** How large a number can be. */
    Range range(Arithmetic number) {
        return switch (number) {
            case Arithmetic.Constant c -> new Range(c.value(), c.value());
            case Arithmetic.Variable v -> new Range(0, sections.bound(v.name()));
            case Arithmetic.Count c -> new Range(0, cells);
            case Arithmetic.Operation o -> {
                var a = range(o.operands().getFirst());
                var b = range(o.operands().getLast());
                yield switch (o.sign()) {
                    case "+" -> new Range(a.least() + b.least(), a.most() + b.most());
                    case "-" -> new Range(a.least() - b.most(), a.most() - b.least());
                    case "*" -> product(a, b);
                    default -> new Range(Math.min(a.least(), -a.most()), Math.max(a.most(), -a.least()));
                };
            }
        };
    }

    private static Range product(Range a, Range b) {
        var products = java.util.stream.LongStream.of(
                        a.least() * b.least(), a.least() * b.most(), a.most() * b.least(), a.most() * b.most())
                .summaryStatistics();
        return new Range(products.getMin(), products.getMax());
    }
}
