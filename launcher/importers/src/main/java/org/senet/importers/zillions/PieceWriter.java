package org.senet.importers.zillions;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.senet.importers.ImportException;
import org.senet.importers.Imported.Note;

/** Writes the pieces, and the macros for moves that occur several times. */
final class PieceWriter {
    private final Scope scope;
    private final List<Note> notes;
    private final List<Draft> drafts = new ArrayList<>();
    private final Map<String, Form> macros = new LinkedHashMap<>();
    private final Map<String, List<Way>> continuations = new LinkedHashMap<>();

    /** A piece that is being written: its clauses before its moves, and its moves. */
    private record Draft(Node.Group source, List<Form> head, List<Move> moves, List<Form> post) {}

    /** A move, and the macro call that it came from. */
    private record Move(Form form, Node.@Nullable Group call) {}

    /** A way in which a piece can go on with a partial move. */
    private record Way(String piece, String type, MoveWriter.Block block) {}

    PieceWriter(Scope scope, List<Note> notes) {
        this.scope = scope;
        this.notes = notes;
    }

    /** Reads all pieces; what is asked for then is complete. */
    void read() {
        scope.rules().pieces().forEach(this::readPiece);
    }

    /** Helper macros that hold statements of moves, which pieces call. */
    List<Form> macros() {
        return List.copyOf(macros.values());
    }

    // ---- reading

