package org.senet.tests.randomrules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Makes texts of random positions: pieces of all kinds everywhere, with attributes and columns. */
final class PositionMaker {
    private static final List<Integer> DENSITIES = List.of(10, 25, 40, 60, 85);

    /** Pieces on a large board, about. */
    private static final int MOST = 30;

    private final Dice dice;
    private final World world;
    private final List<String> types;
    private final List<String> players;

    PositionMaker(Dice dice, World world, List<String> types, List<String> players) {
        this.dice = dice;
        this.world = world;
        this.types = types;
        this.players = players;
    }

    String make() {
        int density =
                Math.min(dice.one(DENSITIES), 100 * MOST / world.of("place").size());
        Map<String, List<String>> pieces = new HashMap<>();
        for (var place : world.of("place")) {
            if (dice.percent(density)) {
                pieces.computeIfAbsent(dice.one(players), p -> new ArrayList<>())
                        .add(piece(place));
            }
        }
        var text = new StringBuilder(dice.one(players).substring(0, 1));
        for (var player : players) {
            text.append(':').append(player.charAt(0)).append(String.join(",", pieces.getOrDefault(player, List.of())));
        }
        attributes(text);
        return text.toString();
    }

    private String piece(String place) {
        var type = dice.one(types);
        var text = (type.equals(types.getFirst()) ? "" : type.substring(0, 1)) + place;
        if (!world.of("columns").isEmpty() && dice.percent(8)) {
            text += "[" + dice.one(players).charAt(0) + "]";
        }
        if (!world.of("piece-bool").isEmpty() && dice.percent(20)) {
            text += "{" + world.of("piece-bool").getFirst() + "=" + dice.of("true", "false") + "}";
        }
        if (!world.of("piece-heading").isEmpty() && dice.percent(20)) {
            text += "{" + world.of("piece-heading").getFirst() + "=" + dice.one(world.of("dir")) + "}";
        }
        return text;
    }

    private void attributes(StringBuilder text) {
        world.of("game-bool").forEach(a -> text.append(dice.percent(40) ? ";" + a + "=" + dice.percent(50) : ""));
        world.of("game-int").forEach(a -> text.append(dice.percent(40) ? ";" + a + "=" + dice.below(3) : ""));
        world.of("game-place")
                .forEach(a -> text.append(dice.percent(50) ? ";" + a + "=" + dice.one(world.of("place")) : ""));
        if (!world.of("reservable").isEmpty() && dice.percent(60)) {
            text.append(";White/").append(world.of("reservable").getFirst()).append("=1");
        }
    }
}
