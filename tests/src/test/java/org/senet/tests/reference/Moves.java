package org.senet.tests.reference;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.senet.game.GameCode;
import org.senet.game.GameCode.Action;
import org.senet.game.GameCode.Way;
import org.senet.ir.Ir;
import org.senet.state.Duplicates;
import org.senet.state.Player;
import org.senet.tests.reference.Interpreter.Ending;
import org.senet.tests.reference.ReferencePosition.Reserve;

/** From where which rules are run, and what becomes of their ends: moves, answers, attacks. */
final class Moves {
    private final Reference game;
    private final GameCode code;

    Moves(Reference game, GameCode code) {
        this.game = game;
        this.code = code;
    }

    /** The moves of the player to move. */
    List<ReferenceMove> all(ReferencePosition position) {
        return find(new Search(position, position, game.mover(position.turn()), false), action -> true);
    }

    /** Whether a player has a move, but no pass, if it were to move on the board as it is in the middle of another one. */
    boolean exist(ReferencePosition now, Interpreter asking, Player player) {
        return !find(new Search(now, asking.between, player, asking.attacking), action -> !action.pass())
                .isEmpty();
    }

    /**
     * What moves are looked for.
     *
     * @param now the position as it is, perhaps in the middle of another move
     * @param between the position between two moves from which that began
     */
    private record Search(ReferencePosition now, ReferencePosition between, Player player, boolean attacking) {}

    /** Moves of the highest rank are looked for first; those of a lower one count only if there are none. */
    private List<ReferenceMove> find(Search search, Predicate<Action> wanted) {
        var actions = code.actions().stream()
                .filter(a -> a.player() == 0 || a.player() == search.player.number())
                .filter(wanted)
                .toList();
        var ranks = new TreeSet<Integer>();
        code.ways().forEach(w -> ranks.add(w.priority()));
        actions.forEach(a -> ranks.add(a.priority()));
        var generation = new Generation();
        for (int rank : ranks.descendingSet()) {
            find(search, rank, actions, generation);
            if (!generation.moves().isEmpty()) {
                break;
            }
        }
        return merged(generation.moves(), search);
    }

    /** Equal moves are one, the first of them; with the weights of all, where chance moves. */
    private List<ReferenceMove> merged(List<ReferenceMove> moves, Search search) {
        var duplicates = game.design().duplicates;
        if (duplicates == Duplicates.KEEP) {
            return moves;
        }
        boolean weighs = game.design().sides.isChance(search.player.number());
        var first = new LinkedHashMap<Object, ReferenceMove>();
        for (var move : moves) {
            first.merge(
                    duplicates == Duplicates.RESULTS ? result(move, search) : actions(move, search),
                    move,
                    (a, b) -> weighs ? a.weighing(a.weight() + b.weight()) : a);
        }
        return List.copyOf(first.values());
    }

    private Object result(ReferenceMove move, Search search) {
        var after = game.apply(search.now, move);
        return List.of(after, after.counters());
    }

    /** What a move changes on the board, in whatever order, and what becomes of all else. */
    private Object actions(ReferenceMove move, Search search) {
        var after = game.apply(search.now, move);
        var counters = new HashMap<>(after.counters());
        counters.keySet().removeIf(name -> !move.does(new Event.CounterSet(name)::equals));
        return List.of(
                move.events().stream()
                        .filter(Event.OfBoard.class::isInstance)
                        .collect(Collectors.groupingBy(Function.identity(), Collectors.counting())),
                after.attributes(),
                after.reserves(),
                counters,
                move.does(Event.TurnSet.class::isInstance) ? after.turn() : -1);
    }

    /** The moves of each piece, in the order of the board; then those that place one; then those without a piece. */
    private void find(Search search, int rank, List<Action> actions, Generation generation) {
        Next add = (value, world) -> {
            generation.add(world);
            return false;
        };
        for (int at : squares(search.now)) {
            var piece = search.now.board().get(at);
            for (var way : code.ways()) {
                if (way.priority() == rank && moves(way, piece)) {
                    run(way, World.begin(search.now, at), search, generation, add);
                }
            }
        }
        for (int at : squares(search.now)) {
            for (var way : code.ways()) {
                if (way.priority() == rank
                        && way.placing()
                        && search.now.board().get(at) == null) {
                    place(way, at, search, generation, add);
                }
            }
        }
        for (var action : actions) {
            if (action.priority() == rank) {
                var interpreter = interpreter(search, generation, new Ending(List.of(), add));
                interpreter.run(action.body(), World.begin(search.now, -1), (v, w) -> interpreter.finish(w));
            }
        }
    }

