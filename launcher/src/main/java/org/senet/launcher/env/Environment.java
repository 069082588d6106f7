package org.senet.launcher.env;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.senet.api.Move;
import org.senet.api.MoveList;
import org.senet.api.Position;

/**
 * One game, played by actions. Moves of chance are drawn, what can be claimed is claimed, and a move in which nothing is left to select is
 * made at once. For one thread at a time.
 */
final class Environment {
    private final ActionSpace actions;
    private final Position start;
    private final List<String> players;
    private final long limit;
    private SplittableRandom random = new SplittableRandom(0);
    private Position position;
    private MoveList list;
    /** What can be selected now. */
    private List<String> clicks = List.of();

    private @Nullable List<Integer> legal;
    private List<Integer> selected = new ArrayList<>();
    private List<Move> choices = List.of();
    private List<String> moves = new ArrayList<>();
    private long made;
    private boolean over;
    private boolean truncated;

    /** @param limit after how many moves a game is broken off */
    Environment(ActionSpace actions, Position start, long limit) {
        this.actions = actions;
        this.start = start;
        players = start.game().players();
        this.limit = limit;
        position = start;
        list = start.moveList();
    }

    /** Begins a new game. */
    void reset(long seed) {
        random = new SplittableRandom(seed);
        position = start;
        made = 0;
        over = false;
        truncated = false;
        moves = new ArrayList<>();
        settle();
    }

    /**
     * Does one of the {@link #legal} actions.
     *
     * @throws RequestException for others, and then nothing has changed
     */
    void step(int action) {
        require(action);
        legal = null;
        forgetMoves();
        if (!choices.isEmpty()) {
            choose(action - actions.choice(0));
        } else if (action == actions.pass()) {
            list = list.pass();
            selected.add(action);
        } else {
            list = list.select(actions.names().get(action));
            selected.add(action);
        }
        advance();
    }

    /** From now on {@link #moves} names only what is completed after this. */
    void forgetMoves() {
        moves = new ArrayList<>();
    }

    /** Whether an action is legal; else a message. */
    void require(int action) {
        if (over || truncated) {
            throw new RequestException("the game is over; reset it");
        }
        if (!legal().contains(action)) {
            throw new RequestException("action " + action + " is not legal");
        }
    }

    private void choose(int group) {
        int size = choices.size();
        if (size <= ActionSpace.CHOICES) {
            list = list.choose(choices.get(group).notation());
            choices = List.of();
        } else {
            choices = choices.subList(group * size / ActionSpace.CHOICES, (group + 1) * size / ActionSpace.CHOICES);
        }
    }

    /** After an action: makes the move if it is complete, and else finds out whether one of several must be chosen. */
    private void advance() {
        if (choices.isEmpty() && isComplete()) {
            make(list.moves().getFirst());
            settle();
        }
    }

    /** Whether the move is complete; else what can be selected or chosen is known now. */
    private boolean isComplete() {
        clicks = list.positions();
        if (!clicks.isEmpty()) {
            return false;
        }
        if (list.done()) {
            return true;
        }
        if (!list.canPass()) {
            choices = list.moves();
        }
        return false;
    }

    private void make(Move move) {
        moves.add(move.notation());
        position = position.apply(move);
        made++;
    }

    /** Goes on until somebody has something to select, or the game has ended. */
    private void settle() {
        while (true) {
            selected = new ArrayList<>();
            choices = List.of();
            legal = null;
            if (!position.chance()) {
                // Asked for first: then the rules find the moves only once.
                list = position.moveList();
            }
            over = position.over();
            if (!over && position.claim() != null) {
                position = position.claimed();
                over = true;
            }
            truncated = !over && made >= limit;
            if (over || truncated) {
                return;
            }
            if (position.chance()) {
                make(Move.drawn(position.moves(), random));
                continue;
            }
            if (!isComplete()) {
                return;
            }
            make(list.moves().getFirst());
        }
    }

    /** The legal actions, in the order of their numbers; none when the game is over or was broken off. */
    List<Integer> legal() {
        if (legal == null) {
            legal = found();
        }
        return legal;
    }

    private List<Integer> found() {
        if (over || truncated) {
            return List.of();
        }
        var found = new ArrayList<Integer>();
        if (!choices.isEmpty()) {
            for (int i = 0; i < Math.min(choices.size(), ActionSpace.CHOICES); i++) {
                found.add(actions.choice(i));
            }
            return found;
        }
        for (var name : clicks) {
            found.add(actions.click(name));
        }
        if (list.canPass()) {
            found.add(actions.pass());
        }
        found.sort(null);
        return found;
    }

    /** The players of the game. */
    List<String> players() {
        return players;
    }

    /** The position; moves that are not complete are not seen in it. */
    Position position() {
        return position;
    }

    /** The actions that were done of the present move. */
    List<Integer> selected() {
        return selected;
    }

    /** Whether one of several moves has to be chosen that were clicked alike, and which. */
    List<Move> choices() {
        return choices;
    }

    /** The names of the moves that were completed by the last action: none or one, and those of chance. */
    List<String> moves() {
        return moves;
    }

    /** How many moves were made. */
    long made() {
        return made;
    }

    /** Whether the game has ended. */
    boolean over() {
        return over;
    }

    /** Whether it was broken off. */
    boolean truncated() {
        return truncated;
    }

    /** For each player 1 for a win, -1 for a loss, and 0 for a draw and while the game goes on. */
    List<Integer> rewards() {
        @Nullable String winner = over ? position.winner() : null;
        var losers = over ? position.losers() : List.<String>of();
        var rewards = new ArrayList<Integer>();
        for (var player : players) {
            boolean won = winner != null
                    && (winner.equals(player) || List.of(winner.split(" and ")).contains(player));
            rewards.add(won ? 1 : winner != null || losers.contains(player) ? -1 : 0);
        }
        return rewards;
    }
}
