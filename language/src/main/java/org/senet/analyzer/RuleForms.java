package org.senet.analyzer;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.senet.board.Board;
import org.senet.board.ZoneName;
import org.senet.data.PersistentList;
import org.senet.data.Symbol;
import org.senet.errors.Suggest;
import org.senet.ir.EffectKind;
import org.senet.ir.Ir;
import org.senet.ir.Ir.TestMode;
import org.senet.ir.Operator;
import org.senet.ir.Query;
import org.senet.ir.TurnQuery;
import org.senet.runtime.SenetContext;
import org.senet.state.Player;

/**
 * The words and forms of rules. In a rule they come before the functions of the core; in a function a variable of the same
 * name comes first, so that a program may call its own things {@code position} or {@code player}.
 */
final class RuleForms {
    /** The forms by name that need no game to be understood. */
    static final Map<String, SpecialForm> FORMS = new HashMap<>();

    static {
        for (var query : Query.values()) {
            FORMS.put(query.word(), (a, form, scope, tail) -> new Ir.Ask(a.here(), query, a.elements(form, 1, scope)));
        }
        for (var kind : EffectKind.values()) {
            FORMS.put(kind.word(), (a, form, scope, tail) -> effect(a, form, scope, kind));
        }
        for (var turn : TurnQuery.values()) {
            FORMS.put(turn.word(), (a, form, scope, tail) -> askTurn(a, form, turn));
        }
        FORMS.put("set!", RuleForms::set);
        FORMS.put("inc!", (a, form, scope, tail) -> step(a, form, scope, Operator.INCREMENT));
        FORMS.put("dec!", (a, form, scope, tail) -> step(a, form, scope, Operator.DECREMENT));
        FORMS.put("option", RuleForms::option);
        FORMS.put("opposite", (a, form, scope, tail) -> {
            a.requireCount(form, 1, 1, "(opposite direction)");
            return new Ir.Opposite(a.here(), a.element(form, 1, scope, false));
        });
        FORMS.put("in-zone?", RuleForms::inZone);
        FORMS.put("no-moves?", RuleForms::noMoves);
        FORMS.put(Ir.ThroughoutRepetition.WORD, RuleForms::throughoutRepetition);
        FORMS.put(Ir.IsAttacked.ATTACKED, (a, form, scope, tail) -> isAttacked(a, form, scope, false));
        FORMS.put(Ir.IsAttacked.DEFENDED, (a, form, scope, tail) -> isAttacked(a, form, scope, true));
        FORMS.put("in-reserve", RuleForms::inReserve);
        FORMS.put("mark", (a, form, scope, tail) -> new Ir.Mark(a.here(), a.elements(form, 1, scope)));
        FORMS.put(
                "marked?",
                (a, form, scope, tail) ->
                        new Ir.Test(a.here(), new Ir.Mark(a.here(), a.elements(form, 1, scope)), TestMode.CORE));
    }

    /** What is done with a type of piece, which is the first argument. */
    private static final Set<EffectKind> TYPED = EnumSet.of(
            EffectKind.PROMOTE,
            EffectKind.SET_PIECE,
            EffectKind.CREATE,
            EffectKind.TO_RESERVE,
            EffectKind.FROM_RESERVE);

    private final Analyzer analyzer;

    RuleForms(Analyzer analyzer) {
        this.analyzer = analyzer;
    }

    // ---- names

    /** What a bare name means in a rule, before variables of namespaces are looked at; null for other code. */
    @Nullable
    Ir name(String name, Scope scope) {
        var game = analyzer.game();
        if (game == null) {
            return null;
        }
        var value = game.value(name);
        if (value != null) {
            return new Ir.Const(analyzer.here(), value);
        }
        if (game.isPieceAttribute(name)) {
            return new Ir.PieceAttribute(analyzer.here(), name, List.of());
        }
        if (game.isBoardAttribute(name)) {
            return new Ir.BoardAttribute(analyzer.here(), name);
        }
        return scope.mode() == TestMode.RULES ? word(name) : null;
    }

