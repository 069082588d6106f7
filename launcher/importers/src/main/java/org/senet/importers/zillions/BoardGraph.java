package org.senet.importers.zillions;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.senet.importers.ImportException;

/** A board as positions, and steps between them in directions; zones and symmetries beside. All names are those of the program. */
final class BoardGraph {
    private final Names names;
    private final List<String> players;
    private final List<Grid> grids = new ArrayList<>();
    private final List<String> positions = new ArrayList<>();
    private final List<String> single = new ArrayList<>();
    private @Nullable String nowhere;
    private final List<String> killed = new ArrayList<>();
    private final Map<String, Map<String, String>> steps = new LinkedHashMap<>();
    private final Map<String, Map<String, List<String>>> zones = new LinkedHashMap<>();
    private final Map<String, Map<String, String>> symmetries = new LinkedHashMap<>();
    private final Map<String, String> models = new LinkedHashMap<>();

    /**
     * A grid.
     *
     * @param labels the labels of each dimension
     * @param directions the steps of each direction along each dimension; no step along those that the file leaves out
     */
    record Grid(List<List<String>> labels, Map<String, int[]> directions) {}

    BoardGraph(Node.Group board, Names names, List<String> players) {
        this.names = names;
        this.players = players;
        for (var item : board.rest()) {
            if (item instanceof Node.Group clause && clause.head().equals("grid")) {
                grid(clause);
            }
        }
        for (var item : board.rest()) {
            if (!(item instanceof Node.Group clause)) {
                throw ImportException.at(item.place(), "`" + Node.shown(item) + "` is no clause of a board");
            }
            if (!clause.head().equals("symmetry")) {
                read(clause);
            }
        }
        groups(board).stream()
                .filter(clause -> clause.head().equals("symmetry"))
                .forEach(this::symmetry);
        if (positions.isEmpty()) {
            throw ImportException.at(board.place(), "this board has no positions");
        }
    }

    private void read(Node.Group clause) {
        switch (clause.head()) {
            case "image", "grid" -> {}
            case "positions" ->
                groups(clause).forEach(group -> addSingle(group.items().getFirst()));
            case "dummy" -> clause.rest().forEach(this::addSingle);
            case "kill-positions" -> flat(clause.rest()).forEach(this::kill);
            case "links" -> links(clause);
            case "unlink" -> clause.rest().forEach(this::unlink);
            case "zone" -> zone(clause);
            default ->
                throw ImportException.at(
                        clause.place(), "`" + Node.shown(clause) + "` is no clause of a board that is known");
        }
    }

    private static List<Node.Group> groups(Node.Group clause) {
        return clause.rest().stream().map(BoardGraph::group).toList();
    }

    private static Node.Group group(Node node) {
        if (node instanceof Node.Group group && !group.items().isEmpty()) {
            return group;
        }
        throw ImportException.at(
                node.place(), "a list in parentheses is expected here, not `" + Node.shown(node) + "`");
    }

    /** Nodes and the nodes in lists among them. */
    static List<Node> flat(List<Node> nodes) {
        var flat = new ArrayList<Node>();
        for (var node : nodes) {
            if (node instanceof Node.Group group) {
                flat.addAll(flat(group.items()));
            } else {
                flat.add(node);
            }
        }
        return flat;
    }

    // ---- positions

    private void grid(Node.Group clause) {
        var labels = new ArrayList<List<String>>();
        var directions = new LinkedHashMap<String, int[]>();
        for (var item : clause.rest()) {
            var part = group(item);
            switch (part.head()) {
                case "dimensions" ->
                    groups(part)
                            .forEach(dimension -> labels.add(List.of(
                                    Rules.text(dimension.items().getFirst()).split("/"))));
                case "directions" ->
                    groups(part)
                            .forEach(direction ->
                                    directions.put(Rules.text(direction.items().getFirst()), vector(direction)));
                case "start-rectangle" -> {}
                default -> throw ImportException.at(part.place(), "`" + Node.shown(part) + "` is no part of a grid");
            }
        }
        if (labels.isEmpty()) {
            throw ImportException.at(clause.place(), "this grid has no dimensions");
        }
        directions.replaceAll((name, vector) -> {
            if (vector.length > labels.size()) {
                throw ImportException.at(
                        clause.place(), "the direction `" + name + "` of this grid has more steps than dimensions");
            }
            return Arrays.copyOf(vector, labels.size());
        });
        addGrid(new Grid(labels, directions), clause);
    }

    private static int[] vector(Node.Group direction) {
        return direction.rest().stream().mapToInt(BoardGraph::number).toArray();
    }

    /** A whole number. */
    static int number(Node node) {
        if (node instanceof Node.Atom atom && atom.text().matches("[+-]?\\d{1,8}")) {
            return Integer.parseInt(atom.text());
        }
        throw ImportException.at(node.place(), "a whole number is expected here, not `" + Node.shown(node) + "`");
    }

