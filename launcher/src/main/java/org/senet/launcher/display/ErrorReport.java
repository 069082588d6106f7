package org.senet.launcher.display;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.StreamSupport;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.PolyglotException.StackFrame;
import org.graalvm.polyglot.SourceSection;
import org.jspecify.annotations.Nullable;

/**
 * An error in a script, ready to be shown: message, the place with its line of source, hints, calls.
 *
 * @param message may have several lines; those that start with {@code hint: } are hints
 * @param place where it happened, or null when that is not known
 * @param calls the active calls, innermost first
 */
public record ErrorReport(String message, @Nullable Place place, List<Call> calls) {
    private static final String HINT = "hint: ";
    private static final String DETAILS = "details";
    private static final String TOP_LEVEL = "top level";
    private static final int MOST_CALLS = 10;
    private static final int MOST_SHOWN = 160;
    private static final String ELLIPSIS = "...";
    /** What the JVM says when its memory is used up. */
    private static final String HEAP = "Java heap space";

    private static final String MARK = "\uFEFF";
    /** The picture of the control character 0, which those of the next 31 follow. */
    private static final int PICTURES = 0x2400;

    private static final char DELETE = 0x7F;
    private static final char PICTURE_OF_DELETE = 0x2421;
    private static final char UNKNOWN = 0xFFFD;

    /**
     * A stretch of source.
     *
     * @param line from 1
     * @param column from 1, in UTF-16 units
     * @param text the whole line of source
     * @param length of the stretch's part on that line, in UTF-16 units
     */
    public record Place(String file, int line, int column, String text, int length) {
        /** A place in the text of a file; the stretch begins at a column of a line, both from 1, and ends in that line. */
        public static Place in(Path file, String source, int line, int column, int length) {
            return in(
                    file,
                    line,
                    column,
                    source.lines().skip(line - 1L).findFirst().orElse(""),
                    length);
        }

        /** The same, given the text of the line. */
        public static Place in(Path file, int line, int column, String text, int length) {
            return unmarked(new Place(shortened(file.toAbsolutePath()), line, column, text, length));
        }

        /** A place in a source, or null when it is not available. */
        public static @Nullable Place of(@Nullable SourceSection section) {
            if (section == null || !section.isAvailable() || !section.hasLines()) {
                return null;
            }
            var source = section.getSource();
            var line = section.getStartLine();
            var text =
                    line <= source.getLineCount() ? source.getCharacters(line).toString() : "";
            var column = section.getStartColumn();
            var length = section.getEndLine() == line ? section.getCharLength() : text.length() - column + 1;
            var file = source.getPath() == null ? source.getName() : shortened(Path.of(source.getPath()));
            return unmarked(new Place(file, line, column, text, length));
        }

        /** The same place without the mark of UTF-8 at the beginning of a text, which nobody sees or counts. */
        private static Place unmarked(Place place) {
            return place.line == 1 && place.text.startsWith(MARK)
                    ? new Place(place.file, 1, Math.max(1, place.column - 1), place.text.substring(1), place.length)
                    : place;
        }

        private static String shortened(Path path) {
            var here = Path.of("").toAbsolutePath();
            return path.startsWith(here) ? here.relativize(path).toString() : path.toString();
        }

        /**
         * The line of source, or of a long one the part around the stretch, and the carets below it.
         *
         * @param emphasis dresses the carets
         */
        public List<String> excerpt(UnaryOperator<String> emphasis) {
            var shown = text.length() <= MOST_SHOWN ? this : cut();
            return List.of(
                    "%5d | %s".formatted(line, visible(shown.text)),
                    "      | " + padding(shown) + emphasis.apply(carets(shown)));
        }

        /** Control characters as their pictures: a terminal would do what they say. */
        private static String visible(String text) {
            var shown = new StringBuilder(text);
            for (int i = 0; i < text.length(); i++) {
                char c = text.charAt(i);
                if (Character.isISOControl(c) && c != '\t') {
                    shown.setCharAt(i, c < ' ' ? (char) (PICTURES + c) : c == DELETE ? PICTURE_OF_DELETE : UNKNOWN);
                }
            }
            return shown.toString();
        }

        /** The same place in the part of a long line that is around it. */
        private Place cut() {
            int at = Math.clamp(column - 1, 0, text.length());
            int from = boundary(Math.clamp(at - MOST_SHOWN / 2, 0, text.length() - MOST_SHOWN));
            int to = boundary(from + MOST_SHOWN);
            var before = from == 0 ? "" : ELLIPSIS;
            var part = before + text.substring(from, to) + (to == text.length() ? "" : ELLIPSIS);
            return new Place(file, line, column - from + before.length(), part, Math.min(length, Math.max(1, to - at)));
        }

