package org.senet.nodes.core;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import java.util.List;
import java.util.function.IntConsumer;
import org.senet.data.Nil;
import org.senet.ir.Lambda;
import org.senet.ir.Local;
import org.senet.nodes.DefinesSlots;
import org.senet.nodes.ExpressionNode;
import org.senet.runtime.Function;

/**
 * Makes functions that may call each other. Functions copy the variables that they use, so the copies of those that hold
 * these functions are filled in when all are made.
 */
public final class FunctionsNode extends ExpressionNode implements DefinesSlots {
    @CompilationFinal(dimensions = 1)
    private final int[] slots;

    /** For each function, and each of its copies, the number of the function that it is a copy of, or -1. */
    @CompilationFinal(dimensions = 2)
    private final int[][] copies;

    @Children
    private final FunctionNode[] functions;

    private FunctionsNode(int[] slots, int[][] copies, FunctionNode[] functions) {
        this.slots = slots;
        this.copies = copies;
        this.functions = functions;
    }

    /** The node that makes functions and binds them to local variables, which are in some slots. */
    public static FunctionsNode of(List<Local> locals, int[] slots, List<Lambda> lambdas, FunctionNode[] functions) {
        var copies = lambdas.stream()
                .map(l -> l.captures().stream().mapToInt(locals::indexOf).toArray())
                .toArray(int[][]::new);
        return new FunctionsNode(slots, copies, functions);
    }

    @Override
    @ExplodeLoop
    public Object execute(VirtualFrame frame) {
        var made = new Function[functions.length];
        for (int i = 0; i < made.length; i++) {
            made[i] = (Function) functions[i].execute(frame);
            frame.setObject(slots[i], made[i]);
        }
        for (int i = 0; i < made.length; i++) {
            for (int j = 0; j < copies[i].length; j++) {
                if (copies[i][j] >= 0) {
                    made[i].captured[j] = made[copies[i][j]];
                }
            }
        }
        return Nil.NIL;
    }

    @Override
    public void definedSlots(IntConsumer consumer) {
        for (int slot : slots) {
            consumer.accept(slot);
        }
    }
}
