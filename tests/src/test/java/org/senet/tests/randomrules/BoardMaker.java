package org.senet.tests.randomrules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Makes random boards: grids of one to six machine words, with edges that wrap, holes and links; and graphs. */
final class BoardMaker {
    private static final Map<String, String> STEPS = Map.ofEntries(
            Map.entry("no", "0 -1"),
            Map.entry("so", "0 1"),
            Map.entry("ea", "1 0"),
            Map.entry("we", "-1 0"),
            Map.entry("ne", "1 -1"),
            Map.entry("nw", "-1 -1"),
            Map.entry("se", "1 1"),
            Map.entry("sw", "-1 1"),
            Map.entry("jump", "1 -2"),
            Map.entry("leap", "-2 1"));

    private static final String MIRROR = "(symmetry Black (no so) (so no) (ne se) (nw sw) (se ne) (sw nw))";
    private static final List<String> STRAIGHT = List.of("no", "so", "ea", "we");
    private static final List<String> DIAGONAL = List.of("ne", "nw", "se", "sw");
    private static final List<String> ALL = List.of("no", "so", "ea", "we", "ne", "nw", "se", "sw");
    private static final List<String> HEX = List.of("no", "so", "ea", "we", "ne", "sw");
    private static final List<String> ODD = List.of("no", "so", "ne", "se", "jump", "leap");
    private static final int CROWD = 36;
    private static final int SMALL = 55;

    private final Dice dice;
    private final World world;
    private final List<String> places = new ArrayList<>();
    private final List<String> clauses = new ArrayList<>();

    BoardMaker(Dice dice, World world) {
        this.dice = dice;
        this.world = world;
    }

    /** The form of a board called {@code field}; its names are added to the world. */
    String make(List<String> players) {
        clauses.add("(name field)");
        if (dice.percent(10)) {
            graph(players);
        } else {
            grid(players);
        }
        world.addAll("place", places);
        if (places.size() <= CROWD) {
            // Where each of many pieces asks whether each of many others attacks, there is no end.
            world.add("attacks", "");
        }
        zones(players);
        return "(board " + String.join(" ", clauses) + ")";
    }

    private void grid(List<String> players) {
        int size = dice.below(100);
        int width = size < SMALL ? dice.between(2, 5) : size < 80 ? dice.between(5, 9) : dice.between(8, 18);
        int height = size < SMALL ? dice.between(1, 5) : size < 80 ? dice.between(5, 9) : dice.between(8, 20);
        var columns = String.valueOf((char) ('a' + width - 1));
        clauses.add("(dim \"a-" + columns + "\")");
        boolean up = dice.percent(80);
        clauses.add("(dim \"" + (up ? height + "-1" : "1-" + height) + "\")");
        for (int y = 1; y <= height; y++) {
            for (int x = 0; x < width; x++) {
                places.add("" + (char) ('a' + x) + y);
            }
        }
        var directions = dice.of(STRAIGHT, STRAIGHT, DIAGONAL, ALL, ALL, HEX, ODD);
        boolean wrap = dice.percent(8);
        if (!wrap) {
            // Loops along a direction come to an end: there are names for them, of no letters.
            world.add("line", "");
        }
        for (var direction : directions) {
            clauses.add(
                    "(dir " + direction + " " + STEPS.get(direction) + (wrap && dice.percent(50) ? " wrap" : "") + ")");
        }
        world.addAll("dir", directions);
        if (directions != ODD && players.size() > 1 && dice.percent(60)) {
            clauses.add(MIRROR.replaceAll(
                    directions == ALL
                            ? "$^"
                            : directions == STRAIGHT
                                    ? " \\([ns][ew] [ns][ew]\\)"
                                    : directions == DIAGONAL
                                            ? " \\((no|so) (no|so)\\)"
                                            : " \\((ne|nw|se|sw) (ne|nw|se|sw)\\)",
                    ""));
        }
        irregular(directions);
    }

    private void irregular(List<String> directions) {
        if (dice.percent(12)) {
            var killed = dice.some(places, dice.between(1, 2));
            if (places.size() > 4) {
                clauses.add("(kill " + String.join(" ", killed) + ")");
                places.removeAll(killed);
            }
        }
        if (dice.percent(10)) {
            clauses.add("(unlink " + dice.one(directions) + " " + String.join(" ", dice.some(places, 2)) + ")");
        }
        if (dice.percent(10)) {
            clauses.add("(link " + dice.one(directions) + " " + String.join(" ", dice.some(places, 2)) + ")");
        }
        if (dice.percent(6)) {
            clauses.add("(position bar)");
            clauses.add("(link " + dice.one(directions) + " bar " + dice.one(places) + ")");
            clauses.add("(link out " + dice.one(places) + " bar)");
            world.add("dir", "out");
            places.add("bar");
        }
    }

    private void graph(List<String> players) {
        int count = dice.between(4, 14);
        for (int i = 1; i <= count; i++) {
            places.add("p" + i);
        }
        clauses.add("(position " + String.join(" ", places) + ")");
        var directions = List.of("go", "back", "side");
        for (var direction : directions) {
            var pairs = new ArrayList<String>();
            for (var from : dice.some(places, count * 2 / 3)) {
                pairs.add(from);
                pairs.add(dice.one(places.stream().filter(p -> !p.equals(from)).toList()));
            }
            clauses.add("(link " + direction + " " + String.join(" ", pairs) + ")");
        }
        world.addAll("dir", directions);
        if (players.size() > 1 && dice.percent(40)) {
            clauses.add("(symmetry Black (go back) (back go))");
        }
    }

    private void zones(List<String> players) {
        int size = 1 + places.size() / 4;
        players.forEach(p -> clauses.add("(zone home " + p + " " + String.join(" ", dice.some(places, size)) + ")"));
        clauses.add("(zone center " + String.join(" ", dice.some(places, size)) + ")");
        world.add("zone", "home");
        world.add("zone", "center");
        players.forEach(p -> world.add("zone", p + "/home"));
    }
}
