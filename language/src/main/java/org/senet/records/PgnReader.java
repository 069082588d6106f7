package org.senet.records;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.senet.errors.SenetException;

/**
 * Reads Portable Game Notation (S. J. Edwards 1994, the import format) and Portable Draughts Notation, which has the same
 * form with other moves and results. A move may also stand between quotation marks, for names with blanks in them. Used once.
 */
public final class PgnReader {
    /** A move number with its full stops, alone or in front of a move; two digits before the stop may be a tandem soldier's. */
    private static final Pattern NUMBER = Pattern.compile("(\\d+)([.…]+|$)(?!\\d$)");

    /** One more number, without a full stop, right behind a word. */
    private static final Pattern NEXT_NUMBER = Pattern.compile("\\s+\\d+(?!\\S)");

    private static final Pattern STOPS = Pattern.compile("[.…]+");

    private static final Set<String> RESULTS =
            Set.of("1-0", "0-1", "1/2-1/2", "1/2", GameRecord.NO_RESULT, "2-0", "0-2", "1-1", "0-0");

    /** A text up to the quotation mark that is followed by a bracket at the end of the line. */
    private static final Pattern LAST_QUOTE = Pattern.compile("\"[^\\r\\n]*\"(?=[ \\t]*\\][ \\t]*(?:\\R|$))");

    private static final String SIGNS = "-x:";
    private static final Pattern BLANKS = Pattern.compile("\\s");
    private static final Pattern GAPS = Pattern.compile("\\s+");
    private static final String SQUARE = "(?:\\d{1,2}|[a-j]\\d{1,2})";
    private static final Pattern SQUARES = Pattern.compile(SQUARE + "(?:[-x:]" + SQUARE + ")*");
    private static final Pattern SQUARES_AND_SIGN = Pattern.compile(SQUARES + "[-x:]");
    /** Where a move with squares goes on behind blanks, as in columns of moves: {@code 1- 6}, {@code 28 x 19}. */
    private static final Pattern NEXT_SQUARE = Pattern.compile("\\s+" + SQUARE + "(?![\\w.])");

    private static final Pattern SIGN_AND_SQUARE = Pattern.compile("\\s+[-x:]\\s*" + SQUARE + "(?![\\w.])");
    /** The rest of a draw that is written with blanks. */
    private static final Pattern OTHER_HALF = Pattern.compile("\\s*[-:\u2013]\\s*(?:1/2|\u00bd)(?![\\w/])");

    /** A result with the letter O instead of a zero. */
    private static final Pattern LETTER = Pattern.compile("(?<=^[12]-)O$|^O(?=-[12]$)");

    /** What a pawn becomes, between brackets: no variation has one letter. */
    private static final Pattern PROMOTED = Pattern.compile("\\([A-Za-z]\\)");

    private static final Map<String, Integer> GLYPHS = Map.of("!", 1, "?", 2, "!!", 3, "??", 4, "!?", 5, "?!", 6);

    /** How a position is valued, as many programs write it behind a move instead of a number. */
    private static final Map<String, Integer> VALUES = Map.ofEntries(
            Map.entry("=", 10),
            Map.entry("\u221e", 13),
            Map.entry("+=", 14),
            Map.entry("+/=", 14),
            Map.entry("\u2a72", 14),
            Map.entry("=+", 15),
            Map.entry("=/+", 15),
            Map.entry("\u2a71", 15),
            Map.entry("+/-", 16),
            Map.entry("\u00b1", 16),
            Map.entry("-/+", 17),
            Map.entry("\u2213", 17),
            Map.entry("+-", 18),
            Map.entry("-+", 19));

    private static final Pattern GLYPH = Pattern.compile("[!?]+$");
    /** How strong a move is, as PDN 3.0 writes it between brackets. */
    private static final Pattern STRENGTH = Pattern.compile("\\([!?]+\\)");

    /** A header behind a line that is none. The beginning of that line may have been read. */
    private static final Pattern NEXT_GAME =
            Pattern.compile("(?m)^(?!\\[)(?=[ \\t]*\\S)[^\\r\\n]*+\\R(?:[ \\t]*+\\R)*(?=\\[\\w+\\s*\")");

    /** The header of another game inside of a comment, which must have lacked its end. */
    private static final Pattern HEADER = Pattern.compile("(?m)^[ \\t]*\\R\\[\\w+\\s*\"[^\\r\\n]*\\][ \\t]*$");

