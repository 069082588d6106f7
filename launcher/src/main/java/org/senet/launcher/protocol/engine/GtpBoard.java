package org.senet.launcher.protocol.engine;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.senet.api.Move;
import org.senet.api.Position;
import org.senet.launcher.display.Ending;
import org.senet.launcher.picture.BoardGeometry;
import org.senet.launcher.protocol.Clicks;
import org.senet.launcher.protocol.Grid;
import org.senet.launcher.protocol.Loaded;
import org.senet.launcher.protocol.Notation;
import org.senet.launcher.protocol.ProtocolException;
import org.senet.launcher.protocol.Squares;
import org.senet.launcher.protocol.WholeMoveNotation;

/** What the Go Text Protocol asks about a game. Used by the worker. */
final class GtpBoard {
    private static final List<String> COLOURS = List.of("black", "white");

    private final Loaded loaded;
    private final Grid grid;
    private final Squares squares;
    private final Clicks clicks;
    /** The name of the side that is called black here. */
    private final String black;

    /** How whole moves are written; null while the game is played by clicks. */
    private @Nullable Notation whole;

    private @Nullable String shape;
    private @Nullable Move planned;
    private double komi;
    private boolean hasKomi;

    GtpBoard(Loaded loaded) {
        this.loaded = loaded;
        grid = Grid.of(loaded);
        squares = Squares.go(grid, loaded.game().positions());
        clicks = new Clicks(squares, loaded.start());
        black = Clicks.black(loaded.game());
    }

    /** From now on each text is a whole move, in which the letter I is a column as well. */
    void useWholeMoves() {
        whole = new WholeMoveNotation(Squares.chess(grid, loaded.game().positions()));
    }

    void reset() {
        clicks.reset(loaded.start());
        planned = null;
    }

    Position position() {
        return clicks.position();
    }

    /** Whether the first row is above in pictures of the game, as it is below for clients. */
    private boolean isUpsideDown() {
        return loaded.game().positions().stream().anyMatch(name -> {
            var cell = grid.cell(name);
            return cell != null && cell.row() == 0 && squares.text(name).matches("[A-Z]+1");
        });
    }

    boolean hasSize(int columns, int rows) {
        return grid.columns() == columns && grid.rows() == rows;
    }

    /** The size: one number for a square, else columns and rows; then the shape of the cells where they are hexagons as GoGui draws them. */
    String size() {
        if (shape == null) {
            shape = BoardGeometry.of(loaded.game()).isHexagonal(!isUpsideDown()) ? " hex" : "";
        }
        return (grid.columns() == grid.rows() ? grid.rows() : grid.columns() + " " + grid.rows()) + shape;
    }

    /** The number of a colour: 0 for black, 1 for white. */
    int side(String colour) {
        return switch (colour.toLowerCase(Locale.ROOT)) {
            case "b", "black" -> 0;
            case "w", "white" -> 1;
            default -> throw new ProtocolException("invalid color or coordinate");
        };
    }

    private int sideOf(String player) {
        return player.equals(black) ? 0 : 1;
    }

    /** Gives the turn to a side. A client that tells whole moves does not tell when one can only pass; else the turn must be there. */
    void takeTurn(int side) {
        var moves = position().moves();
        boolean passes = moves.size() == 1 && moves.getFirst().actions().isEmpty();
        if (whole != null && passes && side != sideOf(position().player())) {
            clicks.play(moves.getFirst());
        }
        if (side != sideOf(position().player())) {
            throw new ProtocolException("illegal move: " + sideToMove() + " is to move");
        }
    }

    String sideToMove() {
        return COLOURS.get(sideOf(position().player()));
    }

    /** Plays a click, or a whole move. */
    String play(String colour, String vertex) {
        int side = side(colour);
        if (vertex.equalsIgnoreCase("resign")) {
            return "";
        }
        var point = vertex.toUpperCase(Locale.ROOT);
        if (whole == null && !point.equals(Clicks.PASS) && squares.name(point) == null) {
            throw new ProtocolException("invalid color or coordinate");
        }
        takeTurn(side);
        enter(vertex);
        return "";
    }

    /** Plays what a client says: a click, or a whole move. */
    void enter(String text) {
        if (whole == null) {
            clicks.click(text.toUpperCase(Locale.ROOT));
            return;
        }
        var move = whole.find(position(), text);
        if (move == null) {
            throw new ProtocolException("illegal move");
        }
        clicks.play(move);
    }

