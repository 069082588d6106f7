package org.senet.importers.zillions;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.importers.ImportException;

/**
 * Writes the statements of one move.
 *
 * <p>In Zillions, everything that a move asks is asked of the board as it was before the move, and what the move does is done at
 * {@code add}: first all pieces go, then the rest happens in the order of the text. So nothing is lifted before the end. What is to
 * be done is kept in the local variable {@code queue} as functions, each with the position at which it was written ({@code later});
 * {@code origin} is where the piece comes from.
 */
final class MoveWriter {
    private final Scope scope;
    private final ConditionWriter conditions;
    private final String piece;
    private final boolean drop;
    private final Survey survey;
    private final Set<String> continuing = new LinkedHashSet<>();
    private boolean usesSource;
    private boolean ends;
    private boolean becomesAnother;

    /**
     * A written block.
     *
     * @param opening declares the variables
     * @param body what follows
     * @param continuing the types of moves with which the piece may go on
     * @param quiet whether it may do nothing but go to another position, and else only captures
     */
    record Block(List<Form> opening, List<Form> body, Set<String> continuing, boolean quiet) {
        boolean partial() {
            return !continuing.isEmpty();
        }

        List<Form> statements() {
            var statements = new ArrayList<>(opening);
            statements.addAll(body);
            return statements;
        }
    }

    private MoveWriter(Scope scope, Node.Group block, String piece, boolean drop) {
        this.scope = scope;
        survey = Survey.of(block.items(), scope.names());
        this.piece = piece;
        this.drop = drop;
        conditions = new ConditionWriter(scope);
    }

    /**
     * Writes a block of statements; null when it never adds a move.
     *
     * @param piece the type of piece that moves, or that is dropped
     */
    static @Nullable Block write(Scope scope, Node.Group block, String piece, boolean drop) {
        var writer = new MoveWriter(scope, block, piece, drop);
        var zone = drop ? writer.conditions.zone(block.items().getFirst()) : null;
        var rest = zone == null
                ? block.items()
                : block.items().subList(1, block.items().size());
        var body = writer.sequence(rest, true);
        if (!writer.ends) {
            return null;
        }
        var opening = writer.opening(Form.mayMention("origin", body));
        if (zone != null) {
            opening.addFirst(Form.list("check", Form.list("in-zone?", zone)));
        }
        return new Block(opening, body, writer.continuing, writer.isQuiet());
    }

    private boolean isQuiet() {
        return survey.mayOnlyGo() && !becomesAnother;
    }

    private List<Form> opening(boolean usesOrigin) {
        var opening = new ArrayList<Form>();
        if (usesOrigin) {
            opening.add(Form.list("let", "origin", "position"));
        }
        if (usesSource) {
            opening.add(Form.list("let", "source", "position"));
        }
        if (survey.usesMark()) {
            opening.add(Form.list("let", "marked", "position"));
        }
        if (survey.usesTarget()) {
            opening.add(Form.list("let", "target", "nil"));
        }
        if (survey.usesSteps()) {
            opening.add(Form.list("let", "steps", Form.vector(List.of())));
        }
        if (survey.usesQueue()) {
            opening.add(Form.list("let", "queue", Form.vector(List.of())));
        }
        survey.flags().forEach(flag -> opening.add(Form.list("let", flag, "false")));
        survey.positionFlags().forEach(flag -> opening.add(Form.list("let", flag, "#{}")));
        return opening;
    }

    // ---- statements

    /** @param last whether nothing of the block follows */
    private List<Form> sequence(List<Node> nodes, boolean last) {
        var forms = new ArrayList<Form>();
        for (int i = 0; i < nodes.size(); i++) {
            var node = nodes.get(i);
            boolean atEnd = last && i == nodes.size() - 1;
            statement(node, atEnd, forms);
            if (survey.isPartial() && !atEnd && mayContinue(node)) {
                var rest = sequence(nodes.subList(i + 1, nodes.size()), last);
                if (!rest.isEmpty()) {
                    forms.add(Form.list("if", Form.list("not", "continue"), Form.sequence(rest)));
                }
                return forms;
            }
        }
        if (last && (nodes.isEmpty() || !isEnd(nodes.getLast()))) {
            boolean continues = !nodes.isEmpty() && mayContinue(nodes.getLast());
            forms.add(Form.list("check", continues ? "continue" : "false"));
        }
        return forms;
    }

    private static boolean isEnd(Node node) {
        return switch (node) {
            case Node.Atom atom -> atom.is("add") || atom.is("add-partial") || atom.is("add-copy");
            case Node.Group group ->
                group.head().startsWith("add") && !group.head().endsWith("?")
                        || group.head().equals("if")
                        || group.head().isEmpty()
                                && !group.items().isEmpty()
                                && isEnd(group.items().getLast());
            case Node.Text text -> false;
        };
    }

