package org.senet.tests.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.senet.data.Equality;
import org.senet.data.Nil;
import org.senet.data.Numbers;
import org.senet.data.PersistentList;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentSet;
import org.senet.data.PersistentVector;
import org.senet.data.Seqs;
import org.senet.data.Sequential;
import org.senet.ir.EffectKind;
import org.senet.ir.Ir;
import org.senet.ir.Ir.TestMode;
import org.senet.ir.IrTree;
import org.senet.runtime.Function;
import org.senet.runtime.Var;
import org.senet.state.Direction;
import org.senet.state.Place;
import org.senet.state.Player;
import org.senet.tests.reference.World.Invariant;
import org.senet.tests.reference.World.LoopEnd;

/**
 * What code means: the values of a form are handed, one after another, to what follows it. One interpreter serves the moves
 * of one player, or the conditions and points as one player sees them.
 */
final class Interpreter {
    final Reference game;
    /** As whom names of directions, friends, enemies and zones are understood. */
    final Player player;
    /** The position between two moves from which all began. */
    final ReferencePosition between;
    /** The moves found so far, and the globals. */
    final Generation generation;
    /** Whether it is examined what a piece attacks; then nothing is attacked in turn. */
    final boolean attacking;
    /** What ends a move from where it stands; null where no move is made. */
    private final @Nullable Ending ending;

    /**
     * How a move ends.
     *
     * @param post the statements that are run from where it ends
     * @param end what takes the move that is complete then
     */
    record Ending(List<Ir> post, Next end) {}

    /** The world in which a function that is written in Java was called. */
    @Nullable
    World current;

    private final Looking looking;
    private final Changing changing;
    private final Calling calling;

    Interpreter(
            Reference game,
            Player player,
            ReferencePosition between,
            Generation generation,
            boolean attacking,
            @Nullable Ending ending) {
        this.game = game;
        this.player = player;
        this.between = between;
        this.generation = generation;
        this.attacking = attacking;
        this.ending = ending;
        looking = new Looking(this);
        changing = new Changing(this);
        calling = new Calling(this);
    }

    // ---- one after another

    /** Statements, one after another; the value is the last one's. */
    boolean run(List<Ir> statements, World world, Next next) {
        if (statements.isEmpty()) {
            return next.go(Nil.NIL, world);
        }
        var others = statements.subList(1, statements.size());
        return run(statements.getFirst(), world, others.isEmpty() ? next : (value, after) -> run(others, after, next));
    }

    /** The values of several forms, from left to right. */
    boolean values(List<Ir> forms, World world, BiFunction<List<Object>, World, Boolean> next) {
        return values(forms, List.of(), world, next);
    }

    private boolean values(
            List<Ir> forms, List<Object> known, World world, BiFunction<List<Object>, World, Boolean> next) {
        if (known.size() == forms.size()) {
            return next.apply(known, world);
        }
        return run(forms.get(known.size()), world, (value, after) -> {
            var more = new ArrayList<>(known);
            more.add(value);
            return values(forms, more, after, next);
        });
    }

