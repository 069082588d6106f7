package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.senet.tests.models.AtaxxModel;
import org.senet.tests.models.FifteenModel;
import org.senet.tests.models.GoModel;
import org.senet.tests.models.KalahModel;
import org.senet.tests.models.MargoModel;
import org.senet.tests.models.Model;
import org.senet.tests.models.OthelloModel;
import org.senet.tests.models.OwareModel;
import org.senet.tests.models.PartnersModel;
import org.senet.tests.models.PegModel;
import org.senet.tests.models.SenetModel;
import org.senet.tests.models.UrModel;

/**
 * Plays random games by the scripts, and at each position asks a program that was written from the rules alone whether it
 * has the same moves, and how the game ends.
 */
class IndependentRulesTest {
    static Stream<Arguments> models() {
        return Stream.of(
                model("kalah", 60, 200, KalahModel::start),
                model("oware", 40, 400, OwareModel::start),
                model("senet", 30, 2000, SenetModel::start),
                model("royal-game-of-ur", 30, 2000, UrModel::start),
                model("go-9", 2, 400, () -> GoModel.start(9)),
                model("othello", 60, 100, OthelloModel::start),
                model("ataxx", 20, 400, AtaxxModel::start),
                model("partners-shogi", 6, 400, PartnersModel::start),
                model("peg-solitaire", 50, 40, PegModel::start),
                model("fifteen-puzzle", 200, 40, FifteenModel::start),
                model("margo", 2, 250, () -> MargoModel.start(7)));
    }

    private static Arguments model(String game, int games, int plies, Supplier<Model> start) {
        return Arguments.of(game, games, plies, start);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("models")
    void hasTheSameMovesAndResults(String name, int games, int plies, Supplier<Model> start) {
        var random = new SplittableRandom(7);
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var game = Senet.game(context, name);
            int ended = 0;
            for (int i = 0; i < games; i++) {
                var position = game.start();
                var model = start.get();
                for (int ply = 0; ply < plies && !position.over(); ply++) {
                    var moves = position.notations();
                    assertThat(moves).as(position.text()).containsExactlyInAnyOrderElementsOf(model.moves());
                    var move = moves.get(random.nextInt(moves.size()));
                    position = position.after(move);
                    model = model.after(move);
                    assertThat(position.result()).as(position.text()).isEqualTo(model.result());
                }
                ended += position.over() ? 1 : 0;
            }
            assertThat(ended).as("games that have ended").isPositive();
        }
    }
}
