package org.senet.lint.rules;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.data.SourceSpan;
import org.senet.game.GameRules;
import org.senet.game.GameRules.Way;
import org.senet.ir.EffectKind;
import org.senet.ir.Ir;
import org.senet.ir.Query;
import org.senet.lint.Code;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.lint.Walk;
import org.senet.lint.rules.SquareContents.Content;
import org.senet.state.Direction;

/**
 * Finds moves that can never be made, because a check contradicts what is known of the current position, or steps in a
 * direction that leads nowhere.
 */
final class ImpossibleMoves extends Warning {
    /** The clauses of a game whose statements begin at no position. */
    static final Set<String> NOWHERE = Set.of("loss", "win", "draw", "end", "pass", "action", "chance", "set-up");

    ImpossibleMoves() {
        super("impossible-move", "moves and ends with a check that can never hold");
    }

    @Override
    public void game(GameRules game, Program program, Report report) {
        boolean columns = Walk.contains(game.code(), ImpossibleMoves::makesColumns);
        for (var piece : game.pieces()) {
            for (var way : piece.ways()) {
                look(way, columns, report);
            }
        }
        for (var condition : game.conditions()) {
            if (NOWHERE.contains(condition.form().first().toString())) {
                var anywhere = impossible(condition.body(), columns, EnumSet.allOf(Content.class));
                for (var check : impossible(condition.body(), columns, EnumSet.of(Content.NOWHERE))) {
                    report(check, anywhere.contains(check), report);
                }
            }
        }
    }

    private static List<Ir.Check> impossible(List<Ir> statements, boolean columns, Set<Content> start) {
        var checks = new ArrayList<Ir.Check>();
        new SquareContents(columns, checks::add).after(statements, start);
        return checks;
    }

    private static void report(Ir.Check check, boolean anywhere, Report report) {
        var span = check.test().span();
        if (span != null) {
            report.add(
                    span,
                    "`" + Texts.shown(span) + "` can never hold here"
                            + (anywhere ? "" : ": these statements begin at no position"),
                    anywhere
                            ? "what stands on the current position is known from the statements before"
                            : "`(any Man)`, `(any-position)` or the name of a position goes to one first");
        }
    }

    static boolean makesColumns(Ir ir) {
        return ir instanceof Ir.Effect e
                        && (e.kind() == EffectKind.TAKE || e.kind() == EffectKind.DROP)
                        && !e.arguments().isEmpty()
                || ir instanceof Ir.Ask a && a.query() == Query.HEIGHT;
    }

    private static void look(Way way, boolean columns, Report report) {
        var checks = new ArrayList<Ir.Check>();
        var contents = new SquareContents(columns, checks::add);
        Set<Content> start = way.placing() ? EnumSet.of(Content.NOTHING) : EnumSet.of(Content.FRIEND, Content.ENEMY);
        var before = contents.after(way.pre(), start);
        var end = contents.after(way.body(), before);
        report(checks, null, report);
        checks.clear();
        contents.after(way.post(), end);
        report(checks, way.form().span(), report);
    }

    /** @param place where to report, or null for the checks themselves */
    private static void report(List<Ir.Check> checks, @Nullable SourceSpan place, Report report) {
        for (var check : checks) {
            var span = check.test().span();
            if (span == null) {
                continue;
            }
            var what = "`" + Texts.shown(span) + "`";
            if (place == null) {
                report.add(
                        span,
                        what + " can never hold here, so no move goes on behind this check",
                        "what stands on the current position is known from the statements before");
            } else {
                report.add(place, "this move is never made: " + what + " in `post` cannot hold behind it", null);
            }
        }
    }

    @Override
    public void code(Ir part, Code code, Report report) {
        if (code.game() == null) {
            return;
        }
        if (part instanceof Ir.Test t
                && t.value() instanceof Ir.Const c
                && c.value() instanceof Direction d
                && !Directions.hasLinks(code.game().board(), code.game().board().direction(d.name()))) {
            report.add(t.span(), "no step in the direction `" + d.name() + "` leads anywhere on this board", null);
        }
    }
}
