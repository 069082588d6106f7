package org.senet.builtins;

import com.oracle.truffle.api.TruffleLanguage;
import java.util.ArrayList;
import java.util.List;
import org.senet.runtime.Code;

/** Collects the functions of a namespace while they are defined. */
final class Library {

    /** A function under its name. */
    record Entry(String name, Code code) {}

    private final TruffleLanguage<?> language;
    private final List<Entry> entries = new ArrayList<>();

    Library(TruffleLanguage<?> language) {
        this.language = language;
    }

    /** Defines a function of one argument. */
    void one(String name, String doc, Builtin.One body) {
        function(name, 1, 1, doc, body);
    }

    /** Defines a function of two arguments. */
    void two(String name, String doc, Builtin.Two body) {
        function(name, 2, 2, doc, body);
    }

    /** Defines a function of one argument that is compiled into callers; its body only looks at classes and fields. */
    void small(String name, String doc, Builtin.One body) {
        add(new Builtin(language, name, 1, 1, doc, body, true));
    }

    /** Defines a function of two arguments that is compiled into its callers. */
    void small(String name, String doc, Builtin.Two body) {
        add(new Builtin(language, name, 2, 2, doc, body, true));
    }

    /** Defines a function of any number of arguments from a least one on. */
    void many(String name, int least, String doc, Builtin.Many body) {
        function(name, least, -1, doc, body);
    }

    /**
     * Defines a function.
     *
     * @param most the largest number of arguments, or -1 for any
     */
    void function(String name, int least, int most, String doc, Builtin.Body body) {
        add(new Builtin(language, name, least, most, doc, body));
    }

    /** Defines a function that calls others, which may look at the board of the caller. */
    void calling(String name, int least, int most, String doc, Builtin.Calling body) {
        function(name, least, most, doc, body);
    }

    /** Defines a function of another kind. */
    void add(Code code) {
        entries.add(new Entry(code.name(), code));
    }

    /** The language that the functions belong to. */
    TruffleLanguage<?> language() {
        return language;
    }

    /** The functions in the order in which they were defined. */
    List<Entry> entries() {
        return List.copyOf(entries);
    }
}
