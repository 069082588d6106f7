package org.senet.launcher;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.senet.api.Game;
import org.senet.api.Games;
import org.senet.api.Position;
import org.senet.importers.zillions.SavedGame;
import org.senet.importers.zillions.SavedGame.Change;
import org.senet.importers.zillions.SavedGame.HalfMove;
import org.senet.launcher.display.Ending;
import org.senet.launcher.display.ErrorReport;

/**
 * Plays a game again that Zillions has saved. A saved game holds effects, not the names of moves: for each half-move, a legal move is
 * looked for that leaves the same board. Half-moves of a chain are one move here.
 */
final class SavedGameReplay {
    private final SavedGame saved;
    private final Map<String, Owned> board = new HashMap<>();
    private Position position;
    private int at;

    /** A piece of somebody. */
    private record Owned(String owner, String piece) {}

    private SavedGameReplay(SavedGame saved, Game game) {
        this.saved = saved;
        position = game.start();
        board.putAll(board(position));
    }

    /**
     * Plays a saved game and prints where it ends.
     *
     * @return the exit code of the process
     */
    static int run(Path file, Arguments arguments, Terminal terminal) throws java.io.IOException {
        var rules = arguments.text("--game").map(Path::of).orElse(null);
        var saved = ForeignGames.read(file, text -> SavedGame.read(text, rules));
        try (var context = Scripts.newContext(terminal)) {
            var value = context.eval(ForeignGames.source(file, saved.game()));
            if (!Games.isGame(value)) {
                throw LauncherException.failure("`" + file + "` has no rules of a game");
            }
            return new SavedGameReplay(saved, value.as(Game.class)).play(arguments.has("--each"), terminal);
        } catch (org.graalvm.polyglot.PolyglotException e) {
            throw ScriptFailure.of(e);
        }
    }

    private int play(boolean each, Terminal terminal) {
        var out = terminal.out();
        while (at < saved.moves().size()) {
            var before = at;
            if (!step()) {
                out.println(before + " of " + saved.moves().size() + " half-moves");
                out.println(position.text());
                report(saved.moves().get(before)).lines(terminal.errStyle()).forEach(terminal.err()::println);
                return LauncherException.FAILURE;
            }
            if (each) {
                out.println("\n" + saved.moves().get(at - 1).text());
                out.println(position.text());
            }
        }
        out.println(at + " of " + saved.moves().size() + " half-moves");
        out.println(position.text());
        return 0;
    }

    private ErrorReport report(HalfMove move) {
        var why = position.over()
                ? "the game is over: " + Ending.of(position)
                : "no legal move of " + position.player() + " leaves this board";
        var names = position.moves().stream().limit(12).map(m -> m.notation()).toList();
        var text = why + "\nhint: the position is " + position.fen() + "\nhint: legal moves are "
                + String.join(", ", names);
        return new ErrorReport(text, ForeignGames.shown(move.place()), List.of());
    }

    /** Plays one move, which may be several half-moves; false if no legal one is like that. */
    private boolean step() {
        int longest = at + 1;
        while (longest < saved.moves().size()
                && saved.moves().get(longest - 1).partial()
                && goesOn(saved.moves().get(longest - 1), saved.moves().get(longest))) {
            longest++;
        }
        if (saved.moves().get(longest - 1).partial() && endsChain(longest)) {
            longest++;
        }
        for (int end = longest; end > at; end--) {
            var expected = new HashMap<>(board);
            for (int i = at; i < end; i++) {
                apply(saved.moves().get(i), expected);
            }
            var next = legal(expected);
            if (next.isPresent()) {
                position = next.get();
                board.clear();
                board.putAll(expected);
                at = end;
                return true;
            }
        }
        return false;
    }

    /** Who may go on with a chain, and does not, passes. */
    private boolean endsChain(int half) {
        return half < saved.moves().size() && saved.moves().get(half).changes().isEmpty();
    }

    private static boolean goesOn(HalfMove first, HalfMove second) {
        var end = motion(first);
        var start = motion(second);
        return end != null && start != null && end.to().equals(start.from());
    }

    private static Change.@Nullable Motion motion(HalfMove move) {
        return move.changes().stream()
                .filter(Change.Motion.class::isInstance)
                .map(Change.Motion.class::cast)
                .findFirst()
                .orElse(null);
    }

    private Optional<Position> legal(Map<String, Owned> expected) {
        return position.moves().stream()
                .map(position::apply)
                .filter(next -> board(next).equals(expected))
                .findFirst();
    }

    private static Map<String, Owned> board(Position position) {
        var board = new HashMap<String, Owned>();
        position.pieces().forEach(piece -> board.put(piece.position(), new Owned(piece.owner(), piece.piece())));
        return board;
    }

    // ---- what a half-move does

    private void apply(HalfMove move, Map<String, Owned> pieces) {
        var lifted = new ArrayList<Owned>();
        for (var change : move.changes()) {
            if (change instanceof Change.Motion motion) {
                var piece = pieces.remove(motion.from());
                lifted.add(piece == null ? new Owned("", "") : piece);
            }
        }
        int next = 0;
        String arrived = null;
        for (var change : move.changes()) {
            if (change instanceof Change.Motion motion) {
                pieces.put(motion.to(), lifted.get(next++));
                arrived = motion.to();
            }
        }
        for (var change : move.changes()) {
            switch (change) {
                case Change.Motion motion -> {}
                case Change.Remove(var where) -> pieces.remove(where);
                case Change.Put(var owner, var piece, var where) -> {
                    pieces.put(where, new Owned(owner == null ? mover() : owner, piece));
                    arrived = arrived == null ? where : arrived;
                }
                case Change.Become(var owner, var piece, var where) ->
                    become(pieces, where == null ? arrived : where, owner, piece);
                case Change.Flip(var where) -> become(pieces, where, nextOwner(pieces.get(where)), null);
            }
        }
    }

    /** Who owns what the player to move puts on the board. */
    private String mover() {
        return saved.sides().getOrDefault(position.player(), position.player());
    }

    private String nextOwner(@Nullable Owned piece) {
        var players = saved.players();
        return piece == null ? "" : players.get((players.indexOf(piece.owner()) + 1) % players.size());
    }

    private static void become(
            Map<String, Owned> pieces, @Nullable String where, @Nullable String owner, @Nullable String piece) {
        var old = where == null ? null : pieces.get(where);
        if (where != null && old != null) {
            pieces.put(where, new Owned(owner == null ? old.owner() : owner, piece == null ? old.piece() : piece));
        }
    }
}
