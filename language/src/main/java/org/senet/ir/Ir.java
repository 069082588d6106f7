package org.senet.ir;

import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.data.PersistentMap;
import org.senet.data.SourceSpan;
import org.senet.errors.ErrorSelector;

/**
 * Code after analysis: names are resolved, macros expanded, scopes decided. It knows nothing of nodes; the translator
 * turns it into direct-style nodes where it is deterministic and into steps where it may choose.
 *
 * <p>In every record, {@code span} is the place in the program's text, or null for code made by a macro.
 */
public sealed interface Ir {
    /** The place in the program's text, or null. */
    SourceSpan span();

    // ---- the core

    /** A value that is known. */
    record Const(SourceSpan span, Object value) implements Ir {}

    /** The value of a local variable. */
    record LocalRef(SourceSpan span, Local local) implements Ir {}

    /** Opens a local variable; its value is nil. */
    record Bind(SourceSpan span, Local local, Ir init) implements Ir {}

    /** Changes a local variable; its value is the new value. */
    record Assign(SourceSpan span, Local local, Ir value) implements Ir {}

    /** One after another; the value is the last one's. */
    record Do(SourceSpan span, List<Ir> forms) implements Ir {}

    /** A value as a condition. */
    record Test(SourceSpan span, Ir value, TestMode mode) implements Ir {}

    /** What evaluating a condition means. */
    enum TestMode {
        /** Clojure's truth. */
        CORE,
        /** Clojure's truth, but directions and positions are moved along: functions that rules may call. */
        FORCE,
        /** Directions and positions are moved along, and 0, "" and "0" are false: the rules themselves. */
        RULES
    }

    /** A choice between two ways by a condition. */
    record If(SourceSpan span, Ir test, Ir then, Ir otherwise) implements Ir {}

    /**
     * Clojure's {@code and}: the first value that is not true, else the last. When the forms are {@code conditions}, it is
     * itself true or false.
     */
    record And(SourceSpan span, List<Ir> forms, boolean conditions) implements Ir {}

    /**
     * Clojure's {@code or}: the first value that is true, else the last. When the forms are {@code conditions}, it is
     * itself true or false.
     */
    record Or(SourceSpan span, List<Ir> forms, boolean conditions) implements Ir {}

    /** The opposite of a condition. */
    record Not(SourceSpan span, Ir test) implements Ir {}

    /** Repeats while a condition holds; its value is nil. */
    record While(SourceSpan span, Ir test, Ir body) implements Ir {}

    /** A loop with variables, which {@link Recur} continues; each loop is one object. */
    record Loop(SourceSpan span, LoopLabel label, List<Ir> inits, Ir body) implements Ir {}

    /** The next turn of a loop, always in tail position of it. */
    record Recur(SourceSpan span, LoopLabel label, List<Ir> values) implements Ir {}

    /** The identity and the variables of a loop. */
    record LoopLabel(List<Local> locals) {
        @Override
        public boolean equals(Object other) {
            return this == other;
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(this);
        }
    }

    /** Makes a function. */
    record Fn(SourceSpan span, Lambda lambda) implements Ir {}

    /** Makes functions that may call each other, and opens a local variable for each; its value is nil. */
    record Functions(SourceSpan span, List<Local> locals, List<Lambda> lambdas) implements Ir {}

    /** Calls a function. */
    record Call(SourceSpan span, Ir function, List<Ir> arguments) implements Ir {}

    /** An arithmetic or comparison operator on two values, or on one. */
    record Operation(SourceSpan span, Operator operator, List<Ir> operands) implements Ir {}

    /** The value of a variable of a namespace; {@code variable} is the run-time variable. */
    record VarRef(SourceSpan span, Object variable) implements Ir {}

    /** Defines a variable of a namespace, perhaps as a macro; {@code init} may be null. */
    record Define(SourceSpan span, Object variable, PersistentMap meta, Ir init, boolean macro) implements Ir {}

    /** A name that nothing visible explains: it may mean something on the board of a game, or be defined later. */
    record LateName(SourceSpan span, String name, Object namespace) implements Ir {}

