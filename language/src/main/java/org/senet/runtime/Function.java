package org.senet.runtime;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.RootCallTarget;
import com.oracle.truffle.api.interop.ArityException;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.interop.UnsupportedMessageException;
import com.oracle.truffle.api.library.ExportLibrary;
import com.oracle.truffle.api.library.ExportMessage;
import com.oracle.truffle.api.source.SourceSection;
import org.senet.data.HasMeta;
import org.senet.data.InteropValue;
import org.senet.data.PersistentMap;
import org.senet.data.Printable;
import org.senet.data.ValueObject;
import org.senet.errors.DeepRecursion;
import org.senet.state.State;

/** A function value: code, and the values that it copied from around it when it was made. Immutable. */
@ExportLibrary(InteropLibrary.class)
public final class Function extends ValueObject implements HasMeta, Printable {
    private static final Object[] NOTHING = {};
    private static final int DIRECT_HEADER = 2;

    /** How deep functions may have copied functions before they are taken to choose; functions can contain themselves. */
    private static final int NESTING = 8;

    /** The code. */
    public final Code code;
    /** The copied values, in the order that the code expects. */
    public final Object[] captured;

    private final PersistentMap meta;

    /** A closure. */
    public Function(Code code, Object[] captured) {
        this(code, captured, PersistentMap.EMPTY);
    }

    private Function(Code code, Object[] captured, PersistentMap meta) {
        this.code = code;
        this.captured = captured;
        this.meta = meta;
    }

    /** A function that copies nothing. */
    public Function(Code code) {
        this(code, NOTHING);
    }

    @Override
    public PersistentMap meta() {
        return meta;
    }

    @Override
    public Function withMeta(PersistentMap newMeta) {
        return new Function(code, captured, newMeta);
    }

    /** The name for people. */
    public String name() {
        return code.name();
    }

    /**
     * Calls the function in the direct way.
     *
     * @param state the board of the rule that calls, or null
     * @throws IllegalArgumentException when the function does not take so many arguments
     */
    @TruffleBoundary
    public Object call(State state, Object... arguments) {
        RootCallTarget target = code.direct(arguments.length);
        if (target == null) {
            throw WrongArity.of(this, arguments.length);
        }
        return target.call(directArguments(state, this, arguments));
    }

    /** Whether a call with these arguments may choose; if not, the function is called in the direct way. */
    @TruffleBoundary
    public boolean mayChoose(Object[] arguments) {
        return code.choices(arguments.length).possible(this, arguments);
    }

    /** Whether a call may choose, whatever the arguments are. */
    @TruffleBoundary
    public boolean mayChoose() {
        return mayChoose(NESTING);
    }

    boolean mayChoose(int depth) {
        if (depth == 0) {
            return true;
        }
        for (var choices : code.choices()) {
            if (choices.possible(this, depth)) {
                return true;
            }
        }
        return false;
    }

    /** The message for a call with a number of arguments that the function does not take. */
    @TruffleBoundary
    public String wrongArity(int count) {
        return "`" + name() + "` takes " + code.arity()
                + (code.arity().equals("1") || code.arity().equals("at least 1") ? " argument" : " arguments")
                + ", but " + (count == 1 ? "1 was" : count + " were") + " given";
    }

    /** The argument array of a direct call. */
    public static Object[] directArguments(State state, Function function, Object... arguments) {
        var all = new Object[arguments.length + DIRECT_HEADER];
        all[0] = state;
        all[1] = function;
        System.arraycopy(arguments, 0, all, DIRECT_HEADER, arguments.length);
        return all;
    }

    @ExportMessage
    boolean isExecutable() {
        return true;
    }

    @ExportMessage
    @TruffleBoundary
    Object execute(Object[] arguments) throws ArityException {
        var target = code.direct(arguments.length);
        if (target == null) {
            throw ArityException.create(code.leastArguments(), code.mostArguments(), arguments.length);
        }
        var converted = new Object[arguments.length];
        for (int i = 0; i < converted.length; i++) {
            converted[i] = Foreign.toSenet(arguments[i]);
        }
        try {
            return InteropValue.box(target.call(directArguments(null, this, converted)));
        } catch (StackOverflowError e) {
            throw DeepRecursion.error(e, null);
        }
    }

    @ExportMessage
    @TruffleBoundary
    boolean hasSourceLocation() {
        return code.sourceSection() != null;
    }

    @ExportMessage
    @TruffleBoundary
    SourceSection getSourceLocation() throws UnsupportedMessageException {
        var section = code.sourceSection();
        if (section == null) {
            throw UnsupportedMessageException.create();
        }
        return section;
    }

    @ExportMessage
    boolean hasExecutableName() {
        return true;
    }

    @ExportMessage
    Object getExecutableName() {
        return name();
    }

    @Override
    public void print(StringBuilder target, boolean readably) {
        target.append("#<fn ").append(name()).append('>');
    }

    @Override
    public String toString() {
        return "#<fn " + name() + ">";
    }
}
