package org.senet.importers.rbg;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Finds out from what expressions ask at first that not both of them can be gone. */
final class Guards {
    private Guards() {}

    /** Whether the first questions of two expressions cannot both be answered with yes. */
    static boolean exclude(Expr one, Expr other) {
        var questions = questions(other);
        return questions(one).stream().anyMatch(a -> questions.stream().anyMatch(b -> contradict(a, b)));
    }

    /** What is asked before anything is done. */
    private static List<Expr> questions(Expr expr) {
        return switch (expr) {
            case Expr.On o -> List.of(o);
            case Expr.Compare c -> List.of(c);
            case Expr.Look l -> List.of(l);
            case Expr.Call c -> questions(c.body());
            case Expr.Concat c -> {
                var found = new ArrayList<Expr>();
                for (var part : c.parts()) {
                    found.addAll(questions(part));
                    if (!part.isTest()) {
                        break;
                    }
                }
                yield found;
            }
            default -> List.of();
        };
    }

    private static boolean contradict(Expr a, Expr b) {
        if (a instanceof Expr.On first && b instanceof Expr.On second) {
            return Collections.disjoint(first.pieces(), second.pieces());
        }
        if (a instanceof Expr.Look first && b instanceof Expr.Look second) {
            return first.negated() != second.negated() && plain(first.body()).equals(plain(second.body()));
        }
        if (a instanceof Expr.Look look && look.negated() && plain(look.body()).equals(plain(b))
                || b instanceof Expr.Look other
                        && other.negated()
                        && plain(other.body()).equals(plain(a))) {
            return true;
        }
        return a instanceof Expr.Compare first
                && b instanceof Expr.Compare second
                && first.left().equals(second.left())
                && contradict(first, second);
    }

    private static boolean contradict(Expr.Compare a, Expr.Compare b) {
        if (a.right().equals(b.right())) {
            return (outcomes(a.sign()) & outcomes(b.sign())) == 0;
        }
        if (!(a.right() instanceof Arithmetic.Constant x && b.right() instanceof Arithmetic.Constant y)) {
            return false;
        }
        boolean smaller = x.value() < y.value();
        var low = smaller ? a : b;
        var high = smaller ? b : a;
        // What is at most the smaller number is not at least the larger one.
        return (outcomes(low.sign()) & GREATER) == 0 && (outcomes(high.sign()) & LESS) == 0;
    }

    private static final int LESS = 1;
    private static final int EQUAL = 2;
    private static final int GREATER = 4;

    private static int outcomes(String sign) {
        return switch (sign) {
            case "<" -> LESS;
            case "<=" -> LESS | EQUAL;
            case ">" -> GREATER;
            case ">=" -> GREATER | EQUAL;
            case "==" -> EQUAL;
            default -> LESS | GREATER;
        };
    }

    /** The same without the names of macros. */
    private static Expr plain(Expr expr) {
        return switch (expr) {
            case Expr.Call c -> plain(c.body());
            case Expr.Concat c ->
                Expr.concat(c.parts().stream().map(Guards::plain).toList());
            case Expr.Sum s ->
                new Expr.Sum(s.parts().stream().map(Guards::plain).toList());
            case Expr.Star s -> new Expr.Star(plain(s.body()));
            case Expr.Look l -> new Expr.Look(l.negated(), plain(l.body()));
            default -> expr;
        };
    }
}