    /** A vector, a set or a map (keys and values alternating) whose elements are computed. */
    record Collection(SourceSpan span, Kind kind, List<Ir> elements) implements Ir {
        /** Which collection. */
        public enum Kind {
            VECTOR,
            SET,
            MAP
        }
    }

    /** A definition of the rules layer, evaluated by its handler when the program comes to it. */
    record Definition(SourceSpan span, Object handler, Object form) implements Ir {}

    // ---- errors and bindings

    /** Throws a value. */
    record Throw(SourceSpan span, Ir value) implements Ir {}

    /** Runs a body; the first of the handlers that wants an error of the body takes its place. */
    record Catch(SourceSpan span, Ir body, List<Handler> handlers) implements Ir {}

    /** What is done about an error: its value is that of the {@link Catch} which it is a part of. */
    record Handler(SourceSpan span, ErrorSelector selector, Local error, Ir body) implements Ir {}

    /** Runs a body, and, when control leaves it, the cleanup. */
    record Finally(SourceSpan span, Ir body, Ir cleanup) implements Ir {}

    /** Gives dynamic variables other values for as long as a body runs. */
    record Binding(SourceSpan span, List<Object> variables, List<Ir> values, Ir body) implements Ir {}

    /** Changes the value of a dynamic variable in its innermost binding. */
    record DynamicAssign(SourceSpan span, Object variable, Ir value) implements Ir {}

    // ---- choice

    /** Chooses one of several expressions; none at all is failure. */
    record Any(SourceSpan span, List<Ir> options) implements Ir {}

    /** Chooses an element of a collection. */
    record AnyOf(SourceSpan span, Ir collection) implements Ir {}

    /** Goes to each position that holds a piece of one of these types. */
    record AnyPiece(SourceSpan span, List<String> types) implements Ir {}

    /**
     * Goes to each position of a set.
     *
     * @param zone the name of the zone, where the source is one; else null
     */
    record AnyPlace(SourceSpan span, PlaceSource source, String zone) implements Ir {}

    /** Which positions a rule can choose among. */
    enum PlaceSource {
        /** All positions in play. */
        ALL,
        /** Those of a zone. */
        ZONE,
        /** Those on which the last move has left a piece. */
        LAST_MOVE
    }

    /** Goes to the current position, and to each one to which the body, which may choose, can go from one of these. */
    record AnyConnected(SourceSpan span, Ir body) implements Ir {}

    /**
     * Fails when the condition does not hold.
     *
     * @param message what that means, for people; null where the program does not say
     */
    record Check(SourceSpan span, Ir test, @Nullable String message) implements Ir {
        /** A check without words. */
        public Check(SourceSpan span, Ir test) {
            this(span, test, null);
        }
    }

    /** The move may end here, or go on. */
    record EndMove(SourceSpan span) implements Ir {}

    /** The rest up to the innermost prompt with a tag is given to a function as a continuation. */
    record Capture(SourceSpan span, Ir tag, Ir function) implements Ir {}

    /** Runs a body, a function of no arguments, under a prompt with a tag. */
    record Prompt(SourceSpan span, Ir tag, Ir function) implements Ir {}

    /** Runs a body that may choose, as a function of no arguments, and collects its results. */
    record Search(SourceSpan span, SearchKind kind, Ir function) implements Ir {}

    /** Whether a body that may choose, run in place, has any result; effects are undone. */
    record Exists(SourceSpan span, Ir body) implements Ir {}

    /** Runs a body that may choose in place, as far as the first way to its end; the effects of that way remain. */
    record FirstWay(SourceSpan span, Ir body) implements Ir {}

    /** What is wanted of a search. */
    enum SearchKind {
        ALL,
        ONE,
        EXISTS,
        COUNT
    }

    /** In how many ways a body that may choose, run in place, reaches its end; effects are undone. */
    record Count(SourceSpan span, Ir body) implements Ir {}

    /** Finds all positions to which a condition that may choose can go, and then runs the body at each of them. */
    record Each(SourceSpan span, Ir condition, Ir body) implements Ir {}

    // ---- rules: looking

