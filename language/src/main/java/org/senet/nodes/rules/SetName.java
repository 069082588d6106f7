package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import org.jspecify.annotations.Nullable;
import org.senet.state.Design;
import org.senet.state.State;

/**
 * A name in a function that the text sets somewhere: an attribute of the game in which the function is called, or a global if that
 * game declares nothing of the name.
 */
final class SetName {
    private final String name;

    @CompilationFinal
    private @Nullable Known known;

    /** What the name is. */
    enum Kind {
        GLOBAL,
        PIECE_ATTRIBUTE,
        BOARD_ATTRIBUTE,
        /** A direction, a position, a piece or a player. */
        PART
    }

    private record Known(Design design, Kind kind) {}

    SetName(String name) {
        this.name = name;
    }

    String name() {
        return name;
    }

    /** What the name is in the game that is being played. */
    Kind kind(@Nullable State state) {
        if (state == null || state.design == null) {
            return Kind.GLOBAL;
        }
        var present = known;
        if (present == null) {
            CompilerDirectives.transferToInterpreterAndInvalidate();
            present = new Known(state.design, find(state.design));
            known = present;
        }
        return present.design == state.design ? present.kind : find(state.design);
    }

    @TruffleBoundary
    private Kind find(Design design) {
        if (design.named(name) != null) {
            return Kind.PART;
        }
        if (design.hasPieceAttribute(name)) {
            return Kind.PIECE_ATTRIBUTE;
        }
        boolean whole = design.attributes.attribute(name) >= 0 || design.attributes.counter(name) >= 0;
        return whole ? Kind.BOARD_ATTRIBUTE : Kind.GLOBAL;
    }
}
