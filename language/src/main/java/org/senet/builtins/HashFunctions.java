package org.senet.builtins;

import java.util.UUID;
import org.senet.data.Equality;
import org.senet.data.Nil;
import org.senet.data.PersistentSet;
import org.senet.data.PersistentVector;
import org.senet.data.Seqs;
import org.senet.data.Uuids;

/** Hashes, and identifiers that are unique. */
final class HashFunctions {
    private HashFunctions() {}

    static void install(Library library) {
        library.one("hash", """
            A number that is the same for equal values.
            (= (hash [1 2]) (hash '(1 2))) => true
            """, v -> (long) Equality.hash(v));
        library.one("hash-ordered-coll", """
            The hash of a collection's elements in their order: that of a vector of them.
            (= (hash-ordered-coll '(1 2)) (hash [1 2])) => true
            """, v -> (long) Equality.hash(Seqs.toVector(v)));
        library.one("hash-unordered-coll", """
            The hash of a collection's elements whatever their order: that of a set of them.
            (= (hash-unordered-coll [1 2]) (hash #{2 1})) => true
            """, v -> (long) Equality.hash(PersistentSet.from(Elements.of(v))));
        library.two("hash-combine", """
            A hash made of a hash and that of a value.
            (= (hash-combine 1 :a) (hash-combine 1 :a)) => true
            """, (seed, value) -> (long) Equality.hash(PersistentVector.of(seed, value)));
        identifiers(library);
    }

    private static void identifiers(Library library) {
        library.small("uuid?", """
            Whether a value is a universally unique identifier.
            (uuid? (random-uuid)) => true
            """, v -> v instanceof UUID);
        library.function("random-uuid", 0, 0, """
            A new universally unique identifier.
            (= (random-uuid) (random-uuid)) => false
            """, (context, a) -> UUID.randomUUID());
        library.one("parse-uuid", """
            The universally unique identifier that a text stands for; nil when it stands for none.
            (parse-uuid "b6883c0a-0342-4007-9966-bc2dfa6b109e") => #uuid "b6883c0a-0342-4007-9966-bc2dfa6b109e"
            (parse-uuid "b6883c0a") => nil
            """, v -> {
            try {
                return Uuids.parse(Arguments.string(v));
            } catch (WrongArgument e) {
                throw e;
            } catch (IllegalArgumentException e) {
                return Nil.NIL;
            }
        });
    }
}
