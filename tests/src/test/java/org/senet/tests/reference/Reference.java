package org.senet.tests.reference;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.senet.data.Keyword;
import org.senet.data.PersistentMap;
import org.senet.game.Action;
import org.senet.game.Game;
import org.senet.game.GameCode;
import org.senet.game.GameCode.End;
import org.senet.game.Position;
import org.senet.state.Design;
import org.senet.state.Player;
import org.senet.state.Snapshot;
import org.senet.tests.reference.ReferencePosition.Reserve;

/**
 * A game as its rules define it: its positions, the moves in them, what a move makes of a position, and how the game ends.
 * The code of the rules, and what does not change while the game is played, come from the engine's game; the meaning of the
 * code is defined here. The context that has loaded the game must be entered.
 */
public final class Reference {
    private final GameCode code;
    private final Design design;
    private final Moves moves;
    private final Results results;

    private Reference(Game game) {
        code = game.code();
        design = game.design();
        moves = new Moves(this, code);
        results = new Results(this);
    }

    /** The meaning of a game's rules. */
    public static Reference of(Game game) {
        return new Reference(game);
    }

    Design design() {
        return design;
    }

    Moves moves() {
        return moves;
    }

    // ---- positions

    /** The position at the start: that of the players' pieces, changed by the first way to the end of each set-up. */
    public ReferencePosition start() {
        var position = read(code.placed(), code.design());
        for (var statements : code.setUps()) {
            var arranged = moves.first(statements, position).end();
            position = new ReferencePosition(
                    withoutCaptured(arranged).board(),
                    arranged.attributes(),
                    position.counters(),
                    arranged.reserves(),
                    0,
                    0,
                    null,
                    null,
                    null);
        }
        return position;
    }

    /** A position of the engine; what was before it is not known. */
    public ReferencePosition position(Position position) {
        return read(position.snapshot(), design);
    }

    private static ReferencePosition read(Snapshot snapshot, Design design) {
        var board = new ArrayList<@Nullable Piece>();
        for (int code : snapshot.board()) {
            board.add(piece(code, design));
        }
        var attributes = new HashMap<String, Object>();
        for (int i = 0; i < design.attributes.attributeCount(); i++) {
            attributes.put(design.attributes.attributeName(i), design.values.value(snapshot.attributes()[i]));
        }
        var counters = new HashMap<String, Long>();
        for (int i = 0; i < design.attributes.counterCount(); i++) {
            counters.put(design.attributes.counterName(i), (long) snapshot.counters()[i]);
        }
        var reserves = new HashMap<Reserve, Long>();
        for (int p = 1; design.attributes.hasReserves() && p <= design.pieces.ownerCount(); p++) {
            for (int t = 1; t <= design.pieces.typeCount(); t++) {
                long count = snapshot.attributes()[design.attributes.reserve(p, t)];
                if (count > 0) {
                    reserves.put(new Reserve(p, t), count);
                }
            }
        }
        var landings = snapshot.landings();
        var landed = landings == null ? null : IntStream.of(landings).boxed().collect(Collectors.toSet());
        return new ReferencePosition(
                        List.of(),
                        Map.copyOf(attributes),
                        Map.copyOf(counters),
                        Map.copyOf(reserves),
                        snapshot.turn(),
                        snapshot.ply(),
                        landed,
                        null,
                        null)
                .withBoard(board);
    }

    private static @Nullable Piece piece(int code, Design design) {
        if (code == 0) {
            return null;
        }
        int owner = design.pieces.owner(code);
        var attributes = new HashMap<String, Object>();
        for (var changed : (PersistentMap) design.pieces.attributes(code)) {
            attributes.put(((Keyword) changed.getKey()).name(), changed.getValue());
        }
        return new Piece(
                owner == 0 ? null : design.playerValue(owner),
                design.type(design.pieces.type(code)),
                Map.copyOf(attributes),
                piece(design.pieces.below(code), design));
    }

    /** The player whose turn of the round it is. */
    Player mover(int turn) {
        return design.playerValue(design.player(turn));
    }

    /** The player of the turn after the present one, or after the next turn of a player who is not to move. */
    Player playerAfter(Player player, int turn) {
        int own = turn;
        for (int i = 0; i < design.turnCount() && !mover(own).equals(player); i++) {
            own = turnAfter(own);
        }
        return mover(turnAfter(mover(own).equals(player) ? own : turn));
    }

    private int turnAfter(int turn) {
        return turn + 1 == design.turnCount() ? design.roundStart() : turn + 1;
    }

    boolean areFriends(Player a, Player b) {
        return design.sides.areAllied(a.number(), b.number());
    }

    /** An attribute of a piece; nil when its type has none of that name. */
    Object attribute(Piece piece, String name) {
        var changed = piece.attributes().get(name);
        return changed != null ? changed : design.initialAttribute(piece.type().number(), name);
    }

