package org.senet.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
        return numbered(withTypes(design, moves, withCaptured(design, moves, names)));
    }

    /** Moves that share a name are told apart by what they capture, if that differs. */
    private static List<String> withCaptured(Design design, List<long[]> moves, List<String> names) {
        var shared = repeated(names);
        var details = new HashMap<String, Set<String>>();
        var longer = new ArrayList<>(names);
        for (int i = 0; i < names.size(); i++) {
            var name = names.get(i);
            if (shared.contains(name)) {
                var detail = detail(design, moves.get(i));
                details.computeIfAbsent(name, n -> new HashSet<>()).add(detail);
                longer.set(i, name + detail);
            }
        }
        for (int i = 0; i < names.size(); i++) {
            var different = details.get(names.get(i));
            if (different != null && different.size() == 1) {
                longer.set(i, names.get(i));
            }
        }
        return longer;
    }

    /** Moves that still share a name are told apart by the type of the piece that they end with, if these differ. */
    private static List<String> withTypes(Design design, List<long[]> moves, List<String> names) {
        var shared = repeated(names);
        var types = new HashMap<String, Set<String>>();
        var counts = new HashMap<String, Integer>();
        var typed = new ArrayList<>(names);
        for (int i = 0; i < names.size(); i++) {
            var name = names.get(i);
            if (shared.contains(name)) {
                var actions = Action.of(design, moves.get(i));
                var type = actions.isEmpty() ? "" : actions.getLast().piece();
                types.computeIfAbsent(name, n -> new HashSet<>()).add(type);
                counts.merge(name, 1, Integer::sum);
                typed.set(i, name + " (" + type + ")");
            }
        }
        for (int i = 0; i < names.size(); i++) {
            var kinds = types.get(names.get(i));
            if (kinds != null && kinds.size() < counts.get(names.get(i))) {
                typed.set(i, names.get(i));
            }
        }
        return typed;
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
