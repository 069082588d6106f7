package org.senet.translator;

import com.oracle.truffle.api.Assumption;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.data.SourceSpan;
import org.senet.errors.SenetException;
import org.senet.runtime.Code;
import org.senet.runtime.Function;
import org.senet.runtime.SenetContext;
import org.senet.runtime.Var;

/**
 * The functions of programs whose bodies a game's rules contain. A game is made of them as of its pieces: when one of them is defined
 * again, the rules would be those of before, so the game is refused. Thread-safe.
 */
public final class CalledFunctions {
    private record Called(Var variable, Code code) {}

    private final List<Called> all = new ArrayList<>();

    /** Notes that rules contain the body of a variable's function. */
    synchronized void add(Var variable, Code code) {
        var called = new Called(variable, code);
        if (!all.contains(called)) {
            all.add(called);
        }
    }

    /** Holds until a function gets another value; {@link #check} must be called again then. */
    public Assumption unchanged() {
        return SenetContext.get(null).language().functionsUnchanged();
    }

    /**
     * Refuses a game whose functions are others than when it was defined.
     *
     * @throws SenetException when one of them was defined again in the current context
     */
    public void check() {
        var changed = changed();
        if (changed != null) {
            throw SenetException.at(
                    place(changed),
                    "the function `" + changed.name() + "` was defined again after the game whose rules call it",
                    "evaluate the `game` form again");
        }
    }

    private static @Nullable SourceSpan place(Var changed) {
        return SenetContext.get(null).value(changed) instanceof Function f && f.code instanceof LambdaCode code
                ? code.lambda().span()
                : null;
    }

    private synchronized @Nullable Var changed() {
        var context = SenetContext.get(null);
        return all.stream()
                .filter(c -> !(context.value(c.variable()) instanceof Function f) || f.code != c.code())
                .map(Called::variable)
                .findFirst()
                .orElse(null);
    }
}
