package org.senet.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.gson.JsonParser;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ScoreTest {
    private Score score;

    @BeforeEach
    void play() {
        var seats = new LinkedHashMap<String, Seat>();
        seats.put("White", new Seat("random", null));
        seats.put("Black", new Seat("greedy", null));
        score = new Score("Nim", seats, 7, false);
        score.add(new Table.Played("resigned", "White", List.of(), 10, 8, 24, null, List::of));
        score.add(new Table.Played("over", null, List.of(), 20, 12, 36, null, List::of));
        score.add(new Table.Played("unfinished", null, List.of(), 30, 0, 0, null, List::of));
        score.add(new Table.Played("over", "Both", List.of(), 40, 0, 0, null, List::of));
    }

    @Test
    void tabulates() {
        assertThat(score.lines(OptionalDouble.of(2)))
                .containsExactly(
                        "Nim: 4 games, seed 7",
                        "  White (random)        1   25.0 %  [  4.6,  69.9]",
                        "  Black (greedy)        0    0.0 %  [  0.0,  49.0]",
                        "  Both                  1   25.0 %  [  4.6,  69.9]",
                        "  draws                 1   25.0 %  [  4.6,  69.9]",
                        "  unfinished            1   25.0 %  [  4.6,  69.9]",
                        "White (random) scores 50.0 % of the finished games [ 12.5,  87.5], Elo difference +0 [-338, +338]",
                        "average length 25.0 moves, branching factor 3.0, 50 moves a second");
    }

    @Test
    void writesJson() throws IOException {
        var text = new StringWriter();
        try (var json = new JsonWriter(text)) {
            score.write(json, OptionalDouble.of(2));
        }
        var result = JsonParser.parseString(text.toString()).getAsJsonObject();
        var intervals = result.remove("intervals").getAsJsonObject();
        assertThat(intervals.keySet()).containsExactly("White", "Black", "Both");
        assertThat(intervals.getAsJsonArray("Black").get(0).getAsDouble()).isZero();
        assertThat(intervals.getAsJsonArray("Black").get(1).getAsDouble()).isCloseTo(0.4899, within(0.0001));
        assertThat(result.remove("scoreInterval").getAsJsonArray()).hasSize(2);
        assertThat(result).isEqualTo(JsonParser.parseString("""
                                {"game": "Nim", "games": 4, "seed": 7, "alternate": false,
                                 "players": [{"name": "White", "plays": "random"}, {"name": "Black", "plays": "greedy"}],
                                 "wins": {"White": 1, "Black": 0, "Both": 1}, "losses": {}, "draws": 1, "unfinished": 1, "score": 0.5,
                                 "moves": 100, "averageLength": 25.0, "branchingFactor": 3.0,
                                 "seconds": 2.0, "movesPerSecond": 50.0}
                                """));
    }

    @Test
    void tellsWhyGamesWereLeft() {
        score.add(new Table.Played("left", null, List.of(), 0, 0, 0, "White went home", List::of));
        score.add(new Table.Played("left", null, List.of(), 0, 0, 0, "Black went home", List::of));
        score.add(new Table.Played("left", null, List.of(), 0, 0, 0, "White went home", List::of));

        assertThat(score.lines(OptionalDouble.of(1)))
                .contains("broken off 2 times: White went home", "broken off once: Black went home")
                .anyMatch(line -> line.startsWith("  unfinished            4 "));
    }

    @Test
    void countsPlayersWhereSidesAlternate() {
        var seats = new LinkedHashMap<String, Seat>();
        seats.put("White", new Seat("random", null));
        seats.put("Black", new Seat("greedy", null));
        var alternating = new Score("Nim", seats, 7, true);
        alternating.add(new Table.Played("over", "White", List.of(), 10, 10, 30, null, List::of), 0);
        alternating.add(new Table.Played("over", "White", List.of(), 10, 10, 30, null, List::of), 1);
        alternating.add(new Table.Played("over", "Black", List.of(), 10, 10, 30, null, List::of), 1);

        assertThat(alternating.lines(OptionalDouble.of(1)))
                .contains("Nim: 3 games, seed 7, sides alternate")
                .anyMatch(line -> line.startsWith("  White (random)        2   66.7 %"))
                .anyMatch(line -> line.startsWith("  Black (greedy)        1   33.3 %"));
    }
}
