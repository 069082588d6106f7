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
