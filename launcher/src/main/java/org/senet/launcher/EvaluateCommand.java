package org.senet.launcher;

import java.io.IOException;
import java.util.List;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Source;
import org.senet.launcher.picture.PictureFunction;

/** {@code -e}: evaluates forms of the command line. */
final class EvaluateCommand implements Command {
    /** The command's name, which stands where others have a word. */
    static final String NAME = "-e";

    private static final Syntax SYNTAX = new Syntax(
            NAME,
            List.of("FORMS"),
            "ARGS",
            "evaluate forms and print the value of the last one",
            "A value that is nil is not printed. ARGS are the program's own arguments.",
            List.of());

    @Override
    public Syntax syntax() {
        return SYNTAX;
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws IOException {
        var source = Source.newBuilder(Scripts.LANGUAGE, arguments.parameter(0), NAME)
                .build();
        try (var context = Scripts.newContext(terminal, arguments.rest().toArray(String[]::new))) {
            PictureFunction.export(context);
            var value = context.eval(source);
            if (!value.isNull()) {
                var text = context.eval(Scripts.LANGUAGE, "pr-str").execute(value);
                terminal.out().println(text.asString());
            }
            return 0;
        } catch (PolyglotException e) {
            throw ScriptFailure.of(e);
        }
    }
}
