package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.senet.board.Board;
import org.senet.data.Nil;
import org.senet.errors.LibraryNames;
import org.senet.errors.SenetException;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.runtime.Namespace;
import org.senet.runtime.SenetContext;
import org.senet.state.Design;
import org.senet.state.State;

/**
 * A name in a function that nothing explained when the function was read: a direction, position, piece, player, attribute
 * or global of the game in which the function is called, or a variable that was defined later.
 */
public final class LateNameNode extends ExpressionNode {
    private final String name;
    private final String namespaceName;

    @CompilationFinal
    private @Nullable Known known;

    /** What the name means in a game, null for nothing. */
    private record Known(Design design, @Nullable Object value) {}

    /** A name in the text of a namespace. */
    public LateNameNode(String name, Namespace namespace) {
        this.name = name;
        namespaceName = namespace.name();
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var state = Frames.stateOrNull(frame);
        if (state != null && state.design != null) {
            var present = known;
            if (present == null) {
                CompilerDirectives.transferToInterpreterAndInvalidate();
                present = new Known(state.design, state.design.named(name));
                known = present;
            }
            if (present.design == state.design && present.value != null) {
                return present.value;
            }
        }
        return lookup(state, state == null || state.design == null ? 0 : piece(frame, state));
    }

    /** The code of the piece here; on an empty position, of the one in the hand. */
    private static int piece(VirtualFrame frame, State state) {
        int position = Frames.position(frame);
        int code = position < 0 ? 0 : state.board[position];
        return code == 0 ? Registers.hand(frame) : code;
    }

    @TruffleBoundary
    private Object lookup(State state, int piece) {
        var context = SenetContext.get(this);
        var namespace = context.namespace(namespaceName);
        var variable = context.resolve(namespace, null, name);
        var value = variable == null ? null : context.value(variable);
        if (value != null) {
            return value;
        }
        var found = state == null || state.design == null ? null : onBoard(state, piece);
        if (found == null) {
            var known = new TreeSet<>(namespace.names());
            known.addAll(context.core().names());
            var hint = state == null || state.design == null ? boardHint(namespace) : null;
            throw SenetException.runtime(
                    this, "unknown name `" + name + "`", hint == null ? LibraryNames.hint(name, known) : hint);
        }
        return found;
    }

    /** What to do about a name of a board where no game is played. */
    private @Nullable String boardHint(Namespace namespace) {
        for (var definition : namespace.definitions("board").values()) {
            var board = (Board) definition;
            if (board.position(name) >= 0 || board.direction(name) >= 0) {
                return "on the board `" + board.name() + "` this is a "
                        + (board.position(name) >= 0 ? "position" : "direction")
                        + ": it has a value in rules, in functions while rules call them, and in macros that rules call";
            }
        }
        return null;
    }

    private Object onBoard(State state, int piece) {
        var design = state.design;
        var named = design.named(name);
        if (named != null) {
            return named;
        }
        if (design.hasPieceAttribute(name)) {
            return piece == 0 ? Nil.NIL : design.pieceAttribute(name).get(piece, state.columns);
        }
        int attribute = design.attributes.attribute(name);
        if (attribute >= 0) {
            return state.value(state.attributes[attribute]);
        }
        int counter = design.attributes.counter(name);
        if (counter >= 0) {
            return (long) state.counter(counter);
        }
        int global = design.globalNames().indexOf(name);
        if (global < 0) {
            return null;
        }
        if (global >= state.globals.length) {
            return 0L;
        }
        var object = state.globalObjects[global];
        return object != null ? object : (Object) state.globals[global];
    }
}
