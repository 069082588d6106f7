package org.senet.records;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.errors.SenetException;

/**
 * One game of a text: its record, or what is wrong with it. A game that is not understood does not hide the others.
 *
 * @param record the record; null when the game is not understood
 * @param problem why it is not understood; else null
 * @param line the line in which the game begins, from 1
 */
public record GameText(
        @Nullable GameRecord record, @Nullable SenetException problem, int line) {
    /**
     * The records of games that must all be understood.
     *
     * @throws SenetException when one of them is not
     */
    public static List<GameRecord> records(List<GameText> games) {
        return games.stream().map(GameText::required).toList();
    }

    private GameRecord required() {
        if (problem != null) {
            throw problem;
        }
        if (record == null) {
            throw new IllegalStateException("a game is understood or not");
        }
        return record;
    }
}