    private void addGrid(Grid grid, Node.Group clause) {
        int size = 1;
        for (var labels : grid.labels()) {
            size = Math.multiplyExact(size, labels.size());
            if (size > 100_000) {
                throw ImportException.at(clause.place(), "this grid has more than 100000 positions");
            }
        }
        var cells = new ArrayList<String>();
        for (int index = 0; index < size; index++) {
            cells.add(add(label(grid, coordinates(grid, index))));
        }
        grid.directions().forEach((name, vector) -> {
            var ways = steps.computeIfAbsent(names.declare(Names.Kind.DIRECTION, name), d -> new LinkedHashMap<>());
            for (int index = 0; index < cells.size(); index++) {
                int to = index(grid, coordinates(grid, index), vector);
                if (to >= 0) {
                    ways.put(cells.get(index), cells.get(to));
                }
            }
        });
        grids.add(grid);
    }

    private static int[] coordinates(Grid grid, int index) {
        var coordinates = new int[grid.labels().size()];
        int rest = index;
        for (int i = 0; i < coordinates.length; i++) {
            coordinates[i] = rest % grid.labels().get(i).size();
            rest /= grid.labels().get(i).size();
        }
        return coordinates;
    }

    private static int index(Grid grid, int[] from, int[] vector) {
        int index = 0;
        for (int i = from.length - 1; i >= 0; i--) {
            int at = from[i] + vector[i];
            if (at < 0 || at >= grid.labels().get(i).size()) {
                return -1;
            }
            index = index * grid.labels().get(i).size() + at;
        }
        return index;
    }

    private static String label(Grid grid, int[] coordinates) {
        var label = new StringBuilder();
        for (int i = 0; i < coordinates.length; i++) {
            label.append(grid.labels().get(i).get(coordinates[i]));
        }
        return label.toString();
    }

    private String add(String name) {
        var position = names.declare(Names.Kind.POSITION, name);
        if (!positions.contains(position)) {
            positions.add(position);
        }
        return position;
    }

    private void addSingle(Node node) {
        var name = Rules.text(node);
        if (names.find(Names.Kind.POSITION, name) == null) {
            single.add(add(name));
        }
    }

    private void kill(Node node) {
        var position = position(node);
        killed.add(position);
        positions.remove(position);
        single.remove(position);
        unlinkAll(position);
    }

    private void unlinkAll(String position) {
        steps.values().forEach(ways -> {
            ways.remove(position);
            ways.values().removeIf(position::equals);
        });
    }

    /** The position that an atom names. */
    String position(Node node) {
        var position = names.find(Names.Kind.POSITION, Rules.text(node));
        if (position == null) {
            throw ImportException.at(node.place(), "there is no position `" + Node.shown(node) + "` on the board");
        }
        return position;
    }

    boolean isKilled(String position) {
        return killed.contains(position);
    }

    // ---- steps

    private void links(Node.Group clause) {
        if (clause.items().size() < 2) {
            throw ImportException.at(clause.place(), "`links` needs a direction");
        }
        var direction =
                names.declare(Names.Kind.DIRECTION, Rules.text(clause.items().get(1)));
        var ways = steps.computeIfAbsent(direction, d -> new LinkedHashMap<>());
        for (var item : clause.items().subList(2, clause.items().size())) {
            var pair = group(item);
            if (pair.items().size() != 2) {
                throw ImportException.at(pair.place(), "a link has two positions");
            }
            var from = position(pair.items().get(0));
            var to = position(pair.items().get(1));
            if (!isKilled(from) && !isKilled(to)) {
                ways.put(from, to);
            }
        }
    }

    private void unlink(Node node) {
        if (node instanceof Node.Atom) {
            unlinkAll(position(node));
            return;
        }
        var pair = group(node);
        if (pair.items().size() != 2) {
            throw ImportException.at(pair.place(), "`unlink` takes pairs of positions");
        }
        var first = position(pair.items().get(0));
        var direction = names.find(Names.Kind.DIRECTION, Rules.text(pair.items().get(1)));
        if (direction != null
                && names.find(Names.Kind.POSITION, Rules.text(pair.items().get(1))) == null) {
            steps.getOrDefault(direction, new HashMap<>()).remove(first);
            return;
        }
        var second = position(pair.items().get(1));
        for (var ways : steps.values()) {
            ways.remove(first, second);
            ways.remove(second, first);
        }
    }

    private void zone(Node.Group clause) {
        var name = Rules.clause(clause, "name")
                .filter(found -> found.items().size() == 2)
                .map(found -> Rules.text(found.items().get(1)))
                .orElseThrow(() -> ImportException.at(clause.place(), "this zone has no name"));
        var members = Rules.clause(clause, "positions")
                .map(found -> flat(found.rest()).stream()
                        .map(this::position)
                        .distinct()
                        .toList())
                .orElse(List.of());
        var byPlayer = zones.computeIfAbsent(names.declare(Names.Kind.ZONE, name), z -> new LinkedHashMap<>());
        var whose = Rules.clause(clause, "players");
        if (whose.isEmpty()) {
            players.forEach(player -> byPlayer.put(player, members));
        } else {
            for (var node : whose.get().rest()) {
                byPlayer.put(player(node), members);
            }
        }
    }

