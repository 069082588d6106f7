package org.senet.importers.zillions;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.senet.importers.Place;

/**
 * Macros of the rules that are called inside of moves. Each call was expanded and written where it stands, for what it becomes depends on
 * all around it; here, what several calls have become is put together again, so that the script has the macros of its model. What
 * differs between the calls becomes a parameter. A macro is written only where it makes the script shorter.
 */
final class InnerMacros {
    private static final int MOST_PARAMETERS = 5;
    private static final int LEAST_LENGTH = 60;
    /** What a call costs beside its arguments, in characters. */
    private static final int CALL = 20;

    private final Names names;
    /** The macros whose calls some forms are. */
    private final Map<Form, Source> sources = new IdentityHashMap<>();
    /** The calls that take the places of forms. */
    private final Map<Form, Form> calls = new IdentityHashMap<>();

    private final Map<Form, Form> rewritten = new IdentityHashMap<>();
    private final Map<String, PieceWriter.Macro> macros = new LinkedHashMap<>();

    InnerMacros(Names names) {
        this.names = names;
    }

    /** The name of a macro, and where what it has become stands in it. */
    private record Source(String macro, Place place) {}

    /**
     * A call of a macro.
     *
     * @param became what it has become
     * @param form the same with calls in it written as calls
     */
    private record Use(Source source, Form became, Form form) {}

    /** Notes what the call of a macro has become; a node that is no such call is not noted. */
    void note(Node.Group node, Form form) {
        if (node.macro() != null) {
            sources.putIfAbsent(form, new Source(node.macro(), node.place()));
        }
    }

    /** Decides which macros the script has, once all statements are known. */
    void settle(List<Form> statements) {
        var levels = new TreeMap<Integer, List<Form>>();
        var seen = new IdentityHashMap<Form, Integer>();
        statements.forEach(statement -> level(statement, levels, seen));
        levels.values().forEach(this::settleLevel);
    }

    /** How many calls stand in each other in a form; those in it are added to the calls of their levels. */
    private int level(Form form, Map<Integer, List<Form>> levels, Map<Form, Integer> seen) {
        if (!(form instanceof Form.Many many)) {
            return 0;
        }
        var known = seen.get(form);
        if (known != null) {
            return known;
        }
        int level = 0;
        for (var item : many.items()) {
            level = Math.max(level, level(item, levels, seen));
        }
        if (sources.containsKey(form)) {
            level++;
            levels.computeIfAbsent(level, l -> new ArrayList<>()).add(form);
        }
        seen.put(form, level);
        return level;
    }

    private void settleLevel(List<Form> forms) {
        rewritten.clear();
        var alike = new TreeMap<String, List<Use>>();
        for (var form : forms) {
            var source = sources.get(form);
            if (source == null) {
                continue;
            }
            var use = new Use(source, form, rewritten(form));
            var shape = new StringBuilder(source.macro()).append(' ');
            shape(use.form(), shape);
            alike.computeIfAbsent(shape.toString(), key -> new ArrayList<>()).add(use);
        }
        alike.values().forEach(this::shareOrPart);
        rewritten.clear();
    }

    /** A form without its words. */
    private static void shape(Form form, StringBuilder shape) {
        if (form instanceof Form.Many(var open, var items, var close)) {
            shape.append(open);
            items.forEach(item -> shape(item, shape));
            shape.append(close);
        } else {
            shape.append('_');
        }
    }

    /**
     * Makes a macro of forms of one shape, or, where they differ in too much, several: the word that has the fewest values in them
     * parts them, such as the names of the one player's pieces and of the other's.
     */
    private void shareOrPart(List<Use> uses) {
        if (uses.size() < 2) {
            return;
        }
        var words = uses.stream().map(use -> words(use.form())).toList();
        if (share(uses, words)) {
            return;
        }
        int fewest = Integer.MAX_VALUE;
        int parting = -1;
        for (int i = 0; i < words.getFirst().size(); i++) {
            int at = i;
            int values = (int) words.stream().map(w -> w.get(at)).distinct().count();
            if (values > 1 && values < fewest) {
                fewest = values;
                parting = i;
            }
        }
        if (parting < 0) {
            return;
        }
        var parts = new LinkedHashMap<Form.Word, List<Use>>();
        for (int i = 0; i < uses.size(); i++) {
            parts.computeIfAbsent(words.get(i).get(parting), word -> new ArrayList<>())
                    .add(uses.get(i));
        }
        parts.values().forEach(this::shareOrPart);
    }

