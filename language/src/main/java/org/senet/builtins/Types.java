package org.senet.builtins;

import com.oracle.truffle.api.exception.AbstractTruffleException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.regex.Pattern;
import org.senet.data.HasMeta;
import org.senet.data.Keyword;
import org.senet.data.MapEntry;
import org.senet.data.Nil;
import org.senet.data.PersistentList;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentSet;
import org.senet.data.PersistentVector;
import org.senet.data.Ratio;
import org.senet.data.Seq;
import org.senet.data.Symbol;
import org.senet.runtime.Function;
import org.senet.runtime.Var;

/** The names of the kinds of values. */
final class Types {
    private static final Keyword TYPE = Keyword.of("type");

    private Types() {}

    /** The kind of a value; nil for nil. */
    static Object of(Object value) {
        if (value instanceof HasMeta carrier && carrier.meta().get(TYPE) instanceof Object given) {
            return given;
        }
        return value == Nil.NIL ? Nil.NIL : Keyword.of(name(value));
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
            case AbstractTruffleException e -> "exception";
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
