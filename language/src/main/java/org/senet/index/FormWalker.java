package org.senet.index;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.analyzer.FormNames;
import org.senet.data.Keyword;
import org.senet.data.Located;
import org.senet.data.PersistentList;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentSet;
import org.senet.data.PersistentVector;
import org.senet.data.Seq;
import org.senet.data.Seqs;
import org.senet.data.SourceSpan;
import org.senet.data.Symbol;
import org.senet.errors.SenetException;
import org.senet.index.Use.Role;
import org.senet.runtime.SenetContext;
import org.senet.runtime.Var;

/** Goes through the forms of the core and of rules, and notes what each name stands for. */
final class FormWalker {
    /** More than any text needs; it ends macros that expand for ever. */
    private static final int MOST_EXPANSIONS = 50_000;

    private static final int DEEPEST = 2_000;
    private static final int DECLARED_DEPTH = 20;
    private static final Set<String> SETTERS = Set.of("set!", "inc!", "dec!");
    private static final Set<String> DEFINERS = Set.of("def", "defn", "defn-", "defmacro");
    private static final String CASE = "among-constants?";
    /** Which pieces of a column are taken, and where they are put. */
    private static final Set<String> OF_COLUMNS = Set.of("all", "under", "on");

    private static final Set<String> TAKING_CORE = Set.of("take", "drop");

    private final Names names;
    private final ProgramIndex index;
    private final Expander expander;
    private final Patterns patterns;
    private final FunctionWalker functions;
    private @Nullable DefinitionWalker definitions;
    private int expansions;
    private int depth;

    FormWalker(Names names, ProgramIndex index, Expander expander) {
        this.names = names;
        this.index = index;
        this.expander = expander;
        patterns = new Patterns(index, this);
        functions = new FunctionWalker(names, index, patterns, this);
    }

    /** Tells who knows boards, pieces and games. */
    void define(DefinitionWalker walker) {
        definitions = walker;
    }

    /** Adds the definition of a variable to the outline. */
    void outline(Kind kind, Symbol name, @Nullable SourceSpan whole) {
        if (definitions != null) {
            definitions.outlineVariable(kind.label(), name, whole);
        }
    }

    Names names() {
        return names;
    }

    /** Makes known what a top-level form defines, for forms that stand before it. */
    void declare(Object form, int deep) {
        if (!(form instanceof PersistentList list) || !(list.first() instanceof Symbol head) || deep > DECLARED_DEPTH) {
            return;
        }
        if (definitions != null
                && DefinitionWalker.DECLARING.contains(head.name())
                && expander.isDefinition(head.name())) {
            definitions.declare(list);
        } else if (head.is("do")) {
            Clauses.elements(list, 1).forEach(e -> declare(e, deep + 1));
        } else if (DEFINERS.contains(head.name())) {
            if (list.size() > 1
                    && list.get(1) instanceof Symbol name
                    && names.resolve(Symbol.of(name.name())) == null) {
                names.defined(head.is("defmacro") ? Kind.MACRO : Kind.FUNCTION, name.name());
            }
        } else {
            var variable = names.resolve(head);
            var expansion = variable != null && names.context().isMacro(variable) ? expand(list) : null;
            if (expansion != null) {
                declare(expansion, deep + 1);
            }
        }
    }

    /** Notes what the names in a form stand for. */
    void walk(Object form, Scope scope) {
        if (depth > DEEPEST) {
            return;
        }
        depth++;
        try {
            switch (form) {
                case Symbol symbol -> names.read(symbol, scope);
                case PersistentList list -> {
                    if (!list.isEmpty()) {
                        list(list, scope);
                    }
                }
                case PersistentVector vector -> vector.forEach(e -> walk(e, scope));
                case PersistentSet set -> set.forEach(e -> walk(e, scope));
                case PersistentMap map ->
                    map.forEach(e -> {
                        walk(e.getKey(), scope);
                        walk(e.getValue(), scope);
                    });
                case Seq seq -> walk(asList(seq), scope);
                default -> {
                    // no name
                }
            }
        } finally {
            depth--;
        }
    }

    private static PersistentList asList(Seq seq) {
        var elements = new java.util.ArrayList<Object>();
        for (Seq s = Seqs.seq(seq); s != null; s = s.next()) {
            elements.add(s.first());
        }
        return PersistentList.from(elements);
    }

    /** The elements of a form from an index. */
    void walkFrom(PersistentList form, int from, Scope scope) {
        int i = 0;
        for (var element : form) {
            if (i++ >= from) {
                walk(element, scope);
            }
        }
    }

