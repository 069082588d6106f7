package org.senet.importers.rbg;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.senet.importers.ForeignText;
import org.senet.importers.Imported;
import org.senet.importers.LinePlaces;
import org.senet.importers.rbg.Form.Line;
import org.senet.importers.rbg.Names.Kind;

/**
 * Writes a game. Each switch to a player is a turn of the round, and what that player can do then is an action; the board and
 * the variables are those of the text, and the current cell is an attribute where it matters at the beginning of a move.
 */
final class GameText {
    private final ForeignText text;
    private final Sections sections;
    private final Board board;
    private final Things things;
    private final Walks walks;
    private final Segments segments;
    private final RuleText rules;
    private final KeeperText keeper;
    private final Depends depends;
    private final Start start;
    private final List<Expr.Switch> turns = new ArrayList<>();
    private @Nullable String here;
    private boolean merges;

    private GameText(ForeignText text, Sections sections, Board board, Expr expr) {
        this.text = text;
        this.sections = sections;
        this.board = board;
        things = new Things(sections, board);
        walks = new Walks(board);
        segments = new Segments(expr);
        rules = new RuleText(sections, board, things, walks);
        keeper = new KeeperText(segments, rules, things);
        depends = new Depends(segments, walks);
        start = Start.of(sections, board, segments);
        turns.add(start.turn());
        segments.all().stream()
                .filter(found -> !found.isKeeper() && !turns.contains(found))
                .forEach(turns::add);
        if (turns.stream().anyMatch(turn -> depends.onBeginning(turn.number()))) {
            here = things.names.fresh("current-cell", Kind.VARIABLE);
        }
    }

    static Imported write(ForeignText text, String title) {
        var sections = Sections.of(text);
        var board = Board.read(sections.board(), sections);
        var game = new GameText(text, sections, board, RuleParser.parse(sections, board));
        return game.imported(title);
    }

    private Imported imported(String title) {
        var game = game(title);
        var lines = new ArrayList<Line>();
        var name = things.names.fresh("field", Kind.ZONE);
        add(lines, new BoardText(board, things).text(name, rules.zones()));
        pieces().forEach(piece -> lines.addAll(piece.lines()));
        lines.add(new Line("", null));
        rules.definitions().forEach(definition -> add(lines, definition));
        game.add(1, Form.list("board", name));
        game.set(2, players());
        add(lines, Form.list("game", game));
        return assembled(title, lines);
    }

    private static void add(List<Line> lines, Form form) {
        lines.addAll(form.lines());
        lines.add(new Line("", null));
    }

    private Imported assembled(String title, List<Line> lines) {
        var result = new StringBuilder(";; Imported from " + text.file().getFileName() + ".\n\n");
        var places = new LinePlaces();
        for (int i = 0; i < lines.size(); i++) {
            result.append(lines.get(i).text()).append('\n');
            var place = lines.get(i).place();
            places.put(i + 3, place == null ? sections.rulesPlace() : place);
        }
        return new Imported(title, result.toString().stripTrailing() + "\n", notes(), places);
    }

    private List<Imported.Note> notes() {
        return merges
                ? List.of(new Imported.Note(
                        sections.rulesPlace(), "moves that do the same are one, also where their ways are told apart"))
                : List.of();
    }

    // ---- what stands on the board

    private List<Form> pieces() {
        var letters = letters();
        return letters.entrySet().stream()
                .map(entry -> Form.list(
                        "piece",
                        Form.list("name", things.piece(entry.getKey())),
                        Form.list("letter", Form.string(entry.getValue()))))
                .toList();
    }

    /** A letter for each piece, or two where single ones are not enough. */
    private Map<String, String> letters() {
        var letters = new LinkedHashMap<String, String>();
        for (var piece : sections.pieces().keySet()) {
            if (piece.equals(things.empty)) {
                continue;
            }
            var name = piece.toUpperCase(Locale.ROOT);
            var wanted = new ArrayList<String>();
            for (int i = 0; i < name.length(); i++) {
                wanted.add(name.substring(i, i + 1));
            }
            for (int i = 1; i < name.length(); i++) {
                wanted.add(name.substring(0, 1) + name.charAt(i));
            }
            for (char c = 'A'; c <= 'Z'; c++) {
                wanted.add(String.valueOf(c));
            }
            for (char c = 'A'; c <= 'Z'; c++) {
                wanted.add("Z" + c);
            }
            letters.put(
                    piece,
                    wanted.stream()
                            .filter(letter -> letter.matches("[A-Z]+") && !letters.containsValue(letter))
                            .findFirst()
                            .orElse(name));
        }
        return letters;
    }

    private Form players() {
        var owners = new ArrayList<>(
                sections.players().keySet().stream().map(things::player).toList());
        if (things.hasNobody()) {
            owners.add(things.nobody);
        }
        return Form.list("players", owners.stream().map(this::player).toList());
    }

