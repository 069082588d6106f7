package org.senet.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.oracle.truffle.api.source.Source;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.graalvm.polyglot.Context;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.senet.runtime.SenetContext;
import org.senet.state.MoveBuffer;
import org.senet.state.ScratchColumns;
import org.senet.state.State;
import org.senet.state.VisitedMoves;

/**
 * Random games of every bundled game, played on the state that moves are computed on: each move is made, compared with what
 * positions say, taken back and made again; in the end all of them are taken back. And random positions of every game, in
 * which each way through the move list is gone. A build tries a few; the profile {@code long} plays ten thousand games, and
 * looks at a thousand positions of each game, unless its time is limited.
 */
class RandomGamesTest {
    private static final Path GAMES = Path.of("..", "games");
    private static final String SUFFIX = ".senet";
    private static final int FEW_GAMES = 3;
    private static final int PLAYED = Integer.getInteger("senet.random.games", FEW_GAMES);
    private static final int FEW_POSITIONS = 12;
    private static final int WALKED = Integer.getInteger("senet.walked.positions", FEW_POSITIONS);
    private static final int LONGEST = 300;
    /** There are not so many pieces for a column. */
    private static final int IMPOSSIBLE = 40;

    /** A script, or a variant that it makes. */
    record Entry(String script, String variant) {
        @Override
        public String toString() {
            return variant.isEmpty() ? script : script + ", " + variant;
        }
    }

    private static final List<Entry> ENTRIES = entries();
    private static final Allowance FOR_GAMES = new Allowance(ENTRIES.size());
    private static final Allowance FOR_POSITIONS = new Allowance(ENTRIES.size());

    static List<Entry> games() {
        return ENTRIES;
    }

