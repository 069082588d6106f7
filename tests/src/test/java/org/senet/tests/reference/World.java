package org.senet.tests.reference;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.senet.data.Nil;
import org.senet.ir.Ir;
import org.senet.ir.Local;

/**
 * Everything that a rule sees and changes, at one point of its way. It never changes, so going back to a choice is going on
 * from the world that was there.
 *
 * @param now the position as it is in the middle of the move
 * @param at the current position; -1 for none
 * @param hand the pieces in the hand, the topmost last
 * @param marks the marks of positions
 * @param frame the variables
 * @param events what was done since the move began
 * @param remembered the breakable invariants that were checked on the way
 * @param unlessLonger whether the move holds only if no longer one is found
 * @param globals what a way of an attack has made of globals, which it shares with no other
 */
record World(
        ReferencePosition now,
        int at,
        List<Piece> hand,
        Map<Integer, Object> marks,
        Frame frame,
        List<Event> events,
        List<Invariant> remembered,
        boolean unlessLonger,
        Map<String, Object> globals) {

    /** A check that reads globals, and the world in which it stands. */
    record Invariant(Ir test, World world, Interpreter interpreter) {
        /** Whether it would hold now: all but the globals is as it was when it was made. */
        boolean holds() {
            boolean[] holds = {false};
            return interpreter.test(test, world, (yes, w) -> {
                        holds[0] = yes;
                        return true;
                    })
                    && holds[0];
        }
    }

    /**
     * The variables of one call of a function, or of the rule.
     *
     * @param rule the frame of the rule that has called the function; null in the rule itself
     * @param aside whether the statements only look: what happens in them is no part of the move
     * @param loops what goes on when a loop of the core ends, by the loop
     */
    record Frame(Map<Local, Object> locals, @Nullable Frame rule, boolean aside, Map<Ir.LoopLabel, LoopEnd> loops) {
        static final Frame EMPTY = new Frame(Map.of(), null, false, Map.of());

        /** A frame for a function that is called from this one. */
        Frame called() {
            return new Frame(Map.of(), rule == null ? this : rule, true, Map.of());
        }

        Frame with(Local local, Object value) {
            var changed = new HashMap<>(locals);
            changed.put(local, value);
            return new Frame(changed, rule, aside, loops);
        }

        Frame with(Ir.LoopLabel label, LoopEnd end) {
            var changed = new HashMap<>(loops);
            changed.put(label, end);
            return new Frame(locals, rule, aside, changed);
        }

        LoopEnd end(Ir.LoopLabel label) {
            return Objects.requireNonNull(loops.get(label));
        }

        /** A variable that was opened on a way that was not gone is nil. */
        Object value(Local local) {
            return locals.getOrDefault(local, Nil.NIL);
        }
    }

    /** A loop of the core that is running: its body, and what follows it. */
    record LoopEnd(Ir body, Next next) {}

    /** The beginning of a move from a position of the board; -1 for none. */
    static World begin(ReferencePosition position, int at) {
        return new World(position, at, List.of(), Map.of(), Frame.EMPTY, List.of(), List.of(), false, Map.of());
    }

    @Nullable
    Piece piece(int position) {
        return position < 0 ? null : now.board().get(position);
    }

    @Nullable
    Piece held() {
        return hand.isEmpty() ? null : hand.getLast();
    }

    World at(int position) {
        return new World(now, position, hand, marks, frame, events, remembered, unlessLonger, globals);
    }

    World with(ReferencePosition position) {
        return new World(position, at, hand, marks, frame, events, remembered, unlessLonger, globals);
    }

    World with(Frame other) {
        return new World(now, at, hand, marks, other, events, remembered, unlessLonger, globals);
    }

    World withHand(List<Piece> pieces) {
        return new World(now, at, List.copyOf(pieces), marks, frame, events, remembered, unlessLonger, globals);
    }

    World withMarks(Map<Integer, Object> other) {
        return new World(now, at, hand, Map.copyOf(other), frame, events, remembered, unlessLonger, globals);
    }

    World with(Event event) {
        return new World(now, at, hand, marks, frame, longer(events, event), remembered, unlessLonger, globals);
    }

    /** An event that changes the board, with what it changes. */
    World done(Event.OfBoard event) {
        return with(now.with(event.at(), event.after())).with(event);
    }

    /** Without the part that has begun last, if nothing was done in it. */
    World withoutIdlePart() {
        boolean idle = !events.isEmpty() && events.getLast() instanceof Event.NextPart;
        return idle
                ? new World(
                        now,
                        at,
                        hand,
                        marks,
                        frame,
                        events.subList(0, events.size() - 1),
                        remembered,
                        unlessLonger,
                        globals)
                : this;
    }

    World with(Invariant invariant) {
        return new World(now, at, hand, marks, frame, events, longer(remembered, invariant), unlessLonger, globals);
    }

    World withGlobal(String name, Object value) {
        var changed = new HashMap<>(globals);
        changed.put(name, value);
        return new World(now, at, hand, marks, frame, events, remembered, unlessLonger, changed);
    }

    World onlyIfNothingIsLonger() {
        return new World(now, at, hand, marks, frame, events, remembered, true, globals);
    }

    World with(Local local, Object value) {
        return with(frame.with(local, value));
    }

    /** The same world for statements that only look. */
    World aside() {
        return with(new Frame(frame.locals(), frame.rule(), true, frame.loops()));
    }

    private static <T> List<T> longer(List<T> list, T last) {
        var copy = new ArrayList<>(list);
        copy.add(last);
        return List.copyOf(copy);
    }
}
