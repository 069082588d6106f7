package org.senet.tests.randomrules;

import java.util.ArrayList;
import java.util.List;

/** Makes the form of a random game: players, turns, attributes, options, and how it ends. */
final class GameMaker {
    private static final int FEW = 12;

    private final Dice dice;
    private final World world;
    private final Expansion expansion;
    private final List<String> types;
    private final List<String> players;

    GameMaker(Dice dice, World world, Expansion expansion, List<String> types, List<String> players) {
        this.dice = dice;
        this.world = world;
        this.expansion = expansion;
        this.types = types;
        this.players = players;
    }

    /** @param before the text of the other forms */
    String make(String before) {
        var clauses = new ArrayList<String>();
        clauses.add("(name \"Random\")");
        clauses.add("(board field)");
        clauses.add("(players " + String.join(" ", pieces()) + ")");
        turns(clauses);
        attributes(clauses);
        for (int i = dice.below(3); i > 0; i--) {
            clauses.add(expansion.text("end!"));
        }
        if (dice.percent(30)) {
            clauses.add(expansion.text("without!"));
        }
        if (dice.percent(15)) {
            clauses.add(expansion.text("after!"));
        }
        if (clauses.stream().anyMatch(c -> c.startsWith("(end ")) || dice.percent(5)) {
            clauses.add(expansion.text("score"));
        }
        var all = before + String.join(" ", clauses);
        if (all.contains("(type ")) {
            clauses.add("(priorities " + (dice.percent(50) ? "first second" : "second first") + ")");
        }
        if (all.contains("(option speed)")) {
            clauses.add("(option speed " + dice.of("no yes", "yes no") + ")");
        }
        return "(game " + String.join(" ", clauses) + ")";
    }

    private List<String> pieces() {
        var free = new ArrayList<>(world.of("place"));
        var all = new ArrayList<String>();
        int each = Math.max(1, Math.min(FEW, free.size() * dice.between(10, 30) / 100));
        for (var player : players) {
            var groups = new StringBuilder();
            for (var type : types) {
                var places = dice.some(free, dice.between(0, each));
                free.removeAll(places);
                if (!places.isEmpty()) {
                    groups.append(" (" + type + " " + String.join(" ", places) + ")");
                }
                if (world.of("reservable").contains(type) && dice.percent(70)) {
                    groups.append(" (reserve " + type + " " + dice.between(1, 2) + ")");
                }
            }
            all.add("(" + player + groups + ")");
        }
        return all;
    }

    private void turns(List<String> clauses) {
        if (players.size() == 2 && dice.percent(9)) {
            clauses.add(dice.of(
                    "(turns White White Black)",
                    "(turns White White Black)",
                    "(turns White)",
                    "(turns (once White) Black White)"));
        }
        if (players.size() == 3 && dice.percent(40)) {
            clauses.add(dice.of("(turns White Black)", "(neutral Red)", "(neutral Red)"));
        }
        if (players.size() == 4 && dice.percent(60)) {
            clauses.add("(team White Red)");
            clauses.add("(team Black Green)");
        }
        if (players.size() == 3 && clauses.getLast().startsWith("(players") && dice.percent(25)) {
            clauses.add("(chance Red (any-position center) (check is-empty?) (create Man White) (weight 2))");
        }
    }

    private void attributes(List<String> clauses) {
        world.of("game-bool")
                .forEach(a -> clauses.add(
                        "(attribute " + a + " " + dice.percent(40) + (dice.percent(20) ? " passing)" : ")")));
        world.of("game-int").forEach(a -> clauses.add("(attribute " + a + " " + dice.below(2) + ")"));
        world.of("game-place")
                .forEach(a -> clauses.add("(attribute " + a + " nil" + (dice.percent(50) ? " passing)" : ")")));
        world.of("game-heading")
                .forEach(a -> clauses.add(
                        "(attribute " + a + " " + (dice.percent(60) ? dice.one(world.of("dir")) : "nil") + ")"));
        world.of("game-list").forEach(a -> clauses.add("(attribute " + a + " [])"));
        world.of("game-map").forEach(a -> clauses.add("(attribute " + a + " {})"));
        world.of("counter").forEach(c -> clauses.add("(counter " + c + ")"));
        if (dice.percent(25)) {
            clauses.add("(option captures at-end)");
        }
        if (dice.percent(30)) {
            clauses.add("(option duplicates " + dice.of("merge", "merge", "merge-results") + ")");
        }
    }
}
