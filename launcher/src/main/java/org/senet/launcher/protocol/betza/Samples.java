package org.senet.launcher.protocol.betza;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.senet.api.Position;
import org.senet.launcher.protocol.Grid;
import org.senet.launcher.protocol.Loaded;
import org.senet.launcher.protocol.PositionText;

/** Positions of random games, and the same with fewer pieces on other squares, so that open boards and rare meetings are seen as well. */
final class Samples {
    private static final int GAMES = 6;
    private static final int PLIES = 50;
    /** What part of the pieces is taken off, at least and at most. */
    private static final double FEWEST = 0.1;

    private static final double MOST = 0.8;

    /** A piece, or a number of empty squares. */
    private static final Pattern CELLS = Pattern.compile("[0-9]+|[^0-9]");

    private final Loaded loaded;
    private final Grid grid;
    private final PositionText texts;
    private final @Nullable String king;
    private final SplittableRandom random;
    private final List<Sample> samples = new ArrayList<>();

    private Samples(Loaded loaded, Grid grid, @Nullable String king, long seed) {
        this.loaded = loaded;
        this.grid = grid;
        this.king = king;
        texts = new PositionText(loaded);
        random = new SplittableRandom(seed);
    }

    /**
     * Positions of a game.
     *
     * @param king the type of piece that stays on the board, and whose capture means that a position cannot be; null for none
     */
    static List<Sample> of(Loaded loaded, Grid grid, @Nullable String king, long seed) {
        var samples = new Samples(loaded, grid, king, seed);
        samples.play(seed);
        return samples.samples;
    }

    private void play(long seed) {
        for (int game = 0; game < GAMES; game++) {
            var position = loaded.start();
            for (int ply = 0; ply < PLIES && !position.over(); ply++) {
                samples.add(Sample.of(position, grid));
                addMixed(position, 0);
                addMixed(position, 1);
                position = position.playout(31 * (seed + game) + ply, 1);
            }
        }
    }

    /**
     * Adds a position with some pieces taken off and the others mixed.
     *
     * @param kept how many ranks at either end are not mixed, because men on them may have won
     */
    private void addMixed(Position position, int kept) {
        var board = texts.board(position);
        var written = texts.write(position);
        if (!written.contains(board)) {
            return;
        }
        try {
            var mixed = texts.read(written.replace(board, mixed(board, kept)));
            if (!mixed.over()) {
                var sample = Sample.of(mixed, grid);
                if (!sample.captures(king)) {
                    samples.add(sample);
                }
            }
        } catch (RuntimeException e) {
            // Not every set of pieces is a position of the game.
        }
    }

    private String mixed(String board, int kept) {
        double part = FEWEST + (MOST - FEWEST) * random.nextDouble();
        var cells = new ArrayList<String>();
        for (var row : board.split("/")) {
            CELLS.matcher(row).results().forEach(match -> addCells(match.group(), part, cells));
        }
        int width = grid.columns();
        Collections.shuffle(cells.subList(kept * width, cells.size() - kept * width), new Random(random.nextLong()));
        var rows = new ArrayList<String>();
        for (int row = 0; row < grid.rows(); row++) {
            rows.add(written(cells.subList(row * width, (row + 1) * width)));
        }
        return String.join("/", rows);
    }

    private void addCells(String text, double part, List<String> cells) {
        if (Character.isDigit(text.charAt(0))) {
            cells.addAll(Collections.nCopies(Integer.parseInt(text), ""));
        } else {
            boolean stays = text.equalsIgnoreCase(loaded.game().letters().get(king));
            cells.add(stays || random.nextDouble() >= part ? text : "");
        }
    }

    private static String written(List<String> cells) {
        var text = new StringBuilder();
        int empty = 0;
        for (var cell : cells) {
            if (cell.isEmpty()) {
                empty++;
            } else {
                text.append(empty == 0 ? "" : empty).append(cell);
                empty = 0;
            }
        }
        return text.append(empty == 0 ? "" : empty).toString();
    }
}
