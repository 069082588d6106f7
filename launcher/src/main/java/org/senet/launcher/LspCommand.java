package org.senet.launcher;

import java.util.List;
import org.senet.launcher.lsp.LanguageServerProcess;

/** {@code lsp}: serves an editor. Its libraries are on the class path for this command only. */
final class LspCommand implements Command {
    private static final Syntax SYNTAX = new Syntax(
            "lsp",
            List.of(),
            null,
            "serve an editor by the Language Server Protocol",
            "It talks over standard input and output; an editor starts it.",
            List.of(Option.flag("--stdio", "what it does anyway; editors pass it")));

    @Override
    public Syntax syntax() {
        return SYNTAX;
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) {
        return LanguageServerProcess.serve(terminal.in(), terminal.out());
    }
}
