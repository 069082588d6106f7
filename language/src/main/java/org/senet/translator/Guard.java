package org.senet.translator;

import java.util.ArrayList;
import java.util.List;
import org.senet.ir.Ir;
import org.senet.ir.Query;
import org.senet.state.Design;
import org.senet.state.Player;

/**
 * What a program of the rules asks of the whole position before it looks at the board, such as how many pieces are still to
 * be placed: it is asked once for all pieces.
 *
 * @param conditions checks that hold at all positions or at none, in their order
 * @param program the program without them
 */
record Guard(List<Ir> conditions, RuleProgram program) {
    /** The guard of a program when a player (from 1) is to move; its conditions are mostly none. */
    static Guard of(Design design, int player, RuleProgram program) {
        var conditions = new ArrayList<Ir>();
        var pre = rest(design, player, program.pre(), conditions);
        var way = program.ways().getFirst();
        boolean goesOn = program.ways().size() == 1 && pre.stream().allMatch(Guard::looksHere);
        var move = goesOn ? rest(design, player, way.move(), conditions) : way.move();
        if (conditions.isEmpty()) {
            return new Guard(List.of(), program);
        }
        var rest = program.withPre(pre);
        return new Guard(List.copyOf(conditions), program.ways().size() == 1 ? rest.withWay(way.withMove(move)) : rest);
    }

    /** The forms without those conditions at their beginning that ask nothing of a place. */
    private static List<Ir> rest(Design design, int player, List<Ir> forms, List<Ir> conditions) {
        var rest = new ArrayList<Ir>();
        var left = new ArrayList<>(forms);
        while (!left.isEmpty()) {
            var form = left.removeFirst();
            if (form instanceof Ir.Do d) {
                left.addAll(0, d.forms());
            } else if (form instanceof Ir.If i && isPlayer(i.test())) {
                left.addFirst(isToMove(design, player, i.test()) ? i.then() : i.otherwise());
            } else if (form instanceof Ir.Check c && isOfPosition(c.test())) {
                conditions.add(c.test());
            } else {
                rest.add(form);
                if (!looksHere(form)) {
                    rest.addAll(left);
                    return rest;
                }
            }
        }
        return rest;
    }

    private static boolean isPlayer(Ir test) {
        return test instanceof Ir.Test t
                && t.mode() != Ir.TestMode.CORE
                && t.value() instanceof Ir.Const c
                && c.value() instanceof Player;
    }

    private static boolean isToMove(Design design, int player, Ir test) {
        return ((Ir.Const) ((Ir.Test) test).value()).value().equals(design.playerValue(player));
    }

    /** Whether a form only asks what stands at the current position. */
    private static boolean looksHere(Ir form) {
        return form instanceof Ir.Check c
                && c.test() instanceof Ir.Test t
                && t.value() instanceof Ir.Ask a
                && a.path().isEmpty()
                && (a.query() == Query.IS_FRIEND || a.query() == Query.IS_MINE);
    }

    /** Whether code compares numbers that are the same wherever it is asked. */
    private static boolean isOfPosition(Ir code) {
        return switch (code) {
            case Ir.Test t -> isOfPosition(t.value());
            case Ir.Operation o ->
                o.operator().compares() && o.operands().stream().allMatch(Guard::isValue);
            case Ir.Not n -> isOfPosition(n.test());
            default -> false;
        };
    }

    private static boolean isValue(Ir code) {
        return switch (code) {
            case Ir.BoardAttribute b -> true;
            case Ir.Const c -> c.value() instanceof Long;
            case Ir.If i -> isPlayer(i.test()) && isValue(i.then()) && isValue(i.otherwise());
            case Ir.Do d -> d.forms().size() == 1 && isValue(d.forms().getFirst());
            default -> false;
        };
    }
}
