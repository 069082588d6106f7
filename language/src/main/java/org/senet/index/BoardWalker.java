package org.senet.index;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.board.Board;
import org.senet.data.PersistentList;
import org.senet.data.Printer;
import org.senet.data.SourceSpan;
import org.senet.data.Symbol;
import org.senet.index.Use.Role;

/** Goes through the clauses of boards. */
final class BoardWalker {
    private static final int SHOWN = 80;
    /** What the clauses of a board declare. */
    static final Map<String, Kind> DECLARED =
            Map.of("name", Kind.BOARD, "dir", Kind.DIRECTION, "link", Kind.DIRECTION, "zone", Kind.ZONE);

    private static final Set<String> DETAILS = Set.of("attribute", "wrap", "name");

    private final Names names;
    private final ProgramIndex index;

    BoardWalker(Names names, ProgramIndex index) {
        this.names = names;
        this.index = index;
    }

    void walk(List<PersistentList> clauses, OutlineItem item) {
        for (var clause : clauses) {
            var word = Clauses.head(clause);
            index.use(names.word(word), (Symbol) clause.first(), Role.READ);
            if (word.equals("layout")) {
                layout(clause);
                continue;
            }
            var subject = Clauses.subject(clause);
            if (subject == null) {
                continue;
            }
            switch (word) {
                case "name" -> {
                    var board = names.ruleEntity(Kind.BOARD, subject.name());
                    index.use(board, subject, Role.DEFINITION);
                    if (names.namespace().definitions("board").get(subject.name()) instanceof Board known) {
                        board.describe(
                                known.size() + " positions, directions " + String.join(" ", known.directions()), null);
                    }
                }
                case "dir" -> {
                    var direction = names.ruleEntity(Kind.DIRECTION, subject.name());
                    direction.describe(Printer.display(clause, SHOWN), null);
                    index.use(direction, subject, Role.DEFINITION);
                    outline(item, "direction", subject, clause.span());
                }
                case "zone" -> {
                    zone(clause, subject);
                    outline(item, "zone", subject, clause.span());
                }
                case "link" -> {
                    var direction = names.ruleEntity(Kind.DIRECTION, subject.name());
                    index.use(direction, subject, direction.definitions().isEmpty() ? Role.DEFINITION : Role.READ);
                    positions(Clauses.elements(clause, 2));
                }
                case "position" -> positionClause(clause);
                case "kill" -> positions(Clauses.elements(clause, 1));
                case "unlink", "opposite" -> places(Clauses.elements(clause, 1));
                case "symmetry" -> {
                    index.use(names.ruleEntity(Kind.PLAYER, subject.name()), subject, Role.READ);
                    places(Clauses.elements(clause, 2));
                }
                case "is-a" -> index.use(names.ruleEntity(Kind.BOARD, subject.name()), subject, Role.READ);
                default -> {
                    // dimensions and attributes name nothing that rules see
                }
            }
        }
    }

    /** The words of a layout, and the positions that it places. */
    private void layout(PersistentList clause) {
        for (var element : Clauses.elements(clause, 1)) {
            if (element instanceof Symbol style) {
                index.use(names.word(style.name()), style, Role.READ);
            } else if (element instanceof PersistentList list && list.first() instanceof Symbol head) {
                index.use(names.word(head.name()), head, Role.READ);
                positions(Clauses.elements(list, 1));
            }
        }
    }

    static void outline(OutlineItem item, String kind, Symbol name, @Nullable SourceSpan whole) {
        var span = name.span();
        if (span != null
                && whole != null
                && span.source() == whole.source()
                && Place.fileOf(span.source()).equals(item.whole().file())) {
            item.children().add(new OutlineItem(kind, name.name(), Place.of(whole), Place.of(span)));
        }
    }

    private void zone(PersistentList clause, Symbol subject) {
        var zone = names.ruleEntity(Kind.ZONE, subject.name());
        zone.describe(Printer.display(clause, SHOWN), null);
        index.use(zone, subject, Role.DEFINITION);
        boolean first = true;
        for (var element : Clauses.elements(clause, 2)) {
            if (element instanceof PersistentList list && list.first() instanceof Symbol head) {
                if (head.is("players")) {
                    Clauses.elements(list, 1).forEach(this::player);
                } else {
                    positions(Clauses.elements(list, 1));
                }
            } else if (element instanceof Symbol symbol) {
                if (first && !isPosition(symbol.name())) {
                    player(symbol);
                } else {
                    position(symbol);
                }
            }
            first = false;
        }
    }

    private void player(Object form) {
        if (form instanceof Symbol symbol) {
            index.use(names.ruleEntity(Kind.PLAYER, symbol.name()), symbol, Role.READ);
        }
    }

    /** A position in no dimension is defined by its name; others are only described here. */
    private void positionClause(PersistentList clause) {
        for (var element : Clauses.elements(clause, 1)) {
            if (element instanceof Symbol symbol) {
                single(symbol);
            } else if (element instanceof PersistentList list
                    && list.first() instanceof Symbol head
                    && head.is("name")) {
                Clauses.elements(list, 1).forEach(e -> {
                    if (e instanceof Symbol symbol) {
                        single(symbol);
                    }
                });
            }
        }
    }

    private void single(Symbol symbol) {
        boolean inGrid = false;
        for (var value : names.namespace().definitions("board").values()) {
            var board = (Board) value;
            int position = board.position(symbol.name());
            inGrid |= position >= 0 && board.coordinates(position) != null;
        }
        index.use(names.position(symbol.name()), symbol, inGrid ? Role.READ : Role.DEFINITION);
    }

    private void positions(List<Object> elements) {
        for (var element : elements) {
            if (element instanceof Symbol symbol) {
                position(symbol);
            }
        }
    }

    private void position(Symbol symbol) {
        if (isPosition(symbol.name())) {
            index.use(names.position(symbol.name()), symbol, Role.READ);
        }
    }

    private boolean isPosition(String name) {
        return names.namespace().definitions("board").values().stream().anyMatch(b -> ((Board) b).position(name) >= 0);
    }

    /** Directions and positions, in brackets or not. */
    private void places(List<Object> elements) {
        for (var element : elements) {
            if (element instanceof Symbol symbol && !DETAILS.contains(symbol.name())) {
                var entity = names.ofGame(symbol.name());
                if (entity != null) {
                    index.use(entity, symbol, Role.READ);
                }
            } else if (element instanceof PersistentList list) {
                places(Clauses.elements(list, 0));
            }
        }
    }
}
