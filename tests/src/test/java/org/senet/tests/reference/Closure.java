package org.senet.tests.reference;

import com.oracle.truffle.api.RootCallTarget;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.RootNode;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.ir.Lambda;
import org.senet.runtime.Choices;
import org.senet.runtime.Code;
import org.senet.runtime.Function;

/** The code of a function that is interpreted, so that functions that are written in Java can call it. */
final class Closure extends Code {
    private static final int HEADER = 2;

    private final Interpreter interpreter;
    private final Lambda lambda;
    private final World made;
    private boolean late;

    /** @param made the world in which it is given to the function that calls it */
    Closure(Interpreter interpreter, Lambda lambda, World made) {
        super(lambda.name());
        this.interpreter = interpreter;
        this.lambda = lambda;
        this.made = made;
    }

    /** The function that it was given to has returned: who still calls it computes something later. */
    void beLate() {
        late = true;
    }

    @Override
    public Lambda lambda() {
        return lambda;
    }

    @Override
    protected @Nullable RootCallTarget makeDirect(int count) {
        return lambda.arityFor(count) == null ? null : new Root().getCallTarget();
    }

    /** A call with the arguments of a {@link Code}: the state, the function, and then the program's. */
    private final class Root extends RootNode {
        Root() {
            super(null);
        }

        @Override
        public Object execute(VirtualFrame frame) {
            List<Object> all = Arrays.asList(frame.getArguments());
            var calling = new Calling(interpreter);
            var function = (Function) all.get(1);
            var arguments = all.subList(HEADER, all.size());
            return late ? calling.callLate(function, arguments, made) : calling.callBack(function, arguments);
        }
    }

    @Override
    protected RootCallTarget makeChoosing(int count) {
        throw new UnsupportedOperationException("a function that chooses, called by code that is not interpreted");
    }

    @Override
    public boolean acts() {
        return new Calling(interpreter).acts(lambda, new HashSet<>());
    }

    @Override
    public Choices choices(int count) {
        return Choices.OWN;
    }

    @Override
    public List<Choices> choices() {
        return List.of(Choices.OWN);
    }

    @Override
    public int leastArguments() {
        return lambda.arities().stream()
                .mapToInt(a -> a.parameters().size())
                .min()
                .orElseThrow();
    }

    @Override
    public int mostArguments() {
        return lambda.arities().stream().anyMatch(a -> a.rest() != null)
                ? -1
                : lambda.arities().stream()
                        .mapToInt(a -> a.parameters().size())
                        .max()
                        .orElseThrow();
    }

    @Override
    public String arity() {
        return lambda.arities().stream()
                .map(a -> String.valueOf(a.parameters().size()))
                .toList()
                .toString();
    }
}