    private void list(PersistentList form, Scope scope) {
        if (!(form.first() instanceof Symbol written)) {
            walkFrom(form, 0, scope);
            return;
        }
        var head = names.plain(written, scope);
        var name = head.name();
        boolean local = head.namespace() == null && scope.find(name) != null;
        if (local || head.namespace() == null && isOwn(head, scope)) {
            walkFrom(form, 0, scope);
        } else if (head.namespace() == null && isDefinition(name, form, scope) && definitions != null) {
            index.use(names.word(name), written, Role.READ);
            definitions.walk(name, form, scope);
        } else if (head.namespace() == null && isAttributeOfPiece(name, scope)) {
            walkFrom(form, 0, scope);
        } else if (head.namespace() == null && isForm(name, form, scope)) {
            index.use(names.word(name), written, Role.READ);
            special(name, form, scope);
        } else {
            call(form, written, scope);
        }
    }

    private boolean isAttributeOfPiece(String name, Scope scope) {
        return scope.isRule() && names.knownRuleEntity(Kind.ATTRIBUTE, name) != null && !FormNames.contains(name);
    }

    /** Whether the program itself has defined a name; then outside of rules it is no word of the language. */
    private boolean isOwn(Symbol head, Scope scope) {
        if (scope.isRule() || DEFINERS.contains(head.name())) {
            return false;
        }
        var variable = names.resolve(head);
        return variable != null
                && !names.context().isMacro(variable)
                && variable.namespace().equals(names.namespace().name());
    }

    private boolean isDefinition(String name, PersistentList form, Scope scope) {
        boolean clauses = form.size() == 1 || form.get(1) instanceof PersistentList || !Names.isBareWord(name);
        return expander.isDefinition(name) && !scope.isRule() && clauses;
    }

    private boolean isForm(String name, PersistentList form, Scope scope) {
        if (TAKING_CORE.contains(name) && form.size() > 2) {
            return false;
        }
        if (scope.isRule() && name.equals("seq")) {
            return true;
        }
        if (!FormNames.contains(name)) {
            return false;
        }
        return scope.isRule() || FORMS.containsKey(name) || names.resolve(Symbol.of(name)) == null;
    }

    private void call(PersistentList form, Symbol head, Scope scope) {
        var variable = names.resolve(names.plain(head, scope));
        if (variable != null && isCase(variable) && form.size() > 2 && form.get(2) instanceof PersistentList quoted) {
            Clauses.elements(quoted, 1).forEach(names::readData);
        }
        if (variable == null || !names.context().isMacro(variable)) {
            walkFrom(form, 0, scope);
            return;
        }
        names.read(head, scope);
        var expansion = expand(form);
        if (expansion == null) {
            walkFrom(form, 1, scope);
        } else {
            walk(expansion, scope);
        }
    }

    /** Whether a function is the one that the clauses of case call. */
    private static boolean isCase(Var variable) {
        return variable.namespace().equals(SenetContext.CORE) && variable.name().equals(CASE);
    }

    /** The expansion of the call of a macro; null when the macro fails, or has had too many. */
    @Nullable
    Object expand(PersistentList form) {
        if (++expansions > MOST_EXPANSIONS) {
            return null;
        }
        try {
            var expansion = expander.expandOnce(form);
            return expansion == form ? null : expansion;
        } catch (SenetException | IllegalArgumentException | StackOverflowError e) {
            // The analyzer tells what is wrong; the arguments mean something all the same.
            return null;
        }
    }

    // ---- forms

    /** How a form with names of its own is gone through. */
    private interface Special {
        void walk(FormWalker walker, PersistentList form, Scope scope);
    }

    /** The forms that bind names, or in which not every name has a value. */
    private static final Map<String, Special> FORMS = Map.ofEntries(
            Map.entry("quote", (w, form, scope) -> {}),
            Map.entry("def", (w, form, scope) -> w.functions.def(form, scope)),
            Map.entry("defn", (w, form, scope) -> w.functions.defn(form, Kind.FUNCTION, scope)),
            Map.entry("defn-", (w, form, scope) -> w.functions.defn(form, Kind.FUNCTION, scope)),
            Map.entry("defmacro", (w, form, scope) -> w.functions.defn(form, Kind.MACRO, scope)),
            Map.entry("fn", (w, form, scope) -> w.functions.fn(form, scope)),
            Map.entry("fn*", (w, form, scope) -> w.functions.fn(form, scope)),
            Map.entry("letfn", (w, form, scope) -> w.functions.letfn(form, scope)),
            Map.entry("let", FormWalker::let),
            Map.entry("let*", FormWalker::let),
            Map.entry("loop", FormWalker::let),
            Map.entry("loop*", FormWalker::let),
            Map.entry("try", FormWalker::tryForm),
            Map.entry("binding", FormWalker::binding),
            Map.entry("shift", (w, form, scope) -> w.shift(form, 1, scope)),
            Map.entry("shift-at", (w, form, scope) -> w.shift(form, 2, scope)),
            Map.entry("if", FormWalker::ifForm));

