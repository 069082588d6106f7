package org.senet.launcher;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Takes the words after a command's name apart, by the command's {@link Syntax}. Used once. */
final class ArgumentParser {
    private static final String DASHES = "--";

    private final Syntax syntax;
    private final Deque<String> words;
    private final List<String> parameters = new ArrayList<>();
    private final Map<String, List<String>> options = new LinkedHashMap<>();
    private boolean onlyParameters;

    private ArgumentParser(Syntax syntax, List<String> words) {
        this.syntax = syntax;
        this.words = new ArrayDeque<>(words);
    }

    /**
     * Parses the words that follow the command's name.
     *
     * @throws LauncherException when they do not fit the syntax; {@code --help} excuses missing parameters
     */
    static Arguments parse(Syntax syntax, List<String> words) {
        return new ArgumentParser(syntax, words).parse();
    }

    private Arguments parse() {
        while (!words.isEmpty()) {
            var word = words.removeFirst();
            if (onlyParameters || !word.startsWith("-") || word.equals("-")) {
                parameter(word);
            } else if (word.equals("--")) {
                onlyParameters = true;
            } else {
                option(word);
            }
        }
        var missing = syntax.parameters().size() - parameters.size();
        if (missing > 0 && !options.containsKey("--help")) {
            var name = syntax.parameters().get(parameters.size());
            throw LauncherException.usage("`" + syntax.name() + "` needs " + name, "usage: senet " + syntax.synopsis());
        }
        return new Arguments(syntax, List.copyOf(parameters), Map.copyOf(options));
    }

    private void parameter(String word) {
        if (parameters.size() >= syntax.parameters().size() && syntax.rest() == null) {
            throw LauncherException.usage(
                    "unexpected argument `" + word + "`", "usage: senet " + syntax.synopsis() + " [options]");
        }
        parameters.add(word);
        // What follows the parameters of a command like `run` belongs to the script, dashes and all.
        onlyParameters |= syntax.rest() != null
                && !syntax.rest().endsWith(Syntax.MORE)
                && parameters.size() == syntax.parameters().size();
    }

    private void option(String word) {
        var equals = word.indexOf('=');
        var name = word.equals("-h") ? "--help" : equals < 0 ? word : word.substring(0, equals);
        var option = find(name);
        if (options.containsKey(name) && !option.repeatable() && option.value() != null) {
            throw LauncherException.usage("`" + name + "` is given twice");
        }
        options.computeIfAbsent(name, key -> new ArrayList<>()).add(value(option, word, equals));
    }

    private String value(Option option, String word, int equals) {
        if (option.value() == null) {
            if (equals >= 0) {
                throw LauncherException.usage("`" + option.name() + "` takes no value");
            }
            return "";
        }
        if (equals >= 0) {
            return word.substring(equals + 1);
        }
        if (words.isEmpty()) {
            throw LauncherException.usage("`" + option.name() + "` needs a value", "write `" + option.synopsis() + "`");
        }
        return words.removeFirst();
    }

    private Option find(String name) {
        for (var option : syntax.allOptions()) {
            if (option.name().equals(name)) {
                return option;
            }
        }
        throw LauncherException.usage("`" + syntax.name() + "` has no option `" + name + "`", hint(name));
    }

    /** Dashes, which all options have, make none of them alike. */
    private String hint(String name) {
        var command = Commands.find(name);
        if (command.isPresent()) {
            return "did you mean `senet " + command.get().syntax().synopsis() + "`?";
        }
        var known = syntax.allOptions().stream()
                .map(option -> option.name().replaceFirst(DASHES, ""))
                .toList();
        var near = Nearest.names(name.replaceFirst(DASHES, ""), known, 1);
        if (!near.isEmpty()) {
            return "did you mean `" + DASHES + near.getFirst() + "`?";
        }
        var all = "`senet " + syntax.name() + " --help` lists the options";
        boolean seats =
                syntax.allOptions().stream().anyMatch(option -> option.name().equals(Seats.PLAYER));
        return seats ? "`" + Seats.PLAYER + " NAME=WHO` says who plays a side; " + all : all;
    }
}
