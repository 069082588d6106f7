package org.senet.ir;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.senet.data.SourceSpan;

/**
 * The frame slots of one function or rule. All activations of its code (the function itself, its loops, the rests of it
 * that serve as continuations) agree on this layout, so that locals can be copied slot by slot. It only ever grows.
 */
public final class FrameLayout {
    /** The slot of the current position, an {@code int}. */
    public static final int POSITION = 0;
    /** The slot of the number of log entries, an {@code int}. */
    public static final int LOG_TOP = 1;
    /** The slot of the piece on top of the hand, an {@code int}; 0 when the hand is empty. */
    public static final int HAND = 2;
    /** The slot of the pieces below it, an object or Java null. */
    public static final int HAND_REST = 3;
    /** The slot of the number of words of remembered invariants, an {@code int}. */
    public static final int INVARIANT_TOP = 4;
    /** The slot of the board, an {@code int[]}. */
    public static final int BOARD = 5;
    /** The first slot of a variable of the program. */
    public static final int FIRST_VARIABLE = 6;

    private static final String HIDDEN = "";

    /** Layouts larger than this get room for this many further slots at a time. */
    private static final int ROOM = 64;

    private final List<String> names;
    /** The forms of the text at whose ends variables are gone, by their slots. */
    private final Map<Integer, SourceSpan> extents;

    private final boolean sharing;
    /** The names in the shared slots. */
    private final List<String> shared;
    /** The next shared slot. */
    private int next;

    private @Nullable Object shape;
    private int room;

    /** The registers alone. */
    public FrameLayout() {
        this(List.of("position", "log-top", "hand", "hand-rest", "invariant-top", "board"), Map.of(), false);
    }

    private FrameLayout(List<String> names, Map<Integer, SourceSpan> extents, boolean sharing) {
        this.names = new ArrayList<>(names);
        this.extents = new HashMap<>(extents);
        this.sharing = sharing;
        shared = new ArrayList<>(names);
        next = names.size();
    }

    /**
     * The same slots, to which others can be added than to these: code that never runs in one frame with other code needs no room for
     * what that one adds, and interpreted frames cost as much as they are large.
     */
    public synchronized FrameLayout copy() {
        return new FrameLayout(names, extents, false);
    }

    /** A copy in which variables share slots whose code never runs at the same time; tools do not see the names of such variables. */
    public synchronized FrameLayout sharing() {
        return new FrameLayout(shared, Map.of(), true);
    }

    /** The slot of a variable. */
    public int slot(Local local) {
        return sharing ? local.shared() : local.own();
    }

    /** Where the shared slots of further variables begin. */
    public synchronized int mark() {
        return next;
    }

    /** Lets further variables share slots with those that came after a mark: code of the ones never runs while that of others does. */
    public synchronized void rewind(int mark) {
        next = mark;
    }

    /** Lets further variables share no slots with others. */
    public synchronized void rewindNothing() {
        next = shared.size();
    }

    /** A new variable with a slot of its own. */
    public synchronized Local local(String name) {
        names.add(name);
        if (next == shared.size()) {
            shared.add(name);
        } else {
            shared.set(next, HIDDEN);
        }
        return new Local(name, names.size() - 1, next++);
    }

    /** Notes the form of the text whose end is the end of a variable. */
    public synchronized void end(Local local, SourceSpan form) {
        extents.put(local.own(), form);
    }

    /** The form at the end of which the variable in a slot is gone; null where the text has none. */
    public synchronized @Nullable SourceSpan extent(int slot) {
        return extents.get(slot);
    }

    /** A new variable that neither the program nor tools see. */
    public Local hidden() {
        return local(HIDDEN);
    }

    /** A new variable that nobody sees, in the slot of another one. */
    public Local inSlotOf(Local other) {
        return new Local(HIDDEN, other.own(), other.shared());
    }

    /** Whether a slot's name is that of a variable which the program's text names itself. */
    public static boolean isWritten(String name) {
        return !name.isEmpty() && !name.contains("__");
    }

    /** The number of slots so far. */
    public synchronized int size() {
        return names.size();
    }

    /**
     * What describes the frames of all code of this layout. Rules of some games have thousands of slots and tens of thousands of parts,
     * and cannot have a description for each part. It is made anew only when it has no room for slots that were added meanwhile.
     *
     * @param make makes it for a number of slots
     */
    public synchronized Object shape(IntFunction<?> make) {
        if (shape == null || room < names.size()) {
            room = names.size() < ROOM ? names.size() : Math.ceilDiv(names.size(), ROOM) * ROOM;
            shape = make.apply(room);
        }
        return shape;
    }

    /** The name of the variable in a slot. */
    public synchronized String name(int slot) {
        return names.get(slot);
    }
}
