package org.senet.translator;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.senet.data.SourceSpan;
import org.senet.ir.EffectKind;
import org.senet.ir.Ir;
import org.senet.state.Design;

/** Finds clauses of the rules by what these may do, for people who ask why they do not. */
public final class RuleClauses {
    private final Design design;
    private final List<RuleProgram> programs;
    private final List<RuleAction> actions;

    RuleClauses(Design design, List<RuleProgram> programs, List<RuleAction> actions) {
        this.design = design;
        this.programs = programs;
        this.actions = actions;
    }

    /**
     * The clauses of those rules that could bring a piece of a type from one position to another if every condition were as
     * they need it; those of which that cannot be known are left out.
     */
    public List<SourceSpan> leading(int player, int type, int from, int to) {
        var plain = new KindsOfAttributes(design, programs, actions).plain();
        var clauses = new ArrayList<SourceSpan>();
        for (var program : programs) {
            for (var way : program.ways()) {
                if (program.type() == type && !program.placing() && way.span() != null) {
                    var landings = Reach.landings(design, player, program.withWay(way), plain, from);
                    if (landings != null && landings.get(to)) {
                        clauses.add(way.span());
                    }
                }
            }
        }
        return clauses;
    }

    /**
     * The clauses of those rules that log a text which stands in them, and of passes that log nothing and are called so.
     *
     * @param isMeant whether a text is the name that somebody asks for
     */
    public Set<SourceSpan> called(Predicate<String> isMeant) {
        var clauses = new HashSet<SourceSpan>();
        for (var program : programs) {
            for (var way : program.ways()) {
                addIf(
                        logs(program.pre(), isMeant) || logs(way.move(), isMeant) || logs(way.post(), isMeant),
                        way.span(),
                        clauses);
            }
        }
        for (var action : actions) {
            boolean unnamed = action.pass() && !Mentions.in(action.body(), RuleClauses::isLog);
            addIf(unnamed ? isMeant.test("pass") : logs(action.body(), isMeant), action.span(), clauses);
        }
        return clauses;
    }

    /** Whether moves may have parts, which are known only to those whose notation is written. */
    public boolean haveParts() {
        var code = new ArrayList<Ir>();
        for (var program : programs) {
            code.addAll(program.pre());
            program.ways().forEach(way -> {
                code.addAll(way.move());
                code.addAll(way.post());
            });
        }
        actions.forEach(action -> code.addAll(action.body()));
        return Mentions.in(code, Ir.EndMove.class::isInstance);
    }

    private static void addIf(boolean wanted, @Nullable SourceSpan span, Set<SourceSpan> clauses) {
        if (wanted && span != null) {
            clauses.add(span);
        }
    }

    private static boolean logs(List<Ir> code, Predicate<String> isMeant) {
        return Mentions.in(
                code,
                ir -> ir instanceof Ir.Effect e
                        && isLog(e)
                        && e.arguments().stream()
                                .anyMatch(a -> a instanceof Ir.Const c
                                        && c.value() instanceof String text
                                        && isMeant.test(text)));
    }

    private static boolean isLog(Ir ir) {
        return ir instanceof Ir.Effect e && e.kind() == EffectKind.LOG;
    }
}
