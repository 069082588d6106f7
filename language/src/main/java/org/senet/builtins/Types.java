package org.senet.builtins;

import com.oracle.truffle.api.exception.AbstractTruffleException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.senet.data.HasKind;
import org.senet.data.HasMeta;
import org.senet.data.Keyword;
import org.senet.data.MapEntry;
import org.senet.data.Nil;
import org.senet.data.PersistentList;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentSet;
import org.senet.data.PersistentVector;
import org.senet.data.Ratio;
import org.senet.data.RecordType;
import org.senet.data.Seq;
import org.senet.data.Symbol;
import org.senet.data.Transient;
import org.senet.runtime.Function;
import org.senet.runtime.Var;

/** The kinds of values: keywords, each a kind of another, and the types of records. */
final class Types {
    private static final Keyword TYPE = Keyword.of("type");
    private static final Keyword OBJECT = Keyword.of("object");
    private static final Keyword RECORD = Keyword.of("record");

    /** What each kind is a kind of; those that are not here are objects. */
    private static final Map<Keyword, Keyword> PARENTS = Map.ofEntries(
            parent("long", "integer"),
            parent("bigint", "integer"),
            parent("integer", "number"),
            parent("ratio", "number"),
            parent("decimal", "number"),
            parent("double", "number"),
            parent("vector", "sequential"),
            parent("list", "seq"),
            parent("seq", "sequential"),
            parent("sequential", "collection"),
            parent("record", "map"),
            parent("map", "collection"),
            parent("set", "collection"));

    private Types() {}

    private static Map.Entry<Keyword, Keyword> parent(String kind, String parent) {
        return Map.entry(Keyword.of(kind), Keyword.of(parent));
    }

    /** The kind of a value, unless its metadata name another; nil for nil. */
    static Object of(Object value) {
        if (value instanceof HasMeta carrier && carrier.meta().get(TYPE) instanceof Object given) {
            return given;
        }
        return kind(value);
    }

    /** The name of the kind of a value, for people; that of nil is {@code nil}. */
    static String display(Object value) {
        var kind = kind(value);
        return kind instanceof Keyword keyword ? keyword.name() : kind.toString();
    }

    /** The kind of a value, whatever its metadata say; nil for nil. */
    static Object kind(Object value) {
        if (value instanceof PersistentMap map && map.type() != null) {
            return map.type();
        }
        return value == Nil.NIL ? Nil.NIL : Keyword.of(name(value));
    }

    /** What a kind is a kind of; null for what all other kinds are, and for what is no kind. */
    static @Nullable Object parent(Object kind) {
        return switch (kind) {
            case RecordType type -> RECORD;
            case Keyword keyword when keyword == OBJECT -> null;
            case Keyword keyword -> PARENTS.getOrDefault(keyword, OBJECT);
            default -> null;
        };
    }

    /** The kind of a value, and what that is a kind of, the nearest first. */
    static List<Object> lineage(Object value) {
        var lineage = new ArrayList<Object>();
        for (var kind = kind(value); kind != null; kind = parent(kind)) {
            lineage.add(kind);
        }
        return lineage;
    }

    private static String name(Object value) {
        return switch (value) {
            case Boolean b -> "boolean";
            case Number n -> numberName(n);
            case String s -> "string";
            case Character c -> "character";
            case Keyword k -> "keyword";
            case Symbol s -> "symbol";
            case Pattern p -> "regex";
            case UUID u -> "uuid";
            case PersistentVector v -> "vector";
            case MapEntry e -> "vector";
            case PersistentMap m -> "map";
            case PersistentSet s -> "set";
            case PersistentList l -> "list";
            case Seq s -> "seq";
            case Function f -> "function";
            case Var v -> "var";
            case Atom a -> "atom";
            case Delay d -> "delay";
            case Transient t -> "transient";
            case RecordType t -> "type";
            case Protocol p -> "protocol";
            case AbstractTruffleException e -> "exception";
            case HasKind k -> k.kind();
            default -> "object";
        };
    }

    private static String numberName(Number number) {
        return switch (number) {
            case Double d -> "double";
            case BigInteger i -> "bigint";
            case Ratio r -> "ratio";
            case BigDecimal d -> "decimal";
            default -> "long";
        };
    }
}
