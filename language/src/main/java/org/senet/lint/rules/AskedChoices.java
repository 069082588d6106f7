package org.senet.lint.rules;

import java.util.List;
import java.util.function.Predicate;
import org.senet.game.GameRules;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.lint.Walk;

/**
 * Finds choices in conditions that are only asked: {@code (check (not (is-enemy? (any n s))))} holds as soon as one of the neighbours is
 * no enemy, and makes as many equal moves as it holds for.
 */
final class AskedChoices extends Warning {
    AskedChoices() {
        super("asked-choice", "choices in conditions where `exists?` is meant: `(check (not (is-enemy? (any n s))))`");
    }

    @Override
    public void game(GameRules game, Program program, Report report) {
        for (var statement : game.code()) {
            look(statement, report);
        }
    }

    private static void look(Ir ir, Report report) {
        switch (ir) {
            case Ir.Not n
            when chooses(n.test(), AskedChoices::isChoice) ->
                report.add(
                        n.span(),
                        "this holds as soon as one of the choices does not",
                        "`(not (exists? (check ...)))` asks whether none does");
            case Ir.Check c when isAsked(c.test()) -> reportAsked(c.test(), report);
            case Ir.If i when isAsked(i.test()) -> reportAsked(i.test(), report);
            case Ir.If i when comparesChoice(i.test()) -> reportCompared(i.test(), report);
            case Ir.While w when comparesChoice(w.test()) -> reportCompared(w.test(), report);
            default -> {
                // what is chosen is of use
            }
        }
        if (!IrTree.isSearch(ir)) {
            IrTree.children(ir).forEach(part -> look(part, report));
        }
    }

    private static void reportAsked(Ir condition, Report report) {
        report.add(
                condition.span(),
                "each choice for which this holds goes on by itself, so the same move is made several times",
                "`(exists? (check ...) ...)` asks whether there is one, and goes on once");
    }

    private static void reportCompared(Ir condition, Report report) {
        report.add(
                condition.span(),
                "each choice goes on by itself, so this holds for some of them and fails for all others",
                "`(contains? #{n e} way)` or `(or (= way n) (= way e))` compares once; `(exists? (check ...))` asks whether any fits");
    }

    /** Whether a condition compares something that the rules find with a choice that is made for it alone. */
    private static boolean comparesChoice(Ir condition) {
        return isSplit(compared(condition))
                || !IrTree.isSearch(condition)
                        && IrTree.children(condition).stream().anyMatch(AskedChoices::comparesChoice);
    }

    private static List<Ir> compared(Ir condition) {
        return switch (condition) {
            case Ir.Operation o when o.operator().compares() -> o.operands();
            case Ir.Call c when "not=".equals(Calls.ofCore(c)) -> c.arguments();
            default -> List.of();
        };
    }

    private static boolean isSplit(List<Ir> compared) {
        return compared.stream().anyMatch(AskedChoices::isChoice)
                && compared.stream().anyMatch(value -> !(value instanceof Ir.Const) && !isChoice(value));
    }

    /** Whether a condition asks about a choice; in a {@code not}, that is another fault. */
    private static boolean isAsked(Ir condition) {
        return !(condition instanceof Ir.Not) && chooses(condition, AskedChoices::asksChoice);
    }

    /** Whether code chooses outside of searches. */
    private static boolean chooses(Ir ir, Predicate<Ir> choice) {
        return choice.test(ir)
                || !IrTree.isSearch(ir) && IrTree.children(ir).stream().anyMatch(part -> chooses(part, choice));
    }

    private static boolean isChoice(Ir ir) {
        return switch (ir) {
            case Ir.Any a -> a.options().stream().noneMatch(AskedChoices::isTruth);
            case Ir.AnyOf a -> true;
            case Ir.AnyPiece a -> true;
            case Ir.AnyPlace a -> true;
            default -> false;
        };
    }

    private static boolean isTruth(Ir option) {
        return option instanceof Ir.Const c && c.value() instanceof Boolean
                || option instanceof Ir.Test t && isTruth(t.value());
    }

    /** Whether a question is about a path that is chosen for it alone. */
    private static boolean asksChoice(Ir ir) {
        var path =
                switch (ir) {
                    case Ir.Ask a -> a.path();
                    case Ir.InZone z -> z.path();
                    case Ir.PieceAttribute a -> a.path();
                    default -> List.<Ir>of();
                };
        return path.stream().anyMatch(step -> Walk.contains(step, AskedChoices::isChoice));
    }
}
