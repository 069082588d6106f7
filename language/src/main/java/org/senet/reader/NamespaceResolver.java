package org.senet.reader;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.data.Symbol;

/** What the reader has to know of namespaces: for {@code ::keywords} and for symbols in a syntax-quote. */
public interface NamespaceResolver {

    /** The namespace of the functions that every program can use. */
    String CORE = "senet.core";

    /** The names that a syntax-quote never qualifies, because they are no variables. */
    Set<String> SPECIAL_FORMS = Set.of(
            "&", ".", "catch", "def", "do", "finally", "fn*", "if", "let*", "letfn*", "loop*", "new", "quote", "recur",
            "set!", "throw", "try", "var");

    /** The namespace that the text belongs to. */
    String currentNamespace();

    /**
     * The namespace that an alias stands for in the current one.
     *
     * @param alias the alias, or the full name of a namespace
     * @return the full name of the namespace, or Java {@code null} when there is no such alias
     */
    @Nullable
    String resolveAlias(String alias);

    /**
     * The full name of a symbol in a syntax-quote. This default knows aliases and takes all other names to belong to
     * the current namespace; implementations should look referred and core names up.
     *
     * @param symbol a symbol that is not special
     * @return the symbol with its namespace
     */
    default Symbol qualify(Symbol symbol) {
        if (symbol.namespace() == null) {
            return Symbol.of(currentNamespace(), symbol.name());
        }
        String namespace = resolveAlias(symbol.namespace());
        return namespace == null ? symbol : Symbol.of(namespace, symbol.name());
    }

    /**
     * Whether a syntax-quote leaves a symbol as it is.
     *
     * @param symbol a symbol
     * @return whether it names a special form
     */
    default boolean isSpecial(Symbol symbol) {
        return symbol.namespace() == null && SPECIAL_FORMS.contains(symbol.name());
    }

    /**
     * A resolver for a namespace without aliases.
     *
     * @param namespace the current namespace
     * @return the resolver
     */
    static NamespaceResolver of(String namespace) {
        return new NamespaceResolver() {
            @Override
            public String currentNamespace() {
                return namespace;
            }

            @Override
            public @Nullable String resolveAlias(String alias) {
                return alias.equals(namespace) ? namespace : null;
            }
        };
    }
}