    private static List<Entry> entries() {
        var entries = new ArrayList<Entry>();
        try (var files = Files.list(GAMES)) {
            for (var name : files.map(f -> f.getFileName().toString())
                    .filter(f -> f.endsWith(SUFFIX))
                    .sorted()
                    .toList()) {
                var script = name.substring(0, name.length() - SUFFIX.length());
                withValue(script, value -> {
                    if (value instanceof Game game) {
                        entries.add(new Entry(script, ""));
                        game.variants().forEach(v -> entries.add(new Entry(script, v)));
                    }
                });
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return entries;
    }

    static void withValue(String script, Consumer<Object> use) {
        try (var context = Context.newBuilder("senet").allowAllAccess(true).build()) {
            context.initialize("senet");
            context.enter();
            try {
                var env = SenetContext.get(null).env();
                var file = env.getPublicTruffleFile(GAMES.resolve(script + SUFFIX)
                        .toAbsolutePath()
                        .normalize()
                        .toString());
                use.accept(env.parsePublic(Source.newBuilder("senet", file).build())
                        .call());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } finally {
                context.leave();
            }
        }
    }

    static void withGame(Entry entry, Consumer<Game> use) {
        withValue(entry.script, value -> {
            var game = (Game) value;
            use.accept(entry.variant.isEmpty() ? game : game.variant(entry.variant));
        });
    }

    // ---- making moves and taking them back

    @ParameterizedTest
    @MethodSource("games")
    void movesAreTakenBack(Entry entry) {
        withGame(entry, game -> {
            var random = new SplittableRandom(19410912);
            FOR_GAMES.begin();
            int played = 0;
            while (played < PLAYED && (played < FEW_GAMES || !FOR_GAMES.isUsed())) {
                play(game, random);
                played++;
            }
            FOR_GAMES.end(entry, "games", played, PLAYED);
        });
    }

    /** A column's code tells how many were numbered before it. */
    @Test
    void columnsOfRandomGamesAreForgotten() {
        withGame(new Entry("lasca", ""), game -> {
            var pieces = game.design().pieces;
            int piece = pieces.code(1, 1);
            int tower = piece;
            for (int height = 1; height < IMPOSSIBLE; height++) {
                tower = pieces.stack(piece, tower, ScratchColumns.NONE);
            }
            int next = pieces.stack(piece, tower, ScratchColumns.NONE);

            RandomGames.many(game.start(), new Object[] {100L, 1L});

            assertThat(pieces.stack(piece, next, ScratchColumns.NONE) - next).isEqualTo(next - tower);
        });
    }

    /** The moves of each ply, and the one that was made. */
    private record Ply(MoveBuffer moves, int made, long hash) {}

    private static void play(Game game, SplittableRandom random) {
        var state = game.newState();
        var position = game.start();
        var plies = new ArrayList<Ply>();
        for (int ply = 0; ply < LONGEST; ply++) {
            var moves = new MoveBuffer();
            game.generate(state, moves);
            assertThat(moves.size()).isEqualTo(position.generate().size());
            if (moves.size() == 0) {
                assertThat(position.result()).isNotNull();
                break;
            }
            visitAll(state, moves, position);
            int move = random.nextInt(moves.size());
            plies.add(new Ply(moves, move, state.save().hash(game.design())));
            state.apply(moves, move);
            position = position.apply(position.generate().get(move));
            same(state, position);
            state.undo(moves, move);
            assertThat(state.save().hash(game.design()))
                    .isEqualTo(plies.getLast().hash());
            state.apply(moves, move);
            same(state, position);
        }
        for (var ply : plies.reversed()) {
            state.undo(ply.moves, ply.made);
            assertThat(state.save().hash(game.design())).isEqualTo(ply.hash);
        }
        assertThat(state.save()).isEqualTo(game.start().snapshot());
    }

    /** What a count does with the last moves: each leads to the right position, and all is as before in the end. */
    private static void visitAll(State state, MoveBuffer moves, Position position) {
        var legal = position.generate();
        VisitedMoves.each(state, moves, i -> {
            var next = position.apply(legal.get(i)).snapshot();
            assertThat(state.save()).isEqualTo(next);
            assertThat(state.player).isEqualTo(position.game().design().player(next.turn()));
            assertThat(state.save().counters()).isEqualTo(next.counters());
            assertThat(state.save().occupied()).isEqualTo(next.occupied());
            assertThat(state.save().landings()).isEqualTo(next.landings());
        });
        assertThat(state.save().occupied()).isEqualTo(position.snapshot().occupied());
        same(state, position);
    }

    private static void same(State state, Position position) {
        var snapshot = state.save();
        assertThat(snapshot).isEqualTo(position.snapshot());
        assertThat(snapshot.hash(position.game().design())).isEqualTo(position.hash());
        assertThat(snapshot.counters()).isEqualTo(position.snapshot().counters());
    }

    // ---- move lists

    @ParameterizedTest
    @MethodSource("games")
    void waysThroughMoveListsLeadToTheLegalMoves(Entry entry) {
        withGame(entry, game -> {
            FOR_POSITIONS.begin();
            int walked = 0;
            var positions = positions(game);
            while (walked < WALKED && (walked < FEW_POSITIONS || !FOR_POSITIONS.isUsed())) {
                walkAll(positions.next());
                walked++;
            }
            FOR_POSITIONS.end(entry, "positions", walked, WALKED);
        });
    }

    private static void walkAll(Position position) {
        var legal = new HashMap<String, Integer>();
        position.generate().forEach(m -> legal.merge(m.notation(), 1, Integer::sum));
        for (var smart : List.of(false, true)) {
            var found = new HashMap<String, Integer>();
            walk(MoveList.of(position, smart), found);
            assertThat(found).as(position.toString()).isEqualTo(legal);
        }
    }

    /** Positions of random games without end, one of five or so of each. */
    private static Iterator<Position> positions(Game game) {
        var random = new SplittableRandom(20140915);
        var plies = new int[1];
        return Stream.iterate(game.start(), position -> {
                    var moves = position.generate();
                    boolean ended = moves.isEmpty() || plies[0] == LONGEST;
                    plies[0] = ended ? 0 : plies[0] + 1;
                    return ended ? game.start() : position.apply(moves.get(random.nextInt(moves.size())));
                })
                .filter(position -> plies[0] > 0 && random.nextInt(5) == 0)
                .iterator();
    }

    private static void walk(MoveList list, Map<String, Integer> found) {
        if (list.canPass()) {
            list.pass().moves().forEach(move -> found.merge(move.notation(), 1, Integer::sum));
        } else if (list.positions().isEmpty()) {
            list.moves().forEach(move -> found.merge(move.notation(), 1, Integer::sum));
            assertThat(list.isDone()).isEqualTo(list.moves().size() == 1);
        }
        for (var position : list.positions()) {
            var next = list.select(position);
            walk(next, found);
        }
    }
}
