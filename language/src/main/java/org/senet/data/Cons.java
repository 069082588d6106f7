package org.senet.data;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A sequence made of a first element and others that may be computed later. */
public final class Cons extends SequentialValue implements Seq, Located, HasMeta {

    private final Object first;
    private final Seq rest;
    private final @Nullable SourceSpan span;
    private final PersistentMap meta;

    /**
     * A sequence with an element in front of others.
     *
     * @param first the first element
     * @param rest the others; may be empty
     */
    public Cons(Object first, Seq rest) {
        this(first, rest, null, PersistentMap.EMPTY);
    }

    private Cons(Object first, Seq rest, @Nullable SourceSpan span, PersistentMap meta) {
        this.first = first;
        this.rest = Objects.requireNonNull(rest);
        this.span = span;
        this.meta = meta;
    }

    @Override
    public Object first() {
        return first;
    }

    @Override
    public @Nullable Seq next() {
        return Seqs.seq(rest);
    }

    /** The elements after the first, unrealised when they are still to be computed; possibly empty. */
    public Seq rest() {
        return rest;
    }

    @Override
    public @Nullable SourceSpan span() {
        return span;
    }

    /**
     * The same sequence with a place, as a macro may give it.
     *
     * @param newSpan the place, or {@code null} for none
     * @return an equal sequence with the same metadata at that place
     */
    public Cons withSpan(@Nullable SourceSpan newSpan) {
        return new Cons(first, rest, newSpan, meta);
    }

    @Override
    public PersistentMap meta() {
        return meta;
    }

    @Override
    public Cons withMeta(PersistentMap newMeta) {
        return new Cons(first, rest, span, newMeta);
    }
}
