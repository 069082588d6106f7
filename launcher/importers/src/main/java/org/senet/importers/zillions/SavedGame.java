package org.senet.importers.zillions;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.senet.importers.ForeignText;
import org.senet.importers.ImportException;
import org.senet.importers.Imported;
import org.senet.importers.Place;

/**
 * A game that Zillions has saved, {@code .zsg}: which rules, and what each half-move has changed on the board. Names are those of
 * the imported program.
 *
 * @param game the rules
 * @param players the players in the order in which a piece that is flipped goes from one to the next
 * @param sides for each player that moves the pieces of another one, whose they are
 */
public record SavedGame(Imported game, List<String> players, Map<String, String> sides, List<HalfMove> moves) {
    private static final Pattern HEADER = Pattern.compile("(RulesFile|VariantName)=(.*)");
    private static final Pattern NUMBER = Pattern.compile("\\s*\\d+\\.\\s*(partial\\s+\\d+\\s+)?(.*)");

    /**
     * What is recorded as one step of the game.
     *
     * @param partial whether the piece may go on
     * @param changes what changes; nothing when the turn is passed
     */
    public record HalfMove(Place place, String text, boolean partial, List<Change> changes) {}

    /** One change of the board. Pieces that move all leave before the first one arrives. */
    public sealed interface Change {
        /** A piece goes; what stands where it arrives is captured. */
        record Motion(String from, String to) implements Change {}

        /** A piece goes off the board. */
        record Remove(String position) implements Change {}

        /** A new piece; without an owner it belongs to the player who moves. */
        record Put(@Nullable String owner, String piece, String position) implements Change {}

        /** A piece becomes another one, or another player's; without a position it is the one that has moved. */
        record Become(
                @Nullable String owner,
                @Nullable String piece,
                @Nullable String position) implements Change {}

        /** A piece goes to the next player. */
        record Flip(String position) implements Change {}
    }

    /** Whether a file is a saved game, by its name. */
    public static boolean isSavedGame(Path file) {
        return file.toString().toLowerCase(Locale.ROOT).endsWith(".zsg");
    }

    /**
     * Reads a saved game and its rules.
     *
     * @param rules the rules file; null for the one that the saved game names, beside it
     * @throws ImportException when a line is not understood, or the rules cannot be imported
     * @throws IOException when the rules cannot be read
     */
    public static SavedGame read(ForeignText text, @Nullable Path rules) throws IOException {
        var file = rules == null ? rulesFile(text) : rules;
        var source = ForeignText.read(file);
        var games = Rules.of(new MacroExpander().expand(source), source.place(0, 0));
        var variant = header(text, "VariantName");
        var chosen = games.stream()
                .filter(game -> variant == null || game.title().strip().equals(variant))
                .findFirst()
                .orElseThrow(() -> ImportException.at(
                        text.place(0, 0), "`" + file.getFileName() + "` has no game `" + variant + "`"));
        var scope = new Scope(chosen);
        var edits = new ArrayList<Change>();
        var moves = new ArrayList<HalfMove>();
        int start = 0;
        for (var line : text.text().split("\n", -1)) {
            line(text.place(start, line.stripTrailing().length()), line.strip(), scope, edits, moves);
            start += line.length() + 1;
        }
        var players = scope.players().stream()
                .filter(player -> !scope.neutrals().contains(player) && !scope.standsIn(player))
                .toList();
        var sides = new HashMap<String, String>();
        scope.deputies().forEach((player, deputy) -> sides.put(player, deputy.side()));
        return new SavedGame(GameWriter.write(chosen, edits), players, sides, moves);
    }

    private static Path rulesFile(ForeignText text) throws IOException {
        var name = header(text, "RulesFile");
        if (name == null) {
            throw ImportException.at(text.place(0, 0), "this saved game does not name its rules (`RulesFile=`)");
        }
        var last = name.substring(Math.max(name.lastIndexOf('\\'), name.lastIndexOf('/')) + 1);
        return text.beside(last)
                .orElseThrow(() -> ImportException.at(
                        text.place(text.text().indexOf(name), name.length()),
                        "there is no file `" + last + "` beside this saved game",
                        "`--game FILE` names another place"));
    }

    private static @Nullable String header(ForeignText text, String key) {
        var found = HEADER.matcher(text.text())
                .results()
                .filter(match -> match.group(1).equals(key))
                .findFirst();
        return found.map(match -> match.group(2).strip()).orElse(null);
    }

