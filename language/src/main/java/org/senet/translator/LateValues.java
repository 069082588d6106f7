package org.senet.translator;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.ir.Local;
import org.senet.ir.Query;
import org.senet.state.Direction;

/**
 * Gives variables their values only behind the checks that do not ask for them, so that a way that fails there has spent no time on
 * them. Imported rules begin with many variables.
 */
final class LateValues {
    private final List<Ir> result = new ArrayList<>();
    /** The statements that give values and wait. */
    private final List<Ir> waiting = new ArrayList<>();

    private LateValues() {}

    /** The same program, with such statements in the place where they are needed. */
    static RuleProgram putOff(RuleProgram program) {
        return program.withPre(putOff(program.pre()))
                .withWays(program.ways().stream()
                        .map(w -> w.withMove(putOff(w.move())))
                        .toList());
    }

    /** The same statements; the last one remains the last. */
    static List<Ir> putOff(List<Ir> statements) {
        var values = new LateValues();
        for (int i = 0; i < statements.size(); i++) {
            boolean last = i == statements.size() - 1;
            values.add(statements.get(i), last);
        }
        return List.copyOf(values.result);
    }

    private void add(Ir statement, boolean last) {
        if (last) {
            result.addAll(waiting);
            result.add(statement);
        } else if (variable(statement) != null) {
            waiting.add(statement);
        } else {
            give(statement);
            result.add(statement);
        }
    }

    /** Gives the values that have to be given before a statement; those of one variable remain in their order. */
    private void give(Ir statement) {
        var given = new HashSet<Local>();
        waiting.stream().filter(giving -> !mayWait(giving, statement)).forEach(giving -> given.add(variable(giving)));
        waiting.removeIf(giving -> given.contains(variable(giving)) && result.add(giving));
    }

    private static boolean mayWait(Ir giving, Ir statement) {
        if (!(statement instanceof Ir.Check check)) {
            return false;
        }
        var test = check.test();
        if (CheckTranslator.unwrap(test) instanceof Ir.Const c && c.value() instanceof Direction) {
            return IrTree.children(giving).getFirst() instanceof Ir.Const;
        }
        var variable = variable(giving);
        return Looking.only(test)
                && !IrTree.contains(test, ir -> ir instanceof Ir.LocalRef ref && ref.local() == variable);
    }

    /** The variable that a statement gives a value which is the same until a piece has gone somewhere; null for all else. */
    private static @Nullable Local variable(Ir statement) {
        return switch (statement) {
            case Ir.Bind bind when isSteady(bind.init()) -> bind.local();
            case Ir.Assign assign when isSteady(assign.value()) -> assign.local();
            default -> null;
        };
    }

    private static boolean isSteady(Ir value) {
        return switch (value) {
            case Ir.Const c -> true;
            case Ir.Collection c -> c.elements().isEmpty();
            case Ir.Ask ask -> ask.query() == Query.POSITION && ask.path().isEmpty();
            default -> false;
        };
    }
}
