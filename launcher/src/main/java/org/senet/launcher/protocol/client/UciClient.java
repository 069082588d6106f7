package org.senet.launcher.protocol.client;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.senet.api.Move;
import org.senet.api.Position;
import org.senet.launcher.protocol.Dialect;
import org.senet.launcher.protocol.Loaded;
import org.senet.launcher.protocol.Notation;
import org.senet.launcher.protocol.PositionText;
import org.senet.launcher.protocol.VariantNames;
import org.senet.launcher.protocol.XboardPosition;

/** Talks by the Universal Chess Interface, or by those for shogi and xiangqi that are made like it. */
final class UciClient extends EngineClient {
    private static final String CHESS = "chess";
    private static final String MIXED = "chess960";
    /** What programs answer that find no move. */
    private static final Set<String> NO_MOVE = Set.of("(none)", "none", "0000", "NULL");

    private final Dialect dialect;
    private final PositionText texts;
    private final List<String> said = new ArrayList<>();
    private Notation notation;
    /** The game whose moves were told last when legal ones were asked for. */
    private @Nullable GameSoFar told;
    /** The declarations of the program's options by their names. */
    private final Map<String, String> declared = new LinkedHashMap<>();

    UciClient(EngineSpec spec, Loaded loaded, EngineProcess process) {
        super(spec, loaded, process);
        dialect = switch (spec.protocol()) {
            case "usi" -> Dialect.USI;
            case "ucci" -> Dialect.UCCI;
            default -> Dialect.UCI;
        };
        texts = new PositionText(loaded);
        notation = dialect.notation(loaded, false);
    }

    @Override
    void greet() throws EngineFailure {
        send(dialect.hello());
        process()
                .await(
                        line -> {
                            declare(line);
                            return line.strip().equals(dialect.welcome());
                        },
                        limits().timeout());
        chooseVariant();
        for (var option : spec().options().entrySet()) {
            if (!declared.containsKey(option.getKey())) {
                throw process()
                        .failure("has no option `" + option.getKey() + "`; it has "
                                + String.join(", ", declared.keySet()));
            }
            set(option.getKey(), option.getValue());
        }
        if (declared.containsKey("usemillisec")) {
            set("usemillisec", "true");
        }
        ready();
    }

    private void declare(String line) {
        var words = words(line);
        if (words.size() > 2 && words.getFirst().equals("option")) {
            int type = words.indexOf("type");
            boolean named = words.get(1).equals("name") && dialect != Dialect.UCCI;
            int end = type < 0 ? words.size() : type;
            declared.put(String.join(" ", words.subList(named ? 2 : 1, Math.max(end, named ? 2 : 1))), line);
        }
    }

    private void set(String name, String value) {
        send(
                dialect == Dialect.UCCI
                        ? "setoption " + name + " " + value
                        : "setoption name " + name + " value " + value);
    }

    /** Programs that know several games are told which one, those that know one game are taken at their word. */
    private void chooseVariant() throws EngineFailure {
        var asked = spec().variant();
        var game = gameName();
        if (asked == null && game.equals(MIXED) && declared.containsKey("UCI_Chess960")) {
            set("UCI_Chess960", "true");
            notation = dialect.notation(loaded(), true);
            return;
        }
        var option = declared.get("UCI_Variant");
        if (option == null) {
            if (asked != null) {
                throw process().failure("has no option `UCI_Variant`");
            }
            return;
        }
        var variant = variant(values(option), List.of(VariantNames.uci(game)));
        if (!variant.equals(CHESS)) {
            set("UCI_Variant", variant);
        }
    }

    /** The values that an option may have, as its declaration lists them. */
    private static List<String> values(String declaration) {
        var words = words(declaration);
        return IntStream.range(1, words.size())
                .filter(i -> words.get(i - 1).equals("var"))
                .mapToObj(words::get)
                .toList();
    }

    private void ready() throws EngineFailure {
        send("isready");
        await(limits().timeout(), "readyok");
    }

    @Override
    void newGame() throws EngineFailure {
        if (dialect != Dialect.UCCI) {
            send(dialect.newGame());
        } else if (declared.containsKey(dialect.newGame())) {
            send("setoption " + dialect.newGame());
        }
        said.clear();
        ready();
    }

