package org.senet.importers.zillions;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.senet.importers.ImportException;

/** What the parts of a game have to know of each other: names, players, turns, and what rules make use of. */
final class Scope {
    private final Rules rules;
    private final Names names = new Names();
    private final InnerMacros innerMacros = new InnerMacros(names);
    private final List<String> players = new ArrayList<>();
    private final List<Turn> turns = new ArrayList<>();
    private final List<String> priorities = new ArrayList<>();
    private final Map<String, Deputy> deputies = new LinkedHashMap<>();
    private final Map<String, Set<String>> royal = new LinkedHashMap<>();
    private final Set<String> helpers = new LinkedHashSet<>();
    private final BoardGraph board;
    private final Attackers attackers;
    private int repeatFrom;
    private boolean asksReserves;
    private final boolean usesLastMove;
    private final boolean asksAttacks;
    private final boolean countsCaptures;

    /**
     * A turn of the round.
     *
     * @param type the only type of moves that may be made; null for all
     */
    record Turn(String player, @Nullable String type) {}

    /**
     * A player that moves the pieces of another one. Who moves its own pieces as well, or those of several others, has a player of
     * the program for each.
     *
     * @param actor who decides
     * @param side whose pieces move
     */
    record Deputy(String actor, String side) {}

    Scope(Rules rules) {
        this.rules = rules;
        readPlayers();
        readTurns();
        rules.single("move-priorities").ifPresent(clause -> clause.rest().forEach(node -> priorities.add(type(node))));
        board = new BoardGraph(
                rules.single("board").orElseThrow(() -> ImportException.at(rules.place(), "this game has no board")),
                names,
                players);
        attackers = new Attackers(this, rules.pieces());
        usesLastMove = mentions(
                rules.pieces(), "last-from", "last-to", "last-from?", "last-to?", "not-last-from?", "not-last-to?");
        asksAttacks = mentions(rules.pieces(), "attacked?", "defended?", "not-attacked?", "not-defended?")
                || mentions(rules.conditions(), "checkmated");
        countsCaptures = rules.option("maximal captures").equals("true") && !CaptureTypes.areOptional(rules);
        deputies.forEach((name, deputy) -> board.share(name, deputy.side()));
        for (var piece : rules.pieces()) {
            names.declare(Names.Kind.PIECE, Rules.name(piece));
        }
        for (var piece : rules.pieces()) {
            for (var item : piece.rest()) {
                if (item instanceof Node.Group clause
                        && clause.head().equals("attribute")
                        && clause.items().size() > 1) {
                    names.declare(
                            Names.Kind.ATTRIBUTE, Rules.text(clause.items().get(1)));
                }
            }
        }
    }

    private void readPlayers() {
        var clause = rules.single("players")
                .orElseThrow(() -> ImportException.at(rules.place(), "this game has no players"));
        clause.rest().forEach(node -> players.add(names.declare(Names.Kind.PLAYER, Rules.text(node))));
    }

    private void readTurns() {
        var clause = rules.single("turn-order");
        if (clause.isEmpty()) {
            players.forEach(player -> turns.add(new Turn(player, null)));
            return;
        }
        for (var node : clause.get().rest()) {
            if (node instanceof Node.Atom atom && atom.is("repeat")) {
                repeatFrom = turns.size();
            } else {
                turns.add(turn(node));
            }
        }
        if (turns.size() == repeatFrom) {
            throw ImportException.at(clause.get().place(), "this round has no turns");
        }
    }

    private Turn turn(Node node) {
        if (!(node instanceof Node.Group group)) {
            return new Turn(player(node), null);
        }
        var words = group.items();
        if (words.isEmpty() || words.size() > 3) {
            throw ImportException.at(node.place(), "a turn has a player, and perhaps a type of moves");
        }
        if (movesForAnother(node)) {
            var type = words.size() == 2 ? null : type(words.get(2));
            return new Turn(deputy(player(words.getFirst()), player(words.get(1))), type);
        }
        return new Turn(player(words.getFirst()), words.size() == 1 ? null : type(words.get(1)));
    }

