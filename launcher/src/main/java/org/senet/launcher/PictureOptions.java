package org.senet.launcher;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.senet.api.Move;
import org.senet.api.Position;
import org.senet.launcher.picture.BoardPicture;
import org.senet.launcher.picture.Raster;
import org.senet.launcher.picture.Scene;
import org.senet.launcher.picture.View;

/** The options of commands that draw pictures. */
final class PictureOptions {
    private static final String SVG = "--svg";
    private static final String PNG = "--png";
    private static final String SIZE = "--size";
    private static final String OUTPUT = "--output";
    private static final String STANDARD_OUTPUT = "-";
    private static final int SMALLEST = 16;
    private static final List<Option> OPTIONS = List.of(
            Option.of(OUTPUT, "FILE", "write the picture into a file; `-` is the standard output"),
            Option.of(SIZE, "N", "with `--png`, the longer side in pixels"),
            Option.flag("--dark", "a picture in dark colours"),
            Option.flag("--flip", "a picture seen from the other side"),
            Option.flag("--no-coordinates", "a picture without labels"));

    private PictureOptions() {}

    /** A command's own options, then those of pictures. */
    static Option[] with(Option... own) {
        return with(
                List.of(
                        Option.flag(SVG, "print a picture, in Scalable Vector Graphics"),
                        Option.flag(PNG, "print a picture, in Portable Network Graphics")),
                own);
    }

    /** The same for commands in which `--svg` and `--png` have a value. */
    static Option[] withValue(String value, String help, Option... own) {
        return with(
                List.of(
                        Option.of(SVG, value, help + ", in Scalable Vector Graphics"),
                        Option.of(PNG, value, help + ", in Portable Network Graphics")),
                own);
    }

    private static Option[] with(List<Option> formats, Option... own) {
        return Stream.of(Stream.of(own), formats.stream(), OPTIONS.stream())
                .flatMap(options -> options)
                .toArray(Option[]::new);
    }

    /**
     * Whether a picture is wanted.
     *
     * @throws LauncherException when options for pictures are given without one, with two, or with `--json`
     */
    static boolean wanted(Arguments arguments) {
        boolean wanted = arguments.has(SVG) || arguments.has(PNG);
        for (var option : OPTIONS) {
            if (!wanted && arguments.has(option.name())) {
                throw LauncherException.usage("`" + option.name() + "` is for pictures", "add `--svg` or `--png`");
            }
        }
        requireOne(arguments, SVG, PNG);
        if (arguments.has(SIZE) && arguments.has(SVG)) {
            throw LauncherException.usage("`--size` is for `--png`: a picture in SVG has any size");
        }
        requireOne(arguments, SVG, "--json");
        requireOne(arguments, PNG, "--json");
        return wanted;
    }

    private static void requireOne(Arguments arguments, String one, String other) {
        if (arguments.has(one) && arguments.has(other)) {
            throw LauncherException.usage("`" + one + "` and `" + other + "` do not go together");
        }
    }

    /** The whole number that stands behind `--svg` or `--png`. */
    static long number(Arguments arguments) {
        return arguments.number(arguments.has(SVG) ? SVG : PNG, 0, Integer.MAX_VALUE, 0);
    }

    /** Writes the picture of a scene where the command line wants it. */
    static void write(Arguments arguments, Terminal terminal, Position position, Scene scene) throws IOException {
        int size = (int) arguments.number(SIZE, SMALLEST, Raster.LARGEST, 0);
        var file = arguments.text(OUTPUT).filter(name -> !name.equals(STANDARD_OUTPUT));
        boolean pixels = arguments.has(PNG);
        if (pixels && file.isEmpty() && terminal.isInteractive()) {
            throw LauncherException.usage("a picture in PNG is no text for a terminal", "write it by `--output FILE`");
        }
        var view = new View(arguments.has("--dark"), arguments.has("--flip"), !arguments.has("--no-coordinates"));
        var picture = new BoardPicture(position.game()).draw(scene, view);
        if (pixels) {
            var image = image(picture, size);
            if (file.isPresent()) {
                WholeFile.write(Path.of(file.get()), image);
            } else {
                terminal.out().write(image);
            }
        } else if (file.isPresent()) {
            WholeFile.write(Path.of(file.get()), picture);
        } else {
            terminal.out().print(picture);
        }
    }

    /** Java has no letters of its own: it throws errors of several kinds where there are none. */
    private static byte[] image(String picture, int size) throws IOException {
        try {
            return Raster.png(picture, size);
        } catch (LinkageError | InternalError e) {
            throw LauncherException.failure(
                    "Java cannot draw letters on this machine: " + e.getMessage(),
                    "install fonts and the library fontconfig, or use `--svg`");
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
