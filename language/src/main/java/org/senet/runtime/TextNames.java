package org.senet.runtime;

import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.senet.data.PersistentList;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentVector;
import org.senet.data.SourceSpan;
import org.senet.data.Symbol;

/**
 * What the texts of a namespace mention. An undeclared name that they set somewhere is a global; one that they only ever
 * read is none, so names that nothing explains are kept until the whole text is known. Belongs to one context.
 */
public final class TextNames {
    private static final Set<String> SETTERS = Set.of("set!", "inc!", "dec!");

    private static final Set<String> DEFINERS = Set.of("def", "defn", "defn-", "defmacro");

    private final Consumer<String> changes;
    private final Set<String> set = new HashSet<>();
    private final Set<String> pieceTypes = new HashSet<>();
    private final Set<String> pieceAttributes = new HashSet<>();
    private final Set<String> gameAttributes = new HashSet<>();
    private final Set<String> players = new HashSet<>();
    private final Set<String> mentioned = new HashSet<>();
    private final Set<String> defined = new HashSet<>();
    private final Map<String, SourceSpan> late = new LinkedHashMap<>();

    /** @param changes is told each name that is set, and each type of piece that is defined, for the first time */
    TextNames(Consumer<String> changes) {
        this.changes = changes;
    }

    /** Notes what a form mentions and sets, however deep inside; what a board declares is no mention. */
    public void scan(Object form) {
        switch (form) {
            case Symbol s -> mentioned.add(s.name());
            case PersistentList list -> scanList(list);
            case PersistentVector vector -> vector.forEach(this::scan);
            case PersistentMap map ->
                map.forEach(e -> {
                    scan(e.getKey());
                    scan(e.getValue());
                });
            default -> {
                // mentions nothing
            }
        }
    }

    private void scanList(PersistentList list) {
        if (!list.isEmpty() && list.first() instanceof Symbol head) {
            if (head.is("board")) {
                return;
            }
            scanAttributes(head, list);
            if (head.is("game")) {
                list.forEach(this::scanPlayers);
            }
            if (list.size() >= 2 && SETTERS.contains(head.name()) && list.get(1) instanceof Symbol name) {
                addSet(name.name());
            }
            if (list.size() >= 2 && DEFINERS.contains(head.name()) && list.get(1) instanceof Symbol name) {
                defined.add(name.name());
            }
        }
        Object before = null;
        for (Object element : list) {
            if (quoted(before) instanceof Symbol setter
                    && SETTERS.contains(setter.name())
                    && quoted(element) instanceof Symbol name) {
                addSet(name.name());
            }
            scan(element);
            before = element;
        }
    }

    private void scanAttributes(Symbol head, PersistentList definition) {
        if (head.is("piece")) {
            scanType(definition);
        }
        var names = head.is("piece") ? pieceAttributes : head.is("game") ? gameAttributes : null;
        for (Object clause : names == null ? PersistentList.EMPTY : definition) {
            if (clause instanceof PersistentList list
                    && list.size() >= 2
                    && list.first() instanceof Symbol word
                    && (word.is("attribute") || word.is("counter"))
                    && list.get(1) instanceof Symbol name) {
                names.add(name.name());
            }
        }
    }

    /** Notes the players of a game, also of one that cannot be made because of a mistake elsewhere. */
    private void scanPlayers(Object clause) {
        if (clause instanceof PersistentList list
                && !list.isEmpty()
                && list.first() instanceof Symbol word
                && word.is("players")) {
            for (Object player : list.rest()) {
                var name = player instanceof PersistentList group && !group.isEmpty() ? group.first() : player;
                if (name instanceof Symbol symbol) {
                    players.add(symbol.name());
                }
            }
        }
    }

    private void scanType(PersistentList piece) {
        for (Object clause : piece) {
            if (clause instanceof PersistentList list
                    && list.size() == 2
                    && list.first() instanceof Symbol word
                    && word.is("name")
                    && list.get(1) instanceof Symbol type
                    && pieceTypes.add(type.name())) {
                changes.accept("type " + type.name());
            }
        }
    }

    /** Whether the text defines a type of piece of this name, here or further down, without a macro. */
    public boolean isPieceType(String name) {
        return pieceTypes.contains(name);
    }

    /** Whether the text defines a variable, a function or a macro of this name, here or further down. */
    public boolean defines(String name) {
        return defined.contains(name);
    }

    /** The form that a part of a macro's template stands for, as in {@code (quote set!)} or {@code (list (quote set!))}; else null. */
    private static @Nullable Object quoted(@Nullable Object part) {
        if (!(part instanceof PersistentList list) || list.size() != 2 || !(list.first() instanceof Symbol head)) {
            return null;
        }
        return switch (head.name()) {
            case "quote" -> list.get(1);
            case "list" -> quoted(list.get(1));
            default -> null;
        };
    }

    /** Notes names of attributes that a type of piece has. */
    public void addPieceAttributes(Collection<String> names) {
        pieceAttributes.addAll(names);
    }

    /** Whether some type of piece that is known so far, or is declared in the text without a macro, has the attribute. */
    public boolean isPieceAttribute(String name) {
        return pieceAttributes.contains(name);
    }

    /** Notes names of attributes and counters that a game has. */
    public void addGameAttributes(Collection<String> names) {
        gameAttributes.addAll(names);
    }

    /** The names of all attributes, counters and players that definitions declare. */
    public Set<String> declaredNames() {
        var names = new HashSet<>(pieceAttributes);
        names.addAll(gameAttributes);
        names.addAll(players);
        return names;
    }

    /** Whether the text sets the name somewhere. */
    public boolean isSet(String name) {
        return set.contains(name);
    }

    /** Notes that the text sets a name. */
    public void addSet(String name) {
        if (set.add(name)) {
            changes.accept(name);
        }
    }

    /** All names that the text sets. */
    public Set<String> setNames() {
        return new TreeSet<>(set);
    }

    /** Whether the text mentions the name, other than in the declaration of a board. */
    public boolean mentions(String name) {
        return mentioned.contains(name);
    }

    /** Notes a name that nothing explains yet. */
    public void addLate(String name, @Nullable SourceSpan span) {
        if (span != null) {
            late.putIfAbsent(name, span);
        }
    }

    /** The names that nothing had explained when they were read, with the first place of each; they are forgotten then. */
    public Map<String, SourceSpan> takeLate() {
        var names = new LinkedHashMap<>(late);
        late.clear();
        return names;
    }
}
