package org.senet.frontend;

import com.oracle.truffle.api.CallTarget;
import com.oracle.truffle.api.source.Source;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.senet.runtime.SenetContext;
import org.senet.runtime.SenetLanguage;

/** The namespaces of the library that are written in Senet, for one language instance. Thread-safe. */
final class Libraries {
    /** The files of the core, in the order in which they are loaded. */
    private static final List<String> CORE = List.of(
            "senet/core.senet",
            "senet/core/collections.senet",
            "senet/core/transducers.senet",
            "senet/core/polymorphism.senet");

    private final SenetLanguage language;
    private final Evaluator evaluator;
    private final Map<String, CallTarget> loaders = new ConcurrentHashMap<>();

    Libraries(SenetLanguage language, Evaluator evaluator) {
        this.language = language;
        this.evaluator = evaluator;
    }

    /** Defines the core in the current namespace of a context. */
    void loadCore() {
        for (var part : CORE) {
            var loader = loader(part, SenetContext.CORE);
            if (loader == null) {
                throw new IllegalStateException("the library's file " + part + " is not on the path");
            }
            loader.call();
        }
    }

    /** What defines a namespace of the library in the current context, or null when the library has none of that name. */
    @Nullable
    CallTarget loader(String namespace) {
        return loader(namespace.replace('.', '/') + ".senet", namespace);
    }

    private @Nullable CallTarget loader(String resource, String namespace) {
        var known = loaders.get(resource);
        if (known == null) {
            var source = text(resource);
            if (source != null) {
                var forms = LibraryText.read(source, namespace, evaluator);
                var made = new ProgramRootNode(language, evaluator, source, forms).getCallTarget();
                known = loaders.putIfAbsent(resource, made);
                known = known == null ? made : known;
            }
        }
        return known;
    }

    private static @Nullable Source text(String resource) {
        try (var in = Libraries.class.getClassLoader().getResourceAsStream(resource)) {
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
