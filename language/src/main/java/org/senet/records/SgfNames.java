package org.senet.records;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** What Portable Game Notation calls some properties of the root in the Smart Game Format, and what has no property of its own. */
final class SgfNames {
    /** The property of headers for which the format has none: each value is a name and a text, {@code HEADER[Winner:Anna]}. */
    static final String OTHERS = "HEADER";

    /** Headers that say what the format says by properties of stones. */
    static final Set<String> POSITIONS = Set.of("FEN", "SetUp");

    /** From the names of properties to those of headers. */
    static final Map<String, String> HEADERS = headers();

    private SgfNames() {}

    private static Map<String, String> headers() {
        var names = new LinkedHashMap<String, String>();
        names.put("EV", "Event");
        names.put("PC", "Site");
        names.put("DT", "Date");
        names.put("RO", "Round");
        names.put("PB", "Black");
        names.put("PW", "White");
        names.put("RE", "Result");
        names.put("BR", "BlackRank");
        names.put("WR", "WhiteRank");
        names.put("AN", "Annotator");
        names.put("GN", "GameName");
        return names;
    }
}
