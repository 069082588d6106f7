package org.senet.tests.randomrules;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Makes whole games at random: a board, definitions, types of pieces, and the game with its end. The seed decides everything. */
final class ProgramMaker {
    private static final List<String> TYPES = List.of("Man", "King", "Rook", "Wall");
    private static final List<String> PLAYERS = List.of("White", "Black", "Red", "Green");
    /** What shows that pieces may stand on each other. */
    private static final Pattern COLUMNS = Pattern.compile("\\(take \\w|\\(drop on");

    private static final int POSITIONS = 4;

    private final Grammar grammar;

    ProgramMaker(Grammar grammar) {
        this.grammar = grammar;
    }

    Program make(long seed) {
        var dice = new Dice(seed);
        var world = new World();
        var expansion = new Expansion(grammar, world, dice);
        var texts = new ArrayList<String>();
        var players = players(dice);
        texts.add(new BoardMaker(dice, world).make(players));
        var types = TYPES.subList(0, dice.of(1, 1, 2, 2, 2, 3, 4));
        names(dice, world, types);
        world.addAll("player", players);
        definitions(dice, world, expansion).forEach(texts::add);
        for (var type : types) {
            texts.add(piece(dice, world, expansion, type));
        }
        var game = new GameMaker(dice, world, expansion, types, players);
        texts.add(game.make(String.join(" ", texts)));
        var forms = Form.read(String.join("\n", texts));
        var mutated = new Mutations(dice).apply(forms);
        var positions = new ArrayList<String>();
        if (COLUMNS.matcher(Form.script(mutated)).find()) {
            world.add("columns", "allowed");
        }
        for (int i = 0; i < POSITIONS; i++) {
            positions.add(new PositionMaker(dice, world, types, players).make());
        }
        return new Program(seed, mutated, List.copyOf(positions));
    }

    private static List<String> players(Dice dice) {
        int kind = dice.below(100);
        if (kind < 4) {
            return PLAYERS.subList(0, 1);
        }
        return PLAYERS.subList(0, kind < 88 ? 2 : kind < 95 ? PLAYERS.size() - 1 : PLAYERS.size());
    }

    private static void names(Dice dice, World world, List<String> types) {
        world.addAll("type", types);
        if (dice.percent(12)) {
            world.add("reservable", dice.one(types));
        }
        if (dice.percent(12)) {
            world.add("only-placed", "yes");
        }
        if (dice.percent(60)) {
            world.add("piece-bool", "fresh");
        }
        if (dice.percent(25)) {
            world.add("piece-int", "steps");
        }
        if (dice.percent(50)) {
            world.add("game-bool", "flag");
        }
        if (dice.percent(40)) {
            world.add("game-int", "tally");
        }
        if (dice.percent(35)) {
            world.add("game-place", "spot");
        }
        if (dice.percent(45)) {
            world.add("counter", "plies");
        }
        if (dice.percent(40)) {
            world.add("global", "most");
        }
        if (dice.percent(20)) {
            world.add("game-list", "trail");
        }
        if (dice.percent(15)) {
            world.add("game-map", "visits");
        }
        if (dice.percent(20)) {
            world.add("piece-word", "mood");
        }
        if (dice.percent(25)) {
            world.add("piece-heading", "facing");
        }
        if (dice.percent(15)) {
            world.add("game-heading", "wind");
        }
    }

    /** The kinds of functions, in the order in which they are defined. */
    private static final List<String> FUNCTIONS = List.of(
            "fn-ways",
            "fn-step",
            "fn-ask",
            "fn-rest",
            "fn-count",
            "fn-walk",
            "fn-leap",
            "fn-choose",
            "fn-turn",
            "fn-test",
            "fn-stuck",
            "fn-number",
            "fn-heading",
            "fn-note");