    private boolean movesForAnother(Node turn) {
        return turn instanceof Node.Group group
                && group.items().size() > 1
                && names.find(Names.Kind.PLAYER, Rules.text(group.items().get(1))) != null;
    }

    private String deputy(String actor, String side) {
        if (actor.equals(side)) {
            return actor;
        }
        var name = sidesOf(actor).size() == 1 ? actor : names.declare(Names.Kind.PLAYER, actor + "-for-" + side);
        deputies.put(name, new Deputy(actor, side));
        if (!players.contains(name)) {
            players.add(name);
        }
        return name;
    }

    /** Whose pieces a player moves in all of its turns. */
    private Set<String> sidesOf(String actor) {
        var sides = new LinkedHashSet<String>();
        rules.single("turn-order").ifPresent(clause -> clause.rest().stream()
                .filter(node -> !(node instanceof Node.Atom atom && atom.is("repeat")))
                .filter(node -> player(mover(node)).equals(actor))
                .forEach(node -> sides.add(
                        movesForAnother(node)
                                ? player(((Node.Group) node).items().get(1))
                                : actor)));
        return sides;
    }

    private static Node mover(Node turn) {
        return turn instanceof Node.Group group && !group.items().isEmpty()
                ? group.items().getFirst()
                : turn;
    }

    /** Players who move the pieces of others. */
    Map<String, Deputy> deputies() {
        return deputies;
    }

    /**
     * Whose pieces are moved in the turns that allow moves of a type, `any` for none, if in one of them a player moves the pieces of
     * another one; else empty.
     */
    List<String> sidesOfDeputies(String type) {
        var allowed = turnsOf(type.equals("any") ? null : type);
        var movers = IntStream.range(0, turns.size())
                .filter(i -> allowed.isEmpty() || allowed.get().contains(i + 1))
                .mapToObj(i -> turns.get(i).player())
                .toList();
        if (movers.stream().noneMatch(deputies::containsKey)) {
            return List.of();
        }
        return movers.stream()
                .map(mover -> deputies.containsKey(mover) ? deputies.get(mover).side() : mover)
                .distinct()
                .toList();
    }

    /** Whether a player of the program is none of the rules, but stands for one that moves the pieces of another. */
    boolean standsIn(String player) {
        var deputy = deputies.get(player);
        return deputy != null && !deputy.actor().equals(player);
    }

    /** Whether a player ever moves. */
    boolean hasTurn(String player) {
        return turns.stream().anyMatch(turn -> turn.player().equals(player));
    }

    /** The program's name of a player. */
    String player(Node node) {
        var player = names.find(Names.Kind.PLAYER, Rules.text(node));
        if (player == null) {
            throw ImportException.at(node.place(), "there is no player `" + Node.shown(node) + "`");
        }
        return player;
    }

    /** The program's name of a piece. */
    String piece(Node node) {
        var piece = node instanceof Node.Group ? null : names.find(Names.Kind.PIECE, Rules.text(node));
        if (piece == null) {
            throw ImportException.at(node.place(), "there is no piece `" + Node.shown(node) + "`");
        }
        return piece;
    }

    /** The program's name of a type of moves. */
    String type(Node node) {
        return names.declare(Names.Kind.TYPE, Rules.text(node).toLowerCase(Locale.ROOT));
    }

    // ---- what is known

    Rules rules() {
        return rules;
    }

    /** The macros that are called inside of moves. */
    InnerMacros innerMacros() {
        return innerMacros;
    }

    Names names() {
        return names;
    }

    BoardGraph board() {
        return board;
    }

    Attackers attackers() {
        return attackers;
    }

    List<String> players() {
        return players;
    }

    List<Turn> turns() {
        return turns;
    }

    /** The index of the turn with which the round begins again; 0 without an opening. */
    int repeatFrom() {
        return repeatFrom;
    }

    List<String> priorities() {
        return priorities;
    }

    /** Players whose pieces are nobody's enemies: they have no turn. */
    List<String> neutrals() {
        return players.stream()
                .filter(player -> !hasTurn(player)
                        && deputies.values().stream()
                                .noneMatch(deputy -> deputy.actor().equals(player)
                                        || deputy.side().equals(player)))
                .toList();
    }