    /** What a bare name means in a function when no variable has it. */
    @Nullable
    Ir lateWord(String name, Scope scope) {
        return scope.mode() == TestMode.RULES ? null : word(name);
    }

    private @Nullable Ir word(String name) {
        var here = analyzer.here();
        var query = Query.named(name);
        if (query != null) {
            return new Ir.Ask(here, query, List.of());
        }
        var turn = TurnQuery.named(name);
        if (turn != null) {
            return new Ir.AskTurn(here, turn);
        }
        return switch (name) {
            case "no-moves?" -> new Ir.NoMoves(here);
            case Ir.IsAttacked.ATTACKED -> new Ir.IsAttacked(here, false, List.of(), List.of());
            case Ir.IsAttacked.DEFENDED -> new Ir.IsAttacked(here, true, List.of(), List.of());
            case "mark" -> new Ir.Mark(here, List.of());
            default -> null;
        };
    }

    /** Whether a call asks for an attribute of the piece at the end of a path: in functions, names of the program and the core come first. */
    private boolean isAttribute(String name, Scope scope) {
        var game = analyzer.game();
        if (game != null && scope.mode() == TestMode.RULES) {
            return game.isPieceAttribute(name);
        }
        return (game != null ? game.isPieceAttribute(name) : analyzer.text().isPieceAttribute(name))
                && !scope.names().contains(name)
                && analyzer.context().resolve(analyzer.namespace(), null, name) == null;
    }

    /** The form of rules with a name, where it comes before the core's; null when it does not. */
    @Nullable
    SpecialForm form(String name, PersistentList form, Scope scope) {
        boolean rules = scope.mode() == TestMode.RULES;
        if (rules && name.equals("seq")) {
            return (a, f, s, tail) -> a.body(f, 1, s, tail);
        }
        if (isAttribute(name, scope)) {
            return (a, f, s, tail) -> new Ir.PieceAttribute(a.here(), name, a.elements(f, 1, s));
        }
        var special = FORMS.get(name);
        if (special == null || ColumnForms.isCoreCall(name, form)) {
            return null;
        }
        if (!rules
                && analyzer.context().resolve(analyzer.namespace(), null, name) != null
                && !ColumnForms.isEffectOnly(name, form)) {
            return null;
        }
        return special;
    }

    // ---- variables

    /** {@code (let x e)}: a variable that stays open to the end of the rule. */
    static Ir openVariable(Analyzer a, PersistentList form, Scope scope) {
        a.requireCount(form, 1, 2, "(let name value)");
        var init = form.size() > 2 ? value(a, form, 2, scope) : a.nil();
        var name = a.requireSymbol(form, 1, "the name of a variable");
        var open = scope.reopened(name.name());
        if (open != null) {
            open.markAssigned();
            return new Ir.Assign(a.here(), open, init);
        }
        return new Ir.Bind(a.here(), scope.defineToEnd(name), init);
    }

    private static Ir set(Analyzer a, PersistentList form, Scope scope, boolean tail) {
        a.requireCount(form, 2, 2, "(set! name value)");
        return assign(a, form, scope, value(a, form, 2, scope));
    }

    private static Ir value(Analyzer a, PersistentList form, int index, Scope scope) {
        return ChoiceForms.asValue(a, a.element(form, index, scope, false));
    }

    private static Ir step(Analyzer a, PersistentList form, Scope scope, Operator operator) {
        a.requireCount(form, 1, 2, "(" + form.first() + " name)");
        var current = changed(a.element(form, 1, scope, false));
        var value = form.size() == 2
                ? new Ir.Operation(a.here(), operator, List.of(current))
                : new Ir.Operation(
                        a.here(),
                        operator == Operator.INCREMENT ? Operator.ADD : Operator.SUBTRACT,
                        List.of(current, a.element(form, 2, scope, false)));
        return assign(a, form, scope, value);
    }

    /** What a name is before {@code inc!} changes it: an attribute, that of the piece which is changed. */
    private static Ir changed(Ir name) {
        return switch (name) {
            case Ir.PieceAttribute p -> new Ir.PieceAttribute(p.span(), p.name(), p.path(), true);
            case Ir.GlobalRef g -> new Ir.GlobalRef(g.span(), g.name(), true);
            default -> name;
        };
    }

