package org.senet.board;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;

/**
 * Draws boards as text, for terminals, logs and tests.
 *
 * <p>The first dimension runs to the right and the second downwards, in the order of their labels, which stand on both
 * sides. The layers that further dimensions make stand side by side under their labels, and below each other where the
 * line is full. Single positions follow as a list of names and pieces. East Asian characters are two columns wide.
 * There are no spaces at the ends of lines and no line break after the last.
 */
public final class BoardText {
    /** How wide a drawing may become, in columns, before layers and lists go on below. */
    public static final int WIDTH = 80;

    private static final String EMPTY = ".";

    private final Board board;
    private final int width;
    private final List<String> drawn = new ArrayList<>();
    private final TextBlock block = new TextBlock();

    /** The positions that stand between brackets. */
    private final IntPredicate marked;
    /** Whether both dimensions run the other way. */
    private final boolean flipped;
    /** Whether somebody sits at the board: hexagons stand as hexagons, and layers on which nothing is reached yet are left out. */
    private boolean seated;

    private BoardText(
            Board board,
            IntFunction<String> glyph,
            IntPredicate blank,
            int width,
            IntPredicate marked,
            boolean flipped) {
        this.board = board;
        this.width = width;
        this.marked = marked;
        this.flipped = flipped;
        for (int position = 0; position < board.size(); position++) {
            String text = glyph.apply(position);
            String empty = blank.test(position) ? " " : EMPTY;
            drawn.add(text.isEmpty() ? empty : text);
        }
    }

    /**
     * Draws a board on which a piece may stand anywhere.
     *
     * @param board the board
     * @param glyph what stands on a position; an empty text for nothing, drawn as a full stop
     * @return the drawing
     */
    public static String draw(Board board, IntFunction<String> glyph) {
        return draw(board, glyph, position -> false);
    }

    /**
     * Draws a board.
     *
     * @param board the board
     * @param glyph what stands on a position; an empty text for nothing, drawn as a full stop
     * @param blank which positions are left blank when nothing stands there: those that never hold a piece, such as the
     *     light squares in draughts
     * @return the drawing
     */
    public static String draw(Board board, IntFunction<String> glyph, IntPredicate blank) {
        return draw(board, glyph, blank, WIDTH);
    }

    /**
     * Draws a board in a given width.
     *
     * @param board the board
     * @param glyph what stands on a position; an empty text for nothing, drawn as a full stop
     * @param blank which positions are left blank when nothing stands there
     * @param width how many columns there are for layers side by side and for lists; a single layer may be wider
     * @return the drawing
     */
    public static String draw(Board board, IntFunction<String> glyph, IntPredicate blank, int width) {
        return new BoardText(board, glyph, blank, width, position -> false, false).draw();
    }

    /**
     * Draws a board for somebody who sits at it. The rows of a board of hexagons stand half a cell beside each
     * other. Of the layers above the last one that holds something, only one is drawn.
     *
     * @param board the board
     * @param glyph what stands on a position; an empty text for nothing, drawn as a full stop
     * @param blank which positions are left blank when nothing stands there
     * @param marked which positions stand between brackets, if they have coordinates
     * @param flipped whether the board is seen from its other side
     * @param width how many columns there are for layers side by side and for lists; a single layer may be wider
     * @return the drawing
     */
    public static String draw(
            Board board,
            IntFunction<String> glyph,
            IntPredicate blank,
            IntPredicate marked,
            boolean flipped,
            int width) {
        var text = new BoardText(board, glyph, blank, width, marked, flipped);
        text.seated = true;
        return text.draw();
    }

    private String draw() {
        List<List<String>> dimensions = board.dimensions();
        if (!dimensions.isEmpty()) {
            int layers = 1;
            for (var labels : dimensions.subList(Math.min(2, dimensions.size()), dimensions.size())) {
                layers *= labels.size();
            }
            drawLayers(seated ? reached(layers) : layers, cellWidth());
        }
        drawList();
        return block.toString();
    }

    private void drawLayers(int count, int cellWidth) {
        var band = new TextBlock();
        for (int number = 0; number < count; number++) {
            TextBlock layer = layer(number, cellWidth);
            if (band.width() + TextBlock.GAP + layer.width() > width) {
                block.addBelow(band);
                band = new TextBlock();
            }
            band.addRight(layer);
        }
        block.addBelow(band);
    }