    /** A form, and what follows it. */
    boolean run(Ir form, World world, Next next) {
        return switch (form) {
            case Ir.Const c -> next.go(c.value(), world);
            case Ir.LocalRef l -> next.go(world.frame().value(l.local()), world);
            case Ir.Bind b -> run(b.init(), world, (v, w) -> next.go(Nil.NIL, w.with(b.local(), v)));
            case Ir.Assign a -> run(a.value(), world, (v, w) -> next.go(v, w.with(a.local(), v)));
            case Ir.Do d -> run(d.forms(), world, next);
            case Ir.Test t -> test(t, world, next::go);
            case Ir.Not n -> test(n, world, next::go);
            case Ir.If i -> test(i.test(), world, (yes, w) -> run(yes ? i.then() : i.otherwise(), w, next));
            case Ir.And a -> a.conditions() ? test(a, world, next::go) : first(a.forms(), false, world, next);
            case Ir.Or o -> o.conditions() ? test(o, world, next::go) : first(o.forms(), true, world, next);
            case Ir.While w -> repeat(w, world, next);
            case Ir.Loop l -> values(l.inits(), world, (v, w) -> turn(l.label(), v, new LoopEnd(l.body(), next), w));
            case Ir.Recur r ->
                values(r.values(), world, (v, w) -> turn(r.label(), v, w.frame().end(r.label()), w));
            case Ir.Operation o -> values(o.operands(), world, (v, w) -> next.go(operation(o, v), w));
            case Ir.Collection c -> values(c.elements(), world, (v, w) -> next.go(collection(c, v), w));
            case Ir.Any a -> any(a.options(), world, next);
            case Ir.AnyOf a -> run(a.collection(), world, (v, w) -> anyOf(v, w, next));
            case Ir.AnyPiece a -> goToEach(looking.piecesOf(a.types(), world), world, next);
            case Ir.AnyPlace a -> goToEach(looking.places(a, world), world, next);
            case Ir.AnyConnected a -> connected(a.body(), world, next);
            case Ir.Check c -> check(c.test(), world, next);
            case Ir.EndMove e -> endMove(world, next);
            case Ir.Exists e -> next.go(count(e.body(), world, 1) > 0, world);
            case Ir.Count c -> next.go(count(c.body(), world, Long.MAX_VALUE), world);
            case Ir.Each e -> each(e, world, next);
            case Ir.FirstWay f -> firstWay(f.body(), world, next);
            case Ir.Search s -> run(s.function(), world, (f, w) -> next.go(search(s.kind(), f, w), w));
            case Ir.Fn f -> next.go(calling.closure(f.lambda(), world.frame(), world), world);
            case Ir.Functions f -> next.go(Nil.NIL, calling.closures(f, world));
            case Ir.Call c ->
                run(c.function(), world, (f, w) -> values(c.arguments(), w, (v, u) -> calling.call(f, v, u, next)));
            case Ir.VarRef v -> next.go(calling.value((Var) v.variable()), world);
            case Ir.GlobalRef g -> next.go(looking.setName(g, world), world);
            case Ir.GlobalAssign g -> run(g.value(), world, (v, w) -> assign(g.name(), v, w, next));
            case Ir.Effect e -> values(e.arguments(), world, (v, w) -> done(changing.effect(e.kind(), v, w), w, next));
            case Ir.BoardAttributeAssign b ->
                run(b.value(), world, (v, w) -> next.go(true, changing.attribute(b.name(), computed(v, w), w)));
            case Ir.RemoveCaptured r -> next.go(Nil.NIL, world.with(Reference.withoutCaptured(world.now())));
            case Ir.EndRound e -> next.go(Nil.NIL, endRound(world));
            default -> looking.ask(form, world, next);
        };
    }

    /** A name that nothing explained when it was read: in a function, it may be an attribute of the game. */
    private boolean assign(String name, Object value, World world, Next next) {
        if (game.design().named(name) != null) {
            throw new IllegalStateException(name + " is part of the game");
        }
        if (game.design().hasPieceAttribute(name)) {
            return done(changing.effect(EffectKind.SET_ATTRIBUTE, List.of(name, value), world), world, next);
        }
        if (looking.isBoardAttribute(name, world)) {
            return next.go(true, changing.attribute(name, value, world));
        }
        if (attacking) {
            return next.go(value, world.withGlobal(name, value));
        }
        generation.assign(name, value);
        return next.go(value, world);
    }

    /** After the last turn, the first one of the round comes next, unless the move says otherwise. */
    private World endRound(World world) {
        var design = game.design();
        boolean ends = world.now().turn() == design.turnCount() - 1
                && world.events().stream().noneMatch(Event.TurnSet.class::isInstance);
        return ends ? world.with(new Event.TurnSet(design.roundStart())) : world;
    }

    /** An effect is true if it had something to work on. */
    private static boolean done(@Nullable World after, World before, Next next) {
        return after == null ? next.go(false, before) : next.go(true, after);
    }

    // ---- values

