package org.senet.lint.rules;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.senet.data.Keyword;
import org.senet.data.Nil;
import org.senet.game.GameRules;
import org.senet.ir.EffectKind;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.ir.Lambda;
import org.senet.ir.Local;
import org.senet.ir.Query;
import org.senet.lint.Code;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.lint.Walk;
import org.senet.state.Design;
import org.senet.state.Direction;
import org.senet.state.Place;
import org.senet.translator.Mentions;

/**
 * Finds statements whose values nobody wants and which do nothing else: a question that should have been in a
 * {@code check}, a name that means nothing to rules, lazy elements that are never computed.
 */
final class UselessStatements extends Warning {
    private static final Set<String> LAZY = Set.of(
            "map",
            "mapcat",
            "map-indexed",
            "filter",
            "remove",
            "keep",
            "keep-indexed",
            "concat",
            "take-while",
            "repeat",
            "repeatedly");

    /** Functions that return a changed collection. */
    private static final Set<String> CHANGED = Set.of(
            "assoc", "assoc-in", "dissoc", "update", "update-in", "conj", "disj", "merge", "into", "cons", "pop");

    /** Functions that return a part of a collection, which may be a way to go. */
    private static final Set<String> PICKING =
            Set.of("first", "second", "last", "nth", "get", "get-in", "peek", "rest", "next");

    /** What is of no use as the last thing that a search does. */
    private static final Set<EffectKind> UNDONE = EnumSet.of(
            EffectKind.TAKE,
            EffectKind.DROP,
            EffectKind.CAPTURE,
            EffectKind.CREATE,
            EffectKind.PROMOTE,
            EffectKind.SET_OWNER,
            EffectKind.SET_ATTRIBUTE,
            EffectKind.MARK);

    UselessStatements() {
        super("useless-statement", "statements that do nothing, such as a question without `check`");
    }

    @Override
    public void game(GameRules game, Program program, Report report) {
        for (var code : program.code()) {
            if (code.game() == game) {
                for (var piece : game.pieces()) {
                    for (var way : piece.ways()) {
                        List.of(way.pre(), way.body(), way.post()).forEach(b -> unwanted(b, code, report));
                    }
                }
                for (var condition : game.conditions()) {
                    var body = condition.body();
                    boolean valued = Set.of("score", "evaluate")
                            .contains(condition.form().first().toString());
                    unwanted(valued && !body.isEmpty() ? body.subList(0, body.size() - 1) : body, code, report);
                }
            }
        }
    }

    private static void unwanted(List<Ir> statements, Code code, Report report) {
        statements.forEach(s -> unwanted(s, code, report));
    }

    private static void unwanted(Ir statement, Code code, Report report) {
        switch (statement) {
            case Ir.Do d -> {
                // All but the last are reported where every part of the code is looked at.
                if (!d.forms().isEmpty()) {
                    unwanted(d.forms().getLast(), code, report);
                }
            }
            case Ir.If i -> {
                unwanted(i.then(), code, report);
                unwanted(i.otherwise(), code, report);
            }
            case Ir.Test t when t.value() instanceof Ir.Const c && goesNowhere(c) -> judge(c, code, report);
            case Ir.Test t when isPlain(t.value(), code) -> judge(t.value(), code, report);
            default -> judge(statement, code, report);
        }
    }

    @Override
    public void code(Ir part, Code code, Report report) {
        switch (part) {
            case Ir.Do d
            when d.forms().size() > 1 -> unwanted(d.forms().subList(0, d.forms().size() - 1), code, report);
            case Ir.While w -> unwanted(w.body(), code, report);
            case Ir.Exists e -> unanswered(e.body(), false, code, report);
            case Ir.Count c -> unanswered(c.body(), false, code, report);
            case Ir.AnyConnected a -> unanswered(a.body(), false, code, report);
            case Ir.FirstWay f -> unanswered(f.body(), true, code, report);
            case Ir.Search s
            when (s.kind() == Ir.SearchKind.EXISTS || s.kind() == Ir.SearchKind.COUNT)
                    && s.function() instanceof Ir.Fn body ->
                body.lambda().arities().forEach(a -> unanswered(a.body(), false, code, report));
            default -> {
                // no statements
            }
        }
    }

    /**
     * Reports a question at the end of a search, for which it only matters that the end is reached.
     *
     * @param remains whether what the search does remains, but for the values of variables
     */
    private static void unanswered(Ir body, boolean remains, Code code, Report report) {
        switch (body) {
            case Ir.Do d when !d.forms().isEmpty() -> unanswered(d.forms().getLast(), remains, code, report);
            case Ir.If i -> {
                unanswered(i.then(), remains, code, report);
                unanswered(i.otherwise(), remains, code, report);
            }
            case Ir.Effect e
            when !remains && UNDONE.contains(e.kind()) ->
                undone(
                        e,
                        "`each` does something at each position, and `first-way` what can be done first",
                        code,
                        report);
            case Ir.BoardAttributeAssign a
            when !remains ->
                undone(
                        a,
                        "`each` does something at each position, and `first-way` what can be done first",
                        code,
                        report);
            case Ir.Assign a ->
                undone(
                        a,
                        "`(first-way ...)` goes to where its statements end, and what follows can look there",
                        code,
                        report);
            default -> {
                if (endsWithTruth(body) && code.watch().written(body) != null && body.span() != null) {
                    var shown = Texts.shown(body.span());
                    report.add(
                            body.span(),
                            "`" + shown + "` is asked here, but the search has reached its end whatever the answer is",
                            checked(shown) + " goes back unless it holds");
                }
            }
        }
    }

