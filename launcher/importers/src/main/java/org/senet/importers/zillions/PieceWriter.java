package org.senet.importers.zillions;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.senet.importers.ImportException;
import org.senet.importers.Imported.Note;
import org.senet.importers.Place;

/** Writes the pieces, and the macros for moves that occur several times. */
final class PieceWriter {
    private final Scope scope;
    private final List<Note> notes;
    private final List<Draft> drafts = new ArrayList<>();
    private final Map<Form, Macro> macros = new LinkedHashMap<>();
    private final Map<Form, Integer> uses = new HashMap<>();
    private final Continuations continuations;
    /** The moves that do not go on, each as one form. */
    private final Map<Move, Form> wholes = new IdentityHashMap<>();
    /** All statements of all moves. */
    private final List<Form> statements = new ArrayList<>();
    /** The attributes that moves set. */
    private final Set<String> assigned = new LinkedHashSet<>();

    /** A piece that is being written: its clauses before its moves, and its moves. */
    private record Draft(Node.Group source, List<Form> head, List<Move> moves) {
        String name() {
            return word(head.getFirst());
        }

        /** The names of the attributes that the piece declares. */
        List<String> attributes() {
            return head.stream().skip(1).map(PieceWriter::word).toList();
        }
    }

    /**
     * A move; one that goes on with partial moves has a part for each of several ways to begin.
     *
     * @param head what stands before the parts
     */
    private record Move(String word, List<Object> head, List<Part> parts) {
        boolean goesOn() {
            return parts.getFirst().block().partial();
        }

        /** A move of one part as a whole. */
        Form whole() {
            var items = new ArrayList<>(head);
            items.addAll(parts.getFirst().statements());
            return Form.list(word, items);
        }
    }

    /**
     * The statements of a move.
     *
     * @param type of the move; `any` for none
     * @param source the statements in the rules
     * @param inner the macros that they call
     */
    record Part(String type, MoveWriter.Block block, Node.Group source, InnerMacros inner) {
        boolean isOf(String wanted) {
            return wanted.equals("any") || wanted.equals(type);
        }

        Form form() {
            return Form.sequence(statements());
        }

        List<Form> statements() {
            return inner.rewritten(block.statements());
        }
    }

    /**
     * A macro of the program.
     *
     * @param place in the macro of the rules that it comes from; null if it comes from none
     */
    record Macro(String name, Form form, @Nullable Place place) {}

    PieceWriter(Scope scope, List<Note> notes) {
        this.scope = scope;
        this.notes = notes;
        continuations = new Continuations(scope);
    }

    /** Reads all pieces; what is asked for then is complete. */
    void read() {
        scope.rules().pieces().forEach(this::findAssigned);
        scope.rules().pieces().forEach(this::readPiece);
        scope.innerMacros().settle(statements);
        shareMoves();
    }

    /** Whole moves that macros have become are put together in the same way as statements in them. */
    private void shareMoves() {
        for (var draft : drafts) {
            for (var move : draft.moves()) {
                if (!move.goesOn()) {
                    var whole = move.whole();
                    wholes.put(move, whole);
                    scope.innerMacros().note(move.parts().getFirst().source(), whole);
                }
            }
        }
        scope.innerMacros().settle(List.copyOf(wholes.values()));
        wholes.replaceAll(
                (move, whole) -> scope.innerMacros().rewritten(List.of(whole)).getFirst());
    }

    /** Whether a whole move is written as the call of a macro. */
    private static boolean isCall(Form whole, Move move) {
        return whole instanceof Form.Many many
                && !many.items().getFirst().toString().equals(move.word());
    }

    private Form whole(Move move) {
        return Objects.requireNonNull(wholes.get(move));
    }

    private void findAssigned(Node node) {
        if (node instanceof Node.Group group) {
            if (group.head().equals("set-attribute") && group.items().size() > 1) {
                var name = scope.names()
                        .find(Names.Kind.ATTRIBUTE, Rules.text(group.items().get(1)));
                if (name != null) {
                    assigned.add(name);
                }
            }
            group.items().forEach(this::findAssigned);
        }
    }

