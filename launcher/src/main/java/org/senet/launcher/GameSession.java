package org.senet.launcher;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Source;
import org.jspecify.annotations.Nullable;
import org.senet.api.Game;
import org.senet.api.Games;
import org.senet.api.Position;
import org.senet.launcher.display.Ending;

/**
 * A game loaded from its script, with the options of the command line set; open while it is used.
 *
 * @param settings what the match file says, if the game came by one
 * @param origin where it came from; null for a game that a match file has made
 */
record GameSession(
        Context context,
        Game game,
        Position start,
        MatchSettings settings,
        @Nullable Origin origin) {
    /**
     * Where a game came from.
     *
     * @param script that makes it
     * @param variant the title of the variant that was taken, or null
     * @param options {@code KEY=VALUE} that were set
     */
    record Origin(Source script, @Nullable String variant, List<String> options) {}

    private static final List<Option> GAME_OPTIONS = List.of(
            Option.of("--variant", "NAME", "take this variant of the game"),
            Option.many("--option", "KEY=VALUE", "set an option of the game (repeatable)"));
    private static final List<Option> POSITION_OPTIONS =
            List.of(Option.of("--position", "TEXT", "start from this position instead of the game's own"));

    /** The options of a command that takes a GAME, and its own. */
    static List<Option> gameOptions(Option... own) {
        return Stream.concat(Stream.of(own), GAME_OPTIONS.stream()).toList();
    }

    /** The options of a command that takes a GAME and a position, and its own. */
    static List<Option> positionOptions(Option... own) {
        var options = new ArrayList<>(POSITION_OPTIONS);
        options.addAll(GAME_OPTIONS);
        options.addAll(0, List.of(own));
        return List.copyOf(options);
    }

    /** What a command does with a game. */
    @FunctionalInterface
    interface Use {
        /** Returns the exit code of the process. */
        int with(GameSession session) throws IOException;
    }

    /**
     * Loads the game that the first parameter names, by its script or by a match file, for the time in which it is used.
     *
     * @return what the use returns
     * @throws ScriptFailure when the script fails
     */
    static int use(Arguments arguments, Terminal terminal, Use use) throws IOException {
        return use(arguments.parameter(0), arguments, terminal, use);
    }

    /** The same for a game that a command calls by its name. */
    static int use(String called, Arguments arguments, Terminal terminal, Use use) throws IOException {
        return use(called, arguments, () -> Scripts.newContext(terminal), use);
    }

    /**
     * The same once more for a game that is used already.
     *
     * @param engine shares code with other contexts
     */
    static int use(Arguments arguments, Terminal terminal, Engine engine, Use use) throws IOException {
        return use(arguments.parameter(0), arguments, () -> Scripts.newContext(terminal, engine), use);
    }

    /** The same of a game that is not the first parameter. */
    static int use(String called, Arguments arguments, Terminal terminal, Engine engine, Use use) throws IOException {
        return use(called, arguments, () -> Scripts.newContext(terminal, engine), use);
    }

    /** The same in a context of its own kind. */
    static int use(String called, Arguments arguments, Supplier<Context> contexts, Use use) throws IOException {
        // Closing also flushes what the script printed.
        try (var context = contexts.get()) {
            return using(context, called, arguments, use);
        }
    }

    private static int using(Context context, String called, Arguments arguments, Use use) throws IOException {
        try {
            return use.with(open(context, called, arguments));
        } catch (RuntimeException e) {
            throw ScriptFailure.of(e);
        }
    }

    private static GameSession open(Context context, String called, Arguments arguments) throws IOException {
        var name = called;
        var library = GameLibrary.bundled();
        var choice = library.find(name);
        if (ForeignGames.isForeign(choice.file())) {
            return foreign(context, choice.file(), arguments);
        }
        var script = Scripts.read(choice.file());
        var value = context.eval(script);
        var settings = MatchSettings.NONE;
        if (MatchSettings.isMatch(value)) {
            settings = MatchSettings.read(context, value, choice.file());
            name = settings.game() == null ? name : settings.game();
            choice = settings.game() == null ? choice : library.find(name);
            script = settings.game() == null ? null : Scripts.read(choice.file());
            value = script == null ? settings.ownGame() : context.eval(script);
        }
        if (value == null || !Games.isGame(value)) {
            throw LauncherException.failure("`" + name + "` defines no game");
        }
        var variant = arguments.text("--variant").or(settings::variantName).orElse(choice.variant());
        var base = value.as(Game.class);
        var title = variant == null ? null : variant(base, variant);
        var preset = withOptions(title == null ? base : base.variant(title), settings.options());
        var game = LauncherException.answer(() -> withOptions(preset, arguments.texts("--option")));
        var options = Stream.concat(settings.options().stream(), arguments.texts("--option").stream())
                .toList();
        var origin = script == null ? null : new Origin(script, title, options);
        return new GameSession(context, game, start(game, arguments, settings), settings, origin);
    }

    /** A game that was written for another system; what is a variant there is a game of its own here. */
    private static GameSession foreign(Context context, Path file, Arguments arguments) throws IOException {
        var imported = ForeignGames.read(file, arguments.text("--variant").orElse(null));
        var script = ForeignGames.source(file, imported);
        var value = context.eval(script);
        var game = LauncherException.answer(() -> withOptions(value.as(Game.class), arguments.texts("--option")));
        var origin = new Origin(script, null, arguments.texts("--option"));
        return new GameSession(context, game, start(game, arguments, MatchSettings.NONE), MatchSettings.NONE, origin);
    }

    private static Position start(Game game, Arguments arguments, MatchSettings settings) {
        var asked = arguments.text("--position");
        if (asked.isPresent()) {
            return LauncherException.answer(() -> game.position(asked.get()));
        }
        var position = settings.position();
        return position == null ? game.start() : game.position(position);
    }

    /**
     * Refuses a position in which the game is over.
     *
     * @param purpose what there is nothing to do then, such as {@code play}
     */
    void requireGoingOn(String purpose) {
        if (isOver()) {
            throw LauncherException.usage(
                    "the game is over in this position, so there is nothing to " + purpose, Ending.of(start));
        }
    }

    /** Where the rules fail, it is not over: what plays on says how far the game had come. */
    private boolean isOver() {
        try {
            return start.over();
        } catch (PolyglotException e) {
            return false;
        }
    }

    /** The same with another first position. */
    GameSession at(Position position) {
        return new GameSession(context, game, position, settings, origin);
    }

    /** Who plays which side; the command line counts more than the match file. */
    Map<String, Seat> seats(Arguments arguments, String otherwise) {
        var players = game.players();
        var seats = Seats.fill(players, arguments, Table.playerNames(context), settings.seats(players), otherwise);
        seats.values().forEach(this::checkOptions);
        return seats;
    }

    /**
     * A player that needs no person, by its name.
     *
     * @param option where the command line says it
     * @throws LauncherException when there is none, or it has no such option
     */
    Seat program(String option, String who) {
        var seat = Seat.of(who, Table.playerNames(context));
        if (seat.isHuman()) {
            throw LauncherException.usage("`" + option + "` must be a program, not a person");
        }
        checkOptions(seat);
        return seat;
    }

    /** Reports options that a player of the library does not have before the first move. */
    private void checkOptions(Seat seat) {
        if (seat.isNamed()) {
            var named = Table.library(context, "player-named");
            LauncherException.answer(() -> named.execute(seat.who(), 0));
        }
    }

    /** A variant of a game, by its title or by its plain name. */
    static Game variantOf(Game game, String name) {
        return game.variant(variant(game, name));
    }

    /** The title of a variant, by that or by its plain name. */
    private static String variant(Game game, String name) {
        var plain = GameLibrary.plainName(name);
        for (var title : game.variants()) {
            if (title.equals(name) || GameLibrary.plainName(title).equals(plain)) {
                return title;
            }
        }
        var names = game.variants().stream().map(GameLibrary::plainName).toList();
        throw LauncherException.usage(
                "`" + game.name() + "` has no variant `" + name + "`",
                names.isEmpty() ? "it has no variants" : "its variants are: " + String.join(", ", names));
    }

    private static Game withOptions(Game plain, List<String> options) {
        var game = plain;
        for (var text : options) {
            var option = Arguments.pair("--option", text);
            game = game.withOption(option.getKey(), optionValue(option.getValue()));
        }
        return game;
    }

    /** Whole numbers and truth values become what they look like, everything else is a text. */
    static Object optionValue(String text) {
        if (text.matches("-?\\d{1,18}")) {
            return Long.valueOf(text);
        }
        return text.equals("true") || text.equals("false") ? (Object) Boolean.valueOf(text) : text;
    }
}
