package org.senet.launcher.protocol.engine;

import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.senet.api.Position;
import org.senet.launcher.protocol.CoordinateNotation;
import org.senet.launcher.protocol.CoordinateStyle;
import org.senet.launcher.protocol.Loaded;
import org.senet.launcher.protocol.Notation;
import org.senet.launcher.protocol.ProtocolException;
import org.senet.launcher.protocol.VariantNames;
import org.senet.launcher.protocol.XboardPosition;

/** An engine of the Chess Engine Communication Protocol, version 2 (Mann and Muller, 2009), that of XBoard and WinBoard. */
final class XboardEngine extends Engine {
    private static final String MIXED = "chess960";
    private static final int OVERHEAD = 50;

    private final XboardClock clock = new XboardClock();
    /** Counts what makes a search void, so that its move is not played. */
    private final AtomicInteger cancelled = new AtomicInteger();

    private volatile boolean posts;
    /** Whether the engine thinks in the opponent's time. */
    private volatile boolean ponders;
    /** What is thought about in the opponent's time. */
    private volatile @Nullable Guess guess;
    /** How many tasks wait for the worker, which ends thinking in the opponent's time for them. */
    private final AtomicInteger waiting = new AtomicInteger();

    private @Nullable XboardSetup setup;

    // The state of the game; used by the worker only.
    private boolean forced;
    private int engineSide = 1;

    XboardEngine(Setting setting, Output out, Consumer<Throwable> failed) {
        super(setting, out, failed);
    }

    @Override
    Notation notation(Loaded loaded) {
        return new CoordinateNotation(
                CoordinateStyle.xboard(loaded, setting().game().equals(MIXED)), loaded.game());
    }

    @Override
    void loaded(Room fresh) {
        setup = new XboardSetup(fresh.loaded());
        if (!VariantNames.isKnownToXboard(setting().game())) {
            setup.check();
            setup.command();
        }
    }

    @Override
    public void tellError(String message) {
        print("tellusererror " + message);
    }

    @Override
    public boolean handle(String line) {
        var words = new Words(line);
        var command = words.next();
        try {
            return handle(command, words, line.strip());
        } catch (ProtocolException e) {
            print("Error (" + e.getMessage() + "): " + line.strip());
            return true;
        }
    }

    private boolean handle(String command, Words words, String line) {
        switch (command) {
            case "protover" -> greet();
            case "new" -> {
                cancel();
                clock.reset();
                ask(this::begin);
            }
            case "variant" -> variant(words.next(), line);
            case "quit" -> {
                return false;
            }
            case "force", "result" -> {
                cancel();
                ask(room -> forced = true);
            }
            case "go" -> {
                int mine = cancelled.get();
                ask(room -> {
                    forced = false;
                    engineSide = side(room.desk().position());
                    think(room, mine);
                });
            }
            case "playother" -> {
                cancel();
                ask(room -> {
                    forced = false;
                    engineSide = 1 - side(room.desk().position());
                });
            }
            case "level" -> clock.level(words);
            case "st" -> clock.perMove(words);
            case "sd" -> clock.depth(words);
            case "time" -> clock.remaining(words);
            case "usermove" -> move(words.next());
            case "?" -> stop();
            case "ping" -> {
                var number = words.next();
                if (waiting.get() == 0 && guess != null) {
                    print("pong " + number);
                } else {
                    ask(room -> print("pong " + number));
                }
            }
            case "setboard" -> {
                cancel();
                var text = String.join(" ", words.rest());
                ask(room -> setBoard(room, text));
            }
            case "hard" -> ponders = true;
            case "easy" -> {
                ponders = false;
                endGuess();
            }
            case "undo" -> undo(1);
            case "remove" -> undo(2);
            case "post", "nopost" -> posts = command.equals("post");
            case "memory" -> {
                long megabytes = Math.clamp((long) words.number(command), 1, 65_536);
                ask(room -> room.thinker().use(room.thinker().text().withTable(megabytes)));
            }
            case "option" -> option(String.join(" ", words.rest()), line);
            case "lift" -> {
                var square = words.next();
                ask(room -> highlight(room, square));
            }
            default -> other(command, line);
        }
        return true;
    }

