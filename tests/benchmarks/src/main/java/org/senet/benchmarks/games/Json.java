package org.senet.benchmarks.games;

import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/** Measurements as JSON, with every slice. */
final class Json {
    private Json() {}

    static String of(String machine, List<GameSpeed> speeds) {
        return speeds.stream()
                .map(Json::game)
                .collect(Collectors.joining(
                        ",\n", "{\"machine\": \"" + machine.replace("\"", "'") + "\",\n\"games\": [\n", "\n]}\n"));
    }

    private static String game(GameSpeed speed) {
        var row = speed.row();
        return String.format(
                Locale.ROOT,
                "{\"game\": \"%s\", \"depth\": %d, \"peers\": {\"playouts\": %s, \"perft\": %s},%n"
                        + " \"tasks\": [%s],%n \"startMillis\": %s, \"loadMillis\": %s, \"positionBytes\": %s,"
                        + " \"moveBytes\": %s, \"twoThreads\": %s, \"twoThreadsWarm\": %s,%n"
                        + " \"peakOfCurve\": %s, \"secondsToHalf\": %s, \"curveSeconds\": %s, \"curveSpeeds\": %s}",
                row.game(),
                row.depth(),
                peers(row.playouts()),
                peers(row.leaves()),
                speed.duels().stream().map(Json::duel).collect(Collectors.joining(",\n  ")),
                numbers(speed.startMillis(), Double::doubleValue),
                number(speed.loadMillis()),
                number(speed.positionBytes()),
                number(speed.moveBytes()),
                number(speed.scaling()),
                number(speed.warmScaling()),
                number(speed.peak()),
                number(speed.secondsToHalf()),
                numbers(speed.curve(), Slice::age),
                numbers(speed.curve(), Slice::speed));
    }

    private static String peers(Row.Peers peers) {
        return "{\"ludii\": " + number(peers.ludii()) + ", \"rbg\": " + number(peers.rbg()) + ", \"byHand\": "
                + number(peers.byHand()) + "}";
    }

    private static String duel(Duel duel) {
        return "{\"task\": \"" + duel.task().key() + "\", \"whole\": " + duel.whole() + ", \"perSecond\": "
                + number(duel.speed()) + ", \"perProcessSecond\": "
                + number(Slice.median(duel.senet(), slice -> slice.done() / slice.process())) + ", \"length\": "
                + number(duel.task() == Task.PLAYOUTS ? duel.length() : 0) + ", \"allocatedBytes\": "
                + number(duel.allocated())
                + ", \"byHand\": "
                + duel.rivals().stream().map(rival -> rival(duel, rival)).toList()
                + ", \"slices\": " + numbers(duel.senet(), Slice::speed) + "}";
    }

    private static String rival(Duel duel, Duel.Rival rival) {
        return "{\"design\": \"" + rival.design().key() + "\", \"perSecond\": " + number(rival.speed())
                + ", \"ratio\": " + number(duel.ratio(rival)) + ", \"slices\": " + numbers(rival.slices(), Slice::speed)
                + "}";
    }

    private static <T> String numbers(List<T> items, ToDoubleFunction<T> figure) {
        return items.stream()
                .map(item -> number(figure.applyAsDouble(item)))
                .toList()
                .toString();
    }

    /** A number, or null for one that JSON has not. */
    private static String number(double number) {
        return Double.isFinite(number) ? String.format(Locale.ROOT, "%.4f", number) : "null";
    }
}
