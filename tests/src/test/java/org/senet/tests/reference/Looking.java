package org.senet.tests.reference;

import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.senet.data.Nil;
import org.senet.data.PersistentVector;
import org.senet.ir.Ir;
import org.senet.ir.Query;
import org.senet.runtime.Function;
import org.senet.runtime.Namespace;
import org.senet.state.Direction;
import org.senet.state.PieceType;
import org.senet.state.Place;
import org.senet.state.Player;

/** What rules ask. Nothing here changes a world. */
final class Looking {
    private final Interpreter interpreter;
    private final Reference game;

    Looking(Interpreter interpreter) {
        this.interpreter = interpreter;
        game = interpreter.game;
    }

    /** A question, and what follows its answer. */
    boolean ask(Ir form, World world, Next next) {
        return switch (form) {
            case Ir.Ask a -> ofPath(a.path(), world, next, (at, w) -> answer(a.query(), at, w));
            case Ir.InZone z ->
                ofPath(
                        z.path(),
                        world,
                        next,
                        (at, w) -> at >= 0 && zone(z.zone()).contains(at));
            case Ir.Mark m -> ofPath(m.path(), world, next, (at, w) -> w.marks().getOrDefault(at, Nil.NIL));
            case Ir.PieceAttribute p ->
                ofPath(p.path(), world, next, (at, w) -> attribute(p.name(), at, p.changed(), w));
            case Ir.IsAttacked i -> ofPath(i.path(), world, next, (at, w) -> isAttacked(i, at, w));
            case Ir.BoardAttribute b -> next.go(boardAttribute(b.name(), world), world);
            case Ir.AskTurn t -> next.go(turn(t, world), world);
            case Ir.Opposite o ->
                interpreter.run(
                        o.direction(),
                        world,
                        (v, w) -> next.go(orNil(game.design().opposite((Direction) v)), w));
            case Ir.InReserve r -> interpreter.values(r.arguments(), world, (v, w) -> next.go(inReserve(v, w), w));
            case Ir.TurnIn t -> next.go(isAllowed(t, world), world);
            case Ir.NoMoves n -> next.go(interpreter.generation.moves().isEmpty(), world);
            case Ir.NoMovesOf n ->
                interpreter.run(
                        n.player(), world, (v, w) -> next.go(!game.moves().exist(w.now(), interpreter, (Player) v), w));
            case Ir.ThroughoutRepetition t ->
                interpreter.run(t.player(), world, (v, w) -> next.go(always((Player) v, t.condition(), w), w));
            case Ir.LateName n -> next.go(late(n, world), world);
            default -> throw new UnsupportedOperationException(form.getClass().getSimpleName());
        };
    }

    /** Whether a turn allows moves; which ones does not matter for attacks, nor for a player who is not to move. */
    private boolean isAllowed(Ir.TurnIn turns, World world) {
        int turn = world.now().turn();
        return turns.turns().get(turn) || interpreter.attacking || !interpreter.player.equals(game.mover(turn));
    }

    private interface Question {
        Object answer(int at, World world);
    }

    private boolean ofPath(List<Ir> path, World world, Next next, Question question) {
        return interpreter.values(path, world, (elements, w) -> next.go(question.answer(end(w, elements), w), w));
    }

    private static Object orNil(@Nullable Object value) {
        return value == null ? Nil.NIL : value;
    }

    // ---- paths

    /** The position at the end of a path that is looked along; -1 off the board. */
    int end(World world, List<Object> path) {
        int at = world.at();
        for (var element : path) {
            at = step(world, at, element);
            if (at < 0) {
                return -1;
            }
        }
        return at;
    }

    /** Where a step leads from a position; -1 off the board. Where one begins at no position, only a position can be reached. */
    int step(World world, int from, Object element) {
        return switch (element) {
            case Direction d -> from < 0 ? -1 : neighbour(from, d);
            case Place p -> p.number();
            case PersistentVector path -> {
                int at = from;
                for (int i = 0; i < path.size() && (i == 0 || at >= 0); i++) {
                    at = step(world, at, Objects.requireNonNull(path.get(i)));
                }
                yield at;
            }
            case Function f -> stepBy(world.at(from), f);
            default -> throw new IllegalStateException("a path is made of directions and positions, not of " + element);
        };
    }

