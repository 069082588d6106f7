package org.senet.format;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.format.Token.Kind;

/**
 * Formats texts in the manner of Clojure. The lines stay as they were broken; what changes is the white space: indentation,
 * blanks between forms, blank lines, the ends of lines. Tokens and comments are never touched, so a text means what it
 * meant before; formatting twice is formatting once.
 */
public final class Formatter {
    private static final int INDENT = 2;
    private static final int MAX_BREAKS = 2;

    private final String text;
    private final String lineEnd;
    private final List<Token> tokens;
    private final Indentation indentation;
    private final List<Edit> edits = new ArrayList<>();
    private final Deque<Frame> open = new ArrayDeque<>();
    private int column;
    private boolean beginsLine;

    /**
     * A change of a text: the white space from {@code start} to {@code end} is replaced.
     *
     * @param start the index of the first character that goes, in the text before all changes
     * @param end the index after the last character that goes
     * @param replacement what comes instead
     */
    public record Edit(int start, int end, String replacement) {}

    /** A bracket that does not fit. */
    public static final class UnbalancedException extends Exception {
        private static final long serialVersionUID = 1L;

        private final int offset;
        private final String problem;

        UnbalancedException(int offset, String problem) {
            super(problem, null, false, false);
            this.offset = offset;
            this.problem = problem;
        }

        /** What is wrong, for people. */
        public String problem() {
            return problem;
        }

        /** The index of the bracket, or of the quote of a string that does not end. */
        public int offset() {
            return offset;
        }
    }

    private Formatter(String text) {
        this.text = text;
        int firstBreak = text.indexOf('\n');
        lineEnd = firstBreak > 0 && text.charAt(firstBreak - 1) == '\r' ? "\r\n" : "\n";
        tokens = Lexer.tokens(text);
        indentation = new Indentation(text, tokens);
    }

    /** An open bracket: where its elements begin, and how the list is indented. */
    private static final class Frame {
        private final @Nullable Frame outer;
        private final boolean list;
        private final int start;
        private final int content;
        private final Token opener;
        private int elements;
        private int pending;
        private int body = Indentation.ARGUMENTS;
        private String head = "";
        private int firstArgument = -1;
        private int onHeadLine;
        private boolean broken;
        /** Whether what begins a line first stood two columns behind the bracket before. */
        private boolean indentedBefore;

        private boolean decided;

        Frame(@Nullable Frame outer, boolean list, int start, int content, Token opener) {
            this.outer = outer;
            this.list = list;
            this.start = start;
            this.content = content;
            this.opener = opener;
        }

        /** The index of the bracket itself. */
        int bracket() {
            return opener.end() - 1;
        }

        /** The column of an element that begins a line. */
        int indent() {
            if (!list || head.isEmpty()) {
                return content;
            }
            boolean indented = firstArgument < 0 || body == Indentation.BODY || onHeadLine == body || indentedBefore;
            return indented ? start + INDENT : firstArgument;
        }

        /** A token begins that is not blank; returns whether it begins an element. */
        boolean begins() {
            boolean first = pending == 0;
            if (first) {
                elements++;
                pending = 1;
            }
            return first;
        }
    }

    /**
     * A text, formatted.
     *
     * @throws UnbalancedException when brackets do not fit
     */
    public static String format(String text) throws UnbalancedException {
        return apply(text, edits(text));
    }

    /** A text with changes, which are in order. */
    public static String apply(String text, List<Edit> edits) {
        var result = new StringBuilder(text.length());
        int from = 0;
        for (var edit : edits) {
            result.append(text, from, edit.start).append(edit.replacement);
            from = edit.end;
        }
        return result.append(text, from, text.length()).toString();
    }

    /**
     * What has to change for a text to be formatted.
     *
     * @return the changes in order, each of white space between two tokens; none when the text is formatted
     * @throws UnbalancedException when brackets do not fit
     */
    public static List<Edit> edits(String text) throws UnbalancedException {
        var formatter = new Formatter(text);
        formatter.run();
        return formatter.edits;
    }

    private void run() throws UnbalancedException {
        Token before = null;
        for (var token : tokens) {
            if (token.kind() == Kind.BLANK) {
                continue;
            }
            int gapStart = before == null ? 0 : before.end();
            var gap = gap(before, token, text.substring(gapStart, token.start()));
            change(gapStart, token.start(), gap);
            place(token);
            before = token;
        }
        if (!open.isEmpty()) {
            throw new UnbalancedException(open.peek().opener.start(), "this bracket is never closed");
        }
        change(before == null ? 0 : before.end(), text.length(), before == null ? "" : lineEnd);
    }

    private void change(int start, int end, String gap) {
        if (!text.substring(start, end).equals(gap)) {
            edits.add(new Edit(start, end, gap));
        }
        int lastBreak = gap.lastIndexOf('\n');
        column = lastBreak < 0 ? column + gap.length() : gap.length() - lastBreak - 1;
        beginsLine = lastBreak >= 0;
    }

