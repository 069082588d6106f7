package org.senet.lint.rules;

import java.util.HashSet;
import java.util.Set;
import org.senet.data.PersistentList;
import org.senet.game.GameRules;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.ir.Operator;
import org.senet.ir.Query;
import org.senet.lint.Forms;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.lint.Walk;
import org.senet.state.PieceType;

/** Finds types of pieces that are never on the board: not at the start, and no rule places, creates or promotes to them. */
final class AbsentPieces extends Warning {
    AbsentPieces() {
        super("absent-piece", "pieces that are never placed, created or promoted to");
    }

    @Override
    public void program(Program program, Report report) {
        program.pieces().forEach((name, form) -> {
            var games = program.games().stream()
                    .filter(g -> g.pieces().stream().anyMatch(p -> p.name().equals(name)))
                    .toList();
            boolean anywhere = games.stream().anyMatch(g -> comes(g, name))
                    || isValueOfFunctions(program, name)
                    || isValueOfAttributes(program, name);
            if (!games.isEmpty() && !anywhere && !Pieces.isModel(program, name)) {
                report.add(
                        Pieces.place(form),
                        "the piece `" + name
                                + "` is never on the board: it is not there at the start, and no rule places"
                                + " or creates it",
                        null);
            }
        });
    }

    private static boolean comes(GameRules game, String name) {
        return game.start().stream().anyMatch(s -> s.type().equals(name))
                || game.pieces().stream()
                        .filter(p -> p.name().equals(name))
                        .flatMap(p -> p.ways().stream())
                        .anyMatch(w -> w.placing() && !w.fromReserve())
                || values(game).contains(name);
    }

    /** The types that the rules name for any other purpose than to ask for them or to go to them. */
    private static Set<String> values(GameRules game) {
        var values = new HashSet<String>();
        game.code().forEach(b -> collect(b, values));
        return values;
    }

    private static void collect(Ir ir, Set<String> values) {
        if (ir instanceof Ir.Const c && c.value() instanceof PieceType type) {
            values.add(type.name());
        }
        if (isComparison(ir)) {
            IrTree.children(ir).stream().filter(c -> !(c instanceof Ir.Const)).forEach(c -> collect(c, values));
            return;
        }
        IrTree.children(ir).forEach(c -> collect(c, values));
        Walk.lambdas(ir).forEach(l -> l.arities().forEach(a -> collect(a.body(), values)));
    }

    private static boolean isComparison(Ir ir) {
        return ir instanceof Ir.Operation o
                && o.operator() == Operator.EQUAL
                && o.operands().stream().anyMatch(p -> p instanceof Ir.Ask a && a.query() == Query.PIECE);
    }

    /** An attribute may hold the type that a piece becomes. */
    private static boolean isValueOfAttributes(Program program, String name) {
        return program.pieces().values().stream().anyMatch(p -> isIn(p, "attribute", name))
                || program.games().stream()
                        .map(GameRules::form)
                        .anyMatch(g -> isIn(g, "attribute", name) || isIn(g, "players", name));
    }

    private static boolean isIn(PersistentList definition, String clause, String name) {
        for (var element : definition) {
            if (Forms.isCall(element, clause) && Forms.mentions(element, s -> s.is(name))) {
                return true;
            }
        }
        return false;
    }

    /** Functions may give a type to rules. */
    private static boolean isValueOfFunctions(Program program, String name) {
        return program.code().stream()
                .filter(c -> c.game() == null)
                .anyMatch(c -> Walk.contains(
                        c.bodies(), e -> e instanceof Ir.LateName l && l.name().equals(name)));
    }
}
