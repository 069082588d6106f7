package org.senet.records;

import java.util.LinkedHashMap;
import java.util.Map;

/** What Portable Game Notation calls some properties of the root in the Smart Game Format. */
final class SgfNames {
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
