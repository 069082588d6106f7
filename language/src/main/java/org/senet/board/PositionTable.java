package org.senet.board;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The positions of a board: those cells of its grid that exist, then the single positions, numbered without gaps. */
final class PositionTable implements PositionLookup {
    private final PositionDraft draft;
    private final List<String> names;
    private final Map<String, Integer> numbers = new HashMap<>();
    private final int[] numberOfCell;

    /** Numbers the positions of a draft, which is not to be changed any more. */
    PositionTable(PositionDraft draft) {
        this.draft = draft;
        names = draft.names();
        numberOfCell = new int[draft.grid().size()];
        Arrays.fill(numberOfCell, -1);
        for (int position = 0; position < names.size(); position++) {
            numbers.put(names.get(position), position);
            if (cell(position) >= 0) {
                numberOfCell[cell(position)] = position;
            }
        }
    }

    /** The number of positions. */
    int size() {
        return names.size();
    }

    /** The cell of a position, or -1 for a single position. */
    int cell(int position) {
        return grid().cell(names.get(position));
    }

    /** Whether a single position with that name was declared, even if it was killed. */
    boolean declaresSingle(String name) {
        return draft.declaresSingle(name);
    }

    @Override
    public Grid grid() {
        return draft.grid();
    }

    @Override
    public int number(String name) {
        return numbers.getOrDefault(name, -1);
    }

    @Override
    public int inCell(int cell) {
        return numberOfCell[cell];
    }

    @Override
    public boolean wasKilled(String name) {
        return draft.wasKilled(name);
    }

    @Override
    public List<String> names() {
        return names;
    }
}
