package org.senet.launcher.lsp;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.Command;

/** What an editor offers to do with a game, above its name. The commands are the editor's own. */
final class CodeLenses {
    private static final List<Map.Entry<String, String>> COMMANDS = List.of(
            Map.entry("senet.play", "Play in the browser"),
            Map.entry("senet.perft", "Count lines of play"),
            Map.entry("senet.show", "Show the board"));

    private CodeLenses() {}

    /**
     * The lenses of a text; each command is given the address of the text.
     *
     * @param known the commands that the editor has
     */
    static List<CodeLens> of(Analysis analysis, Document document, Set<String> known) {
        var lenses = new ArrayList<CodeLens>();
        for (var item : analysis.outline()) {
            if (item.kind().equals("game")) {
                var range = document.range(item.place()[2], item.place()[3]);
                for (var command : COMMANDS) {
                    if (known.contains(command.getKey())) {
                        lenses.add(new CodeLens(
                                range,
                                new Command(command.getValue(), command.getKey(), List.of(document.uri())),
                                null));
                    }
                }
            }
        }
        return lenses;
    }
}
