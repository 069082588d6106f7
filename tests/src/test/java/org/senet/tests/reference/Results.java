package org.senet.tests.reference;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.senet.data.Numbers;
import org.senet.data.Printer;
import org.senet.game.GameCode;
import org.senet.state.Player;

/** How games end, in words. */
final class Results {
    private static final String DRAW = "draw";

    private final Reference game;

    Results(Reference game) {
        this.game = game;
    }

    /** What a condition of the end that holds means in a position. */
    String of(GameCode.End end, ReferencePosition position) {
        var player = game.speaker(end, position);
        return switch (end.outcome()) {
            case "WIN" -> win(player);
            case "LOSS" -> loss(player);
            case "DRAW" -> DRAW;
            default -> byPoints(position);
        };
    }

    /** The loss of a side is the win of the only other one; among more, nobody has won. */
    String loss(Player player) {
        var others = players().stream()
                .filter(p -> isActive(p) && !game.areFriends(player, p))
                .toList();
        boolean united = !others.isEmpty() && others.stream().allMatch(o -> game.areFriends(others.getFirst(), o));
        return united ? win(others.getFirst()) : names(player) + (side(player).size() == 1 ? " loses" : " lose");
    }

    private String win(Player player) {
        return names(player) + (side(player).size() == 1 ? " wins" : " win");
    }

    private String names(Player player) {
        return side(player).stream().map(Player::name).collect(Collectors.joining(" and "));
    }

    /** The players of a side who ever move and do not do so by chance, and the one that is spoken of. */
    private List<Player> side(Player player) {
        return players().stream()
                .filter(p -> game.areFriends(player, p) && (isActive(p) || p.equals(player)))
                .toList();
    }

    private List<Player> players() {
        return IntStream.rangeClosed(1, game.design().pieces.ownerCount())
                .mapToObj(game.design()::playerValue)
                .toList();
    }

    private boolean isActive(Player player) {
        return (game.design().sides.active() >>> player.number() & 1) != 0;
    }

    /** The side with the most points has won, which are those of its players together, unless another side has as many. */
    private String byPoints(ReferencePosition position) {
        var points = new LinkedHashMap<Player, Object>();
        for (var player : players()) {
            var score = game.score(position, player.number());
            if (score != null) {
                points.put(player, score);
            }
        }
        var most = points.keySet().stream()
                .map(p -> ofSide(p, points))
                .max(Numbers::compare)
                .orElseThrow();
        var best = points.keySet().stream()
                .filter(p -> Numbers.compare(ofSide(p, points), most) == 0)
                .toList();
        var text = points.values().stream().map(Printer::str).collect(Collectors.joining(" : "));
        boolean shared = best.stream().anyMatch(p -> !game.areFriends(best.getFirst(), p));
        return (shared ? DRAW : win(best.getFirst())) + ", " + text;
    }

    private Object ofSide(Player player, Map<Player, Object> points) {
        Object sum = 0L;
        for (var other : points.keySet()) {
            sum = game.areFriends(player, other) ? Numbers.add(sum, points.get(other)) : sum;
        }
        return sum;
    }
}
