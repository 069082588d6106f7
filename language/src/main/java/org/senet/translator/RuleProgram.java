package org.senet.translator;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.data.SourceSpan;
import org.senet.ir.Ir;
import org.senet.ir.Query;
import org.senet.nodes.Step;
import org.senet.nodes.rules.Program;
import org.senet.state.Design;
import org.senet.state.Supply;

/**
 * The ways of moving of one type of piece that have the same rank, after analysis: the statements of {@code pre}, and for
 * each way those of the move and of {@code post}, which go on in the scope of {@code pre}.
 *
 * @param name the name of the type of piece
 * @param type the number of the type of piece
 * @param priority moves of a higher priority exclude those of a lower one
 * @param placing whether it starts from an empty position with a new piece in the hand
 * @param supply where that piece comes from
 */
public record RuleProgram(
        String name, int type, int priority, boolean placing, Supply supply, List<Ir> pre, List<Way> ways) {
    /** Whether it begins with {@code (check is-friend?)}, so that it need be tried for own pieces only. */
    boolean isForOwn(Design design) {
        var query = pre.isEmpty() ? null : owner(pre.getFirst());
        return query == Query.IS_MINE || query == Query.IS_FRIEND && !design.sides.hasAllies();
    }

    /** What a form checks of the owner of the piece that stands here; null for all other forms. */
    private static @Nullable Query owner(Ir form) {
        return form instanceof Ir.Check c
                        && CheckTranslator.unwrap(c.test()) instanceof Ir.Ask a
                        && (a.query() == Query.IS_MINE || a.query() == Query.IS_FRIEND)
                        && a.path().isEmpty()
                ? a.query()
                : null;
    }

    /** The same program, in which a check of the owner with which all ways begin stands in {@code pre}, where it is looked for. */
    RuleProgram withOwnerFirst() {
        if (placing
                || !pre.isEmpty()
                || ways.isEmpty()
                || ways.getFirst().move().isEmpty()) {
            return this;
        }
        var check = ways.getFirst().move().getFirst();
        var owner = owner(check);
        boolean common = owner != null
                && ways.stream()
                        .allMatch(w -> !w.move().isEmpty() && owner(w.move().getFirst()) == owner);
        return common
                ? withPre(List.of(check))
                        .withWays(ways.stream()
                                .map(w ->
                                        w.withMove(w.move().subList(1, w.move().size())))
                                .toList())
                : this;
    }

    /**
     * This program as steps, tried for all pieces of its type whatever holds of the position.
     *
     * @param body all of {@code pre}, the moves and {@code post}
     */
    Program ready(Design design, Step body) {
        return new Program(
                type, priority, isForOwn(design), placing, supply, null, null, Program.Tried.ALWAYS, body, List.of());
    }

    /** The same program with other statements before its ways. */
    RuleProgram withPre(List<Ir> statements) {
        return new RuleProgram(name, type, priority, placing, supply, statements, ways);
    }

    /** One of its ways by itself. */
    RuleProgram withWay(Way way) {
        return withWays(List.of(way));
    }

    /** The same program with other ways. */
    RuleProgram withWays(List<Way> others) {
        return new RuleProgram(name, type, priority, placing, supply, pre, others);
    }

    /**
     * One way of moving.
     *
     * @param span its clause in the program's text, or null
     */
    public record Way(@Nullable SourceSpan span, List<Ir> move, List<Ir> post) {
        /** The same way with other statements of the move. */
        Way withMove(List<Ir> statements) {
            return new Way(span, statements, post);
        }
    }
}