    private static Ir assign(Analyzer a, PersistentList form, Scope scope, Ir value) {
        var symbol = a.requireSymbol(form, 1, "the name of a variable");
        var name = symbol.name();
        var local = scope.find(name);
        if (local != null) {
            if (scope.isCaptured(name)) {
                throw a.error(
                        symbol,
                        "a function has its own copy of `" + name + "`, so it cannot change the variable outside",
                        "return the new value, or use an atom");
            }
            local.markAssigned();
            return new Ir.Assign(a.here(), local, value);
        }
        var game = a.game();
        if (game != null && game.isBoardAttribute(name)) {
            return new Ir.BoardAttributeAssign(a.here(), name, value);
        }
        if (game != null && game.isPieceAttribute(name)) {
            return new Ir.Effect(
                    a.here(), EffectKind.SET_ATTRIBUTE, List.of(new Ir.Const(a.spanOf(symbol), name), value));
        }
        if (game != null && game.value(name) != null) {
            throw a.error(symbol, "`" + name + "` is part of the game and cannot be set", null);
        }
        var variable = a.context().resolve(a.namespace(), symbol.namespace(), name);
        if (variable != null && (variable.isDynamic() || !variable.namespace().equals(SenetContext.CORE))) {
            return VariableForms.assign(a, symbol, variable, value);
        }
        a.text().addSet(name);
        return new Ir.GlobalAssign(a.here(), name, value);
    }

    // ---- conditions

    /** {@code (if c then)}, {@code (if c then else)} or {@code (if c statements... else statements...)}. */
    static Ir ifForm(Analyzer a, PersistentList form, Scope scope, boolean tail) {
        a.requireCount(form, 2, -1, "(if condition statements ... else statements ...)");
        int divider = -1;
        for (int i = 2; i < form.size() && divider < 0; i++) {
            divider = isElse(form.get(i)) ? i : -1;
        }
        for (int i = divider + 1; divider >= 0 && i < form.size(); i++) {
            if (isElse(form.get(i))) {
                throw a.error(
                        form.get(i),
                        "an `if` has one `else`",
                        "several conditions stand in `(cond condition statement ... :else statement)`");
            }
        }
        if (divider < 0 && form.size() > 4) {
            throw a.error(
                    form,
                    "`if` has more than two ways to go",
                    "put `else` between them, or use (seq ...) for several statements");
        }
        var test = a.conditionElement(form, 1, scope);
        int thenEnd = divider >= 0 ? divider : Math.min(form.size(), 3);
        int elseStart = divider >= 0 ? divider + 1 : 3;
        var known = Decided.condition(test);
        if (known != null) {
            return known
                    ? statements(a, form, 2, thenEnd, scope, tail)
                    : statements(a, form, elseStart, form.size(), scope, tail);
        }
        return new Ir.If(
                a.here(),
                test,
                statements(a, form, 2, thenEnd, scope.branch(), tail),
                statements(a, form, elseStart, form.size(), scope.branch(), tail));
    }

    private static boolean isElse(Object form) {
        return form instanceof Symbol s && s.name().equals("else");
    }

    private static Ir statements(Analyzer a, PersistentList form, int from, int to, Scope scope, boolean tail) {
        var irs = new ArrayList<Ir>();
        for (int i = from; i < to; i++) {
            boolean last = i == to - 1;
            irs.add(
                    last && !scope.isStatement()
                            ? a.element(form, i, scope, tail)
                            : a.statement(form, i, scope, tail && last));
        }
        return irs.isEmpty() ? a.nil() : irs.size() == 1 ? irs.getFirst() : new Ir.Do(a.here(), irs);
    }

    // ---- looking and acting

    private static Ir askTurn(Analyzer a, PersistentList form, TurnQuery turn) {
        a.requireCount(form, 0, 0, turn.word() + ", or (" + turn.word() + ")");
        return new Ir.AskTurn(a.here(), turn);
    }

