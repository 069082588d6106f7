package org.senet.launcher.protocol.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.senet.api.Move;
import org.senet.api.Position;
import org.senet.api.Thought;
import org.senet.launcher.protocol.Dialect;
import org.senet.launcher.protocol.Loaded;
import org.senet.launcher.protocol.Notation;
import org.senet.launcher.protocol.ProtocolException;
import org.senet.launcher.protocol.VariantNames;
import org.senet.launcher.protocol.XboardPosition;

/**
 * An engine of the Universal Chess Interface (Huber and Meyer-Kahlen, 2006), the Universal Shogi Interface (Romstad, 2007), or the
 * Universal Chinese Chess Protocol (Morning Yellow, 3.0).
 */
final class UciEngine extends Engine {
    private final Dialect dialect;
    private final UciOptions options;
    private @Nullable String positionError;
    /** The times of a search that began while the opponent thought. */
    private volatile @Nullable UciGo pondering;
    /** Whose clock will count then; null when that is not known yet. */
    private volatile @Nullable Boolean ponderingFirst;
    /** How many moves are asked for and not told yet. */
    private final AtomicInteger searches = new AtomicInteger();

    UciEngine(Dialect dialect, Setting setting, Output out, Consumer<Throwable> failed) {
        super(setting, out, failed);
        this.dialect = dialect;
        options = new UciOptions(dialect, setting.player());
    }

    @Override
    Notation notation(Loaded loaded) {
        return dialect.notation(loaded, options.kingTakesRook());
    }

    @Override
    public void tellError(String message) {
        print("info string error: " + message);
    }

    @Override
    public boolean handle(String line) {
        var words = new Words(line);
        var command = words.next();
        if (command.equals(dialect.hello())) {
            greet();
        } else if (command.equals(dialect.newGame())) {
            submit(room -> room.thinker().forget());
        } else {
            return handle(command, words, line);
        }
        return true;
    }

    private boolean handle(String command, Words words, String line) {
        switch (command) {
            case "isready" -> whenReady(searches.get() > 0, () -> print("readyok"));
            case "setoption" -> submit(room -> set(words, room));
            case "position" -> submit(room -> setPosition(words, room));
            case "go" -> go(words);
            case "ponderhit" -> hit();
            case "stop", "gameover" -> stop();
            case "d" -> submitAnswer(this::draw);
            case "", "debug", "register", "banmoves" -> {
                if (command.equals("banmoves")) {
                    tellError("`banmoves` is not understood");
                }
            }
            case "quit" -> {
                if (dialect == Dialect.UCCI) {
                    print("bye");
                }
                return false;
            }
            default -> tellError("unknown command: " + line.strip());
        }
        return true;
    }

    /** Where all input comes at once, the board and counts are still told; a search ends. */
    @Override
    public void drain() {
        stop();
        super.drain();
    }

    private void greet() {
        var lines = new ArrayList<String>();
        lines.add("id name Senet " + setting().game());
        lines.add("id author the authors of Senet");
        lines.addAll(options.lines(VariantNames.uci(setting().game())));
        lines.add(dialect.welcome());
        print(lines.toArray(String[]::new));
        load();
    }

    private void set(Words words, Room room) {
        if (dialect != Dialect.UCCI && !words.next().equals("name")) {
            throw new ProtocolException("`setoption` is followed by `name`");
        }
        var name = dialect == Dialect.UCCI ? words.next() : String.join(" ", words.upTo("value"));
        var value = String.join(" ", words.rest());
        if (options.isNewGame(name)) {
            room.thinker().forget();
        } else if (name.equals("UCI_Variant") && dialect == Dialect.UCI) {
            if (!value.equals(VariantNames.uci(setting().game()))) {
                throw new ProtocolException("this engine plays no `" + value + "`, but `"
                        + VariantNames.uci(setting().game()) + "`");
            }
        } else {
            options.set(name, value, room.thinker());
            rename(notation(room.loaded()));
        }
    }

    private void setPosition(Words words, Room room) {
        positionError = "the last `position` was wrong";
        var kind = words.next();
        var fields = words.upTo("moves");
        if (kind.equals("startpos")) {
            room.desk().set(null, words.rest(), room.notation());
        } else if (kind.equals(dialect.positionWord()) && !fields.isEmpty()) {
            var text = new XboardPosition(setting().game(), room.loaded().game()).read(dialect.position(fields));
            room.desk().set(text, words.rest(), room.notation());
        } else {
            throw new ProtocolException(
                    "`position` is followed by `startpos` or by `" + dialect.positionWord() + "` and a position");
        }
        positionError = null;
    }

    private void checkPosition() {
        if (positionError != null) {
            throw new ProtocolException(positionError);
        }
    }

    private void draw(Room room) {
        checkPosition();
        var position = room.desk().position();
        print(position.text(), "Fen: " + position.fen());
    }

