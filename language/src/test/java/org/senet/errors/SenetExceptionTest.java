package org.senet.errors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.oracle.truffle.api.interop.ExceptionType;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.interop.UnsupportedMessageException;
import com.oracle.truffle.api.nodes.Node;
import com.oracle.truffle.api.source.Source;
import com.oracle.truffle.api.source.SourceSection;
import org.junit.jupiter.api.Test;
import org.senet.data.SourceSpan;

class SenetExceptionTest {

    private static final InteropLibrary INTEROP = InteropLibrary.getUncached();
    private static final Source SOURCE =
            Source.newBuilder("senet", "(any nw ne)", "test.senet").build();
    private static final SourceSpan SPAN = new SourceSpan(SOURCE, 5, 7);

    private static final class NodeAt extends Node {
        @Override
        public SourceSection getSourceSection() {
            return SPAN.section();
        }
    }

    @Test
    void aSyntaxErrorIsAParseErrorAtItsPlace() throws UnsupportedMessageException {
        SenetException error = SenetException.syntax(SPAN, "wrong", "do better");
        assertThat(error).hasMessage("wrong\nhint: do better");
        assertThat(error.hint()).isEqualTo("do better");
        assertThat(error.span()).isSameAs(SPAN);
        assertThat(error.isSyntaxError()).isTrue();
        assertThat(error.isIncomplete()).isFalse();
        assertThat(INTEROP.isException(error)).isTrue();
        assertThat(INTEROP.getExceptionType(error)).isEqualTo(ExceptionType.PARSE_ERROR);
        assertThat(INTEROP.isExceptionIncompleteSource(error)).isFalse();
        assertThat(INTEROP.getSourceLocation(error)).isEqualTo(SPAN.section());
        assertThat(INTEROP.getExceptionMessage(error)).isEqualTo("wrong\nhint: do better");
    }

    @Test
    void anIncompleteTextIsRecognized() throws UnsupportedMessageException {
        SenetException error = SenetException.incomplete(SPAN, "unfinished");
        assertThat(error).hasMessage("unfinished");
        assertThat(error.isSyntaxError()).isTrue();
        assertThat(error.isIncomplete()).isTrue();
        assertThat(INTEROP.isExceptionIncompleteSource(error)).isTrue();
        assertThat(INTEROP.getExceptionType(error)).isEqualTo(ExceptionType.PARSE_ERROR);
        assertThat(SenetException.incomplete(SPAN, "unfinished", "go on")).hasMessage("unfinished\nhint: go on");
    }

    @Test
    void anErrorAtRunTimeHasThePlaceOfItsNode() throws UnsupportedMessageException {
        for (SenetException error : new SenetException[] {
            SenetException.runtime(new NodeAt(), "failed"),
            new SenetException("failed", new NodeAt()),
            new SenetException("failed", SPAN),
            SenetException.at(SPAN, "failed", null)
        }) {
            assertThat(error).hasMessage("failed");
            assertThat(error.isSyntaxError()).isFalse();
            assertThat(INTEROP.getExceptionType(error)).isEqualTo(ExceptionType.RUNTIME_ERROR);
            assertThat(INTEROP.isExceptionIncompleteSource(error)).isFalse();
            assertThat(INTEROP.getSourceLocation(error)).isEqualTo(SPAN.section());
        }
        assertThat(SenetException.runtime(null, "failed", "help")).hasMessage("failed\nhint: help");
    }

    @Test
    void anErrorMayHaveNoPlace() {
        SenetException error = SenetException.runtime(null, "failed");
        assertThat(INTEROP.hasSourceLocation(error)).isFalse();
        assertThatThrownBy(() -> INTEROP.getSourceLocation(error)).isInstanceOf(UnsupportedMessageException.class);
        assertThat(error.span()).isNull();
        assertThat(error.hint()).isNull();
    }
}
