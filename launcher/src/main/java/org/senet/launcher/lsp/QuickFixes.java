package org.senet.launcher.lsp;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;

/** Changes of a text that mend what a diagnostic says: where it asks whether another name was meant, that name is written. */
final class QuickFixes {
    private static final Pattern MEANT = Pattern.compile("did you mean `([^`]+)`\\?");
    private static final Pattern QUOTED = Pattern.compile("`([^`]+)`");

    /** What a name is made of; a name is not found within another one. */
    private static final String NAME_CHARACTER = "[\\w*+!?<>=/.:$&%#'~-]";

    private QuickFixes() {}

    /** The changes for diagnostics of a text, in their order. A diagnostic that tells no other name has none. */
    static List<CodeAction> of(Document document, List<Diagnostic> diagnostics) {
        var actions = new ArrayList<CodeAction>();
        for (var diagnostic : diagnostics) {
            action(document, diagnostic).ifPresent(actions::add);
        }
        return List.copyOf(actions);
    }

    private static Optional<CodeAction> action(Document document, Diagnostic diagnostic) {
        var message = diagnostic.getMessage().isLeft()
                ? diagnostic.getMessage().getLeft()
                : diagnostic.getMessage().getRight().getValue();
        var meant = MEANT.matcher(message);
        if (!meant.find()) {
            return Optional.empty();
        }
        var name = meant.group(1);
        return place(document, diagnostic.getRange(), message.substring(0, meant.start()))
                .map(range -> {
                    var action = new CodeAction("Write `" + name + "`");
                    action.setKind(CodeActionKind.QuickFix);
                    action.setDiagnostics(List.of(diagnostic));
                    action.setIsPreferred(true);
                    action.setEdit(new WorkspaceEdit(Map.of(document.uri(), List.of(new TextEdit(range, name)))));
                    return action;
                });
    }

    /** Where the wrong name stands: one that the message quotes, and that the range has once. */
    private static Optional<Range> place(Document document, Range range, String message) {
        int start = document.offset(range.getStart());
        var text = document.text().substring(start, Math.max(start, document.offset(range.getEnd())));
        var quoted = QUOTED.matcher(message);
        while (quoted.find()) {
            var found = Pattern.compile("(?<!" + NAME_CHARACTER + ")" + Pattern.quote(quoted.group(1)) + "(?!"
                            + NAME_CHARACTER + ")")
                    .matcher(text);
            if (found.find()) {
                int from = found.start();
                int to = found.end();
                return found.find() ? Optional.empty() : Optional.of(document.range(start + from, start + to));
            }
        }
        return Optional.empty();
    }
}
