package org.senet.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.senet.data.Printer;
import org.senet.state.Design;
import org.senet.state.Log;

/**
 * The names of the moves of one position. A rule writes the name with {@code log}; when it writes nothing, the name is made
 * from the actions. When several moves would share a name, they are told apart by what they capture, or else by a number.
 */
final class Notation {
    private Notation() {}

    /** The name of each move, each different from the others. */
    static List<String> names(Design design, List<long[]> moves) {
        var names = new ArrayList<String>();
        for (var entries : moves) {
            names.add(name(design, entries, design.numberPositions));
        }
        var captured = toldApart(names, i -> detail(design, moves.get(i)), (different, moved) -> different > 1);
        return numbered(
                toldApart(captured, i -> lastType(design, moves.get(i)), (different, moved) -> different == moved));
    }

    /** Whether some details are worth adding to a name: how many of them differ, and how many moves have the name. */
    private interface Worth {
        boolean holds(long different, int moved);
    }

    /** The names, with details of the moves where several have one name and the details are worth it. */
    private static List<String> toldApart(List<String> names, IntFunction<String> detail, Worth worth) {
        var shared = repeated(names);
        var groups = new HashMap<String, List<Integer>>();
        for (int i = 0; i < names.size(); i++) {
            if (shared.contains(names.get(i))) {
                groups.computeIfAbsent(names.get(i), n -> new ArrayList<>()).add(i);
            }
        }
        var told = new ArrayList<>(names);
        groups.forEach((name, group) -> {
            var details = group.stream().map(detail::apply).toList();
            if (worth.holds(details.stream().distinct().count(), group.size())) {
                for (int i = 0; i < group.size(); i++) {
                    told.set(group.get(i), name + details.get(i));
                }
            }
        });
        return told;
    }

    /** The type of the piece that a move ends with; nothing for one that does nothing. */
    private static String lastType(Design design, long[] entries) {
        var actions = Action.of(design, entries);
        return actions.isEmpty() ? "" : " (" + actions.getLast().piece() + ")";
    }

    private static Set<String> repeated(List<String> names) {
        var seen = new HashSet<String>();
        return names.stream().filter(n -> !seen.add(n)).collect(Collectors.toSet());
    }

    private static List<String> numbered(List<String> names) {
        var repeated = repeated(names);
        var counts = new HashMap<String, Integer>();
        var result = new ArrayList<String>();
        for (var name : names) {
            result.add(repeated.contains(name) ? name + " #" + counts.merge(name, 1, Integer::sum) : name);
        }
        return result;
    }

    /** What the rules call a move, with positions as numbers or as names; blanks around it are no part of the name. */
    static String name(Design design, long[] entries, boolean numbers) {
        var text = new StringBuilder();
        for (long e : entries) {
            if (Log.kind(e) == Log.NOTE_POSITION) {
                text.append(numbers ? Log.position(e) + 1 : design.topology.name(Log.position(e)));
            } else if (Log.kind(e) == Log.NOTE_VALUE) {
                text.append(Printer.print(design.values.value(Log.after(e)), false));
            }
        }
        var name = text.toString().strip();
        return name.isEmpty() ? plain(Action.of(design, entries), positions(design, numbers)) : name;
    }

    private static UnaryOperator<String> positions(Design design, boolean numbers) {
        return numbers ? name -> Integer.toString(design.topology.position(name) + 1) : UnaryOperator.identity();
    }

    /** The pieces that were captured, in order, after the landing positions in between. */
    private static String detail(Design design, long[] entries) {
        var captured = Action.of(design, entries).stream()
                .filter(a -> a.kind().equals("capture"))
                .map(Action::to)
                .toList();
        return captured.isEmpty() ? "" : " (x " + String.join(" ", captured) + ")";
    }

    /** A name made of what a move does; a function says how its positions are written. */
    static String plain(List<Action> actions, UnaryOperator<String> position) {
        if (!actions.isEmpty() && actions.getFirst().part() == actions.getLast().part()) {
            return part(actions, position);
        }
        var parts = new java.util.TreeMap<Integer, List<Action>>();
        actions.forEach(
                a -> parts.computeIfAbsent(a.part(), k -> new ArrayList<>()).add(a));
        var names = new ArrayList<String>();
        parts.values().forEach(p -> names.add(part(p, position)));
        var name = String.join(", ", names);
        return name.isEmpty() ? "pass" : name;
    }

    /** The name of one part: where a piece goes, or what appears, captured pieces or changes. */
    static String part(List<Action> actions, UnaryOperator<String> position) {
        boolean moves = has(actions, "move");
        boolean drops = !moves && has(actions, "drop");
        var sign = has(actions, "capture") ? "x" : "-";
        var text = new StringBuilder();
        for (var action : actions) {
            var kind = action.kind();
            if (moves ? !kind.equals("move") : drops && !kind.equals("drop")) {
                continue;
            }
            text.append(text.isEmpty() ? "" : ", ");
            if (moves) {
                text.append(position.apply(String.valueOf(action.from()))).append(sign);
            } else if (kind.equals("capture")) {
                text.append('x');
            }
            text.append(position.apply(action.to()));
            if (kind.equals("change")) {
                text.append('=').append(action.piece());
            }
        }
        return text.toString();
    }

    private static boolean has(List<Action> actions, String kind) {
        for (var action : actions) {
            if (action.kind().equals(kind)) {
                return true;
            }
        }
        return false;
    }

    /** The names of a move's parts. */
    static List<String> parts(List<Action> actions) {
        Map<Integer, List<Action>> parts = new java.util.TreeMap<>();
        actions.forEach(
                a -> parts.computeIfAbsent(a.part(), k -> new ArrayList<>()).add(a));
        return parts.values().stream()
                .map(p -> part(p, UnaryOperator.identity()))
                .toList();
    }
}
