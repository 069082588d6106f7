package org.senet.launcher.protocol.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.senet.api.Position;
import org.senet.launcher.display.Ending;
import org.senet.launcher.protocol.Loaded;
import org.senet.launcher.protocol.Notation;
import org.senet.launcher.protocol.PositionText;
import org.senet.launcher.protocol.ProtocolException;

/** A game that is being played: the positions up to now. Used by one thread. */
final class Desk {
    private final Loaded loaded;
    private final PositionText texts;
    private String begin = "";
    private final List<String> played = new ArrayList<>();
    private final List<Position> positions = new ArrayList<>();

    Desk(Loaded loaded) {
        this.loaded = loaded;
        texts = new PositionText(loaded);
        positions.add(loaded.start());
    }

    /** The present position. */
    Position position() {
        return positions.getLast();
    }

    /**
     * The position from which the game goes on if the client wants it to. Whether a game is over is the client's decision, and it may count
     * repetitions and moves otherwise: where nothing but what was before has ended the game by the rules, this is the present position
     * without that.
     */
    Position continued() {
        return continued(position());
    }

    private static Position continued(Position position) {
        if (!position.over()) {
            return position;
        }
        var fresh = position.withoutHistory();
        return fresh.over() ? position : fresh;
    }

    /** How many moves were made. */
    int length() {
        return played.size();
    }

    /** Begins anew, in the first position of the game. */
    void reset() {
        reset("", loaded.start());
    }

    /**
     * Begins anew.
     *
     * @param text describes the position
     * @throws RuntimeException when it describes none; then nothing has changed
     */
    void reset(String text) {
        reset(text, texts.read(text));
    }

    private void reset(String text, Position position) {
        begin = text;
        played.clear();
        positions.clear();
        positions.add(position);
    }

    /**
     * Takes over a position and the moves after it. Moves that are known already are not looked for again.
     *
     * @param text describes the position; null for the first one of the game
     * @throws RuntimeException when the text describes no position, or a move is not legal; then nothing has changed
     */
    void set(@Nullable String text, List<String> moves, Notation notation) {
        var wanted = Objects.requireNonNullElse(text, "");
        boolean same = begin.equals(wanted);
        int kept = 0;
        while (same
                && kept < played.size()
                && kept < moves.size()
                && played.get(kept).equals(moves.get(kept))) {
            kept++;
        }
        var found = new ArrayList<>(same ? positions.subList(0, kept + 1) : List.of(first(text)));
        for (var move : moves.subList(kept, moves.size())) {
            found.add(after(found.getLast(), move, notation));
        }
        begin = wanted;
        played.clear();
        played.addAll(moves);
        positions.clear();
        positions.addAll(found);
    }

    private Position first(@Nullable String text) {
        return text == null ? loaded.start() : texts.read(text);
    }

    /**
     * Plays a move.
     *
     * @throws ProtocolException when it is not legal
     */
    void play(String move, Notation notation) {
        var next = after(position(), move, notation);
        played.add(move);
        positions.add(next);
    }

    /** Takes moves back; false when there are not so many. */
    boolean undo(int moves) {
        if (played.size() < moves) {
            return false;
        }
        for (int i = 0; i < moves; i++) {
            played.removeLast();
            positions.removeLast();
        }
        return true;
    }

    private static Position after(Position before, String text, Notation notation) {
        var position = continued(before);
        var move = notation.find(position, text);
        if (move == null) {
            throw new ProtocolException("`" + text + "` is not a legal move of " + position.player()
                    + (position.over() ? ", the game is over: " + Ending.of(position) : " here"));
        }
        return position.apply(move);
    }
}
