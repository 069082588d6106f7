package org.senet.tck;

import java.util.Collection;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.tck.InlineSnippet;
import org.graalvm.polyglot.tck.LanguageProvider;
import org.graalvm.polyglot.tck.ResultVerifier;
import org.graalvm.polyglot.tck.Snippet;
import org.graalvm.polyglot.tck.TypeDescriptor;

/** What Truffle's compatibility kit has to know of Senet: samples of its values, functions, statements and programs. */
public final class SenetProvider implements LanguageProvider {
    @Override
    public String getId() {
        return Snippets.LANGUAGE;
    }

    @Override
    public Value createIdentityFunction(Context context) {
        return Snippets.function(context, "(fn [x] x)");
    }

    /** The numbers of other languages become those of Senet, so an object that is also a number is afterwards only that. */
    @Override
    public Snippet createIdentityFunctionSnippet(Context context) {
        return Snippet.newBuilder("identity", createIdentityFunction(context), TypeDescriptor.ANY)
                .parameterTypes(TypeDescriptor.ANY)
                .resultVerifier(run -> {
                    if (run.getException() == null && run.getParameters().get(0).isNumber()) {
                        if (!run.getResult().isNumber()) {
                            throw new AssertionError("a number became " + run.getResult());
                        }
                    } else {
                        ResultVerifier.getIdentityFunctionDefaultResultVerifier()
                                .accept(run);
                    }
                })
                .build();
    }

    @Override
    public Collection<? extends Snippet> createValueConstructors(Context context) {
        return SampleValues.in(context);
    }

    @Override
    public Collection<? extends Snippet> createExpressions(Context context) {
        return SampleFunctions.in(context);
    }

    @Override
    public Collection<? extends Snippet> createStatements(Context context) {
        return SampleStatements.in(context);
    }

    @Override
    public Collection<? extends Snippet> createScripts(Context context) {
        return SamplePrograms.in(context);
    }

    @Override
    public Collection<? extends Source> createInvalidSyntaxScripts(Context context) {
        return SamplePrograms.invalid();
    }

    @Override
    public Collection<? extends InlineSnippet> createInlineScripts(Context context) {
        return SamplePrograms.inline(context);
    }
}
