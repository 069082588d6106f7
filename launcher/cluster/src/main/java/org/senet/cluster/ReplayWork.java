package org.senet.cluster;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.api.Games;
import org.senet.cluster.records.RecordPart;
import org.senet.cluster.records.RecordPlayer;
import org.senet.cluster.records.Telling;
import org.senet.cluster.records.Verdicts;

/**
 * Games of records that are played again: a unit is a part of a file. The texts of all parts stand in a file beside the job, from where
 * they go to those who do the units.
 *
 * @param telling what is told of each game
 * @param files the paths of the files, as they stand in messages
 * @param parts in the order of the files
 * @param hash of all texts
 */
public record ReplayWork(Telling telling, List<String> files, List<Part> parts, String hash) implements Work {
    /** A text goes to an executor as a whole. */
    private static final int LONGEST = 100 << 20;

    /**
     * A part of a file.
     *
     * @param file the number of the file, from 0
     * @param format of the text
     * @param line the number of its first line in the file, from 1
     * @param bytes how long the text is in UTF-8
     */
    public record Part(int file, String format, int line, int bytes) {}

    /** Where parts come from. */
    @FunctionalInterface
    public interface Source {
        /** The next part; null when there is none. */
        @Nullable
        RecordPart next() throws IOException;
    }

    /**
     * Plans the work: reads all parts, and keeps their texts.
     *
     * @param files the paths of the files from which parts come
     * @param folder of the job
     */
    public static ReplayWork plan(Telling telling, List<String> files, Source source, Path folder) throws IOException {
        var numbers = new HashMap<String, Integer>();
        for (int i = files.size() - 1; i >= 0; i--) {
            numbers.put(files.get(i), i);
        }
        var parts = new ArrayList<Part>();
        var digest = digest();
        var fresh = Files.createTempFile(folder, "records", ".tmp");
        try {
            try (var out = new DigestOutputStream(new BufferedOutputStream(Files.newOutputStream(fresh)), digest)) {
                for (var part = source.next(); part != null; part = source.next()) {
                    parts.add(write(part, numbers.getOrDefault(part.file(), 0), out));
                }
            }
            var hash = HexFormat.of().formatHex(digest.digest(), 0, 16);
            var work = new ReplayWork(telling, List.copyOf(files), List.copyOf(parts), hash);
            Files.move(fresh, work.texts(folder), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            return work;
        } finally {
            Files.deleteIfExists(fresh);
        }
    }

    private static Part write(RecordPart part, int file, OutputStream out) throws IOException {
        var text = part.text().getBytes(StandardCharsets.UTF_8);
        if (text.length > LONGEST) {
            throw new ClusterException(
                    "`" + part.file() + "` has a part of " + (text.length >> 20)
                            + " MB in which no place between two games is found",
                    "cut the file, or write it in another format with `replay --to`");
        }
        out.write(text);
        return new Part(file, part.format(), part.firstLine(), text.length);
    }

    private static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            // Every Java platform has it.
            throw new IllegalStateException(e);
        }
    }

    private Path texts(Path folder) {
        return folder.resolve("records-" + hash);
    }

    @Override
    public String kind() {
        return "replay";
    }

    @Override
    public int units() {
        return parts.size();
    }

    /** The path of the file from which a unit comes. */
    public String file(int unit) {
        return files.get(parts.get(unit).file());
    }

    /** What a unit has brought. */
    public static Verdicts read(String unit) {
        return Wire.read(unit, Verdicts.class);
    }

    @Override
    public Inputs inputs(Path folder) throws IOException {
        return RecordInputs.open(texts(folder), parts);
    }

    @Override
    public Units open(OpenGame game, Outlet outlet) {
        var player = new RecordPlayer(game.context(), Games.value(game.game()), telling);
        return (unit, input) -> {
            var part = parts.get(unit);
            return Wire.write(player.play(new RecordPart(file(unit), part.format(), input, part.line())));
        };
    }
}
