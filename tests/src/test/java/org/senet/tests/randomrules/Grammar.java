package org.senet.tests.randomrules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;

/**
 * The idioms of rules: for each name some ways to write it, each with a weight. The file {@code grammar.txt} explains how they
 * are written.
 */
final class Grammar {
    private static final Pattern PART = Pattern.compile("<[^<>\\s]+>");
    private static final int UNKNOWN = 1000;

    private final Map<String, List<Production>> productions = new LinkedHashMap<>();
    private final Map<String, Integer> heights = new HashMap<>();

    /** One way to write something: texts, and parts to be replaced, in turns. */
    record Production(int weight, List<String> texts, List<Part> parts) {}

    /**
     * What is to be replaced.
     *
     * @param name of a rule or a kind of names; of a variable's kind for {@code let}, {@code =} for an earlier part again
     * @param let whether a variable is to be opened
     * @param count how many: {@code ?} none or one, {@code *} up to two, {@code +} one to three
     * @param label what later parts call it
     */
    record Part(String name, boolean let, char count, String label) {}

    private Grammar() {}

    /** The grammar of the tests' resources. */
    static Grammar load() {
        try (var in = Objects.requireNonNull(Grammar.class.getResourceAsStream("/randomrules/grammar.txt"))) {
            return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Grammar parse(String text) {
        var grammar = new Grammar();
        var current = new ArrayList<Production>();
        for (var line : text.lines().toList()) {
            if (line.isBlank() || line.startsWith(";")) {
                continue;
            }
            if (line.endsWith(" =")) {
                current = new ArrayList<>();
                if (grammar.productions.put(line.substring(0, line.length() - 2), current) != null) {
                    throw new IllegalArgumentException("twice in the grammar: " + line);
                }
            } else {
                var trimmed = line.strip();
                int space = trimmed.indexOf(' ');
                current.add(production(
                        Integer.parseInt(trimmed.substring(0, space < 0 ? trimmed.length() : space)),
                        space < 0 ? "" : trimmed.substring(space + 1)));
            }
        }
        grammar.measure();
        return grammar;
    }

    private static Production production(int weight, String template) {
        var texts = new ArrayList<String>();
        var parts = new ArrayList<Part>();
        var matcher = PART.matcher(template);
        int end = 0;
        while (matcher.find()) {
            texts.add(template.substring(end, matcher.start()));
            parts.add(part(template.substring(matcher.start() + 1, matcher.end() - 1)));
            end = matcher.end();
        }
        texts.add(template.substring(end));
        return new Production(weight, List.copyOf(texts), List.copyOf(parts));
    }

    private static Part part(String text) {
        if (text.startsWith("=")) {
            return new Part("=", false, ' ', text.substring(1));
        }
        int label = text.indexOf('=');
        var name = label < 0 ? text : text.substring(0, label);
        char last = name.charAt(name.length() - 1);
        boolean counts = last == '?' || last == '*' || last == '+';
        var plain = counts ? name.substring(0, name.length() - 1) : name;
        boolean let = plain.startsWith("let:");
        return new Part(
                let ? plain.substring("let:".length()) : plain,
                let,
                counts ? last : ' ',
                label < 0 ? "" : text.substring(label + 1));
    }

    /** Finds out for each rule how deep its shortest text is. */
    private void measure() {
        for (boolean changed = true; changed; ) {
            changed = false;
            for (var rule : productions.entrySet()) {
                int least =
                        rule.getValue().stream().mapToInt(this::height).min().orElse(0);
                if (least < heights.getOrDefault(rule.getKey(), UNKNOWN)) {
                    heights.put(rule.getKey(), least);
                    changed = true;
                }
            }
        }
        productions.forEach((name, all) -> {
            if (all.isEmpty() || heights.getOrDefault(name, UNKNOWN) >= UNKNOWN) {
                throw new IllegalArgumentException("no end of: " + name);
            }
        });
    }

    int height(Production production) {
        return 1
                + production.parts().stream()
                        .filter(p -> p.count() != '?' && p.count() != '*')
                        .map(p -> p.let() ? "value-" + p.name() : p.name())
                        .filter(productions::containsKey)
                        .mapToInt(name -> heights.getOrDefault(name, UNKNOWN))
                        .max()
                        .orElse(0);
    }

    boolean has(String name) {
        return productions.containsKey(name);
    }

    List<Production> of(String name) {
        var found = productions.get(name);
        if (found == null) {
            throw new IllegalArgumentException("the grammar has no " + name);
        }
        return found;
    }
}
