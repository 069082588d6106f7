package org.senet.launcher.web;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.api.Move;
import org.senet.api.Position;
import org.senet.launcher.picture.Frame;
import org.senet.launcher.picture.PlacedPiece;
import org.senet.launcher.picture.Point;
import org.senet.launcher.picture.Scene;
import org.senet.launcher.picture.View;

/** What somebody sees who looks at a game: picture, state, and what can be clicked next. */
final class Look {
    /** So many moves are named when several are left. */
    private static final int MOST_CHOICES = 60;

    private final Room room;
    private final Room.Loaded loaded;
    private final Position position;

    Look(Room room, Room.Loaded loaded) {
        this.room = room;
        this.loaded = loaded;
        position = room.position(room.tree().current());
    }

    /** The answer to a request that tells the clicks so far and how the board is seen. */
    JsonObject answer(JsonObject request) {
        var clicks = Clicks.follow(position, Room.texts(request, "path"));
        var view = new View(flag(request, "dark"), flag(request, "flip"), !flag(request, "bare"));
        var scene = Scene.of(position).with(clicks.pieces()).marking(marked(clicks));
        var answer = new JsonObject();
        answer.addProperty("rev", room.revision());
        answer.addProperty("svg", loaded.picture().draw(scene, view));
        answer.add("frame", frame(loaded.picture().frame(scene, view)));
        answer.add("pieces", pieces(clicks));
        answer.add("list", list(clicks));
        answer.add("state", state());
        return answer;
    }

    private static boolean flag(JsonObject request, String name) {
        return request.has(name) && request.get(name).getAsBoolean();
    }

    /** The squares of the last move, or of the clicks. */
    private Set<String> marked(Clicks clicks) {
        var marked = new LinkedHashSet<String>();
        if (!clicks.path().isEmpty()) {
            marked.addAll(clicks.path());
            return marked;
        }
        var last = last();
        if (last != null) {
            var before = room.position(last.parent());
            var played = last.move();
            before.moves().stream()
                    .filter(move -> move.notation().equals(played))
                    .findFirst()
                    .ifPresent(move -> marked.addAll(Scene.positions(move)));
        }
        return marked;
    }

    private MoveTree.@Nullable Node last() {
        int current = room.tree().current();
        return current == 0 ? null : room.tree().node(current);
    }

    /** The last move in words: who has drawn a lot, and what was drawn, else the move. */
    private String lastMove() {
        var last = last();
        if (last == null || last.move().equals(Clicks.CLAIM)) {
            return "";
        }
        var before = room.position(last.parent());
        return before.chance() ? before.player() + " " + last.move() : last.move();
    }

    /** What stands where, in words. */
    private JsonObject pieces(Clicks clicks) {
        var pieces = new JsonObject();
        for (var piece : clicks.pieces()) {
            pieces.addProperty(piece.position(), loaded.picture().describe(piece));
        }
        return pieces;
    }

    private static JsonObject frame(Frame frame) {
        var json = new JsonObject();
        json.addProperty("width", frame.width());
        json.addProperty("height", frame.height());
        json.addProperty("unit", Frame.UNIT);
        var positions = new JsonObject();
        frame.positions().forEach((name, at) -> positions.add(name, point(at)));
        json.add("positions", positions);
        var hands = new JsonObject();
        frame.hands().forEach((player, held) -> {
            var types = new JsonObject();
            held.forEach((type, at) -> types.add(type, point(at)));
            hands.add(player, types);
        });
        json.add("hands", hands);
        return json;
    }

    private static JsonArray point(Point point) {
        var array = new JsonArray();
        array.add(Math.round(point.x() * 10) / 10.0);
        array.add(Math.round(point.y() * 10) / 10.0);
        return array;
    }

