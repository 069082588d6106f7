package org.senet.launcher;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Source;
import org.senet.launcher.picture.PictureFunction;

/** {@code run}: evaluates a file. */
final class RunCommand implements Command {
    private static final Syntax SYNTAX = new Syntax(
            "run",
            List.of("FILE"),
            "ARGS",
            "run a script",
            "FILE may be `-` for standard input. ARGS are the script's own arguments.",
            List.of(Watch.OPTION));

    @Override
    public Syntax syntax() {
        return SYNTAX;
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws IOException {
        var file = arguments.parameter(0);
        var source = file.equals("-") ? Scripts.read(terminal) : Scripts.read(Path.of(file));
        try (var context = Scripts.newContext(terminal, arguments.rest().toArray(String[]::new))) {
            PictureFunction.export(context);
            eval(context, source);
        }
        return 0;
    }

    private static void eval(Context context, Source source) {
        try {
            context.eval(source);
        } catch (PolyglotException e) {
            throw ScriptFailure.of(e);
        }
    }
}