    private static boolean mayContinue(Node node) {
        return switch (node) {
            case Node.Atom atom -> atom.is("add-partial");
            case Node.Group group ->
                group.head().endsWith("-partial") || group.items().stream().anyMatch(MoveWriter::mayContinue);
            case Node.Text text -> false;
        };
    }

    private void statement(Node node, boolean atEnd, List<Form> forms) {
        switch (node) {
            case Node.Text text -> throw ImportException.at(text.place(), "a text is no statement of a move");
            case Node.Atom atom -> word(atom, atEnd, forms);
            case Node.Group group -> {
                int before = forms.size();
                group(group, atEnd, forms);
                if (forms.size() == before + 1) {
                    scope.innerMacros().note(group, forms.getLast());
                }
            }
        }
    }

    private void word(Node.Atom atom, boolean atEnd, List<Form> forms) {
        switch (BoardGraph.key(atom.text())) {
            case "add" -> add(List.of(), atEnd, forms);
            case "add-copy" -> addCopy(atom, List.of(), atEnd, forms);
            case "add-partial" -> addPartial(List.of(), atEnd, forms);
            case "mark" -> forms.add(Form.list("set!", "marked", "position"));
            case "back" -> forms.add(Form.word("marked"));
            case "from" -> forms.add(Form.list("set!", "origin", "position"));
            case "to" -> forms.add(Form.list("set!", "target", "position"));
            case "cascade" -> {
                forms.add(Form.list(
                        "set!", "steps", Form.list("conj", "steps", Form.vector(List.of("origin", target())))));
                forms.add(Form.list("set!", "origin", "position"));
                if (survey.usesTarget()) {
                    forms.add(Form.list("set!", "target", "nil"));
                }
            }
            case "capture", "flip", "change-owner", "create" -> effect(atom, List.of(), forms);
            default -> go(atom, forms);
        }
    }

    private void go(Node node, List<Form> forms) {
        var place = conditions.find(node);
        if (place == null) {
            throw ImportException.at(
                    node.place(),
                    "`" + Node.shown(node) + "` is no statement, direction or position",
                    "if it is a macro, it is not defined before it is called here");
        }
        forms.add(conditions.direction(node) != null ? Form.list("check", place) : place);
    }

    private void group(Node.Group group, boolean atEnd, List<Form> forms) {
        switch (group.head()) {
            case "" -> forms.addAll(sequence(group.items(), atEnd));
            case "verify" -> forms.add(Form.list("check", conditions.write(argument(group))));
            case "if" -> branch(group, atEnd, forms);
            case "while" -> loop(group, forms);
            case "go" -> goBack(group, forms);
            case "opposite" -> forms.add(Form.list("check", conditions.opposite(group)));
            case "mark" ->
                forms.add(Form.list("set!", "marked", Form.list("position", conditions.place(argument(group)))));
            case "set-flag" -> forms.add(Form.list("set!", name(group, ""), truth(group, 2)));
            case "set-position-flag" -> positionFlag(group, forms);
            case "add" -> add(group.rest(), atEnd, forms);
            case "add-partial" -> addPartial(group.rest(), atEnd, forms);
            case "add-copy" -> addCopy(group, group.rest(), atEnd, forms);
            case "capture", "flip", "change-owner", "create", "change-type", "set-attribute" ->
                effect((Node.Atom) group.items().getFirst(), group.rest(), forms);
            default -> {
                if (group.items().size() == 1) {
                    statement(group.items().getFirst(), atEnd, forms);
                } else {
                    throw ImportException.at(
                            group.place(),
                            "the statement `" + group.head() + "` cannot be imported",
                            "no macro of that name is defined before it");
                }
            }
        }
    }

    private static Node argument(Node.Group group) {
        if (group.rest().size() != 1) {
            throw ImportException.at(group.place(), "`" + group.head() + "` takes one argument");
        }
        return group.rest().getFirst();
    }

    private void branch(Node.Group group, boolean atEnd, List<Form> forms) {
        if (group.items().size() < 2) {
            throw ImportException.at(group.place(), "`if` needs a condition");
        }
        var ways = group.items().subList(2, group.items().size());
        int divider = 0;
        while (divider < ways.size() && !(ways.get(divider) instanceof Node.Atom atom && atom.is("else"))) {
            divider++;
        }
        var then = ways.subList(0, divider);
        var otherwise = divider < ways.size() ? ways.subList(divider + 1, ways.size()) : List.<Node>of();
        var items = new ArrayList<Object>(List.of(conditions.write(group.items().get(1))));
        var yes = sequence(then, atEnd);
        var no = sequence(otherwise, atEnd);
        if (no.isEmpty()) {
            items.addAll(yes);
            forms.add(Form.list(yes.size() > 1 ? "when" : "if", items));
        } else {
            items.add(yes.isEmpty() ? "nil" : Form.sequence(yes));
            items.add(Form.sequence(no));
            forms.add(Form.list("if", items));
        }
    }