    /** Players that move at random. */
    static boolean isRandom(String player) {
        return player.startsWith("?");
    }

    /** The players of the rules that decide what they do. */
    List<String> deciding() {
        return players.stream()
                .filter(player -> !isRandom(player)
                        && !standsIn(player)
                        && !moversFor(player).isEmpty())
                .toList();
    }

    /** The players of the program that move when a player of the rules does. */
    private List<String> moversFor(String player) {
        return turns.stream()
                .map(Turn::player)
                .distinct()
                .filter(mover -> mover.equals(player)
                        || deputies.containsKey(mover)
                                && deputies.get(mover).actor().equals(player))
                .toList();
    }

    /** That it is the turn of a player. */
    Form toMove(String player) {
        var movers = moversFor(player);
        return movers.size() > 1 ? Form.list("or", movers) : Form.word(player);
    }

    /** All types of pieces. */
    List<String> pieces() {
        return List.copyOf(names.all(Names.Kind.PIECE));
    }

    /** Notes that players must not leave their pieces of a type under attack. */
    void addRoyal(String piece, List<String> players) {
        royal.computeIfAbsent(piece, p -> new LinkedHashSet<>()).addAll(players);
    }

    boolean passesPartial() {
        return rules.option("pass partial").equals("true");
    }

    /** Whether only moves that capture most are legal. */
    boolean countsCaptures() {
        return countsCaptures;
    }

    /** Whether pieces outside the board are counted as well. */
    boolean countsReserves() {
        return rules.option("include off-pieces").equals("true");
    }

    /** Notes that a rule brings in pieces from outside the board, or that a condition counts them. */
    void noteReserves() {
        asksReserves = true;
    }

    /** Whether it matters which pieces are outside the board, once all rules and conditions are written. */
    boolean usesReserves() {
        return recycles() || asksReserves;
    }

    /** Whether a player may have pieces of a type outside the board. */
    boolean mayHaveInReserve(String player, String type) {
        return recycles()
                || rules.single("board-setup").stream()
                        .flatMap(setup -> setup.rest().stream())
                        .map(Node.Group.class::cast)
                        .filter(own -> player(own.items().getFirst()).equals(player))
                        .flatMap(own -> own.rest().stream())
                        .map(Node.Group.class::cast)
                        .anyMatch(placed -> piece(placed.items().getFirst()).equals(type)
                                && BoardGraph.flat(placed.rest()).stream()
                                        .anyMatch(node -> node instanceof Node.Atom atom && atom.is("off")));
    }

    boolean recycles() {
        return rules.option("recycle captures").equals("true");
    }

    /** That a captured piece goes to the side that captures it. */
    Form recycle() {
        return deputies.isEmpty() ? Form.list("to-reserve", "piece") : Form.list("to-reserve", "piece", "side");
    }

    /** What every move does when everything else is done: whether it is legal, and which turn comes next. */
    List<Form> closing() {
        var forms = new ArrayList<Form>();
        if (!royal.isEmpty()) {
            forms.add(Form.list("check", safe(friend(), null)));
        }
        if (repeatFrom > 0) {
            forms.add(Form.list(
                    "if",
                    Form.list("=", "turn-order", String.valueOf(turns.size())),
                    Form.list("next-turn!", String.valueOf(repeatFrom + 1))));
        }
        return forms;
    }

    /**
     * That no royal piece is attacked that fits a condition.
     *
     * @param mover the player of the rules whose royal pieces are meant; null for the one to move
     */
    Form safe(Form friend, @Nullable String mover) {
        var types = new LinkedHashMap<Set<String>, List<String>>();
        royal.forEach((type, players) -> {
            if (mover == null || players.contains(mover)) {
                types.computeIfAbsent(mover == null ? players : Set.of(), p -> new ArrayList<>())
                        .add(type);
            }
        });
        var safe = new ArrayList<Form>();
        types.forEach((players, group) -> safe.add(safe(friend, group, players)));
        return safe.size() == 1 ? safe.getFirst() : Form.list("and", safe);
    }

