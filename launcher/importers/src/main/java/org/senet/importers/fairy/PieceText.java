package org.senet.importers.fairy;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.senet.importers.fairy.Motion.Kind;
import org.senet.importers.fairy.Motion.Purpose;
import org.senet.importers.fairy.Setup.Side;

/** Writes the kinds of pieces of a variant: how they move, what happens where they arrive, and how they are dropped. */
final class PieceText {
    private final Variant variant;
    private final BoardText board;
    private final Legality legality;
    private final Castling castling;
    private final MoveText moves;

    PieceText(Variant variant, BoardText board, Legality legality, Castling castling, Set<String> macros) {
        this.variant = variant;
        this.board = board;
        this.legality = legality;
        this.castling = castling;
        var words = variant.hasWalls() ? MoveText.Words.WALLED : MoveText.Words.PLAIN;
        this.moves = new MoveText(words, variant.flag("mustCapture"), board.direct(), passesAnywhere(), macros);
    }

    List<String> texts() {
        var texts = new ArrayList<String>();
        if (variant.hasWalls()) {
            texts.add("(defmacro prey? []\n'(and is-enemy? (not= piece Wall)))");
        }
        texts.addAll(legality.macros());
        texts.add(new LandingText(variant, legality, castling).man(board));
        if (!droppable().isEmpty()) {
            texts.add(drops());
        }
        for (var kind : variant.kinds()) {
            texts.add(piece(kind));
        }
        if (variant.hasWalls()) {
            texts.add("(piece (name Wall) (letter \"*\"))");
        }
        return texts;
    }

    /** Whether a piece may make a first move of two squares, so that another one may capture it in passing. */
    boolean passes() {
        boolean doubleSteps = variant.kinds().stream()
                .anyMatch(kind -> doubleSteps(kind)
                        || variant.motions(kind).list().stream().anyMatch(Motion::initial));
        return doubleSteps || variant.tripleSteps();
    }

    private boolean doubleSteps(String kind) {
        return kind.equals(Kinds.PAWN) && variant.flag("doubleStep");
    }

    boolean passesTwo() {
        return variant.tripleSteps();
    }

    private String piece(String kind) {
        var letter = String.valueOf(variant.setup.piece(kind).letter());
        var piece = new Form("piece");
        piece.add("(name " + variant.name(kind) + ")"
                + (variant.name(kind).startsWith(letter) ? "" : " (letter \"" + letter + "\")"));
        piece.add(attributes(kind));
        var landing = new LandingText(variant, legality, castling).landing(kind, board);
        piece.add(landing.isEmpty() ? "(man)" : new Form("man").add(landing).lines());
        piece.add(steps(kind));
        piece.add(kind.equals("janggiCannon") ? janggiCannon() : moves.clauses(withoutSidewaysSteps(kind)));
        piece.add(soldierSteps(kind));
        piece.add(inPassing(kind));
        castling.clauses(kind).forEach(piece::add);
        if (kind.equals(Kinds.KING) && variant.flag("flyingGeneral")) {
            piece.add(moves.move(Purpose.CAPTURE)
                    .add("(let line (any n e s w))", "(check line)", "(while is-empty? (check line))")
                    .add("(check (= piece King))", "(check is-enemy?)", "(set! faces-king true)")
                    .lines());
        }
        variant.motions(kind).list().forEach(board::leap);
        if (droppable().contains(kind)) {
            piece.add(drop(kind));
        }
        return piece.lines();
    }

    private List<String> attributes(String kind) {
        var attributes = new ArrayList<String>();
        if (variant.remembersPromotion()) {
            attributes.add("(attribute was nil)");
        }
        if (castling.isRook(kind)) {
            attributes.add("(attribute fresh false)");
        }
        return attributes;
    }

    /** A soldier of xiangqi goes sideways only on the other side of the river. */
    private Motions withoutSidewaysSteps(String kind) {
        return isSoldier(kind)
                ? new Motions(variant.motions(kind).list().stream()
                        .filter(motion -> motion.y() != 0)
                        .toList())
                : variant.motions(kind);
    }

    private boolean isSoldier(String kind) {
        return kind.equals("soldier") && variant.setup.number("soldierPromotionRank") > 1;
    }

