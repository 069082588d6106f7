package org.senet.nodes;

import com.oracle.truffle.api.frame.MaterializedFrame;
import com.oracle.truffle.api.nodes.Node;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.senet.data.Nil;
import org.senet.data.PersistentVector;
import org.senet.data.Printer;
import org.senet.ir.FrameLayout;
import org.senet.state.BoardDrawing;
import org.senet.state.HandCell;
import org.senet.state.Log;
import org.senet.state.State;

/**
 * The move that is being made where a program has stopped: the current position and the piece on it, the hand, what the move
 * has done and written so far, which choices are still open, and the board as it is now.
 */
public final class MoveScope extends ScopeObject {
    /** Those of the names that mean nothing in the language, but for the picture. */
    public static final List<String> ONLY_SHOWN =
            List.of("hand", "captures", "effects", "choices", "attributes", "moves");

    private final Map<String, Supplier<Object>> values = new LinkedHashMap<>();
    private final State state;
    private final int position;
    private final int logTop;
    private final int hand;
    private final HandCell handRest;

    private MoveScope(Node node, MaterializedFrame frame, State state, boolean registers, Object outer) {
        super("the move", outer);
        this.state = state;
        position = registers ? frame.getIntStatic(FrameLayout.POSITION) : state.position;
        logTop = registers ? frame.getIntStatic(FrameLayout.LOG_TOP) : state.logTop;
        hand = registers ? frame.getIntStatic(FrameLayout.HAND) : state.hand;
        handRest = registers ? (HandCell) frame.getObjectStatic(FrameLayout.HAND_REST) : state.handRest;
        values.put("position", () -> position < 0 ? Nil.NIL : state.design.place(position));
        values.put("piece", () -> position < 0 ? Nil.NIL : piece(state.board[position]));
        values.put("current-player", () -> state.design.playerValue(state.player));
        values.put("hand", this::hand);
        values.put("captures", this::captures);
        values.put("log", this::notation);
        values.put("effects", this::effects);
        values.put("choices", () -> OpenChoices.at(node, frame));
        values.put("attributes", this::attributes);
        values.put("moves", () -> state.moves == null ? Nil.NIL : (long) state.moves.size());
        values.put("board", () -> new BoardPicture(BoardDrawing.draw(state.design, state.board, state.columns)));
    }

    /** @param registers whether the frame has the registers of a rule; else they are in the state */
    static MoveScope of(Node node, MaterializedFrame frame, State state, boolean registers) {
        return new MoveScope(node, frame, state, registers, new GlobalScope(state));
    }

    /**
     * The values that are shown under names.
     *
     * @param names some of {@link #ONLY_SHOWN}
     * @param node where the program has stopped
     * @param registers whether the frame has the registers of a rule; else they are in the state
     */
    public static List<Object> shown(
            List<String> names, Node node, MaterializedFrame frame, State state, boolean registers) {
        var scope = of(node, frame, state, registers);
        return names.stream().map(scope::value).toList();
    }

    @Override
    Set<String> names() {
        return values.keySet();
    }

    @Override
    Object value(String name) {
        return values.get(name).get();
    }

    private Object piece(int code) {
        if (code == 0) {
            return Nil.NIL;
        }
        var pieces = state.design.pieces;
        var type = pieces.typeName(pieces.type(code));
        return pieces.owner(code) == 0 ? "captured " + type : pieces.ownerName(pieces.owner(code)) + " " + type;
    }

    private Object hand() {
        var held = new ArrayList<Object>();
        if (hand != 0) {
            held.add(piece(hand));
        }
        for (var cell = handRest; cell != null && hand != 0; cell = cell.below()) {
            held.add(piece(cell.code()));
        }
        return PersistentVector.from(held);
    }

    private Object captures() {
        var captured = new ArrayList<Object>();
        for (int i = 0; i < logTop; i++) {
            long e = state.log[i];
            if (Log.kind(e) == Log.CAPTURE) {
                captured.add(piece(Log.before(e)) + " on " + place(e));
            }
        }
        return PersistentVector.from(captured);
    }

    private String place(long entry) {
        return state.design.topology.name(Log.position(entry));
    }

    private Object notation() {
        var text = new StringBuilder();
        for (int i = 0; i < logTop; i++) {
            long e = state.log[i];
            if (Log.kind(e) == Log.NOTE_POSITION) {
                text.append(state.design.positionText(Log.position(e)));
            } else if (Log.kind(e) == Log.NOTE_VALUE) {
                text.append(state.value(Log.after(e)));
            }
        }
        return text.toString();
    }

    private Object effects() {
        var done = new ArrayList<Object>();
        for (int i = 0; i < logTop; i++) {
            long e = state.log[i];
            switch (Log.kind(e)) {
                case Log.TAKE -> done.add("take " + piece(Log.before(e)) + " from " + place(e));
                case Log.DROP -> done.add("drop " + piece(Log.after(e)) + " on " + place(e));
                case Log.SUPPLY -> done.add("take a new " + piece(Log.after(e)));
                case Log.CAPTURE -> done.add("capture " + piece(Log.before(e)) + " on " + place(e));
                case Log.CHANGE -> done.add("put " + piece(Log.after(e)) + " on " + place(e));
                case Log.HAND -> done.add("change the piece in the hand to " + piece(Log.after(e)));
                case Log.MARK -> done.add("mark " + place(e));
                case Log.ATTRIBUTE, Log.COUNTER, Log.TURN, Log.WEIGHT ->
                    done.add("change an attribute of the position");
                case Log.PART -> done.add("a part of the move ends on " + place(e));
                default -> {
                    // notation is shown by itself
                }
            }
        }
        return PersistentVector.from(done);
    }

    private Object attributes() {
        var all = state.design.attributes;
        var texts = new ArrayList<Object>();
        for (int i = 0; i < all.attributeCount(); i++) {
            texts.add(all.attributeName(i) + " = " + Printer.print(state.value(state.attributes[i]), true));
        }
        for (int i = 0; i < all.counterCount(); i++) {
            texts.add(all.counterName(i) + " = " + state.counter(i));
        }
        return PersistentVector.from(texts);
    }

    /** The globals of the moves that are being found. */
    private static final class GlobalScope extends ScopeObject {
        private final State state;

        GlobalScope(State state) {
            super("globals", null);
            this.state = state;
        }

        private List<String> all() {
            return state.design.globalNames();
        }

        @Override
        Set<String> names() {
            return new java.util.LinkedHashSet<>(all());
        }

        @Override
        Object value(String name) {
            int index = all().indexOf(name);
            if (index >= state.globals.length) {
                return 0L;
            }
            var object = state.globalObjects[index];
            return object == null ? state.globals[index] : object;
        }
    }
}
