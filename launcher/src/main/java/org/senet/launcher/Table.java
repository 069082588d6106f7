package org.senet.launcher;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyArray;
import org.graalvm.polyglot.proxy.ProxyExecutable;
import org.jspecify.annotations.Nullable;
import org.senet.api.Game;
import org.senet.api.Position;
import org.senet.cluster.MovesMade;
import org.senet.cluster.observation.GameFailure;
import org.senet.launcher.protocol.Loaded;
import org.senet.launcher.protocol.ProtocolException;
import org.senet.launcher.protocol.client.EnginePlayer;
import org.senet.launcher.protocol.client.EngineSpec;

/**
 * Where games are played: the seats, with the referee and the players of the library {@code senet.players}. Programs that play there
 * are ended when it is closed.
 */
final class Table implements AutoCloseable {
    private static final String LIBRARY = "senet.players";

    private final Context context;
    private final Map<String, Seat> seats;
    private final @Nullable PlayClock clock;
    private final Map<String, Value> programs = new HashMap<>();
    private final PrintStream err;
    /** By identity, because both sides may be played by programs of the same name. */
    private final Map<Seat, EnginePlayer> engines = new IdentityHashMap<>();

    /**
     * How a game went.
     *
     * @param outcome {@code over}, {@code claimed}, {@code resigned}, {@code forfeited}, {@code agreed}, {@code left} or
     *     {@code unfinished}
     * @param winner the winner's name, or null when nobody has won
     * @param losers those who have lost while nobody has won
     * @param moves how many moves were made
     * @param decisions how many of them were not made by chance
     * @param choices how many moves were legal where they were made, all together
     * @param result how it ended in words, or null when there is nothing to tell
     * @param names gives the names of the moves; to be asked in the thread that has played the game
     */
    record Played(
            String outcome,
            @Nullable String winner,
            List<String> losers,
            long moves,
            long decisions,
            long choices,
            @Nullable String result,
            Supplier<List<String>> names) {
        private static final Set<String> DECIDED = Set.of("over", "claimed", "resigned", "forfeited", "agreed");

        /** Whether the game has come to an end by its rules, or by the players' words. */
        boolean isDecided() {
            return DECIDED.contains(outcome);
        }

        /** Whether a player has left it. */
        boolean isLeft() {
            return outcome.equals("left");
        }
    }

    /**
     * A table whose seats are filled, without a clock.
     *
     * @param err where is told what programs do wrong
     * @throws LauncherException when a player's file or function cannot be found
     */
    Table(Context context, Map<String, Seat> seats, PrintStream err) throws IOException {
        this(context, seats, null, err);
    }

    /** The same with a clock, or null. */
    Table(Context context, Map<String, Seat> seats, @Nullable PlayClock clock, PrintStream err) throws IOException {
        this.clock = clock;
        this.context = context;
        this.err = err;
        this.seats = seats;
        for (var seat : seats.values()) {
            var file = seat.file();
            if (file != null && !programs.containsKey(seat.who())) {
                programs.put(seat.who(), load(file, seat.function()));
            }
        }
    }

    /** A function of the library of players. */
    static Value library(Context context, String function) {
        return Scripts.library(context, LIBRARY, function);
    }

    /** The names of the library's players. */
    static List<String> playerNames(Context context) {
        return Members.list(library(context, "player-names").execute(), Value::asString);
    }

    /** The names of those of them that search and take options. */
    static List<String> searchingNames(Context context) {
        return Members.list(library(context, "searching-names").execute(), Value::asString);
    }

    private Value load(String file, String function) throws IOException {
        context.eval(Scripts.read(Path.of(file)));
        try {
            var program = context.eval(Scripts.LANGUAGE, function);
            if (program.canExecute()) {
                return program;
            }
        } catch (PolyglotException e) {
            // The name means nothing: the message below says more than that of the language.
        }
        throw LauncherException.usage(
                "`" + file + "` defines no function `" + function + "`",
                "a player is a function of no arguments, written FILE:FUNCTION");
    }

    /** Where games are played. */
    Context context() {
        return context;
    }

    /** Whether a person plays. */
    boolean hasHuman() {
        return seats.values().stream().anyMatch(Seat::isHuman);
    }

    /** Whether somebody plays who is not a program of this process: a person, or a program that is asked by a protocol. */
    boolean waitsForOthers() {
        return seats.values().stream().anyMatch(seat -> seat.isHuman() || seat.isEngine());
    }

    /**
     * The number of seeds that a game needs: one for each side.
     *
     * @param game whose sides they are
     */
    static int seeds(Game game) {
        return game.players().size() + game.chance().size();
    }

