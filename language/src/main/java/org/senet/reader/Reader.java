package org.senet.reader;

import com.oracle.truffle.api.TruffleSafepoint;
import com.oracle.truffle.api.source.Source;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.data.Keyword;
import org.senet.data.Located;
import org.senet.data.Sequential;
import org.senet.data.SourceSpan;
import org.senet.errors.SenetException;
import org.senet.errors.Suggest;
import org.senet.reader.Frame.Kind;

/**
 * Reads forms from a text in Clojure's syntax. Every form knows its place: collections and symbols by themselves, all
 * others through the {@linkplain SourceSpan#child(int) children} of the collection that they are in.
 *
 * <p>The forms that are being read are kept on a stack of their own, so that no text can overflow Java's. Whatever is
 * wrong with a text is reported as a {@link SenetException}. A reader is used by one thread.
 */
public final class Reader {

    /** What {@link #read()} returns when there are no more forms. */
    public static final Object END = new Object() {
        @Override
        public String toString() {
            return "end of text";
        }
    };

    /** How deeply brackets and quotes may be nested; deeper forms could not be worked on by recursive programs. */
    public static final int MAX_DEPTH = 500;

    private static final Set<Keyword> FEATURES = Set.of(Keyword.of("senet"), Keyword.of("default"));
    private static final String DISPATCH_HINT =
            "`#` begins `#{...}`, `#(...)`, `#\"...\"`, `#'name`, `#_form`, `#?(...)`, `#:name{...}`, `##Inf` or `#!`";

    private final Source source;
    private final Cursor cursor;
    private final NamespaceResolver resolver;
    private final Names names;
    private final TextLiteral texts;
    private final FormBuilder builder;
    private final Deque<Frame> stack = new ArrayDeque<>();

    private @Nullable Object result;
    private @Nullable SourceSpan resultSpan;
    private @Nullable FunctionParameters function;

    /** How many of the open forms are read only to be left out. */
    private int skipped;

    private @Nullable Suspect suspect;

    /**
     * A reader of a text that belongs to the namespace {@code user}.
     *
     * @param source the text
     */
    public Reader(Source source) {
        this(source, NamespaceResolver.of("user"));
    }

    /**
     * A reader of a text.
     *
     * @param source the text
     * @param resolver resolves {@code ::keywords} and the symbols in syntax-quotes; it is asked while forms are read,
     *     and may answer differently after each
     */
    public Reader(Source source, NamespaceResolver resolver) {
        this(source, resolver, 0);
    }

    /**
     * A reader of a text from a place on.
     *
     * @param source the text
     * @param resolver as above
     * @param start the index of the character with which to begin
     */
    public Reader(Source source, NamespaceResolver resolver, int start) {
        this.source = source;
        this.cursor = new Cursor(source, start);
        this.resolver = resolver;
        this.names = new Names(cursor, resolver);
        this.texts = new TextLiteral(cursor);
        this.builder = new FormBuilder(cursor, resolver);
    }

    /**
     * Reads the next form.
     *
     * @return the form, or {@link #END} when there are no more
     * @throws SenetException when the text is wrong, or ends within a form; reading cannot go on after that
     */
    public Object read() {
        result = null;
        resultSpan = null;
        suspect = null;
        while (result == null) {
            TruffleSafepoint.poll(null);
            cursor.skipBlank();
            if (cursor.peek() == Cursor.END) {
                if (stack.isEmpty()) {
                    return END;
                }
                throw unfinished();
            }
            readNext();
        }
        return result;
    }

    /**
     * The place of the form that was read last.
     *
     * @return the place, or Java {@code null} when none was read
     */
    public @Nullable SourceSpan span() {
        return resultSpan;
    }

    /**
     * Reads all forms that are left.
     *
     * @return the forms in order
     * @throws SenetException when the text is wrong, or ends within a form
     */
    public List<Object> readAll() {
        List<Object> forms = new ArrayList<>();
        for (Object form = read(); form != END; form = read()) {
            forms.add(form);
        }
        return forms;
    }

    private void readNext() {
        int start = cursor.position();
        switch (cursor.peek()) {
            case '(' -> open(Kind.LIST);
            case '[' -> open(Kind.VECTOR);
            case '{' -> open(Kind.MAP);
            case ')', ']', '}' -> close();
            case '\'' -> open(Kind.QUOTE);
            case '`' -> open(Kind.SYNTAX_QUOTE);
            case '~' -> open(cursor.peek(1) == '@' ? Kind.UNQUOTE_SPLICING : Kind.UNQUOTE);
            case '@' -> open(Kind.DEREF);
            case '^' -> open(Kind.META);
            case '"' -> deliver(texts.string(), cursor.spanFrom(start));
            case '\\' -> deliver(texts.character(), cursor.spanFrom(start));
            case '#' -> dispatch(start);
            default -> deliver(atom(cursor.token()), cursor.spanFrom(start));
        }
    }

