package org.senet.launcher;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.senet.cluster.Seat;

/** Makes players ready to play in other processes: what they play must follow from their seeds. */
final class PackedSeats {
    private static final Set<String> LIMITS = Set.of("depth", "nodes");
    private static final String HINT = "limit it by work, as in `uct:nodes=800` or `alphabeta:depth=4`";

    private PackedSeats() {}

    /**
     * The players of a session.
     *
     * @throws LauncherException when one of them cannot play elsewhere, or not twice the same
     */
    static List<Seat> of(GameSession session, Arguments arguments, Terminal terminal) throws IOException {
        return of(session, session.seats(arguments, "random"), terminal);
    }

    /** The same of seats that are filled. */
    static List<Seat> of(GameSession session, Map<String, org.senet.launcher.Seat> seats, Terminal terminal)
            throws IOException {
        // Finds players' files and functions that are not there, and reads what they require.
        try (var table = new Table(session.context(), seats, terminal.err())) {
            if (table.hasHuman()) {
                throw LauncherException.usage("a person cannot play here", "choose a player that is a program");
            }
        }
        var searching = Table.searchingNames(session.context());
        var packed = new ArrayList<Seat>();
        for (var entry : seats.entrySet()) {
            packed.add(packed(entry, searching));
        }
        return List.copyOf(packed);
    }

    private static Seat packed(Map.Entry<String, org.senet.launcher.Seat> entry, List<String> searching)
            throws IOException {
        var seat = entry.getValue();
        if (seat.program() != null || seat.isEngine()) {
            throw LauncherException.usage(
                    "`" + seat.who() + "` cannot play here: it is not the same in every process",
                    "choose a player of the library, or FILE.senet:FUNCTION");
        }
        if (seat.file() != null) {
            var file = Path.of(seat.file()).toAbsolutePath().normalize();
            var text = Scripts.text(file, "a script");
            return new Seat(entry.getKey(), seat.who(), file.toString(), text, seat.function());
        }
        if (seat.isSearching(searching)) {
            requireRepeatable(seat.who());
        }
        return Seat.named(entry.getKey(), seat.who());
    }

    /** A search that ends with its time plays something else on another machine, and so may several threads. */
    private static void requireRepeatable(String who) {
        // A level is a number of nodes.
        boolean limited = who.startsWith("level:");
        for (var option : who.substring(who.indexOf(':') + 1).split(",")) {
            var name = option.substring(0, Math.max(0, option.indexOf('='))).strip();
            var value = option.substring(option.indexOf('=') + 1).strip();
            if (name.equals("time") || name.equals("threads") && !value.equals("1")) {
                throw LauncherException.usage(
                        "`" + who + "` does not play the same twice, because of `" + name + "`", HINT);
            }
            limited |= LIMITS.contains(name);
        }
        if (!limited) {
            throw LauncherException.usage(
                    "`" + who + "` does not play the same twice, because it thinks for some time", HINT);
        }
    }
}
