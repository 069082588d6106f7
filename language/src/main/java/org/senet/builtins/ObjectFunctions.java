package org.senet.builtins;

import com.oracle.truffle.api.interop.ArityException;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.interop.InvalidArrayIndexException;
import com.oracle.truffle.api.interop.UnknownIdentifierException;
import com.oracle.truffle.api.interop.UnsupportedMessageException;
import com.oracle.truffle.api.interop.UnsupportedTypeException;
import com.oracle.truffle.api.source.Source;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.senet.data.Keyword;
import org.senet.data.PersistentMap;
import org.senet.data.Printer;
import org.senet.errors.SenetException;
import org.senet.errors.Suggest;
import org.senet.runtime.Foreign;
import org.senet.runtime.MemberObject;
import org.senet.runtime.SenetContext;

/** The members of objects: games, positions and moves, and what a host hands over. */
final class ObjectFunctions {
    private static final int SHOWN = 60;

    private ObjectFunctions() {}

    static void install(Library library) {
        library.two("member", """
            The value of an object's member.
            (senet.native/member (senet.games/example) "name") => "Corners"
            """, (object, name) -> read(object, Arguments.string(name)));
        library.one("as-map", """
            The members of one of the language's own objects that are no methods, as a map with keywords.
            (senet.native/as-map (first (senet.native/member (senet.native/member (senet.games/example) "start") "pieces"))) => {:position "b2", :piece "Man", :owner "Black", :attributes {}, :below []}
            """, ObjectFunctions::asMap);
        library.function(
                "invoke-member",
                2,
                -1,
                """
            What a method of an object returns for arguments.
            (senet.native/invoke-member (senet.native/member (senet.games/example) "start") "perft" 2) => 4
            """,
                (context, a) -> invoke(a[0], Arguments.string(a[1]), Arrays.copyOfRange(a, 2, a.length)));
        library.function(
                "polyglot-eval",
                2,
                2,
                """
            The value of a program in another language of GraalVM, if the host has it and allows its use.
            (fn? senet.native/polyglot-eval) => true
            """,
                (context, a) -> evaluate(context, Arguments.string(a[0]), Arguments.string(a[1])));
        library.function(
                "polyglot-import", 1, 1, """
            The value that a language has exported under a name, if the host allows that.
            (fn? senet.native/polyglot-import) => true
            """, (context, a) -> imported(exports(context), Arguments.string(a[0])));
        library.function(
                "polyglot-export", 2, 2, """
            Exports a value to all languages under a name, if the host allows that, and returns it.
            (fn? senet.native/polyglot-export) => true
            """, (context, a) -> exported(exports(context), Arguments.string(a[0]), a[1]));
    }

    /** What languages have exported to each other. */
    private static Object exports(SenetContext context) {
        var env = context.env();
        if (!env.isPolyglotBindingsAccessAllowed()) {
            throw SenetException.runtime(null, "values of other languages may not be imported or exported here", null);
        }
        return env.getPolyglotBindings();
    }

    private static Object imported(Object exports, String name) {
        try {
            return Foreign.toSenet(InteropLibrary.getUncached().readMember(exports, name));
        } catch (UnsupportedMessageException | UnknownIdentifierException e) {
            throw SenetException.runtime(
                    null, "no language has exported `" + name + "`", Suggest.hint(name, members(exports)));
        }
    }

    private static Object exported(Object exports, String name, Object value) {
        try {
            InteropLibrary.getUncached().writeMember(exports, name, value);
            return value;
        } catch (UnsupportedMessageException | UnknownIdentifierException | UnsupportedTypeException e) {
            throw new IllegalArgumentException(Printer.display(value, SHOWN) + " cannot be exported");
        }
    }

    private static Object evaluate(SenetContext context, String language, String text) {
        var env = context.env();
        var info = env.getPublicLanguages().get(language);
        if (info == null || !env.isPolyglotEvalAllowed(info)) {
            throw SenetException.runtime(
                    null,
                    "the language `" + language + "` may not be used here",
                    info == null
                            ? Suggest.hint(language, env.getPublicLanguages().keySet())
                            : null);
        }
        var source = Source.newBuilder(language, text, "a program in " + info.getName())
                .build();
        return Foreign.toSenet(env.parsePublic(source).call());
    }

    private static Object asMap(Object object) {
        if (!(object instanceof MemberObject shown)) {
            throw new IllegalArgumentException(Printer.display(object, SHOWN) + " has no members");
        }
        var entries = new ArrayList<Object>();
        shown.memberValues().forEach((name, value) -> {
            entries.add(Keyword.of(name));
            entries.add(Foreign.toSenet(value));
        });
        return PersistentMap.of(entries.toArray());
    }

    private static Object read(Object object, String name) {
        try {
            return Foreign.toSenet(InteropLibrary.getUncached().readMember(object, name));
        } catch (UnsupportedMessageException | UnknownIdentifierException e) {
            throw noMember(object, name);
        }
    }

    private static Object invoke(Object object, String name, Object[] arguments) {
        try {
            return Foreign.toSenet(InteropLibrary.getUncached().invokeMember(object, name, arguments));
        } catch (UnsupportedMessageException | UnknownIdentifierException e) {
            throw noMember(object, name);
        } catch (ArityException | UnsupportedTypeException e) {
            throw new IllegalArgumentException(
                    "`" + name + "` of " + Printer.display(object, SHOWN) + " does not take these arguments");
        }
    }

    private static SenetException noMember(Object object, String name) {
        return SenetException.runtime(
                null,
                Printer.display(object, SHOWN) + " has no member `" + name + "`",
                Suggest.hint(name, members(object)));
    }

    private static List<String> members(Object object) {
        var interop = InteropLibrary.getUncached();
        var names = new ArrayList<String>();
        try {
            var members = interop.getMembers(object);
            for (long i = 0; i < interop.getArraySize(members); i++) {
                names.add(interop.asString(interop.readArrayElement(members, i)));
            }
        } catch (UnsupportedMessageException | InvalidArrayIndexException e) {
            // An object without members has no near ones either.
        }
        return names;
    }
}
