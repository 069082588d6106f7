package org.senet.errors;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.exception.AbstractTruffleException;
import com.oracle.truffle.api.interop.ExceptionType;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.interop.UnknownIdentifierException;
import com.oracle.truffle.api.interop.UnsupportedMessageException;
import com.oracle.truffle.api.library.ExportLibrary;
import com.oracle.truffle.api.library.ExportMessage;
import com.oracle.truffle.api.nodes.Node;
import com.oracle.truffle.api.source.SourceSection;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.senet.data.InteropValue;
import org.senet.data.Nil;
import org.senet.data.PersistentVector;
import org.senet.data.Printable;
import org.senet.data.SourceSpan;
import org.senet.data.ValueLanguage;
import org.senet.data.ValueObject;

/**
 * An error in a Senet program: a text that cannot be understood, or a run that went wrong. It knows its place in the
 * text, either given as a span or found from the node that failed, and may carry a hint, which is the message's last
 * line. Other languages see its message, hint, data and cause as members.
 */
@ExportLibrary(InteropLibrary.class)
public class SenetException extends AbstractTruffleException implements Printable {

    private static final long serialVersionUID = 1L;
    private static final String HINT = "\nhint: ";
    /** A member for reports of errors, which is not listed. */
    private static final String DETAILS = "details";

    /** Of a recursion that is too deep, no calls are kept: there are too many of them, and they tell nothing new. */
    private static final int NO_CALLS = 0;

    private final ErrorKind kind;
    private final @Nullable String hint;
    private final transient @Nullable SourceSpan span;

    /**
     * An error at run time, where a node failed.
     *
     * @param message what went wrong
     * @param location the node that failed, or {@code null} when it is not known
     */
    public SenetException(String message, @Nullable Node location) {
        this(ErrorKind.GENERAL, message, null, null, location);
    }

    /**
     * An error at run time, at a place in the text.
     *
     * @param message what went wrong
     * @param span the place, or {@code null} when it is not known
     */
    public SenetException(String message, @Nullable SourceSpan span) {
        this(ErrorKind.GENERAL, message, null, span, null);
    }

    /**
     * An error of a kind, where a node failed.
     *
     * @param message what went wrong
     * @param location the node that failed, or {@code null} when it is not known
     */
    protected SenetException(ErrorKind kind, String message, @Nullable Node location) {
        this(kind, message, null, null, location);
    }

    private SenetException(
            ErrorKind kind, String message, @Nullable String hint, @Nullable SourceSpan span, @Nullable Node location) {
        super(
                hint == null ? message : message + HINT + hint,
                null,
                kind == ErrorKind.RECURSION ? NO_CALLS : UNLIMITED_STACK_TRACE,
                location);
        this.kind = kind;
        this.hint = hint;
        this.span = span;
    }

    /**
     * A text that cannot be understood.
     *
     * @param span the place
     * @param message what is wrong
     * @param hint what to do about it, or {@code null}
     * @return the error, to be thrown
     */
    @TruffleBoundary
    public static SenetException syntax(SourceSpan span, String message, @Nullable String hint) {
        return new SenetException(ErrorKind.SYNTAX, message, hint, span, null);
    }

    /**
     * A text that ends too early: with more text at its end it might be right.
     *
     * @param span the place of the end
     * @param message what is missing
     * @return the error, to be thrown
     */
    @TruffleBoundary
    public static SenetException incomplete(SourceSpan span, String message) {
        return incomplete(span, message, null);
    }

    /**
     * A text that ends too early, with a hint.
     *
     * @param span the place of the end
     * @param message what is missing
     * @param hint what to do about it, or {@code null}
     * @return the error, to be thrown
     */
    @TruffleBoundary
    public static SenetException incomplete(SourceSpan span, String message, @Nullable String hint) {
        return new SenetException(ErrorKind.INCOMPLETE, message, hint, span, null);
    }

    /**
     * An error at run time, where a node failed.
     *
     * @param location the node that failed, or {@code null} when it is not known
     * @param message what went wrong
     * @return the error, to be thrown
     */
    @TruffleBoundary
    public static SenetException runtime(@Nullable Node location, String message) {
        return runtime(location, message, null);
    }

    /**
     * An error at run time, where a node failed, with a hint.
     *
     * @param location the node that failed, or {@code null} when it is not known
     * @param message what went wrong
     * @param hint what to do about it, or {@code null}
     * @return the error, to be thrown
     */
    @TruffleBoundary
    public static SenetException runtime(@Nullable Node location, String message, @Nullable String hint) {
        return new SenetException(ErrorKind.GENERAL, message, hint, null, location);
    }

    /**
     * An error of a kind, where a node failed.
     *
     * @param kind the kind, for those who want to catch it
     * @param location the node that failed, or {@code null} when it is not known
     * @param message what went wrong
     * @param hint what to do about it, or {@code null}
     * @return the error, to be thrown
     */
    @TruffleBoundary
    public static SenetException of(ErrorKind kind, @Nullable Node location, String message, @Nullable String hint) {
        return new SenetException(kind, message, hint, null, location);
    }

    /**
     * An error that is not one of syntax, at a place in the text: an unknown name, a contradiction between rules.
     *
     * @param span the place, or {@code null} when it is not known
     * @param message what is wrong
     * @param hint what to do about it, or {@code null}
     * @return the error, to be thrown
     */
    @TruffleBoundary
    public static SenetException at(@Nullable SourceSpan span, String message, @Nullable String hint) {
        return new SenetException(ErrorKind.GENERAL, message, hint, span, null);
    }