    private Form player(String owner) {
        var standing = new LinkedHashMap<String, List<String>>();
        for (int i = 0; i < board.size(); i++) {
            var piece = start.piece(i);
            if (!piece.equals(things.empty) && things.ownerOf(piece).equals(owner)) {
                standing.computeIfAbsent(things.piece(piece), key -> new ArrayList<>())
                        .add(things.cell(i));
            }
        }
        if (standing.isEmpty()) {
            return Form.word(owner);
        }
        return Form.list(
                owner,
                standing.entrySet().stream()
                        .map(entry -> Form.list(entry.getKey(), entry.getValue()))
                        .toList());
    }

    // ---- rules

    private List<Form> game(String title) {
        var clauses = new ArrayList<Form>();
        clauses.add(Form.list("name", Form.string(title)));
        clauses.add(Form.word("players"));
        if (things.hasNobody()) {
            clauses.add(Form.list("neutral", things.nobody));
        }
        clauses.add(Form.list(
                "turns",
                turns.stream().map(turn -> things.player(turn.player())).toList()));
        var actions = new ArrayList<Form>();
        for (int i = 0; i < turns.size(); i++) {
            actions.add(action(i));
        }
        attributes(clauses);
        if (merges) {
            clauses.add(Form.list("option", "duplicates", "merge"));
        }
        clauses.addAll(actions);
        if (keeper.over() != null) {
            clauses.add(Form.list("end", Form.list("check", keeper.over())));
        }
        clauses.add(Form.list("end", Form.list("check", "no-moves?")));
        for (var player : sections.players().keySet()) {
            clauses.add(Form.list("score", things.player(player), things.variable(player)));
        }
        return clauses;
    }

    private void attributes(List<Form> clauses) {
        for (var player : sections.players().keySet()) {
            clauses.add(Form.list("attribute", things.variable(player), start.variable(player)));
        }
        for (var variable : sections.variables().keySet()) {
            clauses.add(Form.list("attribute", things.variable(variable), start.variable(variable)));
        }
        if (here != null) {
            clauses.add(Form.list("attribute", here, things.cell(start.cell())));
        }
        if (keeper.stage() != null) {
            clauses.add(Form.list("attribute", keeper.stage(), 0));
        }
        if (keeper.over() != null) {
            clauses.add(Form.list("attribute", keeper.over(), "false"));
        }
    }

    private List<Form> rememberCell(Expr.Switch next) {
        return here != null && depends.onBeginning(next.number())
                ? List.of(Form.list("set!", here, "position"))
                : List.of();
    }

    private Form action(int turn) {
        var from = turns.get(turn);
        var player = things.player(from.player());
        var segment = segments.of(from.number());
        var all = new ArrayList<Form>();
        boolean several = turns.stream()
                        .filter(other -> from.player().equals(other.player()))
                        .count()
                > 1;
        if (several) {
            all.add(Form.list("check", Form.list("=", "turn-order", turn + 1)));
        }
        if (here != null && depends.onBeginning(from.number())) {
            all.add(Form.word(here));
        }
        merges |= segments.repeats() || !walks.isUnique(segment);
        boolean named = endsWithPiece(segment);
        all.addAll(rules.segment(segment, RuleText.Mode.MOVE, next -> {
            var end = new ArrayList<Form>();
            if (!named) {
                end.add(Form.list("log", "position"));
            }
            end.addAll(end(turn, next));
            return end;
        }));
        return Form.list("action", player, all).at(from.at().place());
    }

    /** Whether the last thing on each way is that a piece is put down, so that the name of the move has that position already. */
    private static boolean endsWithPiece(Expr expr) {
        return switch (expr) {
            case Expr.Off o -> true;
            case Expr.Call c -> endsWithPiece(c.body());
            case Expr.Sum s -> s.parts().stream().allMatch(GameText::endsWithPiece);
            case Expr.Concat c -> {
                var last = c.parts().reversed().stream()
                        .filter(part -> !(part instanceof Expr.Switch || part instanceof Expr.Assign || part.isTest()))
                        .findFirst();
                yield last.map(GameText::endsWithPiece).orElse(true);
            }
            default -> false;
        };
    }

    private List<Form> end(int turn, Expr.Switch next) {
        return next.isKeeper()
                ? keeper.after(next, "turn " + turn, player -> toPlayer(turn, player))
                : toPlayer(turn, next);
    }

    private List<Form> toPlayer(int turn, Expr.Switch next) {
        var all = new ArrayList<>(rememberCell(next));
        int to = turns.indexOf(next);
        if (to != (turn + 1) % turns.size()) {
            all.add(Form.list("next-turn!", to + 1));
        }
        return all;
    }
}
