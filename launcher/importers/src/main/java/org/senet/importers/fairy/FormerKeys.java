package org.senet.importers.fairy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.senet.importers.fairy.Setup.Side;

/** Settings by the names that they had in earlier versions; where a section has the name of today as well, that one counts. */
final class FormerKeys {
    private static final Map<String, List<String>> RENAMED = new LinkedHashMap<>();

    static {
        both("promotionRank", "promotionRegion");
        both("doubleStepRank", "doubleStepRegion");
        RENAMED.put("whiteFlag", List.of("flagRegionWhite"));
        RENAMED.put("blackFlag", List.of("flagRegionBlack"));
        both("castlingRookPiece", "castlingRookPieces");
        RENAMED.put("whiteDropRegion", List.of("dropRegionWhite"));
        RENAMED.put("blackDropRegion", List.of("dropRegionBlack"));
    }

    private FormerKeys() {}

    private static void both(String former, String key) {
        RENAMED.put(former, List.of(key + "White", key + "Black"));
    }

    static boolean contains(String key) {
        return RENAMED.containsKey(key);
    }

    static Iterable<String> names() {
        return RENAMED.keySet();
    }

    /** The settings of today that it sets. */
    static List<String> meanings(String key) {
        return RENAMED.getOrDefault(key, List.of());
    }

    /**
     * The region for which a rank once stood, seen by the player whose region it is: all from the rank of promotion on, and for pawns
     * that step twice, all from the second rank up to theirs.
     */
    static Region region(String former, int rank, Side side, int ranks) {
        boolean promotion = former.equals("promotionRank");
        return Region.parse(IntStream.rangeClosed(promotion ? rank : 2, promotion ? ranks : Math.min(rank, ranks))
                .mapToObj(relative -> "*" + side.rank(relative, ranks))
                .collect(Collectors.joining(" ")));
    }
}
