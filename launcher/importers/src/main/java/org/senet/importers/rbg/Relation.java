package org.senet.importers.rbg;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/** To which cells one can get from each cell, and to which of them in more than one way. */
final class Relation {
    /** What one cell leads to: all cells, and those of them that are reached in more than one way. */
    private record Row(BitSet cells, BitSet several) {
        static final Row NONE = new Row(new BitSet(), new BitSet());

        static Row of(int cell) {
            var cells = new BitSet();
            cells.set(cell);
            return new Row(cells, NONE.several);
        }

        Row and(Row other, boolean add) {
            if (cells.isEmpty() || other.cells.isEmpty()) {
                return cells.isEmpty() ? other : this;
            }
            var all = (BitSet) cells.clone();
            all.or(other.cells);
            var more = (BitSet) several.clone();
            more.or(other.several);
            if (add) {
                var both = (BitSet) cells.clone();
                both.and(other.cells);
                more.or(both);
            }
            return new Row(all, more);
        }
    }

    private final List<Row> rows;

    private Relation(List<Row> rows) {
        this.rows = rows;
    }

    private int size() {
        return rows.size();
    }

    /** Nothing leads anywhere. */
    static Relation none(int size) {
        return new Relation(java.util.Collections.nCopies(size, Row.NONE));
    }

    /** Each cell that has a property leads to itself. */
    static Relation staying(int size, IntPredicate cells) {
        var rows = new ArrayList<Row>(size);
        for (int i = 0; i < size; i++) {
            rows.add(cells.test(i) ? Row.of(i) : Row.NONE);
        }
        return new Relation(rows);
    }

    /** Steps, of which -1 is none. */
    static Relation steps(int[] to) {
        var rows = new ArrayList<Row>(to.length);
        for (int cell : to) {
            rows.add(cell < 0 ? Row.NONE : Row.of(cell));
        }
        return new Relation(rows);
    }

    boolean isEmpty() {
        return rows.stream().allMatch(row -> row.cells.isEmpty());
    }

    /** Whether anything leads on from a cell. */
    boolean leads(int cell) {
        return !rows.get(cell).cells.isEmpty();
    }

    /** Whether no cell is reached in more than one way. */
    boolean isUnique() {
        return rows.stream().allMatch(row -> row.several.isEmpty());
    }

    /** This, then another one. */
    Relation then(Relation next) {
        Map<Row, Row> known = new HashMap<>();
        return new Relation(rows.stream()
                .map(row -> known.computeIfAbsent(row, r -> next.from(r)))
                .toList());
    }

    private Row from(Row row) {
        if (row.cells.cardinality() == 1 && row.several.isEmpty()) {
            return rows.get(row.cells.nextSetBit(0));
        }
        var all = new BitSet();
        var more = new BitSet();
        var both = new BitSet();
        for (int i = row.cells.nextSetBit(0); i >= 0; i = row.cells.nextSetBit(i + 1)) {
            var step = rows.get(i);
            both.clear();
            both.or(all);
            both.and(step.cells);
            more.or(both);
            more.or(step.several);
            if (row.several.get(i)) {
                more.or(step.cells);
            }
            all.or(step.cells);
        }
        return new Row(all, more);
    }

    /** Both ways, which count as two where they lead to the same cell. */
    Relation plus(Relation other) {
        return combined(other, true);
    }

    /** Both ways, which count as one, because only one of them can be gone. */
    Relation either(Relation other) {
        return combined(other, false);
    }

    private Relation combined(Relation other, boolean add) {
        var combined = new ArrayList<Row>(size());
        for (int i = 0; i < size(); i++) {
            combined.add(rows.get(i).and(other.rows.get(i), add));
        }
        return new Relation(combined);
    }

    /** The same cells, each in one way. */
    Relation once() {
        Map<Row, Row> known = new HashMap<>();
        return new Relation(rows.stream()
                .map(row -> known.computeIfAbsent(row, r -> new Row(r.cells, Row.NONE.several)))
                .toList());
    }

    /** Itself, any number of times. */
    Relation repeated() {
        var all = new ArrayList<Row>(size());
        for (int i = 0; i < size(); i++) {
            var found = new BitSet();
            found.set(i);
            var open = new ArrayList<Integer>(List.of(i));
            while (!open.isEmpty()) {
                var next = (BitSet) rows.get(open.removeLast()).cells.clone();
                next.andNot(found);
                next.stream().forEach(open::add);
                found.or(next);
            }
            all.add(new Row(found, Row.NONE.several));
        }
        return new Relation(all);
    }

    /** Whether repeating it leads to no cell in more than one way, and comes to an end. */
    boolean repeatsUniquely() {
        var sum = staying(size(), cell -> true);
        var last = sum;
        for (int i = 0; i <= size(); i++) {
            last = last.then(this);
            if (last.isEmpty()) {
                return true;
            }
            sum = sum.plus(last);
            if (!sum.isUnique()) {
                return false;
            }
        }
        return false;
    }

    /** The cells to which every cell leads; null when they are not the same ones. */
    @Nullable
    BitSet target() {
        var first = rows.getFirst().cells;
        return rows.stream().allMatch(row -> row.cells == first || row.cells.equals(first)) ? first : null;
    }
}