    /** Clojure's {@code and} and {@code or}: the first value whose truth decides, else the last. */
    private boolean first(List<Ir> forms, boolean deciding, World world, Next next) {
        var others = forms.subList(1, forms.size());
        return run(
                forms.getFirst(),
                world,
                (v, w) -> others.isEmpty() || isTrue(v) == deciding ? next.go(v, w) : first(others, deciding, w, next));
    }

    private boolean turn(Ir.LoopLabel label, List<Object> values, LoopEnd end, World world) {
        var frame = world.frame().with(label, end);
        for (int i = 0; i < values.size(); i++) {
            frame = frame.with(label.locals().get(i), values.get(i));
        }
        return run(end.body(), world.with(frame), end.next());
    }

    private boolean repeat(Ir.While loop, World world, Next next) {
        return test(
                loop.test(),
                world,
                (yes, w) -> yes ? run(loop.body(), w, (v, u) -> repeat(loop, u, next)) : next.go(Nil.NIL, w));
    }

    private static Object operation(Ir.Operation o, List<Object> v) {
        var a = v.getFirst();
        var b = v.getLast();
        return switch (o.operator()) {
            case ADD -> Numbers.add(a, b);
            case SUBTRACT -> Numbers.subtract(a, b);
            case MULTIPLY -> Numbers.multiply(a, b);
            case LESS -> Numbers.less(a, b);
            case LESS_EQUAL -> Numbers.lessOrEqual(a, b);
            case GREATER -> Numbers.less(b, a);
            case GREATER_EQUAL -> Numbers.lessOrEqual(b, a);
            case EQUAL -> Equality.equal(a, b);
            case QUOTIENT -> Numbers.quotient(a, b);
            case REMAINDER -> Numbers.remainder(a, b);
            case INCREMENT -> Numbers.inc(a);
            case DECREMENT -> Numbers.dec(a);
            case NEGATE -> Numbers.negate(a);
        };
    }

    private static Object collection(Ir.Collection c, List<Object> elements) {
        return switch (c.kind()) {
            case VECTOR -> PersistentVector.from(elements);
            case SET -> PersistentSet.from(elements);
            case MAP -> PersistentMap.of(elements.toArray());
        };
    }

    // ---- conditions

    /** A condition; a direction, a position or a path is moved along. */
    boolean test(Ir form, World world, Next.OfTest next) {
        return switch (form) {
            case Ir.Test t when t.mode() == TestMode.CORE -> run(t.value(), world, (v, w) -> next.go(isTrue(v), w));
            case Ir.Test t -> run(t.value(), world, (v, w) -> force(v, t.mode() == TestMode.RULES, w, next));
            case Ir.Not n -> test(n.test(), world, (yes, w) -> next.go(!yes, w));
            case Ir.And a when a.conditions() -> tests(a.forms(), false, world, next);
            case Ir.Or o when o.conditions() -> tests(o.forms(), true, world, next);
            default -> run(form, world, (v, w) -> next.go(isTrue(v), w));
        };
    }

    /** Conditions one after another, until one has the deciding truth. */
    private boolean tests(List<Ir> forms, boolean deciding, World world, Next.OfTest next) {
        if (forms.isEmpty()) {
            return next.go(!deciding, world);
        }
        var others = forms.subList(1, forms.size());
        return test(
                forms.getFirst(),
                world,
                (yes, w) -> yes == deciding ? next.go(yes, w) : tests(others, deciding, w, next));
    }

    /** A value as a condition that acts: what can be moved along is moved along, a player is true when it is to move. */
    private boolean force(Object value, boolean ofRules, World world, Next.OfTest next) {
        return switch (value) {
            case Direction d -> go(looking.step(world, world.at(), d), world, next);
            case Place p -> go(looking.step(world, world.at(), p), world, next);
            case PersistentVector path -> go(looking.step(world, world.at(), path), world, next);
            case Player p -> next.go(p.equals(player), world);
            case Function f -> calling.call(f, List.of(), world, (v, w) -> forceCalled(v, w, world, next));
            case Sequential s
            when ofRules && s.iterator().hasNext() && isStep(s.iterator().next()) ->
                throw new IllegalStateException("a sequence of steps is no path");
            default -> next.go(ofRules ? isTrueInRules(value) : isTrue(value), world);
        };
    }