    // ---- white space

    /** What comes between two tokens. */
    private String gap(@Nullable Token before, Token token, String old) {
        if (before == null) {
            return "";
        }
        int breaks = (int) old.chars().filter(c -> c == '\n').count();
        boolean comment = before.kind() == Kind.COMMENT;
        if (comment) {
            breaks = Math.max(1, breaks);
        }
        if (token.kind() == Kind.CLOSE) {
            return comment ? newLine(1, token) : "";
        }
        if (before.kind() == Kind.OPEN && !comment) {
            return token.kind() == Kind.COMMENT ? " " : "";
        }
        if (before.kind() == Kind.PREFIX && old.isEmpty()) {
            return "";
        }
        var comma = old.indexOf(',') >= 0 && !comment ? "," : "";
        if (breaks > 0) {
            return comma + newLine(Math.min(MAX_BREAKS, breaks), token);
        }
        // A comment at the end of a line stays as far away as it was, for it may stand below another one.
        return comma
                + (token.kind() == Kind.COMMENT && old.length() > 1 ? " ".repeat(old.length() - comma.length()) : " ");
    }

    private String newLine(int breaks, Token token) {
        var frame = open.peek();
        if (frame != null && !frame.decided) {
            frame.decided = true;
            frame.indentedBefore = columnBefore(token.start()) == columnBefore(frame.bracket()) + INDENT;
        }
        return lineEnd.repeat(breaks) + " ".repeat(frame == null ? 0 : frame.indent());
    }

    /** The column of a character in the text as it was. */
    private int columnBefore(int offset) {
        return offset - (text.lastIndexOf('\n', offset - 1) + 1);
    }

    // ---- structure

    private void place(Token token) throws UnbalancedException {
        var frame = open.peek();
        switch (token.kind()) {
            case COMMENT -> advance(token);
            case CLOSE -> {
                close(token, frame);
                advance(token);
            }
            case OPEN -> {
                begin(frame, token);
                var opener = token.in(text);
                boolean list = opener.endsWith("(") && !opener.startsWith("#?");
                open.push(new Frame(frame, list, column + opener.length() - 1, column + opener.length(), token));
                advance(token);
            }
            case PREFIX -> {
                begin(frame, token);
                if (frame != null && token.in(text).endsWith("^")) {
                    frame.pending++;
                }
                advance(token);
            }
            default -> {
                requireEnd(token);
                begin(frame, token);
                advance(token);
                complete(frame);
            }
        }
    }

    private void close(Token token, @Nullable Frame frame) throws UnbalancedException {
        char opener = frame == null ? ' ' : text.charAt(frame.bracket());
        char closer = text.charAt(token.start());
        if (frame == null || opener != (closer == ')' ? '(' : closer == ']' ? '[' : '{')) {
            throw new UnbalancedException(
                    token.start(),
                    frame == null
                            ? "there is no bracket for this one to close"
                            : "this bracket does not close `" + opener + "`");
        }
        open.pop();
        complete(open.peek());
    }

    private void requireEnd(Token token) throws UnbalancedException {
        if (token.kind() == Kind.STRING || token.kind() == Kind.REGEX) {
            var written = token.in(text);
            int quote = written.indexOf('"');
            int last = written.length() - 1;
            int slashes = 0;
            while (last - 1 - slashes > quote && written.charAt(last - 1 - slashes) == '\\') {
                slashes++;
            }
            if (last == quote || written.charAt(last) != '"' || slashes % 2 == 1) {
                throw new UnbalancedException(token.start(), "this text is never ended");
            }
        }
    }

    private void begin(@Nullable Frame frame, Token token) {
        if (frame == null || !frame.begins()) {
            return;
        }
        boolean sameLine = !frame.broken && !beginsLine;
        frame.broken |= !sameLine;
        if (frame.elements == 1 && frame.list) {
            beginList(frame, token);
        } else if (frame.elements > 1 && sameLine) {
            frame.onHeadLine++;
            frame.firstArgument = frame.elements == 2 ? column : frame.firstArgument;
        }
    }

    private void beginList(Frame frame, Token token) {
        if (token.kind() == Kind.SYMBOL || token.kind() == Kind.KEYWORD) {
            frame.head = token.in(text);
            frame.body = isMethod(frame) ? Indentation.BODY : indentation.of(frame.head);
        }
    }

    private static boolean isMethod(Frame frame) {
        return frame.outer != null
                && (Indentation.hasMethods(frame.outer.head)
                        || frame.outer.outer != null
                                && !frame.outer.list
                                && frame.outer.outer.head.equals("letfn")
                                && frame.outer.outer.elements == 2);
    }

    private void complete(@Nullable Frame frame) {
        if (frame != null) {
            frame.pending--;
        }
    }

    private void advance(Token token) {
        int lastBreak = text.lastIndexOf('\n', token.end() - 1);
        column = lastBreak >= token.start() ? token.end() - lastBreak - 1 : column + token.end() - token.start();
        beginsLine = false;
    }
}
