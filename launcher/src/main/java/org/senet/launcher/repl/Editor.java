package org.senet.launcher.repl;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jline.keymap.KeyMap;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.Highlighter;
import org.jline.reader.LineReader;
import org.jline.reader.LineReader.Option;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.ParsedLine;
import org.jline.reader.Reference;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;
import org.jline.utils.InfoCmp.Capability;
import org.senet.launcher.repl.Token.Kind;

/** Reads input from a terminal, with editing, history, completion, colours, and documentation at a key. */
final class Editor {
    private static final List<String> COMPLETION_STYLES = List.of(
            LineReader.COMPLETION_STYLE_STARTING,
            LineReader.COMPLETION_STYLE_LIST_STARTING,
            LineReader.COMPLETION_STYLE_DESCRIPTION,
            LineReader.COMPLETION_STYLE_LIST_DESCRIPTION);
    private static final String DESCRIBE = "senet-describe";

    private final Session session;
    private final HistoryFile history;
    private final List<String> games;
    private final LineReader reader;

    /**
     * @param games names of games, which are completed inside of texts
     * @param colours whether the input is shown in colours
     */
    Editor(Terminal terminal, Session session, HistoryFile history, List<String> games, boolean colours) {
        this.session = session;
        this.history = history;
        this.games = games;
        reader = LineReaderBuilder.builder()
                .terminal(terminal)
                .appName("senet")
                .parser(new InputParser(session::isIncomplete))
                .completer((r, line, candidates) -> complete(line, candidates))
                .highlighter(new Colours(colours))
                // `!` is a part of names such as swap!, and no reference to the history.
                .option(Option.DISABLE_EVENT_EXPANSION, true)
                .option(Option.INSERT_TAB, true)
                .variable(LineReader.SECONDARY_PROMPT_PATTERN, "%P  ")
                .variable(LineReader.BELL_STYLE, "none")
                .build();
        if (!colours) {
            COMPLETION_STYLES.forEach(style -> reader.setVariable(style, "fg:default"));
        }
        history.read().forEach(reader.getHistory()::add);
        bindDescribe(terminal);
    }

    private void bindDescribe(Terminal terminal) {
        reader.getWidgets().put(DESCRIBE, this::describe);
        var keys = Objects.requireNonNull(reader.getKeyMaps().get(LineReader.MAIN));
        keys.bind(new Reference(DESCRIBE), KeyMap.alt('h'));
        var f1 = KeyMap.key(terminal, Capability.key_f1);
        if (f1 != null) {
            keys.bind(new Reference(DESCRIBE), f1);
        }
    }

    /** What a person has typed. */
    sealed interface Input {}

    /** A complete text, or one that is wrong in another way than being unfinished. */
    record Text(String text) implements Input {}

    /** Ctrl-C: what was typed is to be forgotten. */
    record Interrupted() implements Input {}

    /** Ctrl-D, or the terminal is gone. */
    record End() implements Input {}

    /** Asks for input. */
    Input read() {
        try {
            var text = reader.readLine(prompt());
            if (!text.isBlank()) {
                history.add(text);
            }
            return new Text(text);
        } catch (UserInterruptException e) {
            return new Interrupted();
        } catch (EndOfFileException e) {
            return new End();
        }
    }

    private String prompt() {
        return session.namespace() + "=> ";
    }

    private void complete(ParsedLine line, List<Candidate> candidates) {
        var word = line.word();
        var found = word.startsWith("\"")
                ? games.stream().map(name -> '"' + name + '"').toList()
                : session.completions(word);
        for (var name : found) {
            candidates.add(new Candidate(name, name, null, null, null, null, false));
        }
    }

    /** Shows the documentation of the word at the cursor above the input. */
    private boolean describe() {
        var line = reader.getBuffer().toString();
        var word = Tokens.at(line, reader.getBuffer().cursor(), Kind.SYMBOL)
                .map(token -> line.substring(token.start(), token.end()))
                .or(() -> head(line, reader.getBuffer().cursor()));
        var text = word.flatMap(name -> session.describe(name).or(() -> Optional.of("`" + name + "` is not known.")));
        text.ifPresent(t -> reader.printAbove(t.stripTrailing()));
        return text.isPresent();
    }

    /** The first word of the innermost form that is open at a place. */
    private static Optional<String> head(String line, int place) {
        var open = new ArrayDeque<String>();
        var begun = false;
        for (var token : Tokens.of(line)) {
            if (token.start() >= place) {
                break;
            }
            switch (token.kind()) {
                case OPEN -> open.push("");
                case CLOSE -> open.poll();
                case SYMBOL -> {
                    if (begun) {
                        open.poll();
                        open.push(line.substring(token.start(), token.end()));
                    }
                }
                default -> {
                    // names nothing
                }
            }
            begun = token.kind() == Kind.OPEN;
        }
        return Optional.ofNullable(open.peek()).filter(name -> !name.isEmpty());
    }

    /** Colours for the input. */
    private record Colours(boolean coloured) implements Highlighter {
        @Override
        public AttributedString highlight(LineReader reader, String buffer) {
            return coloured
                    ? Painter.paint(buffer, reader.getBuffer().cursor())
                    : new AttributedString(buffer, AttributedStyle.DEFAULT);
        }

        @Override
        public void setErrorPattern(Pattern pattern) {
            // Errors are reported when the input is evaluated.
        }

        @Override
        public void setErrorIndex(int index) {
            // Errors are reported when the input is evaluated.
        }
    }
}
