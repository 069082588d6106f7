package org.senet.index;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.data.PersistentList;
import org.senet.data.Printer;
import org.senet.data.SourceSpan;
import org.senet.data.Symbol;
import org.senet.index.Use.Role;

/** Goes through the clauses of pieces and games, and through their rules. */
final class GameWalker {
    /** What the clauses of pieces and games declare. */
    static final Map<String, Kind> DECLARED = Map.of(
            "piece name", Kind.PIECE,
            "piece attribute", Kind.ATTRIBUTE,
            "game attribute", Kind.ATTRIBUTE,
            "game counter", Kind.ATTRIBUTE);

    private static final int SHOWN = 80;
    private static final Set<String> ENGINE_OPTIONS = Set.of("captures", "duplicates", "positions");
    private static final Set<String> HEADERS = Set.of("type", "priority", "from-reserve");
    private static final Set<String> BODIES = Set.of(
            "loss", "win", "draw", "end", "pass", "action", "chance", "score", "evaluate", "status", "set-up", "after");

    private final Names names;
    private final ProgramIndex index;
    private final FormWalker walker;
    private final Clauses clauses;
    /** The variables of each piece's rules by name; a piece made from another one has that one's as well. */
    private final Map<String, Map<String, Entity>> variables = new HashMap<>();

    private Map<String, Entity> open = new HashMap<>();
    private @Nullable SourceSpan rule;

    GameWalker(Names names, ProgramIndex index, FormWalker walker, Clauses clauses) {
        this.names = names;
        this.index = index;
        this.walker = walker;
        this.clauses = clauses;
    }

    // ---- variables of rules

    /** A variable that stays open to the end of the rule. Those of one name in the rules of a piece are one. */
    void openVariable(Symbol name, @Nullable SourceSpan form, Scope scope) {
        var known = open.get(name.name());
        if (known == null) {
            var span = name.span();
            var place = span == null ? "?" : Place.of(span).toString();
            known = index.entity(Kind.RULE_VARIABLE, "rule " + name.name() + " " + place, name.name());
            open.put(name.name(), known);
        }
        if (form != null) {
            known.describe(form.text(), null);
        }
        index.use(known, name, Role.DEFINITION);
        if (rule != null && form != null && rule.source() == form.source()) {
            known.visible(new Place(Place.fileOf(rule.source()), form.end(), rule.end()));
        }
        scope.defineToEnd(known);
    }

    // ---- pieces

    void piece(PersistentList form, List<PersistentList> parts, OutlineItem item) {
        var before = open;
        var ruleBefore = rule;
        open = new HashMap<>();
        rule = form.span();
        try {
            pieceParts(parts, item);
        } finally {
            open = before;
            rule = ruleBefore;
        }
    }

    private void pieceParts(List<PersistentList> parts, OutlineItem item) {
        var scope = Scope.rule();
        for (var clause : parts) {
            var word = Clauses.head(clause);
            index.use(names.word(word), (Symbol) clause.first(), Role.READ);
            var subject = Clauses.subject(clause);
            if (word.equals("name") && subject != null) {
                index.use(names.ruleEntity(Kind.PIECE, subject.name()), subject, Role.DEFINITION);
                variables.put(subject.name(), open);
            } else if (word.equals("attribute") && subject != null) {
                attribute(clause, subject, item);
            } else if (word.equals("picture")) {
                picture(clause);
            } else if (word.equals("is-a") && subject != null) {
                index.use(names.ruleEntity(Kind.PIECE, subject.name()), subject, Role.READ);
                open.putAll(variables.getOrDefault(subject.name(), Map.of()));
                open.values().forEach(scope::define);
            }
        }
        var pre = Clauses.first(parts, "pre");
        if (pre != null) {
            outline(item, "pre", "pre", pre);
            statements(pre, 1, scope);
        }
        var all = scope.fork();
        int ways = 0;
        for (var clause : parts) {
            var word = Clauses.head(clause);
            if (word.equals("move") || word.equals("place")) {
                outline(item, word, title(clause, word, ++ways), clause);
                var way = word.equals("move") ? scope.fork() : Scope.rule();
                statements(clause, header(clause), way);
                all.merge(way);
            }
        }
        var post = Clauses.first(parts, "post");
        if (post != null) {
            outline(item, "post", "post", post);
            statements(post, 1, all);
        }
    }

