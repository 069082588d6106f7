package org.senet.board;

import java.util.BitSet;
import java.util.List;

/** Reads which directions are opposites: {@code (opposite (n s) (e w))}, each pair both ways. */
final class OppositeReader {
    private final DirectionNames names;
    private final int[] opposites;
    private final BitSet declared = new BitSet();

    /**
     * @param names the directions
     * @param opposites what holds where nothing is declared; changed by reading
     */
    OppositeReader(DirectionNames names, int[] opposites) {
        this.names = names;
        this.opposites = opposites;
    }

    /** Reads {@code opposite} clauses and returns the table. */
    int[] read(List<Clause> clauses) {
        for (Clause clause : clauses) {
            Pairs.read(clause.arguments(), "(opposite (n s) (e w))", (one, other) -> declare(clause, one, other));
        }
        return opposites;
    }

    private void declare(Clause clause, Item one, Item other) {
        int first = names.find(one);
        int second = names.find(other);
        refuseSecond(one, first, second);
        refuseSecond(other, second, first);
        part(first);
        part(second);
        opposites[first] = second;
        opposites[second] = first;
        if (!clause.inherited()) {
            declared.set(first);
            declared.set(second);
        }
    }

    private void refuseSecond(Item item, int direction, int opposite) {
        if (declared.get(direction) && opposites[direction] != opposite) {
            throw item.mistake(
                    "the direction `" + names.names().get(direction) + "` has the opposite `"
                            + names.names().get(opposites[direction]) + "` already",
                    null);
        }
    }

    /** Leaves the former opposite of a direction without one. */
    private void part(int direction) {
        int former = opposites[direction];
        if (former >= 0 && opposites[former] == direction) {
            opposites[former] = -1;
        }
        opposites[direction] = -1;
    }
}
