package org.senet.launcher.lsp;

import java.util.Optional;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.jspecify.annotations.Nullable;
import org.senet.launcher.repl.Token;

/** What is told of names: how they are written, what they mean, with examples. Used by one thread. */
final class Descriptions {
    private final Analyst analyst;
    private final Program program;

    Descriptions(Analyst analyst, Program program) {
        this.analyst = analyst;
        this.program = program;
    }

    @Nullable
    Hover hover(Document document, int offset) {
        var found = program.at(document, offset);
        if (found.isPresent()) {
            var use = found.get().use();
            return hover(describe(found.get().entity()), document, use.start(), use.end());
        }
        var token = new Brackets(document.text()).at(offset);
        if (token == null || token.kind() != Token.Kind.SYMBOL) {
            return null;
        }
        var name = document.text().substring(token.start(), token.end());
        return hover(ofLanguage(name), document, token.start(), token.end());
    }

    private static @Nullable Hover hover(@Nullable String text, Document document, int start, int end) {
        return text == null
                ? null
                : new Hover(new MarkupContent(MarkupKind.MARKDOWN, text), document.range(start, end));
    }

    /** What is told of an entity, as Markdown. */
    String describe(Analysis.Entity entity) {
        if (entity.kind().equals("word")) {
            var text = ofLanguage(entity.name());
            return text == null ? code(entity.name()) : text;
        }
        var described = entity.detail() == null && !entity.namespace().isEmpty()
                ? analyst.describe(entity.namespace(), entity.name())
                : null;
        if (described != null) {
            return of(described, entity.namespace());
        }
        var kind = entity.kind().replace('-', ' ');
        boolean callable = entity.kind().equals("function") || entity.kind().equals("macro");
        var detail = entity.detail() == null ? "" : entity.detail();
        var text = new StringBuilder(code(callable && !detail.isEmpty() ? detail : entity.name()));
        text.append("\n*").append(kind).append('*');
        if (!callable && !detail.isEmpty()) {
            text.append(": `").append(detail.replace("`", "'")).append('`');
        }
        return text.append(entity.doc() == null ? "" : "\n\n" + prose(entity.doc()))
                .toString();
    }

    /** What is told of a word, a form or a function of the core; null when it is none. */
    @Nullable
    String ofLanguage(String name) {
        return Optional.ofNullable(analyst.describe("", name))
                .map(d -> of(d, "senet"))
                .or(() -> Optional.ofNullable(analyst.describe("senet.core", name))
                        .map(d -> of(d, "senet.core")))
                .orElse(null);
    }

    /** What is told of a name of the library. */
    static String of(Analyst.Description described, String namespace) {
        var shapes = described.shapes() == null ? described.name() : described.shapes();
        var text = code(shapes) + "\n*" + described.kind() + "* of " + namespace;
        return described.doc() == null ? text : text + "\n\n" + prose(described.doc());
    }

    private static String code(String text) {
        return "```senet\n" + text + "\n```";
    }

    /** A documentation: its examples, lines that begin with a bracket, are code. */
    static String prose(String documentation) {
        var text = new StringBuilder();
        boolean code = false;
        for (var line : documentation.strip().split("\n")) {
            var stripped = line.strip();
            boolean example = stripped.startsWith("(") && (stripped.contains(" => ") || stripped.endsWith(")"));
            if (example != code) {
                text.append(example ? "\n```senet\n" : "```\n\n");
                code = example;
            }
            text.append(code ? stripped : escaped(stripped)).append('\n');
        }
        return text.append(code ? "```" : "").toString().strip();
    }

    private static String escaped(String line) {
        return line.replace("*", "\\*").replace("<", "&lt;");
    }
}
