package org.senet.launcher.protocol.client;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.senet.api.Move;
import org.senet.api.Position;
import org.senet.launcher.protocol.Clicks;
import org.senet.launcher.protocol.Grid;
import org.senet.launcher.protocol.Loaded;
import org.senet.launcher.protocol.ProtocolException;
import org.senet.launcher.protocol.Squares;

/** Talks by the Go Text Protocol; games other than Go are played by clicks. */
final class GtpClient extends EngineClient {
    private static final double SECOND = 1000;

    private final Grid grid;
    private final Squares squares;
    private final Clicks clicks;
    private int known = -1;

    GtpClient(EngineSpec spec, Loaded loaded, EngineProcess process) {
        super(spec, loaded, process);
        grid = Grid.of(loaded);
        squares = Squares.go(grid, loaded.game().positions());
        clicks = new Clicks(squares, loaded.game().start());
        if (spec.limits().depth() > 0
                || spec.limits().nodes() > 0
                || !spec.options().isEmpty()) {
            throw new ProtocolException("the protocol gtp has no depth, nodes and options; it has movetime and time");
        }
    }

    /** The answer to a command. */
    private String ask(String command, long patience) throws EngineFailure {
        process().forget(line -> false);
        send(command);
        var line = process().await(GtpClient::isAnswer, patience);
        if (line.startsWith("?")) {
            throw process()
                    .failure("refused `" + command + "`: " + line.substring(1).strip());
        }
        return line.substring(1).strip();
    }

    private String ask(String command) throws EngineFailure {
        return ask(command, limits().timeout());
    }

    /** Tells what a program may not want to know, such as the time; what it answers does not matter. */
    private void tell(String command) throws EngineFailure {
        process().forget(line -> false);
        send(command);
        process().await(GtpClient::isAnswer, limits().timeout());
    }

    private static boolean isAnswer(String line) {
        return line.startsWith("=") || line.startsWith("?");
    }

    @Override
    void greet() throws EngineFailure {
        ask("protocol_version");
    }

    @Override
    void newGame() throws EngineFailure {
        boardSize();
        ask("clear_board");
        komi();
        var limits = limits();
        if (limits.hasClock()) {
            long seconds = Math.max(1, limits.time() / 1000);
            tell(
                    limits.moves() == 0
                            ? "time_settings " + seconds + " 0 0"
                            : "time_settings 0 " + seconds + " " + limits.moves());
        } else if (limits.moveTime() > 0) {
            tell("time_settings 0 " + Math.max(1, limits.moveTime() / 1000) + " 1");
        }
        clicks.reset(loaded().game().start());
        known = 0;
    }

    /** Programs of one game with one board may have no command for its size. */
    private void boardSize() throws EngineFailure {
        try {
            ask("boardsize " + (grid.columns() == grid.rows() ? grid.rows() : grid.columns() + " " + grid.rows()));
        } catch (EngineFailure e) {
            if (!e.reason().endsWith("unknown command")) {
                throw e;
            }
        }
    }

    /** In a game that begins with an empty board and counts points, what White has more is the komi. */
    private void komi() throws EngineFailure {
        var start = loaded().game().start();
        var scores = start.scores();
        if (start.pieces().isEmpty() && !scores.isEmpty()) {
            double komi = 0;
            for (var score : scores.entrySet()) {
                double points = score.getValue() == null ? 0 : score.getValue().doubleValue();
                komi += score.getKey().equals(Clicks.black(loaded().game())) ? -points : points;
            }
            tell(String.format(Locale.ROOT, "komi %.1f", komi));
        }
    }

    @Override
    String startsOnly() {
        return "cannot be told a position by gtp, only games from the start";
    }

    @Override
    Move choose(GameSoFar game, long @Nullable [] clocks, long patience) throws EngineFailure, Resignation {
        if (!game.start().fen().equals(loaded().game().start().fen())) {
            throw process().failure(startsOnly());
        }
        follow(game);
        var colour = colour(clicks.position());
        if (clocks != null) {
            long stones = limits().movesToGo(game.made());
            tell(String.format(Locale.ROOT, "time_left %s %.0f %d", colour, clocks[game.side()] / SECOND, stones));
        }
        long end = System.nanoTime() + patience * 1_000_000;
        while (true) {
            var possible = clicks.moves();
            var point = ask("genmove " + colour, Math.max(1, (end - System.nanoTime()) / 1_000_000));
            if (point.equalsIgnoreCase("resign")) {
                throw new Resignation();
            }
            var before = clicks.position();
            click(point);
            if (clicks.position() != before) {
                known++;
                return made(before, possible);
            }
        }
    }

    /** Tells the program the moves that it does not know yet. */
    private void follow(GameSoFar game) throws EngineFailure {
        if (known < 0 || known > game.moves().size()) {
            newGame();
        }
        for (; known < game.moves().size(); known++) {
            play(game.moves().get(known));
        }
    }

    @Override
    List<String> legalMoves(GameSoFar game) throws EngineFailure {
        newGame();
        follow(game);
        var first = ask("gogui-rules_legal_moves");
        // An answer ends with an empty line.
        var more = new StringBuilder(first);
        process()
                .await(
                        line -> {
                            more.append(' ').append(line);
                            return line.isBlank();
                        },
                        limits().timeout());
        var answer = more.toString().strip();
        return answer.isEmpty() ? List.of() : words(answer.toUpperCase(Locale.ROOT));
    }

    @Override
    List<String> ownMoves(GameSoFar game) {
        var points = new ArrayList<>(clicks.choices().keySet());
        if (clicks.canPass()) {
            points.add(Clicks.PASS);
        }
        return points;
    }

    private void click(String point) throws EngineFailure {
        try {
            clicks.click(point.toUpperCase(Locale.ROOT));
        } catch (ProtocolException e) {
            throw process().failure("played the illegal move `" + point + "`");
        }
    }

    /** The move that has led to the present position. */
    private Move made(Position before, List<Move> possible) {
        var after = clicks.position();
        for (var move : possible) {
            if (before.apply(move).equals(after)) {
                return move;
            }
        }
        throw new IllegalStateException("no move leads there");
    }

    private void play(Move move) throws EngineFailure {
        var colour = colour(clicks.position());
        var before = clicks.position();
        while (clicks.position() == before) {
            var point = clicks.towards(move);
            clicks.click(point);
            ask("play " + colour + " " + point);
        }
    }

    private String colour(Position position) {
        return position.player().equals(Clicks.black(loaded().game())) ? "b" : "w";
    }
}
