package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.senet.tests.Game.Action;
import org.senet.tests.Game.MoveList;
import org.senet.tests.Game.Position;
import org.senet.tests.Game.View;

/** What must hold in every position of every bundled game, tried in games of random moves that are the same each time. */
class GamePropertiesTest {
    private static final int GAMES = 12;
    private static final int LONGEST = 80;
    /** Of positions with more moves than this, not everything is tried. */
    private static final int MOVES = 60;

    private static final long LEAVES = 400_000;
    private static final Pattern FORBIDS_REPETITION = Pattern.compile("go|margo");
    private static final Pattern PIECE = Pattern.compile("(?<letter>K?)(?<position>[a-l][0-9]+)");

    static List<String> games() {
        return Senet.scriptsAndVariants().stream()
                .filter(GamePropertiesTest::isGame)
                .toList();
    }

    static List<String> checkers() {
        return games().stream()
                .filter(name -> name.contains("checkers") || name.contains("draughts"))
                .filter(name -> !name.startsWith("chinese"))
                .toList();
    }

    private static boolean isGame(String name) {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var script = Senet.variants().getOrDefault(name, name);
            return Senet.isGame(Senet.eval(context, Senet.games().resolve(script + ".senet")));
        }
    }

    private static void withGame(String name, Consumer<Game> test) {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            test.accept(Senet.game(context, name));
        }
    }

    /** The positions of random games; each seed gives the same ones. */
    private static List<Position> positions(Game game, int games, int longest) {
        var random = new SplittableRandom(20140915);
        var positions = new ArrayList<Position>();
        for (int i = 0; i < games; i++) {
            var position = game.start();
            positions.add(position);
            for (int made = 0; made < longest && !position.over(); made++) {
                var moves = position.moves();
                position = position.after(moves.get(random.nextInt(moves.size())));
                positions.add(position);
            }
        }
        return positions;
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyMoveCanBeMade(String name) {
        withGame(name, game -> {
            for (var position : positions(game, 4, LONGEST)) {
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
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void aPositionAlwaysHasTheSameMovesWithNamesOfTheirOwn(String name) {
        withGame(name, game -> {
            for (var position : positions(game, GAMES, LONGEST)) {
                var notations = position.notations();
                assertThat(position.notations()).isEqualTo(notations);
                assertThat(notations).as(position.fen()).doesNotHaveDuplicates();
                assertThat(position.over()).isEqualTo(notations.isEmpty());
                assertThat(position.result() != null).isEqualTo(position.over());
            }
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void hashesTellPositionsApart(String name) {
        withGame(name, game -> {
            var hashes = new HashMap<String, Long>();
            var seen = new HashMap<Long, String>();
            for (var position : positions(game, 40, LONGEST)) {
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
        });
    }

    /** Moves that do not touch each other lead to one position in either order. */
    @ParameterizedTest
    @MethodSource("games")
    void theOrderOfMovesDoesNotMatterToThePosition(String name) {
        withGame(name, game -> {
            var met = 0;
            for (var start : some(positions(game, 3, 40), 12)) {
                var notations = some(start.notations(), 8);
                for (var first : notations) {
                    for (var third : notations) {
                        var one = play(start, first, third);
                        var other = first.equals(third) ? null : play(start, third, first);
                        if (one != null && other != null && one.fen().equals(other.fen())) {
                            assertThat(one.hash()).isEqualTo(other.hash());
                            // Where no position may come back, it matters which ones there were.
                            if (!FORBIDS_REPETITION.matcher(name).lookingAt()) {
                                assertThat(one.notations()).isEqualTo(other.notations());
                            }
                            met++;
                        }
                    }
                }
            }
            // With chance, or with more or fewer players, a player's next turn is a matter of luck, or another's.
            if (game.value().getMember("players").getArraySize() == 2
                    && game.value().getMember("chance").getArraySize() == 0) {
                assertThat(met).as("positions met in two orders").isPositive();
            }
        });
    }

    /** Elements of a list at equal distances, so many if there are more. */
    private static <T> List<T> some(List<T> all, int most) {
        int step = Math.max(1, (all.size() + most - 1) / most);
        return java.util.stream.IntStream.range(0, (all.size() + step - 1) / step)
                .mapToObj(i -> all.get(i * step))
                .toList();
    }

    /** The position after two moves with the first answer between them; null when that is not possible. */
    private static @org.jspecify.annotations.Nullable Position play(Position start, String first, String second) {
        var answered = start.after(first);
        if (answered.over()) {
            return null;
        }
        var position = answered.after(answered.notations().getFirst());
        return position.notations().contains(second) ? position.after(second) : null;
    }

    @ParameterizedTest
    @MethodSource("games")
    void theTextOfAPositionDescribesIt(String name) {
        withGame(name, game -> {
            for (var position : positions(game, GAMES, LONGEST)) {
                var read = game.position(position.fen());
                assertThat(read.hash()).as(position.fen()).isEqualTo(position.hash());
                assertThat(read.fen()).isEqualTo(position.fen());
                assertThat(read.text()).isEqualTo(position.text());
                assertThat(read.player()).isEqualTo(position.player());
                // Where no position may come back, a text knows nothing of those before it.
                if (FORBIDS_REPETITION.matcher(name).lookingAt()) {
                    assertThat(read.notations()).containsAll(position.notations());
                } else {
                    assertThat(read.notations()).isEqualTo(position.notations());
                }
            }
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void countsAgree(String name) {
        withGame(name, game -> {
            for (var position : positions(game, 3, 60)) {
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
            while (depth < 4 && game.start().perft(depth) * game.start().perft(1) < LEAVES) {
                depth++;
            }
            assertThat(game.start().slowPerft(depth)).isEqualTo(game.start().perft(depth));
        });
    }

    /** What hosts learn of a move is enough to make it on a board of their own. */
    @ParameterizedTest
    @MethodSource("checkers")
    void actionsTellWhatAMoveDoes(String name) {
        withGame(name, game -> {
            for (var position : positions(game, 5, 120)) {
                for (var move : position.moves()) {
                    var board = board(position.fen());
                    move.actions().forEach(action -> make(board, action));
                    assertThat(board)
                            .as("%s in %s", move.notation(), position.fen())
                            .isEqualTo(board(position.after(move).fen()));
                }
            }
        });
    }

    @ParameterizedTest
    @MethodSource("checkers")
    void partsOfAMoveFollowEachOther(String name) {
        withGame(name, game -> {
            for (var position : positions(game, 5, 120)) {
                for (var move : position.moves()) {
                    var steps = move.actions().stream()
                            .filter(a -> a.kind().equals("move"))
                            .toList();
                    var captures = move.actions().stream()
                            .filter(a -> a.kind().equals("capture"))
                            .count();
                    for (int i = 1; i < steps.size(); i++) {
                        assertThat(steps.get(i).from())
                                .isEqualTo(steps.get(i - 1).to());
                        assertThat(steps.get(i).part())
                                .isEqualTo(steps.get(i - 1).part() + 1);
                    }
                    assertThat(steps).as(move.notation()).hasSize(move.parts().size());
                    assertThat(captures).as(move.notation()).isIn(0L, (long) steps.size());
                }
            }
        });
    }

    /** Whoever follows all ways through a move list finds each legal move once. */
    @ParameterizedTest
    @MethodSource("games")
    void moveListsLeadToTheLegalMoves(String name) {
        withGame(name, game -> {
            for (var position : some(positions(game, 3, 60), 60)) {
                for (var smart : List.of(false, true)) {
                    var found = new ArrayList<String>();
                    walk(position.moveList(smart), found);
                    assertThat(found).as(position.fen()).containsExactlyInAnyOrderElementsOf(position.notations());
                }
            }
        });
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

    static List<String> pictures() {
        return Stream.concat(checkers().stream(), Stream.of("fanorona", "nine-mens-morris"))
                .toList();
    }

    /** A picture that follows the views shows the position after the move, and the old one after going back. */
    @ParameterizedTest
    @MethodSource("pictures")
    void viewsOfMoveListsFollowTheMove(String name) {
        withGame(name, game -> {
            for (var position : positions(game, 3, 80)) {
                var start = board(position.fen());
                for (var move : position.moves()) {
                    var list = position.moveList(false).choose(move.notation());
                    var shown = new HashMap<>(start);
                    list.views().forEach(view -> show(shown, view));
                    assertThat(shown)
                            .as("%s in %s", move.notation(), position.fen())
                            .isEqualTo(board(position.after(move).fen()));
                    list.undoViews().forEach(view -> show(shown, view));
                    assertThat(shown).isEqualTo(start);
                }
            }
        });
    }

    private static void show(Map<String, String> board, View view) {
        var piece = view.owner() + " " + view.piece();
        switch (view.kind()) {
            case "move" -> {
                assertThat(board.remove(view.from())).isNotNull();
                assertThat(board.put(view.position(), piece)).isNull();
            }
            case "delete" -> assertThat(board.remove(view.position())).isEqualTo(piece);
            default -> assertThat(board.put(view.position(), piece)).isNull();
        }
    }

    /** Every name that is printed for a move is understood, also where it has only its ends or positions as numbers. */
    @ParameterizedTest
    @MethodSource("games")
    void movesAreFoundByTheirNames(String name) {
        withGame(name, game -> {
            var numbered = game.withOption("positions", "numbers");
            for (var position : some(positions(game, 2, 60), 40)) {
                var same = numbered.position(position.fen());
                assertThat(game.position(same.fen()).hash()).isEqualTo(position.hash());
                var moves = position.moves();
                var others = same.moves();
                if (FORBIDS_REPETITION.matcher(name).lookingAt() && others.size() != moves.size()) {
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
                    assertThat(game.position(same.after(number).fen()).hash())
                            .as(number)
                            .isEqualTo(expected);
                }
            }
        });
    }

    private static void make(Map<String, String> board, Action action) {
        switch (action.kind()) {
            case "move" -> {
                assertThat(board.remove(action.from())).isNotNull();
                assertThat(board.put(action.to(), action.owner() + " " + action.piece()))
                        .isNull();
            }
            case "capture" -> assertThat(board.remove(action.to())).isEqualTo(action.owner() + " " + action.piece());
            case "change" -> board.replace(action.to(), action.owner() + " " + action.piece());
            default -> throw new AssertionError("no action of checkers: " + action);
        }
    }

    /** The pieces of a text such as {@code W:Wa1,Kb2:Bd8}, by position. */
    private static Map<String, String> board(String fen) {
        var board = new HashMap<String, String>();
        var sections = fen.split(";")[0].split(":");
        for (int i = 1; i < sections.length; i++) {
            var owner = sections[i].startsWith("W") ? "White " : "Black ";
            var pieces = PIECE.matcher(sections[i].substring(1));
            while (pieces.find()) {
                board.put(
                        pieces.group("position"),
                        owner + (pieces.group("letter").isEmpty() ? "Man" : "King"));
            }
        }
        return board;
    }

    /** Contexts do not disturb each other, with an engine each or with one for all. */
    @ParameterizedTest
    @MethodSource("games")
    void threadsWithContextsOfTheirOwnAgree(String name) throws Exception {
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
            return positions(Senet.game(context, name), 3, 60).stream()
                    .map(p -> p.fen() + " " + p.notations() + " " + p.hash())
                    .toList();
        }
    }
}