    private List<String> soldierSteps(String kind) {
        if (!isSoldier(kind)) {
            return List.of();
        }
        var regions = new ArrayList<Region>();
        for (var side : Side.values()) {
            var squares = new LinkedHashSet<>(variant.board.squares());
            squares.removeIf(
                    square -> side.rank(square.rank(), variant.ranks) < variant.setup.number("soldierPromotionRank"));
            regions.add(new Region(squares));
        }
        var zone = board.zone("over-the-river", regions.get(0), regions.get(1));
        var clauses = new ArrayList<String>();
        for (var purpose :
                variant.flag("mustCapture") ? List.of(Purpose.CAPTURE, Purpose.MOVE) : List.of(Purpose.BOTH)) {
            clauses.add(moves.move(purpose)
                    .add(
                            "(check " + zone + ")",
                            "(check (any e w))",
                            "(check " + moves.words().of(purpose) + ")")
                    .toString());
        }
        return clauses;
    }

    /** A cannon of janggi jumps over anything but cannons, and captures anything but cannons. */
    private List<String> janggiCannon() {
        var clauses = new ArrayList<String>();
        for (var purpose :
                variant.flag("mustCapture") ? List.of(Purpose.CAPTURE, Purpose.MOVE) : List.of(Purpose.BOTH)) {
            clauses.add(moves.move(purpose)
                    .add("(let direction (any n e s w))", "(check direction)", "(while is-empty? (check direction))")
                    .add("(check (not= piece JanggiCannon))", "(check direction)")
                    .add("(while (and is-empty? (any true false)) (check direction))")
                    .add("(check " + moves.words().of(purpose) + ")", "(check (not= piece JanggiCannon))")
                    .lines());
        }
        return clauses;
    }

    /** The double and triple steps of pawns. */
    private List<String> steps(String kind) {
        if (variant.motions(kind).list().stream().anyMatch(Motion::initial)) {
            starts("double-step", "doubleStepRegion");
        }
        if (!kind.equals(Kinds.PAWN)) {
            return List.of();
        }
        var clauses = new ArrayList<String>();
        var passing = passing(kind);
        if (doubleSteps(kind)) {
            clauses.add(moves.move(Purpose.MOVE)
                    .add("(check " + starts("double-step", "doubleStepRegion") + ")")
                    .add(passing, "(let between position)", "(check n)", "(check is-empty?)")
                    .add(
                            "(set! passed between)",
                            passesAnywhere() ? List.of("(set! passed-by current-player)") : List.of())
                    .lines());
        }
        if (variant.tripleSteps()) {
            clauses.add(moves.move(Purpose.MOVE)
                    .add("(check " + starts("triple-step", "tripleStepRegion") + ")")
                    .add(passing, "(let first position)", passing)
                    .add("(let between position)", "(check n)", "(check is-empty?)")
                    .add(
                            "(set! passed between)",
                            passesAnywhere() ? List.of("(set! passed-by current-player)") : List.of(),
                            "(set! passed-first first)")
                    .lines());
        }
        return clauses;
    }

    /** A condition that a piece stands where it may take a first move of several squares; the zone gets a name and a setting's squares. */
    private String starts(String zone, String key) {
        return board.zone(zone, variant.region(key, Side.WHITE), variant.region(key, Side.BLACK));
    }

    /** A step over a square on which the pawn could also stay. */
    private List<String> passing(String kind) {
        var reach = LandingText.reach(variant, kind, board);
        var passing = new ArrayList<>(List.of("(check n)", "(check is-empty?)"));
        if (!reach.isEmpty()) {
            passing.add("(check " + reach + ")");
        }
        return passing;
    }

    /** Pawns capture in passing whatever the setting says: Fairy-Stockfish asks it of the other kinds only. */
    private List<String> inPassing(String kind) {
        var ways = variant.motions(kind).list().stream()
                .filter(motion -> motion.purpose() == Purpose.CAPTURE && motion.kind() == Kind.LEAP)
                .map(moves::way)
                .collect(Collectors.joining(" "));
        boolean always = kind.equals(Kinds.PAWN);
        boolean white = always || variant.kinds("enPassantTypes", Side.WHITE).contains(kind);
        boolean black = always || variant.kinds("enPassantTypes", Side.BLACK).contains(kind);
        var regionWhite = variant.region("enPassantRegion", Side.WHITE).and(variant.passable(Side.BLACK));
        var regionBlack = variant.region("enPassantRegion", Side.BLACK).and(variant.passable(Side.WHITE));
        if (!passes() || ways.isEmpty() || !(white || black) || regionWhite.isEmpty() && regionBlack.isEmpty()) {
            return List.of();
        }
        var region = board.zone("en-passant", regionWhite, regionBlack);
        var side = white && black ? "" : white ? "White" : "Black";
        var clauses = new ArrayList<String>();
        clauses.add(inPassing(ways, "passed", "s", side, region));
        if (variant.tripleSteps()) {
            clauses.add(inPassing(ways, "passed-first", "s s", side, region));
        }
        return clauses;
    }

