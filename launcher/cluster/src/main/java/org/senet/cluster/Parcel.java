package org.senet.cluster;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Source;
import org.jspecify.annotations.Nullable;
import org.senet.api.Game;
import org.senet.api.Games;
import org.senet.api.Position;

/**
 * A game as it travels: texts, and nothing that lives.
 *
 * @param game the title
 * @param script the script's path where it comes from, or what it is called there if it is in no file
 * @param text the script
 * @param files all other files that it reads while it is loaded, by their absolute paths
 * @param variant the title of the variant that is played, or null for the game of the script itself
 * @param options of the game, by their names: texts, whole numbers and truth values
 * @param position the text of the first position, or null for the game's own
 * @param moves the notations of moves that were made from there, because what came before may count
 */
public record Parcel(
        String game,
        String script,
        String text,
        Map<String, String> files,
        @Nullable String variant,
        Map<String, Object> options,
        @Nullable String position,
        List<String> moves) {

    /** Whether the script has a path that others can count from. */
    private boolean hasFile() {
        return Path.of(script).isAbsolute();
    }

    /** The script as the language reads it; its path stands in messages. */
    Source source() {
        return hasFile()
                ? Source.newBuilder(Games.LANGUAGE, new File(script))
                        .content(text)
                        .cached(true)
                        .buildLiteral()
                : Source.newBuilder(Games.LANGUAGE, text, script).buildLiteral();
    }

    /**
     * Opens the game in a context that can read its {@link #files}.
     *
     * @throws ClusterException when the script makes no game
     * @throws org.graalvm.polyglot.PolyglotException when the script fails
     */
    OpenGame open(Context context) {
        var value = context.eval(source());
        if (!Games.isGame(value)) {
            throw new ClusterException("`" + script + "` makes no game", null);
        }
        Game opened = Games.of(value);
        if (variant != null) {
            opened = opened.variant(variant);
        }
        for (var option : new TreeMap<>(options).entrySet()) {
            opened = opened.withOption(option.getKey(), option.getValue());
        }
        Position start = position == null ? opened.start() : opened.position(position);
        for (var move : moves) {
            start = start.apply(move);
        }
        return new OpenGame(context, opened, start);
    }

    /**
     * A number in hexadecimal digits that is another one for another game, position or history. It does not depend on the folder in
     * which the files are.
     */
    public String hash() {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            add(digest, text);
            var folder = hasFile() ? Path.of(script).getParent() : null;
            for (var file : new TreeMap<>(files).entrySet()) {
                add(digest, folder == null ? file.getKey() : relative(folder, file.getKey()));
                add(digest, file.getValue());
            }
            add(digest, String.valueOf(variant));
            add(digest, new TreeMap<>(options).toString());
            add(digest, String.valueOf(position));
            moves.forEach(move -> add(digest, move));
            return HexFormat.of().formatHex(digest.digest(), 0, 16);
        } catch (NoSuchAlgorithmException e) {
            // Every Java platform has it.
            throw new IllegalStateException(e);
        }
    }

    private static String relative(Path folder, String file) {
        return folder.relativize(Path.of(file)).toString().replace('\\', '/');
    }

    private static void add(MessageDigest digest, String text) {
        var bytes = text.getBytes(StandardCharsets.UTF_8);
        digest.update((bytes.length + ":").getBytes(StandardCharsets.UTF_8));
        digest.update(bytes);
    }
}
