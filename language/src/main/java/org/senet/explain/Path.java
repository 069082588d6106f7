package org.senet.explain;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.data.SourceSpan;
import org.senet.trace.Attempt;
import org.senet.trace.Branch;
import org.senet.trace.Completed;
import org.senet.trace.Event;
import org.senet.trace.Observation;
import org.senet.trace.Phrase;

/**
 * One path through the rules, from the piece where they began to where it ended.
 *
 * @param branch the branch in which it ended
 * @param visited the positions that it came to, in order, the first one first
 * @param length how many events there are on it
 * @param rule the clause of the rules, if that is known
 * @param stopped the check or the empty choice that stopped it, or null
 * @param values what that check has seen
 * @param end the move, if there is one
 */
record Path(
        Attempt attempt,
        Branch branch,
        List<Integer> visited,
        int length,
        @Nullable SourceSpan rule,
        @Nullable Phrase stopped,
        List<Observation> values,
        @Nullable Completed end) {

    /** The position at which it ended. */
    int last() {
        return visited.getLast();
    }

    /** All paths of some rules, in order. */
    static List<Path> of(Attempt attempt) {
        var search = new Search(attempt);
        search.follow(attempt.root(), List.of(attempt.position()), 0, null);
        return search.paths;
    }

    private static final class Search {
        private final Attempt attempt;
        private final List<Path> paths = new ArrayList<>();

        Search(Attempt attempt) {
            this.attempt = attempt;
        }

        void follow(Branch branch, List<Integer> before, int length, @Nullable SourceSpan rule) {
            var visited = arrive(before, branch.position());
            var clause =
                    rule == null && branch.phrase() != null ? branch.phrase().span() : rule;
            int events = length;
            for (var event : branch.events()) {
                events++;
                switch (event) {
                    case Event.Check c -> {
                        visited = arrive(arrive(visited, c.from()), c.to());
                        if (!c.held()) {
                            add(branch, visited, events, clause, c.phrase(), c.values(), null);
                        }
                    }
                    case Event.Choice c -> choice(branch, c, visited, events, clause);
                    case Event.End e ->
                        add(branch, arrive(visited, e.move().position()), events, clause, null, List.of(), e.move());
                    default -> {
                        // the others stand nowhere else
                    }
                }
            }
        }

        private void choice(
                Branch branch, Event.Choice choice, List<Integer> visited, int length, @Nullable SourceSpan rule) {
            if (choice.branches().isEmpty()) {
                add(branch, visited, length, rule, choice.phrase(), List.of(), null);
            }
            for (var way : choice.branches()) {
                follow(way, visited, length, rule);
            }
        }

        private void add(
                Branch branch,
                List<Integer> visited,
                int length,
                @Nullable SourceSpan rule,
                @Nullable Phrase stopped,
                List<Observation> values,
                @Nullable Completed end) {
            paths.add(new Path(attempt, branch, visited, length, rule, stopped, values, end));
        }

        private static List<Integer> arrive(List<Integer> visited, int position) {
            if (position < 0 || !visited.isEmpty() && visited.getLast() == position) {
                return visited;
            }
            var longer = new ArrayList<>(visited);
            longer.add(position);
            return longer;
        }
    }
}
