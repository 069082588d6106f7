package org.senet.translator;

import com.oracle.truffle.api.TruffleLanguage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.senet.data.SourceSpan;
import org.senet.ir.FrameLayout;
import org.senet.ir.Ir;
import org.senet.ir.Local;
import org.senet.nodes.rules.InvariantNode;
import org.senet.nodes.rules.Invariants;
import org.senet.nodes.rules.Pins;
import org.senet.nodes.rules.Site;

/**
 * One piece of code that is translated as a whole, a function or the rules of one player, with everything that its parts
 * share.
 */
final class Unit {
    private final Translator translator;
    private final String name;
    private final FrameLayout layout;
    private final HiddenSlots hidden;
    private final Site site;
    private final Invariants invariants;
    private final boolean annotate;
    private final boolean registers;
    private Traits traits;
    private final SharedCode sharedByAll = new SharedCode(this);
    private final Slots slots = new Slots(this);
    private final Sizes sizes = new Sizes(Joint.MOST_NODES_IN_PLACE);
    private final Map<Ir, Local> values = new IdentityHashMap<>();
    private final Map<Ir, Local> keptValues = new IdentityHashMap<>();
    private final Map<Ir, Map<Local, Local>> nextTurns = new IdentityHashMap<>();
    private final Map<Ir, Map<Integer, Integer>> shadows = new IdentityHashMap<>();
    private final Map<Ir, Integer> checks = new IdentityHashMap<>();
    private SourceSpan place;
    private @Nullable Rides rides;
    private @Nullable Rides glides;
    private Supplier<Set<String>> numbers = Set::of;
    private boolean looksAhead;
    private boolean postpones;
    private boolean draws;
    private boolean betweenMoves;
    private @Nullable Pins pins;
    private final List<Ir> postponed = new ArrayList<>();
    private final Tracing tracing;
    private int loops = org.senet.runtime.Outcome.FIRST_LOOP;

    /** Code that nothing writes down; the parameters are those of the other constructor. */
    Unit(
            Translator translator,
            String name,
            FrameLayout layout,
            Site site,
            Invariants invariants,
            boolean annotate,
            boolean registers) {
        this(translator, name, layout, site, invariants, annotate, registers, false);
    }

    /**
     * @param invariants where the rules' invariants are kept, or null outside a game
     * @param annotate whether notation and the parts of moves are written to the log
     * @param registers whether the code has the registers of a rule in its frame
     * @param traced whether what happens is written down
     */
    Unit(
            Translator translator,
            String name,
            FrameLayout layout,
            Site site,
            Invariants invariants,
            boolean annotate,
            boolean registers,
            boolean traced) {
        this.translator = translator;
        this.name = name;
        this.layout = layout;
        hidden = new HiddenSlots(layout);
        this.site = site;
        traits = new Traits(site.design() != null);
        this.invariants = invariants;
        this.annotate = annotate;
        this.registers = registers;
        tracing = new Tracing(traced, this::nameOf);
    }

    Translator translator() {
        return translator;
    }

    TruffleLanguage<?> language() {
        return translator.language();
    }

    FrameLayout layout() {
        return layout;
    }

    Site site() {
        return site;
    }

    Invariants invariants() {
        return invariants;
    }

    /** Whether the code has the registers of a rule in its frame. */
    boolean hasRegisters() {
        return registers;
    }

    /** Whether notation and the parts of moves are written to the log; else what writes them is left out. */
    boolean annotates() {
        return annotate;
    }

    /** What writes down what happens, if that is wanted. */
    Tracing tracing() {
        return tracing;
    }

    /** What people call a variable; one that holds the value of a form is called by that. */
    private String nameOf(Local local) {
        return Stream.concat(values.entrySet().stream(), keptValues.entrySet().stream())
                .filter(e -> e.getValue() == local && !(e.getKey() instanceof Ir.LocalRef r && r.local() == local))
                .map(e -> tracing.text(e.getKey()))
                .findFirst()
                .orElseGet(local::name);
    }

    /** The same, knowing which attributes of the position are always numbers. */
    Unit knowing(Supplier<Set<String>> names) {
        numbers = names;
        return this;
    }

    /** The attributes of the position that are always numbers. */
    Set<String> numbers() {
        return numbers.get();
    }

    Traits traits() {
        return traits;
    }

    /** A slot that nothing else uses, for a value that is used at once. */
    Local temporary() {
        return layout.hidden();
    }

    /**
     * The slot that holds a form's value. Code may be built several times from one form, and all copies agree on the slot,
     * because they may go on in code that they share.
     */
    Local valueOf(Ir form) {
        return values.computeIfAbsent(form, hidden::of);
    }