    private static List<Integer> squares(ReferencePosition position) {
        return IntStream.range(0, position.board().size()).boxed().toList();
    }

    /** A captured piece that still stands on the board does not move. */
    private static boolean moves(Way way, @Nullable Piece piece) {
        return !way.placing()
                && piece != null
                && piece.owner() != null
                && piece.type().number() == way.type();
    }

    private boolean run(Way way, World world, Search search, Generation generation, Next end) {
        var interpreter = interpreter(search, generation, new Ending(way.post(), end));
        return interpreter.run(
                way.pre(),
                world,
                (value, after) -> interpreter.run(way.move(), after, (v, w) -> interpreter.finish(w)));
    }

    /** A new piece of the player is in the hand, perhaps in exchange for one from a reserve. */
    private void place(Way way, int at, Search search, Generation generation, Next end) {
        var piece = Piece.fresh(search.player, game.design().type(way.type()));
        var world = World.begin(search.now, at).withHand(List.of(piece)).with(new Event.Supplied(piece));
        if (way.supply().reserve()) {
            int owner = way.supply().owner(search.player.number());
            long left = search.now.reserve(owner, way.type());
            if (left == 0) {
                return;
            }
            var reserve = new Reserve(owner, way.type());
            world = world.with(search.now.withReserve(reserve, left - 1)).with(new Event.ReserveChanged());
        }
        run(way, world, search, generation, end);
    }

    private Interpreter interpreter(Search search, Generation generation, @Nullable Ending ending) {
        return new Interpreter(game, search.player, search.between, generation, search.attacking, ending);
    }

    /**
     * Whether one of these players could capture the piece at a position by a move of a piece of one of these types, or of any if there
     * are none, whatever its rank. Its rules are followed to their end; each way begins with globals that are 0, and what it makes of them is
     * its own.
     */
    boolean attack(int target, long attackers, List<String> types, ReferencePosition now, Interpreter asking) {
        for (int p = 1; p <= game.design().pieces.ownerCount(); p++) {
            var enemy = game.design().playerValue(p);
            if ((attackers >>> p & 1) != 0) {
                for (int at : squares(now)) {
                    if (isOf(types, now.board().get(at)) && attacks(at, target, enemy, now, asking)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static boolean isOf(List<String> types, @Nullable Piece piece) {
        return types.isEmpty() || piece != null && types.contains(piece.type().name());
    }

    private boolean attacks(int at, int target, Player enemy, ReferencePosition now, Interpreter asking) {
        var piece = now.board().get(at);
        if (piece == null || !enemy.equals(piece.owner())) {
            return false;
        }
        var search = new Search(now, asking.between, enemy, true);
        var generation = new Generation();
        return code.ways().stream()
                .filter(way -> moves(way, piece))
                .anyMatch(way ->
                        run(way, World.begin(now, at), search, generation, (value, world) -> world.events().stream()
                                .anyMatch(event -> captures(event, target))));
    }

    private static boolean captures(Event event, int target) {
        return switch (event) {
            case Event.Captured c -> c.at() == target;
            case Event.Dropped d -> d.at() == target && d.before() != null && !d.on();
            default -> false;
        };
    }

    // ---- rules that make no move

    /** The first move to which statements come that begin at no position. */
    ReferenceMove first(List<Ir> statements, ReferencePosition position) {
        var generation = new Generation();
        var search = new Search(position, position, game.mover(0), false);
        Next end = (value, world) -> {
            generation.add(world);
            return true;
        };
        var interpreter = interpreter(search, generation, new Ending(List.of(), end));
        interpreter.run(statements, World.begin(position, -1), (v, w) -> interpreter.finish(w));
        return generation.moves().getFirst();
    }

    /** Whether statements that begin at no position can reach their end, as a player sees them. */
    boolean holds(List<Ir> statements, ReferencePosition position, Player player) {
        var search = new Search(position, position, player, false);
        return interpreter(search, new Generation(), null)
                .run(statements, World.begin(position, -1), (value, world) -> true);
    }

    /** The value of the last of several statements, as a player sees it. */
    Object value(List<Ir> statements, ReferencePosition position, Player player) {
        var found = new Object[1];
        var search = new Search(position, position, player, false);
        interpreter(search, new Generation(), null).run(statements, World.begin(position, -1), (value, world) -> {
            found[0] = value;
            return true;
        });
        return found[0];
    }
}
