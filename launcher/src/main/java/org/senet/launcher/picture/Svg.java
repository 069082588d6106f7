package org.senet.launcher.picture;

import java.util.Locale;

/** Writes elements of Scalable Vector Graphics. */
final class Svg {
    private final StringBuilder text = new StringBuilder();

    /** Begins a document, which shows a rectangle of the plane at its size; texts stand in the middle of their places. */
    static Svg begin(double left, double top, double width, double height) {
        return new Svg()
                .open(
                        "svg",
                        "xmlns",
                        "http://www.w3.org/2000/svg",
                        "viewBox",
                        number(left) + " " + number(top) + " " + number(width) + " " + number(height),
                        "width",
                        width,
                        "height",
                        height,
                        "font-family",
                        "sans-serif",
                        "text-anchor",
                        "middle");
    }

    /**
     * Opens an element.
     *
     * @param attributes names and values in turn: texts or numbers
     */
    Svg open(String name, Object... attributes) {
        start(name, attributes);
        text.append('>');
        return this;
    }

    Svg close(String name) {
        text.append("</").append(name).append('>');
        return this;
    }

    /** Writes an element with nothing in it. */
    Svg empty(String name, Object... attributes) {
        start(name, attributes);
        text.append("/>");
        return this;
    }

    /** Writes an element with a text in it. */
    Svg text(String name, String content, Object... attributes) {
        open(name, attributes);
        text.append(escape(content));
        return close(name);
    }

    /** Writes a whole document as an element. */
    Svg document(String written) {
        text.append(written);
        return this;
    }

    Svg newLine() {
        text.append('\n');
        return this;
    }

    private void start(String name, Object... attributes) {
        text.append('<').append(name);
        for (int i = 0; i < attributes.length; i += 2) {
            text.append(' ').append(attributes[i]).append("=\"");
            var value = attributes[i + 1];
            text.append(value instanceof Number n ? number(n.doubleValue()) : escape(String.valueOf(value)));
            text.append('"');
        }
    }

    /** A number with at most one decimal. */
    static String number(double value) {
        double rounded = Math.rint(value * 10) / 10;
        return rounded == Math.rint(rounded)
                ? String.valueOf((long) rounded)
                : String.format(Locale.ROOT, "%.1f", rounded);
    }

    /** A text as XML has it; characters that XML forbids become question marks. */
    static String escape(String raw) {
        var out = new StringBuilder();
        raw.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> out.append("&amp;");
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '"' -> out.append("&quot;");
                default -> out.appendCodePoint(isAllowed(c) ? c : '?');
            }
        });
        return out.toString();
    }

    private static boolean isAllowed(int c) {
        return c == '\t' || c == '\n' || c >= 0x20 && c < 0xD800 || c > 0xDFFF && c < 0xFFFE || c > 0xFFFF;
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
