package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.senet.tests.RandomPositions.some;

import java.io.OutputStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.senet.tests.Game.MoveList;
import org.senet.tests.Game.Position;

/**
 * What must hold in every position of every bundled game, tried in games of random moves that are the same each time. A build
 * tries a few games; the profile {@code long} tries several times as many.
 */
@ParameterizedClass
@MethodSource("games")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class GamePropertiesTest {
    private static final int TIMES = Integer.getInteger("senet.properties.times", 1);
    private static final int GAMES = 4 * TIMES;
    private static final int LONGEST = 80;
    /** Of positions with more moves than this, not everything is tried. */
    private static final int MOVES = 60;

    /** Of positions that are met often, one in so many is looked at closely. */
    private static final int SPARSE = TIMES > 1 ? 1 : 4;

    /** Among so many positions near the start, one is met twice in games where moves do not commute. */
    private static final int SEARCHED = 20_000;

    private static final long LEAVES = 200_000;
    private static final Engine ENGINE = Engine.create();

    @Parameter
    private String name = "";

    private @Nullable Context context;
    private @Nullable Game loaded;
    /** Whether moves may be illegal because of positions that were there before, of which a text knows nothing. */
    private boolean dependsOnPast;
    /** Whether a game may end because of positions that were there before. */
    private boolean endsByRepetition;

    @BeforeParameterizedClassInvocation
    void open() {
        context = builder().engine(ENGINE).out(OutputStream.nullOutputStream()).build();
        loaded = Senet.game(context, name);
        dependsOnPast = Senet.text(name).contains("board-repeats?");
        endsByRepetition = Senet.text(name).contains("repetitions");
    }

    static List<String> games() {
        return Senet.scriptsAndVariants().stream().filter(Senet::isGame).toList();
    }

    @AfterParameterizedClassInvocation
    void close() {
        if (context != null) {
            context.close();
        }
    }

    @AfterAll
    static void closeEngine() {
        ENGINE.close();
    }

    private Game game() {
        return Objects.requireNonNull(loaded);
    }

    @Test
    void everyMoveCanBeMade() {
        for (var position : RandomPositions.of(game(), GAMES, LONGEST)) {
            var before = position.fen();
            for (var move : some(position.moves(), MOVES)) {
                assertThat(position.after(move).fen())
                        .as("%s in %s", move.notation(), before)
                        .isNotEqualTo(before);
                assertThat(position.after(move).hash())
                        .isEqualTo(position.after(move.notation()).hash());
            }
            assertThat(position.fen()).isEqualTo(before);
        }
    }

    @Test
    void aPositionAlwaysHasTheSameMovesWithNamesOfTheirOwn() {
        for (var position : RandomPositions.of(game(), GAMES, LONGEST)) {
            var notations = position.notations();
            assertThat(position.notations()).isEqualTo(notations);
            assertThat(notations).as(position.fen()).doesNotHaveDuplicates();
            assertThat(position.over()).isEqualTo(notations.isEmpty());
            assertThat(position.result() != null).isEqualTo(position.over());
        }
    }

    @Test
    void hashesTellPositionsApart() {
        var hashes = new HashMap<String, Long>();
        var seen = new HashMap<Long, String>();
        for (var position : RandomPositions.of(game(), 5 * GAMES, LONGEST)) {
            var key = position.fen();
            assertThat(hashes.merge(key, position.hash(), (old, hash) -> hash))
                    .as("the hash of\n%s", key)
                    .isEqualTo(position.hash());
            var picture = position.player() + "\n" + position.text();
            assertThat(seen.merge(position.hash(), picture, (old, other) -> old))
                    .as("the position with hash %s", position.hash())
                    .isEqualTo(picture);
        }
        assertThat(hashes).hasSizeGreaterThan(100);
    }

    /** Moves that do not touch each other lead to one position in either order. */
    @Test
    void theOrderOfMovesDoesNotMatterToThePosition() {
        var met = 0;
        for (var start : some(RandomPositions.of(game(), 3, 40), 12)) {
            var answered = new LinkedHashMap<String, Position>();
            for (var first : some(start.notations(), 8)) {
                var position = start.after(first);
                if (!position.over()) {
                    answered.put(first, position.after(position.moves().getFirst()));
                }
            }
            for (var first : answered.entrySet()) {
                for (var third : answered.entrySet()) {
                    var one = first.equals(third) ? null : play(first.getValue(), third.getKey());
                    var other = one == null ? null : play(third.getValue(), first.getKey());
                    if (one != null && other != null && one.fen().equals(other.fen())) {
                        assertThat(one.hash()).isEqualTo(other.hash());
                        // Where no position may come back, it matters which ones there were.
                        if (!dependsOnPast && met % SPARSE == 0) {
                            assertThat(one.notations()).isEqualTo(other.notations());
                        }
                        met++;
                    }
                }
            }
        }
        // With chance, or with more or fewer players, a player's next turn is a matter of luck, or another's.
        if (game().value().getMember("players").getArraySize() == 2
                && game().value().getMember("chance").getArraySize() == 0) {
            assertThat(met > 0 || somePositionIsMetTwice())
                    .as("positions met in two orders")
                    .isTrue();
        }
    }

    /**
     * Where one move is in the way of every other one, as with a single empty point or where seeds are sown, positions are still
     * met in several ways; looks for one near the start, the near ones first.
     */
    private boolean somePositionIsMetTwice() {
        var met = new HashMap<String, Position>();
        var open = new ArrayDeque<Position>(List.of(game().start()));
        while (met.size() < SEARCHED && !open.isEmpty()) {
            var position = open.remove();
            var known = met.putIfAbsent(position.fen(), position);
            if (known != null) {
                assertThat(position.hash()).isEqualTo(known.hash());
                return true;
            }
            position.moves().forEach(move -> open.add(position.after(move)));
        }
        return false;
    }

    /** The position after a move with a name; null when that is not possible. */
    private static @Nullable Position play(Position position, String notation) {
        var move = position.move(notation);
        return move == null || !move.notation().equals(notation) ? null : position.after(move);
    }

    @Test
    void theTextOfAPositionDescribesIt() {
        for (var position : RandomPositions.of(game(), GAMES, LONGEST)) {
            var read = game().position(position.fen());
            assertThat(read.hash()).as(position.fen()).isEqualTo(position.hash());
            assertThat(read.fen()).isEqualTo(position.fen());
            assertThat(read.text()).isEqualTo(position.text());
            assertThat(read.player()).isEqualTo(position.player());
            assertThat(read.withoutHistory().notations())
                    .as(position.fen())
                    .isEqualTo(position.withoutHistory().notations());
            // Where no position may come back, or the third one ends the game, a text knows nothing of those before it.
            if (dependsOnPast) {
                assertThat(read.notations()).containsAll(position.notations());
            } else if (!(position.over() && endsByRepetition)) {
                assertThat(read.notations()).isEqualTo(position.notations());
            }
        }
    }

    @Test
    void countsAgree() {
        for (var position : RandomPositions.of(game(), 3, 60)) {
            var moves = position.moves();
            assertThat(position.perft(0)).isEqualTo(1);
            assertThat(position.perft(1)).isEqualTo(moves.size());
            if (moves.size() <= MOVES) {
                var leaves = moves.stream()
                        .mapToLong(move -> position.after(move).moves().size())
                        .sum();
                assertThat(position.perft(2)).as(position.fen()).isEqualTo(leaves);
                assertThat(position.slowPerft(2)).isEqualTo(leaves);
            }
        }
        long depth = 1;
        while (depth < 4 && game().start().perft(depth) * game().start().perft(1) < LEAVES) {
            depth++;
        }
        assertThat(game().start().slowPerft(depth)).isEqualTo(game().start().perft(depth));
    }

    /** Whoever follows all ways through a move list finds each legal move once. */
    @Test
    void moveListsLeadToTheLegalMoves() {
        for (var position : some(RandomPositions.of(game(), 3, 60), 60)) {
            for (var smart : List.of(false, true)) {
                var found = new ArrayList<String>();
                walk(position.moveList(smart), found);
                assertThat(found).as(position.fen()).containsExactlyInAnyOrderElementsOf(position.notations());
            }
        }
    }

    private static void walk(MoveList list, List<String> found) {
        if (list.canPass()) {
            list.pass().moves().forEach(move -> found.add(move.notation()));
        } else if (list.positions().isEmpty()) {
            list.moves().forEach(move -> found.add(move.notation()));
            assertThat(list.done()).isEqualTo(list.moves().size() == 1);
        }
        for (var position : list.positions()) {
            walk(list.select(position), found);
        }
    }

    /** Every name that is printed for a move is understood, also where it has only its ends or positions as numbers. */
    @Test
    void movesAreFoundByTheirNames() {
        var numbered = game().withOption("positions", "numbers");
        for (var position : some(RandomPositions.of(game(), 2, 60), 40)) {
            var same = numbered.position(position.fen());
            assertThat(game().position(same.fen()).hash()).isEqualTo(position.hash());
            var moves = position.moves();
            var others = same.moves();
            if (dependsOnPast && others.size() != moves.size()) {
                // A text knows nothing of the positions that must not come back.
                continue;
            }
            for (int i = 0; i < moves.size(); i += 1 + moves.size() / MOVES) {
                var move = moves.get(i);
                var expected = position.after(move).hash();
                assertThat(position.after(move.notation()).hash()).isEqualTo(expected);
                var shortName = move.shortName();
                if (shortName != null) {
                    assertThat(position.meanings(shortName))
                            .as("%s in %s", shortName, position.fen())
                            .containsExactly(move.notation());
                }
                var number = others.get(i).notation();
                assertThat(game().position(same.after(number).fen()).hash())
                        .as(number)
                        .isEqualTo(expected);
            }
        }
    }

    /** A text of two squares means moves that lead from the first one over or to the second one, and no others. */
    @Test
    void squaresNeverMeanAMoveOfAnotherPiece() {
        for (var position : some(RandomPositions.of(game(), 2, 60), 20)) {
            var ways = new LinkedHashMap<String, List<String>>();
            for (var move : position.moves()) {
                var steps = move.actions().stream()
                        .filter(a -> a.kind().equals("move"))
                        .toList();
                if (!steps.isEmpty()) {
                    var way = new ArrayList<String>(
                            List.of(String.valueOf(steps.getFirst().from())));
                    steps.forEach(step -> way.add(step.to()));
                    ways.put(move.notation(), way);
                }
            }
            for (var way : some(List.copyOf(ways.values()), 10)) {
                var from = way.getFirst();
                var to = way.getLast();
                for (var text : List.of(from + to, from + " " + to, from + "-" + to)) {
                    for (var meant : position.meanings(text)) {
                        assertThat(ways.getOrDefault(meant, List.of()))
                                .as("%s as %s in %s", meant, text, position.fen())
                                .startsWith(from)
                                .contains(to);
                    }
                }
            }
        }
    }

    /** Contexts do not disturb each other, with an engine each or with one for all. */
    @Test
    void threadsWithContextsOfTheirOwnAgree() throws Exception {
        try (var threads = Executors.newFixedThreadPool(2);
                var engine = Engine.create()) {
            var expected = lines(name, builder().engine(engine));
            var calls = List.<Callable<List<String>>>of(
                    () -> lines(name, builder().engine(engine)),
                    () -> lines(name, builder().engine(engine)),
                    () -> lines(name, builder()),
                    () -> lines(name, builder()));
            for (var result : threads.invokeAll(calls)) {
                assertThat(result.get()).isEqualTo(expected);
            }
        }
    }

    private static Context.Builder builder() {
        return Context.newBuilder(Senet.LANGUAGE).allowAllAccess(true);
    }

    /** The positions of some games with their moves, found in a context of their own. */
    private static List<String> lines(String name, Context.Builder builder) {
        try (var context = builder.build()) {
            return RandomPositions.of(Senet.game(context, name), 2, 30).stream()
                    .map(p -> p.fen() + " " + p.notations() + " " + p.hash())
                    .toList();
        }
    }
}
