package org.senet.lint.rules;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.senet.board.Board;
import org.senet.ir.Ir;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.lint.Walk;
import org.senet.state.Direction;

/**
 * Finds symmetries that are one-sided: two directions that the rules use are the same one to a player, or the rules use only the one that
 * means itself.
 */
final class SharedMeanings extends Warning {
    SharedMeanings() {
        super("one-sided-symmetry", "two directions of the rules that are the same one to a player");
    }

    @Override
    public void program(Program program, Report report) {
        var used = used(program);
        boolean opposites = asksForOpposites(program);
        for (var declared : Boards.of(program)) {
            var players = new LinkedHashSet<String>();
            program.games().stream()
                    .filter(g -> g.board() == declared.board())
                    .forEach(g -> players.addAll(g.players()));
            for (var player : players) {
                look(declared, player, used, report);
                if (!opposites) {
                    lookForIdle(declared, player, used, report);
                }
            }
        }
    }

    /** The names that the code uses, those of directions among them. */
    private static Set<String> used(Program program) {
        var names = new TreeSet<String>();
        for (var code : program.code()) {
            Walk.all(code.bodies(), part -> {
                if (part instanceof Ir.Const c && c.value() instanceof Direction d) {
                    names.add(d.name());
                } else if (part instanceof Ir.LateName l) {
                    names.add(l.name());
                }
            });
        }
        return names;
    }

    /** Whether the code finds directions that it does not name. */
    private static boolean asksForOpposites(Program program) {
        boolean[] asks = {false};
        for (var code : program.code()) {
            Walk.all(code.bodies(), part -> asks[0] |= part instanceof Ir.Opposite);
        }
        return asks[0];
    }

    private static void look(Boards.Declared declared, String player, Set<String> used, Report report) {
        var board = declared.board();
        var meanings = new LinkedHashMap<Integer, String>();
        for (var name : board.directions()) {
            if (!used.contains(name)) {
                continue;
            }
            int meant = board.symmetric(player, board.direction(name));
            var other = meanings.putIfAbsent(meant, name);
            if (other != null) {
                var meaning = board.directions().get(meant);
                report.add(
                        declared.place(List.of("symmetry"), player),
                        "`" + other + "` and `" + name + "` both mean `" + meaning + "` to `" + player + "`",
                        hint(board, player, other, name, meaning));
                return;
            }
        }
    }

    /** Looks for a direction that is turned round although no rule uses it, while the one that it becomes means itself. */
    private static void lookForIdle(Boards.Declared declared, String player, Set<String> used, Report report) {
        var board = declared.board();
        for (var turned : board.directions()) {
            int meant = board.symmetric(player, board.direction(turned));
            var meaning = board.directions().get(meant);
            if (!used.contains(turned)
                    && used.contains(meaning)
                    && !turned.equals(meaning)
                    && board.symmetric(player, meant) == meant) {
                report.add(
                        declared.place(List.of("symmetry"), player),
                        "no rule uses `" + turned + "`, and `" + meaning + "`, which the rules use, means itself to `"
                                + player + "`",
                        hint(board, player, turned, meaning, meaning));
                return;
            }
        }
    }

    private static String hint(Board board, String player, String one, String other, String meaning) {
        var turned = one.equals(meaning) ? other : one;
        boolean free = !turned.equals(meaning)
                && board.symmetric(player, board.direction(meaning)) == board.direction(meaning);
        return free
                ? "a symmetry that turns `" + turned + "` round has the other way as well: `(" + turned + " " + meaning
                        + ") (" + meaning + " " + turned + ")`"
                : "directions that a symmetry does not mention mean themselves";
    }
}