    private void other(String command, String line) {
        switch (command) {
            case "",
                    "xboard",
                    "accepted",
                    "rejected",
                    "random",
                    "otim",
                    "computer",
                    "white",
                    "black",
                    "name",
                    "rating",
                    "ics",
                    "draw",
                    "hint",
                    "bk",
                    "put",
                    "hover",
                    "cores",
                    "nps",
                    "egtpath",
                    "pause",
                    "resume" -> {
                // Nothing that this engine does depends on it.
            }
            default -> {
                if (line.matches("[a-z][0-9].*|.@.*|@@@@|O-O(-O)?")) {
                    move(line);
                } else {
                    print("Error (unknown command): " + line);
                }
            }
        }
    }

    private void greet() {
        print(
                "feature done=0",
                "feature myname=\"Senet " + setting().game() + "\" variants=\""
                        + String.join(",", VariantNames.xboardNames(setting().game())) + "\"",
                "feature ping=1 setboard=1 playother=1 san=0 usermove=1 time=1 draw=0 sigint=0 sigterm=0 reuse=1"
                        + " analyze=0 colors=0 memory=1 highlight=1 debug=0",
                "feature option=\"Player -string " + setting().player() + "\"");
        ask(room -> print("feature done=1"));
    }

    private void variant(String name, String line) {
        var game = setting().game();
        if (!VariantNames.xboardNames(game).contains(name) && !(name.equals("normal") && game.equals(MIXED))) {
            print("Error (unsupported variant): " + line);
        } else if (!VariantNames.isKnownToXboard(game)) {
            ask(room -> print(setup().commands()));
        }
    }

    private XboardSetup setup() {
        if (setup == null) {
            throw new IllegalStateException("the game is not there");
        }
        return setup;
    }

    /** Ends a search whose move is not wanted any more. */
    private void cancel() {
        cancelled.incrementAndGet();
        stop();
    }

    private void begin(Room room) {
        room.desk().reset();
        room.thinker().forget();
        forced = false;
        engineSide = 1;
    }

    private static int side(Position position) {
        return position.game().players().indexOf(position.player());
    }

    private void setBoard(Room room, String text) {
        try {
            room.desk().reset(new XboardPosition(setting().game(), room.loaded().game()).read(text));
        } catch (RuntimeException e) {
            tellError("Illegal position: " + ProtocolException.line(e));
        }
    }

    private void undo(int moves) {
        cancel();
        ask(room -> {
            if (!room.desk().undo(moves)) {
                print("Error (no move to take back): " + (moves == 1 ? "undo" : "remove"));
            }
        });
    }

    private void option(String text, String line) {
        int equals = text.indexOf('=');
        if (equals < 0 || !text.substring(0, equals).equals("Player")) {
            print("Error (unknown option): " + line);
            return;
        }
        ask(room -> room.thinker().use(PlayerText.parse(text.substring(equals + 1))));
    }

    private void highlight(Room room, String square) {
        print(setup().highlights(room.desk().position(), square));
    }

    private void move(String text) {
        int mine = cancelled.get();
        var expected = guess;
        if (expected != null && expected.isHitBy(text)) {
            var limits = clock.limits(expected.played(), overhead(OVERHEAD));
            expected.search().release(limits.afterPondering());
            return;
        }
        ask(room -> {
            try {
                room.desk().play(withoutPromotion(room, text), room.notation());
            } catch (ProtocolException e) {
                print("Illegal move: " + text);
                return;
            }
            if (!announced(room.desk()) && !forced) {
                think(room, mine);
            }
        });
    }

