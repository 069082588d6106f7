package org.senet.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.senet.data.PersistentList;
import org.senet.data.PersistentVector;
import org.senet.data.Printer;
import org.senet.data.SourceSpan;
import org.senet.data.Symbol;
import org.senet.errors.SenetException;

/**
 * A game as its text declares it.
 *
 * @param name the title
 * @param board the clause {@code (board name)}
 * @param players the players in the order in which they are declared, with their pieces at the start
 * @param turns the clause {@code (turns ...)}, or null when the players take turns in order
 * @param priorities the types of moves, those that exclude the others first
 * @param attributes the attributes and counters of the whole position
 * @param pieces the clause {@code (pieces ...)}, or null when the game has all pieces that its text defines
 * @param choices the game's own options: for each the values that it may have, the default first
 * @param options the options by name, as text
 * @param fen the clause {@code (fen ...)}, or null when positions are written in the general form
 * @param ends the clauses {@code loss}, {@code win}, {@code draw}, {@code end} and {@code claim}, in order
 * @param conduct the clauses {@code pass}, {@code action}, {@code chance}, {@code score}, {@code team}, {@code set-up},
 *     {@code notation}, {@code status} and {@code after}, in order
 * @param variants the further games that its text makes of this one
 */
record GameDefinition(
        SourceSpan span,
        String name,
        PersistentList board,
        List<PlayerDefinition> players,
        @Nullable PersistentList turns,
        List<String> priorities,
        @Nullable PersistentList pieces,
        Map<String, AttributeDefinition> attributes,
        Map<String, List<String>> choices,
        Map<String, String> options,
        @Nullable PersistentList fen,
        List<PersistentList> ends,
        List<PersistentList> conduct,
        List<GameDefinition> variants) {
    private static final Set<String> ENDS = Set.of("loss", "win", "draw", "end", "claim");
    private static final Set<String> CLAIMED = Set.of("win", "draw");
    private static final Set<String> CONDUCT = Set.of(
            "action",
            "pass",
            "chance",
            "score",
            "evaluate",
            "team",
            "notation",
            "status",
            "set-up",
            "after",
            "neutral");
    /** The clauses that add up: those of a game and of what it is based on are all in force. */
    private static final Set<String> ADDED = union(ENDS, CONDUCT);

    private static final Set<String> CLAUSES = union(
            ADDED,
            Set.of(
                    "name",
                    "board",
                    "players",
                    "turns",
                    "priorities",
                    "pieces",
                    "attribute",
                    "counter",
                    "option",
                    "fen",
                    "also",
                    "is-a",
                    "variant"));

    /** A player and its pieces at the start: clauses {@code (Type position ...)}. */
    record PlayerDefinition(Symbol name, SourceSpan span, List<PersistentList> pieces) {}

    private static Set<String> union(Set<String> some, Set<String> others) {
        return Stream.concat(some.stream(), others.stream()).collect(Collectors.toUnmodifiableSet());
    }

    /** @param known the games that {@code (is-a other)} may name */
    static GameDefinition read(PersistentList form, Function<String, @Nullable GameDefinition> known) {
        var clauses = new Clauses(form, CLAUSES);
        var base = clauses.base("game", known);
        if (base == null) {
            require(form, clauses.only("board"), "a board", "(board board-name)");
            require(form, clauses.only("players"), "players", "(players (White (Man a1 ...)) (Black (Man a8 ...)))");
        }
        var plain = read(form, clauses, base);
        var variants = new ArrayList<GameDefinition>();
        for (var clause : clauses.named("variant")) {
            variants.add(variant(clause, plain, variants));
        }
        return plain.with(plain.options, variants);
    }

    /** A variant has what the game has, but for what it says itself. */
    private static GameDefinition variant(PersistentList form, GameDefinition game, List<GameDefinition> others) {
        var clauses = new Clauses(form, CLAUSES);
        var nested = clauses.only("variant");
        if (nested != null) {
            throw SenetException.at(Clauses.span(nested), "a variant has no variants of its own", null);
        }
        var base = clauses.base("game", name -> others.stream()
                .filter(v -> v.name.equals(name))
                .findFirst()
                .orElse(null));
        var variant = read(form, clauses, base == null ? game : base);
        if (variant.name.equals(game.name) || others.stream().anyMatch(v -> v.name.equals(variant.name))) {
            throw SenetException.at(
                    Clauses.span(clauses.only("name"), 1), "there is a second game `" + variant.name + "`", null);
        }
        return variant;
    }

    private static GameDefinition read(PersistentList form, Clauses clauses, @Nullable GameDefinition base) {
        var choices = new LinkedHashMap<>(base == null ? Map.of() : base.choices);
        var options = new LinkedHashMap<>(base == null ? Map.of() : base.options);
        for (var clause : clauses.named("option")) {
            readOption(clause, choices, options);
        }
        var attributes = new LinkedHashMap<>(base == null ? Map.of() : base.attributes);
        for (var clause : clauses.named("attribute")) {
            attributes.put(Clauses.text(clause, 1), AttributeDefinition.attribute(clause));
        }
        for (var clause : clauses.named("counter")) {
            attributes.put(Clauses.text(clause, 1), AttributeDefinition.counter(clause));
        }
        var players = clauses.only("players");
        var priorities = clauses.only("priorities");
        var added = added(clauses, base);
        return new GameDefinition(
                Clauses.span(form),
                clauses.name(),
                orElse(clauses.only("board"), base == null ? null : base.board),
                players != null ? players(players) : base == null ? List.of() : base.players,
                orElse(clauses.only("turns"), base == null ? null : base.turns),
                priorities != null ? names(priorities) : base == null ? List.of() : base.priorities,
                orElse(clauses.only("pieces"), base == null ? null : base.pieces),
                attributes,
                choices,
                options,
                orElse(clauses.only("fen"), base == null ? null : base.fen),
                ends(clauses, added, base),
                conduct(clauses, added, base),
                List.of());
    }

    private static @Nullable PersistentList orElse(@Nullable PersistentList own, @Nullable PersistentList inherited) {
        return own != null ? own : inherited;
    }

    /** The clauses within {@code (also ...)}: they come beside those of the game that this one is made from. */
    private static List<PersistentList> added(Clauses clauses, @Nullable GameDefinition base) {
        var added = new ArrayList<PersistentList>();
        for (var clause : clauses.named("also")) {
            if (base == null) {
                throw SenetException.at(
                        Clauses.span(clause),
                        "`also` adds to the rules of another game, but this one is not made from another",
                        "add (is-a \"Title\"), or write the clauses by themselves");
            }
            added.addAll(new Clauses(clause, ADDED).all());
        }
        return added;
    }

    /** The conditions of the end; those that are added come first, because they are the more special ones. */
    private static List<PersistentList> ends(
            Clauses clauses, List<PersistentList> added, @Nullable GameDefinition base) {
        var own = clauses.all().stream()
                .filter(c -> ENDS.contains(Clauses.head(c)))
                .toList();
        var all = new ArrayList<>(
                added.stream().filter(c -> ENDS.contains(Clauses.head(c))).toList());
        all.addAll(own.isEmpty() && base != null ? base.ends : own);
        return List.copyOf(all);
    }

    /** The clauses of one word take the place of those with the same word in the game that this one is made from. */
    private static List<PersistentList> conduct(
            Clauses clauses, List<PersistentList> added, @Nullable GameDefinition base) {
        var all = new ArrayList<PersistentList>();
        for (var word : CONDUCT.stream().sorted().toList()) {
            var own = clauses.named(word);
            all.addAll(own.isEmpty() && base != null ? base.conduct(word) : own);
            added.stream().filter(c -> Clauses.head(c).equals(word)).forEach(all::add);
        }
        return List.copyOf(all);
    }

    /** The conditions under which the game is over by itself, in order. */
    List<PersistentList> endings() {
        return ends.stream().filter(c -> !Clauses.head(c).equals("claim")).toList();
    }

    /** The conditions under which the player to move may end the game, in order: what stands within {@code (claim ...)}. */
    List<PersistentList> claims() {
        return ends.stream()
                .filter(c -> Clauses.head(c).equals("claim"))
                .flatMap(c -> new Clauses(c, CLAIMED).all().stream())
                .toList();
    }

    /** The clauses of conduct that begin with a word. */
    List<PersistentList> conduct(String word) {
        return conduct.stream().filter(c -> Clauses.head(c).equals(word)).toList();
    }

    /** {@code (option name value)} sets an option; {@code (option name default other ...)} declares one of the game's own. */
    private static void readOption(
            PersistentList clause, Map<String, List<String>> choices, Map<String, String> options) {
        var name = Clauses.text(clause, 1);
        var written = new LinkedHashSet<String>();
        for (int i = 2; i < Math.max(3, clause.size()); i++) {
            if (i < clause.size() && clause.get(i) instanceof PersistentVector range) {
                written.addAll(Options.range(range, Clauses.span(clause, i)));
            } else {
                written.add(Clauses.value(clause, i));
            }
        }
        var values = List.copyOf(written);
        if (values.size() > 1) {
            choices.put(name, values);
        }
        Options.check(name, values.getFirst(), choices, Clauses.span(clause));
        options.put(name, values.getFirst());
    }

    /**
     * The same game with one option changed.
     *
     * @throws SenetException when there is no such option or it has no such value
     */
    GameDefinition withOption(String key, String value) {
        Options.check(key, value, choices, null);
        var changed = new LinkedHashMap<>(options);
        changed.put(key, value);
        return with(changed, variants);
    }

    private GameDefinition with(Map<String, String> newOptions, List<GameDefinition> newVariants) {
        return new GameDefinition(
                span,
                name,
                board,
                players,
                turns,
                priorities,
                pieces,
                attributes,
                choices,
                newOptions,
                fen,
                ends,
                conduct,
                newVariants);
    }

    private static void require(PersistentList form, @Nullable PersistentList clause, String what, String shape) {
        if (clause == null || clause.size() < 2) {
            throw SenetException.at(
                    Clauses.span(clause == null ? form : clause),
                    "this game has no " + what.replace("a ", ""),
                    "add " + shape);
        }
    }

    private static List<String> names(PersistentList clause) {
        var names = new ArrayList<String>();
        for (int i = 1; i < clause.size(); i++) {
            names.add(Clauses.text(clause, i));
        }
        return names;
    }

    private static List<PlayerDefinition> players(PersistentList clause) {
        var players = new ArrayList<PlayerDefinition>();
        for (int i = 1; i < clause.size(); i++) {
            var element = clause.get(i);
            if (element instanceof Symbol s) {
                players.add(new PlayerDefinition(s, Clauses.span(clause, i), List.of()));
            } else if (element instanceof PersistentList list && !list.isEmpty() && list.first() instanceof Symbol s) {
                players.add(new PlayerDefinition(s, Clauses.span(list, 0), pieces(list)));
            } else {
                throw SenetException.at(
                        Clauses.span(clause, i),
                        "expected a player such as (White (Man a1)), but got " + Printer.display(element, 60),
                        null);
            }
        }
        for (int i = 0; i < players.size(); i++) {
            for (int j = 0; j < i; j++) {
                if (players.get(j).name().equals(players.get(i).name())) {
                    throw SenetException.at(
                            players.get(i).span(),
                            "there is a second player `" + players.get(i).name() + "`",
                            null);
                }
            }
        }
        return players;
    }

    private static List<PersistentList> pieces(PersistentList player) {
        var pieces = new ArrayList<PersistentList>();
        for (int i = 1; i < player.size(); i++) {
            if (!(player.get(i) instanceof PersistentList list) || list.isEmpty()) {
                throw SenetException.at(
                        Clauses.span(player, i),
                        "expected pieces such as (Man a1 c1), but got " + Printer.display(player.get(i), 60),
                        null);
            }
            if (list.first() instanceof PersistentList column) {
                throw SenetException.at(
                        Clauses.span(list, 0),
                        "expected a type of piece, but got " + Printer.display(column, 60),
                        "what a piece stands on is said behind its type: `(Man (on Man Man) a1)`");
            }
            pieces.add(list);
        }
        return pieces;
    }
}
