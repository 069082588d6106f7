package org.senet.launcher.protocol.client;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.senet.api.Move;
import org.senet.api.Position;
import org.senet.launcher.protocol.Loaded;
import org.senet.launcher.protocol.Notation;
import org.senet.launcher.protocol.VariantNames;

/** What is said to a program by one of the protocols. Used by one thread. */
abstract sealed class EngineClient permits GtpClient, HubClient, UciClient, XboardClient {
    private final EngineSpec spec;
    private final Loaded loaded;
    private final EngineProcess process;

    /** What a program answers when it gives up. */
    static final class Resignation extends Exception {
        private static final long serialVersionUID = 1L;

        Resignation() {
            super("resigns");
        }
    }

    /** What a program does that ends the game by what the rules let it claim. */
    static final class Claim extends Exception {
        private static final long serialVersionUID = 1L;

        Claim() {
            super("claims");
        }
    }

    EngineClient(EngineSpec spec, Loaded loaded, EngineProcess process) {
        this.spec = spec;
        this.loaded = loaded;
        this.process = process;
    }

    /** The client of a program that has just been started. */
    static EngineClient of(EngineSpec spec, Loaded loaded, EngineProcess process) {
        return switch (spec.protocol()) {
            case "xboard" -> new XboardClient(spec, loaded, process);
            case "gtp" -> new GtpClient(spec, loaded, process);
            case "hub" -> new HubClient(spec, loaded, process);
            default -> new UciClient(spec, loaded, process);
        };
    }

    final EngineSpec spec() {
        return spec;
    }

    final Loaded loaded() {
        return loaded;
    }

    final EngineProcess process() {
        return process;
    }

    final ThinkingLimits limits() {
        return spec.limits();
    }

    final void send(String line) {
        process.send(line);
    }

    /** What the game is called by programs: its title as a plain name, unless the command line says otherwise. */
    final String gameName() {
        return loaded.game().name().toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", "-");
    }

    /**
     * Which of the variants that a program knows the game is. One that knows a single game, whose name is that of no certain other, is taken
     * at its word.
     *
     * @param names what the program may call the game, unless the command line says that; the usual one first
     * @throws EngineFailure when it does not know the game
     */
    final String variant(List<String> known, List<String> names) throws EngineFailure {
        @Nullable String asked = spec.variant();
        for (var name : asked == null ? names : List.of(asked)) {
            if (known.contains(name)) {
                return name;
            }
        }
        if (asked == null && known.size() == 1 && !VariantNames.isOfCertainGame(known.getFirst())) {
            return known.getFirst();
        }
        throw process.failure("knows no variant `" + (asked == null ? names.getFirst() : asked) + "`; it knows "
                + String.join(", ", known)
                + (asked == null ? ", and `&variant=NAME` behind the program's path chooses one" : ""));
    }

    /** Waits for a line that begins with one of some words. */
    final String await(long milliseconds, String... beginnings) throws EngineFailure {
        return process.await(
                line -> {
                    var said = String.join(" ", words(line)) + " ";
                    for (var beginning : beginnings) {
                        if (said.startsWith(beginning + " ")) {
                            return true;
                        }
                    }
                    return false;
                },
                milliseconds);
    }

    /** The words of a line. */
    static List<String> words(String line) {
        return List.of(line.strip().split("\\s+"));
    }

    /** Greets the program and sets its options. */
    abstract void greet() throws EngineFailure;

    /** Prepares the program for another game, or for one in which moves were taken back. */
    abstract void newGame() throws EngineFailure;

    /** Why the program cannot begin in another position than the first one of the game; null when it can. */
    @Nullable
    String startsOnly() {
        return null;
    }

    /**
     * Asks for a move.
     *
     * @param clocks what the clocks of the two sides show, in milliseconds; null without clocks
     * @param patience for how many milliseconds to wait
     * @return a legal move of the present position
     * @throws EngineFailure when the program answers none
     * @throws Resignation when it gives up
     * @throws Claim when it claims what the rules let it claim
     */
    abstract Move choose(GameSoFar game, long @Nullable [] clocks, long patience)
            throws EngineFailure, Resignation, Claim;

    /**
     * The legal moves by the program, as it writes them.
     *
     * @throws EngineFailure when it does not tell them
     */
    List<String> legalMoves(GameSoFar game) throws EngineFailure {
        throw process.failure("is asked by a protocol that cannot tell moves: take uci or gtp");
    }

    /** The legal moves by our rules, as the program would write them; asked after {@link #legalMoves}. */
    List<String> ownMoves(GameSoFar game) {
        return List.of();
    }

    /** Ends the game by a claim of a result, {@code 1-0}, {@code 0-1} or {@code 1/2-1/2}, if the rules allow that in a position. */
    static void claim(Position position, String result) throws Claim {
        if (position.claim() == null) {
            return;
        }
        var winner = position.claimed().winner();
        var players = position.game().players();
        var real = winner == null ? "1/2-1/2" : winner.equals(players.getFirst()) ? "1-0" : "0-1";
        if (real.equals(result)) {
            throw new Claim();
        }
    }

    /** The move that an answer means. */
    final Move legal(GameSoFar game, Notation notation, String text) throws EngineFailure {
        var move = notation.find(game.position(), text);
        if (move == null) {
            throw process.failure("played the illegal move `" + text + "`");
        }
        return move;
    }

    /** The moves of a game from one on, as a protocol writes them. */
    static List<String> texts(GameSoFar game, int from, Notation notation) {
        var texts = new ArrayList<String>();
        for (int i = from; i < game.moves().size(); i++) {
            texts.add(notation.text(game.after(i), game.moves().get(i)));
        }
        return texts;
    }
}