    private void special(String name, PersistentList form, Scope scope) {
        var special = FORMS.get(name);
        if (special != null) {
            special.walk(this, form, scope);
        } else if (SETTERS.contains(name) || name.equals("set-attribute!")) {
            assign(form, scope);
        } else if (name.equals("in-zone?") || name.equals("any-position")) {
            first(form, Kind.ZONE);
            walkFrom(form, 2, scope);
        } else if (name.equals("option")) {
            first(form, Kind.OPTION);
        } else if (TAKING_CORE.contains(name)
                && form.size() == 2
                && form.get(1) instanceof Symbol which
                && OF_COLUMNS.contains(which.name())) {
            index.use(names.word(which.name()), which, Role.READ);
        } else {
            walkFrom(form, 1, scope.isRule() ? scope : scope.inner());
        }
    }

    /** The first argument names something of the rules layer. */
    private void first(PersistentList form, Kind kind) {
        if (form.size() > 1 && form.get(1) instanceof Symbol symbol) {
            index.use(names.ruleEntity(kind, symbol.name()), symbol, Role.READ);
        }
    }

    private void assign(PersistentList form, Scope scope) {
        if (form.size() > 1 && form.get(1) instanceof Symbol written) {
            var symbol = names.plain(written, scope);
            var known = names.meaning(symbol, scope);
            var entity = known != null && known.kind() != Kind.WORD ? known : names.global(symbol.name());
            boolean first = entity.kind() == Kind.GLOBAL && entity.definitions().isEmpty();
            index.use(entity, written, first ? Role.DEFINITION : Role.WRITE);
        }
        walkFrom(form, 2, scope);
    }

    private void let(PersistentList form, Scope scope) {
        if (form.size() > 1 && form.get(1) instanceof Symbol name && scope.isRule()) {
            walkFrom(form, 2, scope);
            if (definitions != null) {
                definitions.openVariable(name, form.span(), scope);
            }
            return;
        }
        if (form.size() < 2 || !(form.get(1) instanceof PersistentVector vector)) {
            walkFrom(form, 1, scope);
            return;
        }
        var inner = scope.inner();
        bindings(vector, form.span(), inner);
        walkFrom(form, 2, inner);
    }

    private void bindings(PersistentVector vector, @Nullable SourceSpan form, Scope inner) {
        for (int i = 0; i < vector.size(); i += 2) {
            if (i + 1 < vector.size()) {
                walk(vector.get(i + 1), inner);
            }
            patterns.bind(vector.get(i), Kind.LOCAL, form, inner);
        }
    }

    private void tryForm(PersistentList form, Scope scope) {
        int i = 0;
        for (var element : form) {
            if (i++ == 0) {
                continue;
            }
            if (element instanceof PersistentList clause
                    && clause.first() instanceof Symbol head
                    && (head.is("catch") || head.is("finally"))) {
                index.use(names.word(head.name()), head, Role.READ);
                var inner = scope.inner();
                boolean handler = head.is("catch");
                if (handler && clause.size() > 2) {
                    patterns.bind(clause.get(2), Kind.LOCAL, clause.span(), inner);
                }
                walkFrom(clause, handler ? 3 : 1, inner);
            } else {
                walk(element, scope);
            }
        }
    }

    private void binding(PersistentList form, Scope scope) {
        if (form.size() > 1 && form.get(1) instanceof PersistentVector vector) {
            for (int i = 0; i < vector.size(); i++) {
                if (i % 2 == 0 && vector.get(i) instanceof Symbol symbol) {
                    var entity = names.meaning(symbol, scope);
                    if (entity != null) {
                        index.use(entity, symbol, Role.WRITE);
                    }
                } else {
                    walk(vector.get(i), scope);
                }
            }
        }
        walkFrom(form, 2, scope.inner());
    }

    private void shift(PersistentList form, int at, Scope scope) {
        if (at == 2 && form.size() > 1) {
            walk(form.get(1), scope);
        }
        var inner = scope.function();
        if (form.size() > at) {
            patterns.bind(form.get(at), Kind.LOCAL, form.span(), inner);
        }
        walkFrom(form, at + 1, inner);
    }

    private void ifForm(PersistentList form, Scope scope) {
        int i = 0;
        for (var element : form) {
            if (i++ == 0) {
                continue;
            }
            if (scope.isRule()
                    && element instanceof Symbol symbol
                    && symbol.name().equals("else")) {
                index.use(names.word("else"), symbol, Role.READ);
            } else {
                walk(element, scope);
            }
        }
    }

    /** The documentation that stands in a definition, or null. */
    static @Nullable String documentation(List<Object> elements, int at) {
        return at < elements.size() - 1 && elements.get(at) instanceof String text ? text : null;
    }

    /** The span of a form, or null. */
    static @Nullable SourceSpan span(Object form) {
        return Located.spanOf(form);
    }

    static boolean isKeyword(Object form, String name) {
        return form instanceof Keyword keyword
                && keyword.namespace() == null
                && keyword.name().equals(name);
    }
}
