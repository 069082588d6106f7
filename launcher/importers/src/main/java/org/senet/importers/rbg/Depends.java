package org.senet.importers.rbg;

import java.util.HashSet;
import java.util.Set;

/** Finds out whether it matters where one stands when a segment begins. */
final class Depends {
    private enum Answer {
        /** It goes somewhere first, wherever one stands. */
        GOES,
        /** It matters. */
        MATTERS,
        /** It does not matter so far. */
        OPEN
    }

    private final Segments segments;
    private final Walks walks;

    Depends(Segments segments, Walks walks) {
        this.segments = segments;
        this.walks = walks;
    }

    boolean onBeginning(int number) {
        var seen = new HashSet<Integer>();
        seen.add(number);
        return answer(segments.of(number), seen) == Answer.MATTERS;
    }

    private Answer answer(Expr expr, Set<Integer> seen) {
        if (walks.target(expr) != null && !expr.isTest()) {
            return Answer.GOES;
        }
        return switch (expr) {
            case Expr.Shift s -> Answer.MATTERS;
            case Expr.On o -> Answer.MATTERS;
            case Expr.Off o -> Answer.MATTERS;
            case Expr.Assign a -> Answer.OPEN;
            case Expr.Compare c -> Answer.OPEN;
            case Expr.Look l -> answer(l.body(), seen) == Answer.MATTERS ? Answer.MATTERS : Answer.OPEN;
            case Expr.Switch s -> seen.add(s.number()) ? answer(segments.of(s.number()), seen) : Answer.OPEN;
            case Expr.Call c -> answer(c.body(), seen);
            case Expr.Concat c -> concat(c, seen);
            case Expr.Sum s -> sum(s, seen);
            case Expr.Star s -> answer(s.body(), seen) == Answer.MATTERS ? Answer.MATTERS : Answer.OPEN;
        };
    }

    private Answer concat(Expr.Concat concat, Set<Integer> seen) {
        if (walks.beginning(concat.parts()) != null) {
            return Answer.GOES;
        }
        for (var part : concat.parts()) {
            var answer = answer(part, seen);
            if (answer != Answer.OPEN) {
                return answer;
            }
        }
        return Answer.OPEN;
    }

    private Answer sum(Expr.Sum sum, Set<Integer> seen) {
        var answers = sum.parts().stream().map(part -> answer(part, seen)).toList();
        if (answers.contains(Answer.MATTERS)) {
            return Answer.MATTERS;
        }
        return !answers.isEmpty() && answers.stream().allMatch(Answer.GOES::equals) ? Answer.GOES : Answer.OPEN;
    }
}
