package org.senet.lint.rules;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.senet.data.Keyword;
import org.senet.data.Nil;
import org.senet.data.PersistentList;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentSet;
import org.senet.data.PersistentVector;
import org.senet.data.Symbol;
import org.senet.game.GameRules;
import org.senet.ir.Ir;
import org.senet.ir.TurnQuery;
import org.senet.lint.Program;
import org.senet.state.Direction;
import org.senet.state.PieceType;
import org.senet.state.Place;
import org.senet.state.Player;

/** Of which kinds the values of code may be, as far as that is known. */
final class Kinds {
    /** A kind of value; values of different kinds are never equal. */
    enum Kind {
        NIL("nil"),
        TRUTH("true or false"),
        NUMBER("a number"),
        TEXT("a string"),
        KEYWORD("a keyword"),
        SYMBOL("a symbol"),
        TYPE("a type of piece"),
        PLAYER("a player"),
        DIRECTION("a direction"),
        PLACE("a position"),
        COLLECTION("a collection");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        @Override
        public String toString() {
            return words;
        }
    }

    private static final Set<String> NUMBERS =
            Set.of("count", "abs", "max", "min", "mod", "rem", "quot", "inc", "dec", "rand-int");
    private static final Set<String> TEXTS = Set.of("str", "name", "subs");

    private final Given given;
    private final List<GameRules> games = new ArrayList<>();
    /** What attributes are before anything is done; a value that is not written down as it is may be of any kind. */
    private final Map<String, EnumSet<Kind>> first = new HashMap<>();

    /** The kinds in the functions of a program; if it has games, they are called by it alone. */
    Kinds(Program program) {
        var code = program.code().stream().flatMap(c -> c.bodies().stream()).toList();
        given = program.games().isEmpty() ? Given.in(code) : Given.withArguments(code);
        program.games().forEach(game -> declared(game, program));
    }

    /** The kinds in the code of a game. */
    Kinds(GameRules game, Program program) {
        given = Given.in(game.code());
        declared(game, program);
    }

    private void declared(GameRules game, Program program) {
        games.add(game);
        for (var piece : game.pieces()) {
            if (program.pieces().get(piece.name()) instanceof PersistentList form) {
                declared(form);
            }
        }
        declared(game.form());
        setUp(game.form());
    }

    private void declared(PersistentList definition) {
        for (var element : definition) {
            if (element instanceof PersistentList clause && clause.size() > 1 && clause.get(1) instanceof Symbol name) {
                if (clause.get(0).equals(Symbol.of("attribute"))) {
                    note(name.name(), clause.size() > 2 ? clause.get(2) : Nil.NIL);
                } else if (clause.get(0).equals(Symbol.of("counter"))) {
                    note(name.name(), 0L);
                }
            }
        }
    }

    /** Pieces may be given other values where they stand at the beginning. */
    private void setUp(PersistentList form) {
        for (var element : form) {
            if (element instanceof PersistentList inner) {
                if (inner.size() == 2 && inner.get(0) instanceof Symbol name && first.containsKey(name.name())) {
                    note(name.name(), inner.get(1));
                }
                setUp(inner);
            }
        }
    }

    /** A symbol may be a name of the game, which is another value. */
    private boolean isMere(Symbol symbol) {
        var name = symbol.name();
        return games.stream()
                .noneMatch(game -> game.players().contains(name)
                        || game.board().direction(name) >= 0
                        || game.board().position(name) >= 0
                        || game.pieces().stream().anyMatch(piece -> piece.name().equals(name)));
    }

    private void note(String attribute, Object value) {
        boolean simple = value instanceof Symbol symbol && isMere(symbol)
                || value instanceof Number
                || value instanceof String
                || value instanceof Boolean
                || value instanceof Keyword
                || value instanceof Nil;
        first.merge(
                attribute,
                simple ? EnumSet.of(ofValue(value)) : EnumSet.allOf(Kind.class),
                (one, other) -> union(one, other));
    }

    /** The kinds that a value may be of; null where it may be anything. */
    @Nullable
    EnumSet<Kind> of(Ir value) {
        return of(value, new HashSet<>());
    }

    private @Nullable EnumSet<Kind> of(Ir value, Set<Object> asked) {
        return switch (value) {
            case Ir.Const c -> {
                var kind = ofValue(c.value());
                yield kind == null ? null : EnumSet.of(kind);
            }
            case Ir.Ask a ->
                switch (a.query()) {
                    case PIECE -> EnumSet.of(Kind.TYPE, Kind.NIL);
                    case PLAYER -> EnumSet.of(Kind.PLAYER, Kind.NIL);
                    case POSITION -> EnumSet.of(Kind.PLACE, Kind.NIL);
                    case HEIGHT -> EnumSet.of(Kind.NUMBER);
                    default -> EnumSet.of(Kind.TRUTH);
                };
            case Ir.AskTurn t -> ofTurn(t.query());
            case Ir.And a when a.conditions() -> EnumSet.of(Kind.TRUTH);
            case Ir.Or o when o.conditions() -> EnumSet.of(Kind.TRUTH);
            case Ir.Not n -> EnumSet.of(Kind.TRUTH);
            case Ir.InZone z -> EnumSet.of(Kind.TRUTH);
            case Ir.IsAttacked a -> EnumSet.of(Kind.TRUTH);
            case Ir.Exists e -> EnumSet.of(Kind.TRUTH);
            case Ir.Opposite o -> EnumSet.of(Kind.DIRECTION, Kind.NIL);
            case Ir.Count c -> EnumSet.of(Kind.NUMBER);
            case Ir.Collection c -> EnumSet.of(Kind.COLLECTION);
            case Ir.Search s when s.kind() == Ir.SearchKind.COUNT -> EnumSet.of(Kind.NUMBER);
            case Ir.InReserve r -> EnumSet.of(Kind.NUMBER);
            case Ir.Operation o -> EnumSet.of(o.operator().compares() ? Kind.TRUTH : Kind.NUMBER);
            case Ir.Call c when isMapLookup(c) -> ofLookup(c, asked);
            case Ir.Call c -> ofCall(c);
            case Ir.If i -> union(of(i.then(), asked), of(i.otherwise(), asked));
            case Ir.Do d -> d.forms().isEmpty() ? null : of(d.forms().getLast(), asked);
            case Ir.Any a ->
                a.options().isEmpty()
                        ? null
                        : a.options().stream().map(o -> of(o, asked)).reduce(EnumSet.noneOf(Kind.class), Kinds::union);
            default -> ofVariable(value, asked);
        };
    }