    /** Makes a macro of forms of one shape, where that pays. */
    private boolean share(List<Use> uses, List<List<Form.Word>> words) {
        var parameters = new LinkedHashMap<List<Form.Word>, Integer>();
        var body = new ArrayList<Form.Word>();
        for (int i = 0; i < words.getFirst().size(); i++) {
            int at = i;
            var column = words.stream().map(w -> w.get(at)).toList();
            var first = column.getFirst();
            boolean constant = first.parameter() == 0 && column.stream().allMatch(first::equals);
            body.add(
                    constant
                            ? first
                            : new Form.Word("~p" + parameters.computeIfAbsent(column, c -> parameters.size() + 1), 0));
        }
        if (parameters.size() > MOST_PARAMETERS || !pays(uses, parameters.keySet())) {
            return false;
        }
        var source = uses.getFirst().source();
        var name = names.fresh(Names.Kind.MACRO, source.macro());
        var template = (Form.Many) replaced(uses.getFirst().form(), body.iterator());
        var named = parameters.values().stream().map(number -> "p" + number).toList();
        var form = Form.list("defmacro", name, Form.vector(named), new Form.Many("`(", template.items(), ")"));
        macros.put(name, new PieceWriter.Macro(name, form, source.place()));
        for (int i = 0; i < uses.size(); i++) {
            int at = i;
            calls.put(
                    uses.get(i).became(),
                    Form.list(
                            name,
                            parameters.keySet().stream()
                                    .map(column -> column.get(at))
                                    .toList()));
        }
        return true;
    }

    /** Whether a macro and its calls are shorter than what they stand for, in characters. */
    private static boolean pays(List<Use> uses, Set<List<Form.Word>> parameters) {
        int longest = 0;
        long before = 0;
        long after = uses.getFirst().form().toString().length();
        for (var use : uses) {
            int length = use.form().toString().length();
            before += length;
            longest = Math.max(longest, length);
        }
        for (var column : parameters) {
            after += column.stream().mapToInt(word -> word.text().length() + 1).sum();
        }
        return longest > LEAST_LENGTH && after + (long) uses.size() * CALL < before;
    }

    private static List<Form.Word> words(Form form) {
        var words = new ArrayList<Form.Word>();
        collect(form, words);
        return words;
    }

    private static void collect(Form form, List<Form.Word> words) {
        switch (form) {
            case Form.Word word -> words.add(word);
            case Form.Many many -> many.items().forEach(item -> collect(item, words));
        }
    }

    private static Form replaced(Form form, Iterator<Form.Word> words) {
        return switch (form) {
            case Form.Word word -> words.next();
            case Form.Many(var open, var items, var close) ->
                new Form.Many(
                        open, items.stream().map(item -> replaced(item, words)).toList(), close);
        };
    }

    /** Statements with calls in the place of what they have become. */
    List<Form> rewritten(List<Form> statements) {
        return statements.stream().map(this::rewritten).toList();
    }

    private Form rewritten(Form form) {
        var call = calls.get(form);
        if (call != null) {
            return call;
        }
        if (!(form instanceof Form.Many(var open, var items, var close))) {
            return form;
        }
        var known = rewritten.get(form);
        if (known == null) {
            known = new Form.Many(open, rewritten(items), close);
            rewritten.put(form, known);
        }
        return known;
    }

    /** The macros that some forms call, also by way of others, in an order in which each stands behind those that it calls. */
    List<PieceWriter.Macro> macrosOf(List<Form> forms) {
        var used = new LinkedHashSet<String>();
        forms.forEach(form -> form.words(used));
        var needed = new ArrayList<PieceWriter.Macro>();
        for (var name : new ArrayList<>(macros.keySet()).reversed()) {
            var macro = macros.get(name);
            if (macro != null && used.contains(name)) {
                macro.form().words(used);
                needed.addFirst(macro);
            }
        }
        return needed;
    }
}
