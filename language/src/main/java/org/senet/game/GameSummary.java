package org.senet.game;

import java.util.ArrayList;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What a game is made of, in a few lines for people. */
final class GameSummary {
    private GameSummary() {}

    static String of(Game game) {
        var design = game.design();
        var board = design.topology.board();
        var lines = new ArrayList<String>();
        lines.add("Players: " + String.join(", ", game.players()));
        lines.add("Board: " + board.name() + ", " + design.topology.size() + " positions in play"
                + (design.topology.size() == board.size() ? "" : " of " + board.size()));
        if (!board.directions().isEmpty()) {
            lines.add("Directions: " + String.join(" ", board.directions()));
        }
        if (design.pieces.typeCount() > 0) {
            lines.add("Pieces: "
                    + IntStream.rangeClosed(1, design.pieces.typeCount())
                            .mapToObj(t -> design.pieces.typeName(t) + " (" + game.letter(t) + ")")
                            .collect(Collectors.joining(", ")));
        }
        if (!board.zoneNames().isEmpty()) {
            lines.add("Zones: " + String.join(", ", board.zoneNames()));
        }
        lines.add("Captures: "
                + (design.deferCaptures
                        ? "captured pieces leave when the move is over"
                        : "captured pieces leave at once"));
        if (!game.definition().priorities().isEmpty()) {
            lines.add("Priorities: " + String.join(", then ", game.definition().priorities()));
        }
        game.definition().options().forEach((k, v) -> lines.add("Option " + k + ": " + v));
        if (!game.variants().isEmpty()) {
            lines.add("Variants: " + String.join(", ", game.variants()));
        }
        return String.join("\n", lines);
    }
}