    /** No notation of a move is longer; the squares of a capture of all pieces are less. */
    private static final int LONGEST_MOVE = 500;

    private final RecordText text;
    private String result = GameRecord.NO_RESULT;
    /** The result that the headers of the present game tell, such as the points of both sides; empty when they tell none. */
    private String headed = "";
    /** Whether a result stands behind the moves of the present game. */
    private boolean ended;

    private GameRecord.Numbering numbering = GameRecord.Numbering.USUAL;
    /** Where the last number of a move ends that has a full stop. */
    private int numbered;
    /** Whether moves of the present game are numbers, as where stones are thrown into columns. */
    private boolean movesAreNumbers;
    /** Where the next game begins, if the present one lacks its end; else a place before. */
    private int nextGame = -1;

    private PgnReader(RecordText text) {
        this.text = text;
    }

    /**
     * The games of a text.
     *
     * @param name the file's name, for messages
     * @throws SenetException when the text is not understood
     */
    public static List<GameRecord> read(String text, String name) {
        return GameText.records(readAll(text, name));
    }

    /**
     * The games of a text, also those that are not understood. Reading goes on with the next header that follows moves, or
     * text, rather than another header.
     *
     * @param name the file's name, for messages
     */
    public static List<GameText> readAll(String text, String name) {
        var reader = new PgnReader(new RecordText(text, name));
        var games = new ArrayList<GameText>();
        reader.skip();
        while (!reader.text.isAtEnd()) {
            int start = reader.text.at();
            int line = reader.text.line(start);
            try {
                var game = reader.game();
                if (reader.isGame(game)) {
                    games.add(new GameText(game, null, line));
                }
            } catch (SenetException e) {
                games.add(new GameText(null, e, line));
                var place = e.span();
                reader.skipGame(start, place == null ? start : place.start());
            }
            reader.skip();
        }
        return games;
    }

    /** Whether what was read last is a game: not only comments, as any prose is. */
    private boolean isGame(GameRecord game) {
        return ended || !game.headers().isEmpty() || !game.moves().isEmpty();
    }

    /** Goes to the next game behind a place in one. */
    private void skipGame(int start, int place) {
        if (nextGame > start) {
            text.goTo(nextGame);
            return;
        }
        text.goTo(Math.max(start, text.lineStart(place)));
        int next = text.find(NEXT_GAME);
        text.goTo(next < 0 ? text.end() : next);
    }

    private GameRecord game() {
        ended = false;
        movesAreNumbers = false;
        numbered = -1;
        result = GameRecord.NO_RESULT;
        numbering = GameRecord.Numbering.USUAL;
        var headers = headers();
        headed = headers.getOrDefault("Result", "");
        var line = new Draft();
        line(line, 0);
        var moves = line.turns();
        var known = result.equals(GameRecord.NO_RESULT) ? headers.getOrDefault("Result", result) : result;
        return new GameRecord(headers, line.opening(), Map.of(), moves, known, numbering);
    }

    /** Blanks, and lines that begin with a percent sign. */
    private void skip() {
        text.skipBlanks();
        while (text.peek() == '%' && text.isAtLineStart()) {
            text.upTo('\n');
            text.skipBlanks();
        }
    }

    private Map<String, String> headers() {
        var headers = new LinkedHashMap<String, String>();
        skip();
        while (text.peek() == '[') {
            int start = text.at();
            boolean apart = text.isBehindBlankLine();
            text.next();
            text.skipBlanks();
            int name = text.at();
            while (Character.isLetterOrDigit(text.peek()) || text.peek() == '_') {
                text.next();
            }
            var key = text.since(name);
            text.skipBlanks();
            if (key.isEmpty() || text.peek() != '"') {
                throw text.error(
                        start, text.at() + 1, "this header is not understood", "one is written [White \"Morphy\"]");
            }
            if (apart && headers.containsKey(key)) {
                // The game had neither moves nor a result.
                text.goTo(start);
                return headers;
            }
            int value = text.at();
            var words = quoted();
            text.skipBlanks();
            int last = text.peek() == ']' ? -1 : lastQuote(value);
            if (last > 0) {
                text.goTo(value + 1);
                words = text.to(last);
                text.goTo(last + 1);
                text.skipBlanks();
            }
            headers.put(key, words);
            if (text.peek() != ']') {
                throw text.error(start, text.at() + 1, "a header ends with `]`", "one is written [White \"Morphy\"]");
            }
            text.next();
            skip();
        }
        return headers;
    }

