package org.senet.lint.rules;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.game.GameRules;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.ir.Local;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.lint.Walk;

/**
 * Finds changes of a rule's variables behind which nothing reads them, as where {@code most} has been opened by {@code let} and is no
 * global; and checks of a global that has just been set to what it is compared with.
 */
final class LostAssignments extends Warning {
    LostAssignments() {
        super("lost-assignment", "changes of a rule's variables behind which nothing reads them");
    }

    @Override
    public void game(GameRules game, Program program, Report report) {
        var places = new SharedPlaces();
        for (var piece : game.pieces()) {
            for (var way : piece.ways()) {
                var code = new ArrayList<>(way.pre());
                code.addAll(way.body());
                code.addAll(way.post());
                // A move that may end earlier, or a loop, comes to `post` and to what stands above again.
                if (!Walk.contains(way.body(), Ir.EndMove.class::isInstance)) {
                    look(code, places);
                }
                lookForDecided(code, report);
            }
        }
        places.forEach(place -> report.add(
                place,
                "nothing reads what `" + Texts.shown(place) + "` has set: a variable of a rule ends with its move",
                "a global, which all moves of a list share, is opened by no `let`"));
    }

    private static void look(List<Ir> code, SharedPlaces places) {
        for (int i = 0; i < code.size(); i++) {
            var changed = changed(code.get(i));
            // What is never read at all has a rule of its own.
            if (changed != null && reads(code, changed)) {
                places.note(code.get(i).span(), !reads(code.subList(i + 1, code.size()), changed));
            }
        }
    }

    private static @Nullable Local changed(Ir statement) {
        return statement instanceof Ir.Assign a ? a.local() : null;
    }

    /** Whether code reads a variable, but for its own new value. */
    private static boolean reads(List<Ir> code, Local local) {
        return code.stream().anyMatch(ir -> reads(ir, local));
    }

    private static boolean reads(Ir ir, Local local) {
        if (ir instanceof Ir.LocalRef r) {
            return r.local() == local;
        }
        return !(ir instanceof Ir.Assign a && a.local() == local)
                && (reads(IrTree.children(ir), local)
                        || Walk.lambdas(ir).stream()
                                .flatMap(l -> l.arities().stream())
                                .anyMatch(a -> reads(a.body(), local)));
    }

    private static void lookForDecided(List<Ir> code, Report report) {
        for (int i = 1; i < code.size(); i++) {
            if (code.get(i - 1) instanceof Ir.GlobalAssign set
                    && set.value() instanceof Ir.LocalRef value
                    && code.get(i) instanceof Ir.Check check
                    && compares(check.test(), set.name(), value.local())) {
                report.add(
                        check.span(),
                        "`" + set.name() + "` has just been set to `"
                                + value.local().name() + "`, so this decides nothing",
                        "first the check, and then what sets the global for the other moves");
            }
        }
    }

    private static boolean compares(Ir test, String global, Local local) {
        return switch (test) {
            case Ir.Test t -> compares(t.value(), global, local);
            case Ir.Operation o ->
                o.operator().compares()
                        && o.operands().size() == 2
                        && o.operands().stream()
                                .anyMatch(x ->
                                        x instanceof Ir.GlobalRef g && g.name().equals(global))
                        && o.operands().stream().anyMatch(x -> x instanceof Ir.LocalRef r && r.local() == local);
            default -> false;
        };
    }
}
