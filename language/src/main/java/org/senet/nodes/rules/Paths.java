package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.nodes.Node;
import org.jspecify.annotations.Nullable;
import org.senet.data.Keyword;
import org.senet.data.Nil;
import org.senet.data.PersistentVector;
import org.senet.data.Printer;
import org.senet.data.Sequential;
import org.senet.data.Symbol;
import org.senet.errors.ErrorKind;
import org.senet.errors.SenetException;
import org.senet.ir.EffectKind;
import org.senet.ir.Query;
import org.senet.nodes.core.Truth;
import org.senet.runtime.Function;
import org.senet.state.Direction;
import org.senet.state.PieceType;
import org.senet.state.Place;
import org.senet.state.Player;
import org.senet.state.State;

/** Following directions that are values, without moving. */
final class Paths {
    private static final int SHOWN = 60;

    private Paths() {}

    /** The position one element of a path further, or -1 off the board. */
    static int step(Site site, State state, int from, Object element, Node node) {
        if (element instanceof Direction d) {
            return from < 0 ? -1 : site.steps(state)[d.number()][from];
        }
        if (element instanceof Place p) {
            return p.number();
        }
        return other(site, state, from, element, node);
    }

    /** The position at the end of a path, or -1 off the board; a path that begins with a position can be gone from anywhere. */
    static int along(Site site, State state, int from, PersistentVector path, Node node) {
        int at = from;
        for (int i = 0; i < path.size() && (i == 0 || at >= 0); i++) {
            at = step(site, state, at, path.get(i), node);
        }
        return at;
    }

    /** Whether a value can be stepped along. */
    static boolean isStep(Object value) {
        return value instanceof Direction || value instanceof Place || value instanceof PersistentVector;
    }

    /** Refuses a sequence of steps where a condition stands: it is no path, and always true. */
    static void refuseSteps(Sequential sequence, Node node) {
        var elements = sequence.iterator();
        if (elements.hasNext() && isStep(elements.next())) {
            throw SenetException.runtime(
                    node,
                    "a sequence of directions or positions is no path: " + Printer.display(sequence, SHOWN),
                    "`(vec ...)` makes a path of it; whether it has elements is asked by `(pos? (count ...))`");
        }
    }

    /** Refuses the name of a direction or position that is no direction or position, but a symbol, keyword or string. */
    static void refuseName(State state, Object value, Node node) {
        var name = value instanceof Symbol s ? s.name() : value instanceof Keyword k ? k.name() : value;
        if (name instanceof String written) {
            var meant = state.design.named(written);
            if (meant instanceof Direction || meant instanceof Place) {
                throw SenetException.runtime(
                        node,
                        "this condition is " + Printer.display(value, SHOWN) + ", a "
                                + (value instanceof Symbol ? "symbol" : value instanceof Keyword ? "keyword" : "string")
                                + ", and no " + (meant instanceof Place ? "position" : "direction"),
                        "write the bare name `" + written + "`, in the rule, or in a function or macro that it calls");
            }
        }
    }

    /** Calls a function that a rule names, which gets no arguments. */
    @TruffleBoundary
    static Object call(State state, Function function, Node node) {
        if (function.code.direct(0) == null) {
            var word = "is-" + function.name();
            throw SenetException.of(
                    ErrorKind.ARITY,
                    node,
                    function.wrongArity(0),
                    Query.named(word) != null
                            ? "did you mean `" + word + "`?"
                            : EffectKind.named(function.name()) != null
                                    ? "what a rule does to pieces is written in parentheses: `(" + function.name()
                                            + ")`"
                                    : "a function that a rule names is called without arguments; with them, write `("
                                            + function.name() + " ...)`");
        }
        return function.call(state);
    }

    @TruffleBoundary
    private static int other(Site site, State state, int from, Object element, Node node) {
        if (element instanceof PersistentVector path) {
            return along(site, state, from, path, node);
        }
        if (element instanceof Function f) {
            int before = state.position;
            state.position = from;
            var result = call(state, f, node);
            int after = isStep(result)
                    ? step(site, state, state.position, result, node)
                    : Truth.core(result) ? state.position : -1;
            state.position = before;
            return after;
        }
        throw SenetException.runtime(
                node,
                "a path is made of directions and positions, but this is " + Printer.display(element, SHOWN),
                hint(element, state));
    }

    private static @Nullable String hint(Object element, State state) {
        if (element instanceof Symbol symbol) {
            return state.design.named(symbol.name()) != null
                    ? "a quoted name is a symbol and no position or direction: write it without a quote in the rules, or in a macro"
                            + " that they call"
                    : null;
        }
        if (element instanceof String || element instanceof Keyword) {
            var name = element instanceof Keyword keyword ? keyword.name() : element.toString();
            return state.design.named(name) != null
                    ? "directions and positions are written bare, without quotes or a colon: `" + name + "`"
                    : "directions and positions are written bare, without quotes or a colon";
        }
        if (element instanceof Player player) {
            return "whose piece stands there is asked by `(= player " + player.name() + ")`; the zone of a player is `"
                    + player.name() + "/zone`";
        }
        if (element instanceof PieceType type) {
            return "a type of pieces is no way; what piece stands there is asked by `(= piece " + type.name() + ")`";
        }
        return element instanceof Nil
                ? null
                : "where a condition stands, a vector is a path to go; whether it has elements is asked by `(pos? (count v))`";
    }
}
