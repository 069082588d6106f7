package org.senet.launcher.lsp;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.ParameterInformation;
import org.eclipse.lsp4j.SignatureHelp;
import org.eclipse.lsp4j.SignatureInformation;
import org.eclipse.lsp4j.jsonrpc.messages.Tuple;
import org.jspecify.annotations.Nullable;
import org.senet.launcher.repl.Token;
import org.senet.launcher.repl.Tokens;

/** How the function or form around a place is called, and at which of its arguments the place is. Used by one thread. */
final class Signatures {
    private final Analyst analyst;
    private final Program program;

    Signatures(Analyst analyst, Program program) {
        this.analyst = analyst;
        this.program = program;
    }

    @Nullable
    SignatureHelp help(Document document, int offset) {
        var brackets = new Brackets(document.text());
        for (var list : brackets.around(offset).reversed()) {
            if (list.headStart() >= 0 && offset > list.headStart() + list.head().length()) {
                var help = help(document, list.head(), list.headStart());
                if (help != null) {
                    boolean atElement = brackets.tokens().stream()
                            .anyMatch(t -> t.start() < offset && offset <= t.end() && t.kind() != Token.Kind.OPEN);
                    int argument = Math.max(0, list.elements() - (atElement ? 2 : 1));
                    choose(help, argument);
                    return help;
                }
            }
        }
        return null;
    }

    private @Nullable SignatureHelp help(Document document, String head, int headStart) {
        var found = program.at(document, headStart);
        String shapes = null;
        String doc = null;
        if (found.isPresent() && !found.get().entity().kind().equals("word")) {
            var entity = found.get().entity();
            shapes = entity.detail();
            doc = entity.doc();
            var described = shapes == null ? analyst.describe(entity.namespace(), entity.name()) : null;
            shapes = described == null ? shapes : described.shapes();
            doc = described == null ? doc : described.doc();
        } else {
            var described = analyst.describe("", head);
            described = described == null ? analyst.describe("senet.core", head) : described;
            shapes = described == null ? null : described.shapes();
            doc = described == null ? null : described.doc();
        }
        return shapes == null || !shapes.contains("(") ? null : help(shapes, doc);
    }

    private static SignatureHelp help(String shapes, @Nullable String doc) {
        var signatures = new ArrayList<SignatureInformation>();
        for (var shape : shapes.split("\n")) {
            if (shape.startsWith("(")) {
                var signature = new SignatureInformation(shape);
                signature.setParameters(parameters(shape));
                if (doc != null) {
                    signature.setDocumentation(new MarkupContent(MarkupKind.MARKDOWN, Descriptions.prose(doc)));
                }
                signatures.add(signature);
            }
        }
        return new SignatureHelp(signatures, 0, 0);
    }

    /** The arguments in a shape, by their places in it. */
    private static List<ParameterInformation> parameters(String shape) {
        var parameters = new ArrayList<ParameterInformation>();
        int depth = 0;
        int start = -1;
        boolean head = true;
        for (var token : Tokens.of(shape)) {
            if (depth == 1 && start < 0 && token.kind() != Token.Kind.CLOSE) {
                start = token.start();
            }
            depth += token.kind() == Token.Kind.OPEN ? 1 : token.kind() == Token.Kind.CLOSE ? -1 : 0;
            if (depth == 1 && start >= 0 && token.kind() != Token.Kind.PREFIX) {
                boolean mark = shape.substring(start, token.end()).equals("&");
                if (!head && !mark) {
                    var parameter = new ParameterInformation();
                    parameter.setLabel(Tuple.two(start, token.end()));
                    parameters.add(parameter);
                }
                head = false;
                start = -1;
            }
        }
        return parameters;
    }

    /** Makes that signature the active one which has so many arguments. */
    private static void choose(SignatureHelp help, int argument) {
        int active = 0;
        for (int i = 0; i < help.getSignatures().size(); i++) {
            if (help.getSignatures().get(i).getParameters().size() > argument) {
                active = i;
                break;
            }
            active = i;
        }
        int last = help.getSignatures().get(active).getParameters().size() - 1;
        help.setActiveSignature(active);
        help.setActiveParameter(Math.max(0, Math.min(argument, last)));
    }
}
