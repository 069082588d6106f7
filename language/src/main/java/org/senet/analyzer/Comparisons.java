package org.senet.analyzer;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.data.Keyword;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentSet;
import org.senet.data.PersistentVector;
import org.senet.data.Printer;
import org.senet.data.Symbol;
import org.senet.errors.SenetException;
import org.senet.ir.Ir;
import org.senet.ir.Query;
import org.senet.runtime.SenetContext;
import org.senet.runtime.Var;
import org.senet.state.Direction;
import org.senet.state.PieceType;
import org.senet.state.Place;
import org.senet.state.Player;

/** Refuses to compare what a rule asks for with what it can never be, such as a type of piece with a string. */
final class Comparisons {
    /** The function that asks a set for an element, but a vector for an index. */
    static final String CONTAINS = "contains?";

    private Comparisons() {}

    /** What a value is, for people. */
    private enum Kind {
        TYPE("a type of piece", true),
        PLAYER("a player", true),
        POSITION("a position", true),
        DIRECTION("a direction", true),
        STRING("a string", false),
        KEYWORD("a keyword", false),
        SYMBOL("a symbol", false),
        NUMBER("a number", false);

        private final String words;
        private final boolean ofGames;

        Kind(String words, boolean ofGames) {
            this.words = words;
            this.ofGames = ofGames;
        }
    }

    static void check(Analyzer analyzer, List<Ir> operands) {
        for (var asked : operands) {
            var kind = kindOf(asked);
            for (var other : operands) {
                var found = kind == null ? null : foundKind(other);
                if (found != null && found != kind && (kind != Kind.STRING || found.ofGames)) {
                    throw SenetException.at(
                            other.span() == null ? analyzer.here() : other.span(),
                            "`" + word(asked) + "` is " + kind.words + ", and never " + shown(other) + ", which is "
                                    + found.words,
                            other instanceof Ir.Const c ? hint(analyzer, c.value(), found) : null);
                }
            }
        }
    }

    private static @Nullable Kind foundKind(Ir other) {
        return other instanceof Ir.Const c ? isUnknownName(c) ? null : kindOf(c.value()) : kindOf(other);
    }

    private static String shown(Ir other) {
        return other instanceof Ir.Const c ? Printer.display(c.value(), 40) : "`" + word(other) + "`";
    }

    /** Refuses to look something up that is no element of a known collection, and to look something up in what is no collection. */
    static void checkLookup(Analyzer analyzer, String function, List<Ir> arguments) {
        var kind = arguments.size() > 1 ? kindOf(arguments.getFirst()) : null;
        if (kind != null) {
            throw SenetException.at(
                    arguments.getFirst().span(),
                    "`" + word(arguments.getFirst()) + "` is " + kind.words + ", in which nothing can be looked up",
                    "the collection comes first: `(" + function + " collection " + word(arguments.getFirst()) + ")`");
        }
        var asked = arguments.size() > 1 ? kindOf(arguments.get(1)) : null;
        if (asked != null && asked != Kind.NUMBER && function.equals(CONTAINS) && isVector(arguments.getFirst())) {
            throw SenetException.at(
                    arguments.getFirst().span(),
                    "`contains?` looks for an index in a vector, and `" + word(arguments.get(1)) + "` is "
                            + asked.words,
                    "a set is asked for its elements: `(contains? #{a b} " + word(arguments.get(1)) + ")`");
        }
        if (asked == null || !(arguments.getFirst() instanceof Ir.Const known)) {
            return;
        }
        var elements = elements(known.value());
        var first = elements.isEmpty() ? null : elements.getFirst();
        var found = first == null ? null : kindOf(first);
        if (found != null && elements.stream().allMatch(e -> kindOf(e) instanceof Kind k && k != asked)) {
            throw SenetException.at(
                    known.span(),
                    "`" + word(arguments.get(1)) + "` is " + asked.words + ", and is never found here, where "
                            + Printer.display(first, 40) + " is " + found.words,
                    hint(analyzer, first, found));
        }
    }