    /** The quotation mark behind which a header ends, if there are others within; else -1. */
    private int lastQuote(int start) {
        int here = text.at();
        text.goTo(start);
        int end = text.ahead(LAST_QUOTE);
        text.goTo(here);
        return end - 1;
    }

    private String quoted() {
        int start = text.at();
        text.next();
        var value = new StringBuilder();
        while (!text.isAtEnd() && text.peek() != '"' && text.peek() != '\n') {
            char c = text.next();
            if (c == '\\' && (text.peek() == '"' || text.peek() == '\\')) {
                c = text.next();
            }
            value.append(c);
        }
        if (text.peek() != '"') {
            throw text.error(
                    start, text.at(), "this text does not end", "it ends with a quotation mark in the same line");
        }
        text.next();
        return value.toString();
    }

    /** The moves up to the end of the game, or of a variation. */
    private void line(Draft line, int depth) {
        for (skip(); !text.isAtEnd(); skip()) {
            int start = text.at();
            switch (text.peek()) {
                case '[' -> {
                    if (depth > 0) {
                        nextGame = start;
                        throw text.error(
                                start, start + 1, "a variation does not end before the next game", "it ends with `)`");
                    }
                    return;
                }
                case ')' -> {
                    if (depth == 0) {
                        throw text.error(start, start + 1, "there is no variation that ends here", null);
                    }
                    text.next();
                    return;
                }
                case '{' -> {
                    line.comment(braces());
                }
                case ';' -> {
                    text.next();
                    line.comment(text.upTo('\n').strip());
                }
                case '(' -> bracket(line, depth);
                case '$' -> nag(line);
                case '"' -> line.move(quoted(), Map.of(), text.line(start), text.column(start));
                default -> {
                    if (word(line, depth)) {
                        return;
                    }
                }
            }
        }
        if (depth > 0) {
            throw text.error(text.at() - 1, text.at(), "a variation does not end", "it ends with `)`");
        }
    }

    /** A variation, or else prose or a glyph. */
    private void bracket(Draft line, int depth) {
        int start = text.at();
        int strength = text.ahead(STRENGTH);
        int end = strength >= 0 ? strength - 1 : Prose.end(text.whole(), start);
        if (end < 0) {
            variation(line, depth);
            return;
        }
        text.next();
        var words = joined(text.to(end));
        text.goTo(end + 1);
        if (strength >= 0) {
            glyph(line, words, start);
        } else {
            line.comment(words);
        }
    }

    private String braces() {
        int start = text.at();
        text.next();
        var comment = text.upTo('}', start, "this comment");
        if (HEADER.matcher(comment).find()) {
            throw text.error(start, start + 1, "this comment does not end before the next game", "it ends with `}`");
        }
        return joined(comment);
    }

    /** A text in one line. */
    private static String joined(String text) {
        return GAPS.matcher(text.strip()).replaceAll(" ");
    }

    private void variation(Draft line, int depth) {
        int start = text.at();
        if (line.isEmpty()) {
            throw text.error(start, start + 1, "a variation follows the move that it replaces", null);
        }
        if (depth == RecordText.DEEPEST) {
            throw text.error(start, start + 1, "variations are nested more than " + RecordText.DEEPEST + " deep", null);
        }
        text.next();
        var variation = new Draft();
        line(variation, depth + 1);
        line.variation(variation.turns());
    }

    private void nag(Draft line) {
        int start = text.at();
        text.next();
        while (Character.isDigit(text.peek())) {
            text.next();
        }
        var digits = text.since(start + 1);
        if (line.isEmpty() || !digits.matches("\\d{1,3}")) {
            throw text.error(start, text.at(), "a number such as $1 follows the move that it speaks of", null);
        }
        line.nag(Integer.parseInt(digits));
    }

