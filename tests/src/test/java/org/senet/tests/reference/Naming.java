package org.senet.tests.reference;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.senet.data.Nil;
import org.senet.data.PersistentMap;
import org.senet.data.Printer;
import org.senet.game.Action;
import org.senet.state.Design;

/** What a move does, in words of its actions, and what the moves of a position are called. */
final class Naming {
    private static final String CAPTURE = "capture";
    private static final String DROP = "drop";
    private static final String MOVE = "move";

    private final Design design;

    Naming(Design design) {
        this.design = design;
    }

    // ---- actions

    /** A piece in the hand, and where it comes from: null for one that is new. */
    private record Held(@Nullable String from, Piece piece) {}

    /**
     * What a move does. A piece that is taken and put down has moved; what stood where a piece was put down, but not on it, was
     * captured; at the end of a part, the piece on top of the hand has come to where the part ends; what is in the hand at the end of
     * the move has left the board.
     */
    List<Action> actions(ReferenceMove move) {
        var actions = new ArrayList<Action>();
        var hand = new ArrayList<Held>();
        int part = 1;
        for (var event : move.events()) {
            switch (event) {
                case Event.Taken t -> hand.add(new Held(name(t.at()), t.before()));
                case Event.Supplied s -> hand.add(new Held(null, s.piece()));
                case Event.HandChanged h -> hand.add(new Held(hand.removeLast().from, h.after()));
                case Event.Captured c -> actions.add(action(CAPTURE, null, c.at(), c.before(), part));
                case Event.Changed c ->
                    actions.add(action(c.before() == null ? DROP : "change", null, c.at(), c.after(), part));
                case Event.Dropped d -> {
                    var from = hand.removeLast().from;
                    if (d.before() != null && !d.on()) {
                        actions.add(action(CAPTURE, null, d.at(), d.before(), part));
                    }
                    if (!name(d.at()).equals(from)) {
                        actions.add(action(from == null ? DROP : MOVE, from, d.at(), d.after(), part));
                    }
                }
                case Event.NextPart p -> {
                    if (!hand.isEmpty()
                            && hand.getLast().from != null
                            && !hand.getLast().from.equals(name(p.at()))) {
                        var held = hand.removeLast();
                        actions.add(action(MOVE, held.from, p.at(), held.piece, part));
                        hand.add(new Held(name(p.at()), held.piece));
                    }
                    part++;
                }
                default -> {
                    // attributes, marks and notation are no actions
                }
            }
        }
        for (var left : hand) {
            if (left.from != null) {
                actions.add(action(CAPTURE, null, design.topology.position(left.from), left.piece, part));
            }
        }
        return actions;
    }

    private String name(int at) {
        return design.topology.name(at);
    }

    private Action action(String kind, @Nullable String from, int at, Piece piece, int part) {
        var owner = piece.owner() == null ? "nobody" : piece.owner().name();
        return new Action(kind, from, name(at), piece.type().name(), owner, part, attributes(piece));
    }

    /** The values of a piece's attributes as hosts see them. */
    private PersistentMap attributes(Piece piece) {
        int type = piece.type().number();
        var map = PersistentMap.EMPTY;
        for (var name : design.attributeNames(type)) {
            var changed = piece.attributes().get(name);
            map = map.assoc(name, ofHost(changed != null ? changed : design.initialAttribute(type, name)));
        }
        return map;
    }

    private static Object ofHost(Object value) {
        return value == Nil.NIL || value instanceof Long || value instanceof Double || value instanceof Boolean
                ? value
                : Printer.str(value);
    }

    // ---- names

    /** The name of each move, which no other one has. */
    List<String> names(List<ReferenceMove> moves) {
        var names = moves.stream().map(this::name).collect(Collectors.toCollection(ArrayList::new));
        var shared = shared(names);
        tellApart(names, i -> {
            var alike = shared.get(names.get(i));
            boolean differs = alike != null
                    && alike.stream()
                                    .map(other -> captured(moves.get(other)))
                                    .distinct()
                                    .count()
                            > 1;
            return differs ? captured(moves.get(i)) : "";
        });
        withTypes(names, moves);
        var counts = new HashMap<String, Integer>();
        tellApart(names, i -> " #" + counts.merge(names.get(i), 1, Integer::sum));
        return names;
    }