    private void loop(Node.Group group, List<Form> forms) {
        if (group.items().size() < 2) {
            throw ImportException.at(group.place(), "`while` needs a condition");
        }
        var condition = conditions.write(group.items().get(1));
        var body = group.items().subList(2, group.items().size());
        var items = new ArrayList<Object>();
        items.add(
                body.stream().anyMatch(MoveWriter::mayContinue)
                        ? Form.list("and", Form.list("not", "continue"), condition)
                        : condition);
        items.addAll(sequence(body, false));
        forms.add(Form.list("while", items));
    }

    private void goBack(Node.Group group, List<Form> forms) {
        var where = BoardGraph.key(Rules.text(argument(group)));
        switch (where) {
            case "from" -> forms.add(Form.word("origin"));
            case "mark" -> forms.add(Form.word("marked"));
            case "to" -> forms.add(target());
            case "last-from", "last-to" -> forms.add(Form.list("check", where));
            default -> go(argument(group), forms);
        }
    }

    private String name(Node.Group group, String prefix) {
        return scope.names()
                .declare(Names.Kind.FLAG, prefix + Rules.text(group.items().get(1)));
    }

    private Form truth(Node.Group group, int index) {
        if (group.items().size() > index) {
            return conditions.write(group.items().get(index));
        }
        throw ImportException.at(group.place(), "`" + group.head() + "` needs `true` or `false`");
    }

    private void positionFlag(Node.Group group, List<Form> forms) {
        var name = name(group, "at-");
        var where = group.items().size() > 3
                ? Form.list("position", conditions.place(group.items().get(3)))
                : Form.word("position");
        var value = truth(group, 2);
        var set = Form.list("conj", name, where);
        var cleared = Form.list("disj", name, where);
        var changed =
                switch (value.toString()) {
                    case "true" -> set;
                    case "false" -> cleared;
                    default -> Form.list("if", value, set, cleared);
                };
        forms.add(Form.list("set!", name, changed));
    }

    // ---- effects

    private void effect(Node.Atom word, List<Node> arguments, List<Form> forms) {
        var effect = new EffectWriter(scope, conditions).write(word, arguments, piece);
        forms.addAll(effect.before());
        var items = new ArrayList<Object>();
        if (effect.where() == null) {
            items.add("position");
        } else {
            items.add(Form.list("position", effect.where()));
        }
        items.addAll(effect.statements());
        if (scope.countsCaptures() && !word.is("capture")) {
            items.add("nil");
        }
        scope.useHelper("run-queue");
        forms.add(Form.list("later", items));
    }

    // ---- ends

    private Form target() {
        return survey.usesTarget()
                ? Form.list("if", Form.list("nil?", "target"), "position", "target")
                : Form.word("position");
    }

    /** What the move does. */
    private List<Form> finish(List<Form> becomes) {
        var forms = new ArrayList<Form>();
        if (survey.usesSteps()) {
            forms.add(Form.list("let", "steps", Form.list("conj", "steps", Form.vector(List.of("origin", target())))));
            forms.add(Form.list("make-steps"));
            scope.useHelper("make-steps");
        } else if (drop) {
            if (survey.usesTarget()) {
                forms.add(target());
            }
        } else {
            forms.add(Form.list("let", "here", target()));
            forms.add(Form.word("origin"));
            forms.add(Form.list("take"));
            forms.add(Form.word("here"));
        }
        var effects = effects(becomes);
        if (drop && !survey.usesSteps() && Form.mayMention("here", effects)) {
            forms.add(Form.list("let", "here", "position"));
        }
        forms.addAll(effects);
        return forms;
    }

    private List<Form> effects(List<Form> becomes) {
        var forms = new ArrayList<Form>();
        if (!becomes.isEmpty()) {
            becomesAnother = true;
            forms.add(Form.list("promote", becomes.size() == 1 ? becomes.getFirst() : Form.list("any", becomes)));
        }
        if (!survey.usesSteps()) {
            forms.addAll(landing());
        }
        forms.addAll(closeMove());
        if (drop) {
            forms.addAll(scope.closing());
        }
        return forms;
    }