    /** A move, its number, a glyph such as {@code !}, or the result; whether the game ends with it. */
    private boolean word(Draft line, int depth) {
        int start = text.at();
        while (!text.isAtEnd() && !Character.isWhitespace(text.peek()) && "()[]{};\"$".indexOf(text.peek()) < 0) {
            text.next();
        }
        if (text.at() == start) {
            throw text.error(start, start + 1, "`" + text.peek() + "` is not understood here", null);
        }
        var word = goOn(start);
        var told = LETTER.matcher(
                        word.replace("\u00bd", "1/2").replace(':', '-').replace('\u2013', '-'))
                .replaceAll("0");
        if (depth == 0 && (RESULTS.contains(told) && isLast(told) || word.equals(headed) && isAtEnd())) {
            result = told;
            ended = true;
            return true;
        }
        var number = NUMBER.matcher(word);
        if (number.lookingAt() && !isMove(number.group(2), start)) {
            numbered(line, depth, number.group(1), number.group(2));
            text.goTo(start + number.end());
            numbered = number.group(2).isEmpty() ? numbered : text.at();
            return false;
        }
        var value = line.isEmpty() ? null : VALUES.get(told);
        if (value != null) {
            line.nag(value);
            return false;
        }
        if (STOPS.matcher(word).matches() || word.equals("e.p.") || word.equals("ep")) {
            return false;
        }
        move(line, word, start);
        return false;
    }

    /** Whether a number is a move, and not that of one: without a full stop, and beside another number. */
    private boolean isMove(String stops, int start) {
        if (stops.isEmpty()) {
            movesAreNumbers |= numbered >= 0 && text.from(numbered, start).isBlank() || text.ahead(NEXT_NUMBER) >= 0;
        }
        return stops.isEmpty() && movesAreNumbers;
    }

    /** The word that has begun, with what belongs to it although it stands behind a blank or between brackets. */
    private String goOn(int start) {
        int promoted = text.ahead(PROMOTED);
        if (promoted >= 0) {
            text.goTo(promoted);
        }
        var word = text.since(start);
        for (int next = next(word); next >= 0; next = next(word)) {
            int before = text.at();
            text.goTo(next);
            word += BLANKS.matcher(text.since(before)).replaceAll("");
        }
        return word;
    }

    /** Where a word goes on, as a move with squares, behind blanks; else -1. */
    private int next(String word) {
        if (word.equals("1/2") || word.equals("\u00bd")) {
            return text.ahead(OTHER_HALF);
        }
        boolean begun = SIGNS.indexOf(word.charAt(word.length() - 1)) >= 0;
        if (begun) {
            return SQUARES_AND_SIGN.matcher(word).matches() ? text.ahead(NEXT_SQUARE) : -1;
        }
        int sign = text.ahead(SIGN_AND_SQUARE);
        return sign >= 0 && SQUARES.matcher(word).matches() ? sign : -1;
    }

    /** Zeros with a hyphen are castling in chess, and in draughts a game that both have lost. */
    private boolean isLast(String word) {
        return isAtEnd()
                || word.equals("1-0")
                || word.equals("0-1")
                || word.equals("2-0")
                || word.equals("0-2")
                || word.equals(GameRecord.NO_RESULT)
                || word.startsWith("1/2");
    }

    /** Whether the game has no further words. */
    private boolean isAtEnd() {
        int here = text.at();
        skip();
        boolean end = text.isAtEnd() || text.peek() == '[';
        text.goTo(here);
        return end;
    }

    private void numbered(Draft line, int depth, String digits, String stops) {
        if (depth == 0 && line.isEmpty() && digits.length() < 6) {
            numbering = new GameRecord.Numbering(Integer.parseInt(digits), stops.length() > 1 ? 1 : 0, 2);
        }
    }

    private void move(Draft line, String word, int start) {
        var glyph = GLYPH.matcher(word);
        boolean found = glyph.find();
        var move = found ? word.substring(0, glyph.start()) : word;
        if (move.length() > LONGEST_MOVE) {
            throw text.error(start, start + 1, "a word of " + move.length() + " letters is no move", null);
        }
        if (!move.isEmpty()) {
            line.move(move, Map.of(), text.line(start), text.column(start));
        }
        if (found) {
            glyph(line, glyph.group(), start);
        }
    }

    /** What a glyph says of the move before it; one that has no number is kept as a comment. */
    private void glyph(Draft line, String glyph, int start) {
        if (line.isEmpty()) {
            throw text.error(start, text.at(), "`" + text.since(start) + "` is no move", null);
        }
        var nag = GLYPHS.get(glyph);
        if (nag == null) {
            line.comment(glyph);
        } else {
            line.nag(nag);
        }
    }
}
