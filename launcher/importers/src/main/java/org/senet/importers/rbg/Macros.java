package org.senet.importers.rbg;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.senet.importers.ImportException;
import org.senet.importers.rbg.Token.Kind;

/**
 * The macros of a text. A macro knows those that are defined before it, so none can call itself; what it becomes is not expanded
 * again. Macros of one name differ by the number of their parameters. {@code a~b} glues two tokens to one.
 */
final class Macros {
    /** The most tokens that a section may become. */
    private static final int MOST_TOKENS = 3_000_000;

    private record Macro(Token name, List<String> parameters, List<Token> body, int number) {}

    private final Map<String, Map<Integer, Macro>> macros = new HashMap<>();
    private int defined;
    private int made;

    /** Adds a definition. */
    void define(Token name, List<String> parameters, List<Token> body) {
        var overloads = macros.computeIfAbsent(name.text(), key -> new HashMap<>());
        if (overloads.containsKey(parameters.size())) {
            throw ImportException.at(
                    name.place(), "the macro `" + name + "` with " + count(parameters.size()) + " is defined twice");
        }
        overloads.put(parameters.size(), new Macro(name, parameters, body, defined++));
    }

    /** A section with all macros expanded that are defined before it. */
    List<Token> expand(List<Token> section) {
        made = 0;
        return expand(section, Map.of(), defined);
    }

    private List<Token> expand(List<Token> tokens, Map<String, List<Token>> arguments, int before) {
        var result = new ArrayList<Token>();
        boolean glue = false;
        for (int i = 0; i < tokens.size(); i++) {
            var token = tokens.get(i);
            if (token.is("~")) {
                if (glue || i == 0) {
                    throw ImportException.at(
                            token.place(), "`~` glues two tokens, of which the first one is missing here");
                }
                glue = true;
                continue;
            }
            List<Token> part;
            if (token.isName() && arguments.containsKey(token.text())) {
                part = arguments.get(token.text());
            } else if (isMacro(token, before)) {
                int end = callEnd(tokens, i);
                part = call(token, tokens.subList(i + 1, end), arguments, before);
                i = end - 1;
            } else {
                part = List.of(token);
            }
            append(result, part, glue);
            glue = false;
            made += part.size();
            if (made > MOST_TOKENS) {
                throw ImportException.at(token.place(), "macros expand to more than " + MOST_TOKENS + " tokens");
            }
        }
        if (glue) {
            throw ImportException.at(
                    tokens.getLast().place(), "`~` glues two tokens, of which the second one is missing here");
        }
        return result;
    }

    private boolean isMacro(Token token, int before) {
        return token.isName() && overloads(token).values().stream().anyMatch(macro -> macro.number() < before);
    }

    /** The macros of a name, by the number of their parameters. */
    private Map<Integer, Macro> overloads(Token name) {
        return macros.getOrDefault(name.text(), Map.of());
    }

    private boolean hasNoParameters(Token token) {
        return overloads(token).containsKey(0);
    }

    /** The index behind a call that begins with a macro's name. */
    private int callEnd(List<Token> tokens, int name) {
        if (hasNoParameters(tokens.get(name))) {
            return name + 1;
        }
        if (name + 1 == tokens.size() || !tokens.get(name + 1).is("(")) {
            throw ImportException.at(
                    tokens.get(name).place(), "the macro `" + tokens.get(name) + "` needs arguments in parentheses");
        }
        int depth = 0;
        for (int i = name + 1; i < tokens.size(); i++) {
            depth += tokens.get(i).is("(") ? 1 : tokens.get(i).is(")") ? -1 : 0;
            if (depth == 0) {
                return i + 1;
            }
        }
        throw ImportException.at(
                tokens.get(name).place(), "the arguments of the macro `" + tokens.get(name) + "` have no end");
    }

    private List<Token> call(Token name, List<Token> bracketed, Map<String, List<Token>> outer, int before) {
        var values = new ArrayList<List<Token>>();
        if (!bracketed.isEmpty()) {
            for (var argument : arguments(bracketed.subList(1, bracketed.size() - 1))) {
                values.add(expand(argument, outer, before));
            }
        }
        var macro = overloads(name).get(values.size());
        if (macro == null || macro.number() >= before) {
            var known = overloads(name).keySet().stream()
                    .sorted()
                    .map(Macros::count)
                    .collect(Collectors.joining(", "));
            throw ImportException.at(
                    name.place(), "the macro `" + name + "` is called with " + count(values.size()), "it has " + known);
        }
        var given = new HashMap<String, List<Token>>();
        for (int i = 0; i < values.size(); i++) {
            given.put(macro.parameters().get(i), values.get(i));
        }
        var body = expand(macro.body(), given, macro.number());
        if (body.isEmpty()) {
            return body;
        }
        var call = described(name, values);
        var marked = new ArrayList<Token>(body.size() + 2);
        marked.add(new Token(Kind.BEGIN, name.text(), name.place(), call));
        marked.addAll(body);
        marked.add(new Token(Kind.END, name.text(), name.place(), call));
        return marked;
    }

    private static String described(Token name, List<List<Token>> values) {
        return name
                + values.stream()
                        .map(value -> value.stream()
                                .filter(token -> !token.kind().isMark())
                                .map(Token::text)
                                .collect(Collectors.joining(" ")))
                        .collect(Collectors.joining(";", "(", ")"));
    }

    private static List<List<Token>> arguments(List<Token> tokens) {
        var arguments = new ArrayList<List<Token>>();
        int depth = 0;
        int start = 0;
        for (int i = 0; i < tokens.size(); i++) {
            depth += tokens.get(i).is("(") ? 1 : tokens.get(i).is(")") ? -1 : 0;
            if (depth == 0 && tokens.get(i).is(";")) {
                arguments.add(tokens.subList(start, i));
                start = i + 1;
            }
        }
        arguments.add(tokens.subList(start, tokens.size()));
        return arguments;
    }

    private static String count(int parameters) {
        return parameters + (parameters == 1 ? " parameter" : " parameters");
    }

    /** Adds tokens, the first of which may be glued to the last one before it. Where tokens are glued, it is of no interest any more which macro they come from. */
    private static void append(List<Token> tokens, List<Token> part, boolean glue) {
        if (!glue) {
            tokens.addAll(part);
            return;
        }
        var more = part.stream().filter(token -> !token.kind().isMark()).toList();
        if (more.isEmpty()) {
            return;
        }
        int last = tokens.size() - 1;
        while (last >= 0 && tokens.get(last).kind().isMark()) {
            last--;
        }
        if (last < 0) {
            tokens.addAll(more);
            return;
        }
        var glued = glued(tokens.get(last), more.getFirst());
        dropMarksBehind(tokens, last);
        tokens.set(tokens.size() - 1, glued);
        tokens.addAll(more.subList(1, more.size()));
    }

    /** Takes the marks behind a token away, and those that they belong to. */
    private static void dropMarksBehind(List<Token> tokens, int last) {
        while (tokens.size() - 1 > last) {
            tokens.removeLast();
            int depth = 1;
            for (int i = last; i >= 0 && depth > 0; i--) {
                depth += tokens.get(i).kind() == Kind.END ? 1 : tokens.get(i).kind() == Kind.BEGIN ? -1 : 0;
                if (depth == 0) {
                    tokens.remove(i);
                    last--;
                }
            }
        }
    }

    private static Token glued(Token first, Token second) {
        var text = first.text() + second.text();
        var kind = Lexer.kind(text);
        if (kind == null) {
            throw ImportException.at(second.place(), "`" + first + "` and `" + second + "` make no token together");
        }
        return new Token(kind, text, second.place());
    }
}