    /** XBoard adds a piece, or a point, where what it takes for a pawn comes to the last row; not every game promotes there. */
    private static String withoutPromotion(Room room, String text) {
        var position = room.desk().position();
        boolean added =
                text.matches("[a-z][0-9]+[a-z][0-9]+[a-z.+]") && room.notation().find(position, text) == null;
        return added ? text.substring(0, text.length() - 1) : text;
    }

    /**
     * Tells the result when the game is over. Clients that know the rules count repetitions and moves themselves, and some take a claim
     * that they cannot confirm for a lost game, so ends by these are left to them.
     */
    private boolean announced(Desk desk) {
        var position = desk.position();
        if (!position.over()
                || VariantNames.isKnownToXboard(setting().game())
                        && !desk.continued().over()) {
            return false;
        }
        var winner = position.winner();
        var result = winner == null ? "1/2-1/2" : position.game().players().indexOf(winner) == 0 ? "1-0" : "0-1";
        print(result + " {" + position.result() + "}");
        return true;
    }

    /** Chooses a move and plays it, if it is the engine's turn. */
    private void think(Room room, int mine) {
        var position = room.desk().continued();
        if (position.over() || side(position) != engineSide || mine != cancelled.get()) {
            return;
        }
        var limits = clock.limits(room.desk().length() / 2, overhead(OVERHEAD));
        var search = begin(limits.nanoseconds(), false);
        if (mine != cancelled.get()) {
            return;
        }
        var choice = room.thinker().choose(position, limits, search);
        if (mine == cancelled.get()) {
            play(room, choice, mine);
            noteTold(limits, search);
        }
    }

    /** Plays a move of the engine, and thinks on in the opponent's time. */
    private void play(Room room, Choice choice, int mine) {
        var position = room.desk().continued();
        var text = room.notation().text(position, choice.move());
        var thought = choice.thought();
        if (posts && thought != null) {
            print(String.format(
                    Locale.ROOT,
                    "%d %d %d %d %s",
                    thought.depth(),
                    Choice.hundredths(thought, room.thinker().valuesParts()),
                    Math.round(thought.seconds() * 100),
                    thought.nodes(),
                    String.join(" ", choice.line(room.notation(), position))));
        }
        room.desk().play(text, room.notation());
        print("move " + text);
        if (!announced(room.desk()) && thought != null && thought.line().size() > 1) {
            ponderLater(thought.line().get(1), mine);
        }
    }

    private void ponderLater(String expected, int mine) {
        submit(room -> ponder(room, expected, mine));
    }

    /** Thinks about the answer to the move that is expected of the opponent, until that or something else comes in. */
    private void ponder(Room room, String expected, int mine) {
        var before = room.desk().position();
        var move = before.move(expected);
        if (!ponders || forced || mine != cancelled.get() || side(before) == engineSide || move == null) {
            return;
        }
        var after = before.apply(move);
        if (after.over() || side(after) != engineSide) {
            return;
        }
        var written = room.notation().text(before, move);
        var mind =
                new Guess(written, after, begin(Limits.NONE, true), (room.desk().length() + 1) / 2);
        guess = mind;
        if (waiting.get() > 0 || mine != cancelled.get()) {
            mind.end();
        }
        Choice choice;
        try {
            var limits = clock.limits(mind.played(), overhead(OVERHEAD)).pondering();
            choice = room.thinker().choose(mind.position(), limits, mind.search());
            mind.search().awaitRelease();
        } finally {
            guess = null;
        }
        if (!mind.finish()) {
            ponderLater(expected, mine);
            return;
        }
        room.desk().play(mind.expected(), room.notation());
        if (mine == cancelled.get()) {
            play(room, choice, mine);
        }
    }

    /** Lets the worker do something soon, even if it thinks in the opponent's time. */
    private void ask(Task task) {
        waiting.incrementAndGet();
        submit(room -> {
            waiting.decrementAndGet();
            task.run(room);
        });
        endGuess();
    }

    private void endGuess() {
        var present = guess;
        if (present != null) {
            present.end();
        }
    }
}