    /** @param players those for whom the types are royal; none when that is known */
    private Form safe(Form friend, List<String> types, Set<String> players) {
        var items = new ArrayList<Form>(List.of(Form.list("any", types)));
        if (!players.isEmpty() && !players.containsAll(deciding())) {
            var movers = players.stream().map(this::toMove).toList();
            items.add(Form.list("check", movers.size() == 1 ? movers.getFirst() : Form.list("or", movers)));
        }
        items.add(Form.list("check", friend));
        items.add(Form.list("check", "is-attacked?"));
        return Form.list("not", Form.list("exists?", items));
    }

    /** That the piece at the current position belongs to the side that moves. */
    Form friend() {
        return deputies.isEmpty() ? Form.word("is-friend?") : Form.list("=", "player", "side");
    }

    /** What opens the variable `side` where it is needed. */
    List<Form> openSide() {
        if (deputies.isEmpty()) {
            return List.of();
        }
        var ways = new ArrayList<Object>();
        deputies.forEach((name, deputy) -> {
            ways.add(name);
            ways.add(deputy.side());
        });
        ways.add(":else");
        ways.add("current-player");
        return List.of(Form.list("let", "side", Form.list("cond", ways)));
    }

    /** Notes that a helper macro is called. */
    void useHelper(String name) {
        helpers.add(name);
    }

    Set<String> helpers() {
        return helpers;
    }

    boolean usesLastMove() {
        return usesLastMove;
    }

    /** Whether one of these words stands anywhere in these forms. */
    private static boolean mentions(List<? extends Node> nodes, String... words) {
        var wanted = Set.of(words);
        return mentions(nodes, wanted);
    }

    private static boolean mentions(List<? extends Node> nodes, Set<String> wanted) {
        return nodes.stream().anyMatch(node -> switch (node) {
            case Node.Atom atom -> wanted.contains(BoardGraph.key(atom.text()));
            case Node.Group group -> mentions(group.items(), wanted);
            case Node.Text text -> false;
        });
    }

    /**
     * That a move may be made which turns with these numbers allow. Who is not to move attacks with all moves, so where attacks are
     * asked for, only a player's own other turns forbid the move.
     */
    Form duringTurns(List<Integer> numbers) {
        if (!asksAttacks) {
            return duringTurn(numbers);
        }
        var others = new LinkedHashMap<String, List<Integer>>();
        for (int i = 0; i < turns.size(); i++) {
            if (!numbers.contains(i + 1)) {
                others.computeIfAbsent(turns.get(i).player(), p -> new ArrayList<>())
                        .add(i + 1);
            }
        }
        var forbidden = new ArrayList<Form>();
        others.forEach((player, own) -> forbidden.add(Form.list("and", player, duringTurn(own))));
        return Form.list("not", forbidden.size() == 1 ? forbidden.getFirst() : Form.list("or", forbidden));
    }

    private static Form duringTurn(List<Integer> numbers) {
        var tests = numbers.stream()
                .map(number -> Form.list("=", "turn-order", String.valueOf(number)))
                .toList();
        return tests.size() == 1 ? tests.getFirst() : Form.list("or", tests);
    }

    /** The numbers of the turns of the round, from 1, in which moves of a type may be made; empty for every turn. */
    Optional<List<Integer>> turnsOf(@Nullable String type) {
        if (turns.stream().allMatch(turn -> turn.type() == null)
                && (priorities.isEmpty() || type == null || priorities.contains(type))) {
            return Optional.empty();
        }
        var numbers = new ArrayList<Integer>();
        for (int i = 0; i < turns.size(); i++) {
            var only = turns.get(i).type();
            boolean allowed = only == null
                    ? type == null || priorities.isEmpty() || priorities.contains(type)
                    : only.equals(type);
            if (allowed) {
                numbers.add(i + 1);
            }
        }
        return numbers.size() == turns.size() ? Optional.empty() : Optional.of(numbers);
    }
}
