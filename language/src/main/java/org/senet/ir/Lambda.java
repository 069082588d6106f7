package org.senet.ir;

import java.util.List;
import org.senet.data.SourceSpan;

/**
 * A function as the analyzer leaves it: its arities, and the variables of the surrounding code that it copies when it is
 * made. Each function of a program is one object, whatever it contains.
 *
 * @param name the name for people, never null
 * @param arities at least one, each with another number of parameters
 * @param captures the variables of the surrounding function, in the order in which a closure holds their values
 * @param doc the documentation, or null
 */
public record Lambda(SourceSpan span, String name, List<Arity> arities, List<Local> captures, String doc) {

    /** The name of the function that a top-level form is run as. */
    public static final String TOP_LEVEL = "top level";

    /**
     * One arity.
     *
     * @param parameters the fixed parameters
     * @param rest the parameter that takes all further arguments as a sequence, or null
     * @param self the variable that holds the function itself, or null
     * @param captured for each capture of the function, the variable of this arity that receives its value
     */
    public record Arity(
            List<Local> parameters, Local rest, Local self, List<Local> captured, Ir body, FrameLayout layout) {}

    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }

    /** The arity for a number of arguments, or null when there is none. */
    public Arity arityFor(int count) {
        Arity variadic = null;
        for (var arity : arities) {
            if (arity.rest() == null && arity.parameters().size() == count) {
                return arity;
            }
            if (arity.rest() != null && arity.parameters().size() <= count) {
                variadic = arity;
            }
        }
        return variadic;
    }
}
