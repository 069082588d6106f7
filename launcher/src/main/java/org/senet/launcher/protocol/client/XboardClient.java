package org.senet.launcher.protocol.client;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.senet.api.Move;
import org.senet.api.Position;
import org.senet.launcher.protocol.CoordinateNotation;
import org.senet.launcher.protocol.CoordinateStyle;
import org.senet.launcher.protocol.Loaded;
import org.senet.launcher.protocol.Notation;
import org.senet.launcher.protocol.PositionText;
import org.senet.launcher.protocol.VariantNames;
import org.senet.launcher.protocol.XboardPosition;

/** Talks by the Chess Engine Communication Protocol of XBoard, version 2. */
final class XboardClient extends EngineClient {
    private static final Pattern FEATURE = Pattern.compile("(\\w+)=(?:\"([^\"]*)\"|(\\S+))");
    /** How long programs of version 1, which say nothing, are waited for. */
    private static final long SILENCE_MILLISECONDS = 2000;

    /** How programs of version 1 tell their moves: {@code 1. ... e7e5}, perhaps with the time behind them. */
    private static final Pattern NUMBERED = Pattern.compile("\\d+\\. \\.\\.\\. (\\S+).*");

    /** How programs say that they cannot be told a depth. */
    private static final Pattern DEPTH_REFUSED =
            Pattern.compile("(?:Illegal|Invalid) move.*\\bsd \\d.*|Error \\(.*\\): sd\\b.*");

    private static final Pattern RESULT = Pattern.compile("(1-0|0-1|1/2-1/2)([\\s{].*)?");

    private Notation notation;
    private final PositionText texts;
    private final Map<String, String> features = new HashMap<>();
    private String variant;
    /** How many moves the program knows; -1 when it has to be told everything. */
    private int known = -1;

    private int pings;

    XboardClient(EngineSpec spec, Loaded loaded, EngineProcess process) {
        super(spec, loaded, process);
        variant = spec.variant() == null ? VariantNames.xboard(gameName()) : spec.variant();
        notation =
                new CoordinateNotation(CoordinateStyle.xboard(loaded, variant.equals("fischerandom")), loaded.game());
        texts = new PositionText(loaded);
    }

    @Override
    void greet() throws EngineFailure {
        send("xboard");
        send("protover 2");
        try {
            process().await(line -> line.startsWith("feature ") && isLast(line), SILENCE_MILLISECONDS);
        } catch (EngineFailure e) {
            if (!process().isAlive()) {
                throw e;
            }
            if ("0".equals(features.get("done"))) {
                process().await(line -> line.startsWith("feature ") && isLast(line), limits().timeout());
            }
        }
        if (features.isEmpty() && limits().hasClock() && limits().moves() == 0) {
            throw process()
                    .failure(
                            "speaks the first version of the protocol, which has no clock for a whole game: say for how many moves the time"
                                    + " is, `moves=40&time=5m`");
        }
        if (features.isEmpty() && gameName().equals("shogi")) {
            // The programs of that time write squares as players of shogi do.
            notation = new CoordinateNotation(CoordinateStyle.usi(loaded()), loaded().game());
        }
        var variants = features.get("variants");
        if (variants != null) {
            var names = new ArrayList<>(List.of(variant));
            names.addAll(VariantNames.xboardNames(gameName()));
            variant = variant(List.of(variants.split("[,\\s]+")), names);
        }
        spec().options().forEach((name, value) -> send("option " + name + "=" + value));
    }

    /** Notes features; whether they are all. */
    private boolean isLast(String line) {
        var matcher = FEATURE.matcher(line);
        while (matcher.find()) {
            var name = matcher.group(1);
            features.put(name, matcher.group(2) == null ? matcher.group(3) : matcher.group(2));
            // Moves are written as coordinates.
            send((name.equals("san") ? "rejected " : "accepted ") + name);
        }
        return "1".equals(features.get("done"));
    }

    private boolean has(String feature) {
        return "1".equals(features.get(feature));
    }

    @Override
    void newGame() {
        known = -1;
    }

