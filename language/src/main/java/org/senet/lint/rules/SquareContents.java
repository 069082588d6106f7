package org.senet.lint.rules;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.senet.ir.EffectKind;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.ir.Query;
import org.senet.lint.Walk;

/**
 * Follows what may stand on the current position through the statements of a rule, as an abstract interpretation: whatever
 * is not understood leaves everything possible.
 */
final class SquareContents {
    /** What may stand on a position. */
    enum Content {
        /** There is no current position: whatever is asked, the answer is false. */
        NOWHERE,
        NOTHING,
        FRIEND,
        ENEMY,
        /** A captured piece that is still on the board. */
        NOBODYS
    }

    private static final Set<Content> ALL = EnumSet.allOf(Content.class);

    private final boolean columns;
    private final Consumer<Ir.Check> impossible;
    private final BiConsumer<Ir, Set<Content>> asked;

    /**
     * @param columns whether pieces may stand on each other, so that something is left when one is taken
     * @param impossible is told of checks that can never hold
     */
    SquareContents(boolean columns, Consumer<Ir.Check> impossible) {
        this(columns, impossible, (ask, here) -> {});
    }

    /**
     * @param columns whether pieces may stand on each other, so that something is left when one is taken
     * @param impossible is told of checks that can never hold
     * @param asked is told of questions what stands on the current position, or what its attributes are, and what may stand there then
     */
    SquareContents(boolean columns, Consumer<Ir.Check> impossible, BiConsumer<Ir, Set<Content>> asked) {
        this.columns = columns;
        this.impossible = impossible;
        this.asked = asked;
    }

    /** What may stand on the current position after statements, or nothing at all when they never reach their end. */
    Set<Content> after(List<Ir> statements, Set<Content> before) {
        var now = before;
        for (var statement : statements) {
            if (now.isEmpty()) {
                return now;
            }
            now = after(statement, now);
        }
        return now;
    }

    private Set<Content> after(Ir ir, Set<Content> before) {
        return switch (ir) {
            case Ir.Do d -> after(d.forms(), before);
            case Ir.Check c -> check(c, before);
            case Ir.Effect e -> effect(e, before);
            case Ir.If i -> {
                ask(i.test(), before);
                var both = copy(branch(i.then(), assume(i.test(), before, true)));
                both.addAll(branch(i.otherwise(), assume(i.test(), before, false)));
                yield both;
            }
            case Ir.While w -> {
                branch(w.body(), assume(w.test(), ALL, true));
                yield isStill(w) ? before : ALL;
            }
            case Ir.Exists e -> {
                after(e.body(), before);
                yield before;
            }
            default -> {
                ask(ir, before);
                yield isStill(ir) ? before : ALL;
            }
        };
    }

    /** Tells of the questions in code that begins with that on the current position. */
    private void ask(Ir ir, Set<Content> before) {
        if (ir instanceof Ir.Ask ask && ask.path().isEmpty()
                || ir instanceof Ir.PieceAttribute attribute && attribute.path().isEmpty() && !attribute.changed()) {
            asked.accept(ir, before);
            return;
        }
        boolean elsewhere = ir instanceof Ir.Exists || ir instanceof Ir.Count || ir instanceof Ir.While;
        var now = elsewhere ? ALL : before;
        for (var part : IrTree.children(ir)) {
            ask(part, now);
            now = isStill(part) ? now : ALL;
        }
    }

    private Set<Content> branch(Ir ir, Set<Content> before) {
        return before.isEmpty() ? before : after(ir, before);
    }

    private Set<Content> check(Ir.Check check, Set<Content> before) {
        ask(check.test(), before);
        var left = assume(check.test(), before, true);
        if (left.isEmpty()) {
            impossible.accept(check);
        }
        return left;
    }

    private Set<Content> effect(Ir.Effect effect, Set<Content> before) {
        effect.arguments().forEach(part -> ask(part, before));
        return switch (effect.kind()) {
            case LOG, MARK, NEXT_TURN, WEIGHT, TO_RESERVE, FROM_RESERVE, SET_ATTRIBUTE ->
                effect.arguments().stream().allMatch(SquareContents::isStill) ? before : ALL;
            case TAKE -> columns || !effect.arguments().isEmpty() ? ALL : EnumSet.of(Content.NOTHING);
            case CAPTURE ->
                columns || !effect.arguments().isEmpty() ? ALL : EnumSet.of(Content.NOTHING, Content.NOBODYS);
            default -> ALL;
        };
    }

