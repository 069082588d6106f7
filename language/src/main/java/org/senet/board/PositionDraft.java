package org.senet.board;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Positions while they are being declared: first the cells of the grid, then single positions. Removing one leaves a
 * gap in the numbers, which {@link PositionTable} closes.
 */
final class PositionDraft implements PositionLookup {
    private final Grid grid;
    private final List<String> singles = new ArrayList<>();
    private final Map<String, Integer> singleNumbers = new HashMap<>();
    private final BitSet alive = new BitSet();

    PositionDraft(Grid grid) {
        this.grid = grid;
        alive.set(0, grid.size());
    }

    /** Adds a single position; its name must be new. */
    void add(String name) {
        int number = grid.size() + singles.size();
        singles.add(name);
        singleNumbers.put(name, number);
        alive.set(number);
    }

    /** Removes positions. */
    void kill(int[] positions) {
        for (int position : positions) {
            alive.clear(position);
        }
    }

    /** Brings a removed position back; false when that name was not removed. */
    boolean restore(String name) {
        boolean killed = wasKilled(name);
        if (killed) {
            alive.set(declared(name));
        }
        return killed;
    }

    /** Whether a single position with that name was added, even if it was removed again. */
    boolean declaresSingle(String name) {
        return singleNumbers.containsKey(name);
    }

    private int declared(String name) {
        int cell = grid.cell(name);
        return cell >= 0 ? cell : singleNumbers.getOrDefault(name, -1);
    }

    private String name(int number) {
        return number < grid.size() ? grid.name(number) : singles.get(number - grid.size());
    }

    @Override
    public Grid grid() {
        return grid;
    }

    @Override
    public int number(String name) {
        int number = declared(name);
        return number >= 0 && alive.get(number) ? number : -1;
    }

    @Override
    public int inCell(int cell) {
        return alive.get(cell) ? cell : -1;
    }

    @Override
    public boolean wasKilled(String name) {
        int number = declared(name);
        return number >= 0 && !alive.get(number);
    }

    @Override
    public List<String> names() {
        return alive.stream().mapToObj(this::name).toList();
    }
}
