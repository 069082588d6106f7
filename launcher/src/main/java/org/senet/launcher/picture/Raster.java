package org.senet.launcher.picture;

import com.github.weisj.jsvg.parser.DocumentLimits;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import javax.imageio.ImageIO;

/** Turns pictures into images of pixels, in Portable Network Graphics. Needs no screen. */
public final class Raster {
    /** The longer side of the largest image. */
    public static final int LARGEST = 8192;

    private static final int DEPTH = 64;

    static {
        System.setProperty("java.awt.headless", "true");
        ImageIO.setUseCache(false);
    }

    private Raster() {}

    /**
     * The image of a picture.
     *
     * @param picture a document of {@link BoardPicture}
     * @param size of the longer side, in pixels; 0 for the picture's own
     */
    public static byte[] png(String picture, int size) throws IOException {
        // The limits are meant for documents of strangers; a board may have thousands of positions.
        var context = LoaderContext.builder()
                .documentLimits(new DocumentLimits(DEPTH, DEPTH, Integer.MAX_VALUE))
                .build();
        var bytes = new ByteArrayInputStream(picture.getBytes(StandardCharsets.UTF_8));
        var document = Objects.requireNonNull(new SVGLoader().load(bytes, null, context));
        var own = document.size();
        double longer = Math.max(own.width, own.height);
        double scale = (size == 0 ? Math.min(longer, LARGEST) : size) / longer;
        var image = new BufferedImage(
                (int) Math.max(1, Math.round(own.width * scale)),
                (int) Math.max(1, Math.round(own.height * scale)),
                BufferedImage.TYPE_INT_RGB);
        var graphics = image.createGraphics();
        try {
            graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
            graphics.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
            document.render(
                    (java.awt.Component) null, graphics, new ViewBox(0, 0, image.getWidth(), image.getHeight()));
        } finally {
            graphics.dispose();
        }
        var out = new ByteArrayOutputStream();
        ImageIO.write(image, "png", out);
        return out.toByteArray();
    }
}
