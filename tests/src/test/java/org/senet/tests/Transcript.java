package org.senet.tests;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.graalvm.polyglot.PolyglotException;
import org.senet.tests.Game.Move;
import org.senet.tests.Game.Position;

/**
 * A conversation with a game: lines that begin with {@code >} are commands, those below each are what it answers. Lines
 * that begin with {@code #} are remarks, those with {@code !} errors.
 *
 * <ul>
 *   <li>{@code start}, {@code position TEXT}, {@code option KEY VALUE}, {@code variant TITLE}, {@code play NOTATION}: go to
 *       another position
 *   <li>{@code moves}: the notations of the legal moves, {@code weights} with their weights; {@code actions NOTATION}, {@code parts NOTATION},
 *       {@code short NOTATION}: of one move
 *   <li>{@code list}, {@code list smart}: begin with the position's move list; {@code select POSITION}, {@code choose
 *       NOTATION}, {@code pass}, {@code back}: go on in it, and tell what is shown; {@code positions}, {@code capturing},
 *       {@code remaining}: about it
 *   <li>{@code player}, {@code turn}, {@code fen}, {@code board}, {@code result}, {@code perft DEPTH}: about the position
 * </ul>
 */
final class Transcript {
    private static final String NOTHING = "nothing";

    private final List<String> lines = new ArrayList<>();
    private final Game text;
    private Game game;
    private Position position;
    private Game.MoveList list;

    private Transcript(Game game) {
        text = game;
        this.game = game;
        position = game.start();
        list = position.moveList(false);
    }

    /** What a game really answers to the commands of a transcript, in the form of a transcript. */
    static String replay(Game game, String expected) {
        var transcript = new Transcript(game);
        for (var line : expected.lines().toList()) {
            if (line.startsWith("> ")) {
                transcript.lines.add(line);
                transcript.tryToAnswer(line.substring(2));
            } else if (line.startsWith("#") || line.isEmpty()) {
                transcript.lines.add(line);
            }
        }
        return String.join("\n", transcript.lines) + "\n";
    }

    private void tryToAnswer(String command) {
        try {
            answer(command);
        } catch (PolyglotException e) {
            String.valueOf(e.getMessage()).lines().forEach(line -> lines.add("! " + line));
        }
    }

    private void answer(String command) {
        var space = command.indexOf(' ');
        var word = space < 0 ? command : command.substring(0, space);
        var rest = space < 0 ? "" : command.substring(space + 1);
        switch (word) {
            case "start" -> position = game.start();
            case "position" -> position = game.position(rest);
            case "option" -> {
                var words = rest.split(" ");
                game = game.withOption(words[0], words[1]);
                position = game.start();
            }
            case "variant" -> {
                game = text.variant(rest);
                position = game.start();
            }
            case "play" -> position = position.after(rest);
            case "list" -> list = position.moveList(rest.equals("smart"));
            case "select", "choose", "pass", "back" -> follow(word, rest);
            default -> lines.addAll(answerAbout(word, rest));
        }
    }

    /** Goes on in the move list, and tells what that showed. */
    private void follow(String word, String rest) {
        if (word.equals("back")) {
            list.undoViews().forEach(view -> lines.add("  " + view));
            list = list.back();
            return;
        }
        list = switch (word) {
            case "select" -> list.select(rest);
            case "choose" -> list.choose(rest);
            default -> list.pass();
        };
        lines.add(list.notation());
        list.views().forEach(view -> lines.add("  " + view));
    }

    private static String words(List<String> words) {
        return words.isEmpty() ? "none" : String.join(" ", words);
    }

    private List<String> answerAbout(String word, String rest) {
        return switch (word) {
            case "positions" -> List.of(words(list.positions()) + (list.canPass() ? ", or pass" : ""));
            case "capturing" -> List.of(words(list.capturing()));
            case "remaining" ->
                List.of((list.done() ? "done: " : "")
                        + String.join(
                                " | ", list.moves().stream().map(Move::notation).toList()));
            case "moves" -> List.of(position.notations().isEmpty() ? "none" : String.join(" | ", position.notations()));
            case "weights" ->
                List.of(String.join(
                        " | ",
                        position.moves().stream()
                                .map(m -> m.notation() + ": " + m.weight())
                                .toList()));
            case "actions" ->
                move(rest).actions().stream().map(Game.Action::toString).toList();
            case "short" -> List.of(String.valueOf(move(rest).shortName()));
            case "parts" -> List.of(String.join(" | ", move(rest).parts()));
            case "player" -> List.of(position.player());
            case "turn" -> List.of(String.valueOf(position.turn()));
            case "fen" -> List.of(position.fen());
            case "board" -> position.text().lines().map(line -> "| " + line).toList();
            case "result" -> List.of(position.over() ? String.valueOf(position.result()) : "goes on");
            case "claim" -> List.of(Objects.requireNonNullElse(position.claim(), NOTHING));
            case "claimed" -> {
                position = position.claimed();
                yield List.of(String.valueOf(position.result()));
            }
            case "claimable" -> List.of(Objects.requireNonNullElse(list.claim(), NOTHING));
            case "perft" -> List.of(String.valueOf(position.perft(Long.parseLong(rest))));
            default -> throw new IllegalArgumentException("a transcript has no command `" + word + "`");
        };
    }

    private Move move(String notation) {
        return position.moves().stream()
                .filter(m -> m.notation().equals(notation))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no move `" + notation + "`"));
    }
}
