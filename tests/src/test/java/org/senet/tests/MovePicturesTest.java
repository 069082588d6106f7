package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.senet.tests.Game.Action;
import org.senet.tests.Game.View;

/** What hosts are told of moves is enough to follow them on a board of their own, tried in random games of draughts and the like. */
class MovePicturesTest {
    private static final Pattern PIECE = Pattern.compile("(?<letter>K?)(?<position>[a-l][0-9]+)");

    static List<String> checkers() {
        return GamePropertiesTest.games().stream()
                .filter(name -> name.contains("checkers") || name.contains("draughts"))
                .filter(name -> !name.startsWith("chinese"))
                .toList();
    }

    private static void withGame(String name, Consumer<Game> test) {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            test.accept(Senet.game(context, name));
        }
    }

    /** What hosts learn of a move is enough to make it on a board of their own. */
    @ParameterizedTest
    @MethodSource("checkers")
    void actionsTellWhatAMoveDoes(String name) {
        withGame(name, game -> {
            for (var position : RandomPositions.of(game, 5, 120)) {
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
            for (var position : RandomPositions.of(game, 5, 120)) {
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

    static List<String> pictures() {
        return Stream.concat(checkers().stream(), Stream.of("fanorona", "nine-mens-morris"))
                .toList();
    }

    /** A picture that follows the views shows the position after the move, and the old one after going back. */
    @ParameterizedTest
    @MethodSource("pictures")
    void viewsOfMoveListsFollowTheMove(String name) {
        withGame(name, game -> {
            for (var position : RandomPositions.of(game, 3, 80)) {
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
}
