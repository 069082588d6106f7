package org.senet.importers.fairy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The kinds of pieces that Fairy-Stockfish has a name for, with their moves in Betza's notation. */
final class Kinds {
    static final String PAWN = "pawn";
    static final String KING = "king";
    static final String CUSTOM = "customPiece";
    private static final int CUSTOM_PIECES = 25;
    /** In the order in which a section's lines about them take effect. */
    private static final Map<String, String> BETZA = new LinkedHashMap<>();

    static {
        String[] named = {
            PAWN,
            "fmWfcF",
            "knight",
            "N",
            "bishop",
            "B",
            "rook",
            "R",
            "queen",
            "Q",
            "fers",
            "F",
            "alfil",
            "A",
            "fersAlfil",
            "FA",
            "silver",
            "FfW",
            "aiwok",
            "RNF",
            "bers",
            "RF",
            "archbishop",
            "BN",
            "chancellor",
            "RN",
            "amazon",
            "QN",
            "knibis",
            "mNcB",
            "biskni",
            "mBcN",
            "kniroo",
            "mNcR",
            "rookni",
            "mRcN",
            "shogiPawn",
            "fW",
            "lance",
            "fR",
            "shogiKnight",
            "fN",
            "gold",
            "WfF",
            "dragonHorse",
            "BW",
            "clobber",
            "cW",
            "breakthrough",
            "fmWfF",
            "immobile",
            "",
            "cannon",
            "mRcpR",
            "janggiCannon",
            "pR",
            "soldier",
            "fsW",
            "horse",
            "nN",
            "elephant",
            "nA",
            "janggiElephant",
            "nZ",
            "banner",
            "RcpRnN",
            "wazir",
            "W",
            "commoner",
            "K",
            "centaur",
            "KN"
        };
        for (int i = 0; i < named.length; i += 2) {
            BETZA.put(named[i], named[i + 1]);
        }
        for (int i = 1; i <= CUSTOM_PIECES; i++) {
            BETZA.put(CUSTOM + i, "");
        }
        BETZA.put(KING, "K");
    }

    private Kinds() {}

    static List<String> all() {
        return new ArrayList<>(BETZA.keySet());
    }

    static boolean isCustom(String kind) {
        return kind.startsWith(CUSTOM);
    }

    static String betza(String kind) {
        return BETZA.getOrDefault(kind, "");
    }

    /** As the keys for regions of mobility have it, {@code ShogiPawn}. */
    static String capitalized(String kind) {
        return Character.toUpperCase(kind.charAt(0)) + kind.substring(1);
    }
}