    private void readPiece(Node.Group piece) {
        var name = String.valueOf(scope.names().find(Names.Kind.PIECE, Rules.name(piece)));
        var draft = new Draft(piece, new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        draft.head().add(Form.list("name", name));
        for (var item : piece.rest()) {
            if (!(item instanceof Node.Group clause)) {
                throw ImportException.at(item.place(), "`" + Node.shown(item) + "` is no clause of a piece");
            }
            switch (clause.head()) {
                case "name", "dummy" -> {}
                case "image", "help", "description", "notation", "open", "value" ->
                    notes.add(new Note(clause.place(), "dropped: " + clause.head()));
                case "attribute" -> attribute(clause, draft);
                case "moves" -> blocks(clause, name, false, draft);
                case "drops" -> blocks(clause, name, true, draft);
                default ->
                    throw ImportException.at(
                            clause.place(), "`" + Node.shown(clause) + "` is no clause of a piece that is known");
            }
        }
        drafts.add(draft);
    }

    private void attribute(Node.Group clause, Draft draft) {
        if (clause.items().size() != 3) {
            throw ImportException.at(clause.place(), "an attribute has a name and a value");
        }
        var name = String.valueOf(scope.names()
                .find(Names.Kind.ATTRIBUTE, Rules.text(clause.items().get(1))));
        var value = BoardGraph.key(Rules.text(clause.items().get(2)));
        draft.head().add(Form.list("attribute", name, value));
    }

    private void blocks(Node.Group clause, String piece, boolean drop, Draft draft) {
        String type = null;
        for (var item : clause.rest()) {
            if (!(item instanceof Node.Group block)) {
                throw ImportException.at(
                        item.place(), "a move is a list of statements, not `" + Node.shown(item) + "`");
            }
            if (block.head().equals("move-type")) {
                if (block.rest().size() != 1) {
                    throw ImportException.at(block.place(), "`move-type` needs the name of a type");
                }
                type = scope.type(block.rest().getFirst());
            } else if (!block.items().isEmpty()) {
                block(block, piece, type, drop, draft);
            }
        }
    }

    private void block(Node.Group block, String piece, @Nullable String type, boolean drop, Draft draft) {
        var written = MoveWriter.write(scope, block, piece, drop);
        if (written == null) {
            notes.add(new Note(block.place(), "dropped: a move that never comes to an `add`"));
            return;
        }
        if (!drop) {
            continuations
                    .computeIfAbsent(piece, p -> new ArrayList<>())
                    .add(new Way(piece, type == null ? "any" : type, written));
        }
        var turns = scope.turnsOf(type);
        if (turns.isPresent() && turns.get().isEmpty()) {
            return;
        }
        var items = new ArrayList<Object>();
        if (type != null && scope.priorities().contains(type)) {
            items.add(Form.list("type", type));
        }
        turns.ifPresent(numbers -> items.add(Form.list("check", oneOf(numbers))));
        if (drop) {
            drop(block, items, written, draft);
            return;
        }
        items.addAll(scope.openSide());
        items.add(Form.list("check", scope.friend()));
        if (written.partial()) {
            items.add(Form.list("let", "continue", "nil"));
        }
        if (scope.countsCaptures()) {
            items.add(Form.list("let", "captures", "0"));
        }
        items.addAll(written.statements());
        if (written.partial()) {
            items.add(Form.list("go-on"));
        }
        draft.moves().add(new Move(Form.list("move", items), block.call()));
    }

    private static Form oneOf(List<Integer> numbers) {
        var tests = numbers.stream()
                .map(number -> Form.list("=", "turn-order", String.valueOf(number)))
                .toList();
        return tests.size() == 1 ? tests.getFirst() : Form.list("or", tests);
    }

    private void drop(Node.Group block, List<Object> items, MoveWriter.Block written, Draft draft) {
        if (written.partial()) {
            throw ImportException.at(block.place(), "a drop that goes on with a partial move cannot be imported");
        }
        items.addFirst(Form.list("from-reserve"));
        items.addAll(scope.openSide());
        if (!startsEmpty(block)) {
            // Pieces are placed from empty positions only; the rule goes on from any position.
            items.add(
                    Form.list("check", Form.list("=", "position", scope.board().nowhere())));
            items.add(Form.list("any-position"));
        }
        items.addAll(written.statements());
        draft.moves().add(new Move(Form.list("place", items), block.call()));
    }

    /** Whether a drop asks first whether its position is empty. */
    private static boolean startsEmpty(Node.Group block) {
        for (var item : block.items()) {
            if (item instanceof Node.Group group && group.head().equals("verify")) {
                if (asksEmpty(group.items().get(1))) {
                    return true;
                }
            } else {
                return false;
            }
        }
        return false;
    }

    private static boolean asksEmpty(Node node) {
        return switch (node) {
            case Node.Atom atom -> atom.is("empty?");
            case Node.Group group ->
                group.head().equals("and") && group.rest().stream().anyMatch(PieceWriter::asksEmpty)
                        || group.head().equals("empty?") && group.items().size() == 1;
            case Node.Text text -> false;
        };
    }

    // ---- writing

    /** The pieces; moves that occur several times become calls of macros. */
    List<Form> pieces() {
        var uses = new LinkedHashMap<String, Integer>();
        for (var draft : drafts) {
            draft.moves().forEach(move -> uses.merge(move.form().abstracted().toString(), 1, Integer::sum));
        }
        var letters = Letters.of(drafts.stream()
                .map(draft -> draft.head().getFirst())
                .map(PieceWriter::word)
                .toList());
        var pieces = new ArrayList<Form>();
        for (var draft : drafts) {
            var items = new ArrayList<Object>(draft.head());
            var name = word(draft.head().getFirst());
            if (letters.containsKey(name)) {
                items.add(1, Form.list("letter", "\"" + letters.get(name) + "\""));
            }
            for (var move : draft.moves()) {
                items.add(uses.getOrDefault(move.form().abstracted().toString(), 0) > 1 ? call(move) : move.form());
            }
            var post = post(draft);
            if (!post.isEmpty()) {
                items.add(Form.list("post", post));
            }
            pieces.add(Form.list("piece", items));
        }
        return pieces;
    }

    private static String word(Form clause) {
        return clause instanceof Form.Many many ? many.items().get(1).toString() : clause.toString();
    }

    private List<Form> post(Draft draft) {
        var post = new ArrayList<Form>();
        if (draft.moves().isEmpty()) {
            return post;
        }
        var name = word(draft.head().getFirst());
        boolean partial = continuations.getOrDefault(name, List.of()).stream()
                .anyMatch(way -> way.block().partial());
        if (partial && !scope.passesPartial()) {
            post.add(Form.list("check", "no-moves?"));
        }
        if (scope.countsCaptures()) {
            post.add(Form.list("check", Form.list("<=", "most", "captures")));
            post.add(Form.list("set!", "most", "captures"));
        }
        post.addAll(scope.closing());
        return post;
    }

    /** A call of the macro for a move, which is made where there is none. */
    private Form call(Move move) {
        var body = move.form().abstracted();
        var parameters = new TreeMap<Integer, String>();
        move.form().parameters(parameters);
        var known = macros.get(body.toString());
        if (known == null) {
            var wanted = move.call() == null ? "common-move" : move.call().head();
            var name = scope.names().fresh(Names.Kind.MACRO, wanted);
            var names = parameters.keySet().stream().map(number -> "p" + number).toList();
            known = Form.list(
                    "defmacro", name, Form.vector(names), new Form.Many("`(", ((Form.Many) body).items(), ")"));
            macros.put(body.toString(), known);
        }
        return Form.list(((Form.Many) known).items().get(1).toString(), List.copyOf(parameters.values()));
    }

    /** The macro that goes on with partial moves; null when there are none. */
    @Nullable
    Form goOn() {
        if (scope.partialTypes().isEmpty()) {
            return null;
        }
        var ways = new ArrayList<Object>();
        for (var entry : continuations.entrySet()) {
            for (var type : scope.partialTypes()) {
                var fitting = entry.getValue().stream()
                        .filter(way -> type.equals("any") || way.type().equals(type))
                        .toList();
                if (!fitting.isEmpty()) {
                    ways.add(Form.list(
                            "and", Form.list("=", "piece", entry.getKey()), Form.list("=", "kind", ":" + type)));
                    ways.add(choice(fitting));
                }
            }
        }
        ways.add(":else");
        ways.add(Form.list("check", "false"));
        return Form.list(
                "defmacro",
                "go-on",
                "[]",
                new Form.Many(
                        "'(",
                        List.of(
                                Form.word("while"),
                                Form.word("continue"),
                                Form.list("end-move"),
                                Form.list("let", "kind", "continue"),
                                Form.list("set!", "continue", "nil"),
                                Form.list("cond", ways)),
                        ")"));
    }

    private static Form choice(List<Way> ways) {
        var form = Form.sequence(ways.getLast().block().statements());
        for (int i = ways.size() - 2; i >= 0; i--) {
            form = Form.list(
                    "if",
                    Form.list("any", "true", "false"),
                    Form.sequence(ways.get(i).block().statements()),
                    form);
        }
        return form;
    }

    /** The places of the pieces, for the comments before them. */
    List<Node.Group> sources() {
        return drafts.stream().map(Draft::source).toList();
    }
}
