package org.senet.runtime;

import com.oracle.truffle.api.Assumption;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import java.util.stream.IntStream;

/**
 * Who chooses when a function is called: nobody, the function itself, or only those functions that it is given as arguments or
 * has copied from around it. Immutable.
 */
public final class Choices {
    private static final int[] NOWHERE = {};

    /** Nobody chooses. */
    public static final Choices NONE = new Choices(false, NOWHERE, NOWHERE, Assumption.ALWAYS_VALID);

    /** The function may choose, whatever it is given. */
    public static final Choices OWN = new Choices(true, NOWHERE, NOWHERE, Assumption.ALWAYS_VALID);

    private final boolean own;

    @CompilationFinal(dimensions = 1)
    private final int[] parameters;

    @CompilationFinal(dimensions = 1)
    private final int[] captures;

    private final Assumption valid;

    /**
     * @param own whether the function may choose whatever it is given
     * @param parameters the numbers of the arguments that it calls
     * @param captures the numbers of the copied values that it calls
     * @param valid holds as long as the functions that it calls by name are those that were looked at
     */
    public Choices(boolean own, int[] parameters, int[] captures, Assumption valid) {
        this.own = own;
        this.parameters = parameters;
        this.captures = captures;
        this.valid = valid;
    }

    /** Who chooses when only the first argument is called. */
    public static Choices ofFirstArgument() {
        return new Choices(false, new int[] {0}, NOWHERE, Assumption.ALWAYS_VALID);
    }

    /** Whether the function may choose, whatever it is given. */
    public boolean own() {
        return own;
    }

    /** The numbers of the arguments that the function calls. */
    public IntStream parameters() {
        return IntStream.of(parameters);
    }

    /** Whether nobody chooses. */
    public boolean isNone() {
        return !own && parameters.length == 0 && captures.length == 0;
    }

    /** Whether this still holds. */
    public boolean isValid() {
        return valid.isValid();
    }

    /** Whether a call with these arguments may choose. */
    @ExplodeLoop
    public boolean possible(Function function, Object[] arguments) {
        if (own) {
            return true;
        }
        for (int i = 0; i < parameters.length; i++) {
            if (arguments[parameters[i]] instanceof Function given && given.mayChoose()) {
                return true;
            }
        }
        for (int i = 0; i < captures.length; i++) {
            if (function.captured[captures[i]] instanceof Function copied && copied.mayChoose()) {
                return true;
            }
        }
        return false;
    }

    /** Whether a call with unknown arguments may choose, where functions contain others {@code depth} deep at most. */
    boolean possible(Function function, int depth) {
        if (own || parameters.length > 0) {
            return true;
        }
        for (int index : captures) {
            if (function.captured[index] instanceof Function copied && copied.mayChoose(depth - 1)) {
                return true;
            }
        }
        return false;
    }
}