    /** A question about the current position, or the one at the end of a path. */
    record Ask(SourceSpan span, Query query, List<Ir> path) implements Ir {}

    /** Whether a position is in a zone. */
    record InZone(SourceSpan span, String zone, List<Ir> path) implements Ir {}

    /** The direction that leads back. */
    record Opposite(SourceSpan span, Ir direction) implements Ir {}

    /** A question about whose turn it is. */
    record AskTurn(SourceSpan span, TurnQuery query) implements Ir {}

    /**
     * An attribute of the piece at a position, or of the one in the hand when the square is empty.
     *
     * @param changed whether it is that of the piece which {@code set!} changes: the one in the hand before the one here
     */
    record PieceAttribute(SourceSpan span, String name, List<Ir> path, boolean changed) implements Ir {
        public PieceAttribute(SourceSpan span, String name, List<Ir> path) {
            this(span, name, path, false);
        }
    }

    /** An attribute of the whole position. */
    record BoardAttribute(SourceSpan span, String name) implements Ir {}

    /** How many pieces of a type a player has in reserve; without a player the one to move. */
    record InReserve(SourceSpan span, List<Ir> arguments) implements Ir {}

    /** The mark of a position. */
    record Mark(SourceSpan span, List<Ir> path) implements Ir {}

    /**
     * A global of the generation; in a function, perhaps an attribute.
     *
     * @param changed see {@link PieceAttribute}
     */
    record GlobalRef(SourceSpan span, String name, boolean changed) implements Ir {
        public GlobalRef(SourceSpan span, String name) {
            this(span, name, false);
        }
    }

    /**
     * Whether an enemy could capture the piece at a position; on an empty one, the piece in the hand if it stood there.
     *
     * @param defended asks instead whether its own side could capture it if it were an enemy's
     * @param by the types of the pieces that could do so; empty for any
     */
    record IsAttacked(SourceSpan span, boolean defended, List<String> by, List<Ir> path) implements Ir {
        /** Asks whether a piece is attacked. */
        public static final String ATTACKED = "is-attacked?";

        /** Asks whether a piece is defended. */
        public static final String DEFENDED = "is-defended?";

        /** The word that asks. */
        public String word() {
            return defended ? DEFENDED : ATTACKED;
        }
    }

    /** Whether the player to move has no move; in a move: annul it when a longer one is found. */
    record NoMoves(SourceSpan span) implements Ir {
        /** Whether a statement is {@code (check no-moves?)}. */
        public static boolean isCheckedBy(Ir statement) {
            return statement instanceof Check check
                    && (check.test() instanceof Test t ? t.value() : check.test()) instanceof NoMoves;
        }
    }

    /** Whether a player would have no move, passes left out, if it were to move now. */
    record NoMovesOf(SourceSpan span, Ir player) implements Ir {}

    /**
     * Whether a condition was true after each move that a player has made since the present position was there first.
     *
     * @param condition an {@link Exists}
     */
    record ThroughoutRepetition(SourceSpan span, Ir player, Ir condition) implements Ir {
        /** The word of the language. */
        public static final String WORD = "throughout-repetition?";
    }

    // ---- rules: acting

    /** An effect on the board, the hand or the notation. */
    record Effect(SourceSpan span, EffectKind kind, List<Ir> arguments) implements Ir {}

    /** Lets the pieces that the move has captured so far, and that still stand on the board, leave it. */
    record RemoveCaptured(SourceSpan span) implements Ir {}

    /** Where some turns come once: after the last turn, the first one of the round comes next, unless the move has said otherwise. */
    record EndRound(SourceSpan span) implements Ir {}

    /** Whether this is one of some turns, counted from 0; for a player who is not to move, yes. */
    record TurnIn(SourceSpan span, BitSet turns) implements Ir {}

    /** Changes a global; every such change re-judges the moves found so far. */
    record GlobalAssign(SourceSpan span, String name, Ir value) implements Ir {}

    /** Changes an attribute of the whole position. */
    record BoardAttributeAssign(SourceSpan span, String name, Ir value) implements Ir {}
}
