package org.senet.importers.zillions;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.senet.importers.ImportException;
import org.senet.importers.Imported;
import org.senet.importers.Imported.Note;
import org.senet.importers.LinePlaces;
import org.senet.importers.Place;

/** Writes the program of one game. */
final class GameWriter {
    private static final int WIDTH = 100;
    private static final String BOARD = "the-board";
    private static final Map<String, Set<String>> OPTIONS = Map.of(
            "pass turn", Set.of("true", "false", "forced"),
            "pass partial", Set.of("true", "false"),
            "maximal captures", Set.of("true", "false"),
            "recycle captures", Set.of("true", "false"),
            "include off-pieces", Set.of("true", "false"),
            "recycle promotions", Set.of("false"));

    private final Rules rules;
    private final List<SavedGame.Change> edits;
    private final Scope scope;
    private final StringBuilder text = new StringBuilder();
    private final LinePlaces places = new LinePlaces();
    private int line = 1;

    private GameWriter(Rules rules, List<SavedGame.Change> edits) {
        this.rules = rules;
        this.edits = edits;
        scope = new Scope(rules);
    }

    static Imported write(Rules rules) {
        return write(rules, List.of());
    }

    /** @param edits what a saved game has changed at the start */
    static Imported write(Rules rules, List<SavedGame.Change> edits) {
        var engine = rules.single("engine");
        if (engine.isPresent()) {
            throw ImportException.at(
                    engine.get().place(), "the rules of this game are in a program, which cannot be imported");
        }
        return new GameWriter(rules, edits).write();
    }

    private Imported write() {
        checkOptions();
        var ends = new EndWriter(scope);
        ends.readRoyal();
        var pieces = new PieceWriter(scope, rules.notes());
        pieces.read();
        var written = pieces.pieces();
        var board = BoardWriter.write(scope.board(), scope.names(), BOARD);
        comment(rules.title());
        Comments.ofFile(rules.place().source()).forEach(this::comment);
        add(board, rules.single("board").map(Node.Group::place).orElse(rules.place()));
        for (var helper : Helpers.of(scope)) {
            add(helper, rules.place());
        }
        // Macros come before those that call them.
        var continuations = pieces.continuations();
        for (var macro : pieces.macros(written, continuations)) {
            var place = macro.place();
            if (place == null) {
                add(macro.form(), rules.place());
            } else {
                add(macro.form(), place, Comments.beforeMacro(place));
            }
        }
        for (var macro : continuations) {
            add(macro, rules.place());
        }
        for (int i = 0; i < written.size(); i++) {
            var place = pieces.sources().get(i).place();
            add(written.get(i), place, Comments.before(place));
        }
        add(game(ends), rules.place(), Comments.before(rules.place()));
        return new Imported(rules.title(), text.toString(), rules.notes(), places);
    }

    private void checkOptions() {
        var maximal = rules.options().get("maximal captures");
        if (maximal != null && rules.option("maximal captures").equals("true") && !scope.countsCaptures()) {
            rules.notes()
                    .add(
                            new Note(
                                    maximal.place(),
                                    "without effect: option maximal captures, as moves that capture nothing have the priority of captures"));
        }
        rules.options().forEach((name, value) -> {
            var values = OPTIONS.get(name);
            if (values == null) {
                throw ImportException.at(value.place(), "the option `" + name + "` cannot be imported");
            }
            if (!values.contains(rules.option(name))) {
                throw ImportException.at(
                        value.place(),
                        "the option `" + name + "` with the value `" + rules.option(name) + "` cannot be imported");
            }
        });
    }

    // ---- the text

    private void comment(String said) {
        text.append(";; ").append(said.replaceAll("\\s+", " ")).append("\n");
        line++;
    }

    private void add(Form form, Place place) {
        add(form, place, List.of());
    }

    private void add(Form form, Place place, List<String> comments) {
        text.append("\n");
        line++;
        comments.forEach(this::comment);
        places.put(line, place);
        for (var each : form.lines(WIDTH)) {
            text.append(each).append("\n");
            line++;
        }
    }

    // ---- the game form

    private Form game(EndWriter ends) {
        // Written first: they may count pieces outside the board, which the players have only then.
        var conditions = ends.write();
        var items = new ArrayList<Object>();
        items.add(Form.list("name", quoted(rules.title())));
        items.add(Form.list("board", BOARD));
        items.add(new SetupWriter(scope, edits).players());
        turns(items);
        if (!scope.priorities().isEmpty()) {
            items.add(Form.list("priorities", scope.priorities()));
        }
        if (scope.usesLastMove()) {
            items.add(Form.list("attribute", "last-from", "nil"));
            items.add(Form.list("attribute", "last-to", "nil"));
        }
        scope.players().stream()
                .filter(player -> Scope.isRandom(player) && scope.hasTurn(player))
                .forEach(player -> items.add(Form.list("chance", player, Form.list("check", "false"))));
        pass(items);
        items.addAll(conditions);
        return Form.list("game", items);
    }

    private void turns(List<Object> items) {
        var turns = scope.turns().stream().map(Scope.Turn::player).toList();
        if (!turns.equals(scope.players())) {
            items.add(Form.list("turns", turns));
        }
    }

    private void pass(List<Object> items) {
        var passing = rules.option("pass turn");
        if (passing.equals("true") || passing.equals("forced")) {
            var pass = new ArrayList<Form>();
            if (passing.equals("forced")) {
                pass.add(Form.list("check", "no-moves?"));
            }
            pass.addAll(scope.openSide());
            pass.addAll(scope.closing());
            items.add(Form.list("pass", pass));
        }
    }

    static String quoted(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }
}
