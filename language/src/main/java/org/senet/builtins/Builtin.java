package org.senet.builtins;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.RootCallTarget;
import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.RootNode;
import org.senet.data.NotANumber;
import org.senet.data.NotASequence;
import org.senet.data.Printer;
import org.senet.errors.SenetException;
import org.senet.nodes.Frames;
import org.senet.runtime.Code;
import org.senet.runtime.SenetContext;

/** A function of the core that is written in Java. It never chooses. */
public final class Builtin extends Code {
    private static final int SHOWN = 60;

    /** What a builtin does with its arguments. */
    @FunctionalInterface
    public interface Body {
        /** Computes the value; arguments and value are Senet values. */
        Object call(SenetContext context, Object[] arguments);
    }

    private final TruffleLanguage<?> language;
    private final int least;
    private final int most;
    private final String doc;
    private final Body body;

    /**
     * @param least the smallest number of arguments
     * @param most the largest number of arguments, or -1 for any
     * @param doc the documentation, with an example
     */
    public Builtin(TruffleLanguage<?> language, String name, int least, int most, String doc, Body body) {
        super(name);
        this.language = language;
        this.least = least;
        this.most = most;
        this.doc = doc;
        this.body = body;
    }

    @Override
    public String doc() {
        return doc;
    }

    @Override
    protected RootCallTarget makeDirect(int count) {
        return count < least || most >= 0 && count > most ? null : new Root(language, this).getCallTarget();
    }

    @Override
    protected RootCallTarget makeChoosing(int count) {
        throw new IllegalStateException("builtins do not choose");
    }

    @Override
    public boolean mayChoose() {
        return false;
    }

    @Override
    public String arity() {
        if (most < 0) {
            return "at least " + least;
        }
        return least == most ? String.valueOf(least) : least + " to " + most;
    }

    private static final class Root extends RootNode {
        private final Builtin builtin;

        Root(TruffleLanguage<?> language, Builtin builtin) {
            super(language);
            this.builtin = builtin;
        }

        @Override
        public Object execute(VirtualFrame frame) {
            return call(frame.getArguments());
        }

        @TruffleBoundary
        private Object call(Object[] all) {
            var arguments = java.util.Arrays.copyOfRange(all, Frames.FIRST, all.length);
            try {
                return builtin.body.call(SenetContext.get(this), arguments);
            } catch (NotANumber e) {
                throw SenetException.runtime(
                        this, "`" + builtin.name() + "` expects a number, but got " + Printer.display(e.value(), SHOWN));
            } catch (NotASequence e) {
                throw SenetException.runtime(
                        this,
                        "`" + builtin.name() + "` expects a collection, but got " + Printer.display(e.value(), SHOWN));
            } catch (ArithmeticException | IllegalArgumentException e) {
                throw SenetException.runtime(this, e.getMessage());
            }
        }

        @Override
        public String getName() {
            return builtin.name();
        }

        @Override
        public boolean isInternal() {
            return true;
        }
    }
}
