package org.senet.index;

import org.jspecify.annotations.Nullable;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentVector;
import org.senet.data.SourceSpan;
import org.senet.data.Symbol;
import org.senet.index.Use.Role;

/** The names in the patterns of {@code let}, {@code loop} and parameters. */
final class Patterns {
    private final ProgramIndex index;
    private final FormWalker walker;

    Patterns(ProgramIndex index, FormWalker walker) {
        this.index = index;
        this.walker = walker;
    }

    /**
     * Makes the names in a pattern known.
     *
     * @param form the form at whose end the names are forgotten
     */
    void bind(Object pattern, Kind kind, @Nullable SourceSpan form, Scope scope) {
        switch (pattern) {
            case Symbol symbol -> {
                if (!symbol.is("&")) {
                    scope.define(local(symbol, kind, form));
                }
            }
            case PersistentVector vector -> vector.forEach(e -> bind(e, kind, form, scope));
            case PersistentMap map -> bindKeys(map, kind, form, scope);
            default -> {
                // no name
            }
        }
    }

    private void bindKeys(PersistentMap map, Kind kind, @Nullable SourceSpan form, Scope scope) {
        for (var entry : map) {
            var key = entry.getKey();
            if (FormWalker.isKeyword(key, "keys")
                    || FormWalker.isKeyword(key, "syms")
                    || FormWalker.isKeyword(key, "strs")) {
                if (entry.getValue() instanceof PersistentVector keys) {
                    for (var element : keys) {
                        if (element instanceof Symbol symbol) {
                            scope.define(local(symbol, kind, form).fix());
                        }
                    }
                }
            } else if (FormWalker.isKeyword(key, "as")) {
                bind(entry.getValue(), kind, form, scope);
            } else if (!FormWalker.isKeyword(key, "or")) {
                walker.walk(entry.getValue(), scope);
                bind(key, kind, form, scope);
            }
        }
        if (map.get(org.senet.data.Keyword.of("or")) instanceof PersistentMap defaults) {
            for (var entry : defaults) {
                walker.walk(entry.getKey(), scope);
                walker.walk(entry.getValue(), scope);
            }
        }
    }

    /** A local name; one that has no place in the text is kept under its name only. */
    Entity local(Symbol symbol, Kind kind, @Nullable SourceSpan form) {
        var span = symbol.span();
        var place = span == null ? "?" : Place.of(span).toString();
        var entity = index.entity(kind, "local " + symbol.name() + " " + place, symbol.name());
        index.use(entity, Symbol.of(symbol.name()).withSpan(span), Role.DEFINITION);
        if (span != null && form != null && form.source() == span.source()) {
            entity.visible(new Place(Place.fileOf(span.source()), span.end(), form.end()));
        }
        return entity;
    }
}
