package org.senet.importers.zillions;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import org.senet.importers.zillions.PieceWriter.Part;

/**
 * The macros with which pieces go on with partial moves. Each holds only what the piece that calls it may need: its own moves, and
 * those of the pieces that it may become meanwhile.
 */
final class Continuations {
    private final Scope scope;
    private final Map<String, List<Part>> ways = new LinkedHashMap<>();
    private final Map<Set<String>, String> names = new LinkedHashMap<>();
    private final Map<String, Set<String>> mentioned = new HashMap<>();
    private final Map<String, Set<String>> reachable = new HashMap<>();

    Continuations(Scope scope) {
        this.scope = scope;
    }

    /** Adds a move with which a piece of a type may go on. */
    void add(String piece, Part way) {
        ways.computeIfAbsent(piece, p -> new ArrayList<>()).add(way);
        mentioned.clear();
        reachable.clear();
    }

    private List<Part> waysOf(String piece) {
        return ways.getOrDefault(piece, List.of());
    }

    /** Whether a piece may go on. */
    boolean goesOn(String piece) {
        return waysOf(piece).stream().anyMatch(way -> way.block().partial());
    }

    /**
     * Whether a piece may go on in circles, which have no end: some of the moves that it goes on with change nothing but its
     * position, and do not ask where it came from.
     */
    boolean goesRound(String piece) {
        return goesRound(reachable(piece));
    }

    private boolean goesRound(Set<String> pieces) {
        return !scope.usesLastMove()
                && pieces.stream()
                        .flatMap(piece -> waysOf(piece).stream())
                        .anyMatch(way -> way.block().partial() && way.block().quiet());
    }

    /** The statement with which a piece goes on. */
    Form call(String piece) {
        return Form.list(names.computeIfAbsent(reachable(piece), pieces -> nameFor(piece)));
    }

    private String nameFor(String piece) {
        boolean same = ways.keySet().stream()
                        .filter(this::goesOn)
                        .map(this::reachable)
                        .distinct()
                        .count()
                < 2;
        return same ? "go-on" : scope.names().fresh(Names.Kind.MACRO, "go-on-" + piece.toLowerCase(Locale.ROOT));
    }

    /** The types that a piece may have in the course of its move. What any of their moves mentions counts, so that none is missed. */
    private Set<String> reachable(String piece) {
        return reachable.computeIfAbsent(piece, p -> {
            var found = new LinkedHashSet<String>();
            collect(p, found);
            return found;
        });
    }

    private void collect(String piece, Set<String> found) {
        if (!ways.containsKey(piece) || !found.add(piece)) {
            return;
        }
        mentionedBy(piece).forEach(word -> collect(word, found));
    }

    private Set<String> mentionedBy(String piece) {
        return mentioned.computeIfAbsent(piece, p -> {
            var words = new LinkedHashSet<String>();
            waysOf(p).forEach(way -> way.block().statements().forEach(form -> form.words(words)));
            words.retainAll(ways.keySet());
            return words;
        });
    }

    /** The types of moves that a move of one of these pieces may be continued with. */
    private Set<String> kinds(Set<String> pieces) {
        var kinds = new LinkedHashSet<String>();
        pieces.forEach(
                piece -> waysOf(piece).forEach(way -> kinds.addAll(way.block().continuing())));
        return kinds;
    }

    /**
     * All macros that are called.
     *
     * @param write writes a part, which is one of several ways or not
     */
    List<Form> macros(BiFunction<Part, Boolean, List<Form>> write) {
        return names.entrySet().stream()
                .map(entry -> macro(entry.getValue(), entry.getKey(), write))
                .toList();
    }

    /** The parts that a call stands for. */
    List<Part> parts(Set<String> pieces) {
        var kinds = kinds(pieces);
        return pieces.stream()
                .flatMap(piece -> waysOf(piece).stream())
                .filter(way -> kinds.stream().anyMatch(way::isOf))
                .toList();
    }

    /** The pieces whose moves are in each macro that is called. */
    Set<Set<String>> called() {
        return names.keySet();
    }

    private Form macro(String name, Set<String> pieces, BiFunction<Part, Boolean, List<Form>> write) {
        var cases = new ArrayList<Object>();
        for (var piece : pieces) {
            for (var kind : kinds(pieces)) {
                var fitting =
                        waysOf(piece).stream().filter(way -> way.isOf(kind)).toList();
                if (!fitting.isEmpty()) {
                    var asked = Form.list("=", "kind", ":" + kind);
                    cases.add(pieces.size() == 1 ? asked : Form.list("and", Form.list("=", "piece", piece), asked));
                    cases.add(choice(fitting, goesRound(pieces) ? forgetting(write) : write));
                }
            }
        }
        cases.add(":else");
        cases.add(Form.list("check", "false"));
        var forms = new ArrayList<>(List.of(Form.word("while"), Form.word("continue"), Form.list("end-move")));
        if (goesRound(pieces)) {
            // Captures change how many pieces there are; whoever comes to the same place without one has gone round.
            var state = Form.vector(
                    List.of(Form.word("position"), Form.list("count-all", Form.list("any", scope.pieces()))));
            forms.add(Form.list("let", "state", state));
            forms.add(Form.list("check", Form.list("not", Form.list("contains?", "been", "state"))));
            forms.add(Form.list("set!", "been", Form.list("conj", "been", "state")));
        }
        forms.add(Form.list("let", "kind", "continue"));
        forms.add(Form.list("set!", "continue", "nil"));
        forms.add(Form.list("cond", cases));
        var loop = new Form.Many("'(", forms, ")");
        return Form.list("defmacro", name, "[]", loop);
    }

    /** Forgets where the piece has been when a move does more than go: the board is another one then. */
    private static BiFunction<Part, Boolean, List<Form>> forgetting(BiFunction<Part, Boolean, List<Form>> write) {
        return (part, oneOfSeveral) -> {
            var forms = new ArrayList<>(write.apply(part, oneOfSeveral));
            if (!part.block().quiet()) {
                forms.add(Form.list("set!", "been", "#{}"));
            }
            return forms;
        };
    }

    /** One of several ways. */
    static Form choice(List<Part> parts, BiFunction<Part, Boolean, List<Form>> write) {
        var form = Form.sequence(write.apply(parts.getLast(), true));
        for (var part : parts.subList(0, parts.size() - 1).reversed()) {
            form = Form.list("if", Form.list("any", "true", "false"), Form.sequence(write.apply(part, true)), form);
        }
        return form;
    }
}
