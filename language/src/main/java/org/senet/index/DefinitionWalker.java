package org.senet.index;

import com.oracle.truffle.api.source.Source;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.data.Keyword;
import org.senet.data.PersistentList;
import org.senet.data.PersistentVector;
import org.senet.data.Printer;
import org.senet.data.SourceSpan;
import org.senet.data.Symbol;
import org.senet.index.Use.Role;

/** Goes through the definitions of the rules layer and the forms that organise programs. */
final class DefinitionWalker {
    /** The definitions whose clauses declare names. */
    static final Set<String> DECLARING = Set.of("board", "piece", "game");

    private final Names names;
    private final ProgramIndex index;
    private final Expander expander;
    private final FormWalker walker;
    private final Clauses clauses;
    private final BoardWalker boards;
    private final GameWalker games;
    private final Set<String> included = new HashSet<>();
    /** Where to add to the outline; null in files that are included. */
    private @Nullable List<OutlineItem> outline;

    DefinitionWalker(Names names, ProgramIndex index, Expander expander, FormWalker walker) {
        this.names = names;
        this.index = index;
        this.expander = expander;
        this.walker = walker;
        clauses = new Clauses(names, index, walker);
        boards = new BoardWalker(names, index);
        games = new GameWalker(names, index, walker, clauses);
        outline = index.outline();
    }

    void openVariable(Symbol name, @Nullable SourceSpan form, Scope scope) {
        games.openVariable(name, form, scope);
    }

    /** A definition whose head is a name. */
    void walk(String name, PersistentList form, Scope scope) {
        switch (name) {
            case "board" -> {
                var parts = clauses.of(form);
                boards.walk(parts, item("board", form, parts));
            }
            case "piece" -> {
                var parts = clauses.of(form);
                games.piece(form, parts, item("piece", form, parts));
            }
            case "game" -> {
                var parts = clauses.of(form);
                var item = item("game", form, parts);
                games.game(form, parts, item);
            }
            case "ns" -> namespace(form);
            case "require" -> require(Clauses.elements(form, 1));
            case "include" -> include(form);
            default -> walker.walkFrom(form, 1, scope);
        }
    }

    /** Makes known what a definition declares, for rules that stand before it, or whose board is wrong. */
    void declare(PersistentList form) {
        var word = Clauses.head(form);
        for (var clause : clauses.of(form)) {
            var subject = Clauses.subject(clause);
            var kind = word.equals("board")
                    ? BoardWalker.DECLARED.get(Clauses.head(clause))
                    : GameWalker.DECLARED.get(word + " " + Clauses.head(clause));
            if (kind != null && subject != null) {
                names.ruleEntity(kind, subject.name());
            }
            if (Clauses.head(clause).equals("players")) {
                GameWalker.playersIn(clause).forEach(player -> names.ruleEntity(Kind.PLAYER, player.name()));
            }
        }
    }

    private OutlineItem item(String kind, PersistentList form, List<PersistentList> parts) {
        var span = form.span();
        var name = Clauses.first(parts, "name");
        var title = name == null || name.size() < 2 ? kind : Printer.str(name.get(1));
        var head = FormWalker.span(form.first());
        var label = name != null
                        && name.span() != null
                        && span != null
                        && name.span().source() == span.source()
                ? name.span()
                : head;
        if (span == null) {
            return new OutlineItem(kind, title, new Place("", 0, 0), new Place("", 0, 0));
        }
        var item = new OutlineItem(kind, title, Place.of(span), Place.of(label == null ? span : label));
        if (outline != null) {
            outline.add(item);
        }
        return item;
    }

    /** Adds the definition of a variable to the outline. */
    void outlineVariable(String kind, Symbol name, @Nullable SourceSpan whole) {
        if (outline != null
                && whole != null
                && name.span() != null
                && name.span().source() == whole.source()) {
            outline.add(new OutlineItem(kind, name.name(), Place.of(whole), Place.of(name.span())));
        }
    }

    // ---- programs

    private void namespace(PersistentList form) {
        if (form.size() > 1 && form.get(1) instanceof Symbol name) {
            index.use(names.namespaceEntity(name.toString()), Place.of(spanOf(name, form)), Role.DEFINITION);
        }
        for (var element : Clauses.elements(form, 2)) {
            if (element instanceof PersistentList clause && clause.first() instanceof Keyword) {
                require(Clauses.elements(clause, 1));
            }
        }
    }

    private static SourceSpan spanOf(Symbol symbol, PersistentList form) {
        return symbol.span() != null ? symbol.span() : java.util.Objects.requireNonNull(form.span());
    }

    private void require(List<Object> libraries) {
        for (var element : libraries) {
            var library = element instanceof PersistentList quoted
                            && quoted.first() instanceof Symbol head
                            && head.is("quote")
                            && quoted.size() > 1
                    ? quoted.get(1)
                    : element;
            if (library instanceof PersistentVector vector
                    && vector.size() > 0
                    && vector.get(0) instanceof Symbol name) {
                use(name);
                referred(name, vector);
            } else if (library instanceof Symbol name) {
                use(name);
            }
        }
    }

    private void use(Symbol namespace) {
        if (namespace.span() != null) {
            index.use(names.namespaceEntity(namespace.toString()), Place.of(namespace.span()), Role.READ);
        }
    }

    private void referred(Symbol namespace, PersistentVector library) {
        for (int i = 1; i + 1 < library.size(); i++) {
            if (FormWalker.isKeyword(library.get(i), "refer")
                    && library.get(i + 1) instanceof PersistentVector referred) {
                for (var element : referred) {
                    if (element instanceof Symbol symbol) {
                        var variable = names.context().resolve(names.namespace(), namespace.toString(), symbol.name());
                        if (variable != null) {
                            index.use(names.variable(variable), symbol, Role.READ);
                        }
                    }
                }
            }
        }
    }

    private void include(PersistentList form) {
        var span = form.span();
        if (form.size() < 2 || !(form.get(1) instanceof String path) || span == null) {
            return;
        }
        Source from = span.source();
        var forms = expander.include(path, from);
        if (forms == null || forms.isEmpty()) {
            return;
        }
        var file = Place.fileOf(forms.getFirst().span().source());
        if (!included.add(file)) {
            return;
        }
        index.files().add(file);
        var before = outline;
        outline = null;
        try {
            forms.forEach(f -> walker.walk(f.form(), Scope.core()));
        } finally {
            outline = before;
        }
    }
}