    private static Ir noMoves(Analyzer a, PersistentList form, Scope scope, boolean tail) {
        a.requireCount(form, 0, 1, "no-moves?, or (no-moves? player)");
        return form.size() == 1
                ? new Ir.NoMoves(a.here())
                : new Ir.NoMovesOf(a.here(), a.element(form, 1, scope.asValue(), false));
    }

    private static Ir throughoutRepetition(Analyzer a, PersistentList form, Scope scope, boolean tail) {
        a.requireCount(form, 2, -1, "(" + Ir.ThroughoutRepetition.WORD + " player statement ...)");
        if (scope.mode() != TestMode.RULES) {
            throw a.error(
                    form,
                    "`" + Ir.ThroughoutRepetition.WORD + "` works in the conditions of a game, not in a function",
                    "write it in the game, or make the function a macro");
        }
        var condition = new Ir.Exists(a.here(), a.searched(form, 2, scope.search(), false));
        return new Ir.ThroughoutRepetition(a.here(), a.element(form, 1, scope.asValue(), false), condition);
    }

    private static Ir inZone(Analyzer a, PersistentList form, Scope scope, boolean tail) {
        a.requireCount(form, 1, -1, "(in-zone? zone)");
        return new Ir.InZone(a.here(), zone(a, form), a.elements(form, 2, scope));
    }

    /** The zone that a form names first, as in a {@link ZoneName}. */
    static String zone(Analyzer a, PersistentList form) {
        var hint = "a zone is named and not computed: write `(" + form.get(0) + " zone)`, one for each case";
        var zone = a.requireSymbol(form, 1, "the name of a zone", hint);
        var game = a.game();
        if (game != null && !game.isZone(zone.name())) {
            throw a.error(zone, "the board has no zone `" + zone.name() + "`", zoneHint(zone.name(), game));
        }
        return new ZoneName(zoneOwner(a, zone), zone.name()).toString();
    }

    private static @Nullable String zoneHint(String name, GameNames game) {
        return game.players().contains(name) || TurnQuery.named(name) != null
                ? "a player stands in front of its zone, as in `"
                        + game.players().getFirst() + "/"
                        + game.zones().stream().findFirst().orElse("zone")
                        + "`, and is not computed: one question for each player"
                : Suggest.hint(name, game.zones());
    }

    /** The player whose zone a name means, {@code Black/home}; the namespace that a macro gives to names is none. */
    private static @Nullable String zoneOwner(Analyzer a, Symbol zone) {
        var owner = zone.namespace();
        if (owner == null) {
            return null;
        }
        var players = new TreeSet<String>();
        a.namespace().definitions("board").values().forEach(board -> players.addAll(((Board) board).players()));
        if (players.contains(owner)) {
            return owner;
        }
        if (a.context().findNamespace(owner) != null) {
            return null;
        }
        throw a.error(zone, "no board has zones of a player `" + owner + "`", Suggest.hint(owner, players));
    }

    /** {@code (option name)} is the option's value, {@code (option name value)} whether it has that one. */
    private static Ir option(Analyzer a, PersistentList form, Scope scope, boolean tail) {
        a.requireCount(form, 1, 2, "(option name), or (option name value)");
        var name = a.requireSymbol(form, 1, "the name of an option");
        var game = a.game();
        if (game == null) {
            throw a.error(form, "options are known only in the rules of a game", "give the value to the function");
        }
        var value = game.option(name.name());
        if (value == null) {
            throw a.error(
                    name,
                    "the game has no option `" + name + "` of its own",
                    Suggest.hint(name.name(), game.options().keySet()));
        }
        if (form.size() == 2) {
            return new Ir.Const(a.here(), Decided.optionValue(value));
        }
        // A syntax-quote puts the core's namespace in front of words such as `long`.
        var asked = form.get(2) instanceof Symbol word ? word.name() : String.valueOf(form.get(2));
        var values = game.options().get(name.name());
        if (!values.contains(asked)) {
            throw a.error(
                    form.get(2),
                    "the option `" + name + "` is never `" + asked + "`",
                    "it is one of: " + String.join(", ", values));
        }
        return new Ir.Const(a.here(), value.equals(asked));
    }

