package org.senet.launcher;

import java.util.List;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;

/** A position of a game, as the language shows it. */
record Position(Value value) {

    /** The name of the player to move. */
    String player() {
        return Members.requiredText(value, "player");
    }

    /** The names of the game's players who move by chance. */
    List<String> chancePlayers() {
        return Members.list(Members.required(Members.required(value, "game"), "chance"), Value::asString);
    }

    /** A drawing of the board. */
    String text() {
        return Members.requiredText(value, "text").stripTrailing();
    }

    boolean isOver() {
        return Members.required(value, "over").asBoolean();
    }

    /** The winner's name; null when the game goes on or nobody won. */
    @Nullable
    String winner() {
        return Members.text(value, "winner");
    }

    /** How the game ended, in words; null while it goes on. */
    @Nullable
    String result() {
        return Members.text(value, "result");
    }

    long turn() {
        return Members.required(value, "turn").asLong();
    }

    /** The legal moves, in the order in which the rules make them. */
    List<Move> moves() {
        return Members.list(value.invokeMember("generate"), Move::new);
    }

    /** The legal move that a text means in any way that the game understands; null when there is none, or several. */
    @Nullable
    Move move(String text) {
        if (!value.canInvokeMember("move")) {
            return null;
        }
        var move = value.invokeMember("move", text);
        return move.isNull() ? null : new Move(move);
    }

    Position after(Move move) {
        return new Position(value.invokeMember("apply", move.value()));
    }

    /** The number of lines of play of {@code depth} moves. */
    long perft(long depth) {
        return value.invokeMember("perft", depth).asLong();
    }

    /** How so many random games went, a map; each is broken off after so many plies at most. */
    Value playouts(long games, long seed, long plies) {
        return value.invokeMember("playouts", games, seed, plies);
    }
}