    /** What may stand here if a condition holds, or does not. */
    private Set<Content> assume(Ir condition, Set<Content> before, boolean holds) {
        return switch (condition) {
            case Ir.Test t
            when t.value() instanceof Ir.Ask a && a.path().isEmpty() && filter(a.query()) != null -> {
                var left = copy(before);
                left.retainAll(holds ? filter(a.query()) : EnumSet.complementOf(EnumSet.copyOf(filter(a.query()))));
                yield left;
            }
            case Ir.Test t
            when t.value() instanceof Ir.InZone z && z.path().isEmpty() && holds -> {
                var left = copy(before);
                left.remove(Content.NOWHERE);
                yield left;
            }
            case Ir.Not n -> assume(n.test(), before, !holds);
            case Ir.And a when a.conditions() -> holds ? all(a.forms(), before, true) : any(a.forms(), before, false);
            case Ir.Or o when o.conditions() -> holds ? any(o.forms(), before, true) : all(o.forms(), before, false);
            default -> isStill(condition) ? before : ALL;
        };
    }

    private Set<Content> all(List<Ir> conditions, Set<Content> before, boolean hold) {
        var now = before;
        for (var condition : conditions) {
            now = assume(condition, now, hold);
        }
        return now;
    }

    /** One of them decides, and those before it have not. */
    private Set<Content> any(List<Ir> conditions, Set<Content> before, boolean hold) {
        var now = before;
        Set<Content> found = EnumSet.noneOf(Content.class);
        for (var condition : conditions) {
            found.addAll(assume(condition, now, hold));
            now = assume(condition, now, !hold);
        }
        return found;
    }

    private static @Nullable Set<Content> filter(Query query) {
        return switch (query) {
            case IS_EMPTY -> EnumSet.of(Content.NOTHING);
            case NOT_EMPTY -> EnumSet.complementOf(EnumSet.of(Content.NOWHERE, Content.NOTHING));
            case IS_FRIEND, IS_MINE -> EnumSet.of(Content.FRIEND);
            case NOT_FRIEND -> EnumSet.complementOf(EnumSet.of(Content.NOWHERE, Content.FRIEND));
            case IS_ENEMY -> EnumSet.of(Content.ENEMY);
            case NOT_ENEMY -> EnumSet.complementOf(EnumSet.of(Content.NOWHERE, Content.ENEMY));
            case POSITION, PIECE, PLAYER, HEIGHT -> null;
        };
    }

    private static Set<Content> copy(Set<Content> contents) {
        var copy = EnumSet.noneOf(Content.class);
        copy.addAll(contents);
        return copy;
    }

    /** Whether code neither moves nor changes the board. */
    static boolean isStill(Ir ir) {
        return switch (ir) {
            case Ir.Test t ->
                !(t.value() instanceof Ir.Const || t.value() instanceof Ir.LocalRef)
                        && !isChoice(t.value())
                        && isStill(t.value());
            case Ir.Call c -> false;
            case Ir.Effect e ->
                e.kind() == EffectKind.LOG && IrTree.children(e).stream().allMatch(SquareContents::isStill);
            case Ir.Exists e -> true;
            case Ir.Count c -> true;
            case Ir.AnyPiece a -> false;
            case Ir.AnyPlace a -> false;
            case Ir.AnyConnected a -> false;
            case Ir.Each e -> false;
            case Ir.FirstWay f -> false;
            case Ir.Check c -> isStill(c.test());
            default ->
                IrTree.children(ir).stream().allMatch(SquareContents::isStill)
                        && Walk.lambdas(ir).isEmpty();
        };
    }

    private static boolean isChoice(Ir ir) {
        return ir instanceof Ir.Any
                || ir instanceof Ir.AnyOf
                || ir instanceof Ir.Collection
                || ir instanceof Ir.VarRef
                || ir instanceof Ir.LateName
                || ir instanceof Ir.BoardAttribute
                || ir instanceof Ir.PieceAttribute
                || ir instanceof Ir.Ask a && a.query() == Query.POSITION
                || ir instanceof Ir.Mark
                || ir instanceof Ir.If
                || ir instanceof Ir.Do
                || ir instanceof Ir.GlobalRef
                || ir instanceof Ir.Opposite;
    }
}
