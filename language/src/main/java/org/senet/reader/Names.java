package org.senet.reader;

import org.senet.data.Keyword;
import org.senet.data.Nil;
import org.senet.data.Symbol;

/** Understands names: symbols, keywords and the constants that look like symbols. */
final class Names {

    private final Cursor cursor;
    private final NamespaceResolver resolver;

    Names(Cursor cursor, NamespaceResolver resolver) {
        this.cursor = cursor;
        this.resolver = resolver;
    }

    /** The value of a token that the cursor has just passed and that is not a number. */
    Object parse(String token, boolean lenient) {
        int start = cursor.position() - token.length();
        return switch (token) {
            case "nil" -> Nil.NIL;
            case "true" -> true;
            case "false" -> false;
            default -> token.charAt(0) == ':' ? keyword(token, start, lenient) : symbol(token, start);
        };
    }

    /** The symbol that is written as a token at a start. */
    Symbol symbol(String token, int start) {
        check(token, token, start);
        return Symbol.of(token).withSpan(cursor.span(start, start + token.length()));
    }

    private Keyword keyword(String token, int start, boolean lenient) {
        boolean resolved = token.startsWith("::");
        String name = token.substring(resolved ? 2 : 1);
        if (name.isEmpty()) {
            throw cursor.errorFrom(start, "a name is missing after `" + token + "`", null);
        }
        check(token, name, start);
        Symbol symbol = Symbol.of(name);
        if (!resolved) {
            return Keyword.of(name);
        }
        String namespace = symbol.namespace() == null
                ? resolver.currentNamespace()
                : alias(symbol.namespace(), start, start + token.length(), lenient);
        return Keyword.of(namespace, symbol.name());
    }

    /** The namespace that an alias stands for; when lenient, an unknown alias stands for itself. */
    String alias(String alias, int start, int end, boolean lenient) {
        String namespace = resolver.resolveAlias(alias);
        if (namespace == null && !lenient) {
            throw cursor.error(start, end, "unknown namespace alias `" + alias + "`", null);
        }
        return namespace == null ? alias : namespace;
    }

    private void check(String token, String name, int start) {
        int slash = name.indexOf('/');
        boolean qualified = slash >= 0 && name.length() > 1;
        String problem = null;
        if (name.endsWith(":")) {
            problem = "a name cannot end with `:`";
        } else if (name.contains("::") || name.startsWith(":")) {
            problem = "a colon must be followed by a name";
        } else if (qualified && slash == 0) {
            problem = "the namespace before the `/` is missing";
        } else if (qualified && slash == name.length() - 1) {
            problem = "the name after the `/` is missing";
        } else if (qualified && name.indexOf('/', slash + 1) >= 0 && !name.endsWith("//")
                || qualified && name.length() - slash > 2 && name.endsWith("//")) {
            problem = "a name can have only one `/`";
        } else if (name.chars().anyMatch(Character::isISOControl)) {
            problem = "it contains a control character";
        }
        if (problem != null) {
            throw cursor.errorFrom(start, "`" + visible(token) + "` is not a name: " + problem, null);
        }
    }

    private static String visible(String token) {
        return token.codePoints()
                .map(c -> Character.isISOControl(c) ? '\uFFFD' : c)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }
}