    private String player(Node node) {
        var player = names.find(Names.Kind.PLAYER, Rules.text(node));
        if (player == null) {
            throw ImportException.at(node.place(), "there is no player `" + Node.shown(node) + "`");
        }
        return player;
    }

    private void symmetry(Node.Group clause) {
        if (clause.items().size() < 2) {
            throw ImportException.at(clause.place(), "`symmetry` needs a player, and then pairs of directions");
        }
        var meanings = new LinkedHashMap<String, String>();
        for (var item : clause.items().subList(2, clause.items().size())) {
            var pair = group(item);
            if (pair.items().size() != 2) {
                throw ImportException.at(pair.place(), "a symmetry has pairs of directions");
            }
            meanings.put(direction(pair.items().get(0)), direction(pair.items().get(1)));
        }
        symmetries
                .computeIfAbsent(player(clause.items().get(1)), p -> new LinkedHashMap<>())
                .putAll(meanings);
    }

    private String direction(Node node) {
        var direction = names.find(Names.Kind.DIRECTION, Rules.text(node));
        if (direction == null) {
            throw ImportException.at(node.place(), "there is no direction `" + Node.shown(node) + "` on the board");
        }
        return direction;
    }

    /** Lets a player see the board as another one does, in all that moves ask. */
    void share(String player, String model) {
        models.put(player, model);
    }

    /** A position on which nothing ever stands, and which the file does not have. */
    String nowhere() {
        if (nowhere == null) {
            var name = "nowhere";
            while (names.find(Names.Kind.POSITION, name) != null) {
                name += "-else";
            }
            nowhere = add(name);
            single.add(nowhere);
        }
        return nowhere;
    }

    // ---- what others ask

    List<Grid> grids() {
        return grids;
    }

    /** All positions that exist, in the order of the board. */
    List<String> positions() {
        return positions;
    }

    /** The positions that lie in no grid. */
    List<String> single() {
        return single;
    }

    List<String> killed() {
        return killed;
    }

    /** For each direction, where its steps lead. */
    Map<String, Map<String, String>> steps() {
        return steps;
    }

    /** For each zone and player, the positions that the moves of this player know. */
    Map<String, Map<String, List<String>>> zones() {
        var seen = new LinkedHashMap<String, Map<String, List<String>>>();
        zones.forEach((zone, byPlayer) -> seen.put(zone, seen(byPlayer)));
        return seen;
    }

    /** Whether a zone has no position that the moves of any player know, so that nothing is ever in it. */
    boolean isEmptyZone(String zone) {
        return zones().getOrDefault(zone, Map.of()).values().stream().allMatch(killed::containsAll);
    }

    /** The positions of a zone as the rules give it to a player. */
    List<String> zone(String zone, String player) {
        return zones.getOrDefault(zone, Map.of()).getOrDefault(player, List.of());
    }

    /** For each player, what directions mean in its moves. */
    Map<String, Map<String, String>> symmetries() {
        return seen(symmetries);
    }

    private <T> Map<String, T> seen(Map<String, T> byPlayer) {
        var seen = new LinkedHashMap<>(byPlayer);
        models.forEach((player, model) -> {
            var value = byPlayer.get(model);
            if (value == null) {
                seen.remove(player);
            } else {
                seen.put(player, value);
            }
        });
        return seen;
    }

    /** Where a step leads; null when it leads nowhere. */
    @Nullable
    String step(String direction, String from) {
        return steps.getOrDefault(direction, Map.of()).get(from);
    }

    /** The direction that leads back where another one leads; the one that does so for the most steps. */
    Optional<String> opposite(String direction) {
        for (var grid : grids) {
            var found = oppositeIn(grid, direction);
            if (found.isPresent()) {
                return found;
            }
        }
        var ways = steps.getOrDefault(direction, Map.of());
        var back = new HashMap<String, Integer>();
        ways.forEach((from, to) -> steps.forEach((other, others) -> {
            if (from.equals(others.get(to))) {
                back.merge(other, 1, Integer::sum);
            }
        }));
        return back.entrySet().stream()
                .filter(entry -> entry.getValue() == ways.size())
                .map(Map.Entry::getKey)
                .sorted()
                .findFirst();
    }

    private Optional<String> oppositeIn(Grid grid, String direction) {
        int[] vector = null;
        for (var entry : grid.directions().entrySet()) {
            if (direction.equals(names.find(Names.Kind.DIRECTION, entry.getKey()))) {
                vector = entry.getValue();
            }
        }
        if (vector == null) {
            return Optional.empty();
        }
        var wanted = Arrays.stream(vector).map(step -> -step).toArray();
        return grid.directions().entrySet().stream()
                .filter(entry -> Arrays.equals(entry.getValue(), wanted))
                .map(entry -> String.valueOf(names.find(Names.Kind.DIRECTION, entry.getKey())))
                .findFirst();
    }

    /** A name in small letters, as names are compared. */
    static String key(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
