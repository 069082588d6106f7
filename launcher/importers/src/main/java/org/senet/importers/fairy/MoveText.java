package org.senet.importers.fairy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.senet.importers.fairy.Motion.Kind;
import org.senet.importers.fairy.Motion.Purpose;

/**
 * Writes motions as clauses of a piece.
 *
 * @param words how rules say that a square may be entered
 * @param ranked whether captures and other moves have types, because captures are mandatory
 * @param direct whether leaps are directions of their own, because there are squares that no path can cross
 * @param recordsPasser whether a first move notes who has made it
 * @param macros the macros of the library that were used so far
 */
record MoveText(Words words, boolean ranked, boolean direct, boolean recordsPasser, Set<String> macros) {

    /** For the ways of moves only. */
    static MoveText ofWays(boolean direct) {
        return new MoveText(Words.PLAIN, false, direct, false, new TreeSet<>());
    }

    /** What a rule checks where a piece arrives: to move, to capture, or to do either. */
    record Words(String empty, String prey, String either) {
        static final Words PLAIN = new Words("is-empty?", "is-enemy?", "not-friend?");
        /** Where walls are pieces of a player who never moves. */
        static final Words WALLED = new Words("is-empty?", "(prey?)", "(or is-empty? (prey?))");

        String of(Purpose purpose) {
            return switch (purpose) {
                case MOVE -> empty;
                case CAPTURE -> prey;
                case BOTH -> either;
            };
        }
    }

    private record Group(Kind kind, int limit, Purpose purpose, boolean initial) {}

    List<String> clauses(Motions motions) {
        var groups = new LinkedHashMap<Group, List<Motion>>();
        for (var motion : motions.list()) {
            for (var purpose : ranked && motion.purpose() == Purpose.BOTH
                    ? List.of(Purpose.CAPTURE, Purpose.MOVE)
                    : List.of(motion.purpose())) {
                groups.computeIfAbsent(
                                new Group(motion.kind(), motion.limit(), purpose, motion.initial()),
                                key -> new ArrayList<>())
                        .add(motion);
            }
        }
        var clauses = new ArrayList<String>();
        groups.forEach((group, members) -> clauses.addAll(clauses(group, members)));
        return clauses;
    }

    private List<String> clauses(Group group, List<Motion> motions) {
        var condition = words.of(group.purpose);
        var ways = motions.stream().map(this::way).collect(Collectors.joining(" "));
        if (group.initial) {
            return motions.stream().map(motion -> initial(motion)).toList();
        }
        return switch (group.kind) {
            case LEAP -> List.of(leap(group, motions, condition, ways));
            case SLIDE ->
                List.of(
                        group.limit == 0
                                ? line(group, "slide", condition, ways)
                                : line(group, "slide-up-to " + group.limit, condition, ways));
            case HOP ->
                List.of(
                        group.limit == 0
                                ? line(group, "hop", condition, ways)
                                : line(group, "hop-up-to " + group.limit, condition, ways));
            case GRASSHOPPER -> List.of(line(group, "hop-next", condition, ways));
            case LAME -> lame(group, motions, condition);
            case LEAP_OVER -> over(group, motions, condition);
        };
    }

    private String leap(Group group, List<Motion> motions, String condition, String ways) {
        boolean knight = !direct && !ranked && condition.equals("not-friend?") && isKnight(motions);
        if (knight) {
            macros.add("knight-leap");
            return "(knight-leap)";
        }
        return line(group, "leap", condition, ways);
    }

    private static boolean isKnight(List<Motion> motions) {
        return motions.size() == 8 && motions.stream().allMatch(motion -> Math.abs(motion.x() * motion.y()) == 2);
    }

    /** A macro of the library: with `-to` and a condition where it is not the usual one. */
    private String line(Group group, String name, String condition, String ways) {
        int space = name.indexOf(' ');
        var macro = space < 0 ? name : name.substring(0, space);
        boolean plain = condition.equals("not-friend?") && (macro.equals("leap") || macro.equals("slide"));
        if (!plain && (macro.equals("leap") || macro.equals("slide") || macro.equals("hop"))) {
            macro += "-to";
        }
        macros.add(macro);
        var form = "(" + macro + (space < 0 ? "" : name.substring(space)) + (plain ? "" : " " + condition) + " " + ways
                + ")";
        if (!ranked) {
            return form;
        }
        macros.add("of-type");
        return "(of-type " + type(group.purpose) + " " + form + ")";
    }

    private static String type(Purpose purpose) {
        return purpose == Purpose.CAPTURE ? "capture" : "quiet";
    }

