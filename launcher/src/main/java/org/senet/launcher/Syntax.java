package org.senet.launcher;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a command's line may look like.
 *
 * @param parameters placeholders of the required parameters, in order
 * @param rest placeholder of what may follow the parameters, or null; options are not looked for in it, unless it ends with
 *     {@link #MORE}
 * @param details more lines for the command's own help
 */
record Syntax(
        String name,
        List<String> parameters,
        @Nullable String rest,
        String summary,
        String details,
        List<Option> options) {

    /** The end of a placeholder that stands for any number of parameters. */
    static final String MORE = "...";

    /** Options that every command understands. */
    static final List<Option> COMMON = List.of(
            Option.flag(
                    "--jit",
                    "run on the optimizing runtime (the default for commands that compute much, such as perft and match)"),
            Option.flag("--no-jit", "run interpreted: starts faster, computes slower"),
            Option.flag("--stacktrace", "with an error, print the trace of the program behind it"),
            Option.flag("--help", "print this help"));

    /** The name with its parameters, as in {@code perft GAME DEPTH}. */
    String synopsis() {
        var words = Stream.concat(
                Stream.concat(Stream.of(name), parameters.stream()),
                Stream.ofNullable(rest).map(placeholder -> "[" + placeholder + "]"));
        return String.join(" ", words.toList());
    }

    List<Option> allOptions() {
        return Stream.concat(options.stream(), COMMON.stream()).toList();
    }
}
