package org.senet.runtime;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.senet.data.Printable;
import org.senet.data.ValueObject;

/**
 * A namespace of a context: which names stand for which variables, the aliases of other namespaces, and the boards,
 * pieces and games that its text defines. Belongs to one context; not thread-safe beyond that.
 */
public final class Namespace extends ValueObject implements Printable {
    /** The kinds of definitions that a namespace keeps besides its variables. */
    public static final List<String> DEFINITIONS = List.of("board", "piece", "game");

    private final String name;
    private final Map<String, Var> mappings = new LinkedHashMap<>();
    private final Map<String, Namespace> aliases = new LinkedHashMap<>();
    private final Map<String, Map<String, Object>> definitions = new LinkedHashMap<>();
    private final Lexicon.Current lexicon;
    private final TextNames text;

    Namespace(String name, Lexicon.Current lexicon) {
        this.name = name;
        this.lexicon = lexicon;
        text = new TextNames(set -> lexicon.define("set " + name + "/" + set, true));
    }

    /** The namespace's name. */
    public String name() {
        return name;
    }

    @Override
    public void print(StringBuilder out, boolean readably) {
        out.append(name);
    }

    @Override
    public String toString() {
        return name;
    }

    /** What the namespace's texts mention. */
    public TextNames text() {
        return text;
    }

    /** The variable that a name stands for here, or null. */
    public Var find(String symbol) {
        return mappings.get(symbol);
    }

    /** Makes a name stand for a variable here. */
    public void map(String symbol, Var variable) {
        if (mappings.put(symbol, variable) != variable) {
            lexicon.define("name " + name + "/" + symbol, variable);
        }
    }

    /** The names that stand for variables here. */
    public Set<String> names() {
        return new TreeSet<>(mappings.keySet());
    }

    /** Takes a name away, and what it stands for. */
    public void unmap(String symbol) {
        if (mappings.remove(symbol) != null) {
            lexicon.define("name " + name + "/" + symbol, false);
        }
    }

    /** The aliases of other namespaces. */
    public Map<String, Namespace> aliases() {
        return Map.copyOf(aliases);
    }

    /** The names with their variables. */
    public Map<String, Var> mappings() {
        return Map.copyOf(mappings);
    }

    /** The namespace behind an alias, or null. */
    public Namespace alias(String alias) {
        return aliases.get(alias);
    }

    /** Gives another namespace an alias here. */
    public void addAlias(String alias, Namespace target) {
        if (aliases.put(alias, target) != target) {
            lexicon.define("alias " + name + "/" + alias, target.name);
        }
    }

    /** Keeps a definition of the rules layer; the kinds are {@link #DEFINITIONS}. */
    public void define(String kind, String definedName, Object value) {
        definitions.computeIfAbsent(kind, k -> new LinkedHashMap<>()).put(definedName, value);
        lexicon.define(kind + " " + name + "/" + definedName);
    }

    /** Takes the definitions of a kind away. */
    public void forget(String kind) {
        var forgotten = definitions.remove(kind);
        if (forgotten != null) {
            forgotten.keySet().forEach(gone -> lexicon.define(kind + " " + name + "/" + gone, false));
        }
    }

    /** The definitions of a kind by name, in the order in which they were made. */
    public Map<String, Object> definitions(String kind) {
        return definitions.getOrDefault(kind, Map.of());
    }
}