    private JsonObject list(Clicks clicks) {
        var list = clicks.list();
        var json = new JsonObject();
        json.add("path", texts(clicks.path()));
        json.add("positions", texts(clicks.positions()));
        json.add("capturing", texts(list.capturing()));
        json.addProperty("canPass", list.canPass());
        json.addProperty("done", list.done());
        if (list.done()) {
            list.moves().getFirst().actions().stream()
                    .filter(action -> !action.kind().equals("capture"))
                    .findFirst()
                    .ifPresent(action -> json.addProperty("end", action.to()));
        }
        json.addProperty("left", list.moves().size());
        var choices = new JsonArray();
        if (isChoice(clicks)) {
            list.moves().stream().limit(MOST_CHOICES).forEach(move -> choices.add(choice(move)));
        }
        json.add("choices", choices);
        return json;
    }

    /** Whether the moves that are left have to be told apart by their names: no other square does so. */
    private boolean isChoice(Clicks clicks) {
        var list = clicks.list();
        if (position.over() || list.moves().isEmpty()) {
            return false;
        }
        if (clicks.path().isEmpty()) {
            // The only move of a position is complete before anything is clicked.
            return clicks.positions().isEmpty()
                    && (list.done() || !list.canPass() || list.moves().size() > 1);
        }
        var here = Set.of(clicks.path().getLast());
        return !list.done() && (clicks.positions().isEmpty() || list.canPass() && here.containsAll(clicks.positions()));
    }

    /** A move, where it ends, and the piece that it makes there. */
    private JsonObject choice(Move move) {
        var json = new JsonObject();
        json.addProperty("move", move.notation());
        for (var action : move.actions()) {
            if (!action.kind().equals("capture")) {
                json.addProperty("at", action.to());
                json.addProperty(
                        "svg",
                        loaded.picture()
                                .drawPiece(new PlacedPiece(
                                        "", action.piece(), action.owner(), action.attributes(), List.of())));
            }
        }
        return json;
    }

    private JsonObject state() {
        var json = new JsonObject();
        json.addProperty("name", room.name());
        json.addProperty("game", loaded.game().name());
        json.add("players", texts(loaded.game().players()));
        json.addProperty("player", position.player());
        json.addProperty("chance", position.chance());
        json.addProperty("over", position.over());
        json.addProperty("result", position.result());
        json.addProperty("claim", position.over() ? null : position.claim());
        json.addProperty("last", lastMove());
        json.add("statuses", texts(position.statuses()));
        json.addProperty("fen", position.fen());
        var scores = new JsonObject();
        position.scores().forEach((player, points) -> scores.add(player, number(points)));
        json.add("scores", scores);
        var seats = new JsonObject();
        room.seats().forEach(seats::addProperty);
        json.add("seats", seats);
        json.addProperty("node", room.tree().current());
        json.addProperty("undo", undo());
        json.addProperty("redo", redo());
        var line = new JsonArray();
        for (int node : room.tree().line()) {
            var move = new JsonObject();
            move.addProperty("node", node);
            move.addProperty("move", room.tree().node(node).move());
            var others = new JsonArray();
            for (int sibling : room.tree().siblings(node)) {
                var other = new JsonObject();
                other.addProperty("node", sibling);
                other.addProperty("move", room.tree().node(sibling).move());
                others.add(other);
            }
            move.add("others", others);
            line.add(move);
        }
        json.add("line", line);
        return json;
    }

    /** Where a person has moved last: what the computer and chance have done since then would only be done again. */
    private @Nullable Integer undo() {
        for (int node = room.tree().current(); node != 0; ) {
            node = room.tree().node(node).parent();
            if (!Opponent.isTurn(room, room.position(node))) {
                return node;
            }
        }
        return null;
    }

    /** Where a person moves next in the line, or its end. */
    private @Nullable Integer redo() {
        var line = room.tree().line();
        Integer last = null;
        for (int node : line.subList(line.indexOf(room.tree().current()) + 1, line.size())) {
            last = node;
            try {
                if (!Opponent.isTurn(room, room.position(node))) {
                    break;
                }
            } catch (Refusal e) {
                // A move that the rules do not know any more: who goes there is told so.
                break;
            }
        }
        return last;
    }

    private static JsonElement number(@Nullable Number number) {
        return number == null ? JsonNull.INSTANCE : new JsonPrimitive(number);
    }

    private static JsonArray texts(Collection<String> texts) {
        var array = new JsonArray();
        texts.forEach(array::add);
        return array;
    }
}
