package org.senet.records;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** What records of shogi in Japanese call things. */
final class KifNames {
    /** From their headers to those of Portable Game Notation. */
    static final Map<String, String> HEADERS = Map.ofEntries(
            Map.entry("先手", "Black"),
            Map.entry("下手", "Black"),
            Map.entry("後手", "White"),
            Map.entry("上手", "White"),
            Map.entry("棋戦", "Event"),
            Map.entry("場所", "Site"),
            Map.entry("開始日時", "Date"),
            Map.entry("終了日時", "EndDate"),
            Map.entry("持ち時間", "TimeControl"),
            Map.entry("手合割", "Handicap"),
            Map.entry("戦型", "Opening"));

    /** What the names of other games end with, which may stand where a handicap does: {@code 手合割：5五将棋}. */
    static final Pattern SHOGI = Pattern.compile(".*(?:将棋|しょうぎ)");

    /** The squares, file and rank, from which the second player takes off pieces. */
    static final Map<String, List<String>> HANDICAPS = Map.ofEntries(
            Map.entry("平手", List.of()),
            Map.entry("香落ち", List.of("11")),
            Map.entry("右香落ち", List.of("91")),
            Map.entry("角落ち", List.of("22")),
            Map.entry("飛車落ち", List.of("82")),
            Map.entry("飛落ち", List.of("82")),
            Map.entry("飛香落ち", List.of("82", "11")),
            Map.entry("二枚落ち", List.of("82", "22")),
            Map.entry("三枚落ち", List.of("82", "22", "11")),
            Map.entry("四枚落ち", List.of("82", "22", "11", "91")),
            Map.entry("五枚落ち", List.of("82", "22", "11", "91", "81")),
            Map.entry("左五枚落ち", List.of("82", "22", "11", "91", "21")),
            Map.entry("六枚落ち", List.of("82", "22", "11", "91", "21", "81")),
            Map.entry("七枚落ち", List.of("82", "22", "11", "91", "21", "81", "71")),
            Map.entry("左七枚落ち", List.of("82", "22", "11", "91", "21", "81", "31")),
            Map.entry("八枚落ち", List.of("82", "22", "11", "91", "21", "81", "31", "71")),
            Map.entry("十枚落ち", List.of("82", "22", "11", "91", "21", "81", "31", "71", "41", "61")));

    /** How a game ends, for the player to move: -1 has lost, 1 has won, 0 a draw, 2 nobody knows. */
    static final Map<String, Integer> ENDS = Map.ofEntries(
            Map.entry("投了", -1),
            Map.entry("詰み", -1),
            Map.entry("詰", -1),
            Map.entry("切れ負け", -1),
            Map.entry("反則負け", -1),
            Map.entry("不戦敗", -1),
            Map.entry("反則勝ち", 1),
            Map.entry("入玉勝ち", 1),
            Map.entry("不戦勝", 1),
            Map.entry("勝ち宣言", 1),
            Map.entry("千日手", 0),
            Map.entry("持将棋", 0),
            Map.entry("引き分け", 0),
            Map.entry("中断", 2),
            Map.entry("封じ手", 2),
            Map.entry("不詰", 2));

    private static final String DIGITS = "〇一二三四五六七八九";

    private KifNames() {}

    /** A number up to ninety-nine; 1 when nothing is written. */
    static int number(String kanji) {
        int ten = kanji.indexOf('十');
        if (ten < 0) {
            return kanji.isEmpty() ? 1 : Math.max(1, DIGITS.indexOf(kanji.charAt(0)));
        }
        int tens = ten == 0 ? 1 : DIGITS.indexOf(kanji.charAt(0));
        return tens * 10 + (ten + 1 < kanji.length() ? DIGITS.indexOf(kanji.charAt(ten + 1)) : 0);
    }
}