    /** What tells a way of moving from the others: its type, or else its number. */
    private static String title(PersistentList clause, String word, int number) {
        if (clause.size() > 1
                && clause.get(1) instanceof PersistentList list
                && list.size() > 1
                && list.first() instanceof Symbol head
                && HEADERS.contains(head.name())) {
            return word + " " + Printer.display(list.get(1), SHOWN);
        }
        return word + " " + number;
    }

    private static void outline(OutlineItem item, String kind, String name, PersistentList clause) {
        var head = ((Symbol) clause.first()).span();
        var span = clause.span();
        if (head != null
                && span != null
                && Place.fileOf(span.source()).equals(item.whole().file())) {
            item.children().add(new OutlineItem(kind, name, Place.of(span), Place.of(head)));
        }
    }

    /** The index of a rule's first statement. */
    private int header(PersistentList clause) {
        int at = 1;
        while (at < clause.size()
                && clause.get(at) instanceof PersistentList list
                && list.first() instanceof Symbol head
                && HEADERS.contains(head.name())) {
            index.use(names.word(head.name()), head, Role.READ);
            moveType(list, head);
            at++;
        }
        return at;
    }

    private void moveType(PersistentList header, Symbol head) {
        if (head.is("type") && header.size() > 1 && header.get(1) instanceof Symbol type) {
            index.use(names.ruleEntity(Kind.MOVE_TYPE, type.name()), type, Role.READ);
        }
    }

    private void statements(PersistentList clause, int from, Scope scope) {
        walker.walkFrom(clause, from, scope);
    }

    private void attribute(PersistentList clause, Symbol subject, OutlineItem item) {
        var entity = names.ruleEntity(Kind.ATTRIBUTE, subject.name());
        entity.describe(Printer.display(clause, SHOWN), null);
        index.use(entity, subject, Role.DEFINITION);
        BoardWalker.outline(item, "attribute", subject, clause.span());
        Clauses.elements(clause, 2).forEach(names::readData);
    }

    /** A shape, and the attribute whose value is written on it. */
    private void picture(PersistentList clause) {
        if (clause.size() > 1 && clause.get(1) instanceof Symbol shape) {
            index.use(names.word(shape.name()), shape, Role.READ);
        }
        if (clause.size() > 2 && clause.get(2) instanceof Symbol attribute) {
            index.use(names.ruleEntity(Kind.ATTRIBUTE, attribute.name()), attribute, Role.READ);
        }
    }

    // ---- games

    void game(PersistentList form, List<PersistentList> parts, OutlineItem item) {
        var ruleBefore = rule;
        try {
            // Players and attributes are known in all clauses, wherever they are declared.
            for (var clause : parts) {
                declare(clause, item);
            }
            for (var clause : parts) {
                rule = clause.span();
                clause(clause, item);
            }
        } finally {
            rule = ruleBefore;
        }
    }

    private void declare(PersistentList clause, OutlineItem item) {
        var subject = Clauses.subject(clause);
        switch (Clauses.head(clause)) {
            case "players" -> players(clause, item);
            case "priorities" -> {
                for (var element : Clauses.elements(clause, 1)) {
                    if (element instanceof Symbol type) {
                        index.use(names.ruleEntity(Kind.MOVE_TYPE, type.name()), type, Role.DEFINITION);
                    }
                }
            }
            case "attribute", "counter" -> {
                if (subject != null) {
                    attribute(clause, subject, item);
                }
            }
            case "option" -> {
                if (subject != null && !ENGINE_OPTIONS.contains(subject.name())) {
                    var option = names.ruleEntity(Kind.OPTION, subject.name());
                    option.describe(Printer.display(clause, SHOWN), null);
                    boolean declares = clause.size() > 3;
                    index.use(option, subject, declares ? Role.DEFINITION : Role.READ);
                }
            }
            default -> {
                // declares nothing
            }
        }
    }

