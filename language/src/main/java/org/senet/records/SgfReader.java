package org.senet.records;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.senet.errors.SenetException;

/**
 * Reads the Smart Game Format (A. Hollosi, FF[4]). The first line of a tree is the game, the others are variations of its
 * moves. Used once.
 */
public final class SgfReader {
    /** The end of a line behind which a tree begins. */
    private static final Pattern NEXT_GAME = Pattern.compile("\\R(?=\\(\\s*;)");

    /** A tree whose first property follows at once. Inside of a value, its bracket would be written behind a backslash. */
    private static final Pattern TREE = Pattern.compile("\\(\\s*;\\s*[A-Z]+\\s*\\[");

    /** Where a program has broken a line within a value. */
    private static final Pattern BROKEN = Pattern.compile("[\\r\\n]+");

    /** What some servers write instead of a last move, such as Little Golem. */
    private static final String RESIGNS = "resign";

    /** The properties that tell moves. */
    private static final Set<String> PLAYERS = Set.of("B", "W");

    /** The properties that put pieces on the board and take them off, besides moves. */
    private static final Set<String> SET_UPS = Set.of("AB", "AW", "AE");

    private final RecordText text;

    private SgfReader(RecordText text) {
        this.text = text;
    }

    /** A node of a tree: its properties, and where it stands. */
    private record Node(Map<String, List<String>> properties, int at) {}

    /** A sequence of nodes and the trees that go on from its end. */
    private record Tree(List<Node> nodes, List<Tree> trees) {}

    /**
     * The games of a text.
     *
     * @param name the file's name, for messages
     * @throws org.senet.errors.SenetException when the text is not understood
     */
    public static List<GameRecord> read(String text, String name) {
        return GameText.records(readAll(text, name));
    }

    /**
     * The games of a text, also those that are not understood. Reading goes on with the next line that begins a tree.
     *
     * @param name the file's name, for messages
     */
    public static List<GameText> readAll(String text, String name) {
        var reader = new SgfReader(new RecordText(text, name));
        var games = new ArrayList<GameText>();
        for (reader.text.skipBlanks(); !reader.text.isAtEnd(); reader.text.skipBlanks()) {
            int start = reader.text.at();
            int line = reader.text.line(start);
            try {
                games.add(new GameText(reader.game(reader.tree(0)), null, line));
            } catch (SenetException e) {
                games.add(new GameText(null, e, line));
                reader.text.goTo(start + 1);
                int next = reader.text.find(NEXT_GAME);
                reader.text.goTo(next < 0 ? reader.text.end() : next);
            }
        }
        return games;
    }

    // ---- from text to trees

    private Tree tree(int depth) {
        int start = text.at();
        if (text.peek() != '(') {
            throw text.error(start, start + 1, "a game in the Smart Game Format begins with `(`", null);
        }
        if (depth == RecordText.DEEPEST) {
            throw text.error(start, start + 1, "variations are nested more than " + RecordText.DEEPEST + " deep", null);
        }
        text.next();
        var nodes = new ArrayList<Node>();
        var trees = new ArrayList<Tree>();
        for (text.skipBlanks(); text.peek() != ')'; text.skipBlanks()) {
            if (text.peek() == ';' && trees.isEmpty()) {
                nodes.add(node());
            } else if (text.peek() == '(' && !nodes.isEmpty()) {
                trees.add(tree(depth + 1));
            } else {
                throw text.error(
                        text.at(),
                        text.at() + 1,
                        text.isAtEnd() ? "a tree does not end" : "`" + text.peek() + "` is not understood here",
                        "a tree is written (;B[dd];W[pp])");
            }
        }
        text.next();
        return new Tree(nodes, trees);
    }

    private Node node() {
        int start = text.at();
        text.next();
        var properties = new LinkedHashMap<String, List<String>>();
        for (text.skipBlanks(); Character.isLetter(text.peek()); text.skipBlanks()) {
            int name = text.at();
            while (Character.isLetter(text.peek())) {
                text.next();
            }
            // Before version 4, names could have small letters, which do not count.
            var key = text.since(name).replaceAll("[^A-Z]", "");
            text.skipBlanks();
            if (text.peek() != '[') {
                throw text.error(name, text.at(), "the property `" + key + "` has no value", "one is written B[dd]");
            }
            var values = properties.computeIfAbsent(key, k -> new ArrayList<>());
            while (text.peek() == '[') {
                values.add(value());
                text.skipBlanks();
            }
        }
        return new Node(properties, start);
    }

