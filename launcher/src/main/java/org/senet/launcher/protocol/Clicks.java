package org.senet.launcher.protocol;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.senet.api.Game;
import org.senet.api.Move;
import org.senet.api.MoveList;
import org.senet.api.Position;

/**
 * A game that is played by clicks on points: those of a piece and of where it goes, one after another. What is no point is chosen by
 * one that has no other meaning: the type of a piece that is dropped, or one of several moves that are clicked alike.
 */
public final class Clicks {
    /** What ends a move, or is a move without a point. */
    public static final String PASS = "PASS";

    private static final String BLACK = "Black";

    private final Squares squares;
    private final List<State> states = new ArrayList<>();

    /**
     * One step of the game.
     *
     * @param list what was clicked in the position
     */
    private record State(Position position, MoveList list) {}

    /** A game that begins in a position. */
    public Clicks(Squares squares, Position start) {
        this.squares = squares;
        reset(start);
    }

    /** The name of the side that the Go Text Protocol calls black: the one of that name, else the first unless that is White. */
    public static String black(Game game) {
        var players = game.players();
        return players.contains(BLACK) ? BLACK : players.get(players.getFirst().equals("White") ? 1 : 0);
    }

    /** Begins anew. */
    public void reset(Position start) {
        states.clear();
        states.add(new State(start, start.moveList()));
    }

    /** The present position. */
    public Position position() {
        return states.getLast().position;
    }

    /** The moves that are still possible after what was clicked. */
    public List<Move> moves() {
        return states.getLast().list.moves();
    }

    /** What can be clicked next: points, with what each of them means. */
    public Map<String, String> choices() {
        return choices(states.getLast().list);
    }

    private Map<String, String> choices(MoveList list) {
        var choices = new LinkedHashMap<String, String>();
        var others = new ArrayList<String>();
        for (var name : list.positions()) {
            if (isPoint(name)) {
                choices.put(squares.text(name), name);
            } else {
                others.add(name);
            }
        }
        if (mustChoose(list)) {
            list.moves().forEach(move -> others.add(move.notation()));
        }
        var free = position().game().positions().stream()
                .map(squares::text)
                .filter(point -> !choices.containsKey(point))
                .iterator();
        for (var other : others) {
            if (!free.hasNext()) {
                throw new ProtocolException("there are more choices than points");
            }
            choices.put(free.next(), other);
        }
        return choices;
    }

    private boolean isPoint(String name) {
        return position().game().positions().contains(name);
    }

    /** Whether several moves were clicked alike. */
    private static boolean mustChoose(MoveList list) {
        return list.positions().isEmpty() && !list.canPass() && list.moves().size() > 1;
    }

    /** Whether PASS may be clicked. */
    public boolean canPass() {
        return states.getLast().list.canPass();
    }

    /**
     * Clicks a point, or PASS.
     *
     * @throws ProtocolException when that is not possible
     */
    public void click(String point) {
        var next = clicked(states.getLast().list, point);
        if (next == null) {
            throw new ProtocolException("illegal move");
        }
        var position = position();
        if (next.done()) {
            position = position.apply(next.moves().getFirst());
            next = position.moveList();
        }
        states.add(new State(position, next));
    }

    /** Plays a whole move of the present position at once. */
    public void play(Move move) {
        var position = position().apply(move);
        states.add(new State(position, position.moveList()));
    }

    private @Nullable MoveList clicked(MoveList list, String point) {
        if (point.equalsIgnoreCase(PASS)) {
            return list.canPass() ? list.pass() : null;
        }
        var choice = choices(list).get(point);
        if (choice == null) {
            return null;
        }
        return mustChoose(list) ? list.choose(choice) : list.select(choice);
    }

    /** Takes the last click back, or the last move that was played whole; false when there is none. */
    public boolean undo() {
        if (states.size() == 1) {
            return false;
        }
        states.removeLast();
        return true;
    }

    /** The click that leads to one of the moves that are still possible. */
    public String towards(Move move) {
        var list = states.getLast().list;
        if (list.canPass() && leadsTo(list.pass(), move)) {
            return PASS;
        }
        for (var point : choices(list).keySet()) {
            var next = clicked(list, point);
            if (next != null && leadsTo(next, move)) {
                return point;
            }
        }
        throw new ProtocolException("`" + move.notation() + "` cannot be clicked");
    }

    private static boolean leadsTo(MoveList list, Move move) {
        return list.moves().stream().anyMatch(other -> other.notation().equals(move.notation()));
    }
}
