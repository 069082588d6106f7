package org.senet.analyzer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.data.Nil;
import org.senet.data.SourceSpan;
import org.senet.data.Symbol;
import org.senet.ir.FrameLayout;
import org.senet.ir.Ir;
import org.senet.ir.Ir.LoopLabel;
import org.senet.ir.Ir.TestMode;
import org.senet.ir.Local;

/** Which local names are visible at a place, and what {@code recur} there continues. */
final class Scope {
    private final @Nullable Scope outer;
    private final Body body;
    private final Map<String, Local> locals = new HashMap<>();
    /** The variables that only code opens which may be skipped. */
    private final List<Local> skippable = new ArrayList<>();

    private final @Nullable LoopLabel loop;
    private final boolean branch;
    private final boolean statement;
    private final boolean search;

    private final Way way;

    /** How often code runs for each time that a rule comes to it. */
    private enum Way {
        /** Once, or as often as the code around it. */
        NONE,
        /** The body of a loop: any number of times. */
        LOOP,
        /** A form of {@code any}: once, or another form instead. */
        ALTERNATIVE
    }

    private Scope(@Nullable Scope outer, Body body, @Nullable LoopLabel loop, boolean branch, boolean statement) {
        this(outer, body, loop, branch, statement, false, Way.NONE);
    }

    private Scope(
            @Nullable Scope outer,
            Body body,
            @Nullable LoopLabel loop,
            boolean branch,
            boolean statement,
            boolean search,
            Way way) {
        this.statement = statement;
        this.search = search;
        this.way = way;
        this.outer = outer;
        this.body = body;
        this.loop = loop;
        this.branch = branch;
    }

    /** The code that shares one frame layout: a top-level form, an arity of a function, or the rules of a game. */
    static final class Body {
        private final FrameLayout layout;
        private final TestMode mode;
        private final @Nullable Scope around;
        private final Map<Local, Local> captured = new LinkedHashMap<>();
        private final List<Local> captures;
        private final Set<String> ended = new HashSet<>();
        /** The loop or the alternative that opens a variable, until something behind it reads the variable. */
        private final Map<Local, Scope> ways = new IdentityHashMap<>();

        private Body(FrameLayout layout, TestMode mode, @Nullable Scope around, List<Local> captures) {
            this.layout = layout;
            this.mode = mode;
            this.around = around;
            this.captures = captures;
        }

        private Local capture(Local local) {
            local.noteRead();
            if (!captures.contains(local)) {
                captures.add(local);
            }
            return captured.computeIfAbsent(local, l -> layout.local(l.name()));
        }
    }

    /** The scope of code with nothing around it. */
    static Scope top(FrameLayout layout, TestMode mode) {
        return new Scope(null, new Body(layout, mode, null, new ArrayList<>()), null, false, false);
    }

    /** The scope of a function's arity; what it uses of the code around is added to the captures. */
    Scope function(TestMode mode, List<Local> captures) {
        return new Scope(null, new Body(new FrameLayout(), mode, this, captures), null, false, false);
    }

    /** A scope inside this one. */
    Scope inner() {
        return new Scope(this, body, loop, branch, statement);
    }

    /** A scope inside this one for a search: variables that are opened in it end with it. */
    Scope search() {
        return new Scope(this, body, loop, false, statement, true, Way.NONE);
    }

    /** A scope inside this one whose code may be skipped. */
    Scope branch() {
        return new Scope(this, body, loop, true, statement);
    }

    /** A scope inside this one for the body of a loop. */
    Scope loopBody() {
        return new Scope(this, body, loop, branch, statement, false, Way.LOOP);
    }

    /** A scope inside this one for a form of {@code any}. */
    Scope alternative() {
        return new Scope(this, body, loop, branch, statement, false, Way.ALTERNATIVE);
    }

    /** A scope inside this one in which {@code recur} continues a loop; null where it may not stand. */
    Scope withLoop(@Nullable LoopLabel label) {
        return new Scope(this, body, label, branch, statement);
    }

    /** A scope inside this one for a form that is a statement of a rule: its value is not wanted, and names move. */
    Scope asStatement() {
        return statement ? this : new Scope(this, body, loop, branch, true);
    }

    /** A scope inside this one for a form whose value is wanted. */
    Scope asValue() {
        return statement ? new Scope(this, body, loop, branch, false) : this;
    }

    /** Whether the form is a statement of a rule. */
    boolean isStatement() {
        return statement;
    }

    /** A copy of the variables as they are now, for rules that go on in different ways. */
    Scope fork() {
        var copy = new Scope(outer, body, loop, branch, statement, search, way);
        copy.locals.putAll(locals);
        return copy;
    }

    /** Whether this is in the body of a function. */
    boolean isInFunction() {
        return body.around != null;
    }