    private static void undone(Ir last, String hint, Code code, Report report) {
        if (code.watch().written(last) != null && last.span() != null) {
            report.add(
                    last.span(),
                    "`" + Texts.shown(last.span())
                            + "` is undone at once: the search has reached its end here, and nothing"
                            + " that it does remains",
                    hint);
        }
    }

    /** Whether the value is true or false, and only tells that; a choice may come before it. */
    private static boolean endsWithTruth(Ir ir) {
        return switch (ir) {
            case Ir.And a -> !a.forms().isEmpty() && endsWithTruth(a.forms().getLast());
            case Ir.Ask a -> a.query().isTest() && isQuestion(a);
            case Ir.Operation o -> o.operator().compares() && isQuestion(o);
            case Ir.Test t -> endsWithTruth(t.value());
            case Ir.InZone z -> isQuestion(z);
            case Ir.IsAttacked a -> isQuestion(a);
            case Ir.Exists e -> true;
            case Ir.Not n -> isQuestion(n);
            default -> false;
        };
    }

    /** Whether a statement only reads an attribute or a global that the rules never give anything to go along. */
    private static boolean isPlain(Ir statement, Code code) {
        return !(statement instanceof Ir.LocalRef)
                && Given.name(statement) != null
                && Given.in(code.bodies())
                        .isAlways(
                                statement,
                                value -> value instanceof Ir.Operation
                                        || value instanceof Ir.Const c && Design.isPlain(c.value()));
    }

    /** Whether no macro has made a statement. True and false are written where nothing is to be done. */
    private static boolean isWritten(Ir statement, Code code) {
        return code.watch().written(statement) != null
                || statement instanceof Ir.Const constant
                        && Values.isLiteral(constant)
                        && !(constant.value() instanceof Boolean);
    }

    private static void judge(Ir statement, Code code, Report report) {
        if (!isWritten(statement, code) || statement.span() == null) {
            return;
        }
        var shown = Texts.shown(statement.span());
        if (isQuestion(statement)) {
            report.add(
                    statement.span(),
                    "`" + shown + "` is asked here, but nothing depends on the answer",
                    code.game() == null ? null : checked(shown) + " goes back unless it holds");
        } else if (isLazy(statement, code)) {
            report.add(
                    statement.span(),
                    "`" + shown + "` is lazy, and nothing asks for its elements, so they are never computed",
                    isCallOf(Set.of("repeat"), statement, 2) && code.game() != null
                            ? "`(check [n n])` goes two steps, `(dotimes [_ 2] ...)` does something twice"
                            : "`doseq` and `run!` do something with each element, `doall` computes all of them");
        } else if (isCallOf(CHANGED, statement, 2)) {
            report.add(
                    statement.span(),
                    "`" + shown + "` makes a new collection, and nothing uses it",
                    "`(set! name " + shown + ")` keeps it in a variable or an attribute");
        } else if (code.game() != null && isCallOf(PICKING, statement, 1) && isPlain(statement)) {
            report.add(
                    statement.span(),
                    "`" + shown + "` does nothing here: a statement does not go to what a function returns",
                    shown.endsWith(" ...") ? "a `check` around it goes there" : "`(check " + shown + ")` goes there");
        } else if (isValue(statement)) {
            report.add(statement.span(), "`" + shown + "` does nothing here", hint(statement, code));
        }
    }

    private static String checked(String shown) {
        return shown.endsWith(" ...") ? "a `check` around it" : "`(check " + shown + ")`";
    }

    /** Whether a constant is neither a direction nor a position. */
    private static boolean goesNowhere(Ir.Const constant) {
        return !(constant.value() instanceof Direction) && !(constant.value() instanceof Place);
    }

    private static @Nullable String hint(Ir statement, Code code) {
        if (statement instanceof Ir.Const constant && code.game() != null) {
            return bare(constant, code.game());
        }
        boolean way = statement instanceof Ir.LateName
                || statement instanceof Ir.LocalRef && Walk.contains(code.bodies(), UselessStatements::isOfBoard);
        return way
                ? "in a function, a condition goes along a direction or to a position: `(check "
                        + Texts.shown(statement.span()) + ")`"
                : null;
    }

