package org.senet.index;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.data.SourceSpan;
import org.senet.data.Symbol;
import org.senet.index.Use.Role;

/**
 * What the names in a program stand for: its entities with their definitions, and each use of a name. It covers the text
 * itself and all that it includes. Filled by one thread; read only after that.
 */
public final class ProgramIndex {
    private final Map<String, Entity> entities = new LinkedHashMap<>();
    private final List<Use> uses = new ArrayList<>();
    private final Set<Place> known = new HashSet<>();
    private final Set<String> files = new LinkedHashSet<>();
    private final List<OutlineItem> outline = new ArrayList<>();
    private final List<Problem> problems = new ArrayList<>();
    private final Map<String, String> aliases = new LinkedHashMap<>();
    private final Map<String, String> referred = new LinkedHashMap<>();
    private final Set<String> positions = new LinkedHashSet<>();

    /** All entities, in the order in which they were met. */
    public Collection<Entity> entities() {
        return entities.values();
    }

    /** All uses of names, definitions among them. */
    public List<Use> uses() {
        return uses;
    }

    /** The files that belong to the program, the text itself first. */
    public Set<String> files() {
        return files;
    }

    /** The outline of the text itself. */
    public List<OutlineItem> outline() {
        return outline;
    }

    /** What is wrong. */
    public List<Problem> problems() {
        return problems;
    }

    /** The aliases of namespaces, each with the name of what it stands for. */
    public Map<String, String> aliases() {
        return aliases;
    }

    /** The names that stand for variables of other namespaces but the core, each with the name of that namespace. */
    public Map<String, String> referred() {
        return referred;
    }

    /** The names of the positions of the boards. */
    public Set<String> positions() {
        return positions;
    }

    /** The entity with a key, or null. */
    public @Nullable Entity find(String key) {
        return entities.get(key);
    }

    /** The entity with a key, made at its first mention. */
    Entity entity(Kind kind, String key, String name) {
        return entities.computeIfAbsent(key, k -> new Entity(kind, name, k));
    }

    /** Notes that a symbol stands for an entity; a place stands for one thing only, the first that was said. */
    void use(Entity entity, Symbol symbol, Role role) {
        var span = symbol.span();
        if (span != null) {
            use(entity, namePlace(span, symbol), role);
        }
    }

    void use(Entity entity, Place place, Role role) {
        if (known.add(place)) {
            uses.add(new Use(entity, place, role));
            if (role == Role.DEFINITION) {
                entity.definitions().add(place);
            }
        }
    }

    /** The part of a symbol's place behind its namespace. */
    private static Place namePlace(SourceSpan span, Symbol symbol) {
        var place = Place.of(span);
        int written = span.text().lastIndexOf('/');
        boolean qualified = written > 0 && written < place.end() - place.start() - 1 && symbol.namespace() != null;
        return qualified ? new Place(place.file(), place.start() + written + 1, place.end()) : place;
    }
}
