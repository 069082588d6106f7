package org.senet.launcher;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.senet.api.Move;
import org.senet.api.Position;
import org.senet.launcher.picture.BoardPicture;
import org.senet.launcher.picture.Scene;
import org.senet.launcher.picture.View;

/** The options of commands that draw pictures. */
final class PictureOptions {
    private static final List<Option> OPTIONS = List.of(
            Option.flag("--svg", "print a picture, in Scalable Vector Graphics"),
            Option.of("--output", "FILE", "with `--svg`, write the picture into a file"),
            Option.flag("--dark", "with `--svg`, in dark colours"),
            Option.flag("--flip", "with `--svg`, seen from the other side"),
            Option.flag("--no-coordinates", "with `--svg`, without labels"));

    private PictureOptions() {}

    /** A command's own options, then those of pictures. */
    static Option[] with(Option... own) {
        return Stream.concat(Stream.of(own), OPTIONS.stream()).toArray(Option[]::new);
    }

    /**
     * Whether a picture is wanted.
     *
     * @throws LauncherException when options for pictures are given without `--svg`, or with `--json`
     */
    static boolean wanted(Arguments arguments) {
        boolean wanted = arguments.has("--svg");
        for (var option : OPTIONS) {
            if (!wanted && arguments.has(option.name())) {
                throw LauncherException.usage("`" + option.name() + "` is for pictures", "add `--svg`");
            }
        }
        if (wanted && arguments.has("--json")) {
            throw LauncherException.usage("`--svg` and `--json` do not go together");
        }
        return wanted;
    }

    /** Writes the picture of a scene where the command line wants it. */
    static void write(Arguments arguments, Terminal terminal, Position position, Scene scene) throws IOException {
        var view = new View(arguments.has("--dark"), arguments.has("--flip"), !arguments.has("--no-coordinates"));
        var picture = new BoardPicture(position.game()).draw(scene, view);
        var file = arguments.text("--output");
        if (file.isPresent()) {
            WholeFile.write(Path.of(file.get()), picture);
        } else {
            terminal.out().print(picture);
        }
    }

    /** The position in which a command begins, after the moves of the option `--after`. */
    static Position after(Arguments arguments, Position start) {
        var position = start;
        for (var list : arguments.texts("--after")) {
            position = MoveFinder.play(position, list);
        }
        return position;
    }

    /** The moves of the option `--move`. */
    static List<Move> moves(Arguments arguments, Position position) {
        var moves = new ArrayList<Move>();
        for (var typed : arguments.texts("--move")) {
            moves.add(MoveFinder.meant(position, typed));
        }
        return moves;
    }
}
