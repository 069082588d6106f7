package org.senet.launcher.analysis;

import java.util.List;
import java.util.Locale;

/** Draws plots in Scalable Vector Graphics; colours are those of the page's style sheet. */
final class Plot {
    private static final int WIDTH = 640;
    private static final int HEIGHT = 220;
    private static final int LEFT = 56;
    private static final int BOTTOM = 34;
    private static final int TOP = 10;
    private static final int TICKS = 4;
    private static final int BINS = 30;

    private final StringBuilder out = new StringBuilder();
    private final double lowX;
    private final double highX;
    private final double highY;

    private Plot(String title, double lowX, double highX, double highY, String nameX, String nameY) {
        this.lowX = lowX;
        this.highX = highX > lowX ? highX : lowX + 1;
        this.highY = highY > 0 ? highY : 1;
        out.append("<svg viewBox=\"0 0 " + WIDTH + " " + HEIGHT + "\" role=\"img\"><title>")
                .append(Html.escaped(title))
                .append("</title>");
        for (int i = 0; i <= TICKS; i++) {
            double y = this.highY * i / TICKS;
            double x = this.lowX + (this.highX - this.lowX) * i / TICKS;
            add("<line class=\"grid\" x1=\"%d\" x2=\"%d\" y1=\"%.1f\" y2=\"%.1f\"/>", LEFT, WIDTH, y(y), y(y));
            add("<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%s</text>", LEFT - 6, y(y) + 4, TextReport.number(y));
            add(
                    "<text x=\"%.1f\" y=\"%d\" text-anchor=\"%s\">%s</text>",
                    x(x), HEIGHT - BOTTOM + 15, i == TICKS ? "end" : "middle", TextReport.number(x));
        }
        add("<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">%s</text>", WIDTH / 2, HEIGHT - 3, Html.escaped(nameX));
        add(
                "<text transform=\"translate(11 %d) rotate(-90)\" text-anchor=\"middle\">%s</text>",
                HEIGHT / 2, Html.escaped(nameY));
    }

    /** A line through points whose abscissas count from 0 in steps; those that are no numbers are left out. */
    static String line(String title, List<Double> values, double step, String nameX, String nameY) {
        double highest = values.stream()
                .filter(Double::isFinite)
                .mapToDouble(v -> v)
                .max()
                .orElse(0);
        var plot = new Plot(title, 0, step * Math.max(1, values.size() - 1), highest, nameX, nameY);
        var points = new StringBuilder();
        for (int i = 0; i < values.size(); i++) {
            if (Double.isFinite(values.get(i))) {
                points.append(String.format(Locale.ROOT, "%.1f,%.1f ", plot.x(i * step), plot.y(values.get(i))));
            }
        }
        plot.add("<polyline points=\"%s\"/>", points.toString().strip());
        return plot.end();
    }

    /** How often numbers come; whole numbers of a small range each have a bar of their own. */
    static String histogram(String title, double[] numbers, String nameX, String nameY) {
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        for (double number : numbers) {
            least = Math.min(least, number);
            most = Math.max(most, number);
        }
        if (numbers.length == 0) {
            return "";
        }
        double width = Math.max(1, Math.ceil((most - least + 1) / BINS));
        var bins = new long[(int) ((most - least) / width) + 1];
        long highest = 0;
        for (double number : numbers) {
            highest = Math.max(highest, ++bins[(int) ((number - least) / width)]);
        }
        var plot = new Plot(title, least, least + bins.length * width, highest, nameX, nameY);
        for (int i = 0; i < bins.length; i++) {
            double x = plot.x(least + i * width);
            double next = plot.x(least + (i + 1) * width);
            plot.add(
                    "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"/>",
                    x, plot.y(bins[i]), Math.max(0.5, next - x - 1), plot.y(0) - plot.y(bins[i]));
        }
        return plot.end();
    }

    private double x(double value) {
        return LEFT + (WIDTH - LEFT - 4) * (value - lowX) / (highX - lowX);
    }

    private double y(double value) {
        return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * value / highY;
    }

    private void add(String format, Object... values) {
        out.append(String.format(Locale.ROOT, format, values));
    }

    private String end() {
        return out.append("</svg>").toString();
    }
}
