package org.senet.launcher.protocol.engine;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.senet.api.Position;
import org.senet.launcher.display.Ending;
import org.senet.launcher.protocol.DraughtsNotation;
import org.senet.launcher.protocol.DraughtsPosition;
import org.senet.launcher.protocol.HubLine;
import org.senet.launcher.protocol.Loaded;
import org.senet.launcher.protocol.Notation;
import org.senet.launcher.protocol.ProtocolException;
import org.senet.launcher.protocol.Squares;
import org.senet.launcher.protocol.VariantNames;

/** An engine of the Hub protocol for draughts, version 2 (Letouzey, 2017). */
final class HubEngine extends Engine {
    private static final double SECOND = 1000;
    private static final int OVERHEAD = 50;

    private @Nullable String positionError;
    private HubLine level = HubLine.parse("level");
    private volatile @Nullable HubLine pondering;

    HubEngine(Setting setting, Output out, Consumer<Throwable> failed) {
        super(setting, out, failed);
    }

    @Override
    Notation notation(Loaded loaded) {
        return new DraughtsNotation(Squares.numbers(loaded.game().positions()));
    }

    @Override
    void loaded(Room fresh) {
        // Fails when the game is no draughts.
        new DraughtsPosition(fresh.loaded().game());
    }

    @Override
    public void tellError(String message) {
        print("error message=\"" + message.replace('"', '\'') + "\"");
    }

    @Override
    public boolean handle(String text) {
        var line = HubLine.parse(text);
        switch (line.command()) {
            case "hub" -> greet();
            case "set-param" -> submit(room -> set(line, room));
            case "init" -> submit(room -> print("ready"));
            case "new-game" -> submit(room -> room.thinker().forget());
            case "ping" -> print("pong");
            case "pos" -> submit(room -> setPosition(line, room));
            case "level" -> level = line;
            case "go" -> go(line);
            case "ponder-hit" -> hit();
            case "stop" -> stop();
            case "quit" -> {
                return false;
            }
            default -> {
                // Unknown commands are to be ignored, so that the protocol can grow.
            }
        }
        return true;
    }

    private void greet() {
        print(
                "id name=Senet version=1 author=\"the authors of Senet\"",
                "param name=variant value="
                        + HubLine.quoted(VariantNames.hub(setting().game())) + " type=enum values="
                        + HubLine.quoted(VariantNames.hub(setting().game())),
                "param name=player value=" + HubLine.quoted(setting().player()) + " type=string",
                "wait");
        load();
    }

    private void set(HubLine line, Room room) {
        var name = line.value("name");
        var value = line.value("value");
        if (name == null || value == null) {
            throw new ProtocolException("`set-param` needs a name and a value");
        }
        switch (name) {
            case "player" -> room.thinker().use(PlayerText.parse(value));
            case "variant" -> {
                if (!value.equals(VariantNames.hub(setting().game()))) {
                    throw new ProtocolException("this engine plays no `" + value + "`, but `"
                            + VariantNames.hub(setting().game()) + "`");
                }
            }
            default -> throw new ProtocolException("there is no parameter `" + name + "`");
        }
    }

    private void setPosition(HubLine line, Room room) {
        positionError = "the last `pos` was wrong";
        var text = line.value("pos");
        var moves = line.value("moves");
        if (text == null) {
            throw new ProtocolException("`pos` needs a position, `pos=W...`");
        }
        var position = new DraughtsPosition(room.loaded().game()).read(text);
        var list = moves == null || moves.isBlank()
                ? List.<String>of()
                : List.of(moves.strip().split("\\s+"));
        room.desk().set(position.fen(), list, room.notation());
        positionError = null;
    }

    private void go(HubLine line) {
        boolean ponder = line.has("ponder");
        var times = level;
        Limits limits;
        try {
            limits = limits(times);
        } catch (ProtocolException e) {
            tellError(ProtocolException.line(e));
            return;
        }
        pondering = ponder ? times : null;
        boolean held = ponder || limits.endless();
        var searched = ponder ? limits.pondering() : limits;
        var search = begin(searched.nanoseconds(), held);
        submit(room -> think(room, searched, search));
    }

    private void hit() {
        var times = pondering;
        var search = search();
        if (times != null && search != null) {
            pondering = null;
            search.release(limits(times).afterPondering());
        }
    }

    private Limits limits(HubLine level) {
        if (level.has("infinite")) {
            return Limits.ENDLESS;
        }
        double overhead = overhead(OVERHEAD);
        var limits = Limits.OWN.withDepth((int) number(level, "depth")).withNodes((long) number(level, "nodes"));
        if (level.has("move-time")) {
            return limits.withTime(Limits.fixed(number(level, "move-time") * SECOND, overhead));
        }
        return level.has("time")
                ? limits.withClock(
                        number(level, "time") * SECOND,
                        number(level, "inc") * SECOND,
                        (int) number(level, "moves"),
                        0,
                        overhead)
                : limits;
    }

    private static double number(HubLine level, String name) {
        var value = level.value(name);
        return value == null ? 0 : Words.number(name, value);
    }

    private void think(Room room, Limits limits, Search search) {
        if (positionError != null) {
            throw new ProtocolException(positionError);
        }
        var position = room.desk().continued();
        if (position.moves().isEmpty()) {
            throw new ProtocolException("the game is over, so there is no move: " + Ending.of(position));
        }
        var choice = room.thinker().choose(position, limits, search);
        var text = room.notation().text(position, choice.move());
        var answer = expected(room, position, choice);
        var thought = choice.thought();
        var info = thought == null
                ? "info"
                : String.format(
                        Locale.ROOT,
                        "info depth=%d score=%.2f nodes=%d time=%.3f pv=%s",
                        thought.depth(),
                        Choice.hundredths(thought, room.thinker().valuesParts()) / 100.0,
                        thought.nodes(),
                        thought.seconds(),
                        HubLine.quoted(answer == null ? text : text + " " + answer));
        search.awaitRelease();
        print(info, "done move=" + text + (answer == null ? "" : " ponder=" + answer));
        noteTold(limits, search);
    }

    /** The move that is expected after a choice; null when there is none. */
    private static @Nullable String expected(Room room, Position position, Choice choice) {
        var thought = choice.thought();
        if (thought == null || thought.line().size() < 2) {
            return null;
        }
        var next = position.apply(choice.move());
        var move = next.move(thought.line().get(1));
        return move == null ? null : room.notation().text(next, move);
    }
}