        /** An index that does not divide a character of two units. */
        private int boundary(int index) {
            return index > 0 && index < text.length() && Character.isLowSurrogate(text.charAt(index))
                    ? index - 1
                    : index;
        }

        @Override
        public String toString() {
            return file + ":" + line + ":" + column;
        }
    }

    /** An active call: the called function's name and the place in it. */
    public record Call(String name, @Nullable Place place) {}

    /**
     * The report of an error that a script has thrown. It has the error's data, if the script has given it some, as long as
     * the script's context is open.
     */
    public static ErrorReport of(PolyglotException exception) {
        var frames = StreamSupport.stream(exception.getPolyglotStackTrace().spliterator(), false)
                .filter(StackFrame::isGuestFrame)
                .toList();
        var calls = frames.stream()
                .filter(frame -> !isLibrary(frame.getSourceLocation()) && !TOP_LEVEL.equals(frame.getRootName()))
                .map(frame -> new Call(String.valueOf(frame.getRootName()), Place.of(frame.getSourceLocation())))
                .toList();
        var message = message(exception);
        return new ErrorReport(message + details(exception), Place.of(place(exception, frames)), calls);
    }

    private static String message(PolyglotException exception) {
        var message = exception.getMessage() == null ? "unknown error" : exception.getMessage();
        return exception.isResourceExhausted() && message.contains(HEAP)
                ? "the memory is used up\n" + HINT + "`--vm.Xmx4g` lets Senet use 4 gigabytes"
                : message;
    }

    /** The same with one more line. */
    public ErrorReport with(String line) {
        return new ErrorReport(message + "\n" + line, place, calls);
    }

    /** One more line with the error's data, if there are any beside the message. */
    private static String details(PolyglotException exception) {
        try {
            var error = exception.getGuestObject();
            var details = error == null ? null : error.getMember(DETAILS);
            return details == null || !details.isString() ? "" : "\ndata: " + details.asString();
        } catch (IllegalStateException | UnsupportedOperationException e) {
            // The context is closed, or the error comes from a language whose errors have no members.
            return "";
        }
    }

    /** Where it happened; for an error inside the library, where the program called it. */
    private static @Nullable SourceSection place(PolyglotException exception, List<StackFrame> frames) {
        var section = exception.getSourceLocation();
        if (!isLibrary(section)) {
            return section;
        }
        return frames.stream()
                .map(StackFrame::getSourceLocation)
                .filter(s -> s != null && !isLibrary(s))
                .findFirst()
                .orElse(section);
    }

    private static boolean isLibrary(@Nullable SourceSection section) {
        return section != null && section.getSource().isInternal();
    }

    /** The report's lines. */
    public List<String> lines(Style style) {
        var text = message.lines().filter(line -> !line.startsWith(HINT)).toList();
        var lines = new ArrayList<String>();
        var where = place == null ? "" : style.bold(place + ": ");
        lines.add(where + style.red("error:") + " " + style.bold(text.isEmpty() ? "" : text.getFirst()));
        if (place != null) {
            lines.addAll(place.excerpt(style::red));
        }
        text.stream().skip(1).forEach(line -> lines.add("  " + line));
        message.lines()
                .filter(line -> line.startsWith(HINT))
                .forEach(line -> lines.add("  " + style.cyan("hint:") + line.substring(HINT.length() - 1)));
        addCalls(lines);
        return lines;
    }

    private void addCalls(List<String> lines) {
        if (calls.size() < 2) {
            return;
        }
        calls.stream()
                .limit(MOST_CALLS)
                .map(call -> "    at " + call.name + (call.place == null ? "" : " (" + call.place + ")"))
                .forEach(lines::add);
        if (calls.size() > MOST_CALLS) {
            lines.add("    ... " + (calls.size() - MOST_CALLS) + " more");
        }
    }

    /** Blanks as wide as the line up to the place: tabs stay tabs, wide characters take two columns. */
    private static String padding(Place place) {
        var padding = new StringBuilder();
        var before = place.text.substring(0, Math.clamp(place.column - 1, 0, place.text.length()));
        before.codePoints()
                .forEach(point -> padding.append(point == '\t' ? "\t" : " ".repeat(TextWidth.ofCharacter(point))));
        return padding.append(" ".repeat(Math.max(0, place.column - 1 - before.length())))
                .toString();
    }

    private static String carets(Place place) {
        var start = Math.clamp(place.column - 1, 0, place.text.length());
        var end = Math.clamp((long) start + place.length, start, place.text.length());
        return "^".repeat(Math.max(1, TextWidth.of(place.text.substring(start, end))));
    }
}