    /** The next position in a direction, as the player's symmetry has it. */
    private int neighbour(int from, Direction direction) {
        var topology = game.design().topology;
        var board = topology.board();
        int meant = board.symmetric(interpreter.player.name(), direction.number());
        int next = board.step(meant, topology.onBoard(from));
        return next < 0 ? -1 : topology.fromBoard(next);
    }

    private int stepBy(World world, Function function) {
        int[] end = {-1};
        new Calling(interpreter).call(function, List.of(), world.aside(), (v, w) -> {
            boolean isStep = v instanceof Direction || v instanceof Place || v instanceof PersistentVector;
            end[0] = isStep ? step(w, w.at(), v) : Interpreter.isTrue(v) ? w.at() : -1;
            return true;
        });
        return end[0];
    }

    // ---- the board

    private Object answer(Query query, int at, World world) {
        if (at < 0) {
            return query.isTest() ? false : Nil.NIL;
        }
        var piece = world.piece(at);
        var owner = piece == null ? null : piece.owner();
        boolean friend = owner != null && game.areFriends(owner, interpreter.player);
        boolean enemy =
                owner != null && (game.design().enemies(interpreter.player.number()) >>> owner.number() & 1) != 0;
        return switch (query) {
            case POSITION -> game.design().place(at);
            case PIECE -> piece == null ? Nil.NIL : piece.type();
            case PLAYER -> orNil(owner);
            case HEIGHT -> piece == null ? 0L : (long) piece.column().size();
            case IS_EMPTY -> piece == null;
            case NOT_EMPTY -> piece != null;
            case IS_FRIEND -> friend;
            case NOT_FRIEND -> !friend;
            case IS_ENEMY -> enemy;
            case NOT_ENEMY -> !enemy;
            case IS_MINE -> interpreter.player.equals(owner);
        };
    }

    /** The positions of a zone as the player has it, in the order of the board. */
    List<Integer> zone(String name) {
        var topology = game.design().topology;
        var positions = topology.board().zone(name, interpreter.player.name());
        if (positions == null) {
            throw new IllegalStateException("unknown zone " + name);
        }
        return positions.stream()
                .map(topology::fromBoard)
                .filter(p -> p >= 0)
                .boxed()
                .toList();
    }

    /** The positions of all pieces of some types, in the order of the board. */
    List<Integer> piecesOf(List<String> types, World world) {
        return all().filter(p -> isOf(types, world.piece(p))).boxed().toList();
    }

    private static boolean isOf(List<String> types, @Nullable Piece piece) {
        return piece != null && types.contains(piece.type().name());
    }

    /** The positions among which a rule chooses. */
    List<Integer> places(Ir.AnyPlace any, World world) {
        return switch (any.source()) {
            case ALL -> all().boxed().toList();
            case ZONE -> zone(Objects.requireNonNull(any.zone()));
            case LAST_MOVE -> {
                var landed = world.now().landed();
                yield all().filter(p -> world.piece(p) != null && (landed == null || landed.contains(p)))
                        .boxed()
                        .toList();
            }
        };
    }

    private IntStream all() {
        return IntStream.range(0, game.design().topology.size());
    }

    /**
     * An attribute of the piece at a position; on an empty one, of the topmost piece in the hand.
     *
     * @param changed whether the piece in the hand comes first, as it does for what changes an attribute
     */
    private Object attribute(String name, int at, boolean changed, World world) {
        boolean ofHand = world.piece(at) == null || changed && world.held() != null;
        var piece = ofHand ? world.held() : world.piece(at);
        return piece == null ? Nil.NIL : game.attribute(piece, name);
    }

    private static Object boardAttribute(String name, World world) {
        var value = world.now().attributes().get(name);
        return value != null
                ? value
                : Objects.requireNonNull(world.now().counters().get(name));
    }

