package org.senet.game;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.data.PersistentList;
import org.senet.data.Symbol;

/**
 * A clause of a game for moves that are made without a piece: {@code (action ...)}, {@code (pass ...)} and
 * {@code (chance Player ...)}.
 *
 * @param kind the clause's word
 * @param player the name of the player who may make it, or null for everybody
 * @param type the name of its rank among the game's moves, or null
 * @param priority its rank as a number, or null
 * @param form the clause; its statements begin at {@code from}
 */
record ActionDefinition(
        Kind kind,
        @Nullable String player,
        @Nullable String type,
        @Nullable Long priority,
        PersistentList form,
        int from) {
    /** The words with which such clauses begin. */
    static final Set<String> WORDS = Set.of("action", "pass", "chance");

    /** What the clause is for. */
    enum Kind {
        /** A move without a piece. */
        ACTION,
        /** Not to move. */
        PASS,
        /** What a player does who moves by chance. */
        CHANCE
    }

    /** @param players the names of the players */
    static ActionDefinition read(PersistentList form, List<String> players) {
        var kind = Kind.valueOf(Clauses.head(form).toUpperCase(java.util.Locale.ROOT));
        int from = 1;
        String player = null;
        if (form.size() > 1 && form.get(1) instanceof Symbol s && players.contains(s.name())) {
            player = s.name();
            from++;
        }
        if (kind == Kind.CHANCE && player == null) {
            throw org.senet.errors.SenetException.at(
                    form.size() > 1 ? Clauses.span(form, 1) : Clauses.span(form),
                    "`chance` expects the player who moves by chance",
                    "it is written (chance Player statement ...)");
        }
        String type = null;
        Long priority = null;
        while (from < form.size() && isHeader(form.get(from))) {
            var header = (PersistentList) form.get(from++);
            if (Clauses.head(header).equals("type")) {
                type = Clauses.text(header, 1);
            } else {
                priority = PieceDefinition.number(header);
            }
        }
        return new ActionDefinition(kind, player, type, priority, form, from);
    }

    private static boolean isHeader(Object form) {
        return form instanceof PersistentList list
                && list.size() == 2
                && list.first() instanceof Symbol head
                && (head.name().equals("type") || head.name().equals("priority"));
    }
}
