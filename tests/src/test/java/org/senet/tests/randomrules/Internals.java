package org.senet.tests.randomrules;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.graalvm.polyglot.Value;
import org.senet.game.Game;
import org.senet.game.Playout;
import org.senet.game.Position;
import org.senet.state.MoveBuffer;

/**
 * The position behind what a host sees, for what no host can ask: single moves by their numbers, and moves played and taken back.
 * Its context must be entered.
 */
final class Internals {
    /** What stands for no move. */
    static final String NONE = "none";

    private final Position position;
    private final Game game;

    Internals(Value position) {
        this.position = position(position);
        game = this.position.game();
    }

    /** What is behind a host's view of a position. */
    static Position position(Value view) {
        return (Position) receiver(view);
    }

    private static Object receiver(Value value) {
        try {
            Field field = value.getClass().getSuperclass().getDeclaredField("receiver");
            field.setAccessible(true);
            return field.get(value);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the polyglot API has changed", e);
        }
    }

    /** What the moves do, as entries of the log, in order. */
    List<String> entries() {
        var moves = buffer();
        var all = new ArrayList<String>();
        for (int i = 0; i < moves.size(); i++) {
            all.add(entries(moves, i));
        }
        return all;
    }

    private static String entries(MoveBuffer moves, int move) {
        return Arrays.toString(moves.entries(move));
    }

    private MoveBuffer buffer() {
        var state = game.newState();
        state.load(position.snapshot());
        var moves = new MoveBuffer();
        game.generate(state, moves);
        return moves;
    }

    /**
     * The moves that random games begin with, one for each seed; where they can be counted, each is found by its number.
     *
     * @param seeds how many
     */
    List<String> draws(int seeds, long first) {
        var drawn = new ArrayList<String>();
        for (int i = 0; i < seeds; i++) {
            drawn.add(draw(new SplittableRandom(first + i)));
        }
        return drawn;
    }

    private String draw(SplittableRandom random) {
        var found = new String[] {NONE};
        var state = game.newState();
        state.load(position.snapshot());
        // A new one each time: the first game of each is played by numbers where that is possible.
        try {
            new Playout(game, (player, moves, move) -> found[0] = entries(moves, move)).play(state, random, 1);
        } catch (RuntimeException e) {
            // After the move, the end of the game is asked for, and that may be an error of the rules.
            if (found[0].equals(NONE)) {
                throw e;
            }
        }
        return found[0];
    }

    /** What is left of the position after each move was played and taken back; nothing where all is as it was. */
    List<String> undone() {
        var moves = buffer();
        var state = game.newState();
        state.load(position.snapshot());
        var wrong = new ArrayList<String>();
        for (int i = 0; i < moves.size(); i++) {
            state.apply(moves, i);
            var there = state.save();
            var expected = position.snapshot().after(game.design(), moves.entries(i));
            if (!there.equals(expected) || there.hash(game.design()) != expected.hash(game.design())) {
                wrong.add("move number " + i + " leads to " + game.positionOf(state));
            }
            state.undo(moves, i);
            var back = state.save();
            if (!back.equals(position.snapshot()) || back.hash(game.design()) != position.hash()) {
                wrong.add("move number " + i + " taken back leaves " + game.positionOf(state));
                state.load(position.snapshot());
            }
        }
        return wrong;
    }
}
