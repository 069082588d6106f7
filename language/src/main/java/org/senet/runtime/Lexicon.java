package org.senet.runtime;

import java.lang.ref.WeakReference;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.senet.data.PersistentMap;

/**
 * What names mean, as far as that decides how programs are understood: which variables and macros there are, what aliases,
 * boards, pieces and games. It does not say what the values are, but which part of which program has defined them. So contexts
 * in which the same programs have defined the same names in the same order have the same lexicon, and only these may share
 * code. Immutable for those who use it; thread-safe.
 */
public final class Lexicon {
    private static final int FEW = 8;
    private static final int MOST_KEPT = 32;

    private final PersistentMap meanings;

    /** Never read: the way to a lexicon that is in use must not be forgotten. */
    @SuppressWarnings("unused")
    private final @Nullable Lexicon before;

    private final Map<Change, WeakReference<Lexicon>> next = new HashMap<>();
    private final Map<Object, Object> made = new HashMap<>();
    private int limit = FEW;

    Lexicon() {
        this(PersistentMap.EMPTY, null);
    }

    private Lexicon(PersistentMap meanings, @Nullable Lexicon before) {
        this.before = before;
        this.meanings = meanings;
    }

    /** The lexicon in which a name has another meaning; this one when it has that meaning already. */
    Lexicon with(String name, Object meaning) {
        return meaning.equals(meanings.get(name)) ? this : changed(new Change(name, meaning));
    }

    private synchronized Lexicon changed(Change change) {
        var reference = next.get(change);
        var known = reference == null ? null : reference.get();
        if (known != null) {
            return known;
        }
        if (next.size() >= limit) {
            next.values().removeIf(r -> r.get() == null);
            limit = Math.max(FEW, next.size() * 2);
        }
        var made = new Lexicon(meanings.assoc(change.name, change.meaning), this);
        next.put(change, new WeakReference<>(made));
        return made;
    }

    /**
     * What was made of something where names mean this.
     *
     * @param key what it was made of
     * @return what was kept last, or null when nothing is
     */
    public synchronized @Nullable Object made(Object key) {
        return made.get(key);
    }

    /**
     * Keeps something for other contexts in which names mean this: as long as one of them, or their code, is there.
     *
     * @param key what it is made of
     * @param value what is made of it, in which nothing belongs to a context
     */
    public synchronized void keep(Object key, Object value) {
        if (made.size() >= MOST_KEPT) {
            made.clear();
        }
        made.put(key, value);
    }

    private record Change(String name, Object meaning) {}

    /** The lexicon of one context, as it is at the time. Thread-safe. */
    static final class Current {
        private final SenetLanguage language;
        private volatile @Nullable Lexicon value;

        Current(SenetLanguage language) {
            this.language = language;
        }

        /** From now on changes count; what came before is the same in all contexts. */
        void begin() {
            value = language.firstLexicon();
        }

        @Nullable
        Lexicon value() {
            return value;
        }

        /** Notes that the part of a program that is running has given a name a meaning. */
        void define(String name) {
            if (value != null) {
                var part = language.threadState().part();
                // What no program defines may be different in every context.
                define(name, part == null ? new Object() : part);
            }
        }

        /** Notes what a name means. */
        synchronized void define(String name, Object meaning) {
            var before = value;
            if (before != null) {
                value = before.with(name, meaning);
            }
        }
    }
}
