package org.senet.launcher;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.graalvm.polyglot.Context;

/** A game loaded from its script, with the options of the command line set; open while it is used. */
record GameSession(Context context, Game game, Position start) implements AutoCloseable {
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

    /** Loads the game that the first parameter names. */
    static GameSession open(Arguments arguments, Terminal terminal) throws IOException {
        var name = arguments.parameter(0);
        var choice = GameLibrary.bundled().find(name);
        var source = Scripts.read(choice.file());
        var context = Scripts.newContext(terminal);
        try {
            var value = context.eval(source);
            if (!Game.isGame(value)) {
                throw LauncherException.failure("`" + name + "` defines no game");
            }
            var variant = arguments.text("--variant").orElse(choice.variant());
            var plain = variant == null ? new Game(value) : new Game(value).variant(variant);
            var game = withOptions(plain, arguments.texts("--option"));
            var position = arguments.text("--position");
            var start = position.isPresent() ? game.position(position.get()) : game.start();
            return new GameSession(context, game, start);
        } catch (RuntimeException e) {
            // Closing also flushes what the script printed.
            context.close();
            throw e;
        }
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

    @Override
    public void close() {
        context.close();
    }
}
