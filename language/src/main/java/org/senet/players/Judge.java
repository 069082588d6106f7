package org.senet.players;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.senet.data.Numbers;
import org.senet.data.Printer;
import org.senet.errors.SenetException;
import org.senet.errors.Suggest;
import org.senet.game.Game;
import org.senet.runtime.Function;
import org.senet.state.Log;
import org.senet.state.MoveBuffer;
import org.senet.state.PieceCodes;
import org.senet.state.ScratchColumns;
import org.senet.state.State;

/**
 * Values positions for one side of a game, in hundredths of what the least piece is worth. The others are taken as one side.
 * Not thread-safe.
 */
final class Judge {
    /** No position that is not decided is worth more. */
    static final int MOST = 900_000;

    private static final int UNKNOWN = Integer.MIN_VALUE;
    private static final int HUNDRED = 100;
    private static final int HORIZON = 12;

    private final Game game;
    private final PieceCodes pieces;
    private final Appraisal appraisal;
    private final int player;
    private final boolean[] ours;
    private final int[] units;
    private final @Nullable Function evaluate;
    /** The values of the pieces by their codes, as far as they are known. */
    private int[] values = new int[0];

    /** @param player one of the side for which positions are valued */
    Judge(Game game, SearchOptions options, int player) {
        this.game = game;
        this.player = player;
        pieces = game.design().pieces;
        appraisal = Apprentice.appraise(game);
        evaluate = options.evaluate();
        ours = new boolean[pieces.ownerCount() + 1];
        for (int p = 1; p < ours.length; p++) {
            ours[p] = game.design().sides.areAllied(player, p);
        }
        units = units(options);
    }

    private int[] units(SearchOptions options) {
        var types = appraisal.worth().stream().mapToDouble(w -> w).toArray();
        options.worth().forEach((name, worth) -> {
            int type = pieces.typeNumber(name);
            if (type == 0) {
                var names = java.util.stream.IntStream.rangeClosed(1, pieces.typeCount())
                        .mapToObj(pieces::typeName)
                        .toList();
                throw SenetException.runtime(null, "the game has no piece `" + name + "`", Suggest.hint(name, names));
            }
            types[type - 1] = worth;
        });
        // Who says what pieces are worth wants them to count.
        double weight = options.worth().isEmpty() ? appraisal.material() : 1;
        return Arrays.stream(types)
                .mapToInt(w -> (int) Math.round(HUNDRED * w * weight))
                .toArray();
    }

    /** Whether a player is of the side for which positions are valued. */
    boolean isOurs(int other) {
        return ours[other];
    }

    /** Whether captures are worth to be followed to their end. */
    boolean hasExchanges() {
        return appraisal.exchanges();
    }

    /**
     * After how many plies random games had better be broken off and be valued by their pieces, because too few of them come to an
     * end that tells who is ahead.
     *
     * @param usual the number for games of which enough do
     */
    int horizon(int usual) {
        return !appraisal.decisive() && countsMaterial() ? HORIZON : usual;
    }

    /** Whether a position is worth the more, the more its pieces are. */
    boolean countsMaterial() {
        return evaluate == null && !game.hasEvaluation() && appraisal.material() > 0;
    }

    /** Whether nothing that is on the board tells who is ahead. */
    boolean isBlind() {
        return evaluate == null && !game.hasEvaluation() && appraisal.blind();
    }

    /** What all pieces of a position are worth. */
    int material(State state) {
        int sum = 0;
        for (int code : state.board) {
            sum += code == 0 ? 0 : PieceCodes.isScratch(code) ? column(code, state.columns) : value(code);
        }
        var attributes = game.design().attributes;
        if (attributes.hasReserves()) {
            for (int i = attributes.attributeCount(); i < attributes.size(); i++) {
                sum += state.attributes[i] * reserved(i);
            }
        }
        return sum;
    }

    /** By how much a move changes the material. */
    int gain(MoveBuffer buffer, int move) {
        int sum = 0;
        int first = game.design().attributes.attributeCount();
        for (int i = buffer.start(move); i < buffer.end(move); i++) {
            long entry = buffer.data[i];
            if (Log.changesBoard(entry)) {
                int before = Log.before(entry);
                int after = Log.after(entry);
                sum += (after == 0 ? 0 : value(after)) - (before == 0 ? 0 : value(before));
            } else if (Log.kind(entry) == Log.ATTRIBUTE && Log.position(entry) >= first) {
                sum += (Log.after(entry) - Log.before(entry)) * reserved(Log.position(entry));
            }
        }
        return sum;
    }

    /**
     * The value of a position that is not decided.
     *
     * @param material what its pieces are worth
     * @param mobility how many more moves our side has than the others
     */
    int value(State state, int material, int mobility) {
        double value;
        if (evaluate != null) {
            value = HUNDRED * number(evaluate.call(null, game.positionOf(state), pieces.ownerName(player)));
        } else if (game.hasEvaluation()) {
            value = HUNDRED * Outcomes.lead(game.design().sides, game.evaluation(state), player);
        } else {
            value = material + HUNDRED * appraisal.mobility() * mobility;
            if (appraisal.score() != 0) {
                value += HUNDRED * appraisal.score() * Outcomes.lead(game.design().sides, game.scores(state), player);
            }
        }
        return (int) Math.round(Math.clamp(value, -MOST, MOST));
    }

    private static double number(Object value) {
        if (Numbers.isNumber(value)) {
            return Numbers.toDouble(value);
        }
        throw SenetException.runtime(
                null,
                "an evaluation is a number, but this one is " + Printer.display(value, 40),
                "the function takes a position and the name of a player, and tells how good it is for that player");
    }

    private int value(int code) {
        if (code >= values.length) {
            int known = values.length;
            values = Arrays.copyOf(values, Math.max(2 * known, code + 1));
            Arrays.fill(values, known, values.length, UNKNOWN);
        }
        if (values[code] == UNKNOWN) {
            values[code] = column(code, ScratchColumns.NONE);
        }
        return values[code];
    }

    /** A piece, and half of those that stand under it. */
    private int column(int code, ScratchColumns own) {
        int owner = pieces.owner(code);
        int value = owner == 0 ? 0 : (ours[owner] ? 1 : -1) * units[pieces.type(code) - 1];
        int below = pieces.below(code, own);
        return below == 0 ? value : value + column(below, own) / 2;
    }

    private int reserved(int attribute) {
        int index = attribute - game.design().attributes.attributeCount();
        int owner = index / pieces.typeCount() + 1;
        int unit = units[index % pieces.typeCount()];
        return ours[owner] ? unit : -unit;
    }
}