    /**
     * A name that nothing explains.
     *
     * @param span the place, or {@code null} when it is not known
     * @param name the name as it is written
     * @param hint what to do about it, or {@code null}
     * @return the error, to be thrown
     */
    @TruffleBoundary
    public static SenetException unknownName(@Nullable SourceSpan span, String name, @Nullable String hint) {
        return new SenetException(ErrorKind.NAME, "unknown name `" + name + "`", hint, span, null);
    }

    /** The kind of the error. */
    public final ErrorKind kind() {
        return kind;
    }

    /** Whether the text could not be understood. */
    public final boolean isSyntaxError() {
        return kind == ErrorKind.SYNTAX || kind == ErrorKind.INCOMPLETE;
    }

    /** Whether the text ended too early. */
    public final boolean isIncomplete() {
        return kind == ErrorKind.INCOMPLETE;
    }

    /**
     * What to do about the error; it is also the last line of the message.
     *
     * @return the hint, or Java {@code null}
     */
    public final @Nullable String hint() {
        return hint;
    }

    /**
     * The place of the error, if it was given as one.
     *
     * @return the place, or Java {@code null} when only a node, or nothing, is known
     */
    public final @Nullable SourceSpan span() {
        return span;
    }

    /** What went wrong, without what to do about it. */
    public final String withoutHint() {
        var text = Objects.requireNonNull(getMessage());
        return hint == null ? text : text.substring(0, text.lastIndexOf(HINT));
    }

    /**
     * The same error at another place.
     *
     * @param place where it is to be told
     * @param remark what goes before the hint
     * @return the error, to be thrown
     */
    public final SenetException movedTo(SourceSpan place, String remark) {
        return hint == null
                ? new SenetException(kind, withoutHint(), remark, place, null)
                : new SenetException(kind, withoutHint(), remark + "; " + hint, place, null);
    }

    /** The error that led to this one, or Java {@code null}. */
    protected @Nullable Object origin() {
        return null;
    }

    /** What the program tells about the error, or Java {@code null}. */
    protected @Nullable Object details() {
        return null;
    }

    /** What reports of the error tell of its data behind its message, or Java {@code null}. */
    protected @Nullable String detailsBesideMessage() {
        return null;
    }

    /** As a value: what went wrong, and what the program tells about it. */
    @Override
    @TruffleBoundary
    public final void print(StringBuilder out, boolean readably) {
        var message = String.valueOf(getMessage());
        out.append("#<exception ");
        out.append(hint == null ? message : message.substring(0, message.length() - HINT.length() - hint.length()));
        var details = detailsBesideMessage();
        out.append(details == null ? ">" : " " + details + ">");
    }

    /** The place of the error: the span if there is one, else the node's; may be {@code null}. */
    @Override
    public final @Nullable SourceSection getEncapsulatingSourceSection() {
        return span == null ? super.getEncapsulatingSourceSection() : span.section();
    }

    @ExportMessage
    final ExceptionType getExceptionType() {
        return isSyntaxError() ? ExceptionType.PARSE_ERROR : ExceptionType.RUNTIME_ERROR;
    }

    @ExportMessage
    final boolean isExceptionIncompleteSource() {
        return isIncomplete();
    }

    @ExportMessage
    @TruffleBoundary
    final boolean hasSourceLocation() {
        return getEncapsulatingSourceSection() != null;
    }

    @ExportMessage
    @TruffleBoundary
    final SourceSection getSourceLocation() throws UnsupportedMessageException {
        SourceSection section = getEncapsulatingSourceSection();
        if (section == null) {
            throw UnsupportedMessageException.create();
        }
        return section;
    }

    @ExportMessage
    @TruffleBoundary
    final boolean hasExceptionCause() {
        var cause = origin();
        return cause != null && InteropLibrary.getUncached().isException(cause);
    }

    @ExportMessage
    @TruffleBoundary
    final Object getExceptionCause() throws UnsupportedMessageException {
        var cause = origin();
        if (cause == null || !InteropLibrary.getUncached().isException(cause)) {
            throw UnsupportedMessageException.create();
        }
        return cause;
    }

    // ---- a value like others

    @ExportMessage
    final boolean hasLanguage() {
        return true;
    }

    @ExportMessage
    final Class<? extends TruffleLanguage<?>> getLanguage() {
        return ValueLanguage.get().type();
    }

    @ExportMessage
    final boolean hasMetaObject() {
        return true;
    }

    @ExportMessage
    final Object getMetaObject() {
        return ValueLanguage.get().metaObject(this);
    }

    @ExportMessage
    final Object toDisplayString(@SuppressWarnings("unused") boolean allowSideEffects) {
        return ValueObject.display(this);
    }

    // ---- its parts as members

    @ExportMessage
    final boolean hasMembers() {
        return true;
    }

    @ExportMessage
    final Object getMembers(@SuppressWarnings("unused") boolean includeInternal) {
        return PersistentVector.of("message", "hint", "data", "cause");
    }

    @ExportMessage
    @TruffleBoundary
    final boolean isMemberReadable(String member) {
        return switch (member) {
            case "message", "hint", "data", "cause", DETAILS -> true;
            default -> false;
        };
    }

    @ExportMessage
    @TruffleBoundary
    final Object readMember(String member) throws UnknownIdentifierException {
        var part =
                switch (member) {
                    case "message" -> getMessage();
                    case "hint" -> hint;
                    case "data" -> details();
                    case "cause" -> origin();
                    case DETAILS -> detailsBesideMessage();
                    default -> throw UnknownIdentifierException.create(member);
                };
        return part == null ? Nil.NIL : InteropValue.box(part);
    }
}
