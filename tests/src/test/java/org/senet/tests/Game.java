package org.senet.tests;

import java.util.List;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;

/** A game as the host sees it. */
record Game(Value value) {
    String name() {
        return value.getMember("name").asString();
    }

    Position start() {
        return new Position(value.getMember("start"));
    }

    Position position(String text) {
        return new Position(value.invokeMember("position", text));
    }

    Game withOption(String key, String option) {
        return new Game(value.invokeMember("withOption", key, option));
    }

    List<String> variants() {
        return list(value.getMember("variants")).map(Value::asString).toList();
    }

    Game variant(String title) {
        return new Game(value.invokeMember("variant", title));
    }

    /** A position of a game. */
    record Position(Value value) {
        String player() {
            return value.getMember("player").asString();
        }

        long turn() {
            return value.getMember("turn").asLong();
        }

        String text() {
            return value.getMember("text").asString();
        }

        String fen() {
            return value.getMember("fen").asString();
        }

        long hash() {
            return value.getMember("hash").asLong();
        }

        boolean over() {
            return value.getMember("over").asBoolean();
        }

        /** How the game ended, in words; null while it goes on. */
        @Nullable
        String result() {
            return textOrNull(value.getMember("result"));
        }

        /** How the player to move may end the game, in words; null when there is nothing to claim. */
        @Nullable
        String claim() {
            return textOrNull(value.getMember("claim"));
        }

        /** The same position as if the game had begun with it. */
        Position withoutHistory() {
            return new Position(value.invokeMember("withoutHistory"));
        }

        /** The position with the game ended by that claim. */
        Position claimed() {
            return new Position(value.invokeMember("claimed"));
        }

        List<Move> moves() {
            return list(value.invokeMember("generate")).map(Move::new).toList();
        }

        List<String> notations() {
            return moves().stream().map(Move::notation).toList();
        }

        Position after(Move move) {
            return new Position(value.invokeMember("apply", move.value));
        }

        Position after(String notation) {
            return new Position(value.invokeMember("apply", notation));
        }

        /** The only move that a text names; null when there is none. */
        @Nullable
        Move move(String text) {
            var move = value.invokeMember("move", text);
            return move.isNull() ? null : new Move(move);
        }

        /** The notations of the moves that a text may mean. */
        List<String> meanings(String text) {
            return list(value.invokeMember("meanings", text))
                    .map(m -> new Move(m).notation())
                    .toList();
        }

        /** The same without abbreviations. */
        List<String> written(String text) {
            return list(value.invokeMember("written", text))
                    .map(m -> new Move(m).notation())
                    .toList();
        }

        MoveList moveList(boolean smart) {
            return new MoveList(value.invokeMember("moveList", smart));
        }

        long perft(long depth) {
            return value.invokeMember("perft", depth).asLong();
        }

        /** The same number, found by walking all lines of play to their ends. */
        long slowPerft(long depth) {
            return value.invokeMember("perft", depth, false).asLong();
        }
    }

    /** A legal move. */
    record Move(Value value) {
        String notation() {
            return value.getMember("notation").asString();
        }

        long weight() {
            return value.getMember("weight").asLong();
        }

        /** What the game's own notation calls the move; null when it has none. */
        @Nullable
        String shortName() {
            var name = value.getMember("shortName");
            return name.isNull() ? null : name.asString();
        }

        List<String> parts() {
            return list(value.getMember("parts")).map(Value::asString).toList();
        }

        List<Action> actions() {
            return list(value.getMember("actions")).map(Action::of).toList();
        }
    }

    /** What a user interface is told of the legal moves. */
    record MoveList(Value value) {
        List<String> positions() {
            return list(value.getMember("positions")).map(Value::asString).toList();
        }

        List<String> capturing() {
            return list(value.getMember("capturing")).map(Value::asString).toList();
        }

        @Nullable
        String claim() {
            return textOrNull(value.getMember("claim"));
        }

        boolean canPass() {
            return value.getMember("canPass").asBoolean();
        }

        boolean done() {
            return value.getMember("done").asBoolean();
        }

        String notation() {
            return value.getMember("notation").asString();
        }

        List<Move> moves() {
            return list(value.getMember("moves")).map(Move::new).toList();
        }

        List<View> views() {
            return list(value.getMember("views")).map(View::of).toList();
        }

        List<View> undoViews() {
            return list(value.getMember("undoViews")).map(View::of).toList();
        }

        MoveList select(String position) {
            return new MoveList(value.invokeMember("select", position));
        }

        MoveList choose(String notation) {
            return new MoveList(value.invokeMember("choose", notation));
        }

        MoveList pass() {
            return new MoveList(value.invokeMember("pass"));
        }

        MoveList back() {
            return new MoveList(value.invokeMember("back"));
        }
    }

    /** A command to a picture of the board; {@code from} may be null. */
    record View(String kind, @Nullable String from, String position, String owner, String piece) {
        private static View of(Value value) {
            var from = value.getMember("from");
            return new View(
                    value.getMember("kind").asString(),
                    from.isNull() ? null : from.asString(),
                    value.getMember("position").asString(),
                    value.getMember("owner").asString(),
                    value.getMember("piece").asString());
        }

        @Override
        public String toString() {
            return kind + (from == null ? "" : " " + from) + " " + position + " " + owner + " " + piece;
        }
    }

    /**
     * One thing that a move does.
     *
     * @param from the position that a piece leaves, or null
     */
    record Action(String kind, @Nullable String from, String to, String piece, String owner, int part) {
        private static Action of(Value value) {
            var from = value.getMember("from");
            return new Action(
                    value.getMember("kind").asString(),
                    from.isNull() ? null : from.asString(),
                    value.getMember("to").asString(),
                    value.getMember("piece").asString(),
                    value.getMember("owner").asString(),
                    value.getMember("part").asInt());
        }

        @Override
        public String toString() {
            return part + ": " + kind + (from == null ? "" : " " + from) + " " + to + " " + owner + " " + piece;
        }
    }

    private static @Nullable String textOrNull(Value value) {
        return value.isNull() ? null : value.asString();
    }

    private static java.util.stream.Stream<Value> list(Value values) {
        return java.util.stream.LongStream.range(0, values.getArraySize()).mapToObj(values::getArrayElement);
    }
}
