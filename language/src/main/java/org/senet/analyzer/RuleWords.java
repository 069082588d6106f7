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

    /**
     * Whether a form mentions a word, however deep, by which rules are known.
     *
     * @param further tells further such words
     */
    static boolean mentionedIn(Object form, Predicate<String> further) {
        return switch (form) {
            case Symbol s -> s.namespace() == null && (TELLING.contains(s.name()) || further.test(s.name()));
            case PersistentList l -> anyMentioned(l, further);
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

    private static boolean anyMentioned(Iterable<Object> forms, Predicate<String> further) {
        for (var form : forms) {
            if (mentionedIn(form, further)) {
                return true;
            }
        }
        return false;
    }
}
