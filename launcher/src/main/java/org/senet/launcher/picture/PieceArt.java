package org.senet.launcher.picture;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.senet.api.Game;
import org.senet.api.PiecePicture;

/** What the pieces of a game look like: what their texts ask for, else what their names suggest, else a letter on a disk. */
final class PieceArt {
    private static final Map<String, Shape> KNOWN = Map.ofEntries(
            Map.entry("king", Shape.KING),
            Map.entry("queen", Shape.QUEEN),
            Map.entry("rook", Shape.ROOK),
            Map.entry("bishop", Shape.BISHOP),
            Map.entry("knight", Shape.KNIGHT),
            Map.entry("pawn", Shape.PAWN),
            Map.entry("ferz", Shape.GENERAL),
            Map.entry("alfil", Shape.ELEPHANT),
            Map.entry("elephant", Shape.ELEPHANT),
            Map.entry("amazon", Shape.QUEEN),
            Map.entry("arrow", Shape.CROSS),
            Map.entry("man", Shape.MAN),
            Map.entry("checker", Shape.MAN),
            Map.entry("officer", Shape.CROWN),
            Map.entry("stone", Shape.STONE),
            Map.entry("disk", Shape.STONE),
            Map.entry("ball", Shape.BALL),
            Map.entry("marble", Shape.BALL),
            Map.entry("peg", Shape.PEG),
            Map.entry("die", Shape.DIE),
            Map.entry("wall", Shape.WALL),
            Map.entry("ring", Shape.RING),
            Map.entry("star", Shape.STAR));
    /** With any of these, a king is one of draughts. */
    private static final Set<String> DRAUGHTS = Set.of("man", "checker");

    private static final Set<String> CHESS = Set.of("king", "queen", "rook", "bishop", "knight", "pawn");
    private static final Set<String> MARKS = Set.of("x", "o");
    private static final Map<String, String> COLOURS = Map.ofEntries(
            Map.entry("white", "#fbf8f0"),
            Map.entry("black", "#3a3733"),
            Map.entry("red", "#c8372d"),
            Map.entry("green", "#3c8a4b"),
            Map.entry("blue", "#2f68b5"),
            Map.entry("yellow", "#e8c22e"),
            Map.entry("orange", "#e07f24"),
            Map.entry("violet", "#8050a8"),
            Map.entry("purple", "#8050a8"),
            Map.entry("brown", "#7d5232"),
            Map.entry("gray", "#8b8b8b"),
            Map.entry("grey", "#8b8b8b"));
    private static final List<String> IN_ORDER =
            List.of("#fbf8f0", "#3a3733", "#c8372d", "#3c8a4b", "#2f68b5", "#e8c22e", "#8050a8", "#e07f24");
    private static final String WOOD = "#edd09a";
    private static final String NOBODY = "#b9b4aa";

    private final Map<String, PiecePicture> asked;
    private final Map<String, String> letters;
    private final Set<String> types = new TreeSet<>();
    private final Map<String, String> fills = new HashMap<>();
    private final Map<String, Integer> turns = new HashMap<>();
    private final List<String> players;

    PieceArt(Game game) {
        asked = game.pictures();
        letters = game.letters();
        letters.keySet().forEach(type -> types.add(type.toLowerCase(Locale.ROOT)));
        players = game.players();
        int next = 0;
        var unnamed = IN_ORDER.stream()
                .filter(c -> players.stream().noneMatch(p -> c.equals(COLOURS.get(p.toLowerCase(Locale.ROOT)))))
                .toList();
        for (var player : players) {
            var own = COLOURS.get(player.toLowerCase(Locale.ROOT));
            fills.put(player, own != null ? own : unnamed.get(next++ % unnamed.size()));
        }
        findTurns(game);
    }

