package org.senet.translator;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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
        var query = pre.isEmpty() ? null : OwnerCheck.of(pre.getFirst());
        return query == Query.IS_MINE || query == Query.IS_FRIEND && !design.sides.hasAllies();
    }

    /** The same program, in which a check of the owner with which all ways begin stands in {@code pre}, where it is looked for. */
    RuleProgram withOwnerFirst() {
        if (placing || ways.isEmpty()) {
            return this;
        }
        int first = OwnerCheck.in(pre);
        if (first >= 0) {
            return first == 0 ? this : withPre(with(pre.get(first), without(pre, first)));
        }
        var checks = ways.stream().map(w -> OwnerCheck.in(w.move())).toList();
        var owners = IntStream.range(0, ways.size())
                .mapToObj(i -> checks.get(i) < 0
                        ? null
                        : OwnerCheck.of(ways.get(i).move().get(checks.get(i))))
                .distinct()
                .toList();
        if (owners.size() > 1 || owners.getFirst() == null || !pre.stream().allMatch(OwnerCheck::isStill)) {
            return this;
        }
        return withPre(with(ways.getFirst().move().get(checks.getFirst()), pre))
                .withWays(IntStream.range(0, ways.size())
                        .mapToObj(i -> ways.get(i).withMove(without(ways.get(i).move(), checks.get(i))))
                        .toList());
    }

    private static List<Ir> with(Ir first, List<Ir> rest) {
        var all = new ArrayList<>(rest);
        all.addFirst(first);
        return List.copyOf(all);
    }

    private static List<Ir> without(List<Ir> forms, int form) {
        var rest = new ArrayList<>(forms);
        rest.remove(form);
        return List.copyOf(rest);
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

    /** All its statements. */
    List<Ir> code() {
        return Stream.concat(
                        pre.stream(), ways.stream().flatMap(w -> Stream.concat(w.move().stream(), w.post().stream())))
                .toList();
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
