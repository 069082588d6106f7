package org.senet.importers.fairy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.importers.ImportException;
import org.senet.importers.fairy.Ini.Entry;

/** The keys of settings: what kind of value each has, and what it is where no section sets it. */
final class Keys {

    private enum Type {
        FLAG,
        NUMBER,
        RANK,
        FILE,
        REGION,
        KINDS,
        PAIRS,
        LIMITS,
        WORD,
        TEXT,
        /** What has nothing to do with the rules. */
        IGNORED
    }

    /** Settings for one kind of piece. */
    private static final Set<String> SINGLE = Set.of(
            "dropNoDoubled",
            "mustDropType",
            "castlingKingPiece",
            "castlingKingPieceWhite",
            "castlingKingPieceBlack",
            "flagPiece",
            "flagPieceWhite",
            "flagPieceBlack");

    private record Key(Type type, Object initial, Set<String> words) {}

    private static final Map<String, Key> KEYS = new LinkedHashMap<>();
    /** Settings that stand for several others. */
    private static final Map<String, List<String>> GENERAL = new LinkedHashMap<>();
    /** Settings that were renamed, and whose values mean something else today. */
    private static final Map<String, String> OLD =
            Map.of("doubleStepRankMin", "doubleStepRegionWhite", "dropOnTop", "enclosingDrop");

