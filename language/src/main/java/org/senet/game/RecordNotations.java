package org.senet.game;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The notations of other languages in which records of a game may be written, as far as its board and the names of its pieces allow.
 * Immutable.
 *
 * @param japanese null when the board has not two dimensions
 * @param chinese null in the same case
 */
record RecordNotations(
        @Nullable JapaneseMoves japanese, @Nullable ChineseMoves chinese) {

    static RecordNotations of(Game game) {
        var view = GridView.of(game);
        if (view == null) {
            return new RecordNotations(null, null);
        }
        var words = new RecordWords(game.texts());
        return new RecordNotations(new JapaneseMoves(game, view, words), new ChineseMoves(view, words));
    }

    /** The moves that a text may mean in one of them; null when it is written in none. */
    @Nullable
    List<Move> find(List<Move> moves, String text) {
        var found = japanese == null ? null : japanese.find(moves, text);
        return found != null || chinese == null ? found : chinese.find(moves, text);
    }
}
