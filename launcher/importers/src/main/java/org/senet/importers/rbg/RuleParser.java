package org.senet.importers.rbg;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.importers.ImportException;
import org.senet.importers.rbg.Expr.At;
import org.senet.importers.rbg.Token.Kind;

/** Reads the rules, by recursive descent. */
final class RuleParser {
    private static final Set<String> COMPARISONS = Set.of("==", "!=", "<", "<=", ">", ">=");
    /** Brackets may be nested so deep. */
    private static final int MOST_NESTED = 400;

    private final Tokens tokens;
    private final Sections sections;
    private final Board board;
    private int switches;
    private int nested;
    private boolean looking;

    private RuleParser(Sections sections, Board board) {
        this.tokens = sections.rules();
        this.sections = sections;
        this.board = board;
    }

    static Expr parse(Sections sections, Board board) {
        var parser = new RuleParser(sections, board);
        var rules = parser.sum();
        if (!parser.tokens.isEnd()) {
            throw Tokens.unexpected(parser.tokens.peek(""), "an action or the end of the rules");
        }
        return rules;
    }

    private Expr sum() {
        var parts = new ArrayList<Expr>();
        do {
            int start = tokens.at();
            parts.add(concat());
            skipMarks(Kind.END);
            if (tokens.at() == start) {
                throw Tokens.unexpected(tokens.peek("an action"), "an action");
            }
        } while (tokens.takeIf("+"));
        return Expr.sum(parts);
    }

    /** Marks that do not enclose whole factors are of no use. */
    private void skipMarks(Kind kind) {
        while (tokens.nextIs(kind)) {
            tokens.take("a mark");
        }
    }

    private Expr concat() {
        var parts = new ArrayList<Expr>();
        while (true) {
            var called = tokens.nextIs(Kind.BEGIN) ? called() : null;
            if (called != null) {
                parts.add(called);
                continue;
            }
            if (tokens.nextIs(Kind.BEGIN)) {
                tokens.take("a mark");
                continue;
            }
            if (tokens.nextIs(Kind.END) && endsInside()) {
                tokens.take("a mark");
                continue;
            }
            if (!startsFactor()) {
                return Expr.concat(parts);
            }
            parts.add(suffixed(factor()));
        }
    }

    /** How many calls are read as such at present, whose ends are waited for. */
    private final List<Integer> open = new ArrayList<>();

    private boolean endsInside() {
        return open.isEmpty();
    }

    /** What a macro has become, if that is a sequence of whole factors; else null, and nothing is read. */
    private @Nullable Expr called() {
        int start = tokens.at();
        int numbers = switches;
        var begin = tokens.take("a mark");
        open.add(start);
        try {
            var body = concat();
            if (!tokens.nextIs(Kind.END) || !tokens.peek("").call().equals(begin.call())) {
                tokens.back(start);
                switches = numbers;
                return null;
            }
            tokens.take("a mark");
            var call = new Expr.Call(begin.call(), body, new At(begin.place()));
            boolean hasSuffix = tokens.next("*") || tokens.next("^");
            if (hasSuffix && body instanceof Expr.Concat) {
                // The suffix belongs to the last factor only.
                tokens.back(start);
                switches = numbers;
                return null;
            }
            return suffixed(call);
        } finally {
            open.removeLast();
        }
    }

    private boolean startsFactor() {
        if (tokens.isEnd()) {
            return false;
        }
        var token = tokens.peek("");
        return token.isName()
                || Set.of("(", "{", "{?", "{!", "{$", "[", "[$", "->", "->>", ".")
                        .contains(token.text());
    }

    private Expr suffixed(Expr factor) {
        var result = factor;
        while (true) {
            while (tokens.nextIs(Kind.END) && endsInside()) {
                tokens.take("a mark");
            }
            if (tokens.takeIf("*")) {
                result = new Expr.Star(result);
            } else if (tokens.takeIf("^")) {
                skipMarks(Kind.BEGIN);
                var token = tokens.peek("a number");
                int times = tokens.number("a number");
                skipMarksIfUnenclosed();
                if (times < 1 || times > 1000) {
                    throw ImportException.at(token.place(), "an action is repeated between 1 and 1000 times");
                }
                var copies = new ArrayList<Expr>();
                copies.add(result);
                for (int i = 1; i < times; i++) {
                    copies.add(result.copy(() -> switches++));
                }
                result = Expr.concat(copies);
            } else {
                return result;
            }
        }
    }

    private void skipMarksIfUnenclosed() {
        while (tokens.nextIs(Kind.END) && endsInside()) {
            tokens.take("a mark");
        }
    }

