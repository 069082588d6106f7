package org.senet.builtins;

import java.util.StringJoiner;
import org.senet.data.Nil;
import org.senet.data.Printer;

/** Values as text, and text on the output. */
final class PrintFunctions {
    private PrintFunctions() {}

    static void install(Library library) {
        texts(library);
        printing(library);
    }

    private static void texts(Library library) {
        library.function("str", 0, -1, """
            The texts of all values, one after another; nil is the empty text.
            (str "a" 1 :b nil) => "a1:b"
            """, (context, a) -> {
            var text = new StringBuilder();
            for (var value : a) {
                text.append(Printer.str(value));
            }
            return text.toString();
        });
        library.function("pr-str", 0, -1, """
            The text of values as a program would write them, with spaces between.
            (pr-str "a" :b) => "\\"a\\" :b"
            """, (context, a) -> text(a, true));
        library.function("prn-str", 0, -1, """
            The text of values as a program would write them, and the end of a line.
            (prn-str 1 2) => "1 2\\n"
            """, (context, a) -> text(a, true) + "\n");
        library.function("print-str", 0, -1, """
            The text of values for people, with spaces between.
            (print-str "a" :b) => "a :b"
            """, (context, a) -> text(a, false));
        library.function("println-str", 0, -1, """
            The text of values for people, and the end of a line.
            (println-str "a") => "a\\n"
            """, (context, a) -> text(a, false) + "\n");
    }

    private static void printing(Library library) {
        printer(library, "print", false, "", """
            Prints values for people, with spaces between.
            (print "a" 1) => nil
            """);
        printer(library, "println", false, "\n", """
            Prints values for people, with spaces between, and the end of a line.
            (println "a" 1) => nil
            """);
        printer(library, "pr", true, "", """
            Prints values as a program would write them, with spaces between.
            (pr "a" 1) => nil
            """);
        printer(library, "prn", true, "\n", """
            Prints values as a program would write them, with spaces between, and the end of a line.
            (prn "a" 1) => nil
            """);
        library.function("newline", 0, 0, """
            Prints the end of a line.
            (newline) => nil
            """, (context, a) -> {
            context.print("\n");
            return Nil.NIL;
        });
        library.function("flush", 0, 0, """
            Makes sure that everything printed so far can be seen.
            (flush) => nil
            """, (context, a) -> {
            context.flush();
            return Nil.NIL;
        });
    }

    private static void printer(Library library, String name, boolean readably, String end, String doc) {
        library.function(name, 0, -1, doc, (context, a) -> {
            context.print(text(a, readably) + end);
            return Nil.NIL;
        });
    }

    private static String text(Object[] values, boolean readably) {
        var text = new StringJoiner(" ");
        for (var value : values) {
            text.add(Printer.print(value, readably));
        }
        return text.toString();
    }
}