    /** The names in a clause {@code players}. */
    static List<Symbol> playersIn(PersistentList clause) {
        var players = new ArrayList<Symbol>();
        for (var element : Clauses.elements(clause, 1)) {
            if (element instanceof Symbol symbol) {
                players.add(symbol);
            } else if (element instanceof PersistentList list && list.first() instanceof Symbol symbol) {
                players.add(symbol);
            }
        }
        return players;
    }

    private void players(PersistentList clause, OutlineItem item) {
        for (var element : Clauses.elements(clause, 1)) {
            if (element instanceof Symbol player) {
                player(player, player.span(), item);
            } else if (element instanceof PersistentList list && list.first() instanceof Symbol player) {
                player(player, list.span(), item);
                for (var group : Clauses.elements(list, 1)) {
                    if (group instanceof PersistentList pieces) {
                        setUp(pieces);
                    }
                }
            }
        }
    }

    private void player(Symbol player, @Nullable SourceSpan whole, OutlineItem item) {
        index.use(names.ruleEntity(Kind.PLAYER, player.name()), player, Role.DEFINITION);
        if (whole != null) {
            BoardWalker.outline(item, "player", player, whole);
        }
    }

    private void setUp(PersistentList pieces) {
        int i = 0;
        boolean reserve = false;
        for (var element : pieces) {
            if (element instanceof Symbol symbol) {
                reserve |= i == 0 && symbol.is("reserve");
                if (i == 0 && !reserve || reserve && i == 1) {
                    index.use(names.ruleEntity(Kind.PIECE, symbol.name()), symbol, Role.READ);
                } else if (reserve) {
                    index.use(names.word("reserve"), symbol, Role.READ);
                } else {
                    index.use(names.position(symbol.name()), symbol, Role.READ);
                }
            } else if (element instanceof PersistentList under
                    && under.first() instanceof Symbol symbol
                    && symbol.is("on")) {
                index.use(names.word("on"), symbol, Role.READ);
                Clauses.elements(under, 1).forEach(this::pieceBelow);
            } else if (element instanceof PersistentList attribute
                    && attribute.first() instanceof Symbol symbol
                    && names.knownRuleEntity(Kind.ATTRIBUTE, symbol.name()) instanceof Entity entity) {
                index.use(entity, symbol, Role.READ);
                Clauses.elements(attribute, 1).forEach(names::readData);
            }
            i++;
        }
    }

    /** A type of piece, perhaps with its owner. */
    private void pieceBelow(Object piece) {
        if (piece instanceof Symbol type) {
            index.use(names.ruleEntity(Kind.PIECE, type.name()), type, Role.READ);
        } else if (piece instanceof PersistentList owned
                && owned.size() == 2
                && owned.first() instanceof Symbol player
                && owned.get(1) instanceof Symbol type) {
            index.use(names.ruleEntity(Kind.PLAYER, player.name()), player, Role.READ);
            index.use(names.ruleEntity(Kind.PIECE, type.name()), type, Role.READ);
        }
    }

