package org.senet.importers.rbg;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.senet.importers.ForeignText;
import org.senet.importers.ImportException;
import org.senet.importers.Place;

/**
 * The sections of a text.
 *
 * @param players the players and the most points that they can have
 * @param pieces the pieces and where each is declared
 * @param variables the variables and their greatest values
 */
record Sections(
        Map<String, Integer> players,
        Map<String, Place> pieces,
        Map<String, Integer> variables,
        Tokens board,
        Tokens rules,
        Place rulesPlace) {
    private static final Set<String> NAMES = Set.of("players", "pieces", "variables", "board", "rules");

    static Sections of(ForeignText text) {
        var macros = new Macros();
        var found = new LinkedHashMap<String, Tokens>();
        var places = new LinkedHashMap<String, Place>();
        var tokens = new Tokens(Lexer.tokens(text), text.place(0, 0));
        while (!tokens.isEnd()) {
            tokens.expect("#");
            var name = tokens.name("the name of a section or a macro");
            var parameters = NAMES.contains(name.text()) ? List.<String>of() : parameters(tokens);
            tokens.expect("=");
            var body = body(tokens);
            if (!NAMES.contains(name.text())) {
                macros.define(name, parameters, body);
            } else if (places.putIfAbsent(name.text(), name.place()) != null) {
                throw ImportException.at(name.place(), "there is a section `" + name + "` already");
            } else {
                found.put(name.text(), new Tokens(macros.expand(body), name.place()));
            }
        }
        for (var name : List.of("players", "pieces", "board", "rules")) {
            if (!found.containsKey(name)) {
                throw ImportException.at(
                        text.place(0, 0),
                        "the section `#" + name + "` is missing",
                        "a game has players, pieces, a board and rules");
            }
        }
        var none = new Tokens(List.of(), text.place(0, 0));
        var declared = new HashMap<String, String>();
        return new Sections(
                bounded(found.getOrDefault("players", none).plain(), "a player", declared),
                pieces(found.getOrDefault("pieces", none).plain(), declared),
                bounded(found.getOrDefault("variables", none).plain(), "a variable", declared),
                found.getOrDefault("board", none).plain(),
                found.getOrDefault("rules", none),
                places.getOrDefault("rules", text.place(0, 0)));
    }

    private static List<String> parameters(Tokens tokens) {
        var parameters = new ArrayList<String>();
        if (tokens.takeIf("(")) {
            do {
                parameters.add(tokens.name("the name of a parameter").text());
            } while (tokens.takeIf(";"));
            tokens.expect(")");
        }
        return parameters;
    }

    private static List<Token> body(Tokens tokens) {
        var body = new ArrayList<Token>();
        while (!tokens.isEnd() && !tokens.next("#")) {
            body.add(tokens.take("a token"));
        }
        return body;
    }

    private static Map<String, Integer> bounded(Tokens tokens, String what, Map<String, String> declared) {
        var result = new LinkedHashMap<String, Integer>();
        while (!tokens.isEnd()) {
            var name = declare(tokens, what, declared);
            tokens.expect("(");
            int bound = tokens.number("the greatest value");
            tokens.expect(")");
            if (result.put(name.text(), bound) != null) {
                throw ImportException.at(name.place(), "`" + name + "` is declared twice");
            }
            separator(tokens);
        }
        return result;
    }

    private static Map<String, Place> pieces(Tokens tokens, Map<String, String> declared) {
        var result = new LinkedHashMap<String, Place>();
        while (!tokens.isEnd()) {
            var name = declare(tokens, "a piece", declared);
            result.putIfAbsent(name.text(), name.place());
            separator(tokens);
        }
        return result;
    }

    /** Numbers are named by players, pieces and variables alike, so that no two of these can have one name. */
    private static Token declare(Tokens tokens, String what, Map<String, String> declared) {
        var name = tokens.name("the name of " + what);
        var other = declared.putIfAbsent(name.text(), what);
        if (other != null && !other.equals(what)) {
            throw ImportException.at(
                    name.place(), "`" + name + "` is " + other + " and cannot be " + what + " as well");
        }
        return name;
    }

    private static void separator(Tokens tokens) {
        if (!tokens.isEnd()) {
            tokens.expect(",");
        }
    }

    /** What stands in each of the sections that may name it, for hints. */
    boolean isVariable(String name) {
        return variables.containsKey(name) || players.containsKey(name);
    }

    /** The greatest value of a variable, or the most points of a player. */
    int bound(String name) {
        var bound = variables.get(name);
        return bound != null ? bound : players.getOrDefault(name, 0);
    }
}
