package org.senet.nodes.choice;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.nodes.Node;
import org.jspecify.annotations.Nullable;
import org.senet.runtime.Choices;
import org.senet.runtime.Code;
import org.senet.runtime.Function;

/** Asks whether a call may choose, with an inline cache of one entry over the function's code. */
final class MayChooseNode extends Node {
    /** After so many functions at one place each is asked itself. */
    private static final int PATIENCE = 4;

    /** What is known of the code that was called last. */
    private record Known(Code code, Choices choices) {}

    @CompilationFinal
    private @Nullable Known known;

    @CompilationFinal
    private int misses;

    boolean execute(Function function, Object[] arguments) {
        var present = known;
        if (present != null && present.code == function.code && present.choices.isValid()) {
            return present.choices.possible(function, arguments);
        }
        if (misses < PATIENCE) {
            CompilerDirectives.transferToInterpreterAndInvalidate();
            misses++;
            known = new Known(function.code, function.code.choices(arguments.length));
        }
        return function.mayChoose(arguments);
    }
}
