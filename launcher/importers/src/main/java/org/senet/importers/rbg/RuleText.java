package org.senet.importers.rbg;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.senet.importers.Place;
import org.senet.importers.rbg.Names.Kind;

/** Writes expressions as statements and conditions, what macros have become as macros. */
final class RuleText {
    /** For what an expression is written. */
    enum Mode {
        /** A move of a player: its ways are told apart, and it has a name. */
        MOVE,
        /** The keeper, who goes the first way that there is, or a question. */
        SEARCH
    }

    /** Expressions of fewer parts are written in place. */
    private static final int SMALL = 6;

    private record Macro(String name, Expr body, boolean condition, Mode mode) {}

    private final Sections sections;
    private final Board board;
    private final Things things;
    private final Walks walks;
    private final NumberText numbers;
    private final Map<String, List<Macro>> macros = new LinkedHashMap<>();
    private final List<Form> definitions = new ArrayList<>();
    private final Map<BitSet, String> zones = new LinkedHashMap<>();
    private Function<Expr.Switch, List<Form>> end = found -> List.of();

    RuleText(Sections sections, Board board, Things things, Walks walks) {
        this.sections = sections;
        this.board = board;
        this.things = things;
        this.walks = walks;
        numbers = new NumberText(sections, things, board);
    }

    /** The macros that were written, in the order in which they must be defined. */
    List<Form> definitions() {
        return definitions;
    }

    /** The sets of cells to which rules go, and their names. */
    Map<BitSet, String> zones() {
        return zones;
    }

    /** The statements of a segment, with what is done where it ends. */
    List<Form> segment(Expr expr, Mode mode, Function<Expr.Switch, List<Form>> atEnd) {
        var before = end;
        end = atEnd;
        var result = statements(expr, mode);
        end = before;
        return result;
    }

    List<Form> statements(Expr expr, Mode mode) {
        return switch (expr) {
            case Expr.Concat c -> {
                var all = new ArrayList<Form>();
                for (var run : Walks.runs(c.parts())) {
                    all.addAll(run.isPure() ? run(run, mode) : statements(run, mode));
                }
                yield all;
            }
            case Expr.Off o -> off(o, mode);
            case Expr.Assign a -> assign(a);
            case Expr.Switch s -> end.apply(s);
            case Expr.Sum s when !s.isPure() -> List.of(sum(s, mode));
            case Expr.Star s when !s.isPure() -> star(s, mode);
            case Expr.Call c when !c.isPure() -> call(c, mode);
            default -> run(expr, mode);
        };
    }

    // ---- ways that change nothing

    private List<Form> run(Expr expr, Mode mode) {
        if (mode == Mode.MOVE && !expr.isTest() && !walks.of(expr).isUnique()) {
            return once(expr);
        }
        var parts = expr instanceof Expr.Concat c ? c.parts() : List.of(expr);
        var all = new ArrayList<Form>();
        var path = new ArrayList<String>();
        for (int i = 0; i < parts.size(); i++) {
            // Also behind a question: where one stands there may not be known.
            var goal = walks.beginning(parts.subList(i, parts.size()));
            if (goal != null) {
                flush(path, all);
                all.addAll(goTo(goal.cells()));
                i += goal.parts() - 1;
                continue;
            }
            var part = parts.get(i);
            var steps = steps(part);
            if (steps != null) {
                path.addAll(steps);
                continue;
            }
            flush(path, all);
            all.addAll(pure(part, mode));
        }
        flush(path, all);
        return all;
    }

    private static void flush(List<String> path, List<Form> all) {
        if (!path.isEmpty()) {
            all.add(Form.list("check", path(path)));
            path.clear();
        }
    }

    private static Form path(List<String> steps) {
        return steps.size() == 1 ? Form.word(steps.getFirst()) : Form.vector(steps);
    }

    /** The directions along which an expression steps, if it does nothing else; else null. */
    private @Nullable List<String> steps(Expr expr) {
        return switch (expr) {
            case Expr.Shift s -> List.of(things.direction(s.direction()));
            case Expr.Call c -> steps(c.body());
            case Expr.Concat c
            when !c.parts().isEmpty() -> {
                var all = new ArrayList<String>();
                for (var part : c.parts()) {
                    var steps = steps(part);
                    if (steps == null) {
                        yield null;
                    }
                    all.addAll(steps);
                }
                yield all;
            }
            default -> null;
        };
    }

    private List<Form> goTo(BitSet cells) {
        if (cells.isEmpty()) {
            return List.of(Form.list("check", "false"));
        }
        if (cells.cardinality() == board.size()) {
            return List.of(Form.list("any-position"));
        }
        if (cells.cardinality() == 1) {
            return List.of(Form.word(things.cell(cells.nextSetBit(0))));
        }
        return List.of(Form.list(
                "any-position",
                zones.computeIfAbsent(cells, key -> things.names.fresh("zone-" + (zones.size() + 1), Kind.ZONE))));
    }