    /** A function in the place of a direction: the rule goes on where it has ended, or one step further. */
    private boolean forceCalled(Object value, World after, World before, Next.OfTest next) {
        if (!after.events().equals(before.events())) {
            throw new IllegalStateException("a function that stands for a direction must not change the board");
        }
        int to = isStep(value) ? looking.step(after, after.at(), value) : isTrue(value) ? after.at() : -1;
        return to < 0 ? next.go(false, after.at(before.at())) : next.go(true, after.at(to));
    }

    private static boolean isStep(Object value) {
        return value instanceof Direction || value instanceof Place || value instanceof PersistentVector;
    }

    private static boolean go(int to, World world, Next.OfTest next) {
        return to < 0 ? next.go(false, world) : next.go(true, world.at(to));
    }

    /** The truth of the core. */
    static boolean isTrue(Object value) {
        return value != Nil.NIL && !Boolean.FALSE.equals(value);
    }

    /** The truth of rules, in which 0, "" and "0" are false as well. */
    private static boolean isTrueInRules(Object value) {
        return isTrue(value) && !value.equals(0L) && !value.equals("") && !value.equals("0");
    }

    // ---- choosing

    private boolean any(List<Ir> options, World world, Next next) {
        for (var option : options) {
            if (run(option, world, next)) {
                return true;
            }
        }
        return false;
    }

    private boolean anyOf(Object collection, World world, Next next) {
        for (var rest = seeing(world, () -> Seqs.seq(collection)); rest != null; ) {
            if (next.go(Seqs.first(rest), world)) {
                return true;
            }
            var last = rest;
            rest = seeing(world, () -> Seqs.next(last));
        }
        return false;
    }

    /** What is computed of a lazy collection is computed by functions that look at the board as it is there. */
    <T extends @Nullable Object> T seeing(World world, Supplier<T> computed) {
        var around = current;
        current = world;
        try {
            return computed.get();
        } finally {
            current = around;
        }
    }

    /** A value of a position is known as a whole, also where it is a sequence whose elements are computed later. */
    private Object computed(Object value, World world) {
        seeing(world, value::hashCode);
        return value;
    }

    private static boolean goToEach(Iterable<Integer> positions, World world, Next next) {
        for (int position : positions) {
            if (next.go(true, world.at(position))) {
                return true;
            }
        }
        return false;
    }

    /** Here, and each position that the statements reach from one that was gone to, the near ones first. */
    private boolean connected(Ir body, World world, Next next) {
        var found = new ArrayList<Integer>();
        if (world.at() >= 0) {
            found.add(world.at());
        }
        for (int i = 0; i < found.size(); i++) {
            var here = world.at(found.get(i));
            if (next.go(true, here)) {
                return true;
            }
            run(body, here.aside(), (v, w) -> {
                if (w.at() >= 0 && !found.contains(w.at())) {
                    found.add(w.at());
                }
                return false;
            });
        }
        return false;
    }

    /** In how many ways statements reach their end, as far as a limit; nothing that they do remains. */
    private long count(Ir body, World world, long limit) {
        long[] count = {0};
        run(body, world.aside(), (v, w) -> ++count[0] >= limit);
        return count[0];
    }

    /** What the first way to the end has done remains, and where it has ended; variables are what they were before. */
    private boolean firstWay(Ir body, World world, Next next) {
        var ends = new ArrayList<World>();
        run(body, world.aside(), (v, w) -> ends.add(w));
        return ends.isEmpty()
                ? next.go(false, world)
                : next.go(true, ends.getFirst().with(world.frame()));
    }

