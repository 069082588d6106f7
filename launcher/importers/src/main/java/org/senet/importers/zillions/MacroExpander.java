package org.senet.importers.zillions;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.senet.importers.ForeignText;
import org.senet.importers.ImportException;

/**
 * Expands macros. {@code (define name form ...)} puts the forms in the place of {@code (name argument ...)}, with arguments in the
 * place of {@code $1}, {@code $2} and so on, also inside of names. A macro that is called with too few arguments takes the others
 * from the macro that calls it. The latest definition counts. Small and capital letters differ in the names of macros, so that a
 * piece {@code Tower} may be set up beside a macro {@code tower}.
 */
final class MacroExpander {
    private static final Pattern PARAMETER = Pattern.compile("\\$(1\\d|\\d)");
    private static final int MOST_DEEP = 60;
    private static final int MOST_NODES = 3_000_000;

    private final Map<String, Node.Group> macros = new HashMap<>();
    private int nodes;

    /**
     * The forms of a file without definitions, with all macros expanded and what it includes in the place of the includes.
     *
     * @throws ImportException when a macro calls itself without end, or an included file is missing
     */
    List<Node> expand(ForeignText source) throws IOException {
        var forms = new ArrayList<Node>();
        expandFile(source, forms, 0);
        return forms;
    }

    private void expandFile(ForeignText source, List<Node> forms, int depth) throws IOException {
        var read = ZrfReader.read(source);
        // A macro may be called before it is defined; where there are several definitions, the latest one before the
        // call counts.
        for (var form : read) {
            if (form instanceof Node.Group group && group.head().equals("define")) {
                name(group).ifPresent(name -> macros.putIfAbsent(name, group));
            }
        }
        for (var form : read) {
            if (!(form instanceof Node.Group group)) {
                throw ImportException.at(form.place(), "`" + Node.shown(form) + "` stands outside of all parentheses");
            }
            switch (group.head()) {
                case "define" -> define(group);
                case "include" -> include(group, source, forms, depth);
                default -> forms.addAll(expanded(group, List.of(), 0));
            }
        }
    }

    private void define(Node.Group group) {
        var name =
                name(group).orElseThrow(() -> ImportException.at(group.place(), "`define` needs the name of a macro"));
        macros.put(name, group);
    }

    private static Optional<String> name(Node.Group define) {
        return define.items().size() > 1 && define.items().get(1) instanceof Node.Atom name
                ? Optional.of(name.text())
                : Optional.empty();
    }

    private void include(Node.Group group, ForeignText source, List<Node> forms, int depth) throws IOException {
        if (group.items().size() != 2 || !(group.items().get(1) instanceof Node.Text name)) {
            throw ImportException.at(group.place(), "`include` needs the name of one file, in quotation marks");
        }
        if (depth > MOST_DEEP) {
            throw ImportException.at(group.place(), "files include each other without end");
        }
        var file = source.beside(name.text());
        if (file.isEmpty()) {
            throw ImportException.at(
                    name.place(),
                    "there is no file `" + name.text() + "`",
                    "it is looked for in the folder of `" + source.file() + "`");
        }
        expandFile(ForeignText.read(file.get()), forms, depth + 1);
    }

    private List<Node> expanded(Node node, List<List<Node>> arguments, int depth) {
        count(node);
        return switch (node) {
            case Node.Text text -> List.of(text);
            case Node.Atom atom -> substituted(atom, arguments);
            case Node.Group group -> expandedGroup(group, arguments, depth);
        };
    }

    private void count(Node node) {
        if (++nodes > MOST_NODES) {
            throw ImportException.at(
                    node.place(),
                    "the macros make more than " + MOST_NODES + " forms of this text; they may have no end");
        }
    }

    private List<Node> expandedGroup(Node.Group group, List<List<Node>> arguments, int depth) {
        var macro = macro(group, arguments);
        if (macro == null) {
            var items = new ArrayList<Node>();
            group.items().forEach(item -> items.addAll(expanded(item, arguments, depth)));
            return List.of(new Node.Group(List.copyOf(items), group.place(), null, null));
        }
        if (depth > MOST_DEEP) {
            throw ImportException.at(
                    group.place(),
                    "the macro `" + group.head() + "` is expanded more than " + MOST_DEEP + " deep",
                    "it may call itself");
        }
        return expandedCall(group, macro, arguments, depth);
    }

    private List<Node> expandedCall(Node.Group group, Node.Group macro, List<List<Node>> arguments, int depth) {
        var given = new ArrayList<List<Node>>();
        for (var argument : group.rest()) {
            var nodes = expanded(argument, arguments, depth + 1);
            given.add(depth == 0 && nodes.size() == 1 ? numbered(nodes, given.size()) : nodes);
        }
        for (int i = given.size(); i < arguments.size(); i++) {
            given.add(arguments.get(i));
        }
        var results = new ArrayList<Node>();
        for (var body : macro.items().subList(2, macro.items().size())) {
            for (var result : expanded(body, given, depth + 1)) {
                results.add(result instanceof Node.Group made ? made(made, macro, depth == 0 ? group : null) : result);
            }
        }
        return results;
    }

    /** Marks a form as what the call of a macro has become; what it is of a macro inside of that, it remains. */
    private static Node made(Node.Group made, Node.Group macro, Node.@Nullable Group call) {
        var name = made.macro() == null ? Node.shown(macro.items().get(1)) : made.macro();
        return new Node.Group(made.items(), made.place(), call, name);
    }

    /** Marks the name that an argument of the outermost call is. */
    private static List<Node> numbered(List<Node> nodes, int before) {
        return nodes.getFirst() instanceof Node.Atom atom
                ? List.of(new Node.Atom(atom.text(), atom.place(), before + 1))
                : nodes;
    }

    private static @Nullable Node only(List<Node> nodes) {
        return nodes.size() == 1 ? nodes.getFirst() : null;
    }

    private Node.@Nullable Group macro(Node.Group group, List<List<Node>> arguments) {
        if (group.items().isEmpty() || !(group.items().getFirst() instanceof Node.Atom atom)) {
            return null;
        }
        return only(substituted(atom, arguments)) instanceof Node.Atom head ? macros.get(head.text()) : null;
    }

    /**
     * An argument in the place of {@code $1}, or a name with arguments in it. An argument that is the call of a macro is all that the
     * call makes.
     */
    private static List<Node> substituted(Node.Atom atom, List<List<Node>> arguments) {
        if (atom.text().indexOf('$') < 0) {
            return List.of(atom);
        }
        var whole = PARAMETER.matcher(atom.text());
        if (whole.matches() && Integer.parseInt(whole.group(1)) <= Math.max(9, arguments.size())) {
            int number = Integer.parseInt(whole.group(1));
            if (number < 1 || number > arguments.size()) {
                return List.of(atom);
            }
            // The argument keeps its own place: what is wrong with it is wrong there.
            return arguments.get(number - 1);
        }
        var text = PARAMETER.matcher(atom.text()).replaceAll(match -> {
            int number = Integer.parseInt(match.group(1));
            if (number > 9 && number > arguments.size()) {
                var first = arguments.isEmpty() ? null : only(arguments.getFirst());
                return java.util.regex.Matcher.quoteReplacement(
                        (first instanceof Node.Atom given ? given.text() : "$1") + number % 10);
            }
            var argument = number < 1 || number > arguments.size() ? null : only(arguments.get(number - 1));
            var name = argument instanceof Node.Atom given ? given.text() : match.group();
            return java.util.regex.Matcher.quoteReplacement(name);
        });
        return List.of(new Node.Atom(text, atom.place(), 0));
    }
}