    private void clause(PersistentList clause, OutlineItem item) {
        var word = Clauses.head(clause);
        index.use(names.word(word), (Symbol) clause.first(), Role.READ);
        switch (word) {
            case "board" -> references(clause, Kind.BOARD);
            case "team", "neutral" -> references(clause, Kind.PLAYER);
            case "turns" -> turns(clause);
            case "pieces" -> references(clause, Kind.PIECE);
            case "fen" -> fen(Clauses.elements(clause, 1));
            case "notation" -> walker.walkFrom(clause, 1, Scope.core());
            case "variant" -> {
                var span = clause.span();
                var head = ((Symbol) clause.first()).span();
                var variant = span == null || head == null
                        ? item
                        : new OutlineItem("variant", variantTitle(clause), Place.of(span), Place.of(head));
                if (variant != item) {
                    item.children().add(variant);
                }
                game(clause, clauses.of(clause), variant);
            }
            case "also", "claim" -> clauses.of(clause).forEach(added -> clause(added, item));
            default -> {
                if (BODIES.contains(word)) {
                    outline(item, word, word, clause);
                    conduct(clause, word);
                }
            }
        }
    }

    /** Attributes among the fields of a FEN, and what the rights of castling belong to. */
    private void fen(List<Object> fields) {
        for (var field : fields) {
            if (field instanceof Symbol symbol) {
                known(symbol, names.knownRuleEntity(Kind.ATTRIBUTE, symbol.name()));
            } else if (field instanceof PersistentList list
                    && list.first() instanceof Symbol head
                    && head.is("rights")) {
                fen(Clauses.elements(list, 1));
            } else if (field instanceof PersistentList right && !(right.first() instanceof Symbol h && h.is("turn"))) {
                Clauses.elements(right, 1).forEach(this::inField);
            }
        }
    }

    private void inField(Object element) {
        if (element instanceof Symbol symbol) {
            var ofGame = names.ofGame(symbol.name());
            known(symbol, ofGame != null ? ofGame : names.knownRuleEntity(Kind.ATTRIBUTE, symbol.name()));
        } else if (element instanceof PersistentList list) {
            Clauses.elements(list, 0).forEach(this::inField);
        }
    }

    private void known(Symbol symbol, @Nullable Entity entity) {
        if (entity != null) {
            index.use(entity, symbol, Role.READ);
        }
    }

    private static String variantTitle(PersistentList clause) {
        for (var element : Clauses.elements(clause, 1)) {
            if (element instanceof PersistentList list
                    && list.first() instanceof Symbol head
                    && head.is("name")
                    && list.size() > 1) {
                return Printer.str(list.get(1));
            }
        }
        return "variant";
    }

    /** Players, turns that come once, and turns with the types of moves that they allow. */
    private void turns(PersistentList clause) {
        references(clause, Kind.PLAYER);
        for (var element : Clauses.elements(clause, 1)) {
            if (element instanceof PersistentList list && list.first() instanceof Symbol head) {
                if (head.is("once")) {
                    index.use(names.word("once"), head, Role.READ);
                    turns(list);
                } else {
                    index.use(names.ruleEntity(Kind.PLAYER, head.name()), head, Role.READ);
                    references(list, Kind.MOVE_TYPE);
                }
            }
        }
    }

    private void references(PersistentList clause, Kind kind) {
        for (var element : Clauses.elements(clause, 1)) {
            if (element instanceof Symbol symbol) {
                index.use(names.ruleEntity(kind, symbol.name()), symbol, Role.READ);
            }
        }
    }

    /** A rule of the game, which may begin with the player it is about. */
    private void conduct(PersistentList clause, String word) {
        var before = open;
        open = new HashMap<>();
        try {
            int at = 1;
            if (clause.size() > 1
                    && clause.get(1) instanceof Symbol symbol
                    && names.knownRuleEntity(Kind.PLAYER, symbol.name()) instanceof Entity player) {
                index.use(player, symbol, Role.READ);
                at++;
            } else if (word.equals("status")) {
                at++;
            }
            while (at < clause.size()
                    && clause.get(at) instanceof PersistentList list
                    && list.first() instanceof Symbol head
                    && HEADERS.contains(head.name())) {
                moveType(list, head);
                at++;
            }
            statements(clause, at, Scope.rule());
        } finally {
            open = before;
        }
    }
}
