package org.senet.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads what a declaration says of its directions: {@code dir} and {@code opposite}, and {@code link}, which may bring
 * in directions of its own.
 */
final class DirectionReader {
    private final Declaration declaration;
    private final PositionTable positions;
    /** The directions in the order of the text; those that consist of links have no motion. */
    private final Map<String, Optional<Motion>> motions = new LinkedHashMap<>();

    private DirectionReader(Declaration declaration, PositionTable positions) {
        this.declaration = declaration;
        this.positions = positions;
    }

    /** The directions of the declared board. */
    static DirectionTable read(Declaration declaration, PositionTable positions) {
        var reader = new DirectionReader(declaration, positions);
        for (Clause clause : declaration.all("dir", "link")) {
            reader.declare(clause);
        }
        var names = new DirectionNames(List.copyOf(reader.motions.keySet()));
        int[][] steps = reader.steps();
        new LinkReader(positions, names, steps).read(declaration.all("link", "unlink"));
        return new DirectionTable(names, steps, reader.opposites(names));
    }

    private void declare(Clause clause) {
        Item subject = clause.subject("a direction");
        String name = subject.name("a direction");
        if (positions.number(name) >= 0) {
            throw declaration
                    .blame(clause, subject)
                    .mistake(
                            "`" + name + "` is the name of a position and cannot name a direction",
                            clause.is("link") ? "a link starts with its direction: `(link n x y)`" : null);
        }
        if (clause.is("link")) {
            motions.putIfAbsent(name, Optional.empty());
            return;
        }
        Motion motion = MotionReader.read(declaration, clause, name, positions.grid());
        Optional<Motion> other = motions.put(name, Optional.of(motion));
        if (other != null && other.isPresent()) {
            throw subject.mistake("the direction `" + name + "` is declared twice", null);
        }
    }

    private int[][] steps() {
        var result = new int[motions.size()][positions.size()];
        int direction = 0;
        for (Optional<Motion> motion : motions.values()) {
            for (int position = 0; position < positions.size(); position++) {
                int cell = positions.cell(position);
                int next = cell < 0 || motion.isEmpty() ? -1 : positions.grid().moved(cell, motion.get());
                result[direction][position] = next < 0 ? -1 : positions.inCell(next);
            }
            direction++;
        }
        return result;
    }

    private int[] opposites(DirectionNames names) {
        var byMotion = new HashMap<Motion, Integer>();
        var all = new ArrayList<>(motions.values());
        for (int direction = 0; direction < all.size(); direction++) {
            if (all.get(direction).isPresent()) {
                byMotion.putIfAbsent(all.get(direction).get(), direction);
            }
        }
        var result = new int[all.size()];
        for (int direction = 0; direction < result.length; direction++) {
            result[direction] = all.get(direction)
                    .map(motion -> byMotion.getOrDefault(motion.reversed(), -1))
                    .orElse(-1);
        }
        return new OppositeReader(names, result).read(declaration.all("opposite"));
    }
}