    private Object atom(String token) {
        if (NumberLiteral.looksLikeNumber(token)) {
            return number(token);
        }
        if (function != null && token.charAt(0) == '%') {
            return function.mention(token);
        }
        return names.parse(token, skipped > 0);
    }

    private Object number(String token) {
        try {
            return NumberLiteral.parse(token);
        } catch (NumberLiteral.Malformed e) {
            throw cursor.errorFrom(cursor.position() - token.length(), e.problem(), e.hint());
        }
    }

    private void dispatch(int start) {
        switch (cursor.peek(1)) {
            case '{' -> open(Kind.SET);
            case '(' -> openFunction(start);
            case '\'' -> open(Kind.VAR);
            case '_' -> open(Kind.DISCARD);
            case '^' -> open(Kind.META, "#^".length());
            case '?' -> openConditional(start);
            case ':' -> openNamespacedMap(start);
            case '#' -> symbolicValue(start);
            case '"' -> {
                cursor.skip(1);
                deliver(texts.regex(start), cursor.spanFrom(start));
            }
            case Cursor.END -> throw cursor.incomplete("missing a form after the `#` at " + cursor.place(start), null);
            case '=' -> throw cursor.error(start, start + 2, "`#=` is not supported: reading runs nothing", null);
            case '<' -> throw cursor.error(start, start + 2, "`#<` begins a value that cannot be read", null);
            default -> tagged(start);
        }
    }

    private void openFunction(int start) {
        if (function != null) {
            throw cursor.error(
                    start, start + 2, "a `#(...)` cannot be inside another", "write the inner one as `(fn [x] ...)`");
        }
        function = new FunctionParameters(cursor);
        open(Kind.FUNCTION);
    }

    private void openConditional(int start) {
        boolean splicing = cursor.peek(2) == '@';
        if (cursor.peek(splicing ? 3 : 2) == Cursor.END) {
            throw cursor.incomplete("missing `(` after the `#?` at " + cursor.place(start), null);
        }
        if (cursor.peek(splicing ? 3 : 2) != '(') {
            throw cursor.error(
                    start, start + 2, "`#?` must be followed by `(`", "such as `#?(:senet form :default other)`");
        }
        open(splicing ? Kind.SPLICING_CONDITIONAL : Kind.CONDITIONAL);
    }

    private void openNamespacedMap(int start) {
        cursor.skip(2);
        boolean resolved = cursor.peek() == ':';
        cursor.skip(resolved ? 1 : 0);
        int nameStart = cursor.position();
        String name = cursor.token();
        int nameEnd = cursor.position();
        if (cursor.peek() == Cursor.END) {
            throw cursor.incomplete("missing `{` after the `#:` at " + cursor.place(start), null);
        }
        if (cursor.peek() != '{' || name.isEmpty() && !resolved || name.contains("/")) {
            throw cursor.errorFrom(start, "`#:` must be followed by a namespace and `{`", "such as `#:shop{:price 3}`");
        }
        String namespace = name;
        if (resolved) {
            namespace =
                    name.isEmpty() ? resolver.currentNamespace() : names.alias(name, nameStart, nameEnd, skipped > 0);
        } else {
            names.symbol(name, nameStart);
        }
        push(new Frame(Kind.MAP, start, cursor.position() + 1, namespace), 1);
    }

    private void symbolicValue(int start) {
        cursor.skip(2);
        String name = cursor.token();
        double value =
                switch (name) {
                    case "Inf" -> Double.POSITIVE_INFINITY;
                    case "-Inf" -> Double.NEGATIVE_INFINITY;
                    case "NaN" -> Double.NaN;
                    default -> {
                        String hint = Suggest.hint("##" + name, List.of("##Inf", "##-Inf", "##NaN"));
                        throw cursor.errorFrom(start, "unknown value `##" + name + "`", hint);
                    }
                };
        deliver(value, cursor.spanFrom(start));
    }

    private void tagged(int start) {
        int first = Character.codePointAt(source.getCharacters(), start + 1);
        if (!Character.isLetter(first)) {
            int end = start + 1 + Character.charCount(first);
            String text = source.getCharacters().subSequence(start, end).toString();
            throw cursor.error(start, end, "unknown form `" + text + "`", DISPATCH_HINT);
        }
        cursor.skip(1);
        String tag = cursor.token();
        if (skipped == 0 && !tag.equals("uuid")) {
            throw cursor.errorFrom(start, "unknown tag `#" + tag + "`", "the only tagged literal is #uuid \"...\"");
        }
        push(new Frame(skipped == 0 ? Kind.UUID : Kind.TAGGED, start, cursor.position()), 0);
    }

    private void open(Kind kind) {
        open(kind, kind.opener().length());
    }

