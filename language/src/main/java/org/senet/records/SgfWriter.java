package org.senet.records;

import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Writes the Smart Game Format (FF[4]). Moves are written as the record has them. Used once. */
public final class SgfWriter {
    private final StringBuilder out = new StringBuilder();

    private SgfWriter() {}

    /** The text of some games. */
    public static String write(List<GameRecord> games) {
        var writer = new SgfWriter();
        games.forEach(writer::game);
        return writer.out.toString();
    }

    private void game(GameRecord game) {
        out.append("(;");
        var others = new TreeMap<>(game.properties());
        others.putIfAbsent("FF", List.of("4"));
        others.putIfAbsent("CA", List.of("UTF-8"));
        for (var name : List.of("FF", "CA", "GM", "SZ")) {
            property(name, others.remove(name));
        }
        SgfNames.HEADERS.forEach((property, header) -> {
            var value = game.headers().get(header);
            if (value != null) {
                property(property, List.of(value));
            } else if (property.equals("RE") && !game.result().equals(GameRecord.NO_RESULT)) {
                property(property, List.of(game.result()));
            }
        });
        property(SgfNames.OTHERS, otherHeaders(game));
        others.forEach(this::property);
        comment(game.comment());
        line(game.moves(), game.numbering().place() == 1 ? "W" : "B");
        out.append(")\n");
    }

    private static @Nullable List<String> otherHeaders(GameRecord game) {
        var told = game.headers().entrySet().stream()
                .filter(header -> !SgfNames.HEADERS.containsValue(header.getKey())
                        && !SgfNames.POSITIONS.contains(header.getKey()))
                .map(header -> header.getKey() + ":" + header.getValue())
                .toList();
        return told.isEmpty() ? null : told;
    }

    private void line(List<Turn> turns, String player) {
        var next = player;
        for (int i = 0; i < turns.size(); i++) {
            var turn = turns.get(i);
            var own = next;
            if (!turn.variations().isEmpty()) {
                out.append("\n(");
                node(turn, own);
                line(turns.subList(i + 1, turns.size()), turn.move() == null ? own : other(turn, own));
                out.append(')');
                for (var variation : turn.variations()) {
                    out.append("\n(");
                    line(variation, own);
                    out.append(')');
                }
                return;
            }
            node(turn, own);
            next = turn.move() == null ? own : other(turn, own);
        }
    }

    private static String player(Turn turn, String otherwise) {
        var said = turn.properties().get("PL");
        return said == null ? otherwise : said.getFirst();
    }

    private static String other(Turn turn, String otherwise) {
        return player(turn, otherwise).equals("B") ? "W" : "B";
    }

    private void node(Turn turn, String player) {
        out.append("\n;");
        var others = new TreeMap<>(turn.properties());
        var move = turn.move();
        if (move != null) {
            property(player(turn, player), List.of(move));
            others.remove("PL");
        }
        others.forEach(this::property);
        comment((turn.before() + " " + turn.comment()).strip());
    }

    private void comment(String text) {
        if (!text.isEmpty()) {
            property("C", List.of(text));
        }
    }

    private void property(String name, @Nullable List<String> values) {
        if (values != null) {
            out.append(name);
            values.forEach(value -> out.append('[')
                    .append(value.replace("\\", "\\\\").replace("]", "\\]"))
                    .append(']'));
        }
    }
}
