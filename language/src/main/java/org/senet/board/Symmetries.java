package org.senet.board;

import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What the names of directions mean to the players: {@code (symmetry Black (nw sw) (sw nw))} lets Black's {@code nw}
 * mean {@code sw}. Directions that are not mentioned mean themselves.
 */
final class Symmetries {
    private static final String EXAMPLE = "(symmetry Black (n s) (s n))";

    private final DirectionNames directions;
    private final Map<String, int[]> meanings = new LinkedHashMap<>();

    private Symmetries(DirectionNames directions) {
        this.directions = directions;
    }

    /** The symmetries that {@code symmetry} clauses declare. */
    static Symmetries read(List<Clause> clauses, DirectionNames directions, PlayerPlaces players) {
        var result = new Symmetries(directions);
        var declared = new HashMap<String, BitSet>();
        for (Clause clause : clauses) {
            Item subject = clause.subject("a player");
            if (subject.isForm()) {
                throw subject.mistake("`symmetry` needs the name of a player first", "write `" + EXAMPLE + "`");
            }
            String player = players.mention(subject);
            if (clause.details().isEmpty()) {
                throw clause.form().mistake("the symmetry of `" + player + "` is empty", "write `" + EXAMPLE + "`");
            }
            var own = clause.inherited() ? new BitSet() : declared.computeIfAbsent(player, any -> new BitSet());
            Pairs.read(clause.details(), EXAMPLE, (one, other) -> result.declare(player, one, other, own));
        }
        return result;
    }

    private void declare(String player, Item one, Item other, BitSet declared) {
        int direction = directions.find(one);
        int meaning = directions.find(other);
        if (declared.get(direction)) {
            throw one.mistake(
                    "the symmetry of `" + player + "` gives the direction `"
                            + directions.names().get(direction) + "` twice",
                    null);
        }
        declared.set(direction);
        meanings.computeIfAbsent(player, any -> itself())[direction] = meaning;
    }

    private int[] itself() {
        var result = new int[directions.size()];
        for (int direction = 0; direction < result.length; direction++) {
            result[direction] = direction;
        }
        return result;
    }

    /** The direction that a player means by a direction. */
    int meaning(String player, int direction) {
        int[] meaning = meanings.get(player);
        return meaning == null ? direction : meaning[direction];
    }
}