    /** What to write for a text or a keyword that has the name of a player or a piece; null for all else. */
    private static @Nullable String bare(Ir.Const constant, GameRules game) {
        var text =
                switch (constant.value()) {
                    case Keyword keyword -> keyword.name();
                    case String string -> string;
                    default -> "";
                };
        return Stream.concat(game.players().stream(), game.pieces().stream().map(GameRules.PieceRules::name))
                .filter(text::equalsIgnoreCase)
                .findFirst()
                .map(name -> "a name of the game is written bare, without quotes or a colon: `" + name + "`")
                .orElse(null);
    }

    private static boolean isOfBoard(Ir ir) {
        return ir instanceof Ir.Effect || ir instanceof Ir.Ask;
    }

    private static boolean isQuestion(Ir ir) {
        return switch (ir) {
            case Ir.Ask a -> isPlain(a);
            case Ir.InZone z -> isPlain(z);
            case Ir.AskTurn t -> true;
            case Ir.IsAttacked a -> isPlain(a);
            case Ir.NoMoves n -> true;
            case Ir.NoMovesOf n -> isPlain(n);
            case Ir.ThroughoutRepetition t -> isPlain(t.player());
            case Ir.Exists e -> true;
            case Ir.Count c -> true;
            case Ir.Mark m -> isPlain(m);
            case Ir.InReserve r -> isPlain(r);
            case Ir.PieceAttribute a -> isPlain(a);
            case Ir.BoardAttribute a -> true;
            case Ir.GlobalRef g -> true;
            case Ir.Operation o -> isPlain(o);
            case Ir.Call c -> isPlain(c) && answers(Mentions.called(c));
            case Ir.Not n -> isQuestion(n.test());
            case Ir.And a -> a.forms().stream().allMatch(UselessStatements::isQuestion);
            case Ir.Or o -> o.forms().stream().allMatch(UselessStatements::isQuestion);
            case Ir.Test t -> isQuestion(t.value()) && !mayGo(t.value());
            default -> false;
        };
    }

    /** Whether a function of the program only answers a question. */
    private static boolean answers(@Nullable Lambda function) {
        return function != null && function.arities().stream().allMatch(a -> answers(a.body(), new HashSet<>()));
    }

    /** @param answers the variables that hold answers, as the parts of an {@code and} do */
    private static boolean answers(Ir ir, Set<Local> answers) {
        return switch (ir) {
            case Ir.Do d -> d.forms().stream().allMatch(f -> answers(f, answers));
            case Ir.Bind b -> answers(b.init(), answers) && answers.add(b.local());
            case Ir.LocalRef r -> answers.contains(r.local());
            case Ir.Test t when t.value() instanceof Ir.LocalRef r -> answers.contains(r.local());
            case Ir.If i -> answers(i.test(), answers) && answers(i.then(), answers) && answers(i.otherwise(), answers);
            case Ir.Const c -> c.value() instanceof Boolean || c.value() instanceof Nil;
            default -> isQuestion(ir);
        };
    }

    /** Whether a condition goes along a direction or to a position that the value may be. */
    private static boolean mayGo(Ir value) {
        return value instanceof Ir.Mark
                || value instanceof Ir.PieceAttribute
                || value instanceof Ir.BoardAttribute
                || value instanceof Ir.GlobalRef
                || value instanceof Ir.Ask a && a.query() == Query.POSITION;
    }

    /**
     * Whether a call only makes elements that are computed when something asks for them. In rules, functions that act or choose
     * are called at once.
     */
    private static boolean isLazy(Ir ir, Code code) {
        return isCallOf(LAZY, ir, 2)
                && (code.game() == null || !Mentions.in(IrTree.children(ir), UselessStatements::acts));
    }

    private static boolean acts(Ir ir) {
        return ir instanceof Ir.Effect
                || ir instanceof Ir.Check
                || ir instanceof Ir.Any
                || ir instanceof Ir.AnyOf
                || ir instanceof Ir.BoardAttributeAssign
                || ir instanceof Ir.Capture;
    }

    private static boolean isCallOf(Set<String> functions, Ir ir, int least) {
        return Calls.ofCore(ir) instanceof String function
                && functions.contains(function)
                && ((Ir.Call) ir).arguments().size() >= least;
    }

    private static boolean isValue(Ir ir) {
        return switch (ir) {
            case Ir.LocalRef r -> true;
            case Ir.VarRef v -> true;
            case Ir.LateName n -> true;
            case Ir.Collection c -> isPlain(c);
            case Ir.Const c -> !(c.value() instanceof Nil) && !c.span().text().startsWith("(");
            default -> false;
        };
    }

    /** Whether code only computes: nothing in it moves, chooses or calls. */
    private static boolean isPlain(Ir ir) {
        return IrTree.children(ir).stream()
                .noneMatch(c -> Walk.contains(
                        c,
                        e -> e instanceof Ir.Call
                                || e instanceof Ir.Effect
                                || e instanceof Ir.Any
                                || e instanceof Ir.AnyOf
                                || e instanceof Ir.Assign
                                || e instanceof Ir.GlobalAssign
                                || e instanceof Ir.BoardAttributeAssign
                                || e instanceof Ir.Capture
                                || e instanceof Ir.Throw));
    }
}
