package org.senet.frontend;

import com.oracle.truffle.api.CallTarget;
import com.oracle.truffle.api.source.Source;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.senet.runtime.SenetLanguage;

/** The namespaces of the library that are written in Senet, for one language instance. Thread-safe. */
final class Libraries {
    private final SenetLanguage language;
    private final Evaluator evaluator;
    private final Map<String, CallTarget> loaders = new ConcurrentHashMap<>();

    Libraries(SenetLanguage language, Evaluator evaluator) {
        this.language = language;
        this.evaluator = evaluator;
    }

    /** What defines a namespace of the library in the current context, or null when the library has none of that name. */
    @Nullable
    CallTarget loader(String namespace) {
        var known = loaders.get(namespace);
        if (known == null) {
            var source = text(namespace.replace('.', '/') + ".senet");
            if (source != null) {
                var forms = LibraryText.read(source, namespace, evaluator);
                var made = new ProgramRootNode(language, evaluator, source, forms).getCallTarget();
                known = loaders.putIfAbsent(namespace, made);
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
