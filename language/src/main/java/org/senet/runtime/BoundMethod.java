package org.senet.runtime;

import com.oracle.truffle.api.interop.ArityException;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.interop.TruffleObject;
import com.oracle.truffle.api.interop.UnknownIdentifierException;
import com.oracle.truffle.api.library.ExportLibrary;
import com.oracle.truffle.api.library.ExportMessage;
import org.senet.data.Printable;

/**
 * A method that was read from its object: a function that remembers the object.
 *
 * @param object the object
 * @param name the name of the method
 */
@ExportLibrary(InteropLibrary.class)
@SuppressWarnings("static-method")
record BoundMethod(MemberObject object, String name) implements TruffleObject, Printable {
    @ExportMessage
    boolean isExecutable() {
        return true;
    }

    @ExportMessage
    Object execute(Object[] arguments) throws ArityException {
        try {
            return object.invokeMember(name, arguments);
        } catch (UnknownIdentifierException e) {
            throw new AssertionError(e);
        }
    }

    @ExportMessage
    boolean hasExecutableName() {
        return true;
    }

    @ExportMessage
    Object getExecutableName() {
        return name;
    }

    @Override
    public void print(StringBuilder out, boolean readably) {
        out.append("#<fn ").append(name).append('>');
    }

    @Override
    public String toString() {
        return "#<fn " + name + ">";
    }
}
