package org.senet.launcher.protocol.engine;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.senet.api.Position;
import org.senet.launcher.protocol.GoNotation;
import org.senet.launcher.protocol.Grid;
import org.senet.launcher.protocol.Loaded;
import org.senet.launcher.protocol.Notation;
import org.senet.launcher.protocol.ProtocolException;
import org.senet.launcher.protocol.Squares;

/**
 * An engine of the Go Text Protocol, version 2 (Farneb&auml;ck, 2002), and a ruler of GoGui: games other than Go are played by clicks,
 * one for each {@code play}. Commands are answered one after another.
 */
final class GtpEngine extends Engine {
    private static final List<String> COMMANDS = List.of(
            "protocol_version",
            "name",
            "version",
            "known_command",
            "list_commands",
            "quit",
            "list_games",
            "set_game",
            "boardsize",
            "clear_board",
            "komi",
            "play",
            "genmove",
            "reg_genmove",
            "undo",
            "time_settings",
            "time_left",
            "final_score",
            "showboard",
            "gogui-interrupt",
            "gogui-analyze_commands",
            "gogui-rules_game_id",
            "gogui-rules_board",
            "gogui-rules_board_size",
            "gogui-rules_board_gfx",
            "gogui-rules_legal_moves",
            "gogui-rules_side_to_move",
            "gogui-rules_final_result");

    private static final int OVERHEAD = 50;
    private static final String GO = "Go";

    private final GtpClock clock = new GtpClock();
    private @Nullable GtpBoard board;
    private boolean wholeMoves;

    /** What a command answers. */
    @FunctionalInterface
    private interface Answer {
        String text() throws ProtocolException;
    }

    GtpEngine(Setting setting, Output out, Consumer<Throwable> failed) {
        super(setting, out, failed);
    }

    @Override
    Notation notation(Loaded loaded) {
        return new GoNotation(Squares.go(Grid.of(loaded), loaded.game().positions()));
    }

    /** The size of the board is known later. */
    @Override
    boolean preparesAtOnce() {
        return false;
    }

    @Override
    void loaded(Room fresh) {
        board = new GtpBoard(fresh.loaded());
        if (wholeMoves) {
            board.useWholeMoves();
        }
    }

    @Override
    public void tellError(String message) {
        print("? " + message, "");
    }

    @Override
    public boolean handle(String text) {
        if (text.strip().equals("# interrupt")) {
            stop();
            return true;
        }
        int comment = text.indexOf('#');
        var line = (comment < 0 ? text : text.substring(0, comment))
                .replaceAll("\\p{Cntrl}", " ")
                .strip();
        if (line.isEmpty()) {
            return true;
        }
        var words = new Words(line);
        var first = words.next();
        boolean numbered = first.matches("[0-9]+");
        var id = numbered ? first : "";
        var command = numbered ? words.next() : first;
        if (command.equals("quit")) {
            drain();
            reply(id, () -> "");
            return false;
        }
        var simple = withoutGame(command, words);
        if (simple != null && !owesAnswers()) {
            reply(id, simple);
            load();
            return true;
        }
        submitAnswer(room -> reply(id, simple != null ? simple : () -> answer(command, words, room)));
        return true;
    }

    private void reply(String id, Answer answer) {
        try {
            print(("=" + id + " " + answer.text()).stripTrailing(), "");
        } catch (RuntimeException e) {
            print("?" + id + " " + ProtocolException.line(e), "");
        }
    }

    /** The answer to a command that needs no game; null for others. */
    private @Nullable Answer withoutGame(String command, Words words) {
        return switch (command) {
            case "protocol_version" -> () -> "2";
            case "name" -> () -> "Senet " + setting().game();
            case "version" -> () -> "1";
            case "gogui-interrupt" -> () -> "";
            case "list_commands" -> () -> String.join("\n", COMMANDS);
            case "known_command" -> {
                var asked = words.next();
                yield () -> String.valueOf(COMMANDS.contains(asked));
            }
            case "gogui-rules_game_id", "list_games" -> this::gameId;
            case "gogui-analyze_commands" ->
                () -> String.join(
                        "\n",
                        "gfx/Choices/gogui-rules_board_gfx",
                        "string/Show Board/showboard",
                        "string/Final Score/final_score",
                        "string/Final Result/gogui-rules_final_result");
            default ->
                COMMANDS.contains(command)
                        ? null
                        : () -> {
                            throw new ProtocolException("unknown command");
                        };
        };
    }

