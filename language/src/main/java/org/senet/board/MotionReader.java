package org.senet.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.senet.errors.Plural;
import org.senet.errors.Suggest;

/**
 * Reads the steps of a direction: {@code (dir n 0 -1)}. After the steps, the word {@code wrap} joins the edges of all
 * dimensions that the direction goes along; {@code (wrap 1)} in place of a step joins those of one dimension.
 */
final class MotionReader {
    private static final String WRAP = "wrap";

    private final Clause clause;
    private final String direction;
    private final List<Integer> steps = new ArrayList<>();
    private final List<Boolean> wraps = new ArrayList<>();

    private MotionReader(Clause clause, String direction) {
        this.clause = clause;
        this.direction = direction;
    }

    /** The motion that a {@code dir} clause declares. */
    static Motion read(Declaration declaration, Clause clause, String direction, Grid grid) {
        var reader = new MotionReader(clause, direction);
        List<Item> items = clause.details();
        boolean wrapsAll = !items.isEmpty() && items.getLast().is(WRAP);
        for (Item item : wrapsAll ? items.subList(0, items.size() - 1) : items) {
            reader.readStep(item, wrapsAll);
        }
        reader.checkCount(declaration, grid);
        return new Motion(List.copyOf(reader.steps), List.copyOf(reader.wraps));
    }

    private void readStep(Item item, boolean wraps) {
        List<Item> elements = item.isForm(WRAP) ? item.elements() : List.of();
        if (elements.size() == 2) {
            readStep(elements.get(1), true);
        } else if (item.value() instanceof Long step) {
            if (step > Grid.MOST_POSITIONS || step < -Grid.MOST_POSITIONS) {
                throw item.mistake("the step " + step + " of the direction `" + direction + "` is too long", null);
            }
            steps.add(step.intValue());
            this.wraps.add(wraps && step != 0);
        } else {
            String word = item.nameOrNull();
            throw item.mistake(
                    "expected a step of the direction `" + direction + "`, a whole number, not `" + item.text() + "`",
                    word == null ? null : Suggest.hint(word, List.of(WRAP)));
        }
    }

    private void checkCount(Declaration declaration, Grid grid) {
        int dimensions = grid.dimensions().size();
        if (steps.size() == dimensions) {
            return;
        }
        Item place = declaration.blame(clause, clause.form());
        String counts =
                "has " + Plural.of(steps.size(), "step") + ", but the board has " + Plural.of(dimensions, "dimension");
        if (clause.inherited() && dimensions > 0) {
            throw place.mistake(
                    "the direction `" + direction + "` of `"
                            + Objects.requireNonNull(declaration.inherited()).name() + "` " + counts,
                    "own dimensions replace all of the other board: write each of them, as `(dim \"a-d\") (dim \"4-1\")`");
        }
        throw place.mistake(
                "the direction `" + direction + "` " + counts,
                dimensions == 0
                        ? "declare dimensions, or connect single positions: `(link " + direction + " x y)`"
                        : "give one number for each dimension: `" + grid.exampleOfSteps(direction) + "`");
    }
}
