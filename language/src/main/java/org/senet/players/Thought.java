package org.senet.players;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.senet.game.Move;
import org.senet.game.Position;
import org.senet.runtime.MemberView;
import org.senet.runtime.Members;

/**
 * What a player thinks of a position.
 *
 * @param move the move that it would play
 * @param score how good the position is for the player to move: with alpha-beta what its side has more than the others, when the
 *     least piece is worth 1; with UCT the part of the random games that its side has won, from 0 to 1
 * @param end after how many plies the player's side wins, or with a minus loses, if that is certain; else null
 * @param depth how many plies were looked ahead
 * @param nodes how many positions were looked at, or how many random games were played
 * @param seconds how long it took
 * @param line the expected moves, by their numbers in their positions; the first is the player's
 * @param visits with UCT how often each legal move was tried, in the order of the moves; else empty
 */
record Thought(
        Move move,
        double score,
        @Nullable Integer end,
        int depth,
        long nodes,
        double seconds,
        List<Integer> line,
        List<Integer> visits,
        Method method) {
    private static final Members<Thought> MEMBERS = new Members<>(Thought.class)
            .value("move", Thought::move)
            .value("score", Thought::score)
            .value("end", t -> t.end == null ? null : (Object) (long) t.end)
            .value("depth", t -> (long) t.depth)
            .value("nodes", Thought::nodes)
            .value("seconds", Thought::seconds)
            .array("line", Thought::names)
            .array("visits", t -> t.visits.stream().map(Integer::longValue).toList());

    /** As programs, hosts and other languages see it. */
    MemberView<Thought> view() {
        return new MemberView<>(MEMBERS, this);
    }

    /** The names of the expected moves. */
    private List<String> names() {
        var names = new ArrayList<String>();
        Position position = move.position();
        for (int number : line) {
            var next = position.generate().get(number);
            names.add(next.notation());
            position = position.apply(next);
        }
        return names;
    }

    /** For people: the value, the depth, the work, and the expected moves. */
    @Override
    public String toString() {
        var value = end != null
                ? (end > 0 ? "win in " : "loss in ") + Math.abs(end) + (Math.abs(end) == 1 ? " ply" : " plies")
                : method == Method.UCT
                        ? String.format(Locale.ROOT, "%.1f %%", 100 * score)
                        : String.format(Locale.ROOT, "%+.2f", score);
        return String.format(
                Locale.ROOT,
                "%s, depth %d, %d %s, %.2f s: %s",
                value,
                depth,
                nodes,
                method == Method.UCT ? "games" : "positions",
                seconds,
                String.join(" ", names()));
    }
}