    private static List<String> definitions(Dice dice, World world, Expansion expansion) {
        var texts = new ArrayList<String>();
        // A name that is only read is an error.
        world.of("global").forEach(global -> texts.add("(defn raise [] (inc! " + global + "))"));
        templates(dice, world, expansion, texts);
        // A function may call those before it.
        for (var kind : FUNCTIONS) {
            if (dice.percent(20)) {
                var name = world.fresh(kind);
                var text = function(name, parameters(dice, kind), kind, expansion.text(kind + "-body"));
                texts.add(dice.percent(8) && !kind.equals("fn-count") ? closure(text) : text);
                world.add(kind, name);
            }
        }
        for (var kind : List.of("macro", "macro-test")) {
            if (dice.percent(25)) {
                var name = world.fresh(kind);
                texts.add("(defmacro " + name + " [] '" + expansion.text(kind + "-body") + ")");
                world.add(kind, name);
            }
        }
        return texts;
    }

    /** The parameters of a function of a kind. One that takes any number of arguments stays a call. */
    private static String parameters(Dice dice, String kind) {
        var fixed =
                switch (kind) {
                    case "fn-walk", "fn-ask" -> "d";
                    case "fn-leap" -> "ds";
                    case "fn-rest" -> "d & more";
                    case "fn-choose", "fn-turn" -> "d x";
                    default -> "";
                };
        return "[" + fixed + (!kind.equals("fn-rest") && dice.percent(15) ? " & others]" : "]");
    }

    private static String function(String name, String parameters, String kind, String body) {
        return kind.equals("fn-count")
                ? "(defn " + name + " ([d] (" + name + " d 0)) ([d x] " + body + "))"
                : "(defn " + name + " " + parameters + " " + body + ")";
    }

    /** Macros with parameters. */
    private static void templates(Dice dice, World world, Expansion expansion, List<String> texts) {
        for (var kind : List.of("macro-go", "macro-look")) {
            if (dice.percent(20)) {
                var name = world.fresh(kind);
                texts.add("(defmacro " + name + " [d] `" + expansion.text(kind + "-body") + ")");
                world.add(kind, name);
            }
        }
        if (dice.percent(15)) {
            var name = world.fresh("macro-any");
            texts.add("(defmacro " + name + " [& ds] `(check (any ~@ds)))");
            world.add("macro-any", name);
        }
    }

    /** A function with a variable of the place where it is defined. */
    private static String closure(String function) {
        int last = function.lastIndexOf(')');
        return "(let [held (inc 0)] " + function.substring(0, last) + " (check (= held 1)) true))";
    }

    private static String piece(Dice dice, World world, Expansion expansion, String type) {
        var text = new StringBuilder("(piece (name " + type + ") (letter \"" + type.charAt(0) + "\")");
        boolean first = type.equals(TYPES.getFirst());
        for (var attribute : world.of("piece-bool")) {
            text.append(first || dice.percent(70) ? " (attribute " + attribute + " " + dice.percent(60) + ")" : "");
        }
        for (var attribute : world.of("piece-int")) {
            text.append(first || dice.percent(70) ? " (attribute " + attribute + " " + dice.below(2) + ")" : "");
        }
        for (var attribute : world.of("piece-word")) {
            text.append(first || dice.percent(70) ? " (attribute " + attribute + " :calm)" : "");
        }
        for (var attribute : world.of("piece-heading")) {
            var heading = dice.percent(70) ? dice.one(world.of("dir")) : "nil";
            text.append(first || dice.percent(70) ? " (attribute " + attribute + " " + heading + ")" : "");
        }
        text.append(' ');
        boolean onlyPlaced = world.of("only-placed").contains("yes");
        var rules =
                onlyPlaced ? expansion.text("placed!") : dice.percent(first ? 78 : 85) ? expansion.text("piece!") : "";
        if (!onlyPlaced && (rules.isBlank() || dice.percent(12))) {
            rules = rules + " " + expansion.text("place!");
        }
        if (world.of("reservable").contains(type)) {
            rules = rules + " " + expansion.text("place-reserve!");
        }
        return text.append(rules).append(')').toString();
    }
}
