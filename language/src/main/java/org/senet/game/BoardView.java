package org.senet.game;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.senet.board.Board;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentVector;
import org.senet.errors.SenetException;
import org.senet.errors.Suggest;
import org.senet.runtime.MemberView;
import org.senet.runtime.Members;

/** What hosts need of a game's board to draw it: squares, steps, zones, and how it wants to be drawn. */
final class BoardView {
    private BoardView() {}

    /**
     * A position of the board.
     *
     * @param coordinates for each dimension the index of its label; null for a single position
     * @param inPlay whether pieces can come there
     */
    record Square(String name, @Nullable List<Long> coordinates, boolean inPlay) {
        private static final Members<Square> MEMBERS = new Members<>(Square.class)
                .value("name", Square::name)
                .value("coordinates", s -> s.coordinates == null ? null : PersistentVector.from(s.coordinates))
                .value("inPlay", Square::inPlay);
    }

    /** A step of a player from one position to another. */
    record Step(String direction, String from, String to) {
        private static final Members<Step> MEMBERS = new Members<>(Step.class)
                .value("direction", Step::direction)
                .value("from", Step::from)
                .value("to", Step::to);
    }

    /** A zone; {@code player} is null when it is everybody's. */
    record Zone(String name, @Nullable String player, List<String> positions) {
        private static final Members<Zone> MEMBERS = new Members<>(Zone.class)
                .value("name", Zone::name)
                .value("player", Zone::player)
                .array("positions", Zone::positions);
    }

    /** How the board wants to be drawn. */
    record Style(@Nullable String style, List<List<Double>> axes, PersistentMap places) {
        private static final Members<Style> MEMBERS = new Members<>(Style.class)
                .value("style", Style::style)
                .array("axes", s -> s.axes.stream().map(PersistentVector::from).toList())
                .value("places", Style::places);
    }

    /** All positions of the board, in its order. */
    static List<MemberView<Square>> squares(Game game) {
        var topology = game.design().topology;
        var board = topology.board();
        return IntStream.range(0, board.size())
                .mapToObj(p -> new MemberView<>(
                        Square.MEMBERS,
                        new Square(board.positionName(p), coordinates(board, p), topology.fromBoard(p) >= 0)))
                .toList();
    }

    private static @Nullable List<Long> coordinates(Board board, int position) {
        var indices = board.coordinates(position);
        return indices == null
                ? null
                : IntStream.of(indices).asLongStream().boxed().toList();
    }

    /** All steps between positions in play as a player sees them. */
    static List<MemberView<Step>> steps(Game game, String player) {
        var topology = game.design().topology;
        int owner = game.players().indexOf(player) + 1;
        if (owner == 0) {
            throw SenetException.runtime(
                    null, "this game has no player `" + player + "`", Suggest.hint(player, game.players(), "players"));
        }
        var directions = topology.board().directions();
        var steps = new ArrayList<MemberView<Step>>();
        for (int d = 0; d < directions.size(); d++) {
            var targets = topology.steps(owner, d);
            for (int from = 0; from < topology.size(); from++) {
                if (targets[from] >= 0) {
                    var step = new Step(directions.get(d), topology.name(from), topology.name(targets[from]));
                    steps.add(new MemberView<>(Step.MEMBERS, step));
                }
            }
        }
        return steps;
    }

    /** The zones of the board, one for each player that has its own. */
    static List<MemberView<Zone>> zones(Game game) {
        var board = game.design().topology.board();
        var zones = new ArrayList<MemberView<Zone>>();
        for (var name : board.zoneNames()) {
            for (var player : board.zoneOwners(name)) {
                var positions = board.zone(name, player);
                var names = positions == null
                        ? List.<String>of()
                        : positions.stream().mapToObj(board::positionName).toList();
                zones.add(new MemberView<>(Zone.MEMBERS, new Zone(name, player, names)));
            }
        }
        return zones;
    }

    /** How the board wants to be drawn. */
    static MemberView<Style> layout(Game game) {
        var board = game.design().topology.board();
        var places = PersistentMap.EMPTY;
        for (var place : board.layout().places().entrySet()) {
            places = places.assoc(board.positionName(place.getKey()), PersistentVector.from(place.getValue()));
        }
        return new MemberView<>(
                Style.MEMBERS, new Style(board.layout().style(), board.layout().axes(), places));
    }

    /** The labels of the board's dimensions. */
    static PersistentVector dimensions(Game game) {
        return PersistentVector.from(game.design().topology.board().dimensions().stream()
                .map(PersistentVector::from)
                .toList());
    }

    /** How the types of pieces that say so want to be drawn, by their names. */
    static PersistentMap looks(Game game) {
        var map = PersistentMap.EMPTY;
        for (var look : game.texts().looks().entrySet()) {
            map = map.assoc(look.getKey(), look.getValue().view());
        }
        return map;
    }
}
