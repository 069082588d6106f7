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

class TournamentTest {
    @TempDir
    private static Path folder = Path.of("");

    private static JsonObject play(String... words) {
        var line = new ArrayList<>(List.of("tournament"));
        line.addAll(List.of(words));
        line.addAll(List.of("--json", "--seed", "5"));
        var result = EngineSeatsTest.run(line.toArray(String[]::new));
        assertThat(result.err()).isEmpty();
        assertThat(result.exitCode()).isZero();
        return JsonParser.parseString(result.out()).getAsJsonObject();
    }

    private static JsonObject player(JsonObject table, String name) {
        return StreamSupport.stream(table.getAsJsonArray("players").spliterator(), false)
                .map(JsonElement::getAsJsonObject)
                .filter(player -> player.get("name").getAsString().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** Who thinks of the answer to its move wins more than who does not, and that more than who plays anything. */
    @Test
    void allPlayAll() {
        var table = play(
                "tic-tac-toe",
                "--player",
                "a=random",
                "--player",
                "b=two-ply",
                "--player",
                "greedy",
                "--rounds",
                "8",
                "--opening",
                "1");
        assertThat(table.get("games").getAsInt()).isEqualTo(3 * 8 * 2);
        var best = table.getAsJsonArray("players").get(0).getAsJsonObject();
        assertThat(best.get("name").getAsString()).isEqualTo("b");
        double points = 0;
        double elo = 0;
        for (var element : table.getAsJsonArray("players")) {
            var player = element.getAsJsonObject();
            assertThat(player.get("games").getAsInt()).isEqualTo(32);
            assertThat(player.get("won").getAsInt()
                            + player.get("drawn").getAsInt()
                            + player.get("lost").getAsInt())
                    .isEqualTo(32);
            points += player.get("points").getAsDouble();
            elo += player.get("elo").getAsDouble();
        }
        assertThat(points).isEqualTo(48);
        assertThat(Math.abs(elo)).isLessThan(1e-6);
    }

    @Test
    void aGauntletIsPlayedByTheFirst() {
        var table = play(
                "tic-tac-toe",
                "--player",
                "a=random",
                "--player",
                "b=random",
                "--player",
                "c=random",
                "--gauntlet",
                "--rounds",
                "2");
        assertThat(player(table, "a").get("games").getAsInt()).isEqualTo(8);
        assertThat(player(table, "b").get("games").getAsInt()).isEqualTo(4);
        assertThat(player(table, "b").getAsJsonObject("against").keySet()).containsExactly("a");
    }

    /** The journal is cut in the middle of a line, as when the process was killed: the table is the same in the end. */
    @Test
    void whatWasInterruptedGoesOn() throws IOException {
        var journal = folder.resolve("journal.jsonl");
        var words = new ArrayList<>(List.of(
                "tic-tac-toe",
                "--player",
                "a=random",
                "--player",
                "b=greedy",
                "--rounds",
                "6",
                "--opening",
                "2",
                "--journal",
                journal.toString()));
        var whole = play(words.toArray(String[]::new));
        var text = Files.readString(journal);
        assertThat(text.lines()).hasSize(13);
        Files.writeString(journal, text.substring(0, text.length() * 2 / 3));
        words.addAll(List.of("--threads", "2"));
        assertThat(play(words.toArray(String[]::new))).isEqualTo(whole);
        assertThat(Files.readString(journal).lines())
                .containsExactlyInAnyOrderElementsOf(text.lines().toList());
        words.set(6, "7");
        words.addAll(List.of("--seed", "5"));
        var other = EngineSeatsTest.run(new ArrayList<>(withCommand(words)).toArray(String[]::new));
        assertThat(other.exitCode()).isEqualTo(2);
        assertThat(other.err()).contains("is the journal of another tournament");
    }

    private static List<String> withCommand(List<String> words) {
        var line = new ArrayList<>(List.of("tournament"));
        line.addAll(words);
        return line;
    }

    /** A file says the same as a command line; the games are saved, and can be played again. */
    @Test
    void aFileSaysWhatIsPlayed() throws IOException {
        var openings = folder.resolve("openings.txt");
        Files.writeString(openings, "b2,a1\n\na1,b2\n");
        var file = folder.resolve("cup.json");
        var games = folder.resolve("cup.pgn");
        Files.writeString(file, """
                {"game": "tic-tac-toe", "player": ["x=random", "y=random"], "rounds": 2, "openings": "%s", "save": "%s"}
                """.formatted(openings, games));
        var table = play(file.toString());
        assertThat(table.get("games").getAsInt()).isEqualTo(4);
        var replay = EngineSeatsTest.run("replay", games.toString(), "--game", "tic-tac-toe", "--summary");
        assertThat(replay.out()).contains("4 accepted, 0 refused");
        assertThat(Files.readString(games)).contains("[White \"x\"]", "[White \"y\"]", "FEN");
        Files.writeString(file, "{\"game\": \"tic-tac-toe\", \"rouns\": 2}");
        var wrong = EngineSeatsTest.run("tournament", file.toString());
        assertThat(wrong.exitCode()).isEqualTo(2);
        assertThat(wrong.err()).contains("a tournament has no setting `rouns`").contains("--rounds");
        Files.writeString(openings, "b2,a1\na1,b9\n");
        var opening = EngineSeatsTest.run(
                "tournament",
                "tic-tac-toe",
                "--player",
                "a=random",
                "--player",
                "b=random",
                "--openings",
                openings.toString());
        assertThat(opening.exitCode()).isEqualTo(2);
        assertThat(opening.err()).contains("in the opening `a1,b9`: `b9` is not a legal move of O here");
    }

    /** Random play is so much weaker than thinking of the answer that the test ends long before all games are played. */
    @Test
    void aSequentialTestEndsEarlyAndWhateverTheThreads() {
        var words = List.of(
                "tic-tac-toe", "--player", "a=two-ply", "--player", "b=random", "--rounds", "500", "--sprt", "0,100");
        var table = play(words.toArray(String[]::new));
        assertThat(table.getAsJsonObject("sprt").get("accepted").getAsDouble()).isEqualTo(100);
        assertThat(table.get("games").getAsInt()).isLessThan(200);
        var more = new ArrayList<>(words);
        more.addAll(List.of("--threads", "3"));
        assertThat(play(more.toArray(String[]::new))).isEqualTo(table);
    }

    @Test
    void whatMakesNoSenseIsRefused() {
        assertThat(error("tic-tac-toe", "--player", "random")).contains("needs two players or more");
        assertThat(error("tic-tac-toe", "--player", "random", "--player", "random"))
                .contains("two players are called `random`");
        assertThat(error("tic-tac-toe", "--player", "random", "--player", "b=nobody"))
                .contains("there is no player `nobody`");
        assertThat(error("tic-tac-toe", "--player", "random", "--player", "b=random", "--sprt", "5"))
                .contains("`--sprt` takes two differences");
        assertThat(error("peg-solitaire", "--player", "random", "--player", "b=random"))
                .contains("a tournament is for games of two players");
        assertThat(error("nothing.json")).contains("there is no file `nothing.json`");
    }

    private static String error(String... words) {
        var result = EngineSeatsTest.run(withCommand(List.of(words)).toArray(String[]::new));
        assertThat(result.exitCode()).isEqualTo(2);
        return result.err();
    }
}
