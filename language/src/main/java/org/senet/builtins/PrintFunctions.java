package org.senet.builtins;

import java.util.List;
import java.util.StringJoiner;
import org.senet.data.Nil;
import org.senet.data.Printer;
import org.senet.data.Texts;
import org.senet.runtime.SenetContext;

/** Values as text, and text on the output. */
final class PrintFunctions {
    private PrintFunctions() {}

    static void install(Library library) {
        texts(library);
        printing(library);
    }

    private static void texts(Library library) {
        library.many("str", 0, """
            The texts of all values, one after another; nil is the empty text.
            (str "a" 1 :b nil) => "a1:b"
            """, PrintFunctions::str);
        library.function("pr-str", 0, -1, """
            The text of values as a program would write them, with spaces between.
            (pr-str "a" :b) => "\\"a\\" :b"
            """, (context, a) -> text(context, a, true));
        library.function("prn-str", 0, -1, """
            The text of values as a program would write them, and the end of a line.
            (prn-str 1 2) => "1 2\\n"
            """, (context, a) -> text(context, a, true) + "\n");
        library.function("print-str", 0, -1, """
            The text of values for people, with spaces between.
            (print-str "a" :b) => "a :b"
            """, (context, a) -> text(context, a, false));
        library.function("println-str", 0, -1, """
            The text of values for people, and the end of a line.
            (println-str "a") => "a\\n"
            """, (context, a) -> text(context, a, false) + "\n");
    }

    private static Object str(Object[] values) {
        if (values.length == 1) {
            return Printer.str(values[0]);
        }
        var texts = new String[values.length];
        for (int i = 0; i < texts.length; i++) {
            texts[i] = Printer.str(values[i]);
        }
        return Texts.join("", List.of(texts));
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
            context.print(text(context, a, readably) + end);
            return Nil.NIL;
        });
    }

    private static String text(SenetContext context, Object[] values, boolean readably) {
        var limits = new Printer.Limits(
                limit(context, "*print-length*", Printer.Limits.NONE.length()),
                limit(context, "*print-level*", Printer.Limits.NONE.level()));
        var text = new StringJoiner(" ");
        for (var value : values) {
            text.add(Printer.print(value, readably, limits));
        }
        return text.toString();
    }

    private static long limit(SenetContext context, String variable, long otherwise) {
        var value = context.currentValue(context.language().variable(SenetContext.CORE, variable));
        return value instanceof Long limit ? limit : otherwise;
    }
}
