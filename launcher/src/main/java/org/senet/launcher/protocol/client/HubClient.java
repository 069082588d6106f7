package org.senet.launcher.protocol.client;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.senet.api.Move;
import org.senet.launcher.protocol.DraughtsNotation;
import org.senet.launcher.protocol.DraughtsPosition;
import org.senet.launcher.protocol.HubLine;
import org.senet.launcher.protocol.Loaded;
import org.senet.launcher.protocol.Notation;
import org.senet.launcher.protocol.Squares;
import org.senet.launcher.protocol.VariantNames;

/** Talks by the Hub protocol for draughts, version 2. */
final class HubClient extends EngineClient {
    private static final double SECOND = 1000;

    private final Notation notation;
    private final DraughtsPosition texts;

    HubClient(EngineSpec spec, Loaded loaded, EngineProcess process) {
        super(spec, loaded, process);
        notation = new DraughtsNotation(Squares.numbers(loaded.game().positions()));
        texts = new DraughtsPosition(loaded.game());
    }

    @Override
    void greet() throws EngineFailure {
        send("hub");
        var variants = new LinkedHashSet<String>();
        process()
                .await(
                        line -> {
                            var words = HubLine.parse(line);
                            if (words.command().equals("param") && "variant".equals(words.value("name"))) {
                                Stream.of(words.value("values"), words.value("value"))
                                        .filter(Objects::nonNull)
                                        .forEach(names -> variants.addAll(words(names)));
                            }
                            return words.command().equals("wait");
                        },
                        limits().timeout());
        if (!variants.isEmpty()) {
            var variant = variant(List.copyOf(variants), List.of(VariantNames.hub(gameName())));
            send("set-param name=variant value=" + HubLine.quoted(variant));
        }
        spec().options()
                .forEach((name, value) ->
                        send("set-param name=" + HubLine.quoted(name) + " value=" + HubLine.quoted(value)));
        send("init");
        await(limits().timeout(), "ready");
    }

    @Override
    void newGame() {
        send("new-game");
    }

    @Override
    Move choose(GameSoFar game, long @Nullable [] clocks, long patience) throws EngineFailure {
        var moves = String.join(" ", texts(game, 0, notation));
        send("pos pos=" + texts.write(game.start()) + (moves.isEmpty() ? "" : " moves=\"" + moves + "\""));
        send(level(game, clocks));
        process().forget(line -> false);
        send("go think");
        var answer = HubLine.parse(await(patience, "done")).value("move");
        if (answer == null || answer.isBlank()) {
            throw process().failure("says that it has no move");
        }
        return legal(game, notation, answer.strip());
    }

    private String level(GameSoFar game, long @Nullable [] clocks) {
        var limits = limits();
        if (clocks != null) {
            long toGo = limits.movesToGo(game.made());
            return (toGo == 0 ? "level" : "level moves=" + toGo)
                    + String.format(
                            Locale.ROOT,
                            " time=%.3f inc=%.3f",
                            clocks[game.side()] / SECOND,
                            limits.increment() / SECOND);
        }
        var level = new StringBuilder("level");
        if (limits.depth() > 0) {
            level.append(" depth=").append(limits.depth());
        }
        if (limits.moveTime() > 0) {
            level.append(String.format(Locale.ROOT, " move-time=%.3f", limits.moveTime() / SECOND));
        }
        return level.toString();
    }
}
