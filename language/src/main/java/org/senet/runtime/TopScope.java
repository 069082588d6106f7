package org.senet.runtime;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.interop.TruffleObject;
import com.oracle.truffle.api.interop.UnknownIdentifierException;
import com.oracle.truffle.api.interop.UnsupportedMessageException;
import com.oracle.truffle.api.library.ExportLibrary;
import com.oracle.truffle.api.library.ExportMessage;
import java.util.LinkedHashSet;
import org.jspecify.annotations.Nullable;
import org.senet.data.InteropValue;
import org.senet.data.PersistentVector;

/**
 * The variables of a context's namespaces, as hosts and tools see them: those of the namespace in which programs go on,
 * whichever that is at the time, and behind them those of the core. Its members are the variables that have a value;
 * macros, which are no values, are left out. Writing one gives a variable of the namespace a value, as {@code def} does.
 * Its display string is the namespace's name. Belongs to one context.
 */
@ExportLibrary(InteropLibrary.class)
@SuppressWarnings("static-method")
final class TopScope implements TruffleObject {
    private final SenetContext context;
    private final @Nullable Namespace fixed;

    /** The scope of whatever namespace is current. */
    TopScope(SenetContext context) {
        this(context, null);
    }

    private TopScope(SenetContext context, @Nullable Namespace fixed) {
        this.context = context;
        this.fixed = fixed;
    }

    private Namespace namespace() {
        return fixed != null ? fixed : context.current();
    }

    /** The value of a member, or null when there is no such variable or it has no value. */
    private @Nullable Object value(String member) {
        var variable = context.resolve(namespace(), null, member);
        return variable == null || isHidden(variable) ? null : context.value(variable);
    }

    /** Macros are no values, and what the core keeps for itself is seen by nobody else, so it is no member of the core's scope either. */
    private boolean isHidden(Var variable) {
        return context.isMacro(variable)
                || variable.namespace().equals(SenetContext.CORE) && context.isPrivate(variable);
    }

    @ExportMessage
    boolean isScope() {
        return true;
    }

    @ExportMessage
    boolean hasLanguage() {
        return true;
    }

    @ExportMessage
    Class<? extends TruffleLanguage<?>> getLanguage() {
        return SenetLanguage.class;
    }

    @ExportMessage
    @TruffleBoundary
    Object toDisplayString(@SuppressWarnings("unused") boolean allowSideEffects) {
        return namespace().name();
    }

    @ExportMessage
    boolean hasScopeParent() {
        return namespace() != context.core();
    }

    @ExportMessage
    Object getScopeParent() throws UnsupportedMessageException {
        if (!hasScopeParent()) {
            throw UnsupportedMessageException.create();
        }
        return new TopScope(context, context.core());
    }

    @ExportMessage
    boolean hasMembers() {
        return true;
    }

    @ExportMessage
    @TruffleBoundary
    Object getMembers(@SuppressWarnings("unused") boolean includeInternal) {
        var names = new LinkedHashSet<String>();
        names.addAll(namespace().names());
        names.addAll(context.core().names());
        names.removeIf(name -> value(name) == null);
        return PersistentVector.from(names);
    }

    @ExportMessage
    @TruffleBoundary
    boolean isMemberReadable(String member) {
        return value(member) != null;
    }

    @ExportMessage
    @TruffleBoundary
    Object readMember(String member) throws UnknownIdentifierException {
        var value = value(member);
        if (value == null) {
            throw UnknownIdentifierException.create(member);
        }
        return InteropValue.box(value);
    }

    @ExportMessage
    boolean isMemberModifiable(String member) {
        return isMemberReadable(member);
    }

    @ExportMessage
    @TruffleBoundary
    boolean isMemberInsertable(String member) {
        return !isMemberReadable(member) && context.resolve(namespace(), null, member) == null && isName(member);
    }

    @ExportMessage
    @TruffleBoundary
    void writeMember(String member, Object value) throws UnknownIdentifierException {
        if (!isMemberModifiable(member) && !isMemberInsertable(member)) {
            throw UnknownIdentifierException.create(member);
        }
        var variable = context.language().variable(namespace().name(), member);
        namespace().map(member, variable);
        context.define(variable, Foreign.toSenet(value));
    }

    /** Whether a text can be written as the name of a variable. */
    private static boolean isName(String text) {
        return !text.isEmpty()
                && text.indexOf('/') < 0
                && text.chars().noneMatch(c -> Character.isWhitespace(c) || "()[]{}\"';`~@^\\,#:".indexOf(c) >= 0)
                && !Character.isDigit(text.charAt(0));
    }
}
