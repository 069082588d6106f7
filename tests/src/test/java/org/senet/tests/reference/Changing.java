package org.senet.tests.reference;

import java.util.HashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.data.Nil;
import org.senet.data.Printer;
import org.senet.ir.EffectKind;
import org.senet.state.PieceType;
import org.senet.state.Place;
import org.senet.state.Player;
import org.senet.tests.reference.ReferencePosition.Reserve;

/**
 * What rules do to the board, the hand, the attributes and the notation. A captured piece that still stands on the board has no owner,
 * and is nothing to work on.
 */
final class Changing {
    private static final long COUNTER_LIMIT = 1 << 20;

    private final Interpreter interpreter;
    private final Reference game;

    Changing(Interpreter interpreter) {
        this.interpreter = interpreter;
        game = interpreter.game;
    }

    /** The world after an effect; null when it had nothing to work on. */
    @Nullable
    World effect(EffectKind kind, List<Object> arguments, World world) {
        var first = arguments.isEmpty() ? Nil.NIL : arguments.getFirst();
        return switch (kind) {
            case TAKE -> "under".equals(first) ? takeUnder(world) : take(first, world);
            case DROP -> drop(!arguments.isEmpty(), world);
            case CAPTURE -> capture(arguments, world);
            case CREATE -> create(arguments, world);
            case PROMOTE -> change(world, p -> p.promoted((PieceType) first));
            case SET_OWNER -> change(world, p -> p.ownedBy((Player) first));
            case SET_PIECE ->
                change(world, p -> {
                    var promoted = p.promoted((PieceType) first);
                    return arguments.size() > 1 ? promoted.ownedBy((Player) arguments.get(1)) : promoted;
                });
            case SET_ATTRIBUTE -> setAttribute((String) first, arguments.get(1), world);
            case MARK -> world.at() < 0 ? null : mark(arguments.isEmpty() ? true : first, world);
            case NEXT_TURN ->
                world.with(new Event.TurnSet((int)
                        Math.floorMod((long) first - 1, (long) game.design().turnCount())));
            case WEIGHT -> world.with(new Event.Weighted((long) first));
            case TO_RESERVE -> reserve(arguments, 1, world);
            case FROM_RESERVE -> reserve(arguments, -1, world);
            case LOG -> log(arguments, world);
        };
    }

    /** Without a number one piece, with the word {@code all} all of them. */
    private static @Nullable World take(Object wanted, World world) {
        var here = world.piece(world.at());
        if (here == null || here.owner() == null) {
            return null;
        }
        var column = here.column();
        long count =
                wanted == Nil.NIL ? 1 : wanted.equals("all") ? column.size() : Math.min((long) wanted, column.size());
        if (count < 1) {
            return null;
        }
        var rest = Piece.stacked(column.subList((int) count, column.size()));
        return hold(Piece.stacked(column.subList(0, (int) count)), world).done(new Event.Taken(world.at(), here, rest));
    }

    private static World hold(@Nullable Piece piece, World world) {
        var hand = new java.util.ArrayList<>(world.hand());
        hand.add(piece);
        return world.withHand(hand);
    }

    private static @Nullable World takeUnder(World world) {
        var here = world.piece(world.at());
        var held = world.held();
        if (here == null || here.owner() == null || held == null) {
            return null;
        }
        var top = here.column().getFirst();
        return hold(held.on(top), letGo(world)).done(new Event.Captured(world.at(), here, here.below()));
    }

    private static World letGo(World world) {
        return world.withHand(world.hand().subList(0, world.hand().size() - 1));
    }

    private static @Nullable World drop(boolean on, World world) {
        var held = world.held();
        if (held == null || world.at() < 0) {
            return null;
        }
        var before = world.piece(world.at());
        // What was captured is no piece any more.
        boolean isOn = on && before != null && before.owner() != null;
        return letGo(world).done(new Event.Dropped(world.at(), before, isOn ? held.on(before) : held, isOn));
    }

    private @Nullable World capture(List<Object> path, World world) {
        int at = new Looking(interpreter).end(world, path);
        var piece = world.piece(at);
        if (piece == null || piece.owner() == null) {
            return null;
        }
        return world.done(new Event.Captured(at, piece, game.design().deferCaptures ? piece.ownedBy(null) : null));
    }

    /** A type, perhaps a player, and then perhaps a path. */
    private @Nullable World create(List<Object> arguments, World world) {
        boolean owned = arguments.size() > 1 && arguments.get(1) instanceof Player;
        var owner = owned ? (Player) arguments.get(1) : interpreter.player;
        int at = new Looking(interpreter).end(world, arguments.subList(owned ? 2 : 1, arguments.size()));
        return at < 0
                ? null
                : world.done(
                        new Event.Changed(at, world.piece(at), Piece.fresh(owner, (PieceType) arguments.getFirst())));
    }

    private interface Change {
        Piece of(Piece piece);
    }

    /** Changes the topmost piece of the hand, or else the one here. */
    private static @Nullable World change(World world, Change change) {
        var held = world.held();
        if (held != null) {
            var after = change.of(held);
            return hold(after, letGo(world)).with(new Event.HandChanged(after));
        }
        var here = world.piece(world.at());
        return here == null || here.owner() == null
                ? null
                : world.done(new Event.Changed(world.at(), here, change.of(here)));
    }

    /** A piece whose type has no such attribute is nothing to work on; one that has the value already is not changed. */
    private @Nullable World setAttribute(String name, Object value, World world) {
        var piece = world.held() != null ? world.held() : world.piece(world.at());
        if (piece == null
                || piece.owner() == null
                || !game.design().hasAttribute(piece.type().number(), name)) {
            return null;
        }
        var initial = game.design().initialAttribute(piece.type().number(), name);
        var after = piece.with(name, value, initial);
        return after.equals(piece) ? world : change(world, p -> after);
    }

    private static World mark(Object value, World world) {
        var marks = new HashMap<>(world.marks());
        marks.put(world.at(), value);
        return world.withMarks(marks).with(new Event.Marked());
    }

    private @Nullable World reserve(List<Object> arguments, int by, World world) {
        var owner = arguments.size() > 1 ? (Player) arguments.get(1) : interpreter.player;
        int type = ((PieceType) arguments.getFirst()).number();
        long count = world.now().reserve(owner.number(), type) + by;
        if (count < 0) {
            return null;
        }
        return world.with(world.now().withReserve(new Reserve(owner.number(), type), count))
                .with(new Event.ReserveChanged());
    }

    private static World log(List<Object> parts, World world) {
        var logged = world;
        for (var part : parts) {
            logged = logged.with(
                    part instanceof Place p
                            ? new Event.LoggedPosition(p.number())
                            : new Event.LoggedText(Printer.print(part, false)));
        }
        return logged;
    }

    /** Sets an attribute or a counter of the whole position. */
    World attribute(String name, Object value, World world) {
        if (world.now().attributes().containsKey(name)) {
            return world.with(world.now().withAttribute(name, value)).with(new Event.AttributeSet(name));
        }
        if (!(value instanceof Long count) || count < 0 || count >= COUNTER_LIMIT) {
            throw new IllegalStateException("a counter cannot be " + value);
        }
        return world.with(world.now().withCounter(name, count)).with(new Event.CounterSet(name));
    }
}
