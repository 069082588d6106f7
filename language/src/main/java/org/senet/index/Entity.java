package org.senet.index;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Something that has a name. Two uses of a name mean the same thing exactly if they belong to one entity. Made and filled by
 * {@link ProgramIndex}; not thread-safe.
 */
public final class Entity {
    private final Kind kind;
    private final String name;
    private final String key;
    private String detail = "";
    private String documentation = "";
    private final List<Place> definitions = new ArrayList<>();
    private @Nullable Place scope;
    private boolean fixed;

    Entity(Kind kind, String name, String key) {
        this.kind = kind;
        this.name = name;
        this.key = key;
    }

    /** What kind of thing it is. */
    public Kind kind() {
        return kind;
    }

    /** The name without a namespace. */
    public String name() {
        return name;
    }

    /** What is the same for this thing in all texts that see it. */
    public String key() {
        return key;
    }

    /** How it is written, or what it is: the parameters of a function, the steps of a direction. */
    public String detail() {
        return detail;
    }

    /** What its definition says about it. */
    public String documentation() {
        return documentation;
    }

    /** The places of its name where it is defined, in the order of the text. */
    public List<Place> definitions() {
        return definitions;
    }

    /** Where a local name can be seen, or null for what is seen everywhere. */
    public @Nullable Place scope() {
        return scope;
    }

    /** Whether the name cannot be changed, because it is also something else: the key of a map, a part of another name. */
    public boolean isFixed() {
        return fixed;
    }

    Entity describe(String newDetail, @Nullable String newDocumentation) {
        detail = detail.isEmpty() ? newDetail : detail;
        documentation = documentation.isEmpty() && newDocumentation != null ? newDocumentation : documentation;
        return this;
    }

    Entity visible(Place newScope) {
        scope = scope == null
                ? newScope
                : new Place(
                        scope.file(), Math.min(scope.start(), newScope.start()), Math.max(scope.end(), newScope.end()));
        return this;
    }

    Entity fix() {
        fixed = true;
        return this;
    }
}
