package org.senet.importers.rbg;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.senet.importers.rbg.Names.Kind;

/**
 * Writes what the keeper does. The keeper plays any move that it has; when it has none, the game is over. So its segments are written
 * behind those of the player who moves before, each as {@code first-way}; those that come back to themselves are loops, in which the
 * attribute {@code stage} says which segment comes next.
 */
final class KeeperText {
    private final Segments segments;
    private final RuleText rules;
    private final Things things;
    private final Map<String, String> macros = new HashMap<>();
    private final List<Form> definitions;
    private @Nullable String over;
    private @Nullable String stage;

    KeeperText(Segments segments, RuleText rules, Things things) {
        this.segments = segments;
        this.rules = rules;
        this.things = things;
        definitions = rules.definitions();
    }

    /** The attribute that says that the game is over; null when it is never so. */
    @Nullable
    String over() {
        return over;
    }

    /** The attribute that says which segment comes next in a loop; null when there is none. */
    @Nullable
    String stage() {
        return stage;
    }

    /**
     * What follows a switch to the keeper.
     *
     * @param turn a name of the turn before, of which depends what {@code toPlayer} writes
     * @param toPlayer what is written where a player comes next
     */
    List<Form> after(Expr.Switch from, String turn, Function<Expr.Switch, List<Form>> toPlayer) {
        return after(from.number(), turn, toPlayer);
    }

    private List<Form> after(int from, String turn, Function<Expr.Switch, List<Form>> toPlayer) {
        var segment = segments.of(from);
        if (Segments.isNever(segment)) {
            return List.of(isOver());
        }
        var around = loop(from);
        if (around.isEmpty()) {
            return single(from, turn, toPlayer);
        }
        var name = stage();
        if (name == null) {
            name = things.names.fresh("stage", Kind.VARIABLE);
            stage = name;
        }
        var states = new ArrayList<>(around);
        var forms = new ArrayList<Form>();
        forms.add(set(name, states.indexOf(from) + 1));
        var body = new ArrayList<Form>();
        for (int i = 0; i < states.size(); i++) {
            var step = turn(states, states.get(i), turn, toPlayer, name);
            body.add(states.size() == 1 ? step : Form.list("when", Form.list("=", name, i + 1), step));
        }
        forms.add(Form.list("while", Form.list(">", name, 0), body));
        return forms;
    }

    /** One segment of a loop. */
    private Form turn(
            List<Integer> states, int state, String turn, Function<Expr.Switch, List<Form>> toPlayer, String name) {
        var way = rules.segment(segments.of(state), RuleText.Mode.SEARCH, found -> {
            int next = states.indexOf(found.number());
            if (next >= 0) {
                return List.of(set(name, next + 1));
            }
            var leave = new ArrayList<Form>();
            leave.add(set(name, 0));
            leave.addAll(found.isKeeper() ? after(found, turn, toPlayer) : toPlayer.apply(found));
            return leave;
        });
        return Form.list("if", Form.list("not", Form.list("first-way", way)), Form.list("seq", set(name, 0), isOver()));
    }

    private static Form set(String name, int value) {
        return Form.list("set!", name, value);
    }

    private Form isOver() {
        if (over == null) {
            over = things.names.fresh("over", Kind.VARIABLE);
        }
        return Form.list("set!", over, "true");
    }

    /** A segment that does not come back to itself; one that is come to from several places is a macro. */
    private List<Form> single(int from, String turn, Function<Expr.Switch, List<Form>> toPlayer) {
        var key = turn + " " + from;
        var known = macros.get(key);
        if (known != null) {
            return List.of(Form.list(known));
        }
        var segment = segments.of(from);
        var way = rules.segment(
                segment,
                RuleText.Mode.SEARCH,
                found -> found.isKeeper() ? after(found, turn, toPlayer) : toPlayer.apply(found));
        var forms = isSure(segment)
                ? way
                : List.of(Form.list("if", Form.list("not", Form.list("first-way", way)), isOver()));
        if (forms.isEmpty() || comesFrom(from) < 2 || forms.toString().length() < 60) {
            return forms;
        }
        var name = things.names.fresh("keeper-" + (macros.size() + 1), Kind.MACRO);
        macros.put(key, name);
        definitions.add(Form.list("defmacro", name, "[]", Form.sequence(forms).quoted()));
        return List.of(Form.list(name));
    }

    /** How often a switch stands in the segments. */
    private long comesFrom(int number) {
        long count = occurrences(segments.of(Segments.START), number);
        for (var found : segments.all()) {
            count += occurrences(segments.of(found.number()), number);
        }
        return count;
    }

    private static long occurrences(Expr expr, int number) {
        return expr instanceof Expr.Switch found
                ? found.number() == number ? 1 : 0
                : expr.children().stream()
                        .mapToLong(child -> occurrences(child, number))
                        .sum();
    }

    /** Whether a segment is one way that can always be gone. */
    private boolean isSure(Expr expr) {
        return switch (expr) {
            case Expr.Switch s -> true;
            case Expr.Off o -> true;
            case Expr.Assign a -> rules.isWithinBounds(a);
            case Expr.Concat c -> c.parts().stream().allMatch(this::isSure);
            case Expr.Call c -> isSure(c.body());
            case Expr.Sum s
            when RuleText.alternatives(s) != null ->
                s.parts().stream().map(RuleText::rest).allMatch(this::isSure);
            default -> false;
        };
    }

    /** The keeper's switches from which a switch can be come to, and which can be come to from it, without a player in between. */
    private List<Integer> loop(int from) {
        if (!reachable(from).contains(from)) {
            return List.of();
        }
        return segments.all().stream()
                .filter(found -> found.isKeeper())
                .map(Expr.Switch::number)
                .filter(number ->
                        reachable(from).contains(number) && reachable(number).contains(from))
                .toList();
    }

    /** The keeper's switches that can be come to from one, without a player in between. */
    private Set<Integer> reachable(int from) {
        var found = new HashSet<Integer>();
        var open = new ArrayList<>(List.of(from));
        while (!open.isEmpty()) {
            for (var next : Segments.switches(segments.of(open.removeLast()))) {
                if (next.isKeeper() && found.add(next.number())) {
                    open.add(next.number());
                }
            }
        }
        return found;
    }
}
