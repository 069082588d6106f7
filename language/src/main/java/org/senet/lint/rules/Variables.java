package org.senet.lint.rules;

import java.util.Collection;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.senet.data.SourceSpan;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.ir.Lambda;
import org.senet.ir.Local;
import org.senet.lint.Forms;
import org.senet.lint.Program;
import org.senet.lint.Walk;

/**
 * The local variables of a program that its text names, and how they are used. A place of the text may open many variables,
 * one for each game or expansion of a macro; they are seen as one.
 */
final class Variables {
    /** What opens a variable. */
    enum Kind {
        LOCAL,
        PARAMETER
    }

    /** A variable of the text. */
    static final class Variable {
        private final String name;
        private final SourceSpan place;
        private final Kind kind;
        private boolean read;
        private boolean changed;

        private Variable(String name, SourceSpan place, Kind kind) {
            this.name = name;
            this.place = place;
            this.kind = kind;
        }

        String name() {
            return name;
        }

        SourceSpan place() {
            return place;
        }

        Kind kind() {
            return kind;
        }

        /** Whether its value is used for anything but for changing itself. */
        boolean isRead() {
            return read;
        }

        /** Whether it gets another value after it is opened. */
        boolean isChanged() {
            return changed;
        }
    }

    private final Map<SourceSpan, Variable> byPlace = new LinkedHashMap<>();
    private final Map<Local, Variable> byLocal = new IdentityHashMap<>();

    private Variables() {}

    /** The variables of a program, in no particular order. Names that occur in forms with errors count as read. */
    static Collection<Variable> of(Program program) {
        var variables = new Variables();
        for (var code : program.code()) {
            Walk.all(code.bodies(), variables::open);
        }
        for (var code : program.code()) {
            code.bodies().forEach(b -> variables.use(b, null));
        }
        var doubtful = new HashSet<String>();
        program.errors().forEach(e -> Forms.symbols(e.form(), s -> doubtful.add(s.name())));
        variables.byPlace.values().stream()
                .filter(v -> doubtful.contains(v.name))
                .forEach(v -> v.read = true);
        return variables.byPlace.values();
    }

    private void open(Ir ir) {
        switch (ir) {
            case Ir.Bind b -> open(b.local(), Kind.LOCAL);
            case Ir.Loop l -> l.label().locals().forEach(local -> open(local, Kind.LOCAL));
            case Ir.Functions f -> f.locals().forEach(local -> open(local, Kind.LOCAL));
            default -> {
                // opens nothing
            }
        }
        if (ir instanceof Ir.Define d && d.init() instanceof Ir.Fn named) {
            open(named.lambda());
        }
    }

    /**
     * The parameters of a definition. Those of other functions are what their callers give them, and those of a function
     * with several arities are named for whoever reads all of them.
     */
    private void open(Lambda lambda) {
        if (lambda.arities().size() > 1) {
            return;
        }
        for (var arity : lambda.arities()) {
            arity.parameters().forEach(p -> open(p, Kind.PARAMETER));
            if (arity.rest() != null) {
                open(arity.rest(), Kind.PARAMETER);
            }
        }
    }

    private void open(Local local, Kind kind) {
        var place = local.place();
        if (place != null && !byLocal.containsKey(local) && isWritten(local.name(), place)) {
            byLocal.put(local, byPlace.computeIfAbsent(place, p -> new Variable(local.name(), p, kind)));
        }
    }

    /** Whether the text names the variable at its place; those of patterns that are taken apart have names made up. */
    private static boolean isWritten(String name, SourceSpan place) {
        var text = place.text();
        return text.equals(name) || text.equals(":" + name) || text.endsWith("/" + name);
    }

    /** @param changing the variable whose new value this is a part of, or null */
    private void use(Ir ir, @Nullable Local changing) {
        switch (ir) {
            case Ir.LocalRef r when r.local() != changing -> read(r.local());
            case Ir.Assign a -> change(a.local());
            default -> {
                // uses nothing itself
            }
        }
        // What is given to a function is used, whatever becomes of the result.
        var inside = ir instanceof Ir.Assign a ? a.local() : ir instanceof Ir.Operation ? changing : null;
        IrTree.children(ir).forEach(c -> use(c, inside));
        for (var lambda : Walk.lambdas(ir)) {
            lambda.captures().forEach(this::read);
            lambda.arities().forEach(a -> use(a.body(), null));
        }
    }

    private void read(Local local) {
        var variable = byLocal.get(local);
        if (variable != null) {
            variable.read = true;
        }
    }

    private void change(Local local) {
        var variable = byLocal.get(local);
        if (variable != null) {
            variable.changed = true;
        }
    }
}