    static {
        for (var key : List.of("variantTemplate", "pieceToCharTable", "pocketSize", "pieceValueMg", "pieceValueEg")) {
            put(key, Type.IGNORED, "");
        }
        put("maxRank", Type.RANK, 8);
        put("maxFile", Type.FILE, 8);
        put("startFen", Type.TEXT, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        regions();
        kinds();
        flags();
        put("promotedPieceType", Type.PAIRS, Map.of());
        put("promotionLimit", Type.LIMITS, Map.of());
        put("castlingKingsideFile", Type.FILE, 7);
        put("castlingQueensideFile", Type.FILE, 3);
        put("castlingRank", Type.RANK, 1);
        put("castlingKingFile", Type.FILE, 5);
        put("castlingRookKingsideFile", Type.FILE, Region.MAX_FILES);
        put("castlingRookQueensideFile", Type.FILE, 1);
        put("castlingWins", Type.TEXT, "-");
        put("soldierPromotionRank", Type.RANK, 1);
        put("dropNoDoubledCount", Type.NUMBER, 1);
        put("nMoveRule", Type.NUMBER, 50);
        put("nFoldRule", Type.NUMBER, 3);
        for (var key : List.of(
                "extinctionPieceCount", "extinctionOpponentPieceCount", "connectN", "connectNxN", "collinearN")) {
            put(key, Type.NUMBER, 0);
        }
        put("flagPieceCount", Type.NUMBER, 1);
        words("nFoldValue", "draw", "win loss draw");
        words("stalemateValue", "draw", "win loss draw");
        words("checkmateValue", "loss", "win loss draw");
        words("extinctionValue", "none", "win loss draw none");
        words("connectValue", "win", "win loss draw");
        words("materialCounting", "none", "janggi unweighted whitedrawodds blackdrawodds none");
        words("countingRule", "none", "makruk cambodian asean none");
        words("chasingRule", "none", "axf none");
        words("enclosingDrop", "none", "reversi ataxx quadwrangle snort anyside top none");
        words("flipEnclosedPieces", "none", "reversi ataxx quadwrangle none");
        words("wallingRule", "none", "arrow duck edge past static none");
        var pawns = new ArrayList<String>();
        for (var use : List.of("promotionPawnTypes", "enPassantTypes", "nMoveRuleTypes")) {
            pawns.addAll(List.of(use + "White", use + "Black"));
        }
        GENERAL.put("pawnTypes", pawns);
        for (var general : List.of(
                "promotionPawnTypes",
                "promotionPieceTypes",
                "enPassantRegion",
                "enPassantTypes",
                "nMoveRuleTypes",
                "flagRegion",
                "flagPiece",
                "wallingRegion",
                "pass",
                "passOnStalemate",
                "castlingKingPiece",
                "castlingRookPieces")) {
            GENERAL.put(general, List.of(general + "White", general + "Black"));
        }
    }

    private static void regions() {
        both("promotionRegion", Type.REGION, Region.parse("*8"), Region.parse("*1"));
        both("doubleStepRegion", Type.REGION, Region.parse("*2"), Region.parse("*7"));
        both("tripleStepRegion", Type.REGION, Region.NONE, Region.NONE);
        both("enPassantRegion", Type.REGION, Region.ALL, Region.ALL);
        both("dropRegion", Type.REGION, Region.ALL, Region.ALL);
        both("flagRegion", Type.REGION, Region.NONE, Region.NONE);
        both("wallingRegion", Type.REGION, Region.ALL, Region.ALL);
        both("connectRegion1", Type.REGION, Region.NONE, Region.NONE);
        both("connectRegion2", Type.REGION, Region.NONE, Region.NONE);
        put("enclosingDropStart", Type.REGION, Region.NONE);
        put("diagonalLines", Type.REGION, Region.NONE);
        for (var kind : Kinds.all()) {
            put("mobilityRegionWhite" + Kinds.capitalized(kind), Type.REGION, Region.NONE);
            put("mobilityRegionBlack" + Kinds.capitalized(kind), Type.REGION, Region.NONE);
        }
    }

    private static void kinds() {
        for (var key : List.of("promotionPawnTypes", "enPassantTypes", "nMoveRuleTypes")) {
            both(key, Type.KINDS, Set.of(Kinds.PAWN), Set.of(Kinds.PAWN));
        }
        both("promotionPieceTypes", Type.KINDS, Set.of(), Set.of());
        both("castlingKingPiece", Type.KINDS, Set.of(Kinds.KING), Set.of(Kinds.KING));
        both("castlingRookPieces", Type.KINDS, Set.of("rook"), Set.of("rook"));
        both("flagPiece", Type.KINDS, Set.of(Setup.ANY), Set.of(Setup.ANY));
        for (var key : List.of(
                "blastImmuneTypes",
                "mutuallyImmuneTypes",
                "petrifyOnCaptureTypes",
                "extinctionPieceTypes",
                "dropNoDoubled")) {
            put(key, Type.KINDS, Set.of());
        }
        put("connectPieceTypes", Type.KINDS, Set.of(Setup.ANY));
        put("mustDropType", Type.KINDS, Set.of(Setup.ANY));
    }

    private static void flags() {
        for (var key : List.of(
                "mandatoryPawnPromotion",
                "doubleStep",
                "castling",
                "checking",
                "dropChecks",
                "connectVertical",
                "connectHorizontal",
                "connectDiagonal")) {
            put(key, Type.FLAG, true);
        }
        for (var key : List.of(
                "chess960",
                "twoBoards",
                "sittuyinPromotion",
                "piecePromotionOnCapture",
                "mandatoryPiecePromotion",
                "pieceDemotion",
                "blastOnCapture",
                "petrifyBlastPieces",
                "castlingDroppedPiece",
                "oppositeCastling",
                "mustCapture",
                "mustDrop",
                "pieceDrops",
                "dropLoop",
                "capturesToHand",
                "firstRankPawnDrops",
                "promotionZonePawnDrops",
                "sittuyinRookDrop",
                "dropOppositeColoredBishop",
                "dropPromoted",
                "immobilityIllegal",
                "gating",
                "wallOrMove",
                "seirawanGating",
                "cambodianMoves",
                "makpongRule",
                "flyingGeneral",
                "nFoldValueAbsolute",
                "perpetualCheckIllegal",
                "moveRepetitionIllegal",
                "stalematePieceCount",
                "shogiPawnDropMateIllegal",
                "shatarMateRule",
                "bikjangRule",
                "extinctionClaim",
                "extinctionPseudoRoyal",
                "dupleCheck",
                "flagPieceBlockedWin",
                "flagMove",
                "flagPieceSafe",
                "checkCounting",
                "adjudicateFullBoard",
                "freeDrops")) {
            put(key, Type.FLAG, false);
        }
        both("pass", Type.FLAG, false, false);
        both("passOnStalemate", Type.FLAG, false, false);
    }

    private Keys() {}

    private static void put(String key, Type type, Object initial) {
        KEYS.put(key, new Key(type, initial, Set.of()));
    }

    private static void both(String key, Type type, Object white, Object black) {
        put(key + "White", type, white);
        put(key + "Black", type, black);
    }

    private static void words(String key, String initial, String words) {
        KEYS.put(key, new Key(Type.WORD, initial, new LinkedHashSet<>(List.of(words.split(" ")))));
    }

    /** @throws ImportException when there is no such key */
    static void check(Entry entry) {
        var key = entry.key();
        if (key.equals("freeDrops")
                ? FairyStockfish.isBuiltIn(entry.place().source())
                : KEYS.containsKey(key)
                        || GENERAL.containsKey(key)
                        || FormerKeys.contains(key)
                        || Kinds.all().contains(key)) {
            return;
        }
        var renamed = OLD.get(key);
        throw ImportException.at(
                entry.keyPlace(),
                "unknown setting `" + key + "`",
                renamed == null ? hint(key) : "it is called `" + renamed + "` today");
    }

    private static String hint(String key) {
        return names().stream()
                .min(Comparator.comparingInt(
                        name -> distance(key.toLowerCase(Locale.ROOT), name.toLowerCase(Locale.ROOT))))
                .map(name -> "did you mean `" + name + "`?")
                .orElse("");
    }

    /** The number of letters to insert, to delete or to replace (Levenshtein). */
    private static int distance(String one, String other) {
        var row = new int[other.length() + 1];
        for (int j = 0; j <= other.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= one.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= other.length(); j++) {
                int replaced = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[other.length()];
    }

    private static List<String> names() {
        var names = new ArrayList<>(KEYS.keySet());
        names.addAll(GENERAL.keySet());
        names.addAll(Kinds.all());
        return names;
    }

    static boolean isGeneral(String key) {
        return GENERAL.containsKey(key);
    }

    /** The keys that stand for several settings, the more general ones first. */
    static List<String> general() {
        return List.copyOf(GENERAL.keySet());
    }

    /** The settings for which one stands that is for both sides, or for several uses. */
    static List<String> meanings(String key) {
        return GENERAL.getOrDefault(key, List.of(key));
    }

    static boolean isIgnored(String key) {
        var known = KEYS.get(key);
        return known != null && known.type == Type.IGNORED;
    }

    /** The value where no section sets it. */
    static Object initial(String key) {
        var known = KEYS.get(key);
        if (known == null) {
            throw new IllegalArgumentException(key);
        }
        return known.initial;
    }

    /** What a line says; null when it says nothing about rules. */
    static @Nullable Object value(Entry entry, String key, Setup setup) {
        var known = KEYS.get(key);
        if (known == null || known.type == Type.IGNORED) {
            return null;
        }
        return switch (known.type) {
            case FLAG -> flag(entry);
            case NUMBER -> number(entry, 0, 1000);
            case RANK -> rank(entry);
            case FILE -> file(entry);
            case REGION -> region(entry);
            case KINDS -> kinds(entry, setup);
            case PAIRS -> pairs(entry, setup);
            case LIMITS -> limits(entry, setup);
            case WORD -> word(entry, known.words);
            case TEXT, IGNORED -> entry.value();
        };
    }

    private static boolean flag(Entry entry) {
        return switch (entry.value()) {
            case "true" -> true;
            case "false" -> false;
            default -> throw entry.wrong("expected `true` or `false`, but got `" + entry.value() + "`");
        };
    }

    private static int number(Entry entry, int least, int greatest) {
        if (entry.value().matches("\\d{1,4}")) {
            int number = Integer.parseInt(entry.value());
            if (number >= least && number <= greatest) {
                return number;
            }
        }
        throw entry.wrong("expected a number from " + least + " to " + greatest + ", but got `" + entry.value() + "`");
    }

    static int rank(Entry entry) {
        return number(entry, 1, Region.MAX_RANKS);
    }

    private static int file(Entry entry) {
        if (entry.value().matches("[a-l]")) {
            return entry.value().charAt(0) - 'a' + 1;
        }
        return number(entry, 1, Region.MAX_FILES);
    }

    private static Region region(Entry entry) {
        try {
            return Region.parse(entry.value());
        } catch (IllegalArgumentException e) {
            throw entry.wrong(
                    "`" + e.getMessage() + "` is no square",
                    "write squares such as `a1`, ranks such as `*1`, files such as `a*`");
        }
    }

    private static Set<String> kinds(Entry entry, Setup setup) {
        var kinds = new LinkedHashSet<String>();
        if (SINGLE.contains(entry.key())
                && words(entry).stream().mapToInt(String::length).sum() > 1) {
            throw entry.wrong(
                    "`" + entry.key() + "` takes one letter, but got `" + entry.value() + "`",
                    "Fairy-Stockfish would take the last one only");
        }
        for (char letter : entry.value().replace(" ", "").toCharArray()) {
            if (letter == '-') {
                break;
            }
            kinds.add(kind(letter, entry, setup));
        }
        return kinds;
    }

    private static String kind(char letter, Entry entry, Setup setup) {
        return setup.kind(letter)
                .orElseThrow(() -> entry.wrong("no piece of this variant has the letter `" + letter + "`"));
    }

    private static Map<String, String> pairs(Entry entry, Setup setup) {
        var pairs = new LinkedHashMap<>(setup.pairs(entry.key()));
        for (var word : words(entry)) {
            if (!word.matches("\\w:[\\w-]")) {
                throw entry.wrong("expected two letters with a colon between, such as `p:g`, but got `" + word + "`");
            }
            var from = kind(word.charAt(0), entry, setup);
            if (word.charAt(2) == '-') {
                pairs.remove(from);
            } else {
                pairs.put(from, kind(word.charAt(2), entry, setup));
            }
        }
        return pairs;
    }

    private static Map<String, Integer> limits(Entry entry, Setup setup) {
        var limits = new LinkedHashMap<>(setup.limits(entry.key()));
        for (var word : words(entry)) {
            if (!word.matches("\\w:\\d{1,2}")) {
                throw entry.wrong("expected a letter, a colon and a number, such as `q:1`, but got `" + word + "`");
            }
            var kind = kind(word.charAt(0), entry, setup);
            int limit = Integer.parseInt(word.substring(2));
            if (limit == 0) {
                limits.remove(kind);
            } else {
                limits.put(kind, limit);
            }
        }
        return limits;
    }

    private static List<String> words(Entry entry) {
        return entry.value().isEmpty()
                ? List.of()
                : List.of(entry.value().replaceAll("\\s*:\\s*", ":").split("\\s+"));
    }

    private static String word(Entry entry, Set<String> words) {
        if (!words.contains(entry.value())) {
            throw entry.wrong("expected " + String.join(", ", words) + ", but got `" + entry.value() + "`");
        }
        return entry.value();
    }
}
