package org.senet.game;

import java.util.BitSet;
import java.util.List;
import java.util.function.Supplier;
import org.senet.board.Board;
import org.senet.errors.SenetException;
import org.senet.ir.Ir;
import org.senet.runtime.TextNames;
import org.senet.state.Log;
import org.senet.state.Topology;
import org.senet.translator.Entrances;

/**
 * The positions of its board on which a game is played: those where a piece may stand at first, that the text names, or that rules
 * choose to put a piece on, and all that can be reached from these in any direction. Where pieces can be placed, it is all of the
 * board. Not thread-safe.
 */
final class PositionsInPlay {
    private final GameDefinition definition;
    private final Board board;
    private final BitSet seeds;

    /** Begins with those that are known before the rules are. */
    PositionsInPlay(GameDefinition definition, Board board, List<PieceDefinition> pieces, TextNames text) {
        this.definition = definition;
        this.board = board;
        seeds = StartPosition.patterned(definition.players(), board);
        boolean placing =
                pieces.stream().flatMap(p -> p.moves().stream()).anyMatch(PieceDefinition.MoveDefinition::placing);
        for (int p = 0; p < board.size(); p++) {
            if (placing || text.mentions(board.positionName(p))) {
                seeds.set(p);
            }
        }
    }

    /**
     * Adds those that rules enter.
     *
     * @param known what was in play so far
     * @param code the moves, and what arranges the start; asked for only if there may be more
     * @return whether there are more of them
     */
    boolean widen(Topology known, Supplier<List<Ir>> code) {
        if (known.size() == board.size()) {
            return false;
        }
        var entered = Entrances.of(board, code.get());
        seeds.or(entered);
        return entered.stream().anyMatch(p -> known.fromBoard(p) < 0);
    }

    /** The positions with their steps. */
    Topology topology(List<String> players) {
        var from = (BitSet) seeds.clone();
        if (from.isEmpty()) {
            from.set(0, board.size());
        }
        var topology = new Topology(board, from, players);
        if (topology.size() > Log.MOST_POSITIONS) {
            throw SenetException.at(
                    Clauses.span(definition.board(), 1),
                    "pieces of this game can reach " + topology.size() + " positions, and a game can have no more than "
                            + Log.MOST_POSITIONS,
                    null);
        }
        return topology;
    }
}
