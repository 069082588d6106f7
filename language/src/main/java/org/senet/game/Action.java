package org.senet.game;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.data.PersistentMap;
import org.senet.runtime.MemberView;
import org.senet.runtime.Members;
import org.senet.state.Design;
import org.senet.state.Log;

/**
 * One thing that a move does.
 *
 * @param kind {@code move}, {@code capture} (a piece leaves the board), {@code drop} (a piece appears) or {@code change} (a piece changes in place)
 * @param from the position that a piece leaves, or null
 * @param to the position that a piece comes to, leaves the board from or changes on
 * @param piece the type of the piece, after the action
 * @param owner the owner's name
 * @param part the number of the part of the move, from 1
 * @param attributes the values of the piece's attributes by their names, after the action
 */
public record Action(
        String kind, @Nullable String from, String to, String piece, String owner, int part, PersistentMap attributes) {
    private static final Members<Action> MEMBERS = new Members<>(Action.class)
            .value("kind", Action::kind)
            .value("from", Action::from)
            .value("to", Action::to)
            .value("piece", Action::piece)
            .value("owner", Action::owner)
            .value("part", a -> (long) a.part)
            .value("attributes", Action::attributes);

    /** The action as hosts and other languages see it. */
    MemberView<Action> view() {
        return new MemberView<>(MEMBERS, this);
    }

    /** The actions of a move from its log entries, which were written with annotations. */
    static List<Action> of(Design design, long[] entries) {
        return new Reader(design).read(entries);
    }

    private static final class Reader {
        private final Design design;
        private final List<Action> actions = new ArrayList<>();
        private final List<String> from = new ArrayList<>();
        private final List<Integer> held = new ArrayList<>();
        private int part = 1;

        Reader(Design design) {
            this.design = design;
        }

        List<Action> read(long[] entries) {
            for (long e : entries) {
                read(e);
            }
            leave();
            return actions;
        }

        private void read(long e) {
            boolean whole = Log.kind(e) == Log.ATTRIBUTE || Log.kind(e) == Log.COUNTER;
            var at = whole ? "" : design.topology.name(Log.position(e));
            switch (Log.kind(e)) {
                case Log.TAKE -> hold(at, Log.before(e));
                case Log.SUPPLY -> hold("", Log.after(e));
                case Log.HAND -> change(Log.after(e));
                case Log.DROP -> drop(e, at);
                case Log.CAPTURE -> add("capture", null, at, Log.before(e));
                case Log.CHANGE -> add(Log.before(e) == 0 ? "drop" : "change", null, at, Log.after(e));
                case Log.PART -> endPart(at);
                default -> {
                    // notation, marks and attributes are no actions
                }
            }
        }

        /** Pieces that are in the hand at the end have left the board. */
        private void leave() {
            for (int i = 0; i < held.size(); i++) {
                if (!from.get(i).isEmpty()) {
                    add("capture", null, from.get(i), held.get(i));
                }
            }
        }

        private void hold(String at, int code) {
            from.add(at);
            held.add(code);
        }

        /** Mere changes do not tell that a piece comes from outside, so that the hand may be empty here and when it is put down. */
        private void change(int code) {
            if (!held.isEmpty()) {
                held.set(held.size() - 1, code);
            }
        }

        private void drop(long e, String at) {
            var origin = "";
            if (!held.isEmpty()) {
                origin = from.removeLast();
                held.removeLast();
            }
            if (Log.before(e) != 0 && !design.pieces.standsOn(Log.after(e), Log.before(e))) {
                add("capture", null, at, Log.before(e));
            }
            if (origin.isEmpty()) {
                add("drop", null, at, Log.after(e));
            } else if (!origin.equals(at)) {
                add("move", origin, at, Log.after(e));
            }
        }

        private void endPart(String at) {
            int top = held.size() - 1;
            if (top >= 0 && !from.get(top).isEmpty() && !from.get(top).equals(at)) {
                add("move", from.get(top), at, held.get(top));
                from.set(top, at);
            }
            part++;
        }

        private void add(String kind, @Nullable String origin, String at, int code) {
            actions.add(new Action(
                    kind,
                    origin,
                    at,
                    design.pieces.typeName(design.pieces.type(code)),
                    design.pieces.ownerName(design.pieces.owner(code)),
                    part,
                    HostText.attributes(design, code)));
        }
    }
}
