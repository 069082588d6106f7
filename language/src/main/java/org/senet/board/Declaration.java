package org.senet.board;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The clauses of a board: first those of the board that it was made from, then its own. Where an own clause replaces
 * inherited ones as a whole, those are left out: dimensions replace all dimensions, and a direction replaces the
 * direction of that name and its links.
 *
 * @param name the board's name
 * @param form the whole declaration
 * @param base where the declaration names the board that it was made from, or the whole of it
 * @param inherited the board that this one was made from, or {@code null}
 * @param clauses the clauses in order, without {@code name} and {@code is-a}
 */
record Declaration(
        String name, Item form, Item base, @Nullable Board inherited, List<Clause> clauses) {
    private static final Set<String> STEPS = Set.of("dir", "link", "unlink");

    /** Joins the clauses of a board, if any, and own ones. */
    static Declaration of(String name, Item form, Item base, @Nullable Board inherited, List<Clause> own) {
        if (inherited == null) {
            return new Declaration(name, form, base, null, List.copyOf(own));
        }
        boolean newDimensions = own.stream().anyMatch(clause -> clause.is("dim"));
        Set<String> newDirections = new HashSet<>();
        own.stream().filter(clause -> clause.is("dir")).forEach(clause -> newDirections.add(directionOf(clause)));
        var all = new ArrayList<Clause>();
        for (Clause clause : inherited.clauses()) {
            boolean replaced = newDimensions && clause.is("dim")
                    || STEPS.contains(clause.head()) && newDirections.contains(directionOf(clause));
            if (!replaced) {
                all.add(clause.asInherited());
            }
        }
        all.addAll(own);
        return new Declaration(name, form, base, inherited, List.copyOf(all));
    }

    private static String directionOf(Clause clause) {
        return clause.subject("a direction").name("a direction");
    }

    /** The clauses with one of some heads, in order. */
    List<Clause> all(String... heads) {
        Set<String> wanted = Set.of(heads);
        return clauses.stream().filter(clause -> wanted.contains(clause.head())).toList();
    }

    /** Where to show a mistake in a clause: not in an inherited one, which was right where it stands. */
    Item blame(Clause clause, Item item) {
        return clause.inherited() ? base : item;
    }

    /** Whether the other board has a single position with that name, or had one before it was killed. */
    boolean inheritsSingle(String position) {
        return inherited != null && inherited.declaresSingle(position);
    }

    /** Whether the other board's declaration mentions a player. */
    boolean inheritsPlayer(String player) {
        return inherited != null && inherited.players().contains(player);
    }
}