    private static Ir effect(Analyzer a, PersistentList form, Scope scope, EffectKind kind) {
        switch (kind) {
            case TAKE, DROP -> {
                return ColumnForms.takeOrDrop(a, form, scope, kind);
            }
            case PROMOTE -> a.requireCount(form, 1, 1, "(promote Type)");
            case SET_OWNER -> a.requireCount(form, 1, 1, "(set-owner! Player)");
            case SET_PIECE -> a.requireCount(form, 1, 2, "(set-piece! Type Player)");
            case SET_ATTRIBUTE -> {
                return setAttribute(a, form, scope);
            }
            case CREATE -> a.requireCount(form, 1, -1, "(create Type Player path ...)");
            case TO_RESERVE -> a.requireCount(form, 1, 2, "(to-reserve Type), or (to-reserve Type Player)");
            case FROM_RESERVE -> a.requireCount(form, 1, 2, "(from-reserve Type), or (from-reserve Type Player)");
            case LOG -> a.requireCount(form, 1, -1, "(log text ...)");
            case NEXT_TURN -> a.requireCount(form, 1, 1, "(next-turn! number)");
            case WEIGHT -> a.requireCount(form, 1, 1, "(weight number)");
            case MARK -> a.requireCount(form, 0, 1, "(mark! value)");
            case CAPTURE -> {
                // a path of any length
            }
        }
        var arguments = a.elements(form, 1, scope);
        if (TYPED.contains(kind)) {
            arguments.set(0, ChoiceForms.asValue(a, arguments.getFirst()));
            refusePlayer(a, form, arguments.getFirst());
        }
        return new Ir.Effect(a.here(), kind, arguments);
    }

    private static void refusePlayer(Analyzer a, PersistentList form, Ir type) {
        if (type instanceof Ir.Const c && c.value() instanceof Player player) {
            throw a.error(
                    form.get(1),
                    "expected a type of piece, but got " + player.name() + ", which is a player",
                    form.size() > 2
                            ? "the type comes first: `(" + form.get(0) + " Type " + player.name() + ")`"
                            : null);
        }
    }

    /** {@code (is-attacked? path ...)} or {@code (is-attacked? (by Type ...) path ...)}. */
    private static Ir isAttacked(Analyzer a, PersistentList form, Scope scope, boolean defended) {
        boolean typed = form.size() > 1
                && form.get(1) instanceof PersistentList l
                && !l.isEmpty()
                && l.get(0) instanceof Symbol s
                && s.name().equals("by");
        if (!typed) {
            return new Ir.IsAttacked(a.here(), defended, List.of(), a.elements(form, 1, scope));
        }
        var types = new ArrayList<String>();
        var by = (PersistentList) form.get(1);
        for (int i = 1; i < by.size(); i++) {
            types.add(ChoiceForms.requireType(a, by, i, scope));
        }
        if (types.isEmpty()) {
            throw a.error(by, "`by` needs types of pieces", "it is written (by Rook Queen)");
        }
        return new Ir.IsAttacked(a.here(), defended, List.copyOf(types), a.elements(form, 2, scope));
    }

    /** {@code (in-reserve Type)} or {@code (in-reserve Type Player)}. */
    private static Ir inReserve(Analyzer a, PersistentList form, Scope scope, boolean tail) {
        a.requireCount(form, 1, 2, "(in-reserve Type), or (in-reserve Type Player)");
        return new Ir.InReserve(a.here(), a.elements(form, 1, scope));
    }

    private static Ir setAttribute(Analyzer a, PersistentList form, Scope scope) {
        a.requireCount(form, 2, 2, "(set-attribute! name value)");
        var name = a.requireSymbol(form, 1, "the name of an attribute");
        if (a.game() != null && !a.game().isPieceAttribute(name.name())) {
            throw a.error(
                    name,
                    "no piece has an attribute `" + name.name() + "`",
                    "declare it in the piece: (attribute " + name.name() + " false)");
        }
        var constant = new Ir.Const(a.spanOf(name), name.name());
        return new Ir.Effect(a.here(), EffectKind.SET_ATTRIBUTE, List.of(constant, value(a, form, 2, scope)));
    }
}
