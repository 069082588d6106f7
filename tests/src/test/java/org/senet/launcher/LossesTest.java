package org.senet.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games for three that one has lost although nobody has won are no draws, whoever counts them. */
class LossesTest {
    private static final String COUNT = " --games 40 --seed 4";

    @TempDir
    private static Path folder;

    private static String game;

    @BeforeAll
    static void write() throws IOException {
        var file = folder.resolve("lots.senet");
        Files.writeString(file, AnalyzeTest.lots("Bob"));
        game = file.toString();
    }

    private static EngineSeatsTest.Result run(String line) {
        var result = EngineSeatsTest.run(line.split(" "));
        assertThat(result.exitCode()).as(result.err()).isZero();
        return result;
    }

    private static JsonObject json(String line) {
        return JsonParser.parseString(run(line + " --json").out()).getAsJsonObject();
    }

    /** What a die of four faces decides: Ann loses by one of them, Bob by three, Cid never, and nobody wins. */
    private static void assertLosses(JsonObject counted) {
        var losses = counted.getAsJsonObject("losses");
        assertThat(losses.keySet()).containsExactly("Ann", "Bob");
        assertThat(losses.get("Ann").getAsInt() + losses.get("Bob").getAsInt()).isEqualTo(40);
        assertThat(losses.get("Ann").getAsInt()).isBetween(2, 20);
        assertThat(counted.get("draws").getAsInt()).isZero();
        assertThat(counted.getAsJsonObject("wins").keySet()).containsExactly("Ann", "Bob", "Cid");
    }

    @Test
    void randomGamesAndMatchesTellThem() {
        assertLosses(json("playouts " + game + COUNT));
        assertLosses(json("match " + game + COUNT));
        assertThat(run("playouts " + game + COUNT).out())
                .contains("\n  lost by Ann ", "\n  lost by Bob ", "\n  draws              0 ")
                .doesNotContain("lost by Cid");
        assertThat(run("match " + game + COUNT).out()).contains("\n  lost by Ann (random) ");
    }

    /** Who changes sides takes the losses along: all three are Ann or Bob in turn. */
    @Test
    void lossesAreThoseOfPlayersWhereSidesAlternate() {
        assertThat(json("match " + game + COUNT + " --alternate")
                        .getAsJsonObject("losses")
                        .keySet())
                .containsExactly("Ann", "Bob", "Cid");
    }

    @Test
    void shardsBringThemToo() {
        for (var command : List.of("playouts", "match")) {
            var line = command + " " + game + COUNT;
            var first = folder.resolve(command + "1");
            var second = folder.resolve(command + "2");
            run(line + " --shard 1/2 --out " + first);
            run(line + " --shard 2/2 --out " + second);
            assertThat(json("merge " + first + " " + second).get("losses"))
                    .isEqualTo(json(line).get("losses"));
        }
    }

    /** Who gives up among three leaves the others without a winner, but has lost. */
    @Test
    void whoResignsHasLost() throws IOException {
        var player = folder.resolve("timid.senet");
        Files.writeString(player, "(require '[senet.players :refer [resign]])\n(defn timid [] (resign))\n");
        var counted = json("match " + game + COUNT + " --player Ann=" + player + ":timid");
        assertThat(counted.get("losses").toString()).isEqualTo("{\"Ann\":40}");
        assertThat(counted.get("draws").getAsInt()).isZero();
    }

    /** A puzzle that is lost and one that is not solved are told apart by data; the table says of both that they are not won. */
    @Test
    void whoPlaysAloneLosesToo() throws IOException {
        var alone = folder.resolve("alone.senet");
        Files.writeString(alone, """
                (board (name row) (dim "a-c") (dim "1") (dir east 1 0))
                (piece (name Coin) (move (check is-mine?) (take) (check east) (drop)))
                (game (name "Alone") (board row) (players (Me (Coin a1))) (loss b1 (check not-empty?)))
                """);
        var counted = json("playouts " + alone + " --games 5");
        assertThat(counted.get("losses").toString()).isEqualTo("{\"Me\":5}");
        assertThat(counted.get("draws").getAsInt()).isZero();
        assertThat(run("playouts " + alone + " --games 5").out())
                .contains("\n  not won           5  100.0 %")
                .doesNotContain("lost by");
    }
}
