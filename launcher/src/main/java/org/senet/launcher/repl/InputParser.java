package org.senet.launcher.repl;

import java.util.List;
import java.util.function.Predicate;
import org.jline.reader.CompletingParsedLine;
import org.jline.reader.EOFError;
import org.jline.reader.ParsedLine;
import org.jline.reader.Parser;
import org.senet.launcher.repl.Token.Kind;

/** Tells the line editor whether the input is complete, and which word is to be completed. */
final class InputParser implements Parser {
    private final Predicate<String> isIncomplete;

    /** @param isIncomplete whether a text ends too early */
    InputParser(Predicate<String> isIncomplete) {
        this.isIncomplete = isIncomplete;
    }

    @Override
    public ParsedLine parse(String line, int cursor, ParseContext context) {
        if (context == ParseContext.ACCEPT_LINE && isIncomplete.test(line)) {
            throw new EOFError(-1, -1, "the form goes on");
        }
        return new Word(line, cursor, word(line, cursor));
    }

    /** The part of the name, keyword or text under the cursor that lies before it. */
    private static String word(String line, int cursor) {
        return Tokens.at(line, cursor, Kind.SYMBOL, Kind.KEYWORD, Kind.STRING)
                .map(token -> line.substring(token.start(), cursor))
                .orElse("");
    }

    /** The input as the line editor sees it: a single word, the one to be completed. */
    private record Word(String line, int cursor, String word) implements CompletingParsedLine {
        @Override
        public int wordCursor() {
            return word.length();
        }

        @Override
        public int wordIndex() {
            return 0;
        }

        @Override
        public List<String> words() {
            return List.of(word);
        }

        @Override
        public CharSequence escape(CharSequence candidate, boolean complete) {
            return candidate;
        }

        @Override
        public int rawWordCursor() {
            return word.length();
        }

        @Override
        public int rawWordLength() {
            return word.length();
        }
    }
}
