package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.VirtualFrame;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.state.Design;

/**
 * A vector, set or map in a function that is written down with names which nothing explained when the function was read. In a game in
 * which these are directions, positions, pieces and players it is always the same, and made once.
 */
public final class GameLiteralNode extends ExpressionNode {
    private final List<String> names;

    @CompilationFinal
    private @Nullable Known known;

    @Child
    private ExpressionNode made;

    /** The value in a game, null where some names are no parts of it. */
    private record Known(Design design, @Nullable Object value) {}

    /**
     * @param names all names in it
     * @param made what makes it of constants and these names
     */
    public GameLiteralNode(List<String> names, ExpressionNode made) {
        this.names = List.copyOf(names);
        this.made = made;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var state = Frames.stateOrNull(frame);
        if (state != null && state.design != null) {
            var present = known;
            if (present == null) {
                CompilerDirectives.transferToInterpreterAndInvalidate();
                present = new Known(state.design, areParts(state.design) ? made.execute(frame) : null);
                known = present;
            }
            if (present.design == state.design && present.value != null) {
                return present.value;
            }
        }
        return made.execute(frame);
    }

    private boolean areParts(Design design) {
        return names.stream().allMatch(name -> design.named(name) != null);
    }
}
