package org.senet.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.senet.data.PersistentList;
import org.senet.data.Printer;
import org.senet.data.SourceSpan;
import org.senet.data.Symbol;
import org.senet.errors.SenetException;

/**
 * A game as its text declares it.
 *
 * @param name the title
 * @param board the clause {@code (board name)}
 * @param players the players in the order in which they are declared, with their pieces at the start
 * @param turns the clause {@code (turns ...)}, or null when the players take turns in order
 * @param priorities the types of moves, those that exclude the others first
 * @param attributes the attributes of the whole position with their initial values
 * @param options the options by name, as text
 * @param ends the clauses {@code loss}, {@code win} and {@code draw}, in order
 */
record GameDefinition(
        SourceSpan span,
        String name,
        PersistentList board,
        List<PlayerDefinition> players,
        @Nullable PersistentList turns,
        List<String> priorities,
        Map<String, Object> attributes,
        Map<String, String> options,
        List<PersistentList> ends) {
    private static final Set<String> CLAUSES = Set.of(
            "name", "board", "players", "turns", "priorities", "attribute", "option", "loss", "win", "draw", "is-a");

    /** A player and its pieces at the start: clauses {@code (Type position ...)}. */
    record PlayerDefinition(Symbol name, SourceSpan span, List<PersistentList> pieces) {}

    /** @param known the games that {@code (is-a other)} may name */
    static GameDefinition read(PersistentList form, Function<String, @Nullable GameDefinition> known) {
        var clauses = new Clauses(form, CLAUSES);
        var name = clauses.name();
        var base = base(clauses, known);
        var board = clauses.only("board");
        var players = clauses.only("players");
        if (base == null) {
            require(form, board, "a board", "(board board-name)");
            require(form, players, "players", "(players (White (Man a1 ...)) (Black (Man a8 ...)))");
        }
        var options = new LinkedHashMap<>(base == null ? Map.of() : base.options);
        for (var clause : clauses.named("option")) {
            options.put(Clauses.text(clause, 1), Clauses.text(clause, 2));
        }
        var attributes = new LinkedHashMap<>(base == null ? Map.of() : base.attributes);
        for (var clause : clauses.named("attribute")) {
            attributes.put(Clauses.text(clause, 1), clause.size() > 2 ? clause.get(2) : false);
        }
        var priorities = clauses.only("priorities");
        var turns = clauses.only("turns");
        var ends = clauses.all().stream()
                .filter(c -> Set.of("loss", "win", "draw").contains(Clauses.head(c)))
                .toList();
        return new GameDefinition(
                Clauses.span(form),
                name,
                board != null ? board : base.board,
                players != null ? players(players) : base.players,
                turns != null || base == null ? turns : base.turns,
                priorities != null ? names(priorities) : base == null ? List.of() : base.priorities,
                attributes,
                options,
                ends.isEmpty() && base != null ? base.ends : ends);
    }

    /** The same game with one option changed. */
    GameDefinition withOption(String key, String value) {
        var changed = new LinkedHashMap<>(options);
        changed.put(key, value);
        return new GameDefinition(span, name, board, players, turns, priorities, attributes, changed, ends);
    }

    private static void require(PersistentList form, @Nullable PersistentList clause, String what, String shape) {
        if (clause == null || clause.size() < 2) {
            throw SenetException.at(
                    Clauses.span(clause == null ? form : clause),
                    "this game has no " + what.replace("a ", ""),
                    "add " + shape);
        }
    }

    private static @Nullable GameDefinition base(Clauses clauses, Function<String, @Nullable GameDefinition> known) {
        var clause = clauses.only("is-a");
        if (clause == null) {
            return null;
        }
        var name = Clauses.text(clause, 1);
        var base = known.apply(name);
        if (base == null) {
            throw SenetException.at(
                    Clauses.span(clause, 1),
                    "there is no game `" + name + "` to take parts from",
                    "define it before this one");
        }
        return base;
    }

    private static List<String> names(PersistentList clause) {
        var names = new ArrayList<String>();
        for (int i = 1; i < clause.size(); i++) {
            names.add(Clauses.text(clause, i));
        }
        return names;
    }

    private static List<PlayerDefinition> players(PersistentList clause) {
        var players = new ArrayList<PlayerDefinition>();
        for (int i = 1; i < clause.size(); i++) {
            var element = clause.get(i);
            if (element instanceof Symbol s) {
                players.add(new PlayerDefinition(s, Clauses.span(clause, i), List.of()));
            } else if (element instanceof PersistentList list && !list.isEmpty() && list.first() instanceof Symbol s) {
                players.add(new PlayerDefinition(s, Clauses.span(list, 0), pieces(list)));
            } else {
                throw SenetException.at(
                        Clauses.span(clause, i),
                        "expected a player such as (White (Man a1)), but got " + Printer.display(element, 60),
                        null);
            }
        }
        for (int i = 0; i < players.size(); i++) {
            for (int j = 0; j < i; j++) {
                if (players.get(j).name().equals(players.get(i).name())) {
                    throw SenetException.at(
                            players.get(i).span(),
                            "there is a second player `" + players.get(i).name() + "`",
                            null);
                }
            }
        }
        return players;
    }

    private static List<PersistentList> pieces(PersistentList player) {
        var pieces = new ArrayList<PersistentList>();
        for (int i = 1; i < player.size(); i++) {
            if (!(player.get(i) instanceof PersistentList list) || list.isEmpty()) {
                throw SenetException.at(
                        Clauses.span(player, i),
                        "expected pieces such as (Man a1 c1), but got " + Printer.display(player.get(i), 60),
                        null);
            }
            pieces.add(list);
        }
        return pieces;
    }
}
