package org.senet.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalTest {
    @TempDir
    private static Path folder = Path.of("");

    private static Job job(String text, int depth) {
        var parcel = new Parcel("Game", "/games/game.senet", text, Map.of(), null, Map.of(), null, List.of());
        return new Job(
                "1",
                parcel,
                new PerftWork(depth, 1, List.of(new PerftWork.Share("a", 2), new PerftWork.Share("b", 1))));
    }

    private static Path journal(String name, int units) throws IOException {
        var file = folder.resolve(name);
        try (var journal = Journal.open(file, job("x", 3))) {
            for (int unit = 0; unit < units; unit++) {
                journal.add(unit, Integer.toString(10 * unit));
            }
        }
        return file;
    }

    @Test
    void whatWasWrittenIsThereAgain() throws IOException {
        var file = journal("again", 2);
        try (var journal = Journal.open(file, job("x", 3))) {
            assertThat(journal.results()).containsExactly(Map.entry(0, "0"), Map.entry(1, "10"));
            journal.add(2, "20");
        }
        assertThat(Merge.of(List.of(file)).results()).containsEntry(2, "20").hasSize(3);
    }

    /** Whatever part of the last line a crash has left. */
    @Test
    void aLineThatWasCutOffIsRemoved() throws IOException {
        var whole = Files.readString(journal("whole", 2));
        int last = whole.lastIndexOf('\n', whole.length() - 2) + 1;
        for (int end = last + 1; end < whole.length(); end++) {
            var file = folder.resolve("cut");
            Files.writeString(file, whole.substring(0, end));
            try (var journal = Journal.open(file, job("x", 3))) {
                assertThat(journal.results()).containsOnlyKeys(0);
                journal.add(1, "10");
            }
            assertThat(Files.readString(file)).isEqualTo(whole);
        }
    }

    @Test
    void aHeaderThatWasCutOffIsWrittenAgain() throws IOException {
        var whole = Files.readString(journal("begun", 0));
        var file = folder.resolve("begun-cut");
        Files.writeString(file, whole.substring(0, whole.length() / 2));
        Journal.open(file, job("x", 3)).close();
        assertThat(Files.readString(file)).isEqualTo(whole);
    }

    @Test
    void theJournalOfAnotherJobIsRefused() throws IOException {
        var file = journal("mine", 1);
        var before = Files.readString(file);
        assertThatThrownBy(() -> Journal.open(file, job("y", 3)))
                .hasMessage(
                        "`" + file + "` is the journal of another job: it is of other rules, another variant, option or"
                                + " position of Game");
        assertThatThrownBy(() -> Journal.open(file, job("x", 4))).hasMessageEndingWith("it is of depth 3, not 4");
        assertThat(Files.readString(file)).isEqualTo(before);
    }

    @Test
    void anyOtherFileIsRefusedAndLeftAlone() throws IOException {
        var file = folder.resolve("letter");
        for (var text : List.of("Dear diary", "Dear diary\n", "{}\n")) {
            Files.writeString(file, text);
            assertThatThrownBy(() -> Journal.open(file, job("x", 3)))
                    .hasMessage("`" + file + "` is no journal of Senet");
            assertThatThrownBy(() -> Journal.read(file)).hasMessage("`" + file + "` is no journal of Senet");
            assertThat(Files.readString(file)).isEqualTo(text);
        }
    }

    @Test
    void damageInTheMiddleIsTold() throws IOException {
        var file = journal("damaged", 3);
        Files.writeString(file, Files.readString(file).replace("1\t10\t", "1\t11\t"));
        assertThatThrownBy(() -> Journal.read(file)).hasMessage("line 3 of `" + file + "` is damaged");
    }

    @Test
    void onlyOneWritesAtATime() throws IOException {
        var file = folder.resolve("busy");
        try (var first = Journal.open(file, job("x", 3))) {
            assertThat(first.size()).isZero();
            assertThatThrownBy(() -> Journal.open(file, job("x", 3)))
                    .hasMessage("another process writes to `" + file + "`");
        }
    }

    @Test
    void aMergeHasEachUnitOnce() throws IOException {
        var some = journal("some", 2);
        assertThatThrownBy(() -> Merge.of(List.of(some))).hasMessage("1 of 3 units are missing: 2");
        assertThatThrownBy(() -> Merge.of(List.of(some, journal("same", 1))))
                .hasMessage("unit 0 is in `" + some + "` and in `" + folder.resolve("same") + "`");
    }

    @Test
    void aHashTellsGamesApartButNotFolders() {
        var files = Map.of("/here/lib/a.senet", "1");
        var one = new Parcel("G", "/here/g.senet", "x", files, null, Map.of("size", 5L), null, List.of("a1"));
        var moved = new Parcel(
                "G",
                "/there/g.senet",
                "x",
                Map.of("/there/lib/a.senet", "1"),
                null,
                Map.of("size", 5L),
                null,
                List.of("a1"));
        assertThat(moved.hash()).isEqualTo(one.hash());
        var others = List.of(
                new Parcel("G", "/here/g.senet", "y", files, null, Map.of("size", 5L), null, List.of("a1")),
                new Parcel("G", "/here/g.senet", "x", Map.of(), null, Map.of("size", 5L), null, List.of("a1")),
                new Parcel("G", "/here/g.senet", "x", files, "v", Map.of("size", 5L), null, List.of("a1")),
                new Parcel("G", "/here/g.senet", "x", files, null, Map.of("size", 6L), null, List.of("a1")),
                new Parcel("G", "/here/g.senet", "x", files, null, Map.of("size", 5L), "p", List.of("a1")),
                new Parcel("G", "/here/g.senet", "x", files, null, Map.of("size", 5L), null, List.of()));
        assertThat(others).extracting(Parcel::hash).doesNotHaveDuplicates().doesNotContain(one.hash());
    }

    @Test
    void aJobTravelsAsText() {
        var job = job("x", 3);
        assertThat(Job.read(job.write())).isEqualTo(job);
        assertThatThrownBy(() -> Job.read(job.write().replace("\"text\":\"x\"", "\"text\":\"y\"")))
                .hasMessage("the game of the job was changed on its way");
    }

    @Test
    void shardsHaveEachUnitOnce() {
        assertThat(Shard.read("2/3").units(8)).containsExactly(1, 4, 7);
        assertThat(Shard.read("1/3").units(8)).containsExactly(0, 3, 6);
        assertThatThrownBy(() -> Shard.read("0/3")).hasMessage("there is no shard 0/3");
        assertThatThrownBy(() -> Shard.read("x")).hasMessageContaining("written as `3/64`");
    }

    /** The seeds of a game follow from its number, so that anybody can play it. */
    @Test
    void seedsFollowFromTheNumberOfTheGame() {
        var all = new MatchSeeds(7, 2, 2);
        all.next();
        all.next();
        var third = all.next();
        var alone = new MatchSeeds(7, 2, 2).skipTo(2).next();
        assertThat(alone.seeds()).containsExactly(third.seeds());
        assertThat(alone.opening()).isEqualTo(third.opening());
    }
}
