package org.senet.data;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A name in a program, perhaps in a namespace: {@code nw}, {@code is-empty?}, {@code my.rules/jump}. Two symbols are
 * equal when they have the same namespace and name; where they were read and their metadata do not matter.
 */
public final class Symbol extends ValueObject implements Located, HasMeta, Comparable<Symbol>, Printable {

    private final @Nullable String namespace;
    private final String name;
    private final int hash;
    private final @Nullable SourceSpan span;
    private final PersistentMap meta;

    private Symbol(@Nullable String namespace, String name, @Nullable SourceSpan span, PersistentMap meta) {
        this.namespace = namespace;
        this.name = name;
        this.hash = 31 * name.hashCode() + Objects.hashCode(namespace) + 1;
        this.span = span;
        this.meta = meta;
    }

    /**
     * The symbol with a written name.
     *
     * @param fullName {@code "name"} or {@code "namespace/name"}; {@code "/"} is a name
     * @return the symbol
     */
    @TruffleBoundary
    public static Symbol of(String fullName) {
        int slash = slashIndex(fullName);
        return slash < 0 ? of(null, fullName) : of(fullName.substring(0, slash), fullName.substring(slash + 1));
    }

    /**
     * The symbol with a namespace and a name.
     *
     * @param namespace the namespace, or {@code null} for none
     * @param name the name
     * @return the symbol
     */
    public static Symbol of(@Nullable String namespace, String name) {
        return new Symbol(namespace, Objects.requireNonNull(name), null, PersistentMap.EMPTY);
    }

    /** Where a written name's namespace ends: the index of its slash, or -1 when it has no namespace. */
    static int slashIndex(String fullName) {
        int slash = fullName.indexOf('/');
        return slash > 0 && slash < fullName.length() - 1 ? slash : -1;
    }

    /**
     * The namespace.
     *
     * @return the namespace, or Java {@code null} when the symbol has none
     */
    public @Nullable String namespace() {
        return namespace;
    }

    /** The name without the namespace. */
    public String name() {
        return name;
    }

    /**
     * Whether this is the symbol {@code text} without a namespace.
     *
     * @param text a name
     * @return whether this symbol has that name and no namespace
     */
    public boolean is(String text) {
        return namespace == null && name.equals(text);
    }

    @Override
    public @Nullable SourceSpan span() {
        return span;
    }

    /**
     * The same symbol, read at another place.
     *
     * @param newSpan the place, or {@code null} for none
     * @return an equal symbol with the same metadata at that place
     */
    public Symbol withSpan(@Nullable SourceSpan newSpan) {
        return new Symbol(namespace, name, newSpan, meta);
    }

    @Override
    public PersistentMap meta() {
        return meta;
    }

    @Override
    public Symbol withMeta(PersistentMap newMeta) {
        return new Symbol(namespace, name, span, newMeta);
    }

    /** Whether the other is a symbol with the same namespace and name. */
    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof Symbol that
                        && hash == that.hash
                        && name.equals(that.name)
                        && Objects.equals(namespace, that.namespace);
    }

    /** A hash that agrees with {@link #equals(Object)} and is the same in every run. */
    @Override
    public int hashCode() {
        return hash;
    }

    /** Symbols without a namespace come first; then by namespace; then by name. */
    @Override
    public int compareTo(Symbol other) {
        return compareNames(namespace, name, other.namespace, other.name);
    }

    /** The order that symbols and keywords share. */
    static int compareNames(
            @Nullable String namespace, String name, @Nullable String otherNamespace, String otherName) {
        if (!Objects.equals(namespace, otherNamespace)) {
            if (namespace == null) {
                return -1;
            }
            return otherNamespace == null ? 1 : namespace.compareTo(otherNamespace);
        }
        return name.compareTo(otherName);
    }

    @Override
    @TruffleBoundary
    public void print(StringBuilder out, boolean readably) {
        if (namespace != null) {
            out.append(namespace).append('/');
        }
        out.append(name);
    }

    /** The symbol as it is written. */
    @Override
    @TruffleBoundary
    public String toString() {
        return namespace == null ? name : namespace + "/" + name;
    }

    /** Symbols with the same name are the same for other languages: they have no contents of their own. */
    @Override
    protected boolean isSame(ValueObject other) {
        return equals(other);
    }

    @Override
    protected int identity() {
        return hashCode();
    }
}
