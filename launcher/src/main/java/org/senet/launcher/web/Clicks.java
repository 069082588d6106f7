package org.senet.launcher.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.senet.api.Move;
import org.senet.api.MoveList;
import org.senet.api.Position;
import org.senet.launcher.picture.PlacedPiece;

/**
 * What a person has clicked of a move: names of positions and of types of pieces, {@code !pass} for the end of a move or of a turn, and
 * {@code =name} for one of the moves that are left.
 */
final class Clicks {
    static final String PASS = "!pass";
    /** Instead of a move: the player ends the game, as the rules allow. */
    static final String CLAIM = "!claim";

    private static final String CHOICE = "=";

    private final List<String> path = new ArrayList<>();
    private final List<PlacedPiece> pieces;
    private MoveList list;
    /** The type of a piece in the hand that was clicked although its square alone would do; null for none. */
    private @Nullable String held;

    private Clicks(Position position) {
        list = position.moveList(true);
        pieces = new ArrayList<>(PlacedPiece.of(position));
    }

    /**
     * Follows clicks as far as they make sense.
     *
     * @throws Refusal at one that does not
     */
    static Clicks follow(Position position, List<String> clicks) {
        var followed = new Clicks(position);
        clicks.forEach(followed::click);
        return followed;
    }

    private void click(String click) {
        if (list.done() && isEnd(click)) {
            // There was only one way to go on, and it was gone already.
            return;
        }
        if (click.equals(PASS)) {
            if (!list.canPass()) {
                throw new Refusal(409, "the move cannot end here");
            }
            go(click, list.pass());
        } else if (click.startsWith(CHOICE)) {
            var name = click.substring(CHOICE.length());
            if (list.moves().stream().noneMatch(move -> move.notation().equals(name))) {
                throw new Refusal(409, "`" + name + "` is not possible here");
            }
            go(click, list.choose(name));
        } else if (positions().contains(click)) {
            held = null;
            go(click, list.select(click));
        } else if (path.isEmpty() && !squaresFor(click).isEmpty()) {
            held = click;
            path.add(click);
        } else if (!isThere(click)) {
            reach(click);
        }
    }

    /** What can be clicked next. */
    List<String> positions() {
        return held == null ? list.positions() : squaresFor(held);
    }

    /** Where pieces of a type are put from the hand by clicking the square alone. */
    private List<String> squaresFor(String type) {
        return list.moves().stream().noneMatch(move -> puts(move, type))
                ? List.of()
                : list.positions().stream()
                        .filter(square -> list.select(square).moves().stream().anyMatch(move -> puts(move, type)))
                        .filter(square -> !square.equals(type))
                        .toList();
    }

    private static boolean puts(Move move, String type) {
        if (move.actions().isEmpty()) {
            return false;
        }
        var first = move.actions().getFirst();
        return first.from() == null && first.kind().equals("drop") && type.equals(first.piece());
    }

    /** Whether there was only one way to come to a square, which is gone already: the piece that moves stands there. */
    private boolean isThere(String click) {
        return path.isEmpty()
                ? list.moves().stream().allMatch(move -> startsAt(move, click))
                : list.views().stream()
                        .anyMatch(view -> view.kind().equals("move")
                                && view.position().equals(click)
                                && !path.getLast().equals(click));
    }

    private static boolean startsAt(Move move, String click) {
        return !move.actions().isEmpty()
                && click.equals(move.actions().getFirst().from());
    }

    private boolean isEnd(String click) {
        return list.moves().getFirst().actions().stream()
                .anyMatch(action -> action.to().equals(click));
    }

    /** Makes a first click on the end of a move one on its beginning as well, if there is one such move only. */
    private void reach(String end) {
        var starts = path.isEmpty()
                ? list.positions().stream()
                        .filter(start -> list.select(start).positions().contains(end))
                        .toList()
                : List.<String>of();
        if (starts.size() != 1) {
            throw new Refusal(
                    409,
                    starts.isEmpty()
                            ? "`" + end + "` cannot be selected here"
                            : "several pieces can go to `" + end + "`: " + String.join(", ", starts));
        }
        click(starts.getFirst());
        click(end);
    }

    private void go(String click, MoveList next) {
        path.add(click);
        list = next;
        for (var view : list.views()) {
            switch (view.kind()) {
                case "move" -> move(String.valueOf(view.from()), view.position(), view.piece(), view.owner());
                case "delete" -> pieces.removeIf(piece -> piece.position().equals(view.position()));
                default -> put(view.position(), view.piece(), view.owner());
            }
        }
    }

    private void move(String from, String to, String type, String owner) {
        var moving = pieces.stream().filter(p -> p.position().equals(from)).findFirst();
        pieces.removeIf(p -> p.position().equals(from) || p.position().equals(to));
        moving.ifPresentOrElse(
                piece -> pieces.add(piece.piece().equals(type) ? piece.at(to) : placed(to, type, owner)),
                () -> put(to, type, owner));
    }

    private void put(String position, String type, String owner) {
        pieces.removeIf(piece -> piece.position().equals(position));
        pieces.add(placed(position, type, owner));
    }

    private static PlacedPiece placed(String position, String type, String owner) {
        return new PlacedPiece(position, type, owner, Map.of(), List.of());
    }

    /** The clicks, those that were added included. */
    List<String> path() {
        return path;
    }

    MoveList list() {
        return list;
    }

    /** The pieces as they stand after the clicks. */
    List<PlacedPiece> pieces() {
        return pieces;
    }
}
