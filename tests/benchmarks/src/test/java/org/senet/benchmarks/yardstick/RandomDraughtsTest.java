package org.senet.benchmarks.yardstick;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.senet.benchmarks.yardstick.Diagram.Piece;

/** Positions full of kings and chains, which games reach seldom: the generators agree with the plain rules. */
class RandomDraughtsTest {
    private static final int POSITIONS = 2000;

    @Test
    void internationalDraughts() {
        compare(new ReferenceRules(10, false), text -> InternationalDraughts.position(text, false));
    }

    @Test
    void russianCheckers() {
        compare(new ReferenceRules(8, true), text -> RussianCheckers.position(text, false));
    }

    private static void compare(ReferenceRules rules, Function<String, Draughts> generator) {
        var random = new Random(20);
        for (var i = 0; i < POSITIONS; i++) {
            var diagram = randomDiagram(random, rules.size());
            var text = text(diagram);
            assertThat(generator.apply(text).moves())
                    .as(text)
                    .doesNotHaveDuplicates()
                    .containsExactlyInAnyOrderElementsOf(rules.moves(diagram));
        }
    }

    private static Diagram randomDiagram(Random random, int size) {
        var pieces = new ArrayList<Piece>();
        var squares = size * size / 2;
        var density = random.nextDouble(0.1, 0.5);
        for (var square = 1; square <= squares; square++) {
            if (random.nextDouble() < density) {
                var white = random.nextBoolean();
                // A man cannot stand where it would have become a king.
                var lastRow = white ? square <= size / 2 : square > squares - size / 2;
                pieces.add(new Piece(square, white, lastRow || random.nextInt(4) == 0));
            }
        }
        return new Diagram(random.nextBoolean(), pieces);
    }

    private static String text(Diagram diagram) {
        return (diagram.whiteToMove() ? "W" : "B") + side(diagram, true) + side(diagram, false);
    }

    private static String side(Diagram diagram, boolean white) {
        var squares = diagram.pieces().stream()
                .filter(piece -> piece.white() == white)
                .map(piece -> (piece.king() ? "K" : "") + piece.square())
                .toList();
        return (white ? ":W" : ":B") + String.join(",", squares);
    }
}