    /** Goes to each cell to which an expression leads, once. */
    private List<Form> once(Expr expr) {
        var inside = new ArrayList<Form>();
        inside.add(Form.word("begin"));
        inside.addAll(new ArrayList<>(run(expr, Mode.SEARCH)));
        inside.add(Form.list("check", Form.list("=", "position", "goal")));
        return List.of(
                Form.list("let", "begin", "position"),
                Form.list("any-position"),
                Form.list("let", "goal", "position"),
                Form.list("check", Form.list("exists?", inside)));
    }

    private List<Form> pure(Expr expr, Mode mode) {
        if (expr.isTest()) {
            return expr.equals(Expr.NOTHING) ? List.of() : checks(expr, mode);
        }
        return switch (expr) {
            case Expr.Sum s -> List.of(sum(s, mode));
            case Expr.Star s -> pureStar(s, mode);
            case Expr.Call c -> call(c, mode);
            default -> run(expr, mode);
        };
    }

    private List<Form> checks(Expr expr, Mode mode) {
        if (expr instanceof Expr.Concat c) {
            return c.parts().stream()
                    .flatMap(part -> checks(part, mode).stream())
                    .toList();
        }
        return expr instanceof Expr.On on
                        && on.pieces().size() == sections.pieces().size()
                ? List.of()
                : List.of(Form.list("check", condition(expr)));
    }

    private List<Form> pureStar(Expr.Star star, Mode mode) {
        var body = run(star.body(), mode);
        return List.of(
                walks.of(star.body()).repeatsUniquely()
                        ? Form.list("while", Form.list("any", "false", "true"), body)
                        : Form.list("any-connected", run(star.body(), Mode.SEARCH)));
    }

    // ---- conditions

    /** A test as a condition. */
    Form condition(Expr test) {
        return switch (test) {
            case Expr.On o -> on(o.pieces());
            case Expr.Compare c ->
                Form.list(
                        c.sign().equals("==") ? "=" : c.sign().equals("!=") ? "not=" : c.sign(),
                        numbers.text(c.left(), sections.rulesPlace()),
                        numbers.text(c.right(), sections.rulesPlace()));
            case Expr.Look l -> look(l);
            case Expr.Concat c when c.parts().isEmpty() -> Form.word("true");
            case Expr.Concat c ->
                Form.list("and", c.parts().stream().map(this::condition).toList());
            case Expr.Sum s when s.parts().isEmpty() -> Form.word("false");
            case Expr.Sum s ->
                Form.list("or", s.parts().stream().map(this::condition).toList());
            case Expr.Call c -> size(c.body()) < SMALL ? condition(c.body()) : called(c, true, Mode.SEARCH);
            default -> Form.list("exists?", statements(test, Mode.SEARCH));
        };
    }

    private Form look(Expr.Look look) {
        var body = look.body();
        Form inside;
        if (body.isTest()) {
            inside = condition(body);
        } else {
            inside = Form.list("exists?", statements(body, Mode.SEARCH));
        }
        return look.negated() ? Form.list("not", inside) : inside;
    }

    private Form on(Set<String> pieces) {
        if (pieces.isEmpty()) {
            return Form.word("false");
        }
        boolean empty = pieces.contains(things.empty);
        if (empty && pieces.size() == sections.pieces().size()) {
            return Form.word("true");
        }
        var others = sections.pieces().keySet().stream()
                .filter(piece -> !pieces.contains(piece))
                .toList();
        if (others.size() == 1 && others.getFirst().equals(things.empty)) {
            return Form.word("not-empty?");
        }
        if (others.size() < pieces.size() && !others.contains(things.empty)) {
            return Form.list("not", is(others));
        }
        return is(List.copyOf(pieces));
    }

    private Form is(List<String> pieces) {
        var each = pieces.stream()
                .map(piece -> piece.equals(things.empty)
                        ? Form.word("is-empty?")
                        : Form.list("=", "piece", things.piece(piece)))
                .toList();
        return each.size() == 1 ? each.getFirst() : Form.list("or", each);
    }

    // ---- several ways

    private Form sum(Expr.Sum sum, Mode mode) {
        var asked = alternatives(sum);
        if (asked != null) {
            boolean swap = ((Expr.Look) first(sum.parts().getFirst())).negated();
            var then = statements(rest(sum.parts().get(swap ? 1 : 0)), mode);
            var otherwise = statements(rest(sum.parts().get(swap ? 0 : 1)), mode);
            return then.isEmpty() && otherwise.isEmpty()
                    ? Form.word("true")
                    : Form.list("if", look(asked), value(then), value(otherwise));
        }
        var paths = sum.parts().stream().map(this::steps).toList();
        if (!paths.contains(null)) {
            return Form.list(
                    "check", Form.list("any", paths.stream().map(RuleText::path).toList()));
        }
        return Form.list(
                "any",
                sum.parts().stream().map(part -> value(statements(part, mode))).toList());
    }

