package org.senet.translator;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.senet.ir.EffectKind;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.ir.Query;
import org.senet.state.Design;
import org.senet.state.PieceType;

/**
 * A program whose moves must leave no royal piece of the player attacked, and that does nothing else to the board than to lift one
 * piece that is not royal and to put it down: where no royal piece is attacked already, only lifting it can open a way for an attack,
 * and of that one can be told for all of its moves at once.
 *
 * @param royal the names of the types that must not be attacked
 * @param unchecked the program without the check
 */
record Shelter(List<String> royal, RuleProgram unchecked) {
    /** What may happen to the board and around it besides lifting a piece. */
    private static final Set<EffectKind> HARMLESS = Set.of(
            EffectKind.DROP,
            EffectKind.SET_ATTRIBUTE,
            EffectKind.MARK,
            EffectKind.NEXT_TURN,
            EffectKind.WEIGHT,
            EffectKind.TO_RESERVE,
            EffectKind.FROM_RESERVE,
            EffectKind.LOG);

    /** That of a program; null where it has no such check, or does more. */
    static @Nullable Shelter of(Design design, RuleProgram program) {
        var royal = program.ways().stream().map(Shelter::royal).distinct().toList();
        if (royal.size() != 1
                || royal.getFirst().isEmpty()
                || royal.getFirst().contains(program.name())
                || !program.placing() && !program.isForOwn(design)
                || design.sides.hasAllies()
                || design.deferCaptures
                || !onlyMoves(program, royal.getFirst())) {
            return null;
        }
        var types = royal.getFirst();
        var ways = program.ways().stream()
                .map(w -> new RuleProgram.Way(w.span(), unchecked(w.move(), types), unchecked(w.post(), types)))
                .toList();
        return new Shelter(types, program.withWays(ways));
    }

    private static List<Ir> unchecked(List<Ir> code, List<String> royal) {
        return code.stream().filter(form -> !royal(form).equals(royal)).toList();
    }

    /** The types that a way wants not to be attacked; empty when it does not want that. */
    private static List<String> royal(RuleProgram.Way way) {
        return Stream.concat(way.move().stream(), way.post().stream())
                .map(Shelter::royal)
                .filter(types -> !types.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    /** The types in {@code (check (not (exists? (any King) (check is-friend?) (check is-attacked?))))}; empty for another form. */
    private static List<String> royal(Ir form) {
        return form instanceof Ir.Check check
                        && CheckTranslator.unwrap(check.test()) instanceof Ir.Not not
                        && CheckTranslator.unwrap(not.test()) instanceof Ir.Exists exists
                        && exists.body() instanceof Ir.Do search
                        && search.forms().size() == 3
                        && CheckTranslator.unwrap(search.forms().getFirst()) instanceof Ir.AnyPiece pieces
                        && isFriendCheck(search.forms().get(1))
                        && isAttackCheck(search.forms().getLast())
                ? pieces.types()
                : List.of();
    }

    private static boolean isFriendCheck(Ir form) {
        return form instanceof Ir.Check check
                && CheckTranslator.unwrap(check.test()) instanceof Ir.Ask ask
                && ask.query() == Query.IS_FRIEND
                && ask.path().isEmpty();
    }

    private static boolean isAttackCheck(Ir form) {
        return form instanceof Ir.Check check
                && CheckTranslator.unwrap(check.test()) instanceof Ir.IsAttacked attacked
                && !attacked.defended()
                && attacked.by().isEmpty()
                && attacked.path().isEmpty();
    }

    /** Whether a program only lifts the piece with which it begins, if it moves one, and puts it down. */
    private static boolean onlyMoves(RuleProgram program, List<String> royal) {
        return program.ways().stream().allMatch(way -> {
            var code = new ArrayList<>(program.pre());
            code.addAll(way.move());
            code.addAll(way.post());
            var truths = new Truths(code);
            return (program.placing() || lifts(program.pre(), truths))
                    && code.stream().noneMatch(form -> IrTree.contains(form, part -> isMore(part, royal)))
                    && changesOnlyHand(code, program.placing() ? 0 : 1, truths);
        });
    }

    /** Whether the beginning lifts the piece, once, before it goes anywhere. */
    private static boolean lifts(List<Ir> pre, Truths truths) {
        for (var form : pre) {
            if (isTake(form)) {
                return true;
            }
            if (truths.maybeGoes(form)) {
                return false;
            }
        }
        return false;
    }

    private static boolean isTake(Ir part) {
        return part instanceof Ir.Effect effect
                && effect.kind() == EffectKind.TAKE
                && effect.arguments().isEmpty();
    }

    private static boolean isMore(Ir part, List<String> royal) {
        return switch (part) {
            case Ir.Effect e
            when e.kind() == EffectKind.PROMOTE -> !areOthers(e.arguments().getFirst(), royal);
            case Ir.Effect e when isTake(e) -> false;
            case Ir.Effect e -> !HARMLESS.contains(e.kind());
            case Ir.Call c -> !Computations.isComputation(c);
            case Ir.Search s -> true;
            case Ir.LateName n -> true;
            case Ir.Fn f -> true;
            case Ir.Functions f -> true;
            case Ir.Capture c -> true;
            case Ir.Prompt p -> true;
            default -> false;
        };
    }

    private static boolean areOthers(Ir types, List<String> royal) {
        return switch (types) {
            case Ir.Const c -> c.value() instanceof PieceType t && !royal.contains(t.name());
            case Ir.Any a -> a.options().stream().allMatch(option -> areOthers(option, royal));
            default -> false;
        };
    }

    /**
     * Whether nothing is lifted but at the beginning, and what is promoted is that piece, in the hand or where it has been put down.
     *
     * @param most how often something may be lifted; not at all where a new piece is in the hand
     */
    private static boolean changesOnlyHand(List<Ir> code, int most, Truths truths) {
        boolean dropped = false;
        boolean away = false;
        int takes = 0;
        for (var form : code) {
            takes += isTake(form) ? 1 : 0;
            if (takes > most || !isTake(form) && IrTree.contains(form, Shelter::isTake)) {
                return false;
            }
            dropped |= IrTree.contains(form, Shelter::isDrop);
            away |= dropped && truths.maybeGoes(form);
            if (away && IrTree.contains(form, Shelter::isPromotion)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isDrop(Ir part) {
        return part instanceof Ir.Effect effect && effect.kind() == EffectKind.DROP;
    }

    private static boolean isPromotion(Ir part) {
        return part instanceof Ir.Effect effect && effect.kind() == EffectKind.PROMOTE;
    }
}