    private void begin(GameSoFar game) throws EngineFailure {
        send("new");
        synchronize();
        if (!variant.equals("normal")) {
            send("variant " + variant);
        }
        var limits = limits();
        if (limits.hasClock()) {
            send("level " + limits.moves() + " " + limits.time() / 60_000 + ":"
                    + String.format("%02d", limits.time() / 1000 % 60) + " " + limits.increment() / 1000);
        } else if (limits.moveTime() > 0) {
            send("st " + Math.max(1, limits.moveTime() / 1000));
        }
        if (limits.depth() > 0) {
            send("sd " + limits.depth());
        }
        send("easy");
        send("nopost");
        send("force");
        if (!game.start().fen().equals(loaded().game().start().fen())) {
            var why = startsOnly();
            if (why != null) {
                throw process().failure(why);
            }
            send("setboard " + new XboardPosition(gameName(), loaded().game()).write(texts.write(game.start())));
        }
        known = 0;
    }

    /** Lets go by what the program still says of the game before. */
    private void synchronize() throws EngineFailure {
        if (has("ping")) {
            pings++;
            send("ping " + pings);
            await(limits().timeout(), "pong " + pings);
        }
    }

    @Override
    @Nullable
    String startsOnly() {
        return has("setboard") ? null : "cannot be told a position: it has no `setboard`";
    }

    private void move(String text) {
        send((has("usermove") ? "usermove " : "") + text);
    }

    @Override
    Move choose(GameSoFar game, long @Nullable [] clocks, long patience) throws EngineFailure, Resignation, Claim {
        boolean anew = known < 0 || known != game.moves().size() - 1;
        var said = process()
                .take(line -> line.equals("resign") || RESULT.matcher(line).matches());
        if (anew) {
            begin(game);
        } else if (!said.isEmpty()) {
            judge(said.getFirst(), game.after(known));
        }
        var news = texts(game, known, notation);
        if (clocks != null && !anew) {
            sendClocks(game, clocks);
        }
        news.forEach(this::move);
        if (anew) {
            if (clocks != null) {
                sendClocks(game, clocks);
            }
            send("go");
        }
        var text = answer(game, patience, anew);
        var move = legal(game, notation, text);
        known = game.moves().size() + 1;
        return move;
    }

    /** What a program has said behind its last move is about the position to which that has led. */
    private void judge(String line, Position position) throws EngineFailure, Resignation, Claim {
        if (line.equals("resign")) {
            throw new Resignation();
        }
        claim(position, words(line).getFirst());
        throw process().failure("claims the result " + line + " behind its move");
    }

    private void sendClocks(GameSoFar game, long[] clocks) {
        send("time " + clocks[game.side()] / 10);
        send("otim " + clocks[1 - game.side()] / 10);
    }

    private String answer(GameSoFar game, long patience, boolean first) throws EngineFailure, Resignation, Claim {
        var line = process().await(this::isAnswer, patience);
        while (first && !has("ping") && RESULT.matcher(line).matches()) {
            claim(game.position(), words(line).getFirst());
            // Without `ping`, it may still be about the game before.
            line = process().await(this::isAnswer, patience);
        }
        if (line.equals("resign")) {
            throw new Resignation();
        }
        if (line.startsWith("move ") || line.startsWith("My move is")) {
            return words(line).getLast();
        }
        var numbered = NUMBERED.matcher(line);
        if (numbered.matches()) {
            return numbered.group(1);
        }
        if (isWithoutLimit(line)) {
            throw process()
                    .failure("cannot be told a depth, so say how long it thinks, such as `movetime=1s`: " + line);
        }
        claim(game.position(), words(line).getFirst());
        throw process()
                .failure(
                        line.startsWith("Illegal") || line.startsWith("tell")
                                ? "refused a position or move: " + line
                                : "claims the result " + line + " instead of a move");
    }

    private boolean isAnswer(String line) {
        return line.startsWith("move ")
                || line.startsWith("My move is")
                || line.equals("resign")
                || NUMBERED.matcher(line).matches()
                || isRefusal(line)
                || isWithoutLimit(line)
                || line.startsWith("tellusererror")
                || RESULT.matcher(line).matches();
    }

    /** Whether a move is refused. Programs of version 1 say that of commands as well that they do not know. */
    private boolean isRefusal(String line) {
        return line.startsWith("Illegal move")
                && (!features.isEmpty() || line.matches(".*\\d.*"))
                && !DEPTH_REFUSED.matcher(line).matches();
    }

    /** Whether a program that was told nothing but a depth says that it knows none; it would think as long as it likes. */
    private boolean isWithoutLimit(String line) {
        return !features.isEmpty()
                && !limits().hasClock()
                && limits().moveTime() == 0
                && DEPTH_REFUSED.matcher(line).matches();
    }
}