    /** The slot that holds a form's value for an invariant, which is judged while any other way of moving is gone. */
    Local keptValueOf(Ir form) {
        return keptValues.computeIfAbsent(form, f -> layout.hidden());
    }

    /** The slot for a loop variable's next value, while the others are computed. */
    Local nextTurn(Ir.Recur recur, Local variable) {
        return nextTurns.computeIfAbsent(recur, r -> new HashMap<>()).computeIfAbsent(variable, v -> hidden.of(recur));
    }

    /** The slot in which a choice point keeps a slot's value; the same for all copies of its code. */
    int shadow(Ir choice, int slot) {
        return shadows.computeIfAbsent(choice, c -> new HashMap<>())
                .computeIfAbsent(slot, s -> slot(hidden.of(choice)));
    }

    /** The slot of a variable. */
    int slot(Local local) {
        return layout.slot(local);
    }

    /** The slots of variables. */
    int[] slots(List<Local> locals) {
        return locals.stream().mapToInt(this::slot).toArray();
    }

    /** The number of the invariant that a check is, the same for all copies of its code. */
    int invariant(Ir check, Supplier<InvariantNode> condition) {
        return checks.computeIfAbsent(check, c -> invariants.add(condition));
    }

    /** The number of a further loop. */
    int nextLoop() {
        return loops++;
    }

    /** Notes to which ways of moving forms belong, of which only one is gone at a time; returns this unit. */
    Unit of(WaysOfForms ways) {
        hidden.note(ways);
        return this;
    }

    /** Notes the place of the whole in the text; returns this unit. */
    Unit at(SourceSpan whole) {
        place = whole;
        return this;
    }

    /** Notes which ways over empty positions can be counted at once; returns this unit. */
    Unit with(Rides found) {
        rides = found;
        return this;
    }

    /** The ways over empty positions that can be counted at once; null where moves are not counted. */
    @Nullable
    Rides rides() {
        return rides;
    }

    /** Notes which loops go over empty positions, at each of which a move that is listed may end; returns this unit. */
    Unit listing(Rides found) {
        glides = found;
        return this;
    }

    /** The loops that go over empty positions; null where moves are not listed, or with what somebody wants to see of them. */
    @Nullable
    Rides glides() {
        return glides;
    }

    /** Notes that what sets a global is undone like an effect, because no list of moves shares it; returns this unit. */
    Unit undoingGlobals() {
        traits = new Traits(false);
        return this;
    }

    /** Notes that loops whose next turn gets nowhere need not begin it, since nobody looks on; returns this unit. */
    Unit lookingAhead() {
        looksAhead = true;
        return this;
    }

    /** Whether loops whose next turn gets nowhere need not begin it. */
    boolean looksAhead() {
        return looksAhead;
    }

    /** Notes that costly checks at the end of moves are left to the one move that is found; returns this unit. */
    Unit postponing() {
        postpones = true;
        return this;
    }

    /** Notes that each choice of a piece's move goes one way only, which is drawn; returns this unit. */
    Unit drawing() {
        draws = true;
        return this;
    }

    /** Whether each choice of a piece's move goes one way only. */
    boolean draws() {
        return draws;
    }

    /** Notes whether the code that is translated next runs between moves and changes nothing. */
    void asksBetweenMoves(boolean only) {
        betweenMoves = only;
    }

    /** Whether the code runs between moves and changes nothing, so that all its parts see one position. */
    boolean isBetweenMoves() {
        return betweenMoves;
    }

    /** Whether a {@linkplain Postponed costly} check at the end of a move is made only of the move that is found. */
    boolean postpones() {
        return postpones;
    }

    /** Notes that pieces that are not pinned have programs of their own, if anything can be pinned; returns this unit. */
    Unit sheltering(@Nullable Pins found) {
        pins = found;
        return this;
    }

    /** What tells which pieces are pinned, where that makes a difference; else null. */
    @Nullable
    Pins pins() {
        return pins;
    }

    /** A condition that means the same as one that is postponed, and stands for it in {@link #sharedByAll}. */
    Ir postponed(Ir condition) {
        return postponed.stream()
                .filter(known -> Alike.areAlike(known, condition))
                .findFirst()
                .orElseGet(() -> {
                    postponed.add(condition);
                    return condition;
                });
    }

    /** Finds the slots that steps of this unit write. */
    Slots slots() {
        return slots;
    }

    /** Counts the nodes of steps of this unit. */
    Sizes sizes() {
        return sizes;
    }

    /** Code that goes on in the same way in all programs. */
    SharedCode sharedByAll() {
        return sharedByAll;
    }

    /** The place of the whole in the text; null when it has none. */
    SourceSpan place() {
        return place;
    }

    /** The name of the whole, for people. */
    String name() {
        return name;
    }
}