    /** The macros that hold statements of moves, which pieces and their continuations call, and those that these call. */
    List<Macro> macros(List<Form> pieces, List<Form> continuations) {
        var callers = new ArrayList<>(pieces);
        callers.addAll(continuations);
        macros.values().forEach(macro -> callers.add(macro.form()));
        var all = scope.innerMacros().macrosOf(callers);
        all.addAll(macros.values());
        return all;
    }

    // ---- reading

    private void readPiece(Node.Group piece) {
        var name = String.valueOf(scope.names().find(Names.Kind.PIECE, Rules.name(piece)));
        var draft = new Draft(piece, new ArrayList<>(), new ArrayList<>());
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
        shareAttributes(draft);
        drafts.add(draft);
    }

    /**
     * What moves set, every piece has, whichever piece declares it: Zillions' own saved games of Yonin Shogi set attributes of the King
     * for other pieces.
     */
    private void shareAttributes(Draft draft) {
        var declared = new HashSet<>(draft.attributes());
        assigned.stream().filter(name -> !declared.contains(name)).forEach(name -> draft.head()
                .add(Form.list("attribute", name, "false")));
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
        var part = new Part(type == null ? "any" : type, written, block, scope.innerMacros());
        statements.addAll(written.statements());
        if (!drop) {
            continuations.add(piece, part);
        }
        var turns = scope.turnsOf(type);
        if (turns.isPresent() && turns.get().isEmpty()) {
            return;
        }
        var head = new ArrayList<Object>();
        if (type != null && scope.priorities().contains(type)) {
            head.add(Form.list("type", type));
        }
        turns.ifPresent(numbers -> head.add(Form.list("check", scope.duringTurns(numbers))));
        if (drop) {
            drop(block, head, part, draft);
        } else {
            move(head, part, draft);
        }
    }

    private void move(List<Object> head, Part part, Draft draft) {
        boolean partial = part.block().partial();
        head.addAll(scope.openSide());
        head.add(Form.list("check", scope.friend()));
        if (partial) {
            head.add(Form.list("let", "continue", "nil"));
        }
        if (scope.countsCaptures()) {
            head.add(Form.list("let", "captures", "0"));
        }
        // How a piece goes on is written once for all moves that begin alike.
        draft.moves().stream()
                .filter(move -> partial && move.goesOn() && move.head().equals(head))
                .findFirst()
                .ifPresentOrElse(move -> move.parts().add(part), () -> draft.moves()
                        .add(new Move("move", head, new ArrayList<>(List.of(part)))));
    }

    private void drop(Node.Group block, List<Object> head, Part part, Draft draft) {
        if (part.block().partial()) {
            throw ImportException.at(block.place(), "a drop that goes on with a partial move cannot be imported");
        }
        var sides = scope.sidesOfDeputies(part.type());
        if (sides.isEmpty()) {
            drop(block, Form.list("from-reserve"), scope.openSide(), head, part, draft);
        }
        for (var side : sides) {
            var opening = new ArrayList<>(scope.openSide());
            opening.add(Form.list("check", Form.list("=", "side", side)));
            drop(block, Form.list("from-reserve", side), opening, head, part, draft);
        }
    }

