package org.senet.launcher;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;
import org.senet.launcher.display.ErrorReport;

/** {@code format}: puts the white space of scripts in order. */
final class FormatCommand implements Command {
    private static final Syntax SYNTAX = new Syntax(
            "format",
            List.of(),
            "FILES",
            "put the white space of scripts in order",
            """
            Lines stay as they are broken; indentation, blanks and blank lines change. A folder stands for all scripts in it.
            Without FILES, or with `-`, what comes from standard input is printed formatted.""",
            List.of(Option.flag("--check", "change nothing; list what is not formatted, the exit code is then 1")));

    @Override
    public Syntax syntax() {
        return SYNTAX;
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws IOException {
        try (var context = Scripts.newContext(terminal)) {
            var format = formatter(context);
            if (arguments.rest().isEmpty() || arguments.rest().equals(List.of("-"))) {
                var text = new String(terminal.in().readAllBytes(), StandardCharsets.UTF_8);
                var formatted = format.execute(text, "<stdin>").asString();
                if (arguments.has("--check")) {
                    return formatted.equals(text) ? 0 : LauncherException.FAILURE;
                }
                terminal.out().print(formatted);
                return 0;
            }
            return formatAll(scripts(arguments.rest()), format, arguments.has("--check"), terminal);
        }
    }

    private static Value formatter(Context context) {
        return context.eval(
                Source.newBuilder(Scripts.LANGUAGE, "(require 'senet.format) senet.format/format-text", "format")
                        .internal(true)
                        .buildLiteral());
    }

    private static int formatAll(Set<Path> files, Value format, boolean check, Terminal terminal) throws IOException {
        int exitCode = 0;
        for (var file : files) {
            var text = Scripts.read(file).getCharacters().toString();
            try {
                var formatted = format.execute(text, file.toString()).asString();
                if (formatted.equals(text)) {
                    continue;
                }
                if (check) {
                    terminal.out().println(file + " is not formatted");
                    exitCode = LauncherException.FAILURE;
                } else {
                    WholeFile.write(file, formatted);
                    terminal.out().println("formatted " + file);
                }
            } catch (PolyglotException e) {
                if (!e.isGuestException() || e.isInternalError()) {
                    throw e;
                }
                ErrorReport.of(e).lines(terminal.errStyle()).forEach(terminal.err()::println);
                exitCode = LauncherException.FAILURE;
            }
        }
        return exitCode;
    }

    /** The files, and the scripts in the folders, without repetitions. */
    private static Set<Path> scripts(List<String> names) throws IOException {
        var scripts = new LinkedHashSet<Path>();
        for (var name : names) {
            var path = Path.of(name);
            scripts.addAll(Files.isDirectory(path) ? ScriptSet.inFolder(path) : List.of(path));
        }
        return scripts;
    }
}
