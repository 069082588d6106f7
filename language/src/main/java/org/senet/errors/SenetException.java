package org.senet.errors;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.exception.AbstractTruffleException;
import com.oracle.truffle.api.interop.ExceptionType;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.interop.UnsupportedMessageException;
import com.oracle.truffle.api.library.ExportLibrary;
import com.oracle.truffle.api.library.ExportMessage;
import com.oracle.truffle.api.nodes.Node;
import com.oracle.truffle.api.source.SourceSection;
import org.jspecify.annotations.Nullable;
import org.senet.data.SourceSpan;

/**
 * An error in a Senet program: a text that cannot be understood, or a run that went wrong. It knows its place in the
 * text, either given as a span or found from the node that failed, and may carry a hint, which is the message's last
 * line.
 */
@ExportLibrary(InteropLibrary.class)
public class SenetException extends AbstractTruffleException {

    private static final long serialVersionUID = 1L;
    private static final String HINT = "\nhint: ";

    /** What kind of error it is: the text ends too early, the text is wrong, or the run went wrong. */
    private enum Kind {
        INCOMPLETE,
        SYNTAX,
        RUNTIME
    }

    private final Kind kind;
    private final @Nullable String hint;
    private final transient @Nullable SourceSpan span;

    /**
     * An error at run time, where a node failed.
     *
     * @param message what went wrong
     * @param location the node that failed, or {@code null} when it is not known
     */
    public SenetException(String message, @Nullable Node location) {
        this(Kind.RUNTIME, message, null, null, location);
    }

    /**
     * An error at run time, at a place in the text.
     *
     * @param message what went wrong
     * @param span the place, or {@code null} when it is not known
     */
    public SenetException(String message, @Nullable SourceSpan span) {
        this(Kind.RUNTIME, message, null, span, null);
    }

    private SenetException(
            Kind kind, String message, @Nullable String hint, @Nullable SourceSpan span, @Nullable Node location) {
        super(hint == null ? message : message + HINT + hint, location);
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
        return new SenetException(Kind.SYNTAX, message, hint, span, null);
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
        return new SenetException(Kind.INCOMPLETE, message, hint, span, null);
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
        return new SenetException(Kind.RUNTIME, message, hint, null, location);
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
        return new SenetException(Kind.RUNTIME, message, hint, span, null);
    }

    /** Whether the text could not be understood. */
    public final boolean isSyntaxError() {
        return kind != Kind.RUNTIME;
    }

    /** Whether the text ended too early. */
    public final boolean isIncomplete() {
        return kind == Kind.INCOMPLETE;
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
}