    private static boolean isVector(Ir collection) {
        return collection instanceof Ir.Collection c && c.kind() == Ir.Collection.Kind.VECTOR
                || collection instanceof Ir.Const k && k.value() instanceof PersistentVector;
    }

    private static List<Object> elements(Object collection) {
        var elements = new ArrayList<Object>();
        if (collection instanceof PersistentSet set) {
            set.forEach(elements::add);
        } else if (collection instanceof PersistentMap map) {
            map.forEach(entry -> elements.add(entry.getKey()));
        }
        return elements;
    }

    /** Whether a constant stands in for a name that lint has found unknown: a symbol without a quote. */
    private static boolean isUnknownName(Ir.Const constant) {
        return constant.value() instanceof Symbol
                && constant.span() != null
                && !constant.span().text().startsWith("'")
                && !constant.span().text().startsWith("(");
    }

    private static @Nullable Kind kindOf(Ir asked) {
        return switch (asked) {
            case Ir.Ask a when a.query() == Query.PIECE -> Kind.TYPE;
            case Ir.Ask a when a.query() == Query.PLAYER -> Kind.PLAYER;
            case Ir.Ask a when a.query() == Query.POSITION -> Kind.POSITION;
            case Ir.Ask a when a.query() == Query.HEIGHT -> Kind.NUMBER;
            case Ir.InReserve r -> Kind.NUMBER;
            case Ir.Opposite o -> Kind.DIRECTION;
            case Ir.Count c -> Kind.NUMBER;
            case Ir.Search s when s.kind() == Ir.SearchKind.COUNT -> Kind.NUMBER;
            case Ir.Call c when isText(c) -> Kind.STRING;
            case Ir.LocalRef r
            when !r.local().isAssigned() && r.local().value() != null ->
                kindOf(r.local().value());
            case Ir.AskTurn t ->
                switch (t.query()) {
                    case CURRENT_PLAYER, NEXT_PLAYER -> Kind.PLAYER;
                    case TURN_NUMBER, TURN_ORDER, REPETITIONS -> Kind.NUMBER;
                    case BOARD_REPEATS -> null;
                };
            default -> null;
        };
    }

    private static boolean isText(Ir.Call call) {
        return call.function() instanceof Ir.VarRef head
                && head.variable() instanceof Var variable
                && variable.namespace().equals(SenetContext.CORE)
                && variable.name().equals("str");
    }

    private static @Nullable Kind kindOf(Object constant) {
        return switch (constant) {
            case PieceType t -> Kind.TYPE;
            case Player p -> Kind.PLAYER;
            case Place p -> Kind.POSITION;
            case Direction d -> Kind.DIRECTION;
            case String s -> Kind.STRING;
            case Keyword k -> Kind.KEYWORD;
            case Symbol s -> Kind.SYMBOL;
            case Number n -> Kind.NUMBER;
            default -> null;
        };
    }

    private static String word(Ir asked) {
        return switch (asked) {
            case Ir.Ask a -> a.query().word();
            case Ir.AskTurn t -> t.query().word();
            case Ir.LocalRef r when r.local().value() != null -> word(r.local().value());
            case Ir.InReserve r -> "in-reserve";
            case Ir.Opposite o -> "(opposite ...)";
            case Ir.Count c -> "(count-all ...)";
            case Ir.Search s -> "(count-all ...)";
            default -> "(str ...)";
        };
    }

    private static @Nullable String hint(Analyzer analyzer, Object constant, Kind kind) {
        var name = constant instanceof Keyword k ? k.name() : constant.toString();
        return switch (kind) {
            case STRING, KEYWORD, SYMBOL ->
                analyzer.game() == null || analyzer.game().value(name) != null
                        ? "types, players, positions and directions are written by their bare names: `" + name + "`"
                        : null;
            case TYPE -> "`piece` asks for the type of a piece";
            case PLAYER -> "`player` asks whose piece it is, and `current-player` who is to move";
            case POSITION -> "`position` asks where the rule has got to";
            case DIRECTION, NUMBER -> null;
        };
    }
}