    /** How far each player's way forward is turned from that of the first: from a direction that goes up for that one. */
    private void findTurns(Game game) {
        var places = BoardGeometry.of(game).places();
        var ways = new HashMap<String, Point>();
        String up = null;
        for (var player : players) {
            var sums = new HashMap<String, Point>();
            for (var step : Link.of(game, player)) {
                var way = Point.of(places, step.to()).minus(Point.of(places, step.from()));
                sums.merge(step.direction(), way, Point::plus);
            }
            if (up == null) {
                up = sums.entrySet().stream()
                        .filter(e ->
                                e.getValue().y() < -0.5 && Math.abs(e.getValue().x()) < 1e-6)
                        .map(Map.Entry::getKey)
                        .findFirst()
                        .orElse("");
            }
            if (sums.containsKey(up)) {
                ways.put(player, sums.get(up));
            }
        }
        ways.forEach((player, way) -> {
            long degrees = Math.round(Math.toDegrees(Math.atan2(way.x(), -way.y())));
            turns.put(player, Math.floorMod((int) degrees, 360));
        });
        // Pieces of two players who mean the same by all directions still face each other.
        if (players.size() == 2 && turns.getOrDefault(players.get(1), 0) == 0) {
            turns.put(players.get(1), 180);
        }
    }

    Shape shape(String type, String owner) {
        var own = asked.get(type);
        if (own != null) {
            return Shape.named(own.shape()).orElse(Shape.DISK);
        }
        var name = type.toLowerCase(Locale.ROOT);
        boolean crowned = types.stream().anyMatch(DRAUGHTS::contains) && !types.contains("pawn");
        if (name.equals("king") && crowned) {
            return Shape.CROWN;
        }
        // Players are called so where pieces are marks on paper.
        if (types.size() == 1 && MARKS.contains(owner.toLowerCase(Locale.ROOT))) {
            return owner.equalsIgnoreCase("x") ? Shape.CROSS : Shape.RING;
        }
        if (types.size() == 1 && !KNOWN.containsKey(name)) {
            return Shape.STONE;
        }
        if (name.equals("soldier") && types.contains("officer")) {
            return Shape.MAN;
        }
        return isOdd(name) ? Shape.DISK : KNOWN.getOrDefault(name, Shape.DISK);
    }

    /** Whether a shape would be odd beside the others: one of few among letters, or a man of draughts among pieces of chess. */
    private boolean isOdd(String name) {
        long chess = letters.keySet().stream().filter(this::isOfChess).count();
        if (name.equals("man")) {
            return chess >= 3;
        }
        long known = types.stream().filter(KNOWN::containsKey).count();
        return types.size() > 2 && chess < 3 && (CHESS.contains(name) || known * 2 < types.size());
    }

    /** Whether a type has the name or the shape of a piece of chess. */
    private boolean isOfChess(String type) {
        var own = asked.get(type);
        return CHESS.contains(own == null ? type.toLowerCase(Locale.ROOT) : own.shape());
    }

    /** What is written on a piece; null for nothing. */
    @Nullable
    String label(PlacedPiece piece) {
        var own = asked.get(piece.piece());
        if (own != null && own.label() != null) {
            return own.label();
        }
        if (own != null && own.attribute() != null) {
            return value(piece).orElse("");
        }
        return switch (shape(piece.piece(), piece.owner())) {
            case PENTAGON, DISK, TILE, DIE -> letters.getOrDefault(piece.piece(), "");
            default -> null;
        };
    }

    /** The value of the attribute that a piece shows. */
    Optional<String> value(PlacedPiece piece) {
        var own = asked.get(piece.piece());
        return own == null || own.attribute() == null
                ? Optional.empty()
                : Optional.ofNullable(piece.attributes().get(own.attribute())).map(String::valueOf);
    }

    String fill(PlacedPiece piece) {
        return shape(piece.piece(), piece.owner()) == Shape.PENTAGON ? WOOD : fills.getOrDefault(piece.owner(), NOBODY);
    }

    /** The colour of outlines and letters on a fill. */
    static String ink(String fill) {
        int red = Integer.parseInt(fill.substring(1, 3), 16);
        int green = Integer.parseInt(fill.substring(3, 5), 16);
        int blue = Integer.parseInt(fill.substring(5, 7), 16);
        return red * 299 + green * 587 + blue * 114 > 125_000 ? "#2a2623" : "#f3eee2";
    }

    /** By how many degrees a piece is turned to the right. */
    int turn(PlacedPiece piece, boolean flipped) {
        if (shape(piece.piece(), piece.owner()) != Shape.PENTAGON) {
            return 0;
        }
        return (turns.getOrDefault(piece.owner(), 0) + (flipped ? 180 : 0)) % 360;
    }
}