    /** What belongs to nobody leaves the board when the move is over. */
    static ReferencePosition withoutCaptured(ReferencePosition position) {
        var board = new ArrayList<@Nullable Piece>();
        position.board().forEach(piece -> board.add(piece == null || piece.owner() == null ? null : piece));
        return position.withBoard(board);
    }

    // ---- moves and the end

    /** The legal moves in the order in which the rules find them; none when the game is over. */
    public List<ReferenceMove> moves(ReferencePosition position) {
        return firstEnd(position, false) != null ? List.of() : moves.all(position);
    }

    /** The position after a move, with the next player to move. */
    public ReferencePosition apply(ReferencePosition position, ReferenceMove move) {
        var end = withoutCaptured(move.end());
        var attributes = new HashMap<>(end.attributes());
        for (int i = 0; i < design.attributes.passingCount(); i++) {
            int passing = design.attributes.passing(i);
            var name = design.attributes.attributeName(passing);
            if (!move.does(new Event.AttributeSet(name)::equals)) {
                attributes.put(name, design.values.value(design.attributes.initial(passing)));
            }
        }
        var counters = new HashMap<>(end.counters());
        counters.replaceAll((name, count) -> move.does(new Event.CounterSet(name)::equals) ? count : count + 1);
        int turn = move.events().stream()
                .filter(Event.TurnSet.class::isInstance)
                .map(e -> ((Event.TurnSet) e).turn())
                .reduce((position.turn() + 1) % design.turnCount(), (before, set) -> set);
        return new ReferencePosition(
                end.board(),
                Map.copyOf(attributes),
                Map.copyOf(counters),
                end.reserves(),
                turn,
                position.ply() + 1,
                move.landings()
                        .filter(at -> end.board().get(at) != null)
                        .boxed()
                        .collect(Collectors.toSet()),
                position,
                mover(position.turn()));
    }

    /** How the game has ended, in words; null while it goes on. */
    public @Nullable String result(ReferencePosition position) {
        var early = firstEnd(position, false);
        if (early != null) {
            return results.of(early, position);
        }
        if (!moves.all(position).isEmpty()) {
            return null;
        }
        var late = firstEnd(position, true);
        return late != null ? results.of(late, position) : results.loss(mover(position.turn()));
    }

    /** The first condition of the end that holds, of those that ask if there are moves or of the others; or null. */
    private @Nullable End firstEnd(ReferencePosition position, boolean late) {
        return code.ends().stream()
                .filter(end -> end.late() == late && holds(end, position))
                .findFirst()
                .orElse(null);
    }

    /** An end that asks if there are moves is asked as the player to move, others as the player of whom they speak. */
    private boolean holds(End end, ReferencePosition position) {
        var asker = end.late() ? mover(position.turn()) : speaker(end, position);
        return moves.holds(end.body(), position, asker);
    }

    /** The player that an end names, else the one to move; in a turn of chance the next one who decides, if moves do not matter. */
    Player speaker(End end, ReferencePosition position) {
        if (end.player() != 0) {
            return design.playerValue(end.player());
        }
        int turn = position.turn();
        for (int i = 0; !end.late() && i < design.turnCount() && design.sides.isChance(design.player(turn)); i++) {
            turn = turnAfter(turn);
        }
        return design.sides.isChance(design.player(turn)) ? mover(position.turn()) : mover(turn);
    }

    /** How the player to move may end the game, in words; null when there is nothing to claim, or the game is over. */
    public @Nullable String claim(ReferencePosition position) {
        return result(position) != null
                ? null
                : code.claims().stream()
                        .filter(claim -> holds(claim, position))
                        .findFirst()
                        .map(claim -> results.of(claim, position))
                        .orElse(null);
    }

    /** What the game says of a position. */
    public List<String> statuses(ReferencePosition position) {
        return code.statuses().entrySet().stream()
                .filter(status -> moves.holds(status.getValue(), position, mover(position.turn())))
                .map(Map.Entry::getKey)
                .toList();
    }

    /** The points of a player; null when it has none. */
    public @Nullable Object score(ReferencePosition position, int player) {
        var statements = code.score(player);
        return statements == null ? null : moves.value(statements, position, design.playerValue(player));
    }

    /** What the moves of a position are called. */
    public List<String> names(List<ReferenceMove> found) {
        return new Naming(design).names(found);
    }

    /** What a move does. */
    public List<Action> actions(ReferenceMove move) {
        return new Naming(design).actions(move);
    }

    /** The number of lines of play of so many moves. */
    public long perft(ReferencePosition position, int depth) {
        if (depth == 0) {
            return 1;
        }
        var found = moves(position);
        return depth == 1
                ? found.size()
                : found.stream()
                        .mapToLong(m -> perft(apply(position, m), depth - 1))
                        .sum();
    }
}
