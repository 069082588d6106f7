package org.senet.importers.zillions;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.importers.ImportException;
import org.senet.importers.Imported.Note;
import org.senet.importers.Place;

/**
 * What a game or a variant says, clause by clause. A variant begins with what its game says: its pieces and options replace those
 * of the same name, its conditions replace all conditions, any other clause replaces that of the game.
 */
final class Rules {
    private static final Set<String> CONDITIONS =
            Set.of("win-condition", "loss-condition", "draw-condition", "count-condition");
    private static final Set<String> SINGLE =
            Set.of("players", "turn-order", "move-priorities", "board", "board-setup", "engine");
    /** Clauses that change nothing in the game, but how it is presented. */
    private static final Set<String> PRESENTATION = Set.of(
            "description",
            "history",
            "strategy",
            "help",
            "default",
            "solution",
            "music",
            "opening",
            "book",
            "version",
            "allow-flipping",
            "credits",
            "link",
            "logo",
            "icon");
    /** Options that change nothing but pictures, sounds and the strength of Zillions' own play. */
    private static final Set<String> QUIET_OPTIONS = Set.of(
            "animate captures",
            "animate drops",
            "prevent flipping",
            "smart moves",
            "highlight goals",
            "show moves list",
            "show blink",
            "show captures",
            "show hints",
            "progressive levels",
            "silent ? moves",
            "discard cascades",
            "selection screen");

    /** Options that change the game; in old files, their names are clauses. */
    private static final Set<String> LOUD_OPTIONS = Set.of(
            "pass turn",
            "pass partial",
            "maximal captures",
            "recycle captures",
            "recycle promotions",
            "include off-pieces");

    private final String title;
    private final Place place;
    private final Map<String, Node.Group> single;
    private final Map<String, Node.Group> pieces;
    private final Set<String> ownPieces = new HashSet<>();
    private final Map<String, Node> options;
    private List<Node.Group> conditions;
    private final List<Note> notes = new ArrayList<>();

    private Rules(Node.Group group, @Nullable Rules model) {
        title = title(group);
        place = group.place();
        single = new LinkedHashMap<>(model == null ? Map.of() : model.single);
        pieces = new LinkedHashMap<>(model == null ? Map.of() : model.pieces);
        options = new LinkedHashMap<>(model == null ? Map.of() : model.options);
        conditions = model == null ? new ArrayList<>() : model.conditions;
        if (model != null) {
            notes.addAll(model.notes);
        }
        read(group);
    }

    /**
     * The games of a file: first the first game, then what follows in the order of the text. A variant belongs to the last game
     * before it; one that stands before all games belongs to the first.
     *
     * @throws ImportException when there is no game, or a clause is not known
     */
    static List<Rules> of(List<Node> forms, Place start) {
        var groups = groups(forms);
        var first = firstGame(groups, start);
        var model = new Rules(first, null);
        var games = new ArrayList<>(List.of(model));
        for (var group : groups) {
            if (isVariant(group)) {
                games.add(new Rules(group, model));
            } else if (group.head().equals("game") && group != first) {
                model = new Rules(group, null);
                games.add(model);
            }
        }
        return games;
    }

    /** The titles of the games of a file, in the same order, without looking at what they say. */
    static List<String> titles(List<Node> forms, Place start) {
        var groups = groups(forms);
        var first = firstGame(groups, start);
        var titles = new ArrayList<>(List.of(title(first)));
        groups.stream()
                .filter(group -> group != first && (group.head().equals("game") || isVariant(group)))
                .forEach(group -> titles.add(title(group)));
        return titles;
    }

    private static Node.Group firstGame(List<Node.Group> groups, Place start) {
        return groups.stream()
                .filter(group -> group.head().equals("game"))
                .findFirst()
                .orElseThrow(() -> ImportException.at(start, "there is no `(game ...)` in this file"));
    }

    /** Whether a form is a variant; one whose title is of dashes divides the list of variants in the menu. */
    private static boolean isVariant(Node.Group group) {
        return group.head().equals("variant") && !title(group).matches("-*");
    }

    private static List<Node.Group> groups(List<Node> forms) {
        var groups = new ArrayList<Node.Group>();
        for (var form : forms) {
            if (form instanceof Node.Group group) {
                switch (group.head()) {
                    case "game", "variant" -> groups.add(group);
                    case "version" -> {}
                    default ->
                        throw ImportException.at(
                                group.place(),
                                "`" + group.head()
                                        + "` is no form of a rules file, and no macro of that name is defined before it");
                }
            }
        }
        return groups;
    }