    String undo() {
        if (!clicks.undo()) {
            throw new ProtocolException("cannot undo");
        }
        planned = null;
        return "";
    }

    /**
     * The next click of a move that the engine chooses, or the whole move.
     *
     * @param chooser is asked for a move when none is under way
     */
    String pointTowards(Function<Position, Choice> chooser) {
        if (position().moves().isEmpty()) {
            throw new ProtocolException("the game is over: " + Ending.of(position()));
        }
        if (whole != null) {
            return whole.text(position(), chooser.apply(position()).move());
        }
        var possible = clicks.moves();
        if (planned == null || !contains(possible, planned)) {
            var chosen = chooser.apply(position()).move();
            planned = contains(possible, chosen) ? chosen : possible.getFirst();
        }
        return clicks.towards(planned);
    }

    private boolean contains(List<Move> moves, Move move) {
        return moves.stream().anyMatch(other -> other.notation().equals(move.notation()))
                && move.position().equals(position());
    }

    /** Sets the komi that counts in the final score instead of that of the rules. */
    String setKomi(double value) {
        komi = value;
        hasKomi = true;
        return "";
    }

    /**
     * The score. The komi of the rules is what White has more than Black on the board at the start, if that is empty.
     *
     * @throws ProtocolException when the game has none
     */
    String finalScore() {
        double lead = lead(position());
        if (hasKomi && loaded.game().start().pieces().isEmpty()) {
            lead -= komi + lead(loaded.game().start());
        }
        var text = BigDecimal.valueOf(Math.abs(lead)).stripTrailingZeros().toPlainString();
        return lead == 0 ? "0" : (lead > 0 ? "B+" : "W+") + text;
    }

    /** What Black has more than White. */
    private double lead(Position position) {
        double lead = 0;
        var scores = position.scores();
        if (scores.isEmpty()) {
            throw new ProtocolException("cannot score: `" + loaded.game().name() + "` counts no points");
        }
        for (var score : scores.entrySet()) {
            var points = score.getValue();
            if (points != null) {
                lead += sideOf(score.getKey()) == 0 ? points.doubleValue() : -points.doubleValue();
            }
        }
        return lead;
    }

    /** The board from the highest row: X for black pieces, O for white ones, ? for what does not belong to the board. */
    String drawing() {
        var stones = position().pieces().stream()
                .collect(Collectors.toMap(
                        piece -> squares.text(piece.position()),
                        piece -> sideOf(piece.owner()) == 0 ? "X" : "O",
                        (below, above) -> above));
        var lines = new ArrayList<String>();
        for (int row = grid.rows(); row >= 1; row--) {
            var line = new ArrayList<String>();
            for (int column = 0; column < grid.columns(); column++) {
                var point = Squares.point(column, row);
                line.add(stones.getOrDefault(point, squares.name(point) == null ? "?" : "."));
            }
            lines.add(String.join(" ", line));
        }
        return "\n" + String.join("\n", lines);
    }

    /** What can be clicked, with labels where a point stands for something else. */
    String labels() {
        var lines = new ArrayList<String>();
        var letters = loaded.game().letters();
        if (letters.size() > 1) {
            position()
                    .pieces()
                    .forEach(piece ->
                            lines.add("LABEL " + squares.text(piece.position()) + " " + letters.get(piece.piece())));
        }
        clicks.choices().forEach((point, meaning) -> {
            if (!meaning.equals(squares.name(point))) {
                lines.add("LABEL " + point + " " + meaning);
            }
        });
        lines.add("TEXT " + (position().over() ? position().result() : sideToMove() + " to move"));
        return String.join("\n", lines);
    }

    /** The points that can be clicked. */
    String legal() {
        if (position().over()) {
            return "";
        }
        var points = new ArrayList<>(clicks.choices().keySet());
        if (clicks.canPass()) {
            points.add(Clicks.PASS.toLowerCase(Locale.ROOT));
        }
        return String.join(" ", points);
    }

    /** Who has won, with the points where there are some; unknown while the game goes on. */
    String result() {
        if (!position().over()) {
            return "unknown";
        }
        var winner = position().winner();
        var colour = winner == null ? "draw" : COLOURS.get(sideOf(winner));
        return position().scores().isEmpty() ? colour : colour + " " + finalScore();
    }
}
