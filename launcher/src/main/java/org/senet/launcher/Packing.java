package org.senet.launcher;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.io.IOAccess;
import org.senet.api.Move;
import org.senet.cluster.Parcel;
import org.senet.cluster.files.RecordingFiles;

/** Makes a parcel of a game, so that other processes can open it. The game is opened here first, which also tells what is wrong with it. */
final class Packing {
    private final RecordingFiles files = new RecordingFiles();

    /** A context that remembers what its programs read. */
    Context context(Terminal terminal) {
        return Scripts.builder(terminal.in(), terminal.out(), terminal.err())
                .allowIO(IOAccess.newBuilder().fileSystem(files).build())
                .build();
    }

    /**
     * The parcel of a game that was opened in the context.
     *
     * @throws LauncherException when a match file has made it, or one of its files cannot travel
     */
    Parcel parcel(GameSession session, Arguments arguments) throws IOException {
        var origin = session.origin();
        if (origin == null) {
            throw LauncherException.usage(
                    "the game of a match file stays in this process", "name the script of a game instead");
        }
        var script = origin.script();
        var position = arguments.text("--position").orElse(session.settings().position());
        return new Parcel(
                session.game().name(),
                path(script),
                script.getCharacters().toString(),
                files.texts(Path.of(path(script))),
                origin.variant(),
                options(origin.options()),
                position,
                moves(session, arguments));
    }

    private static String path(Source script) {
        var path = script.getPath();
        return path == null
                ? script.getName()
                : Path.of(path).toAbsolutePath().normalize().toString();
    }

    private static Map<String, Object> options(List<String> texts) {
        var options = new LinkedHashMap<String, Object>();
        for (var text : texts) {
            var option = Arguments.pair("--option", text);
            options.put(option.getKey(), GameSession.optionValue(option.getValue()));
        }
        return options;
    }

    /** The names of the moves of the option {@code --after}. */
    private static List<String> moves(GameSession session, Arguments arguments) {
        var moves = new ArrayList<Move>();
        var position = session.start();
        for (var list : arguments.texts("--after")) {
            position = MoveFinder.play(position, list, moves::add);
        }
        return moves.stream().map(Move::notation).toList();
    }
}
