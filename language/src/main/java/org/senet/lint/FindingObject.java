package org.senet.lint;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.interop.TruffleObject;
import com.oracle.truffle.api.interop.UnknownIdentifierException;
import com.oracle.truffle.api.library.ExportLibrary;
import com.oracle.truffle.api.library.ExportMessage;
import com.oracle.truffle.api.source.SourceSection;
import java.util.List;
import java.util.Objects;
import org.senet.data.Keyword;
import org.senet.data.Nil;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentVector;

/**
 * A finding as hosts see it: an object with the members {@code rule}, {@code severity}, {@code message} and {@code hint}
 * (nil when there is none), and with a place in the source.
 */
@ExportLibrary(InteropLibrary.class)
public final class FindingObject implements TruffleObject {
    private static final List<String> NAMES = List.of("rule", "severity", "message", "hint");

    private final Finding finding;

    /** The object for a finding. */
    public FindingObject(Finding finding) {
        this.finding = finding;
    }

    /** The same as a map for programs, with the place as lines and columns counted from 1; the end is the last character. */
    public static PersistentMap data(Finding finding) {
        var section = finding.span().section();
        return PersistentMap.of(
                Keyword.of("rule"),
                Keyword.of(finding.rule()),
                Keyword.of("severity"),
                Keyword.of(finding.severity().word()),
                Keyword.of("message"),
                finding.message(),
                Keyword.of("hint"),
                Objects.requireNonNullElse(finding.hint(), Nil.NIL),
                Keyword.of("line"),
                (long) section.getStartLine(),
                Keyword.of("column"),
                (long) section.getStartColumn(),
                Keyword.of("end-line"),
                (long) section.getEndLine(),
                Keyword.of("end-column"),
                (long) section.getEndColumn());
    }

    @ExportMessage
    boolean hasMembers() {
        return true;
    }

    @ExportMessage
    Object getMembers(@SuppressWarnings("unused") boolean includeInternal) {
        return PersistentVector.from(NAMES);
    }

    @ExportMessage
    @TruffleBoundary
    boolean isMemberReadable(String member) {
        return NAMES.contains(member);
    }

    @ExportMessage
    @TruffleBoundary
    Object readMember(String member) throws UnknownIdentifierException {
        return switch (member) {
            case "rule" -> finding.rule();
            case "severity" -> finding.severity().word();
            case "message" -> finding.message();
            case "hint" -> Objects.requireNonNullElse(finding.hint(), Nil.NIL);
            default -> throw UnknownIdentifierException.create(member);
        };
    }

    @ExportMessage
    boolean hasSourceLocation() {
        return true;
    }

    @ExportMessage
    @TruffleBoundary
    SourceSection getSourceLocation() {
        return finding.span().section();
    }

    @Override
    public String toString() {
        return finding.span() + ": " + finding.severity().word() + ": " + finding.message();
    }
}