    private void open(Kind kind, int length) {
        push(new Frame(kind, cursor.position(), cursor.position() + length), length);
    }

    private void push(Frame frame, int skip) {
        cursor.skip(skip);
        if (stack.size() >= MAX_DEPTH) {
            throw cursor.error(
                    frame.start(),
                    frame.contentStart(),
                    "brackets are nested deeper than " + MAX_DEPTH + " levels",
                    null);
        }
        Frame open = stack.peek();
        if (suspect == null && open != null && frame.kind() == Kind.LIST && cursor.isAtMargin(frame.start())) {
            suspect = new Suspect(frame, open);
        }
        skipped += frame.kind() == Kind.DISCARD ? 1 : 0;
        stack.push(frame);
    }

    private void close() {
        int start = cursor.position();
        char closer = (char) cursor.next();
        Frame top = stack.peek();
        if (top == null) {
            throw cursor.errorFrom(start, "unexpected `" + closer + "`: there is no bracket for it to close", null);
        }
        if (top.kind().isPrefix()) {
            throw cursor.errorFrom(start, "missing a form after " + opener(top) + ", found `" + closer + "`", null);
        }
        if (top.kind().closer() != closer) {
            String message = "`" + closer + "` does not close " + opener(top) + ": expected `"
                    + top.kind().closer() + "`";
            throw cursor.errorFrom(start, message, null);
        }
        stack.pop();
        if (top.kind().isConditional()) {
            closeConditional(top);
        } else if (top.kind() == Kind.FUNCTION) {
            FunctionParameters parameters = Objects.requireNonNull(function);
            function = null;
            deliverCollection(builder.function(top, parameters));
        } else {
            deliverCollection(builder.collection(top));
        }
    }

    private void closeConditional(Frame frame) {
        if (frame.size() % 2 != 0) {
            int last = frame.size() - 1;
            throw SenetException.syntax(
                    frame.span(last), "the feature `" + frame.form(last) + "` is not followed by a form", null);
        }
        if (frame.choice() < 0) {
            return;
        }
        Object form = frame.form(frame.choice());
        SourceSpan span = frame.span(frame.choice());
        if (frame.kind() == Kind.CONDITIONAL) {
            deliver(form, span);
            return;
        }
        if (stack.isEmpty() || stack.peek().kind().isPrefix()) {
            throw cursor.errorFrom(frame.start(), "`#?@` must be inside a collection", null);
        }
        if (!(form instanceof Sequential elements)) {
            throw SenetException.syntax(span, "`#?@` needs a list or vector, to insert its elements", null);
        }
        int i = 0;
        for (Object element : elements) {
            deliver(element, span.child(i++));
        }
    }

    private void addBranch(Frame frame, Object form, SourceSpan span) {
        boolean isFeature = frame.size() % 2 == 0;
        if (!isFeature) {
            skipped -= frame.choice() == frame.size() ? 0 : 1;
        } else if (!(form instanceof Keyword)) {
            throw SenetException.syntax(span, "expected a feature, such as `:senet` or `:default`", null);
        } else if (frame.choice() < 0 && FEATURES.contains(form)) {
            frame.choose(frame.size() + 1);
        } else {
            skipped++;
        }
        frame.add(form, span);
    }

    private void deliverCollection(Located collection) {
        deliver(collection, Objects.requireNonNull(collection.span()));
    }

    /** Hands a form that has been read to the form that it is in, which it may complete, and so on. */
    private void deliver(Object form, SourceSpan span) {
        Object value = form;
        SourceSpan place = span;
        while (true) {
            Frame top = stack.peek();
            if (top == null) {
                result = value;
                resultSpan = place;
                return;
            }
            if (top.kind().isConditional()) {
                addBranch(top, value, place);
                return;
            }
            top.add(value, place);
            if (!top.isComplete()) {
                return;
            }
            stack.pop();
            if (top.kind() == Kind.DISCARD) {
                skipped--;
                return;
            }
            value = builder.prefixed(top);
            place = builder.place(top, value);
        }
    }

    private SenetException unfinished() {
        Frame top = stack.peek();
        if (top.kind().isPrefix()) {
            return cursor.incomplete("missing a form after " + opener(top), null);
        }
        String hint = null;
        if (suspect != null && stack.contains(suspect.open)) {
            hint = "line " + cursor.line(suspect.form.start()) + " begins a new form while " + opener(suspect.open)
                    + " is still open; perhaps its `" + suspect.open.kind().closer() + "` is missing before that";
        }
        return cursor.incomplete("missing `" + top.kind().closer() + "` to close " + opener(top), hint);
    }

    private String opener(Frame frame) {
        return "the `" + frame.kind().opener() + "` at " + cursor.place(frame.start());
    }

    /** The first form that begins at the margin although another is open, and the innermost that is open there. */
    private record Suspect(Frame form, Frame open) {}
}