    private Expr factor() {
        var token = tokens.take("an action");
        if (token.isName()) {
            if (!board.steps().containsKey(token.text())) {
                throw ImportException.at(
                        token.place(),
                        "there is no direction `" + token + "`",
                        "the directions are: " + String.join(", ", board.steps().keySet()));
            }
            return new Expr.Shift(token.text());
        }
        return switch (token.text()) {
            case "(" -> within(")");
            case "{?" -> look(false);
            case "{!" -> look(true);
            case "{$" -> comparison();
            case "{" -> new Expr.On(names("}"));
            case "[" -> offs();
            case "[$" -> assignments();
            case "->" -> playerSwitch(token);
            case "->>" -> {
                checkNotLooking(token);
                yield new Expr.Switch(switches++, "", new At(token.place()));
            }
            default -> Expr.NOTHING;
        };
    }

    /** An expression up to a closing bracket. Calls around it do not end in it. */
    private Expr within(String end) {
        if (++nested > MOST_NESTED) {
            throw ImportException.at(tokens.peek("an action").place(), "brackets are nested too deep");
        }
        var outside = List.copyOf(open);
        open.clear();
        try {
            var result = sum();
            skipMarks(Kind.BEGIN);
            tokens.expect(end);
            return result;
        } finally {
            open.clear();
            open.addAll(outside);
            nested--;
        }
    }

    private Expr look(boolean negated) {
        boolean before = looking;
        looking = true;
        var body = within("}");
        looking = before;
        return new Expr.Look(negated, body);
    }

    private void checkNotLooking(Token token) {
        if (looking) {
            throw ImportException.at(token.place(), "no move ends inside of `{? }` and `{! }`");
        }
    }

    private Expr playerSwitch(Token token) {
        checkNotLooking(token);
        skipMarks(Kind.BEGIN);
        var player = tokens.name("the name of a player");
        if (!sections.players().containsKey(player.text())) {
            throw ImportException.at(
                    player.place(),
                    "there is no player `" + player + "`",
                    "the players are: " + String.join(", ", sections.players().keySet()));
        }
        skipMarksIfUnenclosed();
        return new Expr.Switch(switches++, player.text(), new At(token.place()));
    }

    private Set<String> names(String end) {
        var names = new LinkedHashSet<String>();
        while (true) {
            skipAllMarks();
            if (tokens.takeIf(end)) {
                return names;
            }
            names.add(Board.piece(tokens.name("the name of a piece"), sections));
            skipAllMarks();
            if (!tokens.next(end)) {
                tokens.expect(",");
            }
        }
    }

    private void skipAllMarks() {
        while (tokens.nextIs(Kind.BEGIN) || tokens.nextIs(Kind.END)) {
            tokens.take("a mark");
        }
    }

    /** {@code [a, b]} puts either of them. */
    private Expr offs() {
        var at = new At(tokens.peek("the name of a piece").place());
        var names = names("]");
        if (names.isEmpty()) {
            throw ImportException.at(at.place(), "the name of a piece is missing");
        }
        return Expr.sum(
                names.stream().map(name -> (Expr) new Expr.Off(name, at)).toList());
    }

    private Expr assignments() {
        var parts = new ArrayList<Expr>();
        while (true) {
            skipAllMarks();
            var name = tokens.name("the name of a variable");
            if (!sections.isVariable(name.text())) {
                throw ImportException.at(name.place(), "there is no variable `" + name + "`", variables());
            }
            skipAllMarks();
            tokens.expect("=");
            parts.add(new Expr.Assign(name.text(), arithmetic(), new At(name.place())));
            if (tokens.takeIf("]")) {
                return Expr.concat(parts);
            }
            tokens.expect(",");
        }
    }

    private String variables() {
        return "the variables are: " + String.join(", ", sections.variables().keySet());
    }

    private Expr comparison() {
        var left = arithmetic();
        var sign = tokens.take("a comparison");
        if (!COMPARISONS.contains(sign.text())) {
            throw Tokens.unexpected(sign, "a comparison");
        }
        var right = arithmetic();
        tokens.expect("}");
        return new Expr.Compare(sign.text(), left, right);
    }

    private Arithmetic arithmetic() {
        var result = product();
        while (tokens.next("+") || tokens.next("-")) {
            var sign = tokens.take("a sign").text();
            result = new Arithmetic.Operation(sign, List.of(result, product()));
        }
        return result;
    }

    private Arithmetic product() {
        var result = operand();
        while (tokens.next("*") || tokens.next("/")) {
            var sign = tokens.take("a sign").text();
            result = new Arithmetic.Operation(sign, List.of(result, operand()));
        }
        return result;
    }

    private Arithmetic operand() {
        skipAllMarks();
        var token = tokens.take("a number");
        Arithmetic result;
        if (token.kind() == Kind.NUMBER) {
            result = new Arithmetic.Constant(Tokens.value(token));
        } else if (token.is("(")) {
            result = arithmetic();
            tokens.expect(")");
        } else if (token.isName() && sections.isVariable(token.text())) {
            result = new Arithmetic.Variable(token.text());
        } else if (token.isName() && sections.pieces().containsKey(token.text())) {
            result = new Arithmetic.Count(token.text());
        } else {
            throw Tokens.unexpected(token, "a number, a variable or a piece");
        }
        skipAllMarks();
        return result;
    }
}