    private List<Form> landing() {
        var forms = new ArrayList<Form>();
        if (scope.recycles()) {
            // As Zillions' own saved games show, a piece on which another one is dropped goes back to its owner.
            forms.add(
                    drop
                            ? Form.list("if", "not-empty?", Form.list("to-reserve", "piece", "player"))
                            : Form.list(
                                    "if",
                                    Form.list("and", "not-empty?", Form.list("not=", "here", "origin")),
                                    scope.recycle()));
        }
        if (scope.countsCaptures() && !drop) {
            forms.add(Form.list("if", "is-enemy?", Form.list("inc!", "captures")));
        }
        forms.add(Form.list("drop"));
        if (drop && !scope.deputies().isEmpty()) {
            forms.add(Form.list("set-owner!", "side"));
        }
        return forms;
    }

    private List<Form> pieces(List<Node> types) {
        return types.stream()
                .map(node -> ConditionWriter.word(scope.piece(node), node))
                .toList();
    }

    private void add(List<Node> types, boolean atEnd, List<Form> forms) {
        ends = true;
        var becomes = pieces(types);
        end(finish(becomes), atEnd, forms);
    }

    private void end(List<Form> finish, boolean atEnd, List<Form> forms) {
        if (atEnd) {
            forms.addAll(finish);
            return;
        }
        var ending = new ArrayList<>(finish);
        ending.add(Form.list("end-move"));
        ending.add(Form.list("check", "false"));
        endOrGoOn(ending, forms);
    }

    /** Ends the move, or goes on without what it would have done, which the next {@code add} does not do. */
    private void endOrGoOn(List<Form> ending, List<Form> forms) {
        var forgotten = forgotten();
        if (forgotten.isEmpty()) {
            var items = new ArrayList<Object>(List.of(Form.list("any", "true", "false")));
            items.addAll(ending);
            forms.add(Form.list("when", items));
        } else {
            forms.add(Form.list(
                    "if", Form.list("any", "true", "false"), Form.sequence(ending), Form.sequence(forgotten)));
        }
    }

    private List<Form> forgotten() {
        var forgotten = new ArrayList<Form>();
        if (survey.usesQueue()) {
            forgotten.add(Form.list("set!", "queue", Form.vector(List.of())));
        }
        if (survey.usesSteps()) {
            forgotten.add(Form.list("set!", "steps", Form.vector(List.of())));
        }
        if (survey.usesTarget()) {
            forgotten.add(Form.list("set!", "target", "nil"));
        }
        if (survey.changesOrigin()) {
            usesSource = true;
            forgotten.add(Form.list("set!", "origin", "source"));
        }
        return forgotten;
    }

    private void addCopy(Node statement, List<Node> types, boolean atEnd, List<Form> forms) {
        if (survey.usesSteps() || drop) {
            throw ImportException.at(
                    statement.place(), "`add-copy` in a drop or together with `cascade` cannot be imported");
        }
        if (scope.countsCaptures() || scope.recycles()) {
            throw ImportException.at(
                    statement.place(), "`add-copy` cannot be imported where captures are counted or recycled");
        }
        ends = true;
        var becomes = pieces(types);
        var finish = new ArrayList<Form>();
        finish.add(Form.list("let", "here", target()));
        finish.add(Form.word("here"));
        finish.add(Form.list(
                "create",
                switch (becomes.size()) {
                    case 0 -> Form.word(piece);
                    case 1 -> becomes.getFirst();
                    default -> Form.list("any", becomes);
                }));
        if (!scope.deputies().isEmpty()) {
            finish.add(Form.list("set-owner!", "side"));
        }
        finish.addAll(closeMove());
        end(finish, atEnd, forms);
    }

    /** What is done when the piece has arrived. */
    private List<Form> closeMove() {
        var forms = new ArrayList<Form>();
        if (scope.usesLastMove()) {
            forms.add(Form.list("set!", "last-from", "origin"));
            forms.add(Form.list("set!", "last-to", "here"));
        }
        if (survey.usesQueue()) {
            forms.add(Form.list("run-queue"));
            // The functions of the queue have gone to their own positions.
            forms.add(Form.word("here"));
        }
        return forms;
    }

    private void addPartial(List<Node> words, boolean atEnd, List<Form> forms) {
        ends = true;
        var becomes = new ArrayList<Form>();
        var type = "any";
        for (var node : words) {
            if (scope.names().find(Names.Kind.PIECE, Rules.text(node)) != null) {
                becomes.add(ConditionWriter.word(scope.piece(node), node));
            } else {
                type = scope.type(node);
            }
        }
        continuing.add(type);
        var finish = finish(becomes);
        finish.add(Form.list("set!", "continue", ":" + type));
        if (atEnd) {
            forms.addAll(finish);
        } else {
            endOrGoOn(finish, forms);
        }
    }
}
