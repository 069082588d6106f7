package org.senet.reader;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.oracle.truffle.api.source.Source;
import java.util.List;
import org.assertj.core.api.Assertions;
import org.jspecify.annotations.Nullable;
import org.senet.data.Located;
import org.senet.data.SourceSpan;
import org.senet.errors.SenetException;

/** Reads texts for tests. */
final class Reading {

    /** Belongs to {@code my.ns} and knows one alias. */
    static final NamespaceResolver RESOLVER = new NamespaceResolver() {
        @Override
        public String currentNamespace() {
            return "my.ns";
        }

        @Override
        public @Nullable String resolveAlias(String alias) {
            return alias.equals("b") ? "senet.boards" : null;
        }
    };

    private Reading() {}

    static Reader reader(String text) {
        return new Reader(Source.newBuilder("senet", text, "test.senet").build(), RESOLVER);
    }

    static List<Object> all(String text) {
        return reader(text).readAll();
    }

    /** The only form of a text. */
    static Object one(String text) {
        List<Object> forms = all(text);
        assertThat(forms).hasSize(1);
        return forms.getFirst();
    }

    static SenetException error(String text) {
        SenetException error = catchThrowableOfType(SenetException.class, () -> all(text));
        if (error == null) {
            return Assertions.fail("no error in " + text);
        }
        assertThat(error.isSyntaxError()).isTrue();
        return error;
    }

    static SourceSpan span(Object form) {
        SourceSpan span = Located.spanOf(form);
        return span == null ? Assertions.fail("no place: " + form) : span;
    }

    static SourceSpan errorSpan(SenetException error) {
        SourceSpan span = error.span();
        return span == null ? Assertions.fail("no place: " + error) : span;
    }
}
