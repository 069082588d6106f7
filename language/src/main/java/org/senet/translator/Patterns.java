package org.senet.translator;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.senet.ir.Ir;
import org.senet.ir.Query;
import org.senet.nodes.rules.PatternNode;
import org.senet.nodes.rules.Site;
import org.senet.state.Direction;

/**
 * Finds conditions that only ask the same question along several known ways, such as whether three stand in a row. Where the ways
 * lead is known for each position; ways that leave the board, and those that are asked more than once, need not be asked.
 */
final class Patterns {
    /** So many groups of questions are followed. */
    private static final int MOST = 32;
    /** A pattern must ask at most this part of the questions. */
    private static final int GAIN = 2;

    private final Site site;
    private @Nullable Query query;
    private int questions;

    private Patterns(Site site) {
        this.site = site;
    }

    /** The test of such a condition; null where it is another one, or where nothing would be saved. */
    static @Nullable PatternNode of(Site site, Ir condition) {
        if (site.design() == null) {
            return null;
        }
        var patterns = new Patterns(site);
        var groups = patterns.groups(condition);
        if (groups == null || patterns.query == null) {
            return null;
        }
        int[][][] found = IntStream.range(0, site.design().topology.size())
                .mapToObj(p -> patterns.from(p, groups))
                .toArray(int[][][]::new);
        int most =
                IntStream.range(0, found.length).map(p -> found[p].length).max().orElse(0);
        int size = groups.stream().mapToInt(List::size).max().orElse(0);
        return most == 0 || most * size * GAIN > patterns.questions
                ? null
                : new PatternNode(site, patterns.query, found);
    }

    /** The condition as groups of questions. It holds if all questions of one group are answered by yes. */
    private @Nullable List<List<Ir.Ask>> groups(Ir condition) {
        return switch (condition) {
            case Ir.Test t -> groups(t.value());
            case Ir.Ask a when isOfOneKind(a) -> List.of(List.of(a));
            case Ir.Or o
            when o.conditions() -> {
                var all = new ArrayList<List<Ir.Ask>>();
                for (var form : o.forms()) {
                    var groups = groups(form);
                    if (groups == null || all.size() + groups.size() > MOST) {
                        yield null;
                    }
                    all.addAll(groups);
                }
                yield all;
            }
            case Ir.And a
            when a.conditions() -> {
                List<List<Ir.Ask>> all = List.of(List.of());
                for (var form : a.forms()) {
                    var groups = groups(form);
                    if (groups == null || all.size() * groups.size() > MOST) {
                        yield null;
                    }
                    all = all.stream()
                            .flatMap(before -> groups.stream().map(group -> joined(before, group)))
                            .toList();
                }
                yield all;
            }
            default -> null;
        };
    }

    private static List<Ir.Ask> joined(List<Ir.Ask> first, List<Ir.Ask> second) {
        var all = new ArrayList<>(first);
        all.addAll(second);
        return all;
    }

    private boolean isOfOneKind(Ir.Ask ask) {
        boolean same = query == null || query == ask.query();
        boolean isKnown = ask.path().stream().allMatch(e -> e instanceof Ir.Const c && c.value() instanceof Direction);
        query = ask.query();
        questions++;
        return same && isKnown && ask.query().isTest();
    }

    /** The groups as seen from a position, without those that ask of no position and those that ask more than another. */
    private int[][] from(int position, List<List<Ir.Ask>> groups) {
        var ends = groups.stream()
                .map(group -> group.stream()
                        .mapToInt(ask -> end(position, ask))
                        .sorted()
                        .distinct()
                        .boxed()
                        .toList())
                .filter(group -> group.getFirst() >= 0)
                .distinct()
                .toList();
        return ends.stream()
                .filter(group -> ends.stream().noneMatch(other -> !other.equals(group) && group.containsAll(other)))
                .map(group -> group.stream().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new);
    }

    /** Where the way of a question ends, or -1 off the board. */
    private int end(int position, Ir.Ask ask) {
        var steps = site.design().topology.steps(site.player());
        int at = position;
        for (var element : ask.path()) {
            at = at < 0 ? -1 : steps[((Direction) ((Ir.Const) element).value()).number()][at];
        }
        return at;
    }
}