    private @Nullable EnumSet<Kind> ofVariable(Ir value, Set<Object> asked) {
        var values = given.values(value);
        if (values == null) {
            return null;
        }
        if (!asked.add(Given.variable(value))) {
            // What it is given elsewhere is looked at already.
            return EnumSet.noneOf(Kind.class);
        }
        var name = Given.name(value);
        boolean attribute = value instanceof Ir.PieceAttribute || value instanceof Ir.BoardAttribute;
        var kinds = attribute ? first.get(name) : values.isEmpty() ? null : EnumSet.noneOf(Kind.class);
        if (value instanceof Ir.GlobalRef) {
            // Before it is set, a global is 0.
            kinds = union(kinds, EnumSet.of(Kind.NUMBER));
        }
        for (var other : values) {
            kinds = union(kinds, of(other, asked));
        }
        return union(kinds, EnumSet.of(Kind.NIL));
    }

    private static @Nullable EnumSet<Kind> union(@Nullable EnumSet<Kind> one, @Nullable EnumSet<Kind> other) {
        if (one == null || other == null) {
            return null;
        }
        var all = EnumSet.copyOf(one);
        all.addAll(other);
        return all;
    }

    private static @Nullable EnumSet<Kind> ofTurn(TurnQuery query) {
        return switch (query) {
            case CURRENT_PLAYER, NEXT_PLAYER -> EnumSet.of(Kind.PLAYER, Kind.NIL);
            case TURN_NUMBER, TURN_ORDER, REPETITIONS -> EnumSet.of(Kind.NUMBER);
            case BOARD_REPEATS -> EnumSet.of(Kind.TRUTH);
        };
    }

    private static boolean isMapLookup(Ir.Call call) {
        return "get".equals(Calls.ofCore(call))
                && (call.arguments().size() == 2 || call.arguments().size() == 3)
                && (call.arguments().getFirst() instanceof Ir.Const c && c.value() instanceof PersistentMap
                        || call.arguments().getFirst() instanceof Ir.Collection m
                                && m.kind() == Ir.Collection.Kind.MAP);
    }

    /** What is looked up in a map that is written down is one of its values, or what stands for an absent key. */
    private @Nullable EnumSet<Kind> ofLookup(Ir.Call call, Set<Object> asked) {
        var kinds = call.arguments().size() == 3 ? of(call.arguments().getLast(), asked) : EnumSet.of(Kind.NIL);
        if (call.arguments().getFirst() instanceof Ir.Collection map) {
            for (int i = 1; i < map.elements().size(); i += 2) {
                kinds = union(kinds, of(map.elements().get(i), asked));
            }
        } else if (call.arguments().getFirst() instanceof Ir.Const c && c.value() instanceof PersistentMap map) {
            for (var entry : map) {
                var kind = ofValue(entry.getValue());
                kinds = union(kinds, kind == null ? null : EnumSet.of(kind));
            }
        }
        return kinds;
    }

    private static @Nullable EnumSet<Kind> ofCall(Ir.Call call) {
        var name = Calls.ofCore(call);
        return name == null
                ? null
                : NUMBERS.contains(name)
                        ? EnumSet.of(Kind.NUMBER)
                        : TEXTS.contains(name) ? EnumSet.of(Kind.TEXT) : null;
    }

    private static @Nullable Kind ofValue(Object value) {
        return switch (value) {
            case Nil n -> Kind.NIL;
            case Boolean b -> Kind.TRUTH;
            case Number n -> Kind.NUMBER;
            case String s -> Kind.TEXT;
            case Keyword k -> Kind.KEYWORD;
            case Symbol s -> Kind.SYMBOL;
            case PieceType t -> Kind.TYPE;
            case Player p -> Kind.PLAYER;
            case Direction d -> Kind.DIRECTION;
            case Place p -> Kind.PLACE;
            case PersistentVector v -> Kind.COLLECTION;
            case PersistentMap m -> Kind.COLLECTION;
            case PersistentSet m -> Kind.COLLECTION;
            case PersistentList l -> Kind.COLLECTION;
            default -> null;
        };
    }

    /** Kinds in words. */
    static String words(EnumSet<Kind> kinds) {
        return kinds.stream()
                .filter(k -> k != Kind.NIL || kinds.size() == 1)
                .map(Kind::toString)
                .collect(Collectors.joining(" or "));
    }
}