    private static String title(Node.Group group) {
        return clause(group, "title")
                .filter(found -> found.items().size() > 1)
                .map(found -> found.items().get(1) instanceof Node.Text text
                        ? text.text()
                        : Node.shown(found.items().get(1)))
                .orElse("Untitled");
    }

    /** The last clause that begins with a word. */
    static Optional<Node.Group> clause(Node.Group group, String head) {
        return group.rest().stream()
                .filter(item -> item instanceof Node.Group found && found.head().equals(head))
                .map(Node.Group.class::cast)
                .reduce((first, second) -> second);
    }

    private void read(Node.Group group) {
        boolean ownConditions = false;
        for (var item : group.rest()) {
            if (!(item instanceof Node.Group clause)) {
                throw ImportException.at(item.place(), "`" + Node.shown(item) + "` is no clause of a game");
            }
            var head = clause.head();
            if (CONDITIONS.contains(head)) {
                if (!ownConditions) {
                    conditions = new ArrayList<>();
                    ownConditions = true;
                }
                conditions.add(clause);
            } else if (SINGLE.contains(head)) {
                single.put(head, clause);
            } else {
                readNamed(clause, head);
            }
        }
    }

    private void readNamed(Node.Group clause, String head) {
        switch (head) {
            case "piece" -> piece(name(clause), clause);
            case "option" -> option(clause);
            case "title" -> {}
            default -> {
                var option = head.replace('-', ' ');
                if ((QUIET_OPTIONS.contains(option) || LOUD_OPTIONS.contains(option))
                        && clause.items().size() == 2) {
                    option(option, clause, clause.items().get(1));
                    return;
                }
                if (!PRESENTATION.contains(head) && !head.endsWith("-sound") && !head.endsWith("-music")) {
                    throw ImportException.at(
                            clause.place(), "`" + Node.shown(clause) + "` is no clause of a game that is known");
                }
                notes.add(new Note(clause.place(), "dropped: " + head));
            }
        }
    }

    /**
     * A piece of a variant replaces the one of that name. Two of one game may differ in nothing but capital letters; those of a variant
     * and of its game are then the same.
     */
    private void piece(String name, Node.Group clause) {
        var key = pieces.containsKey(name)
                ? name
                : pieces.keySet().stream()
                        .filter(known -> known.equalsIgnoreCase(name) && !ownPieces.contains(known))
                        .findFirst()
                        .orElse(name);
        ownPieces.add(key);
        pieces.put(key, clause);
    }

    private void option(Node.Group clause) {
        if (clause.items().size() != 3) {
            throw ImportException.at(clause.place(), "an option has a name and a value");
        }
        option(
                text(clause.items().get(1)).toLowerCase(Locale.ROOT),
                clause,
                clause.items().get(2));
    }

    private void option(String written, Node.Group clause, Node value) {
        var spaced = written.replace('-', ' ');
        var name = QUIET_OPTIONS.contains(spaced) || LOUD_OPTIONS.contains(spaced) ? spaced : written;
        if (QUIET_OPTIONS.contains(name)) {
            notes.add(new Note(clause.place(), "dropped: option " + name));
        } else {
            options.put(name, value);
        }
    }

    /** The name of a piece. */
    static String name(Node.Group piece) {
        return clause(piece, "name")
                .filter(found -> found.items().size() == 2)
                .map(found -> text(found.items().get(1)))
                .orElseThrow(() -> ImportException.at(piece.place(), "this piece has no name"));
    }

    /** What an atom or a quoted text says. */
    static String text(Node node) {
        return switch (node) {
            case Node.Atom atom -> atom.text();
            case Node.Text text -> text.text();
            case Node.Group group -> throw ImportException.at(group.place(), "a name is expected here");
        };
    }

    String title() {
        return title;
    }

    Place place() {
        return place;
    }

    List<Node.Group> pieces() {
        return List.copyOf(pieces.values());
    }

    List<Node.Group> conditions() {
        return conditions;
    }

    Map<String, Node> options() {
        return options;
    }

    /** The value of an option, in small letters; empty when it is not set. */
    String option(String name) {
        var value = options.get(name);
        return value == null ? "" : text(value).toLowerCase(Locale.ROOT);
    }

    /** A clause that stands once in a game. */
    Optional<Node.Group> single(String head) {
        return Optional.ofNullable(single.get(head));
    }

    List<Note> notes() {
        return notes;
    }
}
