package org.senet.launcher.lsp;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.lsp4j.PrepareRenameResult;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.senet.launcher.repl.Token;
import org.senet.launcher.repl.Tokens;

/** Gives things other names, where they are the user's own. Used by one thread. */
final class Renaming {
    private static final Set<String> CONSTANTS = Set.of("nil", "true", "false", "else", "&");

    private final Analyst analyst;
    private final Program program;

    Renaming(Analyst analyst, Program program) {
        this.analyst = analyst;
        this.program = program;
    }

    /** The name that would be changed. */
    PrepareRenameResult prepare(Document document, int offset) {
        var found = find(document, offset);
        var use = found.use();
        return new PrepareRenameResult(
                document.range(use.start(), use.end()), found.entity().name());
    }

    /** All changes, in all files. */
    WorkspaceEdit rename(Document document, int offset, String name) {
        var found = find(document, offset);
        checkName(name);
        var uses = program.uses(found, document);
        checkFree(found, document, name, uses);
        Map<String, List<TextEdit>> changes = new LinkedHashMap<>();
        for (var use : uses) {
            changes.computeIfAbsent(use.document().uri(), uri -> new ArrayList<>())
                    .add(new TextEdit(use.document().range(use.start(), use.end()), name));
        }
        return new WorkspaceEdit(changes);
    }

    private Program.Found find(Document document, int offset) {
        var found =
                program.at(document, offset).orElseThrow(() -> refused("there is no name here that could be changed"));
        var entity = found.entity();
        if (entity.isOfLibrary()) {
            throw refused("`" + entity.name() + "` belongs to the language");
        }
        if (entity.kind().equals("namespace")) {
            throw refused("the name of a namespace tells where its file is");
        }
        var definitions = program.definitions(found, document);
        if (definitions.isEmpty()) {
            throw refused(
                    entity.kind().equals("position")
                            ? "the name of `" + entity.name() + "` is made of the labels of the board's dimensions"
                            : "`" + entity.name() + "` is defined nowhere");
        }
        if (entity.fixed()) {
            throw refused("`" + entity.name() + "` is also the name of something else, such as the key of a map");
        }
        if (definitions.stream().anyMatch(spot -> program.isLibrary(spot.document()))) {
            throw refused("`" + entity.name() + "` is defined in the library");
        }
        return found;
    }

    private static void checkName(String name) {
        var tokens = Tokens.of(name);
        boolean symbol = tokens.size() == 1
                && tokens.getFirst().kind() == Token.Kind.SYMBOL
                && tokens.getFirst().end() == name.length()
                && tokens.getFirst().start() == 0;
        if (!symbol || name.contains("/") || name.endsWith(":") || CONSTANTS.contains(name)) {
            throw refused("`" + name + "` is not a name");
        }
    }

    /** The new name must not mean something already where it would stand, nor be hidden by another one. */
    private void checkFree(Program.Found found, Document document, String name, List<Program.Spot> uses) {
        boolean local = found.entity().isLocal();
        if (analyst.describe("", name) != null || !local && analyst.describe("senet.core", name) != null) {
            throw refused("`" + name + "` belongs to the language");
        }
        var scope = found.entity().scope();
        for (var spot : uses) {
            var text = spot.document().text();
            boolean here = spot.document().uri().equals(document.uri());
            int from = local && here && scope != null ? topLevel(text, scope[1]) : 0;
            int to = local && here && scope != null ? scope[2] : text.length();
            for (var token : Tokens.of(text.substring(from, Math.max(from, to)))) {
                boolean same = token.kind() == Token.Kind.SYMBOL
                        && text.substring(from + token.start(), from + token.end())
                                .equals(name);
                if (same) {
                    throw refused("there is a `" + name + "` already, on line "
                            + (spot.document().line(from + token.start()) + 1));
                }
            }
        }
    }

    /** The start of the top-level form around a place. */
    private static int topLevel(String text, int offset) {
        int line = text.lastIndexOf("\n(", Math.max(0, offset - 1));
        return Math.max(0, line);
    }

    private static ResponseErrorException refused(String reason) {
        return new ResponseErrorException(
                new ResponseError(ResponseErrorCode.RequestFailed, "cannot rename: " + reason, null));
    }
}