    private String value() {
        int start = text.at();
        text.next();
        var value = new StringBuilder();
        while (text.peek() != ']') {
            if (text.isAtEnd()) {
                throw text.error(start, start + 1, "this value does not end", "it ends with `]`");
            }
            if (text.isAtLineStart() && text.startsWith(TREE)) {
                throw text.error(start, start + 1, "this value does not end before the next game", "it ends with `]`");
            }
            char c = text.next();
            if (c == '\\' && !text.isAtEnd()) {
                c = text.next();
                if (c == '\r' && text.peek() == '\n') {
                    c = text.next();
                }
                // An escaped end of a line is none.
                value.append(c == '\n' || c == '\r' ? "" : String.valueOf(c));
            } else if (c != '\r') {
                value.append(c);
            }
        }
        text.next();
        return value.toString();
    }

    // ---- from trees to records

    private GameRecord game(Tree tree) {
        if (tree.nodes().isEmpty()) {
            throw text.error(text.at() - 1, text.at(), "a game without nodes", "a game begins with (;");
        }
        var root = tree.nodes().getFirst();
        var headers = new LinkedHashMap<String, String>();
        var others = new LinkedHashMap<>(root.properties());
        SgfNames.HEADERS.forEach((property, header) -> {
            var values = others.remove(property);
            if (values != null) {
                headers.put(header, BROKEN.matcher(values.getFirst()).replaceAll(" "));
            }
        });
        var told = others.remove(SgfNames.OTHERS);
        if (told != null) {
            told.forEach(header -> {
                int colon = header.indexOf(':');
                if (colon > 0) {
                    headers.putIfAbsent(header.substring(0, colon), header.substring(colon + 1));
                }
            });
        }
        var comment = first(others.remove("C"));
        boolean moves = others.containsKey("B") || others.containsKey("W");
        if (moves) {
            others.keySet().removeAll(PLAYERS);
        }
        var nodes = moves ? tree.nodes() : tree.nodes().subList(1, tree.nodes().size());
        var line = new Draft();
        line(line, nodes, tree.trees(), moves);
        return new GameRecord(
                headers,
                moves ? "" : comment,
                others,
                line.turns(),
                headers.getOrDefault("Result", GameRecord.NO_RESULT),
                GameRecord.Numbering.USUAL);
    }

    private static String first(@Nullable List<String> values) {
        return values == null ? "" : values.getFirst();
    }

    private void line(Draft line, List<Node> nodes, List<Tree> trees, boolean fromRoot) {
        for (int i = 0; i < nodes.size(); i++) {
            turn(line, nodes.get(i), fromRoot && i == 0, i == nodes.size() - 1 && trees.isEmpty());
        }
        if (!trees.isEmpty()) {
            var main = trees.getFirst();
            boolean last = main.nodes().size() == 1 && main.trees().isEmpty();
            turn(line, main.nodes().getFirst(), false, last);
            for (var other : trees.subList(1, trees.size())) {
                var variation = new Draft();
                line(variation, other.nodes(), other.trees(), false);
                line.variation(variation.turns());
            }
            line(line, main.nodes().subList(1, main.nodes().size()), main.trees(), false);
        }
    }

    /** A node of a game, which may set up pieces, tell a move, or, against the format's rules, do several of these. */
    private void turn(Draft line, Node node, boolean root, boolean last) {
        var properties = new LinkedHashMap<String, List<String>>();
        var setUps = new LinkedHashMap<String, List<String>>();
        var moves = new LinkedHashMap<String, List<String>>();
        node.properties().forEach((name, values) -> {
            if (PLAYERS.contains(name)) {
                moves.put(name, values);
            } else if (!root && !name.equals("C")) {
                (SET_UPS.contains(name) ? setUps : properties).put(name, values);
            }
        });
        int row = text.line(node.at());
        int column = text.column(node.at());
        if (moves.isEmpty()) {
            setUps.putAll(properties);
            line.move(null, setUps, row, column);
        } else if (!setUps.isEmpty()) {
            line.move(null, setUps, row, column);
        }
        moves.forEach((player, values) -> {
            if (values.size() > 1) {
                throw text.error(
                        node.at(),
                        node.at() + 1,
                        "the move `" + player + "` has " + values.size() + " values here",
                        null);
            }
            if (last && values.getFirst().equalsIgnoreCase(RESIGNS) && !line.isEmpty()) {
                line.comment(RESIGNS);
                return;
            }
            properties.put("PL", List.of(player));
            line.move(BROKEN.matcher(values.getFirst()).replaceAll(""), new LinkedHashMap<>(properties), row, column);
            properties.clear();
        });
        line.comment(first(node.properties().get("C")));
    }
}
