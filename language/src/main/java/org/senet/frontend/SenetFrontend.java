package org.senet.frontend;

import com.oracle.truffle.api.CallTarget;
import com.oracle.truffle.api.source.Source;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import org.jspecify.annotations.Nullable;
import org.senet.builtins.Builtins;
import org.senet.game.RuleDefinitions;
import org.senet.runtime.Frontend;
import org.senet.runtime.SenetContext;
import org.senet.runtime.SenetLanguage;
import org.senet.translator.Translator;

/** The front end for programs in Senet's own syntax. */
public final class SenetFrontend implements Frontend {
    private static final String CORE_RESOURCE = "senet/core.senet";

    private Evaluator evaluator;
    private CallTarget core;

    private synchronized Evaluator evaluator(SenetLanguage language) {
        if (evaluator == null) {
            var translator = new Translator(language);
            var definitions = new HashMap<>(new RuleDefinitions(translator).handlers());
            definitions.putAll(new NamespaceForms(source -> parse(language, source)).handlers());
            evaluator = new Evaluator(definitions, translator);
        }
        return evaluator;
    }

    @Override
    public CallTarget parse(SenetLanguage language, Source source) {
        return new ProgramRootNode(language, evaluator(language), source, ProgramReader.read(source)).getCallTarget();
    }

    @Override
    public void initialize(SenetContext context) {
        Builtins.install(context);
        var before = context.current();
        context.setCurrent(context.core());
        core(context.language()).call();
        context.setCurrent(before);
    }

    private synchronized CallTarget core(SenetLanguage language) {
        if (core == null) {
            core = parse(language, libraryText(CORE_RESOURCE));
        }
        return core;
    }

    private static Source libraryText(String resource) {
        var source = findLibraryText(resource);
        if (source == null) {
            throw new IllegalStateException("the library's file " + resource + " is not on the path");
        }
        return source;
    }

    /** The text of a file of the library, or null when there is none. */
    static @Nullable Source findLibraryText(String resource) {
        try (var in = SenetFrontend.class.getClassLoader().getResourceAsStream(resource)) {
            if (in == null) {
                return null;
            }
            var text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return Source.newBuilder(SenetLanguage.ID, text, resource)
                    .internal(true)
                    .build();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
