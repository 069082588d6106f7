package org.senet.importers.fairy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.senet.importers.ImportException;
import org.senet.importers.fairy.Setup.Side;

/** A variant, ready to be written: its settings, its position at the start, and the pieces that can occur in it. */
final class Variant {
    final String name;
    final Setup setup;
    final Start start;
    final int files;
    final int ranks;
    final Region board;
    private final Map<String, Motions> motions = new LinkedHashMap<>();

    Variant(String name, Setup setup) {
        this.name = name;
        this.setup = setup;
        Support.check(setup);
        start = Start.of(setup);
        files = setup.number("maxFile");
        ranks = setup.number("maxRank");
        board = Region.of(files, ranks).minus(start.walls());
        // Also kinds that do not occur must make sense.
        setup.pieces().values().forEach(piece -> Betza.parse(piece.betza(), piece.place()));
        for (var kind : possible()) {
            var piece = setup.piece(kind);
            var parsed = Motions.of(Betza.parse(piece.betza(), piece.place()).stream()
                    .filter(motion -> !motion.initial() || flag("doubleStep"))
                    .toList());
            motions.put(kind, parsed);
            Support.checkMotions(this, piece, parsed);
        }
        Support.checkExplodingRoyals(this);
        Support.checkDemotion(this);
        Support.checkForbiddenChecks(this);
    }

    private Set<String> possible() {
        var found = new LinkedHashSet<String>();
        var open = new ArrayDeque<String>();
        start.pieces().values().forEach(standing -> {
            open.add(standing.kind());
            if (standing.from() != null) {
                open.add(standing.from());
            }
        });
        start.pockets().values().forEach(pocket -> open.addAll(pocket.keySet()));
        if (flag("freeDrops")) {
            open.addAll(setup.pieces().keySet());
        }
        while (!open.isEmpty()) {
            var kind = open.remove();
            if (found.add(kind)) {
                var promoted = setup.pairs("promotedPieceType").get(kind);
                if (promoted != null) {
                    open.add(promoted);
                }
                for (var side : Side.values()) {
                    if (isPawn(kind, side)) {
                        open.addAll(kinds("promotionPieceTypes", side));
                    }
                }
            }
        }
        var ordered = new LinkedHashSet<>(setup.pieces().keySet());
        ordered.retainAll(found);
        return ordered;
    }

    /** Whether it promotes as pawns of chess do. */
    boolean isPawn(String kind, Side side) {
        return kind.equals(Kinds.PAWN) || kinds("promotionPawnTypes", side).contains(kind);
    }

    Set<String> kinds() {
        return motions.keySet();
    }

    Motions motions(String kind) {
        return motions.getOrDefault(kind, new Motions(List.of()));
    }

    boolean flag(String key) {
        return setup.flag(key);
    }

    boolean is(String key, String word) {
        return setup.text(key).equals(word);
    }

    Region region(String key, Side side) {
        if (key.equals("doubleStepRegion") && !flag("doubleStep")) {
            return Region.NONE;
        }
        return setup.region(key + side.title).and(board);
    }

    Set<String> kinds(String key, Side side) {
        return setup.kinds(key + side.title);
    }

    /** What a side has in hand at the start: how many of each kind. */
    Map<String, Integer> pocket(Side side) {
        return start.pockets().getOrDefault(side, Map.of());
    }

    /** Those of some kinds that can occur; all of them for {@code *}. */
    List<String> occurring(Set<String> kinds) {
        return kinds.contains(Setup.ANY)
                ? List.copyOf(kinds())
                : kinds.stream().filter(kinds()::contains).toList();
    }

    /** The name of a kind in the script. */
    String name(String kind) {
        return Kinds.isCustom(kind) ? "Piece" + setup.piece(kind).letter() : Kinds.capitalized(kind);
    }

    List<String> names(Iterable<String> kinds) {
        var names = new ArrayList<String>();
        kinds.forEach(kind -> names.add(name(kind)));
        return names;
    }

    /** A kind by its place among those that can occur: the king, if there is one. */
    boolean hasKing() {
        return kinds().contains(Kinds.KING);
    }

    boolean hasWalls() {
        return !is("wallingRule", "none")
                || !setup.kinds("petrifyOnCaptureTypes").isEmpty();
    }

    boolean countsMoves() {
        return setup.number("nMoveRule") > 0;
    }

    /** Whether pieces know what they were before they were promoted: of those of shogi, positions tell it. */
    boolean remembersPromotion() {
        return remembersPawns() || kinds().stream().anyMatch(setup.pairs("promotedPieceType")::containsKey);
    }

    /** Whether promoted pawns of chess know it, too: captured pieces come back as what they were, or pieces turn back. */
    boolean remembersPawns() {
        return (flag("capturesToHand") && !flag("dropLoop") && promotes()) || flag("pieceDemotion");
    }

    /** As what a captured piece comes to hand, given the forms that ask what it was before its promotion and what it is. */
    String kindInHand(String was, String kind) {
        return remembersPromotion() && !flag("dropLoop") ? "(if " + was + " " + was + " " + kind + ")" : kind;
    }

    private boolean promotes() {
        return !setup.pairs("promotedPieceType").isEmpty()
                || kinds().stream().anyMatch(kind -> isPawn(kind, Side.WHITE) || isPawn(kind, Side.BLACK))
                || flag("dropPromoted");
    }

    ImportException unsupported(String key, String reason) {
        return setup.unsupported(key, reason);
    }

    /** The squares that pieces of a side may pass with a first move. */
    Region passable(Side side) {
        var one = region("doubleStepRegion", side);
        var two = region("tripleStepRegion", side);
        var squares = new LinkedHashSet<>(ahead(one, 1, side).squares());
        squares.addAll(ahead(two, 1, side).squares());
        squares.addAll(ahead(two, 2, side).squares());
        return new Region(squares).and(board);
    }

    /** Whether a piece may be promoted by a first move of several squares: it cannot be captured in passing then. */
    boolean promotesByDoubleStep(String kind) {
        boolean initial = motions(kind).list().stream().anyMatch(Motion::initial);
        return (initial || kind.equals(Kinds.PAWN))
                && List.of(Side.values()).stream().anyMatch(side -> {
                    var zone = region("promotionRegion", side);
                    var from = region("doubleStepRegion", side);
                    return !ahead(from, 2, side).and(zone).isEmpty()
                            || !ahead(region("tripleStepRegion", side), 3, side)
                                    .and(zone)
                                    .isEmpty()
                            || initial && !from.and(zone).isEmpty();
                });
    }

    /** Takes back what a first move of several squares has noted. */
    List<String> notPassed() {
        return tripleSteps() ? List.of("(set! passed nil)", "(set! passed-first nil)") : List.of("(set! passed nil)");
    }

    /** Whether pawns may go three squares. */
    boolean tripleSteps() {
        return kinds().contains(Kinds.PAWN)
                && List.of(Side.values()).stream()
                        .anyMatch(side -> !region("tripleStepRegion", side).isEmpty());
    }

    private static Region ahead(Region region, int ranks, Side side) {
        var squares = new LinkedHashSet<Region.Square>();
        for (var square : region.squares()) {
            squares.add(new Region.Square(square.file(), square.rank() + (side == Side.WHITE ? ranks : -ranks)));
        }
        return new Region(squares);
    }

    /** Whether pieces capture in passing where they could be promoted: such a capture promotes none. */
    boolean passesIntoPromotion() {
        return List.of(Side.values()).stream().anyMatch(side -> !region("enPassantRegion", side)
                .and(passable(side.other()))
                .and(region("promotionRegion", side))
                .isEmpty());
    }
}