    private void drop(Node.Group block, Form reserve, List<Form> opening, List<Object> checks, Part part, Draft draft) {
        scope.noteReserves();
        var head = new ArrayList<Object>(List.of(reserve));
        head.addAll(checks);
        head.addAll(opening);
        if (!startsEmpty(block)) {
            // Pieces are placed from empty positions only; the rule goes on from any position.
            head.add(Form.list("check", Form.list("=", "position", scope.board().nowhere())));
            if (!startsElsewhere(block)) {
                head.add(Form.list("any-position"));
                head.add(Form.list(
                        "check", Form.list("not=", "position", scope.board().nowhere())));
            }
        }
        draft.moves().add(new Move("place", head, List.of(part)));
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

    /** Whether a drop first goes to a position, so that it is the same from everywhere. */
    private boolean startsElsewhere(Node.Group block) {
        return block.items().getFirst() instanceof Node.Atom atom
                && scope.names().find(Names.Kind.POSITION, atom.text()) != null
                && new ConditionWriter(scope).direction(atom) == null;
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
        countUses();
        var letters = Letters.of(drafts.stream().map(Draft::name).toList());
        var pieces = new ArrayList<Form>();
        for (var draft : drafts) {
            var items = new ArrayList<Object>(draft.head());
            if (letters.containsKey(draft.name())) {
                items.add(1, Form.list("letter", "\"" + letters.get(draft.name()) + "\""));
            }
            draft.moves().forEach(move -> items.add(move.goesOn() ? beginning(move, draft) : simple(move)));
            var post = post(draft);
            if (!post.isEmpty()) {
                items.add(Form.list("post", post));
            }
            pieces.add(Form.list("piece", items));
        }
        return pieces;
    }

    private void countUses() {
        for (var draft : drafts) {
            for (var move : draft.moves()) {
                if (move.goesOn()) {
                    continuations.call(draft.name());
                    move.parts().forEach(part -> use(part.form()));
                } else {
                    var whole = whole(move);
                    if (!isCall(whole, move)) {
                        use(whole);
                    }
                }
            }
        }
        continuations.called().forEach(pieces -> continuations.parts(pieces).forEach(part -> use(part.form())));
    }

    private void use(Form form) {
        uses.merge(form.abstracted(), 1, Integer::sum);
    }

    private boolean isShared(Form form) {
        return uses.getOrDefault(form.abstracted(), 0) > 1;
    }

    private Form simple(Move move) {
        var whole = whole(move);
        return !isCall(whole, move) && isShared(whole)
                ? call(whole, move.parts().getFirst())
                : whole;
    }

    private Form beginning(Move move, Draft draft) {
        var items = new ArrayList<>(move.head());
        if (continuations.goesRound(draft.name())) {
            items.add(Form.list("let", "been", "#{}"));
        }
        if (move.parts().size() == 1) {
            items.addAll(written(move.parts().getFirst(), false));
        } else {
            items.add(Continuations.choice(move.parts(), this::written));
        }
        items.add(continuations.call(draft.name()));
        return Form.list("move", items);
    }

    /** The statements of a part, or the call of their macro. */
    private List<Form> written(Part part, boolean oneOfSeveral) {
        return isShared(part.form()) ? List.of(call(part.form(), part)) : part.statements();
    }

    private static String word(Form clause) {
        return clause instanceof Form.Many many ? many.items().get(1).toString() : clause.toString();
    }

    private List<Form> post(Draft draft) {
        var post = new ArrayList<Form>();
        if (draft.moves().isEmpty()) {
            return post;
        }
        if (continuations.goesOn(draft.name()) && !scope.passesPartial()) {
            post.add(Form.list("check", "no-moves?"));
        }
        if (scope.countsCaptures()) {
            post.add(Form.list("check", Form.list("<=", "most", "captures")));
            post.add(Form.list("set!", "most", "captures"));
        }
        post.addAll(scope.closing());
        return post;
    }

    /** A call of the macro for a form, which is made where there is none. */
    private Form call(Form form, Part part) {
        var body = form.abstracted();
        var parameters = new TreeMap<Integer, String>();
        form.parameters(parameters);
        var known = macros.computeIfAbsent(body, key -> macro(body, List.copyOf(parameters.keySet()), part));
        return Form.list(known.name(), List.copyOf(parameters.values()));
    }

    private Macro macro(Form body, List<Integer> parameters, Part part) {
        var source = part.source().call();
        var name = scope.names().fresh(Names.Kind.MACRO, source == null ? "common-move" : source.head());
        var names = parameters.stream().map(number -> "p" + number).toList();
        var form =
                Form.list("defmacro", name, Form.vector(names), new Form.Many("`(", ((Form.Many) body).items(), ")"));
        return new Macro(name, form, source == null ? null : part.source().place());
    }

    /** The macros that go on with partial moves. */
    List<Form> continuations() {
        return continuations.macros(this::written);
    }

    /** The places of the pieces, for the comments before them. */
    List<Node.Group> sources() {
        return drafts.stream().map(Draft::source).toList();
    }
}
