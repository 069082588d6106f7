package org.senet.analyzer;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.board.Board;
import org.senet.data.PersistentList;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentSet;
import org.senet.data.PersistentVector;
import org.senet.data.Symbol;
import org.senet.errors.SenetException;
import org.senet.runtime.SenetContext;

/**
 * Decides whether the code of a function is meant for rules: it mentions a direction of a board, an attribute of pieces, or a word by
 * which rules are known. Words that a program may well use for its own variables count only where they are not bound.
 */
final class RuleCode {
    private static final Set<String> WITH_PARAMETERS = Set.of("defn", "defn-", "fn", "defmacro");

    private static final int DEEPEST_EXPANSION = 20;

    private static final Set<String> BINDERS = Set.of(
            "let",
            "loop",
            "for",
            "doseq",
            "dotimes",
            "when-let",
            "if-let",
            "when-some",
            "if-some",
            "when-first",
            "with-open");

    private final Analyzer analyzer;
    private final Calls calls;
    private final Object code;
    private @Nullable Set<String> bound;

    RuleCode(Analyzer analyzer, Calls calls, Object code) {
        this.analyzer = analyzer;
        this.calls = calls;
        this.code = code;
    }

    boolean isRecognized() {
        return RuleWords.mentionedIn(code, this::tells) || expandsToWords(code, 0);
    }

    /** Whether a macro of the program or of a library makes code of such words: what it is called with does not show them. */
    private boolean expandsToWords(Object form, int depth) {
        if (!(form instanceof Iterable<?> parts) || depth > DEEPEST_EXPANSION) {
            return false;
        }
        if (form instanceof PersistentList list && !list.isEmpty() && list.first() instanceof Symbol head) {
            if (head.is("quote")) {
                return false;
            }
            var expansion = expansion(head, list);
            if (expansion != null) {
                return RuleWords.mentionedIn(expansion, this::tells) || expandsToWords(expansion, depth + 1);
            }
        }
        for (var part : parts) {
            if (expandsToWords(part, depth)) {
                return true;
            }
        }
        return false;
    }

    /** What a macro outside of the core makes of a form; null when the head is none, or when the macro fails. */
    private @Nullable Object expansion(Symbol head, PersistentList form) {
        var variable = analyzer.context().resolve(analyzer.namespace(), head.namespace(), head.name());
        if (variable == null
                || variable.namespace().equals(SenetContext.CORE)
                || !analyzer.context().isMacro(variable)
                || head.namespace() == null && isBound(head.name())) {
            return null;
        }
        try {
            return calls.expandAhead(variable, form);
        } catch (SenetException e) {
            return null;
        }
    }

    private boolean isBound(String name) {
        if (bound == null) {
            bound = new HashSet<>();
            collectBound(code);
        }
        return bound.contains(name);
    }

    private boolean tells(String name) {
        return isDirection(name)
                || (RuleWords.tellsUnlessOwn(name) || analyzer.text().isPieceAttribute(name)) && !isOwn(name);
    }

    private boolean isDirection(String name) {
        return analyzer.namespace().definitions("board").values().stream()
                .anyMatch(b -> ((Board) b).direction(name) >= 0);
    }

    private boolean isOwn(String name) {
        return isBound(name)
                || analyzer.text().defines(name)
                || analyzer.context().resolve(analyzer.namespace(), null, name) != null;
    }

    private void collectBound(Object form) {
        switch (form) {
            case PersistentList list -> {
                collectBinder(list);
                list.forEach(this::collectBound);
            }
            case PersistentVector vector -> vector.forEach(this::collectBound);
            case PersistentSet set -> set.forEach(this::collectBound);
            case PersistentMap map ->
                map.forEach(e -> {
                    collectBound(e.getKey());
                    collectBound(e.getValue());
                });
            default -> {
                // binds nothing
            }
        }
    }

    private void collectBinder(PersistentList list) {
        if (list.isEmpty()) {
            return;
        }
        if (list.first() instanceof PersistentVector parameters) {
            collectNames(parameters);
        } else if (list.first() instanceof Symbol head && WITH_PARAMETERS.contains(head.name())) {
            for (var part : list) {
                if (part instanceof PersistentVector parameters) {
                    collectNames(parameters);
                    break;
                }
            }
        } else if (list.size() > 1
                && list.first() instanceof Symbol head
                && list.get(1) instanceof PersistentVector bindings) {
            collectBindings(head.name(), bindings);
        }
    }

    private void collectBindings(String head, PersistentVector bindings) {
        for (int i = 0; i < bindings.size(); i++) {
            if (head.equals("letfn") && bindings.get(i) instanceof PersistentList function) {
                collectNames(function.first());
                if (function.size() > 1) {
                    collectNames(function.get(1));
                }
            } else if (i % 2 == 0 && BINDERS.contains(head)) {
                collectNames(bindings.get(i));
            }
        }
    }

    /** The names in a pattern. */
    private void collectNames(Object pattern) {
        switch (pattern) {
            case Symbol s -> bound.add(s.name());
            case PersistentVector v -> v.forEach(this::collectNames);
            case PersistentMap m ->
                m.forEach(e -> {
                    collectNames(e.getKey());
                    collectNames(e.getValue());
                });
            default -> {
                // no pattern
            }
        }
    }
}