    /** How many layers there are up to the one behind the last that holds something. */
    private int reached(int layers) {
        List<List<String>> dimensions = board.dimensions();
        int last = -1;
        for (int position = 0; position < board.size(); position++) {
            int[] coordinates = board.coordinates(position);
            if (coordinates != null
                    && !drawn.get(position).isBlank()
                    && !drawn.get(position).equals(EMPTY)) {
                int number = 0;
                for (int d = coordinates.length - 1; d >= 2; d--) {
                    number = number * dimensions.get(d).size() + coordinates[d];
                }
                last = Math.max(last, number);
            }
        }
        return Math.min(layers, last + 2);
    }

    /** The layer with a number; the third dimension's labels change fastest. */
    private TextBlock layer(int number, int cellWidth) {
        List<List<String>> dimensions = board.dimensions();
        var coordinates = new int[dimensions.size()];
        var title = new StringBuilder();
        int rest = number;
        for (int d = 2; d < coordinates.length; d++) {
            int size = dimensions.get(d).size();
            coordinates[d] = rest % size;
            rest /= size;
            title.append(dimensions.get(d).get(coordinates[d]));
        }
        var layer = new TextBlock();
        if (!title.isEmpty()) {
            layer.addLine(title.toString());
        }
        if (seated && HexagonText.isHexagonal(board)) {
            new HexagonText(board, drawn, marked, flipped, HexagonText.isRising(board))
                    .draw(coordinates, cellWidth, layer);
        } else {
            drawLayer(coordinates, cellWidth, layer);
        }
        return layer;
    }

    private void drawLayer(int[] coordinates, int cellWidth, TextBlock layer) {
        List<String> columns = seen(board.dimensions().getFirst());
        List<String> rows = seen(coordinates.length > 1 ? board.dimensions().get(1) : List.of(""));
        int labelWidth = TextBlock.widest(rows);
        String margin = labelWidth == 0 ? "" : " ".repeat(labelWidth + 2);
        String header = margin + TextBlock.joined(columns, cellWidth, " ");
        layer.addLine(header);
        for (int row = 0; row < rows.size(); row++) {
            String label = rows.get(row);
            List<Integer> positions = row(coordinates, row);
            String line = cells(positions, labelWidth > 0, cellWidth);
            layer.addLine(labelWidth == 0 ? line : TextBlock.padLeft(label, labelWidth) + " " + line + " " + label);
        }
        if (labelWidth > 0) {
            layer.addLine(header);
        }
    }

    /** The widest column label or content of a cell, in any layer. */
    private int cellWidth() {
        int result = TextBlock.widest(board.dimensions().getFirst());
        for (int position = 0; position < board.size(); position++) {
            if (board.coordinates(position) != null) {
                result = Math.max(result, TextBlock.width(drawn.get(position)));
            }
        }
        return result;
    }

    private List<String> seen(List<String> labels) {
        return flipped ? labels.reversed() : labels;
    }

    /** The positions of a row as it is seen, -1 where there is none. */
    private List<Integer> row(int[] coordinates, int row) {
        int[] place = coordinates.clone();
        if (place.length > 1) {
            place[1] = flipped ? board.dimensions().get(1).size() - 1 - row : row;
        }
        var line = new ArrayList<Integer>();
        for (int column = 0; column < board.dimensions().getFirst().size(); column++) {
            place[0] = column;
            line.add(board.positionAt(place));
        }
        return flipped ? line.reversed() : line;
    }

    /** The cells of a row, with brackets around the marked ones in the gaps beside them if there is a gap before the first. */
    private String cells(List<Integer> positions, boolean gapBefore, int cellWidth) {
        var line = new StringBuilder(gapBefore ? " " : "");
        for (int position : positions) {
            boolean inBrackets = gapBefore && position >= 0 && marked.test(position);
            if (inBrackets) {
                int gap = line.length() - 1;
                line.setCharAt(gap, line.charAt(gap) == ']' ? '|' : '[');
            }
            String text = position < 0 ? " " : drawn.get(position);
            line.append(TextBlock.padRight(inBrackets ? text + "]" : text, cellWidth + 1));
        }
        return line.toString();
    }

    private void drawList() {
        var entries = new ArrayList<String>();
        for (int position = 0; position < board.size(); position++) {
            if (board.coordinates(position) == null) {
                entries.add(board.positionName(position) + ": " + drawn.get(position));
            }
        }
        if (entries.isEmpty()) {
            return;
        }
        int entryWidth = TextBlock.widest(entries);
        int columns = Math.max(1, (width + TextBlock.GAP) / (entryWidth + TextBlock.GAP));
        var list = new TextBlock();
        for (int first = 0; first < entries.size(); first += columns) {
            List<String> line = entries.subList(first, Math.min(first + columns, entries.size()));
            list.addLine(TextBlock.joined(line, entryWidth, " ".repeat(TextBlock.GAP)));
        }
        block.addBelow(list);
    }
}
