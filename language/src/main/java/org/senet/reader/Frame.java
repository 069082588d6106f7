package org.senet.reader;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.data.SourceSpan;

/** A form that is being read: what it began with, and the forms read inside it so far. */
final class Frame {

    private static final int NOT_CLOSED = 0;

    /** The forms that consist of other forms. */
    enum Kind {
        LIST("(", ')'),
        VECTOR("[", ']'),
        MAP("{", '}'),
        SET("#{", '}'),
        FUNCTION("#(", ')'),
        CONDITIONAL("#?(", ')'),
        SPLICING_CONDITIONAL("#?@(", ')'),
        QUOTE("'", 1),
        SYNTAX_QUOTE("`", 1),
        UNQUOTE("~", 1),
        UNQUOTE_SPLICING("~@", 1),
        DEREF("@", 1),
        VAR("#'", 1),
        META("^", 2),
        DISCARD("#_", 1),
        TAGGED("#", 1),
        UUID("#uuid", 1);

        private final String opener;
        private final char closer;
        private final int arity;

        Kind(String opener, char closer) {
            this(opener, closer, Integer.MAX_VALUE);
        }

        Kind(String opener, int arity) {
            this(opener, (char) NOT_CLOSED, arity);
        }

        Kind(String opener, char closer, int arity) {
            this.opener = opener;
            this.closer = closer;
            this.arity = arity;
        }

        String opener() {
            return opener;
        }

        char closer() {
            return closer;
        }

        /** Whether the form ends by itself, after a number of forms, rather than by a bracket. */
        boolean isPrefix() {
            return closer == NOT_CLOSED;
        }

        boolean isConditional() {
            return this == CONDITIONAL || this == SPLICING_CONDITIONAL;
        }
    }

    private final Kind kind;
    private final int start;
    private final int contentStart;
    private final List<Object> forms = new ArrayList<>();
    private final List<SourceSpan> spans = new ArrayList<>();
    private final @Nullable String namespace;
    private int choice = -1;

    Frame(Kind kind, int start, int contentStart) {
        this(kind, start, contentStart, null);
    }

    Frame(Kind kind, int start, int contentStart, @Nullable String namespace) {
        this.kind = kind;
        this.start = start;
        this.contentStart = contentStart;
        this.namespace = namespace;
    }

    Kind kind() {
        return kind;
    }

    /** Where the form begins. */
    int start() {
        return start;
    }

    /** Where the form's bracket or mark ends. */
    int contentStart() {
        return contentStart;
    }

    /** The namespace of the keys of a map that are written without one, or null. */
    @Nullable
    String namespace() {
        return namespace;
    }

    /** The index of the form that a reader conditional stands for, or -1. */
    int choice() {
        return choice;
    }

    void choose(int index) {
        choice = index;
    }

    void add(Object form, SourceSpan span) {
        forms.add(form);
        spans.add(span);
    }

    boolean isComplete() {
        return forms.size() == kind.arity;
    }

    int size() {
        return forms.size();
    }

    List<Object> forms() {
        return forms;
    }

    Object form(int i) {
        return forms.get(i);
    }

    SourceSpan span(int i) {
        return spans.get(i);
    }

    SourceSpan[] spans() {
        return spans.toArray(SourceSpan[]::new);
    }
}