    private Object search(Ir.SearchKind kind, Object function, World world) {
        var results = new ArrayList<Object>();
        boolean one = kind == Ir.SearchKind.ONE || kind == Ir.SearchKind.EXISTS;
        calling.call(function, List.of(), world.aside(), (v, w) -> results.add(v) && one);
        return switch (kind) {
            case ALL -> PersistentList.from(results);
            case ONE -> results.isEmpty() ? Nil.NIL : results.getFirst();
            case EXISTS -> !results.isEmpty();
            case COUNT -> (long) results.size();
        };
    }

    /** All positions to which the condition can go, each once, are found before the statements are run at the first. */
    private boolean each(Ir.Each each, World world, Next next) {
        var found = new ArrayList<Integer>();
        test(each.condition(), world.aside(), (yes, w) -> {
            if (yes && w.at() >= 0 && !found.contains(w.at())) {
                found.add(w.at());
            }
            return false;
        });
        return each(each.body(), found, world, (v, w) -> next.go(Nil.NIL, w.at(world.at())));
    }

    private boolean each(Ir body, List<Integer> positions, World world, Next next) {
        return positions.isEmpty()
                ? next.go(Nil.NIL, world)
                : run(
                        body,
                        world.at(positions.getFirst()),
                        (v, w) -> each(body, positions.subList(1, positions.size()), w, next));
    }

    // ---- checks and the end of moves

    /** A check fails by not going on. What it is for: a condition, a breakable invariant, or a deferred {@code no-moves?}. */
    private boolean check(Ir test, World world, Next next) {
        var condition = test instanceof Ir.Test t ? t.value() : test;
        return switch (condition) {
            case Ir.And a when a.conditions() -> checkAll(a.forms(), world, next);
            case Ir.NoMoves n when ending != null -> next.go(true, world.onlyIfNothingIsLonger());
            case Ir.Or o
            when o.conditions() && ending != null && o.forms().stream().anyMatch(Interpreter::isNoMoves) -> {
                var others = o.forms().stream().filter(f -> !isNoMoves(f)).toList();
                yield tests(others, true, world, (yes, w) -> next.go(true, yes ? w : w.onlyIfNothingIsLonger()));
            }
            default ->
                test(
                        test,
                        world,
                        (yes, w) -> yes
                                && next.go(
                                        true, isInvariant(test, world) ? w.with(new Invariant(test, world, this)) : w));
        };
    }

    private boolean checkAll(List<Ir> tests, World world, Next next) {
        return tests.isEmpty()
                ? next.go(true, world)
                : check(tests.getFirst(), world, (v, w) -> checkAll(tests.subList(1, tests.size()), w, next));
    }

    private static boolean isNoMoves(Ir form) {
        return (form instanceof Ir.Test t ? t.value() : form) instanceof Ir.NoMoves;
    }

    /** A check of a rule that reads a global is remembered with the move, unless it chooses. */
    private boolean isInvariant(Ir test, World world) {
        return ending != null
                && !world.frame().aside()
                && IrTree.contains(test, Ir.GlobalRef.class::isInstance)
                && !Choosing.isWrittenIn(test, calling);
    }

    /** Ends the move where it stands. */
    boolean finish(World world) {
        var end = Objects.requireNonNull(ending);
        return run(end.post(), world.withoutIdlePart(), end.end());
    }

    /**
     * {@code (end-move)}: the move is ended here by its {@code post}, and goes on as well, as its next part. Where nothing was done
     * since the last {@code (end-move)}, the piece has only gone on, which is no part of its own. Moves that were ended here on
     * condition that nothing is longer are annulled if a move was completed further on.
     */
    private boolean endMove(World world, Next next) {
        if (ending == null) {
            throw new IllegalStateException("no move is being made here");
        }
        var rule = world.frame().rule();
        int from = generation.mark();
        if (finish(rule == null ? world : world.with(rule))) {
            return true;
        }
        int to = generation.mark();
        if (next.go(Nil.NIL, world.withoutIdlePart().with(new Event.NextPart(world.at())))) {
            return true;
        }
        if (generation.mark() > to) {
            generation.annulShorter(from, to);
        }
        return false;
    }
}