    /** The beginning of a clause that is written in full. */
    Form move(Purpose purpose) {
        var move = new Form("move");
        return ranked ? move.add("(type " + type(purpose) + ")") : move;
    }

    private List<String> lame(Group group, List<Motion> motions, String condition) {
        var byPath = new LinkedHashMap<List<String>, List<String>>();
        for (var motion : motions) {
            var path = lamePath(motion);
            byPath.computeIfAbsent(path.subList(0, path.size() - 1), key -> new ArrayList<>())
                    .add(path.getLast());
        }
        var clauses = new ArrayList<String>();
        for (Map.Entry<List<String>, List<String>> entry : byPath.entrySet()) {
            var move = move(group.purpose);
            entry.getKey().forEach(step -> move.add("(check " + step + ")", "(check is-empty?)"));
            move.add(any(entry.getValue()), "(check " + condition + ")");
            clauses.add(move.toString());
        }
        return clauses;
    }

    private static String any(List<String> ways) {
        return ways.size() == 1 ? "(check " + ways.getFirst() + ")" : "(check (any " + String.join(" ", ways) + "))";
    }

    private List<String> over(Group group, List<Motion> motions, String condition) {
        var clauses = new ArrayList<String>();
        for (var motion : motions) {
            int length = motion.length();
            var step = direction(Integer.signum(motion.x()), Integer.signum(motion.y()));
            var between = new ArrayList<String>();
            for (int i = 1; i < length; i++) {
                between.add("(not-empty?" + (" " + step).repeat(i) + ")");
            }
            var blocked = between.size() == 1 ? between.getFirst() : "(or " + String.join(" ", between) + ")";
            clauses.add(move(group.purpose)
                    .add("(check " + blocked + ")", "(check " + way(motion) + ")", "(check " + condition + ")")
                    .toString());
        }
        return clauses;
    }

    /** A first move of two squares: what it passes can be captured in passing. */
    private String initial(Motion motion) {
        var move = move(Purpose.MOVE).add("(check (in-zone? double-step))");
        if (motion.kind() == Kind.LAME || motion.kind() == Kind.LEAP) {
            var step = direction(Integer.signum(motion.x()), Integer.signum(motion.y()));
            move.add("(check " + step + ")");
            if (motion.kind() == Kind.LAME) {
                move.add("(check is-empty?)");
            }
            move.add("(let between position)", "(check " + step + ")", "(check is-empty?)", "(set! passed between)");
            if (recordsPasser) {
                move.add("(set! passed-by current-player)");
            }
        }
        return move.lines();
    }

    /** How a path of single steps goes to the end of a lame leap: straight while one leg is longer, then diagonally. */
    private List<String> lamePath(Motion motion) {
        var path = new ArrayList<String>();
        int x = motion.x();
        int y = motion.y();
        while (x != 0 || y != 0) {
            int dx = Math.abs(x) >= Math.abs(y) ? Integer.signum(x) : 0;
            int dy = Math.abs(y) >= Math.abs(x) ? Integer.signum(y) : 0;
            path.add(direction(dx, dy));
            x -= dx;
            y -= dy;
        }
        return path;
    }

    String way(Motion motion) {
        int x = motion.x();
        int y = motion.y();
        if (Math.max(Math.abs(x), Math.abs(y)) == 1) {
            return direction(x, y);
        }
        if (direct) {
            return leapName(x, y);
        }
        var steps = new ArrayList<String>();
        if (motion.length() > 0) {
            steps.addAll(
                    java.util.Collections.nCopies(motion.length(), direction(Integer.signum(x), Integer.signum(y))));
        } else {
            boolean upright = Math.abs(y) > Math.abs(x);
            var first = upright ? direction(0, Integer.signum(y)) : direction(Integer.signum(x), 0);
            var second = upright ? direction(Integer.signum(x), 0) : direction(0, Integer.signum(y));
            steps.addAll(java.util.Collections.nCopies(Math.max(Math.abs(x), Math.abs(y)), first));
            steps.addAll(java.util.Collections.nCopies(Math.min(Math.abs(x), Math.abs(y)), second));
        }
        return "[" + String.join(" ", steps) + "]";
    }

    static String direction(int x, int y) {
        return (y > 0 ? "n" : y < 0 ? "s" : "") + (x > 0 ? "e" : x < 0 ? "w" : "");
    }

    /** The name of a leap as a direction of its own. */
    static String leapName(int x, int y) {
        return (y > 0 ? "n" : "s").repeat(Math.abs(y)) + (x > 0 ? "e" : "w").repeat(Math.abs(x));
    }
}