    /** Opens a variable here. */
    Local define(String name) {
        var local = body.layout.local(name);
        locals.put(name, local);
        return local;
    }

    /** Opens a variable here whose name is written in the text. */
    Local define(Symbol name) {
        var local = define(name.name());
        local.setPlace(name.span());
        return local;
    }

    /** Opens a variable here that is gone at the end of a form; what macros have made has no end in the text. */
    Local define(Symbol name, @Nullable SourceSpan form) {
        var local = define(name);
        if (form != null) {
            body.layout.end(local, form);
        }
        return local;
    }

    private Scope top() {
        var top = this;
        while (top.outer != null && !top.search) {
            top = top.outer;
        }
        return top;
    }

    /**
     * The variable that is open already where code that may be skipped opens one of its name. It gets another value there: after the
     * code, and in the other branch, the name means the value that was there before if the code has been skipped. Null where a new
     * variable is opened.
     */
    @Nullable
    Local reopened(String name) {
        var way = innermostWay();
        if (!branch && way == null) {
            return null;
        }
        var top = top();
        var local = top.locals.get(name);
        for (var s = top.search ? top.outer : null; local == null && s != null; s = s.outer) {
            local = s.locals.get(name);
        }
        return branch || local == null || !isOwn(body.ways.get(local), way) ? local : null;
    }

    /** Whether a variable of one way is nothing to another one: both are the same way, or one loop has ended before the other begins. */
    private boolean isOwn(@Nullable Scope opened, Scope way) {
        return opened == way || opened != null && way.way == Way.LOOP && !isInside(opened);
    }

    /**
     * What comes before statements of this scope: variables that only code opens which may be skipped are nil until then. These
     * bindings have no span, so that debuggers do not stop at them.
     */
    List<Ir> openings() {
        var openings = skippable.stream()
                .map(local -> (Ir) new Ir.Bind(null, local, new Ir.Const(null, Nil.NIL)))
                .toList();
        skippable.clear();
        return openings;
    }

    /** Opens a variable for the rest of the rule, or of the search within it, however deep this place is in it. */
    Local defineToEnd(Symbol written) {
        var top = top();
        if (top.search) {
            body.ended.add(written.name());
        }
        var name = written.name();
        var local = body.layout.local(name);
        local.setPlace(written.span());
        var way = innermostWay();
        if (branch) {
            top.skip(local);
        } else if (way != null) {
            body.ways.put(local, way);
        }
        top.locals.put(name, local);
        return local;
    }

    private void skip(Local local) {
        local.markAssigned();
        skippable.add(local);
    }

    private @Nullable Scope innermostWay() {
        var s = this;
        while (s.way == Way.NONE && !s.search && s.outer != null) {
            s = s.outer;
        }
        return s.way == Way.NONE ? null : s;
    }

    private boolean isInside(Scope scope) {
        var s = this;
        while (s != null && s != scope) {
            s = s.outer;
        }
        return s == scope;
    }

    /** Notes that the name of a variable stands here: outside of the way that opens it, it is nil unless that way was taken. */
    private void noteUse(Local local) {
        var way = body.ways.get(local);
        if (way != null && !isInside(way)) {
            body.ways.remove(local);
            // The home of a variable of `pre` that a `move` asks for is a copy.
            way.top().skip(local);
        }
    }

    /** The variable with a name, copied into this function when it belongs to the code around; null when there is none. */
    @Nullable
    Local find(String name) {
        for (var s = this; s != null; s = s.outer) {
            var local = s.locals.get(name);
            if (local != null) {
                noteUse(local);
                return local;
            }
        }
        if (body.around == null) {
            return null;
        }
        var outside = body.around.find(name);
        return outside == null ? null : body.capture(outside);
    }

    /** Whether a search of this code, which may have ended, opened a variable with this name. */
    boolean isOpenedInSearch(String name) {
        return body.ended.contains(name);
    }

    /** Whether a variable with this name belongs to the code around the function. */
    boolean isCaptured(String name) {
        var local = find(name);
        return local != null && body.captured.containsValue(local);
    }

    /** This arity's variables for a function's captures, in order. */
    List<Local> capturedLocals() {
        return body.captures.stream().map(body::capture).toList();
    }

    /** The loop that {@code recur} continues here, or null. */
    @Nullable
    LoopLabel loop() {
        return loop;
    }

    /** What evaluating a condition means here. */
    TestMode mode() {
        return body.mode;
    }

    /** The frame layout. */
    FrameLayout layout() {
        return body.layout;
    }

    /** All visible names. */
    List<String> names() {
        var names = new ArrayList<String>();
        for (var s = this; s != null; s = s.outer) {
            names.addAll(s.locals.keySet());
        }
        if (body.around != null) {
            names.addAll(body.around.names());
        }
        return names;
    }
}