    private Object inReserve(List<Object> arguments, World world) {
        var owner = arguments.size() > 1 ? (Player) arguments.get(1) : interpreter.player;
        return world.now().reserve(owner.number(), ((PieceType) arguments.getFirst()).number());
    }

    /** A name in a function that was read before the game was known. */
    private Object late(Ir.LateName name, World world) {
        var named = game.design().named(name.name());
        if (named != null) {
            return named;
        }
        var value = Calling.valueOf((Namespace) name.namespace(), name.name());
        if (value != null) {
            return value;
        }
        return attributeOrGlobal(name.name(), false, world);
    }

    /** A name in a function that the text sets somewhere: what the game declares, or else a global. */
    Object setName(Ir.GlobalRef name, World world) {
        var named = game.design().named(name.name());
        return named != null ? named : attributeOrGlobal(name.name(), name.changed(), world);
    }

    private Object attributeOrGlobal(String name, boolean changed, World world) {
        if (game.design().hasPieceAttribute(name)) {
            return attribute(name, world.at(), changed, world);
        }
        return isBoardAttribute(name, world) ? boardAttribute(name, world) : global(name, world);
    }

    /** The moves of one list share it; an attack is none, and each of its ways has its own. */
    private Object global(String name, World world) {
        return interpreter.attacking ? world.globals().getOrDefault(name, 0L) : interpreter.generation.global(name);
    }

    /** Whether a name is that of an attribute or a counter of the whole position. */
    boolean isBoardAttribute(String name, World world) {
        return world.now().attributes().containsKey(name)
                || world.now().counters().containsKey(name);
    }

    // ---- turns and the past

    private Object turn(Ir.AskTurn ask, World world) {
        var now = world.now();
        return switch (ask.query()) {
            case CURRENT_PLAYER -> interpreter.player;
            case NEXT_PLAYER -> game.playerAfter(interpreter.player, now.turn());
            case TURN_NUMBER -> (long) game.design().turnNumber(now.ply());
            case TURN_ORDER -> (long) now.turn() + 1;
            case REPETITIONS ->
                interpreter.between.past().filter(interpreter.between::equals).count();
            case BOARD_REPEATS -> {
                var board = Reference.withoutCaptured(now).board();
                yield interpreter.between.past().anyMatch(p -> p.board().equals(board));
            }
        };
    }

    /** Whether a condition held after each move of a player since the present position was there for the first time. */
    private boolean always(Player mover, Ir condition, World world) {
        if (!world.events().isEmpty()) {
            throw new IllegalStateException("the move has begun");
        }
        var past = interpreter.between.past().toList();
        int first = past.lastIndexOf(interpreter.between);
        for (var position : past.subList(0, first)) {
            boolean[] holds = {!mover.equals(position.mover())};
            if (!holds[0]) {
                interpreter.test(condition, world.with(world.now().withBoardOf(position)), (yes, w) -> holds[0] = yes);
            }
            if (!holds[0]) {
                return false;
            }
        }
        return first > 0;
    }

    /**
     * Whether an enemy of the piece at a position could capture it there with a move of its own rules. On an empty position it
     * is asked of the piece in the hand, or else of the one at the current position, as if it stood there. A piece is defended if its own
     * side could capture it in that way if it belonged to the first of its enemies.
     */
    private boolean isAttacked(Ir.IsAttacked form, int at, World world) {
        var here = world.piece(at);
        var target = here != null ? here : world.held() != null ? world.held() : world.piece(world.at());
        if (interpreter.attacking || at < 0 || target == null) {
            return false;
        }
        int owner = target.owner() == null ? 0 : target.owner().number();
        long enemies = game.design().enemies(owner);
        if (!form.defended()) {
            return game.moves().attack(at, enemies, form.by(), world.now().with(at, target), interpreter);
        }
        if (enemies == 0) {
            return false;
        }
        var stranger = target.ownedBy(game.design().playerValue(Long.numberOfTrailingZeros(enemies)));
        return game.moves()
                .attack(at, game.design().friends(owner), form.by(), world.now().with(at, stranger), interpreter);
    }
}
