package org.senet.launcher;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;

/**
 * What a match file says.
 *
 * @param game the name of a game or the path of its script; null when {@code ownGame} is one
 * @param ownGame a game that the file itself has made
 * @param options options of the game
 * @param position a text that describes the first position
 * @param seats who plays which side: by name, or by number, counted from 0
 */
record MatchSettings(
        @Nullable String game,
        @Nullable Value ownGame,
        List<String> options,
        @Nullable String position,
        Map<Object, Seat> seats,
        @Nullable Long seed,
        @Nullable Long games,
        @Nullable Long maxMoves,
        @Nullable Long seconds,
        @Nullable String variant) {

    /** Nothing at all, as for the script of a game. */
    static final MatchSettings NONE =
            new MatchSettings(null, null, List.of(), null, Map.of(), null, null, null, null, null);

    private static final int SIDE = 0;
    private static final int WHO = 1;
    private static final int PROGRAM = 2;

    /** Whether a script's value is the settings of a match. */
    static boolean isMatch(Value value) {
        return value.hasHashEntries();
    }

    /**
     * Reads the value of a match file; the library checks it.
     *
     * @param file where it stands: paths in it count from its folder
     */
    static MatchSettings read(Context context, Value match, Path file) {
        var parent = file.getParent();
        var folder = parent == null ? Path.of("") : parent;
        var settings = Table.library(context, "match-settings").execute(match);
        var game = settings.getArrayElement(0);
        var names = Table.playerNames(context);
        var seats = new LinkedHashMap<Object, Seat>();
        for (var seat : Members.list(settings.getArrayElement(3), v -> v)) {
            var side = seat.getArrayElement(SIDE);
            var who = seat.getArrayElement(WHO).asString();
            var program = seat.getArrayElement(PROGRAM);
            seats.put(
                    side.isString() ? side.asString() : side.asInt(),
                    program.isNull() ? Seat.of(who, names).from(folder) : new Seat(who, program));
        }
        return new MatchSettings(
                game.isString() ? path(game.asString(), folder) : null,
                game.isString() ? null : game,
                Members.list(
                        settings.getArrayElement(1),
                        pair -> pair.getArrayElement(0).asString() + "="
                                + pair.getArrayElement(1).asString()),
                text(settings.getArrayElement(2)),
                seats,
                number(settings.getArrayElement(4)),
                number(settings.getArrayElement(5)),
                number(settings.getArrayElement(6)),
                number(settings.getArrayElement(7)),
                text(settings.getArrayElement(8)));
    }

    /** The variant of the game, if one is wanted. */
    Optional<String> variantName() {
        return Optional.ofNullable(variant);
    }

    /** Who plays which side, all by name. */
    Map<String, Seat> seats(List<String> players) {
        var named = new LinkedHashMap<String, Seat>();
        seats.forEach((side, seat) -> {
            var name = side instanceof Integer number
                    ? Seats.aliased(players, number)
                            .orElseThrow(() ->
                                    LauncherException.usage("the game has no second side, so `:black` means nothing"))
                    : side.toString();
            named.put(name, seat);
        });
        return named;
    }

    /** A bundled game's name stays as it is. */
    private static String path(String game, Path folder) {
        return GameLibrary.isPath(game) ? folder.resolve(game).toString() : game;
    }

    private static @Nullable String text(Value value) {
        return value.isNull() ? null : value.asString();
    }

    private static @Nullable Long number(Value value) {
        return value.isNull() ? null : (Long) value.asLong();
    }
}