    /** The name of the game as GoGui wants it: an uppercase letter, then lowercase ones. The size is told apart. */
    private String gameId() {
        var name = setting().game().toLowerCase(Locale.ROOT).replaceAll("-\\d+$", "");
        return name.isEmpty() ? name : name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }

    private String answer(String command, Words words, Room room) {
        var table = Objects.requireNonNull(board);
        return switch (command) {
            case "set_game" -> choose(words.next(), room);
            case "boardsize" -> resize(words, room);
            case "clear_board" -> clear(room);
            case "komi" -> table.setKomi(words.number("komi"));
            case "play" -> table.play(words.next(), words.next());
            case "genmove" -> generate(words.next(), room, true);
            case "reg_genmove" -> generate(words.next(), room, false);
            case "undo" -> table.undo();
            case "time_settings" -> {
                clock.set(words.number(command), words.number(command), (int) words.number(command));
                // So that the first move does not cost more of the time than others.
                room.thinker().prepare();
                room.thinker().awaitPreparation();
                yield "";
            }
            case "time_left" -> {
                clock.setLeft(table.side(words.next()), words.number(command), (int) words.number(command));
                yield "";
            }
            case "final_score" -> table.finalScore();
            case "showboard" -> "\n" + table.position().text().stripTrailing();
            case "gogui-rules_board" -> table.drawing();
            case "gogui-rules_board_size" -> table.size();
            case "gogui-rules_board_gfx" -> table.labels();
            case "gogui-rules_legal_moves" -> table.legal();
            case "gogui-rules_side_to_move" -> table.sideToMove();
            case "gogui-rules_final_result" -> table.result();
            default -> throw new ProtocolException("unknown command");
        };
    }

    /** A client that sets the game, as Quarry does, tells whole moves. */
    private String choose(String game, Room room) {
        if (!game.equalsIgnoreCase(gameId())) {
            throw new ProtocolException("cannot play `" + game + "`; the game is `" + gameId() + "`");
        }
        wholeMoves = !gameId().equals(GO);
        if (wholeMoves) {
            Objects.requireNonNull(board).useWholeMoves();
        }
        return clear(room);
    }

    private String clear(Room room) {
        Objects.requireNonNull(board).reset();
        room.thinker().forget();
        clock.reset();
        return "";
    }

    /**
     * Takes the variant that is called like the game with that size behind it, if the board has another size. One number is the size of a
     * square; with a second one, as {@code query_boardsize} of GoGui tells them, they are columns and rows.
     */
    private String resize(Words words, Room room) {
        int columns = (int) words.number("boardsize");
        int rows = words.isEmpty() ? columns : (int) words.number("boardsize");
        if (!Objects.requireNonNull(board).hasSize(columns, rows)) {
            var game = room.loaded().game();
            var title = game.name() + " " + columns;
            if (columns != rows || !game.variants().contains(title)) {
                throw new ProtocolException("unacceptable size");
            }
            var variant = game.variant(title);
            replace(new Loaded(room.loaded().context(), variant, variant.start()));
        }
        return clear(room);
    }

    private String generate(String colour, Room room, boolean plays) {
        var table = Objects.requireNonNull(board);
        int side = table.side(colour);
        table.takeTurn(side);
        var begun = System.nanoTime();
        var point = table.pointTowards(position -> choose(position, room, clock.limits(side, overhead(OVERHEAD))));
        clock.use(side, System.nanoTime() - begun);
        if (plays) {
            table.enter(point);
        }
        return point;
    }

    private Choice choose(Position position, Room room, Limits limits) {
        var search = begin(limits.nanoseconds(), false);
        var choice = room.thinker().choose(position, limits, search);
        noteTold(limits, search);
        return choice;
    }

    /** Whether a word is a command of the protocol. */
    static boolean isCommand(String word) {
        return COMMANDS.contains(word);
    }
}
