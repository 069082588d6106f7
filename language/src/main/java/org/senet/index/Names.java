package org.senet.index;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.board.Board;
import org.senet.data.Keyword;
import org.senet.data.PersistentList;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentSet;
import org.senet.data.PersistentVector;
import org.senet.data.Symbol;
import org.senet.index.Use.Role;
import org.senet.ir.Ir;
import org.senet.ir.Query;
import org.senet.ir.TurnQuery;
import org.senet.runtime.Function;
import org.senet.runtime.Namespace;
import org.senet.runtime.SenetContext;
import org.senet.runtime.Var;

/** What names mean in a namespace, in the order in which the analyzer asks. */
final class Names {
    private static final Set<String> BARE_WORDS =
            Set.of("no-moves?", Ir.IsAttacked.ATTACKED, Ir.IsAttacked.DEFENDED, "mark", "last-move");

    private final SenetContext context;
    private final ProgramIndex index;
    private final Set<String> shared = new HashSet<>();

    /** @param context the context in which the program was loaded as far as it could be */
    Names(SenetContext context, ProgramIndex index) {
        this.context = context;
        this.index = index;
    }

    SenetContext context() {
        return context;
    }

    Namespace namespace() {
        return context.current();
    }

    // ---- keys

    private String key(String kind, String name) {
        return kind + " " + namespace().name() + "/" + name;
    }

    /** Something that the rules layer defines in this namespace. */
    Entity ruleEntity(Kind kind, String name) {
        return index.entity(kind, key(kind.label(), name), name);
    }

    @Nullable
    Entity knownRuleEntity(Kind kind, String name) {
        return index.find(key(kind.label(), name));
    }

    /** A variable of a namespace. */
    Entity variable(Var variable) {
        var key = "var " + variable.namespace() + "/" + variable.name();
        boolean function = context.value(variable) instanceof Function;
        var kind = context.isMacro(variable) ? Kind.MACRO : function ? Kind.FUNCTION : Kind.VARIABLE;
        var entity = index.entity(kind, key, variable.name());
        if (variable.meta().get(Keyword.of("doc")) instanceof String doc) {
            entity.describe("", doc);
        }
        return entity;
    }

    /** A variable that the text defines, perhaps in a form that could not be evaluated. */
    Entity defined(Kind kind, String name) {
        shared.add(namespace().name() + "/" + name);
        return index.entity(kind, "var " + namespace().name() + "/" + name, name);
    }

    Entity word(String name) {
        return index.entity(Kind.WORD, "word " + name, name);
    }

    Entity namespaceEntity(String name) {
        return index.entity(Kind.NAMESPACE, "namespace " + name, name);
    }

    // ---- looking up

    @Nullable
    Var resolve(Symbol symbol) {
        return context.resolve(namespace(), symbol.namespace(), symbol.name());
    }

    /**
     * A macro's template qualifies all names; one that is no variable after all means what it means without that, and in
     * rules the words of rules come before the core.
     */
    Symbol plain(Symbol symbol, Scope scope) {
        if (symbol.namespace() == null) {
            return symbol;
        }
        boolean foreign =
                namespace().alias(symbol.namespace()) == null && context.findNamespace(symbol.namespace()) != null;
        boolean unknown =
                foreign && resolve(symbol) == null && !shared.contains(symbol.namespace() + "/" + symbol.name());
        boolean templated = unknown || scope.isRule() && SenetContext.CORE.equals(symbol.namespace());
        return templated ? Symbol.of(symbol.name()).withSpan(symbol.span()) : symbol;
    }

    /** What a name that stands alone means; null for one that nothing explains. */
    @Nullable
    Entity meaning(Symbol written, Scope scope) {
        var symbol = plain(written, scope);
        var name = symbol.name();
        if (symbol.namespace() != null) {
            var variable = resolve(symbol);
            return variable != null ? variable(variable) : index.find("var " + qualified(symbol) + "/" + name);
        }
        var local = scope.find(name);
        if (local != null) {
            return local;
        }
        if (scope.isRule()) {
            var game = ofGame(name);
            if (game != null) {
                return game;
            }
            if (isBareWord(name)) {
                return word(name);
            }
        }
        var variable = ofNamespace(symbol);
        if (variable != null) {
            return variable;
        }
        if (!scope.isRule()) {
            if (isBareWord(name)) {
                return word(name);
            }
            var game = ofGame(name);
            if (game != null) {
                return game;
            }
        }
        return namespace().text().isSet(name) ? global(name) : null;
    }

    /** The variable that a name without a namespace stands for. */
    @Nullable
    Entity ofNamespace(Symbol symbol) {
        var own = index.find("var " + namespace().name() + "/" + symbol.name());
        if (own != null) {
            return own;
        }
        var variable = resolve(symbol);
        return variable == null ? null : variable(variable);
    }

    private String qualified(Symbol symbol) {
        var alias = namespace().alias(symbol.namespace());
        return alias == null ? String.valueOf(symbol.namespace()) : alias.name();
    }

    Entity global(String name) {
        return ruleEntity(Kind.GLOBAL, name);
    }

    static boolean isBareWord(String name) {
        return Query.named(name) != null || TurnQuery.named(name) != null || BARE_WORDS.contains(name);
    }

    /** What a name means to the boards, pieces and players of the namespace. */
    @Nullable
    Entity ofGame(String name) {
        var defined = firstKnown(name, Kind.DIRECTION, Kind.POSITION, Kind.PIECE, Kind.PLAYER, Kind.ATTRIBUTE);
        if (defined != null) {
            return defined;
        }
        for (var board : namespace().definitions("board").values()) {
            if (((Board) board).direction(name) >= 0) {
                return ruleEntity(Kind.DIRECTION, name);
            }
            if (((Board) board).position(name) >= 0) {
                return position(name);
            }
        }
        return namespace().definitions("piece").containsKey(name) ? ruleEntity(Kind.PIECE, name) : null;
    }

    private @Nullable Entity firstKnown(String name, Kind... kinds) {
        for (var kind : kinds) {
            var entity = knownRuleEntity(kind, name);
            if (entity != null) {
                return entity;
            }
        }
        return null;
    }

    /** A position; what is told of it are its zones and its neighbours. */
    Entity position(String name) {
        var entity = ruleEntity(Kind.POSITION, name);
        if (entity.detail().isEmpty()) {
            for (var value : namespace().definitions("board").values()) {
                var board = (Board) value;
                int position = board.position(name);
                if (position >= 0) {
                    return entity.describe(BoardText.position(board, position), null);
                }
            }
        }
        return entity;
    }

    /** Notes what names stand for in a value that is written down, such as the first value of an attribute. */
    void readData(@Nullable Object value) {
        switch (value) {
            case Symbol symbol -> {
                var entity = ofGame(symbol.name());
                if (entity != null && entity.kind() != Kind.ATTRIBUTE) {
                    index.use(entity, symbol, Role.READ);
                }
            }
            case PersistentMap map ->
                map.forEach(entry -> {
                    readData(entry.getKey());
                    readData(entry.getValue());
                });
            case PersistentList list -> list.forEach(this::readData);
            case PersistentVector vector -> vector.forEach(this::readData);
            case PersistentSet set -> set.forEach(this::readData);
            case null, default -> {
                // no name
            }
        }
    }

    /** Notes what a symbol stands for, if anything explains it. */
    void read(Symbol symbol, Scope scope) {
        var entity = meaning(symbol, scope);
        if (entity != null) {
            index.use(entity, symbol, Role.READ);
        }
    }
}
