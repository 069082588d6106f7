package org.senet.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonParser;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.util.LinkedHashMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ScoreTest {
    private Score score;

    @BeforeEach
    void play() {
        var seats = new LinkedHashMap<String, Seat>();
        seats.put("White", new Seat("random", null));
        seats.put("Black", new Seat("greedy", null));
        score = new Score("Nim", seats, 7);
        score.add(new Table.Played("resigned", "White", 10));
        score.add(new Table.Played("over", null, 20));
        score.add(new Table.Played("unfinished", null, 30));
        score.add(new Table.Played("over", "Both", 40));
    }

    @Test
    void tabulates() {
        assertThat(score.lines(2))
                .containsExactly(
                        "Nim: 4 games, seed 7",
                        "  White (random)        1   25.0 %",
                        "  Black (greedy)        0    0.0 %",
                        "  Both                  1   25.0 %",
                        "  draws                 1   25.0 %",
                        "  unfinished            1   25.0 %",
                        "average length 25.0 moves, 50 moves a second");
    }

    @Test
    void writesJson() throws IOException {
        var text = new StringWriter();
        try (var json = new JsonWriter(text)) {
            score.write(json, 2);
        }
        assertThat(JsonParser.parseString(text.toString())).isEqualTo(JsonParser.parseString("""
                                {"game": "Nim", "games": 4, "seed": 7,
                                 "players": [{"name": "White", "plays": "random"}, {"name": "Black", "plays": "greedy"}],
                                 "wins": {"White": 1, "Black": 0, "Both": 1}, "draws": 1, "unfinished": 1,
                                 "moves": 100, "averageLength": 25.0, "seconds": 2.0, "movesPerSecond": 50.0}
                                """));
    }
}
