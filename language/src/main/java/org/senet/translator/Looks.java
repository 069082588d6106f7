package org.senet.translator;

import java.util.List;
import org.senet.ir.Query;
import org.senet.translator.Reach.Result;

/** What follows for {@link Reach} of each answer to a question about a position. */
final class Looks {
    private final Captures captures;
    private final int start;

    /** @param start where the rule begins */
    Looks(Captures captures, int start) {
        this.captures = captures;
        this.start = start;
    }

    /**
     * The answers to a question that has yes or no as its answer.
     *
     * @param here whether it is asked of the current position, however that is given
     * @param at the position, or less than 0 off the board
     */
    List<Result> answers(Query query, boolean here, int at, Known known) {
        return switch (query) {
            case IS_EMPTY -> here ? emptyHere(known) : empty(at, known);
            case NOT_EMPTY -> opposite(at, empty(at, known));
            case IS_FRIEND, IS_MINE -> friend(at, known);
            case NOT_FRIEND -> opposite(at, friend(at, known));
            case IS_ENEMY -> enemy(at, known);
            case NOT_ENEMY -> opposite(at, enemy(at, known));
            case POSITION, PIECE, PLAYER, HEIGHT -> throw new IllegalStateException(query.word());
        };
    }

    /** Off the board every answer is no. */
    private static List<Result> opposite(int at, List<Result> results) {
        return at < 0
                ? results
                : results.stream()
                        .map(r -> new Result(Boolean.FALSE.equals(r.value()), r.known()))
                        .toList();
    }

    private List<Result> emptyHere(Known known) {
        if (known.empty()) {
            return Reach.one(true, known);
        }
        return known.position() < 0
                ? List.of(
                        new Result(true, captures.doubt(known).withEmpty(true)),
                        new Result(false, captures.doubt(known)))
                : empty(known.position(), known).stream()
                        .map(r -> new Result(r.value(), r.known().withEmpty(Boolean.TRUE.equals(r.value()))))
                        .toList();
    }

    private List<Result> empty(int at, Known known) {
        if (at < 0) {
            return Reach.one(false, known);
        }
        if (at == start) {
            return List.of(new Result(true, captures.doubt(known)), new Result(false, captures.doubt(known)));
        }
        boolean taken = known.changed() || known.sure() != null && known.sure().target() == at;
        var free = known.needing(at);
        return List.of(new Result(true, taken ? captures.doubt(free) : free), new Result(false, withEnemy(at, known)));
    }

    private List<Result> enemy(int at, Known known) {
        return at < 0
                ? Reach.one(false, known)
                : List.of(new Result(true, withEnemy(at, known)), new Result(false, captures.doubt(known)));
    }

    private List<Result> friend(int at, Known known) {
        if (at < 0) {
            return Reach.one(false, known);
        }
        boolean own = at == start && !known.changed() && !known.isHolding();
        return List.of(
                new Result(true, own ? known : captures.doubt(known).withFriendAt(at)),
                new Result(false, withEnemy(at, known)));
    }

    /** What is known when an enemy stands at a position, as far as that matters. */
    private Known withEnemy(int at, Known known) {
        return at != start && known.allowsEnemyAt(at) ? known.withEnemyAt(at) : captures.doubt(known);
    }
}
