package org.senet.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a comparison of two games finds, and games that are saved. */
class CompareTest {
    @TempDir
    private static Path folder = Path.of("");

    private static JsonObject compare(String... words) {
        var line = new ArrayList<>(List.of("compare"));
        line.addAll(List.of(words));
        line.addAll(List.of("--json", "--search", "0", "--seed", "3"));
        var result = EngineSeatsTest.run(line.toArray(String[]::new));
        assertThat(result.err()).isEmpty();
        assertThat(result.exitCode()).isZero();
        return JsonParser.parseString(result.out()).getAsJsonObject();
    }

    /** Tic-tac-toe without one of the diagonals. */
    private static String withoutDiagonal() throws IOException {
        var file = folder.resolve("without-diagonal.senet");
        var script = Files.readString(Path.of(System.getProperty("senet.root"), "games", "tic-tac-toe.senet"));
        var changed = script.replace("(any n ne e se)", "(any n e se)");
        assertThat(changed).isNotEqualTo(script);
        Files.writeString(file, changed);
        return file.toString();
    }

    private static List<String> texts(JsonObject object, String name) {
        return StreamSupport.stream(object.getAsJsonArray(name).spliterator(), false)
                .map(JsonElement::getAsString)
                .toList();
    }

    private static JsonObject figure(JsonObject comparison, String name) {
        var series = comparison.getAsJsonArray("series").get(0).getAsJsonObject();
        return StreamSupport.stream(series.getAsJsonArray("figures").spliterator(), false)
                .map(JsonElement::getAsJsonObject)
                .filter(figure -> figure.get("name").getAsString().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** Three marks of one side need five moves, so no shorter line can show that a diagonal is missing. */
    @Test
    void theShortestLineIsFound() throws IOException {
        var comparison = compare("tic-tac-toe", withoutDiagonal(), "--games", "1500", "--valued", "0");
        var difference = comparison.getAsJsonObject("difference");
        var line = texts(difference, "line");
        assertThat(line).hasSize(5);
        assertThat(List.of(line.get(0), line.get(2), line.get(4))).containsExactlyInAnyOrder("a1", "b2", "c3");
        assertThat(difference.get("shortest").getAsBoolean()).isTrue();
        assertThat(difference.get("firstResult").getAsString()).isEqualTo("X wins");
        assertThat(difference.get("secondResult").isJsonNull()).isTrue();
        assertThat(texts(difference, "onlySecond")).hasSize(4);
        // One of eight lines less makes draws more frequent.
        var drawn = figure(comparison, "drawn");
        assertThat(drawn.get("difference").getAsDouble()).isPositive();
        assertThat(drawn.get("significant").getAsBoolean()).isTrue();
        assertThat(figure(comparison, "captures").get("significant").getAsBoolean())
                .isFalse();
    }

    /** Nobody wins either game, but others lose: Bob in the one, Cid in the other, when the die shows 2. */
    @Test
    void whoLosesWhatNobodyWinsIsADifference() throws IOException {
        var comparison = compare(script("Bob"), script("Cid"), "--games", "500", "--valued", "0");
        var difference = comparison.getAsJsonObject("difference");
        assertThat(texts(difference, "line")).containsExactly("b", "2");
        assertThat(difference.get("firstResult").getAsString()).contains("Bob");
        assertThat(difference.get("secondResult").getAsString()).contains("Cid");
        var lost = figure(comparison, "lost by Bob");
        assertThat(lost.get("first").getAsDouble()).isGreaterThan(0.6);
        assertThat(lost.get("second").getAsDouble()).isZero();
        assertThat(figure(comparison, "drawn").get("first").getAsDouble()).isZero();
        assertThat(comparison.get("partial").getAsBoolean()).isFalse();
    }

    private static String script(String loser) throws IOException {
        var file = folder.resolve("lots-" + loser + ".senet");
        Files.writeString(file, AnalyzeTest.lots(loser));
        return file.toString();
    }

    /** Tic-tac-toe has 5478 positions, the first one and those of ended games included. */
    @Test
    void equalGamesAreComparedToTheEnd() {
        var comparison = compare("tic-tac-toe", "tic-tac-toe", "--games", "40", "--valued", "2", "--samples", "4");
        assertThat(comparison.get("same").getAsBoolean()).isTrue();
        assertThat(comparison.get("complete").getAsBoolean()).isTrue();
        assertThat(comparison.get("compared").getAsInt()).isEqualTo(5478);
        assertThat(figure(comparison, "length").get("difference").getAsDouble()).isZero();
    }

    /** Where the lines are too many, chance finds the difference, and what has nothing to do with it is left out. */
    @Test
    void longLinesAreFoundByChanceAndShortened() throws IOException {
        var comparison = compare("tic-tac-toe", withoutDiagonal(), "--positions", "500", "--games", "0");
        var difference = comparison.getAsJsonObject("difference");
        assertThat(difference.get("shortest").getAsBoolean()).isFalse();
        assertThat(texts(difference, "line")).contains("a1", "b2", "c3").hasSizeBetween(5, 7);
        assertThat(comparison.getAsJsonArray("series")).isEmpty();
    }

    @Test
    void optionsOfOneGameAreCompared() {
        var comparison = compare("chess", "chess", "--option-b", "princes=yes", "--games", "0", "--positions", "5");
        assertThat(comparison.get("second").getAsString()).isEqualTo("Chess (princes=yes)");
        var wrong = EngineSeatsTest.run("compare", "chess", "chess", "--option-b", "prinzes=yes");
        assertThat(wrong.exitCode()).isEqualTo(2);
        assertThat(wrong.err()).contains("prinzes");
    }

    @ParameterizedTest
    @ValueSource(strings = {"pgn", "pdn", "sgf", "json"})
    void aMatchSavesItsGames(String format) {
        var file = folder.resolve("match." + format).toString();
        var match = EngineSeatsTest.run(
                "match", "tic-tac-toe", "--games", "5", "--seed", "4", "--alternate", "--threads", "2", "--save", file);
        assertThat(match.err()).isEmpty();
        var replay = EngineSeatsTest.run("replay", file, "--game", "tic-tac-toe", "--summary");
        assertThat(replay.out()).startsWith("5 games, ").contains("5 accepted, 0 refused");
    }

    @Test
    void aFileWithoutAFormatIsRefused() {
        var match = EngineSeatsTest.run("match", "tic-tac-toe", "--save", "games.txt");
        assertThat(match.exitCode()).isEqualTo(2);
        assertThat(match.err())
                .contains("`games.txt` names no format")
                .contains(".pgn, .pdn, .sgf, .json, .kif, .csa, .usi or .ggf");
    }
}