    /** Says what position is meant. */
    void setPosition(GameSoFar game) {
        said.addAll(texts(game, Math.min(said.size(), game.moves().size()), notation));
        boolean usual = game.start().fen().equals(game.start().game().start().fen());
        send("position "
                + (usual ? "startpos" : dialect.positionWord() + " " + written(game.start()))
                + (said.isEmpty() ? "" : " moves " + String.join(" ", said)));
    }

    private String written(Position position) {
        var text = texts.write(position);
        return dialect == Dialect.UCI ? new XboardPosition(gameName(), loaded().game()).whiteFirst(text) : text;
    }

    @Override
    Move choose(GameSoFar game, long @Nullable [] clocks, long patience) throws EngineFailure, Resignation, Claim {
        if (said.size() > game.moves().size()) {
            said.clear();
        }
        setPosition(game);
        // A second answer to the question before is none to this one.
        process().forget(line -> false);
        send(go(game, clocks));
        var line = await(patience, "bestmove", "nobestmove");
        var words = words(line);
        var answer = words.size() > 1 ? words.get(1) : "";
        if (answer.equals("resign") || words.getFirst().equals("nobestmove")) {
            throw new Resignation();
        }
        if (answer.equals("win")) {
            claim(game.position(), game.side() == 0 ? "1-0" : "0-1");
        }
        if (NO_MOVE.contains(answer) && notation.find(game.position(), answer) == null) {
            throw process().failure("says that it has no move");
        }
        return legal(game, notation, answer);
    }

    private String go(GameSoFar game, long @Nullable [] clocks) {
        var line = new StringBuilder("go");
        var limits = limits();
        if (limits.depth() > 0) {
            line.append(" depth ").append(limits.depth());
        }
        if (limits.nodes() > 0) {
            line.append(" nodes ").append(limits.nodes());
        }
        if (clocks != null) {
            clock(line, game, clocks);
        } else if (limits.moveTime() > 0) {
            line.append(
                    switch (dialect) {
                        case UCI -> " movetime " + limits.moveTime();
                        case USI -> " btime 0 wtime 0 byoyomi " + limits.moveTime();
                        case UCCI -> " time " + seconds(limits.moveTime()) + " movestogo 1";
                    });
        }
        return line.toString();
    }

    private void clock(StringBuilder line, GameSoFar game, long[] clocks) {
        long increment = limits().increment();
        long toGo = limits().movesToGo(game.made());
        if (toGo > 0 && dialect != Dialect.USI) {
            line.append(" movestogo ").append(toGo);
        }
        switch (dialect) {
            case UCI -> {
                // The first side is White by this protocol, whatever the script calls it.
                line.append(" wtime ").append(clocks[0]).append(" btime ").append(clocks[1]);
                line.append(" winc ").append(increment).append(" binc ").append(increment);
            }
            case USI -> {
                line.append(" btime ").append(clocks[0]).append(" wtime ").append(clocks[1]);
                line.append(" binc ").append(increment).append(" winc ").append(increment);
            }
            case UCCI -> {
                line.append(" time ").append(seconds(clocks[game.side()]));
                line.append(" increment ").append(seconds(increment));
            }
        }
    }

    /** Milliseconds where the program counts in them, else whole seconds. */
    private long seconds(long milliseconds) {
        return declared.containsKey("usemillisec") ? milliseconds : milliseconds / 1000;
    }

    @Override
    List<String> legalMoves(GameSoFar game) throws EngineFailure {
        if (!goesOn(game)) {
            said.clear();
        }
        told = game;
        setPosition(game);
        send("go perft 1");
        var moves = new ArrayList<String>();
        process()
                .await(
                        line -> {
                            if (line.matches("\\S+: 1")) {
                                moves.add(line.substring(0, line.indexOf(':')));
                            }
                            return line.startsWith("Nodes searched");
                        },
                        limits().timeout());
        return moves;
    }

    /** Whether a game begins with the moves that were told last. */
    private boolean goesOn(GameSoFar game) {
        var before = told;
        return before != null
                && before.moves().size() <= game.moves().size()
                && before.moves().equals(game.moves().subList(0, before.moves().size()));
    }

    @Override
    List<String> ownMoves(GameSoFar game) {
        return notation.texts(game.position());
    }
}