    /** Whether both sides may pass the same squares, so that it must be known who has passed one. */
    boolean passesAnywhere() {
        return passes()
                && !variant.passable(Side.WHITE)
                        .and(variant.passable(Side.BLACK))
                        .isEmpty();
    }

    /** The piece that has passed a square stands one or two squares in front of it. */
    private String inPassing(String ways, String passed, String path, String side, String region) {
        var move = moves.move(Purpose.CAPTURE);
        if (!side.isEmpty()) {
            move.add("(check " + side + ")");
        }
        move.add("(check (any " + ways + "))", "(check (= position " + passed + "))", "(check is-empty?)");
        move.add("(check " + region + ")");
        if (passesAnywhere()) {
            move.add("(check (not= passed-by current-player))");
        }
        move.add("(check (is-enemy? " + path + "))");
        if (variant.flag("capturesToHand")) {
            var type = "(piece " + path + ")";
            var was = "(was " + path + ")";
            move.add("(to-reserve " + variant.kindInHand(was, type) + ")");
        }
        move.add("(capture " + path + ")");
        if (LandingText.notesCaptures(variant)) {
            move.add("(set! captured true)");
        }
        if (variant.countsMoves()) {
            move.add("(set! quiet-plies 0)");
        }
        if (variant.passesIntoPromotion()) {
            move.add("(set! in-passing true)");
        }
        return move.lines();
    }

    // ---- drops

    Set<String> droppable() {
        var kinds = new LinkedHashSet<String>();
        if (!variant.flag("pieceDrops")) {
            return kinds;
        }
        variant.start.pockets().values().forEach(pocket -> kinds.addAll(pocket.keySet()));
        if (variant.flag("freeDrops")) {
            kinds.addAll(variant.kinds());
        }
        if (variant.flag("capturesToHand")) {
            if (variant.flag("dropLoop")) {
                kinds.addAll(variant.kinds());
            }
            variant.start.pieces().values().forEach(standing -> {
                kinds.add(standing.from() == null ? standing.kind() : standing.from());
            });
            kinds.remove(Kinds.KING);
        }
        return kinds;
    }

    private String drops() {
        return "(defmacro drops [letter & conditions]\n`"
                + place("~letter", List.of("~@conditions")).lines() + ")";
    }

    private Form place(String letter, List<String> conditions) {
        var place = new Form("place");
        if (variant.flag("mustCapture")) {
            place.add("(type quiet)");
        }
        if (variant.flag("mustDrop")) {
            place.add("(type drop)");
        }
        if (!variant.flag("freeDrops")) {
            place.add("(from-reserve)");
        }
        place.add("(log " + letter + " \"@\" position)", conditions, "(drop)");
        new LandingText(variant, legality, castling).afterDrop().forEach(place::add);
        if (!variant.flag("dropChecks") && variant.hasKing()) {
            place.add("(check (not (gives-check?)))");
        }
        return place;
    }

    /** A royal piece that is dropped must be safe, and so must be those that were royal before. */
    private List<String> royalDrop(String kind) {
        int most = variant.setup.number("extinctionPieceCount") + 2;
        return legality.isPseudoRoyal(kind)
                ? List.of(
                        "(check (not is-attacked?))",
                        "(check (or (> (count-all (any " + variant.name(kind) + ") (check is-friend?)) " + most
                                + ") (safe " + variant.name(kind) + ")))")
                : List.of();
    }

    private List<String> drop(String kind) {
        var letter = variant.setup.piece(kind).letter();
        if (variant.setup.kinds("dropNoDoubled").contains(kind) && variant.setup.number("dropNoDoubledCount") == 0) {
            return List.of();
        }
        var conditions = new DropText(variant, board).conditions(kind);
        var clauses = new ArrayList<String>();
        clauses.add(
                legality.isPseudoRoyal(kind)
                        ? place("\"" + letter + "\"", conditions)
                                .add(royalDrop(kind))
                                .lines()
                        : form("drops \"" + letter + "\"", conditions));
        var promoted = variant.setup.pairs("promotedPieceType").get(kind);
        if (variant.flag("dropPromoted") && promoted != null) {
            var more = new ArrayList<>(new DropText(variant, board).conditions(kind, promoted));
            more.add("(promote " + variant.name(promoted) + ")");
            if (variant.remembersPromotion()) {
                more.add("(set! was " + variant.name(kind) + ")");
            }
            clauses.add(
                    legality.isPseudoRoyal(promoted)
                            ? place("\"+" + letter + "\"", more)
                                    .add(royalDrop(promoted))
                                    .lines()
                            : form("drops \"+" + letter + "\"", more));
        }
        return clauses;
    }

    private static String form(String head, List<String> parts) {
        return new Form(head).add(parts).toString();
    }
}
