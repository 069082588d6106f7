package org.senet.tests.randomrules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.senet.tests.randomrules.Grammar.Part;
import org.senet.tests.randomrules.Grammar.Production;

/** Makes texts of a {@link Grammar} with the names of a {@link World}. */
final class Expansion {
    private static final int DEEPEST = 9;

    private final Grammar grammar;
    private final World world;
    private final Dice dice;

    Expansion(Grammar grammar, World world, Dice dice) {
        this.grammar = grammar;
        this.world = world;
        this.dice = dice;
    }

    /** A text of a rule of the grammar. Variables that it opens stay open, unless the rule's name ends in an exclamation mark. */
    String text(String rule) {
        return text(rule, 0);
    }

    private String text(String rule, int depth) {
        if (!grammar.has(rule)) {
            return dice.one(world.of(rule));
        }
        var scope = rule.endsWith("!") ? world.open() : null;
        var text = fill(choose(rule, depth), depth);
        if (scope != null) {
            world.close(scope);
        }
        return text;
    }

    private Production choose(String rule, int depth) {
        var possible = grammar.of(rule).stream().filter(this::isPossible).toList();
        if (possible.isEmpty()) {
            throw new IllegalStateException("nothing possible for " + rule);
        }
        if (depth >= DEEPEST) {
            int least = possible.stream().mapToInt(grammar::height).min().orElse(0);
            possible = possible.stream().filter(p -> grammar.height(p) == least).toList();
        }
        int left = dice.below(possible.stream().mapToInt(Production::weight).sum());
        for (var production : possible) {
            left -= production.weight();
            if (left < 0) {
                return production;
            }
        }
        throw new IllegalStateException(rule);
    }

    /** Whether there are names of all kinds that the production itself needs. */
    private boolean isPossible(Production production) {
        return production.parts().stream()
                .allMatch(p -> p.let()
                        || p.name().equals("=")
                        || grammar.has(p.name())
                        || !world.of(p.name()).isEmpty());
    }

    private String fill(Production production, int depth) {
        var text = new StringBuilder(production.texts().getFirst());
        Map<String, String> labels = new HashMap<>();
        for (int i = 0; i < production.parts().size(); i++) {
            text.append(replace(production.parts().get(i), depth + 1, labels));
            text.append(production.texts().get(i + 1));
        }
        return text.toString();
    }

    private String replace(Part part, int depth, Map<String, String> labels) {
        if (part.name().equals("=")) {
            return Objects.requireNonNull(labels.get(part.label()), part.label());
        }
        if (part.let()) {
            var name = world.fresh("var-" + part.name());
            var value = text("value-" + part.name(), depth);
            world.add("var-" + part.name(), name);
            labels.put(part.label(), name);
            return "(let " + name + " " + value + ")";
        }
        List<String> all = new ArrayList<>();
        for (int i = count(part); i > 0; i--) {
            all.add(text(part.name(), depth));
        }
        var text = String.join(" ", all);
        labels.put(part.label(), text);
        return text;
    }

    private int count(Part part) {
        return switch (part.count()) {
            case '?' -> dice.below(2);
            case '*' -> dice.below(3) * dice.below(2);
            case '+' -> 1 + dice.below(2) + dice.below(2) * dice.below(2);
            default -> 1;
        };
    }
}