    /**
     * Plays a game.
     *
     * @param drawn whether the board is drawn on the terminal
     * @param mostMoves after how many moves it is broken off, or null
     * @param seeds the source of the players' seeds
     */
    Played play(Position start, boolean drawn, @Nullable Long mostMoves, LongSupplier seeds) {
        return play(start, drawn, mostMoves, seeds, 0);
    }

    /**
     * Goes on with the first game of a file, drawn on the terminal.
     *
     * @throws LauncherException when the file cannot be read, or holds no game
     */
    Played goOn(Game game, Path file, @Nullable Long mostMoves, LongSupplier seeds) throws IOException {
        Scripts.text(file, "a file with games", StandardCharsets.ISO_8859_1);
        var loaded = LauncherException.answer(
                () -> Scripts.library(context, "senet.people", "loaded").execute(game, file.toString()));
        return play(loaded, game, true, mostMoves, seeds, 0);
    }

    /**
     * Plays a game in which everybody plays another side.
     *
     * @param shift how many sides further on
     */
    Played play(Position start, boolean drawn, @Nullable Long mostMoves, LongSupplier seeds, int shift) {
        return play(start, start.game(), drawn, mostMoves, seeds, shift);
    }

    /** @param begun a position, or a vector of a position and the moves that were made */
    private Played play(
            Object begun, Game game, boolean drawn, @Nullable Long mostMoves, LongSupplier seeds, int shift) {
        var arguments = new ArrayList<@Nullable Object>();
        arguments.add(drawn);
        arguments.add(begun);
        var made = new MovesMade();
        arguments.add(ProxyArray.fromArray(mostMoves, clock == null ? null : clock.limits(), made));
        var sides = List.copyOf(seats.keySet());
        for (int i = 0; i < sides.size(); i++) {
            arguments.add(sides.get(i));
            var seat = seats.get(sides.get(Math.floorMod(i - shift, sides.size())));
            arguments.add(program(Objects.requireNonNull(seat), seeds.getAsLong(), game));
        }
        for (var chance : game.chance()) {
            arguments.add(chance);
            arguments.add(library(context, "player-named").execute("random", seeds.getAsLong()));
        }
        if (begun instanceof Position start) {
            engines.values().forEach(engine -> checkStart(engine, start));
        }
        var played = played(made, arguments, begun instanceof Position start ? start : game.start());
        var winner = played.getArrayElement(1);
        var result = played.getArrayElement(6);
        var moves = played.getArrayElement(7);
        return new Played(
                played.getArrayElement(0).asString(),
                winner.isNull() ? null : winner.asString(),
                Members.list(played.getArrayElement(2), Value::asString),
                played.getArrayElement(3).asLong(),
                played.getArrayElement(4).asLong(),
                played.getArrayElement(5).asLong(),
                result.isNull() ? null : result.asString(),
                () -> Members.list(moves, move -> Members.requiredText(move, "notation")));
    }

    private Value played(MovesMade made, List<@Nullable Object> arguments, Position start) {
        try {
            return made.during(() -> library(context, "game-between").execute(arguments.toArray()), start);
        } catch (GameFailure e) {
            throw ScriptFailure.of(e);
        }
    }

    private static void checkStart(EnginePlayer engine, Position start) {
        try {
            engine.checkStart(start);
        } catch (ProtocolException e) {
            throw LauncherException.failure(String.valueOf(e.getMessage()));
        }
    }

    /** A program for one game, with a seed of its own. */
    private Value program(Seat seat, long seed, Game game) {
        if (seat.program() != null) {
            return seat.program();
        }
        if (seat.isEngine()) {
            return engine(seat, game);
        }
        var loaded = programs.get(seat.who());
        return loaded != null ? loaded : library(context, "player-named").execute(seat.who(), seed);
    }

    /** A program that is asked by a protocol. It is started before its first game. */
    private Value engine(Seat seat, Game game) {
        var player = engines.get(seat);
        try {
            if (player == null) {
                var spec = EngineSpec.parse(seat.who());
                spec = clock == null ? spec : spec.onClock(clock.time(), clock.increment(), clock.moves());
                player = new EnginePlayer(spec, new Loaded(context, game, game.start()), err);
                player.start();
                engines.put(seat, player);
            }
        } catch (ProtocolException e) {
            throw LauncherException.failure(String.valueOf(e.getMessage()));
        }
        player.newGame();
        var asked = player;
        ProxyExecutable choose = arguments -> {
            if (arguments.length > 2) {
                asked.set(Members.list(arguments[2], Value::asLong));
            }
            var answer = asked.answer(arguments[0].as(Position.class), Members.list(arguments[1], Value::asString));
            return ProxyArray.fromArray(answer.move(), answer.loss());
        };
        return library(context, "answered").execute(choose);
    }

    @Override
    public void close() {
        engines.values().forEach(EnginePlayer::close);
        engines.clear();
    }
}
