package org.senet.builtins;

import java.util.ArrayList;
import org.senet.data.Keyword;
import org.senet.data.Nil;
import org.senet.data.PersistentList;
import org.senet.data.PersistentMap;
import org.senet.data.RecordType;

/** Kinds of values, types of records, protocols. */
final class TypeFunctions {
    private TypeFunctions() {}

    static void install(Library library) {
        kinds(library);
        records(library);
        protocols(library);
        implementations(library);
    }

    private static void kinds(Library library) {
        library.one("type", """
            The kind of a value: a keyword, or the type of a record; or what its metadata say under :type.
            (type 1) => :long
            (type [1 2]) => :vector
            (type nil) => nil
            """, Types::of);
        library.one("class", """
            The kind of a value as type has it, whatever its metadata say.
            (class "a") => :string
            """, Types::kind);
        library.one("kinds", """
            The kind of a value and what that is a kind of, the nearest first.
            (kinds 1) => (:long :integer :number :object)
            """, v -> PersistentList.from(Types.lineage(v)));
        library.one("parent-kind", """
            What a kind of values is a kind of, or nil.
            (parent-kind :long) => :integer
            """, v -> Arguments.orNil(Types.parent(v)));
        library.two("instance?", """
            Whether a value is of a kind, is a record of a type, or implements a protocol.
            (instance? :number 1) => true
            (instance? :string 1) => false
            """, (type, value) -> switch (type) {
            case Protocol protocol -> protocol.functionsFor(value) != null;
            case Keyword kind -> Types.lineage(value).contains(kind);
            case RecordType recordType -> Types.kind(value) == recordType;
            default -> throw new WrongArgument("a kind such as :number, a type of records or a protocol", type);
        });
    }

    private static void records(Library library) {
        library.two("record-type", """
            A new type of records with a name and fields; see defrecord.
            (record-type "shop.Item" [:name]) => shop.Item
            """, (name, fields) -> {
            var keywords = new ArrayList<Keyword>();
            Elements.of(fields).forEach(field -> keywords.add((Keyword) field));
            return new RecordType(Arguments.string(name), keywords);
        });
        library.two("make-record", """
            A map as a record of a type; fields that it does not have are nil. See defrecord.
            (make-record (record-type "shop.Item" [:name]) {}) => #shop.Item{:name nil}
            """, (type, map) -> record(type, Arguments.map(map)));
        library.small("record?", """
            Whether a value is a record.
            (record? {}) => false
            """, v -> v instanceof PersistentMap map && map.type() != null);
    }

    private static Object record(Object type, PersistentMap entries) {
        if (!(type instanceof RecordType recordType)) {
            throw new WrongArgument("a type of records", type);
        }
        var all = PersistentMap.EMPTY;
        for (var field : recordType.fields()) {
            all = all.assoc(field, Arguments.orNil(entries.get(field)));
        }
        return all.conj(entries.type() == null ? entries : PersistentMap.EMPTY.conj(entries))
                .withType(recordType);
    }

    private static void protocols(Library library) {
        library.two(
                "make-protocol",
                """
            A protocol with a name and the names of its functions; see defprotocol.
            (make-protocol "shop.Priced" [:price]) => #<protocol shop.Priced>
            """,
                (name, methods) -> new Protocol(Arguments.string(name), Arguments.vector(methods)));
        library.two("protocol-method", """
            What finds the implementations of a protocol's function; see defprotocol.
            (protocol-method (make-protocol "shop.Priced" [:price]) :price) => #<method price of shop.Priced>
            """, (protocol, name) -> new ProtocolMethod(protocol(protocol), (Keyword) name));
        library.small("implementation", """
            The function that implements a method for a value; see defprotocol.
            (fn? implementation) => true
            """, (method, value) -> ((ProtocolMethod) method).implementation(value));
        library.small("protocol?", """
            Whether a value is a protocol.
            (protocol? 1) => false
            """, v -> v instanceof Protocol);
        library.one("make-reified", """
            A value with the implementations in a map by protocol; see reify.
            (make-reified {}) => #<reified >
            """, v -> new Reified(Arguments.map(v)));
    }

    private static void implementations(Library library) {
        library.function("extend", 1, -1, """
            Lets a kind of values implement protocols: protocols and maps from names to functions by turns.
            (fn? extend) => true
            """, (context, a) -> {
            if (!(a[0] instanceof Keyword || a[0] instanceof RecordType || a[0] == Nil.NIL)) {
                throw new WrongArgument("a kind such as :string, a type of records or nil", a[0]);
            }
            for (int i = 1; i + 1 < a.length; i += 2) {
                protocol(a[i]).extend(a[0], Arguments.map(a[i + 1]));
            }
            return Nil.NIL;
        });
        library.two("satisfies?", """
            Whether a value implements a protocol.
            (satisfies? (make-protocol "shop.Priced" []) 1) => false
            """, (protocol, value) -> protocol(protocol).functionsFor(value) != null);
        library.two(
                "extends?", """
            Whether a kind of values itself was made to implement a protocol.
            (extends? (make-protocol "shop.Priced" []) :string) => false
            """, (protocol, kind) -> protocol(protocol).table().containsKey(kind));
        library.one("extenders", """
            The kinds that were made to implement a protocol, or nil.
            (extenders (make-protocol "shop.Priced" [])) => nil
            """, v -> {
            var kinds = new ArrayList<Object>();
            protocol(v).table().forEach(entry -> kinds.add(entry.getKey()));
            return kinds.isEmpty() ? Nil.NIL : PersistentList.from(kinds);
        });
    }

    static Protocol protocol(Object value) {
        if (value instanceof Protocol protocol) {
            return protocol;
        }
        throw new WrongArgument("a protocol", value);
    }
}
