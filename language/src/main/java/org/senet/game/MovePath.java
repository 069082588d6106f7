package org.senet.game;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.state.Design;
import org.senet.state.Log;

/**
 * What a person clicks to make a move, in order, and what a picture of the board shows meanwhile.
 *
 * <p>The first piece that moves is clicked where it stands and where each part of the move ends; parts in which nothing
 * happens but going on are one click. A new piece is clicked where it is put. What is captured while a piece is carried
 * belongs to its way. Everything else, such as a man that is taken off after a mill was closed, is a further click, which
 * is asked for only if moves differ in it.
 *
 * @param move the move
 * @param clicks what is clicked
 * @param views what is shown; each is due when so many clicks were made as {@code due} says, or at the end of the move
 * @param captures the positions of the pieces that each click captures
 */
record MovePath(Move move, List<Click> clicks, List<Shown> views, List<List<String>> captures) {
    /** A view that is due at the end of the move. */
    static final int AT_END = Integer.MAX_VALUE;

    /**
     * One click.
     *
     * @param at a position, or the name of the type of piece that is put on the board
     * @param needed whether it is asked for even if all moves agree
     * @param text its part of the notation
     */
    record Click(String at, boolean needed, String text) {}

    /** A view and the number of clicks after which it is due. */
    record Shown(View view, int due) {}

    /**
     * The path of a move from its log entries, which were written with annotations.
     *
     * @param types whether there are different types of pieces to choose from for a placing move
     */
    static MovePath of(Move move, Design design, long[] entries, boolean types) {
        return new Reader(move, design, types).read(entries);
    }

    /** The views that are due after so many clicks. */
    List<View> due(int made) {
        return views.stream().filter(v -> v.due() <= made).map(Shown::view).toList();
    }

    /** The type (from 1) of the piece that a move puts on the board to begin with, or 0. */
    static int placedType(Design design, long[] entries) {
        for (long e : entries) {
            if (Log.kind(e) == Log.SUPPLY) {
                return design.pieces.type(Log.after(e));
            }
            if (Log.changesBoard(e)) {
                return 0;
            }
        }
        return 0;
    }

    /** A piece in the hand. */
    private static final class Held {
        /** Where the picture still shows it; null for one that is not yet on the board. */
        private @Nullable String shown;

        /** What it is there. */
        private int before;

        private int code;
        /** What it leaves behind: the lower part of a column. */
        private int rest;

        private final boolean first;

        private Held(@Nullable String shown, int code, int rest, boolean first) {
            this.shown = shown;
            this.rest = rest;
            this.before = code;
            this.code = code;
            this.first = first;
        }
    }

    private static final class Reader {
        private final Move move;
        private final Design design;
        private final boolean types;
        private final List<Click> clicks = new ArrayList<>();
        private final List<Shown> views = new ArrayList<>();
        private final List<List<String>> captures = new ArrayList<>();
        private final Deque<Held> held = new ArrayDeque<>();
        private final List<Shown> late = new ArrayList<>();
        private List<String> taken = new ArrayList<>();
        /** Views of the way to the next click. */
        private final List<View> way = new ArrayList<>();
        /** Whether the last click ended a part in which nothing but going on happened. */
        private boolean extendable;

        private boolean begun;

        Reader(Move move, Design design, boolean types) {
            this.types = types;
            this.move = move;
            this.design = design;
        }

        MovePath read(long[] entries) {
            for (long e : entries) {
                read(e);
            }
            way.forEach(v -> views.add(new Shown(v, clicks.size())));
            views.addAll(late);
            return new MovePath(move, List.copyOf(clicks), List.copyOf(views), List.copyOf(captures));
        }

        private void read(long e) {
            switch (Log.kind(e)) {
                case Log.TAKE -> take(name(e), Log.before(e), Log.after(e));
                case Log.SUPPLY -> supply(Log.after(e));
                case Log.HAND -> held.element().code = Log.after(e);
                case Log.CAPTURE -> capture(name(e), Log.before(e), Log.after(e));
                case Log.CHANGE -> change(name(e), Log.before(e), Log.after(e));
                case Log.PART -> part(name(e));
                case Log.DROP -> drop(name(e), Log.before(e), Log.after(e));
                default -> {
                    // notation, marks and attributes are not seen
                }
            }
        }

        private String name(long e) {
            return design.topology.name(Log.position(e));
        }

