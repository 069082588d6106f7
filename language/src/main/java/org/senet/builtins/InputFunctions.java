package org.senet.builtins;

import org.senet.data.Nil;

/** Text from the standard input. */
final class InputFunctions {
    private InputFunctions() {}

    static void install(Library library) {
        library.function("read-line", 0, 0, """
            The next line of the standard input, without its end; nil when there is none.
            (or (nil? (read-line)) :read) => true
            """, (context, a) -> {
            var line = context.readLine();
            return line == null ? Nil.NIL : line;
        });
    }
}
