package org.senet.launcher.picture;

import java.util.Map;
import java.util.regex.Pattern;

/** One picture of many: in rows, each with its name below it. */
public final class PictureSheet {
    private static final int COLUMNS = 6;
    private static final int SIDE = 210;
    private static final int GAP = 14;
    private static final int CAPTION = 22;
    /** What says in a picture how large it is. */
    private static final Pattern SIZE = Pattern.compile("^<svg ([^>]*) width=\"[^\"]*\" height=\"[^\"]*\"");
    /** What only programs want to know. */
    private static final Pattern DATA = Pattern.compile(" data-[a-z]+=\"[^\"]*\"");

    private PictureSheet() {}

    /**
     * The sheet of some pictures.
     *
     * @param pictures documents of {@link BoardPicture} by their names
     */
    public static String of(Map<String, String> pictures) {
        int rows = (pictures.size() + COLUMNS - 1) / COLUMNS;
        int width = GAP + COLUMNS * (SIDE + GAP);
        int height = GAP + rows * (SIDE + CAPTION + GAP);
        var svg = Svg.begin(0, 0, width, height);
        svg.newLine().empty("rect", "width", width, "height", height, "fill", Palette.LIGHT.ground());
        int number = 0;
        for (var picture : pictures.entrySet()) {
            int x = GAP + number % COLUMNS * (SIDE + GAP);
            int y = GAP + number / COLUMNS * (SIDE + CAPTION + GAP);
            svg.newLine().document(nested(picture.getValue(), number, x, y));
            svg.text(
                    "text",
                    picture.getKey(),
                    "x",
                    x + SIDE / 2,
                    "y",
                    y + SIDE + CAPTION - 6,
                    "font-size",
                    14,
                    "fill",
                    Palette.LIGHT.text());
            number++;
        }
        return svg.newLine().close("svg").newLine().toString();
    }

    /** A picture with a place and a size, and with identifiers of its own. */
    private static String nested(String picture, int number, int x, int y) {
        var place = "<svg $1 x=\"" + x + "\" y=\"" + y + "\" width=\"" + SIDE + "\" height=\"" + SIDE + "\"";
        var placed = SIZE.matcher(DATA.matcher(picture).replaceAll("")).replaceFirst(place);
        return placed.replace(" id=\"", " id=\"g" + number + "-")
                .replace(" href=\"#", " href=\"#g" + number + "-")
                .strip();
    }
}