    private interface Detail {
        String of(int move);
    }

    /** Adds something to each name that several moves have. */
    private static void tellApart(List<String> names, Detail detail) {
        var shared = shared(names);
        var told = IntStream.range(0, names.size())
                .mapToObj(i -> shared.containsKey(names.get(i)) ? names.get(i) + detail.of(i) : names.get(i))
                .toList();
        IntStream.range(0, names.size()).forEach(i -> names.set(i, told.get(i)));
    }

    /** For each name that several moves have, their numbers. */
    private static Map<String, List<Integer>> shared(List<String> names) {
        var all = new LinkedHashMap<String, List<Integer>>();
        IntStream.range(0, names.size()).forEach(i -> all.computeIfAbsent(names.get(i), n -> new ArrayList<>())
                .add(i));
        all.values().removeIf(moves -> moves.size() == 1);
        return all;
    }

    private String captured(ReferenceMove move) {
        var captured = actions(move).stream()
                .filter(a -> a.kind().equals(CAPTURE))
                .map(Action::to)
                .toList();
        return captured.isEmpty() ? "" : " (x " + String.join(" ", captured) + ")";
    }

    /** The type of the piece that a move ends with is named where that tells all moves of one name apart. */
    private void withTypes(List<String> names, List<ReferenceMove> moves) {
        for (var same : shared(names).values()) {
            var types = same.stream().map(i -> lastType(moves.get(i))).toList();
            if (types.stream().distinct().count() == types.size()) {
                same.forEach(i -> names.set(i, names.get(i) + " (" + lastType(moves.get(i)) + ")"));
            }
        }
    }

    private String lastType(ReferenceMove move) {
        var actions = actions(move);
        return actions.isEmpty() ? "" : actions.getLast().piece();
    }

    /** What the rule has logged, or else a name that is made of what the move does. */
    private String name(ReferenceMove move) {
        var logged = move.events().stream()
                .map(event -> switch (event) {
                    case Event.LoggedPosition p -> design.positionText(p.at());
                    case Event.LoggedText t -> t.text();
                    default -> "";
                })
                .collect(Collectors.joining());
        return logged.isEmpty() ? plain(actions(move)) : logged;
    }

    private String plain(List<Action> actions) {
        UnaryOperator<String> position =
                name -> name == null ? "null" : design.positionText(design.topology.position(name));
        var parts = new java.util.TreeMap<Integer, List<Action>>();
        actions.forEach(
                a -> parts.computeIfAbsent(a.part(), k -> new ArrayList<>()).add(a));
        var name = parts.values().stream().map(p -> part(p, position)).collect(Collectors.joining(", "));
        return name.isEmpty() ? "pass" : name;
    }

    /** One part: where pieces go, or else which appear, or else what is captured and changed. */
    private static String part(List<Action> actions, UnaryOperator<String> position) {
        boolean captures = actions.stream().anyMatch(a -> a.kind().equals(CAPTURE));
        return Objects.requireNonNullElseGet(
                joined(actions, MOVE, a -> position.apply(a.from()) + (captures ? "x" : "-") + position.apply(a.to())),
                () -> Objects.requireNonNullElseGet(
                        joined(actions, DROP, a -> position.apply(a.to())), () -> actions.stream()
                                .map(a -> a.kind().equals(CAPTURE)
                                        ? "x" + position.apply(a.to())
                                        : position.apply(a.to()) + "=" + a.piece())
                                .collect(Collectors.joining(", "))));
    }

    private static @Nullable String joined(
            List<Action> actions, String kind, java.util.function.Function<Action, String> text) {
        var wanted =
                actions.stream().filter(a -> a.kind().equals(kind)).map(text).toList();
        return wanted.isEmpty() ? null : String.join(", ", wanted);
    }
}
