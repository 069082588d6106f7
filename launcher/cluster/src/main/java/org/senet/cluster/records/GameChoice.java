package org.senet.cluster.records;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;

/** Which game is played when a record is played again. */
sealed interface GameChoice {
    /**
     * The game of a record.
     *
     * @throws UnknownGame when nothing says which it is, or it is not in the library
     */
    Value of(Value record, RecordPart part) throws UnknownGame;

    /** Another game of the library in which all moves of a record are legal that does not say which it is of; null when none is known. */
    default @Nullable String likely(RecordLibrary records, Value record) {
        return null;
    }

    /** A record of which the game is not known; the message goes on after the number of the record. */
    final class UnknownGame extends Exception {
        private static final long serialVersionUID = 1;

        private UnknownGame(String message) {
            super(message);
        }
    }

    /** The same game for all records. */
    record Fixed(Value game) implements GameChoice {
        @Override
        public Value of(Value record, RecordPart part) {
            return game;
        }
    }

    /** The game that the record itself names. */
    final class Told implements GameChoice {
        /** Games whose records are often kept as Portable Game Notation that does not name them, those with the most of their own first. */
        private static final List<String> UNTOLD = List.of(
                "crazyhouse",
                "horde",
                "racing-kings",
                "antichess",
                "atomic-chess",
                "xiangqi",
                "othello",
                "international-draughts",
                "english-checkers",
                "russian-checkers",
                "go",
                "gomoku");

        private static final String HINT = "\nhint: `--game GAME` says which it is";

        private final RecordLibrary records;
        private final Function<String, @Nullable Value> library;
        private final Map<String, @Nullable Value> known = new HashMap<>();

        /** @param library the game of a name; null when there is none */
        Told(RecordLibrary records, Function<String, @Nullable Value> library) {
            this.records = records;
            this.library = library;
        }

        @Override
        public Value of(Value record, RecordPart part) throws UnknownGame {
            var name = records.call("told-game-name", record, part.format(), part.file());
            if (name.isNull()) {
                throw new UnknownGame(" does not say which game it is of" + HINT);
            }
            var game = known.computeIfAbsent(name.asString(), library);
            if (game == null) {
                throw new UnknownGame(" is of the game `" + name.asString() + "`, which is not in the library" + HINT);
            }
            return game;
        }

        @Override
        public @Nullable String likely(RecordLibrary records, Value record) {
            if (records.call("says-its-game?", record).asBoolean()) {
                return null;
            }
            for (var name : UNTOLD) {
                var game = known.computeIfAbsent(name, library);
                if (game != null && records.call("fits?", game, record).asBoolean()) {
                    return name;
                }
            }
            return null;
        }
    }
}
