package org.senet.data;

import com.oracle.truffle.api.source.Source;
import com.oracle.truffle.api.source.SourceSection;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A place in a source text: the characters from {@code start} up to, not including, {@code end}, counted from 0.
 *
 * <p>The span of a collection also knows the spans of the elements, so that elements that cannot carry a place
 * themselves (numbers, strings, keywords) have one too. The children are in the order of the collection's iteration; a
 * map has two for each entry, the key's and the value's. Immutable and thread-safe.
 */
public final class SourceSpan {

    private static final SourceSpan[] NO_CHILDREN = {};

    private final Source source;
    private final int start;
    private final int end;
    private final @Nullable SourceSpan[] children;
    private @Nullable SourceSection section;

    /**
     * A place in a text.
     *
     * @param source the text
     * @param start the index of the first character
     * @param end the index after the last character, not less than {@code start}
     * @param children the spans of the elements of a collection (not copied; the caller gives the array away), or
     *     {@code null} when there are none
     */
    public SourceSpan(Source source, int start, int end, @Nullable SourceSpan @Nullable [] children) {
        if (start < 0 || end < start) {
            throw new IllegalArgumentException("not a span: " + start + " to " + end);
        }
        this.source = Objects.requireNonNull(source);
        this.start = start;
        this.end = end;
        this.children = children == null ? NO_CHILDREN : children;
    }

    /**
     * A place in a text, without children.
     *
     * @param source the text
     * @param start the index of the first character
     * @param end the index after the last character, not less than {@code start}
     */
    public SourceSpan(Source source, int start, int end) {
        this(source, start, end, null);
    }

    /** The text that this is a place in. */
    public Source source() {
        return source;
    }

    /** The index of the first character. */
    public int start() {
        return start;
    }

    /** The index after the last character. */
    public int end() {
        return end;
    }

    /** The number of elements whose places are known. */
    public int childCount() {
        return children.length;
    }

    /**
     * The place of an element.
     *
     * @param i the index of the element, from 0; in a map, {@code 2 * n} is the n-th key and {@code 2 * n + 1} its
     *     value
     * @return the place of the element, or this place when the element's is not known
     */
    public SourceSpan child(int i) {
        return i >= 0 && i < children.length && children[i] != null ? children[i] : this;
    }

    /**
     * The smallest place that covers this place and another of the same text.
     *
     * @param other a place in the same text
     * @return the place from the earlier start to the later end, without children
     */
    public SourceSpan to(SourceSpan other) {
        return new SourceSpan(source, Math.min(start, other.start), Math.max(end, other.end));
    }

    /** This place in the form that Truffle's tools understand; made when first asked for. */
    public SourceSection section() {
        SourceSection result = section;
        if (result == null) {
            result = source.createSection(start, end - start);
            section = result;
        }
        return result;
    }

    /** The line of the first character, from 1. */
    public int line() {
        return section().getStartLine();
    }

    /** The column of the first character, from 1. */
    public int column() {
        return section().getStartColumn();
    }

    /** The characters of this place. */
    public String text() {
        return source.getCharacters().subSequence(start, end).toString();
    }

    /** Two spans are equal when they are the same characters of equal sources; children do not count. */
    @Override
    public boolean equals(Object other) {
        return other instanceof SourceSpan that && start == that.start && end == that.end && source.equals(that.source);
    }

    /** A hash that agrees with {@link #equals(Object)}. */
    @Override
    public int hashCode() {
        return (source.hashCode() * 31 + start) * 31 + end;
    }

    /** The name of the source and the line, for people: {@code chess.senet:37}. */
    public String sourceAndLine() {
        return source.getName() + ":" + line();
    }

    /** The name of the source, the line and the column, for people. */
    @Override
    public String toString() {
        return source.getName() + ":" + line() + ":" + column();
    }
}
