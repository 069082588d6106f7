package org.senet.analyzer;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;
import org.senet.data.PersistentList;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentSet;
import org.senet.data.PersistentVector;
import org.senet.data.Symbol;
import org.senet.ir.EffectKind;
import org.senet.ir.Ir;
import org.senet.ir.Query;
import org.senet.ir.TurnQuery;

/** The words of the rules layer. */
final class RuleWords {
    /** Words by which a function shows that rules may call it, so that its conditions move along directions. */
    private static final Set<String> TELLING = new HashSet<>();

    /** Words that show the same where a program has not given them a meaning of its own. */
    private static final Set<String> TELLING_UNLESS_OWN =
            new HashSet<>(Set.of("position", "piece", "player", "height", "mark", "marked?", "in-reserve", "each"));

    private static final Set<String> COLUMN_WORDS = Set.of("all", "under", "on");

    private static final Set<String> ALL = new HashSet<>();

    static {
        TELLING.addAll(Query.words());
        TELLING.removeAll(Set.of("position", "piece", "player", "height"));
        TELLING.addAll(Set.of(
                "any",
                "any-of",
                "check",
                "end-move",
                "in-zone?",
                Ir.IsAttacked.ATTACKED,
                Ir.IsAttacked.DEFENDED,
                "no-moves?"));
        TELLING.add(Ir.ThroughoutRepetition.WORD);
        TELLING.addAll(Set.of("any-position", "any-connected", "first-way"));
        for (var e : EffectKind.values()) {
            if (e != EffectKind.TAKE && e != EffectKind.DROP) {
                TELLING_UNLESS_OWN.add(e.word());
            }
        }
        ALL.addAll(TELLING);
        ALL.addAll(Query.words());
        for (var q : TurnQuery.values()) {
            ALL.add(q.word());
        }
        for (var e : EffectKind.values()) {
            ALL.add(e.word());
        }
        ALL.addAll(Set.of("set!", "inc!", "dec!", "while", "seq", "mark", "marked?", "in-reserve"));
    }

    private RuleWords() {}

    /** All words, for hints. */
    static Set<String> all() {
        return ALL;
    }

    /** Whether a word shows that a function is meant for rules, if it has no meaning of the program's own. */
    static boolean tellsUnlessOwn(String word) {
        return TELLING_UNLESS_OWN.contains(word);
    }

    /**
     * Whether a form mentions a word, however deep, by which rules are known; so are {@code (take)} and {@code (drop)} without an
     * argument for the core.
     *
     * @param further tells further such words
     */
    static boolean mentionedIn(Object form, Predicate<String> further) {
        return switch (form) {
            case Symbol s -> s.namespace() == null && (TELLING.contains(s.name()) || further.test(s.name()));
            case PersistentList l -> isTakeOrDrop(l) || anyMentioned(l, further);
            case PersistentVector v -> anyMentioned(v, further);
            case PersistentSet s -> anyMentioned(s, further);
            case PersistentMap m -> {
                for (var e : m) {
                    if (mentionedIn(e.getKey(), further) || mentionedIn(e.getValue(), further)) {
                        yield true;
                    }
                }
                yield false;
            }
            default -> false;
        };
    }

    private static boolean isTakeOrDrop(PersistentList form) {
        if (form.isEmpty() || !(form.first() instanceof Symbol head) || !head.is("take") && !head.is("drop")) {
            return false;
        }
        return form.size() == 1
                || form.size() == 2 && form.get(1) instanceof Symbol which && COLUMN_WORDS.contains(which.name());
    }

    private static boolean anyMentioned(Iterable<Object> forms, Predicate<String> further) {
        for (var form : forms) {
            if (mentionedIn(form, further)) {
                return true;
            }
        }
        return false;
    }
}
