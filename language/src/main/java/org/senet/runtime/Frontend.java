package org.senet.runtime;

import com.oracle.truffle.api.CallTarget;
import com.oracle.truffle.api.nodes.ExecutableNode;
import com.oracle.truffle.api.nodes.Node;
import com.oracle.truffle.api.source.Source;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What turns a program's text into code. The language class knows it only by this interface, so that the run time does
 * not depend on the reader, the analyzer or the games; the implementation is found as a service.
 */
public interface Frontend {
    /** Code that runs a program; reading errors are thrown at once, all others when the code runs. */
    CallTarget parse(SenetLanguage language, Source source);

    /**
     * Code that a debugger evaluates where a program has stopped.
     *
     * @param location the node at which the program has stopped
     */
    ExecutableNode parseInline(SenetLanguage language, Source source, Node location);

    /** Fills the namespaces of a new context: the builtins, and the library written in Senet. */
    void initialize(SenetContext context);

    /** The names of all forms that the language itself understands: special forms, definitions, statements of rules. */
    Set<String> forms(SenetLanguage language);

    /** The kind of a value, as the function {@code class} tells it: a keyword or a type of records; nil for nil. */
    Object kind(Object value);

    /** What a kind is a kind of; null for the most general kind, and for nil. */
    @Nullable
    Object parentKind(Object kind);
}
