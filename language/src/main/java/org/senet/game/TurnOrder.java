package org.senet.game;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.senet.data.PersistentList;
import org.senet.data.Printer;
import org.senet.data.Symbol;
import org.senet.errors.SenetException;
import org.senet.errors.Suggest;
import org.senet.ir.Ir;
import org.senet.ir.Ir.TestMode;

/**
 * The clause {@code (turns (once White) White (Black capture) ...)}: whose turns they are, which of them come only once, and which
 * types of moves each of them allows.
 *
 * @param turns the turns in order
 * @param first the first one of the round that repeats; those before it come once
 */
record TurnOrder(List<Turn> turns, int first) {
    private static final String ONCE = "once";

    /**
     * One turn.
     *
     * @param player its player, from 1
     * @param types the types of moves that it allows; null for all moves
     */
    record Turn(int player, @Nullable Set<String> types) {}

    /**
     * The turns of a game.
     *
     * @param clause null when the players take turns in order
     * @param neutral players who have no turns then
     */
    static TurnOrder read(@Nullable PersistentList clause, List<String> players, Set<String> neutral) {
        if (clause == null) {
            var all = IntStream.range(0, players.size())
                    .filter(p -> !neutral.contains(players.get(p)))
                    .mapToObj(p -> new Turn(p + 1, null))
                    .toList();
            return new TurnOrder(all, 0);
        }
        var turns = new ArrayList<Turn>();
        int first = 0;
        for (int i = 1; i < clause.size(); i++) {
            if (clause.get(i) instanceof PersistentList list && isOnce(list, players)) {
                if (i > 1) {
                    throw SenetException.at(Clauses.span(list), "turns that come once stand before all others", null);
                }
                addAll(list, players, turns);
                first = turns.size();
            } else {
                turns.add(turn(clause, i, players));
            }
        }
        if (turns.size() == first) {
            throw SenetException.at(
                    Clauses.span(clause),
                    "there is no turn in the round",
                    "the turns that repeat stand behind those that come once: (turns (once White) Black White)");
        }
        return new TurnOrder(List.copyOf(turns), first);
    }

    private static boolean isOnce(PersistentList list, List<String> players) {
        return !list.isEmpty() && list.first() instanceof Symbol s && s.is(ONCE) && !players.contains(ONCE);
    }

    private static void addAll(PersistentList once, List<String> players, List<Turn> turns) {
        for (int i = 1; i < once.size(); i++) {
            turns.add(turn(once, i, players));
        }
    }

    private static Turn turn(PersistentList clause, int index, List<String> players) {
        if (!(clause.get(index) instanceof PersistentList list)) {
            return new Turn(player(clause, index, players), null);
        }
        if (list.size() < 2) {
            throw SenetException.at(
                    Clauses.span(list),
                    "expected a turn such as White or (White capture), but got " + Printer.display(list, 60),
                    null);
        }
        var types = new TreeSet<String>();
        for (int i = 1; i < list.size(); i++) {
            types.add(Clauses.text(list, i));
        }
        return new Turn(player(list, 0, players), types);
    }

    private static int player(PersistentList clause, int index, List<String> players) {
        var name = Clauses.text(clause, index);
        int number = players.indexOf(name) + 1;
        if (number == 0) {
            throw SenetException.at(
                    Clauses.span(clause, index), "there is no player `" + name + "`", Suggest.hint(name, players));
        }
        return number;
    }

    /** The players of the turns, from 1. */
    int[] players() {
        return turns.stream().mapToInt(Turn::player).toArray();
    }

    /** The types that any turn names. */
    Set<String> types() {
        var types = new TreeSet<String>();
        turns.forEach(t -> types.addAll(t.types() == null ? Set.of() : t.types()));
        return types;
    }

    /** The names of the players with a turn that allows all moves. */
    Set<String> free(List<String> players) {
        return turns.stream()
                .filter(t -> t.types() == null)
                .map(t -> players.get(t.player() - 1))
                .collect(Collectors.toSet());
    }

    /**
     * The names of the players with two turns in a row.
     *
     * @param others players whose turns between them are left out
     */
    Set<String> twiceInARow(List<String> players, Set<String> others) {
        var order = IntStream.concat(
                        IntStream.range(0, turns.size()),
                        IntStream.concat(IntStream.range(first, turns.size()), IntStream.range(first, turns.size())))
                .mapToObj(turn -> players.get(turns.get(turn).player() - 1))
                .filter(player -> !others.contains(player))
                .toList();
        var twice = new TreeSet<String>();
        for (int i = 1; i < order.size(); i++) {
            if (order.get(i).equals(order.get(i - 1))) {
                twice.add(order.get(i));
            }
        }
        return twice;
    }

    /** The statements of a rule that makes moves of a type, or of none, behind a check that the turn allows them. */
    List<Ir> allowing(@Nullable String type, List<Ir> statements) {
        var allowed = new BitSet();
        for (int i = 0; i < turns.size(); i++) {
            var types = turns.get(i).types();
            allowed.set(i, types == null || type != null && types.contains(type));
        }
        if (allowed.cardinality() == turns.size()) {
            return statements;
        }
        var all = new ArrayList<Ir>();
        all.add(new Ir.Check(null, new Ir.Test(null, new Ir.TurnIn(null, allowed), TestMode.CORE)));
        all.addAll(statements);
        return all;
    }

    /** Fails when a turn allows moves of a type that no rule makes. */
    void requireTypes(@Nullable PersistentList clause, Set<String> known) {
        for (var type : types()) {
            if (!known.contains(type)) {
                throw SenetException.at(
                        clause == null ? null : Clauses.span(clause),
                        "a turn allows moves of the type `" + type + "`, but no rule makes them",
                        known.isEmpty()
                                ? "a way of moving has a type by (move (type " + type + ") ...)"
                                : Suggest.hint(type, known));
            }
        }
    }
}
