package org.senet.game;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.senet.state.Design;
import org.senet.state.Log;

/**
 * The squares of a move in the order in which a person clicks them, see {@link MovePath}.
 *
 * @param move the move
 * @param piece the type of the first piece that moves or is dropped; null when there is none
 * @param becomes its type after the move
 * @param isDrop whether that piece was not on the board before
 * @param main where the first piece stands and lands
 * @param all these squares, and behind them those of whatever else the move does, such as the rook's in castling
 */
record MoveSquares(
        Move move,
        @Nullable String piece,
        @Nullable String becomes,
        boolean isDrop,
        List<String> main,
        List<String> all) {

    static MoveSquares of(Move move) {
        var design = move.position().game().design();
        var entries = move.entries();
        var clicks = MovePath.of(move, design, entries, false).clicks();
        var all = new ArrayList<String>();
        int needed = 0;
        for (var click : clicks) {
            // A piece that changes where it has just been put down is one square.
            if (all.isEmpty() || !all.getLast().equals(click.at())) {
                all.add(click.at());
                needed += click.needed() && needed == all.size() - 1 ? 1 : 0;
            }
        }
        int before = firstPiece(entries);
        return new MoveSquares(
                move,
                before == 0 ? null : typeName(design, before),
                becomes(design, entries),
                !all.isEmpty() && Log.kind(firstChange(entries)) == Log.SUPPLY,
                List.copyOf(all.subList(0, needed)),
                List.copyOf(all));
    }

    private static long firstChange(long[] entries) {
        for (long e : entries) {
            if (Log.kind(e) == Log.TAKE || Log.kind(e) == Log.SUPPLY) {
                return e;
            }
        }
        return 0;
    }

    /** The first piece that is in the hand, as it was before; 0 when there is none. */
    private static int firstPiece(long[] entries) {
        long first = firstChange(entries);
        return first == 0 ? 0 : Log.kind(first) == Log.TAKE ? Log.before(first) : Log.after(first);
    }

    /** The type of the first piece at the end; it may change when it has been put down already. */
    private static @Nullable String becomes(Design design, long[] entries) {
        int held = 0;
        int at = -1;
        int code = 0;
        for (long e : entries) {
            if (Log.kind(e) == Log.TAKE || Log.kind(e) == Log.SUPPLY) {
                held++;
            } else if (Log.kind(e) == Log.DROP && --held == 0 && at < 0) {
                at = Log.position(e);
                code = Log.after(e);
            } else if (Log.kind(e) == Log.CHANGE && Log.position(e) == at && Log.after(e) != 0) {
                code = Log.after(e);
            }
        }
        return code == 0 ? null : typeName(design, code);
    }

    private static String typeName(Design design, int code) {
        return design.pieces.typeName(design.pieces.type(code));
    }

    /** Whether the first piece changes its type. */
    boolean isPromotion() {
        return becomes != null && !becomes.equals(piece);
    }

    /**
     * The moves that a text with squares may mean. If it has all squares of some moves, it means these. Otherwise it means the moves
     * that have its first square, its last square and those between them on their way.
     */
    static List<Move> find(List<Move> moves, List<SquareText> readings) {
        return find(moves, readings, (squares, reading) -> {
            var given = reading.squares();
            return given.size() > 1
                    ? squares.leads(given)
                    : reading.piece() != null && !reading.isDrop() && squares.endsOn(given.getFirst());
        });
    }

    /** The moves that begin with the squares of a text. */
    static List<Move> beginning(List<Move> moves, List<SquareText> readings) {
        return find(moves, readings, (squares, reading) -> squares.begins(reading.squares()));
    }

    @FunctionalInterface
    private interface Abbreviation {
        boolean isOf(MoveSquares squares, SquareText reading);
    }

    private static List<Move> find(List<Move> moves, List<SquareText> readings, Abbreviation abbreviation) {
        if (readings.isEmpty()) {
            return List.of();
        }
        var squares = moves.stream().map(MoveSquares::of).toList();
        var found = new LinkedHashSet<Move>();
        for (var reading : readings) {
            var fitting = squares.stream().filter(reading.fits()).toList();
            var exact = some(fitting, s -> s.all.equals(reading.squares()));
            // A piece and one square mean a drop only where no piece can go there.
            boolean isDrop = reading.piece() != null
                    && !reading.isDrop()
                    && exact.stream().allMatch(s -> s.isDrop);
            var shorter = exact.isEmpty() || isDrop
                    ? some(fitting, s -> !(isDrop && s.isDrop) && abbreviation.isOf(s, reading))
                    : List.<MoveSquares>of();
            var meant = shorter.isEmpty() ? exact : shorter;
            narrowed(meant, reading.promotion()).forEach(s -> found.add(s.move));
        }
        return moves.stream().filter(found::contains).toList();
    }

    /** Without a sign for it, a move that promotes is meant only where no other one is. */
    private static List<MoveSquares> narrowed(List<MoveSquares> meant, SquareText.Promotion sign) {
        var wanted = some(meant, s -> s.isPromotion() == (sign == SquareText.Promotion.PLUS));
        boolean same = meant.stream().map(s -> s.all).distinct().count() == 1;
        return same && !wanted.isEmpty() ? wanted : meant;
    }

    private static List<MoveSquares> some(List<MoveSquares> squares, Predicate<MoveSquares> condition) {
        return squares.stream().filter(condition).toList();
    }

    private boolean begins(List<String> given) {
        return given.size() <= all.size() && all.subList(0, given.size()).equals(given);
    }

    private boolean endsOn(String square) {
        return !main.isEmpty() && main.getLast().equals(square);
    }

    /** Whether squares lead from the start of the main way to its end, and then on with what else happens. */
    private boolean leads(List<String> given) {
        if (main.size() < 2 || !main.getFirst().equals(given.getFirst())) {
            return false;
        }
        var further = all.subList(main.size(), all.size());
        for (int more = 0; more <= Math.min(further.size(), given.size() - 2); more++) {
            var way = given.subList(0, given.size() - more);
            var rest = given.subList(given.size() - more, given.size());
            if (further.subList(0, more).equals(rest) && isPartOfWay(way)) {
                return true;
            }
        }
        return false;
    }

    private boolean isPartOfWay(List<String> way) {
        if (!way.getLast().equals(main.getLast())) {
            return false;
        }
        var between = new ArrayList<>(way.subList(1, way.size() - 1));
        for (var square : main.subList(1, main.size() - 1)) {
            if (!between.isEmpty() && between.getFirst().equals(square)) {
                between.removeFirst();
            }
        }
        return between.isEmpty();
    }
}
