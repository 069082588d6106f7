package org.senet.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import org.senet.data.PersistentList;
import org.senet.data.Printer;
import org.senet.data.Symbol;
import org.senet.errors.SenetException;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.ir.TurnQuery;
import org.senet.state.Player;
import org.senet.state.State;
import org.senet.translator.ConditionCompiler;
import org.senet.translator.Mentions;

/**
 * A condition of the game's end.
 *
 * @param outcome what it means
 * @param player the player (from 1) that it speaks of, or 0 for the player to move
 * @param body what must be possible
 * @param clause its text
 */
record Condition(Outcome outcome, int player, List<Ir> body, PersistentList clause) {
    private static final int SHOWN = 60;

    /** What a condition means for the player that it speaks of. */
    enum Outcome {
        LOSS,
        WIN,
        DRAW,
        /** The game is over, and points decide. */
        END
    }

    /** Its clause, as tools know it. */
    ConditionCompiler.Clause known() {
        return new ConditionCompiler.Clause(outcome.name().toLowerCase(Locale.ROOT), clause.span());
    }

    /**
     * Its text, the end of a long one left out, with its place, and how far that has come which it counts:
     * {@code `(draw (check (>= plies 40)))` (hop.senet:40), `plies` is 40}.
     *
     * @param state in which it holds
     */
    String words(State state) {
        var span = clause.span();
        var place = span == null ? "" : " (" + span.sourceAndLine() + ")";
        return "`" + Printer.display(clause, SHOWN) + "`" + place + counts(state);
    }

    private String counts(State state) {
        var words = new StringJoiner("");
        if (Mentions.in(body, part -> part instanceof Ir.AskTurn t && t.query() == TurnQuery.REPETITIONS)) {
            words.add(", the position is there for the " + ordinal(state.repetitions()) + " time");
        }
        var design = state.design;
        for (int i = 0; i < design.attributes.counterCount(); i++) {
            var name = design.attributes.counterName(i);
            if (Mentions.in(
                    body,
                    part -> part instanceof Ir.BoardAttribute b && b.name().equals(name))) {
                words.add(", `" + name + "` is " + state.counters.get(i));
            }
        }
        return words.toString();
    }

    private static String ordinal(int number) {
        int last = number / 10 % 10 == 1 ? 0 : number % 10;
        return number + (last == 1 ? "st" : last == 2 ? "nd" : last == 3 ? "rd" : "th");
    }

    /** Refuses a condition that cannot be asked as it is written. */
    void validate() {
        requireDecidable();
        requireOwnQuestions();
        requireSearches();
    }

    /** Refuses {@code (not (any King))}: where there is no piece to go to, there is nothing to choose, and everywhere else it is false. */
    private void requireSearches() {
        Mentions.in(body, part -> {
            if (part instanceof Ir.Not not && goes(not.test())) {
                throw SenetException.at(
                        not.span(),
                        "this never holds: `any` fails where there is nothing to go to, and goes there otherwise",
                        "`(not (exists? " + not.test().span().text() + "))` asks whether there is none");
            }
            return false;
        });
    }

    private static boolean goes(Ir test) {
        return switch (test) {
            case Ir.Test t -> goes(t.value());
            case Ir.AnyPiece a -> true;
            case Ir.AnyPlace a -> true;
            default -> false;
        };
    }

    /**
     * Refuses a condition that may hold although there are moves, and yet asks {@code no-moves?}: it would be tried only when there
     * are none, and would be missed otherwise.
     */
    private void requireDecidable() {
        if (isLate() && !NoMovesNeeded.by(body)) {
            var asked = new ArrayList<Ir>();
            Mentions.in(body, part -> part instanceof Ir.NoMoves && asked.add(part));
            throw SenetException.at(
                    asked.getFirst().span(),
                    "a condition that asks `no-moves?` is tried only when the player to move has no move, but this one may hold"
                            + " at other times as well",
                    "begin it with `(check no-moves?)`, and write what does not depend on it as a condition of its own");
        }
    }

    /** Refuses a condition that names a player and checks who is to move: it is asked as that player. */
    private void requireOwnQuestions() {
        if (asker() == 0) {
            return;
        }
        for (var statement : body) {
            if (statement instanceof Ir.Check check && asksWhoMoves(check.test())) {
                throw SenetException.at(
                        check.span(),
                        "this condition speaks of `" + ((Symbol) clause.get(1)).name()
                                + "` and is asked as that player, whoever is to move",
                        "leave this check out; or leave the player out behind `" + Clauses.head(clause)
                                + "`, which then speaks of the player to move");
            }
        }
    }

    /**
     * Refuses a condition in which nothing can fail: the game would be over before its first move. One that asks {@code no-moves?} is
     * tried only when there are none.
     */
    void requireQuestion() {
        if (!isLate() && !Mentions.in(body, Condition::mayFail, IrTree::isSearch)) {
            throw SenetException.at(
                    Clauses.span(clause),
                    body.isEmpty()
                            ? "this always holds, so the game would be over before its first move"
                            : "nothing is checked here, so this always holds, and the game would be over before its first move",
                    body.isEmpty()
                            ? "conditions of the end are checks: `(draw (check (> turn-number 100)))`"
                            : "`(check " + Printer.display(clause.get(clause.size() - 1), SHOWN)
                                    + ")` goes back unless it holds");
        }
    }

    private static boolean mayFail(Ir part) {
        return switch (part) {
            case Ir.Check c -> true;
            case Ir.Any a -> true;
            case Ir.AnyOf a -> true;
            case Ir.AnyPiece a -> true;
            case Ir.AnyPlace a -> true;
            case Ir.Throw t -> true;
            case Ir.Capture c -> true;
            case Ir.Call c -> Mentions.called(c) == null;
            default -> false;
        };
    }

    private static boolean asksWhoMoves(Ir test) {
        return switch (test) {
            case Ir.Not not -> asksWhoMoves(not.test());
            case Ir.Test t -> t.value() instanceof Ir.Const c && c.value() instanceof Player;
            default -> false;
        };
    }

    /** The player (from 1) as whom it is asked, or 0 for the player to move, who alone can be without moves. */
    int asker() {
        return isLate() ? 0 : player;
    }

    /** Whether it asks for {@code no-moves?}, so that it can be decided only after a generation. */
    boolean isLate() {
        return Mentions.in(body, Ir.NoMoves.class::isInstance);
    }
}
