package org.senet.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.senet.errors.Suggest;

/**
 * Reads single steps, in the order of the text: {@code (link dir from to ...)} makes the direction lead from one
 * position to another; {@code (unlink dir from ...)} makes it lead nowhere; {@code (unlink position ...)} cuts the
 * positions off from all others.
 */
final class LinkReader {
    private final PositionTable positions;
    private final PositionFinder finder;
    private final DirectionNames directions;
    private final int[][] steps;
    private final BitSet[] linked;
    /** The positions that are still to be cut off, at the latest before the next link. */
    private final BitSet cutOff = new BitSet();

    /**
     * @param positions the positions
     * @param directions the directions
     * @param steps where the directions lead; changed by reading
     */
    LinkReader(PositionTable positions, DirectionNames directions, int[][] steps) {
        this.positions = positions;
        this.finder = new PositionFinder(positions);
        this.directions = directions;
        this.steps = steps;
        this.linked = new BitSet[steps.length];
        Arrays.setAll(linked, direction -> new BitSet());
    }

    /** Reads {@code link} and {@code unlink} clauses. */
    void read(List<Clause> clauses) {
        for (Clause clause : clauses) {
            if (clause.is("link")) {
                isolate();
                link(clause);
            } else {
                unlink(clause);
            }
        }
        isolate();
    }

    private void link(Clause clause) {
        int direction = directions.find(clause.subject("a direction"));
        List<Item> ends = clause.details();
        if (ends.isEmpty() || ends.size() % 2 != 0) {
            Item place = ends.isEmpty() ? clause.form() : ends.getLast();
            throw place.mistake(
                    "`link` needs pairs of positions, from and to",
                    "write `(link n a1 a2 b1 b2)`; `(track n a1 a2 b1)` of `senet.rules` links each position to the next one");
        }
        for (int i = 0; i < ends.size(); i += 2) {
            int to = end(clause, ends.get(i + 1));
            for (int from : finder.find(clause, List.of(ends.get(i)))) {
                if (to >= 0) {
                    link(clause, direction, from, to, ends.get(i));
                }
            }
        }
    }

    private int end(Clause clause, Item item) {
        String name = item.name("a position");
        if (PositionFinder.isPattern(name)) {
            throw item.mistake(
                    "a link leads to one position, but `" + name + "` stands for several",
                    "only where links begin may several positions stand: `(link n \"*8\" goal)`");
        }
        return finder.findOne(clause, item);
    }

    private void link(Clause clause, int direction, int from, int to, Item place) {
        if (linked[direction].get(from)) {
            throw place.mistake(
                    "the position `" + positions.names().get(from) + "` is linked twice in the direction `"
                            + directions.names().get(direction) + "`",
                    "a direction leads to one position; of several ways each has a direction of its own, and `(any "
                            + directions.names().get(direction) + " other)` takes any of them");
        }
        linked[direction].set(from, !clause.inherited());
        steps[direction][from] = to;
    }

    private void unlink(Clause clause) {
        Item subject = clause.subject("a direction or a position");
        if (directions.isDirection(subject)) {
            int direction = directions.find(subject);
            if (clause.details().isEmpty()) {
                throw clause.form().mistake("`unlink` needs the positions where a step is to be removed", null);
            }
            for (int from : finder.find(clause, clause.details())) {
                cut(direction, from);
            }
        } else if (finder.isPosition(subject) || clause.inherited()) {
            IntStream.of(finder.find(clause, clause.arguments())).forEach(cutOff::set);
        } else {
            String name = subject.name("a direction or a position");
            var known = new ArrayList<>(directions.names());
            known.addAll(positions.names());
            throw subject.mistake(
                    "`" + name + "` is neither a direction nor a position of the board", Suggest.hint(name, known));
        }
    }

    private void cut(int direction, int from) {
        steps[direction][from] = -1;
        linked[direction].clear(from);
    }

    /** Cuts off what has to be, many positions in one pass over all steps. */
    private void isolate() {
        if (cutOff.isEmpty()) {
            return;
        }
        for (int direction = 0; direction < steps.length; direction++) {
            for (int from = 0; from < positions.size(); from++) {
                int to = steps[direction][from];
                if (cutOff.get(from) || to >= 0 && cutOff.get(to)) {
                    cut(direction, from);
                }
            }
        }
        cutOff.clear();
    }
}
