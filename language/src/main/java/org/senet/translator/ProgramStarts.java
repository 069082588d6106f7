package org.senet.translator;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.analysis.Algebra;
import org.senet.analysis.Cells;
import org.senet.analysis.Derivation;
import org.senet.analysis.Limits;
import org.senet.analysis.Starts;
import org.senet.analysis.Walk;
import org.senet.analysis.WalkBuilder;
import org.senet.ir.EffectKind;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.nodes.rules.Program;
import org.senet.nodes.rules.Site;
import org.senet.state.Design;

/**
 * Where the programs of a player are to be tried, and which checks at their beginning are decided by that, so that they are not asked
 * again.
 */
final class ProgramStarts {
    private final Design design;
    private final int player;
    private final Algebra sets;
    private final WalkBuilder walks;

    /** @param plainAttributes the attributes that are never directions or positions */
    ProgramStarts(Site site, Set<String> plainAttributes) {
        design = site.design();
        player = site.player();
        sets = site.sets();
        walks = new WalkBuilder(design, player, plainAttributes, sets, true);
    }

    /**
     * A program, and where it is to be tried.
     *
     * @param program without the checks that hold wherever it is tried
     * @param start the positions; null for all
     * @param given those at which these checks hold; null for all
     * @param own whether only pieces of the player to move stand there
     */
    record Start(
            RuleProgram program,
            @Nullable Cells start,
            @Nullable Cells given,
            boolean own) {
        /** Steps of the program, tried there. */
        Program at(Program steps) {
            if (start == null) {
                return steps;
            }
            var there = steps.startingAt(start, given);
            return own ? there.forOwn() : there;
        }
    }

    /** Where a program of one way is to be tried. */
    Start of(RuleProgram program) {
        if (design.words > Limits.WORDS) {
            return new Start(program, null, null, false);
        }
        var way = program.ways().getFirst();
        var walk = walk(program);
        // A piece is placed once at the most at each position, so there it pays to compute all that can be known.
        var may = !Derivation.STARTS.isOn()
                ? sets.all()
                : program.placing() && !design.deferCaptures
                        ? Starts.thoroughly(design, player, sets, walk).may()
                        : Starts.quickly(design, player, sets, walk);
        var decided = new Decided(program.isForOwn(design));
        var pre = decided.rest(program.pre());
        var move = decided.goesOn ? decided.rest(way.move()) : way.move();
        var start = sets.and(decided.given, may);
        var rest = program.withPre(pre).withWay(way.withMove(move));
        return new Start(
                rest,
                sets.isAll(start) ? null : start,
                sets.isAll(decided.given) ? null : decided.given,
                !program.placing() && sets.isWithin(may, sets.owned(1L << player)));
    }

    /** The paths of a program of one way. */
    Walk walk(RuleProgram program) {
        var way = program.ways().getFirst();
        var code = new ArrayList<>(program.pre());
        code.addAll(way.move());
        code.addAll(way.post());
        return walks.statements(code, way.post());
    }

    /** Checks at the beginning of a program that are known to hold at certain positions. */
    private final class Decided {
        private final boolean ownOnly;
        private Cells given = sets.all();
        private final Traits traits = new Traits(true);
        private boolean goesOn = Derivation.CHECKS.isOn();

        Decided(boolean ownOnly) {
            this.ownOnly = ownOnly;
        }

        /** The forms without those checks. */
        List<Ir> rest(List<Ir> forms) {
            var rest = new ArrayList<Ir>();
            var left = new ArrayList<>(forms);
            while (goesOn && !left.isEmpty()) {
                var form = left.removeFirst();
                if (form instanceof Ir.Do d) {
                    left.addAll(0, d.forms());
                } else if (ownOnly && rest.isEmpty() && isLook(form)) {
                    rest.add(form);
                } else {
                    var holds = decided(form);
                    if (holds != null) {
                        given = sets.and(given, holds);
                    } else {
                        rest.add(form);
                        goesOn = isNote(form);
                    }
                }
            }
            rest.addAll(left);
            return List.copyOf(rest);
        }

        /** Where a check holds that changes nothing, in one way; null when that is not known exactly. */
        private @Nullable Cells decided(Ir form) {
            if (!(form instanceof Ir.Check check) || binds(form) || traits.mayChoose(check.test())) {
                return null;
            }
            var walk = walks.statements(List.of(form), null);
            var holds = Starts.thoroughly(design, player, sets, walk);
            return walk.isTest() && holds.isExact() ? holds.may() : null;
        }
    }

    /** Whether code gives variables values that later code may read; of what a search does, nothing is left. */
    private static boolean binds(Ir code) {
        return !(code instanceof Ir.Exists)
                && (code instanceof Ir.Bind
                        || code instanceof Ir.Assign
                        || IrTree.children(code).stream().anyMatch(ProgramStarts::binds));
    }

    /** Own pieces are visited in a way of their own. */
    private static boolean isLook(Ir form) {
        return form instanceof Ir.Check c
                && CheckTranslator.unwrap(c.test()) instanceof Ir.Ask a
                && a.path().isEmpty();
    }

    private static boolean isNote(Ir form) {
        return form instanceof Ir.Effect e && e.kind() == EffectKind.LOG && Looking.areQuiet(e.arguments());
    }
}