        private void take(String at, int code, int rest) {
            held.push(new Held(at, code, rest, !begun));
            click(at, !begun, at);
            begun = true;
        }

        private void supply(int code) {
            var type = design.pieces.typeName(design.pieces.type(code));
            held.push(new Held(null, code, 0, !begun));
            if (types) {
                click(type, false, type);
            }
            begun = true;
        }

        private void capture(String at, int code, int rest) {
            var view = View.delete(at, owner(code), type(code));
            if (held.isEmpty()) {
                taken.add(at);
                show(view, clicks.size() + 1);
                click(at, false, "x" + at);
            } else if (design.deferCaptures) {
                taken.add(at);
                late.add(new Shown(view, AT_END));
            } else {
                taken.add(at);
                way.add(view);
                uncover(at, rest);
            }
        }

        /** What stood under a piece that is gone is seen now. */
        private void uncover(String at, int rest) {
            if (rest != 0) {
                way.add(View.create(at, owner(rest), type(rest)));
            }
        }

        private void change(String at, int before, int after) {
            var changes = new ArrayList<View>();
            if (before != 0) {
                changes.add(View.delete(at, owner(before), type(before)));
            }
            if (after != 0) {
                changes.add(View.create(at, owner(after), type(after)));
            }
            if (held.isEmpty()) {
                changes.forEach(v -> show(v, clicks.size() + 1));
                click(at, false, at);
            } else {
                way.addAll(changes);
            }
        }

        private void part(String at) {
            if (!held.isEmpty()) {
                arrive(held.element(), at);
            }
        }

        private void drop(String at, int replaced, int after) {
            var piece = held.pop();
            piece.code = after;
            if (replaced != 0) {
                if (!design.pieces.standsOn(after, replaced)) {
                    taken.add(at);
                }
                way.addFirst(View.delete(at, owner(replaced), type(replaced)));
            }
            boolean changed = piece.code != piece.before && at.equals(piece.shown);
            if (!at.equals(piece.shown) || replaced != 0) {
                arrive(piece, at);
            }
            if (changed) {
                way.add(View.delete(at, owner(piece.before), type(piece.before)));
                way.add(View.create(at, owner(piece.code), type(piece.code)));
            }
            way.forEach(v -> show(v, clicks.size()));
            way.clear();
            extendable = false;
        }

        /** The piece comes to a position where a click ends its way so far. */
        private void arrive(Held piece, String at) {
            var from = piece.shown;
            boolean plain = way.isEmpty() && taken.isEmpty();
            if (from != null && from.equals(at) && plain) {
                return;
            }
            var sign = plain ? "-" : "x";
            if (plain && extendable && from != null) {
                extend(piece, at);
                return;
            }
            var now = from == null
                    ? View.create(at, owner(piece.code), type(piece.code))
                    : new View("move", from, at, owner(piece.code), type(piece.code), type(piece.before));
            var replacing = !way.isEmpty() && way.getFirst().position().equals(at);
            int due = clicks.size() + 1;
            if (replacing) {
                show(way.removeFirst(), due);
            }
            show(now, due);
            if (from != null) {
                uncover(from, piece.rest);
                piece.rest = 0;
            }
            way.forEach(v -> show(v, due));
            way.clear();
            click(at, piece.first, (from == null ? "" : from + sign) + at);
            piece.shown = at;
            piece.before = piece.code;
            extendable = plain && from != null;
        }

        /** The way goes on from where it could have ended, and nothing else has happened: it is one click. */
        private void extend(Held piece, String at) {
            var last = clicks.removeLast();
            var start = views.removeLast();
            var from = String.valueOf(start.view().from());
            var view = new View(
                    "move",
                    from,
                    at,
                    owner(piece.code),
                    type(piece.code),
                    start.view().before());
            captures.removeLast();
            show(view, start.due());
            click(at, last.needed(), from + "-" + at);
            piece.shown = at;
            extendable = true;
        }

        private void show(View view, int due) {
            views.add(new Shown(view, due));
        }

        private void click(String at, boolean needed, String text) {
            clicks.add(new Click(at, needed, text));
            captures.add(List.copyOf(taken));
            taken = new ArrayList<>();
            extendable = false;
        }

        private String owner(int code) {
            return design.pieces.ownerName(design.pieces.owner(code));
        }

        private String type(int code) {
            return design.pieces.typeName(design.pieces.type(code));
        }
    }
}