    private void go(Words words) {
        UciGo go;
        try {
            go = UciGo.parse(words, dialect, options.usesMilliseconds());
        } catch (ProtocolException e) {
            tellError(ProtocolException.line(e));
            print(dialect.noMove());
            return;
        }
        if (!go.unknown().isEmpty()) {
            tellError("`go` does not know `" + String.join(" ", go.unknown()) + "`");
        }
        if (go.mate()) {
            print("checkmate notimplemented");
            return;
        }
        if (go.perft() > 0) {
            submitAnswer(room -> perft(room, go.perft()));
            return;
        }
        boolean held = go.ponder() || go.infinite();
        var search = begin(Limits.NONE, held);
        pondering = go.ponder() ? go : null;
        ponderingFirst = null;
        searches.incrementAndGet();
        submit(room -> think(room, go, search));
    }

    /** Tells the move that was asked for; when a client knows it, nothing is searched for any more. */
    private void tellMove(String... lines) {
        searches.decrementAndGet();
        print(lines);
    }

    private void think(Room room, UciGo go, Search search) {
        try {
            checkPosition();
            var position = room.desk().continued();
            if (position.moves().isEmpty()) {
                search.awaitRelease();
                tellMove(dialect.noMove());
                return;
            }
            if (go.ponder()) {
                ponderingFirst = isFirstClock(position);
            }
            var limits = go.ponder() ? limits(go, position).pondering() : limits(go, position);
            if (limits.nanoseconds() != Limits.NONE) {
                search.limit(limits.nanoseconds());
            }
            var choice = room.thinker().choose(position, among(room, go, position), limits, search);
            var answer = answer(room, position, choice);
            search.awaitRelease();
            tellMove(answer.toArray(String[]::new));
            if (!go.ponder()) {
                noteTold(limits, search);
            }
        } catch (RuntimeException e) {
            tellError(ProtocolException.line(e));
            tellMove(dialect.noMove());
        }
    }

    /** The moves that may be chosen: those behind {@code searchmoves}, or all. */
    private static List<Move> among(Room room, UciGo go, Position position) {
        var among = new ArrayList<Move>();
        for (var text : go.among()) {
            var move = room.notation().find(position, text);
            if (move == null) {
                throw new ProtocolException("`searchmoves " + text + "`: this is no legal move here");
            }
            among.add(move);
        }
        return among.isEmpty() ? position.moves() : among;
    }

    private Limits limits(UciGo go, Position position) {
        return go.limits(isFirstClock(position), overhead(options.overhead()));
    }

    /** Whether the clock of the side that moves first counts: White's, whatever the script calls it, or by USI that of Black. */
    private static boolean isFirstClock(Position position) {
        return position.game().players().indexOf(position.player()) == 0;
    }

    private void hit() {
        var go = pondering;
        var search = search();
        if (go != null && search != null) {
            pondering = null;
            var first = ponderingFirst;
            double overhead = overhead(options.overhead());
            long time = first != null
                    ? go.limits(first, overhead).afterPondering()
                    : Math.min(
                            go.limits(true, overhead).afterPondering(),
                            go.limits(false, overhead).afterPondering());
            search.release(time);
        }
    }

    private void perft(Room room, int depth) {
        checkPosition();
        var position = room.desk().position();
        var moves = position.moves();
        var texts = room.notation().texts(position);
        long sum = 0;
        for (int i = 0; i < moves.size(); i++) {
            long leaves = depth == 1 ? 1 : position.apply(moves.get(i)).perft(depth - 1);
            sum += leaves;
            print(texts.get(i) + ": " + leaves);
        }
        print("", "Nodes searched: " + sum, "");
    }

    /** What is told of a choice, and the move. */
    private List<String> answer(Room room, Position position, Choice choice) {
        var lines = new ArrayList<String>();
        var text = room.notation().text(position, choice.move());
        var thought = choice.thought();
        var line = choice.line(room.notation(), position);
        if (thought != null) {
            lines.add(info(thought, room.thinker().valuesParts(), line));
        }
        lines.add("bestmove " + text + (line.size() > 1 ? " ponder " + line.get(1) : ""));
        return lines;
    }

    private String info(Thought thought, boolean parts, List<String> line) {
        var end = thought.end();
        long plies = end == null ? 0 : end.longValue();
        var score = end == null
                ? "cp " + Choice.hundredths(thought, parts)
                : "mate " + (dialect == Dialect.USI ? plies : (plies + Long.signum(plies)) / 2);
        return String.format(
                Locale.ROOT,
                "info depth %d score %s nodes %d time %d pv %s",
                thought.depth(),
                score,
                thought.nodes(),
                Math.round(thought.seconds() * 1000),
                String.join(" ", line));
    }
}