    private static Form value(List<Form> statements) {
        return statements.isEmpty() ? Form.word("true") : Form.sequence(statements);
    }

    /** What one of two ways asks at first, where the other one asks for its opposite; else null. */
    static Expr.@Nullable Look alternatives(Expr.Sum sum) {
        if (sum.parts().size() != 2
                || !(first(sum.parts().getFirst()) instanceof Expr.Look one)
                || !(first(sum.parts().getLast()) instanceof Expr.Look other)
                || one.negated() == other.negated()
                || !one.body().equals(other.body())) {
            return null;
        }
        return one.negated() ? other : one;
    }

    private static Expr first(Expr expr) {
        return expr instanceof Expr.Concat c && !c.parts().isEmpty() ? c.parts().getFirst() : expr;
    }

    /** An expression without its first part. */
    static Expr rest(Expr expr) {
        return expr instanceof Expr.Concat c
                ? Expr.concat(c.parts().subList(1, c.parts().size()))
                : Expr.NOTHING;
    }

    private List<Form> star(Expr.Star star, Mode mode) {
        var all = new ArrayList<Form>();
        for (var part : Changes.repeated(star)) {
            if (part.isPure()) {
                all.addAll(run(part, mode));
            } else {
                all.add(Form.list(
                        "while", Form.list("any", "false", "true"), statements(((Expr.Star) part).body(), mode)));
            }
        }
        return all;
    }

    // ---- changes

    private List<Form> off(Expr.Off off, Mode mode) {
        boolean empty = off.piece().equals(things.empty);
        var change = empty
                ? Form.list("capture")
                : Form.list("create", things.piece(off.piece()), things.ownerOf(off.piece()));
        var placed = change.at(off.at().place());
        if (mode != Mode.MOVE) {
            return List.of(placed);
        }
        return List.of(empty ? Form.list("log", "position", "\"-\"") : Form.list("log", "position"), placed);
    }

    /** Whether a variable can always be given its value. */
    boolean isWithinBounds(Expr.Assign assign) {
        var range = numbers.range(assign.value());
        return range.least() >= 0 && range.most() <= sections.bound(assign.variable());
    }

    private List<Form> assign(Expr.Assign assign) {
        int bound = sections.bound(assign.variable());
        var range = numbers.range(assign.value());
        var value = numbers.text(assign.value(), assign.at().place());
        var all = new ArrayList<Form>();
        if (range.most() > bound) {
            all.add(Form.list("check", Form.list("<=", value, bound)));
        }
        if (range.least() < 0) {
            all.add(Form.list("check", Form.list(">=", value, "0")));
        }
        all.add(Form.list("set!", things.variable(assign.variable()), value)
                .at(assign.at().place()));
        return all;
    }

    // ---- macros

    private List<Form> call(Expr.Call call, Mode mode) {
        if (call.hasSwitch() || size(call.body()) < SMALL || walks.target(call) != null) {
            return statements(call.body(), mode);
        }
        return List.of(called(call, false, mode));
    }

    private Form called(Expr.Call call, boolean condition, Mode mode) {
        var known = macros.computeIfAbsent(call.call(), key -> new ArrayList<>());
        for (var macro : known) {
            if (macro.condition == condition && macro.mode == mode && macro.body.equals(call.body())) {
                return Form.list(macro.name);
            }
        }
        var text = condition ? condition(call.body()) : value(statements(call.body(), mode));
        if (text.toString().contains("(let ")) {
            // A variable of a macro would be another one in each place.
            return text;
        }
        var name = things.names.fresh(macroName(call.call()), Kind.MACRO);
        known.add(new Macro(name, call.body(), condition, mode));
        definitions.add(Form.list("defmacro", name, "[]", text.quoted()).at(place(call)));
        return Form.list(name);
    }

    private static Place place(Expr.Call call) {
        return call.at().place();
    }

    /** The macro's name, and the arguments that are words, as far as it does not become too long. */
    private static String macroName(String call) {
        int open = call.indexOf('(');
        var name = new StringBuilder(Names.hyphened(call.substring(0, open)));
        for (var argument : call.substring(open + 1, call.length() - 1).split(";", -1)) {
            if (argument.matches("[A-Za-z][A-Za-z0-9 ]*") && name.length() + argument.length() < 48) {
                name.append('-').append(Names.hyphened(argument.replace(' ', '-')));
            }
        }
        return name.toString();
    }

    private static int size(Expr expr) {
        return 1 + expr.children().stream().mapToInt(RuleText::size).sum();
    }
}
