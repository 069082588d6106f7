package org.senet.data;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * A keyword: a name that stands for itself, {@code :name} or {@code :namespace/name}. There is one object for each
 * keyword, so that keywords may be compared with {@code ==}; keywords that nobody holds any more are collected.
 */
public final class Keyword extends ValueObject implements Comparable<Keyword>, Printable {

    private static final ConcurrentHashMap<String, Reference> INTERNED = new ConcurrentHashMap<>();
    private static final ReferenceQueue<Keyword> COLLECTED = new ReferenceQueue<>();

    private final @Nullable String namespace;
    private final String name;
    private final String text;
    private final int hash;

    private Keyword(@Nullable String namespace, String name, String text) {
        this.namespace = namespace;
        this.name = name;
        this.text = text;
        this.hash = text.hashCode() * 31 + 7;
    }

    /**
     * The keyword with a written name.
     *
     * @param fullName {@code "name"} or {@code "namespace/name"}, without the colon; the first slash ends the namespace
     * @return the one keyword of that name
     */
    @TruffleBoundary
    public static Keyword of(String fullName) {
        purge();
        while (true) {
            Reference reference = INTERNED.computeIfAbsent(fullName, Keyword::create);
            Keyword keyword = reference.get();
            if (keyword != null) {
                return keyword;
            }
            INTERNED.remove(fullName, reference);
        }
    }

    /**
     * The keyword with a namespace and a name.
     *
     * @param namespace the namespace, or {@code null} for none
     * @param name the name, without the colon
     * @return the one keyword of that name
     */
    @TruffleBoundary
    public static Keyword of(@Nullable String namespace, String name) {
        return of(namespace == null ? name : namespace + "/" + name);
    }

    /**
     * All keywords that are in use and begin with a text.
     *
     * @param start the text, with the colon
     * @return the keywords as they are written, in no particular order
     */
    @TruffleBoundary
    public static List<String> beginningWith(String start) {
        purge();
        return INTERNED.keySet().stream()
                .map(name -> ":" + name)
                .filter(name -> name.startsWith(start))
                .toList();
    }

    private static Reference create(String fullName) {
        int slash = Symbol.slashIndex(fullName);
        @Nullable String namespace = slash < 0 ? null : fullName.substring(0, slash);
        String name = fullName.substring(slash + 1);
        return new Reference(new Keyword(namespace, name, ":" + fullName), fullName);
    }

    private static void purge() {
        while (COLLECTED.poll() instanceof Reference reference) {
            INTERNED.remove(reference.fullName, reference);
        }
    }

    /**
     * The namespace.
     *
     * @return the namespace, or Java {@code null} when the keyword has none
     */
    public @Nullable String namespace() {
        return namespace;
    }

    /** The name without colon and namespace. */
    public String name() {
        return name;
    }

    /** A hash that is the same in every run. */
    @Override
    public int hashCode() {
        return hash;
    }

    /** Keywords are equal only to themselves. */
    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    /** Keywords without a namespace come first; then by namespace; then by name. */
    @Override
    public int compareTo(Keyword other) {
        return Symbol.compareNames(namespace, name, other.namespace, other.name);
    }

    @Override
    @TruffleBoundary
    public void print(StringBuilder out, boolean readably) {
        out.append(text);
    }

    /** The keyword as it is written, with its colon. */
    @Override
    public String toString() {
        return text;
    }

    private static final class Reference extends WeakReference<Keyword> {
        private final String fullName;

        Reference(Keyword keyword, String fullName) {
            super(keyword, COLLECTED);
            this.fullName = fullName;
        }
    }
}