    private static void line(Place place, String line, Scope scope, List<Change> edits, List<HalfMove> moves) {
        var numbered = NUMBER.matcher(line);
        if (numbered.matches()) {
            var changes = new ChangeReader(place, numbered.group(2).strip(), scope).read();
            moves.add(new HalfMove(place, line, numbered.group(1) != null, changes));
        } else if (line.startsWith("(")) {
            if (!line.endsWith(")")) {
                throw ImportException.at(place, "a line that sets up the start has one pair of parentheses");
            }
            var changes =
                    new ChangeReader(place, line.substring(1, line.length() - 1).strip(), scope).read();
            if (changes.size() != 1 || !isEdit(changes.getFirst())) {
                throw ImportException.at(
                        place,
                        "this is no change of the start that is known",
                        "there are `(x position)` and `(Player Piece position)`");
            }
            if (!moves.isEmpty()) {
                throw ImportException.at(place, "the pieces are set up again after the first move");
            }
            edits.addAll(changes);
        }
    }

    private static boolean isEdit(Change change) {
        return change instanceof Change.Remove || change instanceof Change.Put put && put.owner() != null;
    }

    /** Reads the changes of one line. */
    private static final class ChangeReader {
        private static final Set<String> CHANGES = Set.of("x", "flip", "=", "@");

        private final Place place;
        private final List<String> words;
        private final Scope scope;
        private final List<Change> changes = new ArrayList<>();
        private int at;

        ChangeReader(Place place, String words, Scope scope) {
            this.place = place;
            this.words = Arrays.stream(words.split("\\s+"))
                    .filter(word -> !word.isEmpty())
                    .toList();
            this.scope = scope;
        }

        List<Change> read() {
            while (at < words.size()) {
                switch (words.get(at)) {
                    case "Pass", "pass" -> at++;
                    case "x" -> {
                        at++;
                        positions().forEach(position -> changes.add(new Change.Remove(position)));
                    }
                    case "flip" -> {
                        at++;
                        positions().forEach(position -> changes.add(new Change.Flip(position)));
                    }
                    case "=" -> become();
                    // An attribute: position, number, value.
                    case "@" -> at += 4;
                    default -> piece();
                }
            }
            return changes;
        }

        private void piece() {
            var owner = find(Names.Kind.PLAYER);
            if (owner != null) {
                at++;
            }
            var piece = need(Names.Kind.PIECE, "a piece");
            var from = position();
            boolean goes =
                    owner == null && at + 1 < words.size() && words.get(at).matches("[-x]");
            if (goes) {
                at++;
                changes.add(new Change.Motion(from, position()));
            } else {
                changes.add(new Change.Put(owner, piece, from));
            }
        }

        private void become() {
            at++;
            var owner = find(Names.Kind.PLAYER);
            if (owner != null) {
                at++;
                if (at < words.size() && words.get(at).equals("=")) {
                    at++;
                }
            }
            var piece = find(Names.Kind.PIECE);
            if (piece != null) {
                at++;
            }
            if (at < words.size() && words.get(at).equals("on")) {
                at++;
                for (var position : positions()) {
                    changes.add(new Change.Become(owner, piece, position));
                }
            } else {
                changes.add(new Change.Become(owner, piece, null));
            }
        }

        /** One position or more; what is the name of a piece as well begins the next change. */
        private List<String> positions() {
            var positions = new ArrayList<>(List.of(position()));
            // A position may be called X, too; Zillions writes its own words in small letters.
            while (find(Names.Kind.POSITION) != null
                    && !CHANGES.contains(words.get(at))
                    && find(Names.Kind.PIECE) == null
                    && find(Names.Kind.PLAYER) == null) {
                positions.add(position());
            }
            return positions;
        }

        private String position() {
            return need(Names.Kind.POSITION, "a position");
        }

        private @Nullable String find(Names.Kind kind) {
            return at < words.size() ? scope.names().find(kind, words.get(at)) : null;
        }

        private String need(Names.Kind kind, String what) {
            var found = find(kind);
            if (found == null) {
                var there = at < words.size() ? "`" + words.get(at) + "`" : "the end of the line";
                throw ImportException.at(place, what + " is expected here, and there is " + there);
            }
            at++;
            return found;
        }
    }
}
