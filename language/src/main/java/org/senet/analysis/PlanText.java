package org.senet.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.senet.analysis.Walk.Edge;
import org.senet.analysis.Walk.Point;
import org.senet.ir.IrText;
import org.senet.ir.Local;
import org.senet.state.Design;

/** Walks and sets of positions as texts for people. */
public final class PlanText {
    private static final int MOST_POSITIONS = 8;

    private final Design design;
    private final int player;
    private final IrText code = new IrText(Local::name);

    /** @param player the number of the player to move, from 1 */
    public PlanText(Design design, int player) {
        this.design = design;
        this.player = player;
    }

    /** A line for each point of a walk, with its edges in the order in which they are tried. */
    public List<String> lines(Walk walk) {
        var points = walk.points();
        return points.stream()
                .filter(p -> !p.edges().isEmpty())
                .map(p -> points.indexOf(p) + (p.isLoop() ? " (loop)" : "") + ": "
                        + p.edges().stream().map(e -> edge(e, points)).collect(Collectors.joining(" | ")))
                .toList();
    }

    private String edge(Edge edge, List<Point> points) {
        var to = edge.to();
        var goal = to.isEnd() ? "end" : to.edges().isEmpty() ? "fail" : String.valueOf(points.indexOf(to));
        var action = text(edge.action());
        return action.isEmpty() ? goal : action + " -> " + goal;
    }

    private String text(Action action) {
        return switch (action) {
            case Action.Pass p -> "";
            case Action.Step s -> s.name();
            case Action.GoToAny g -> "any " + g.name();
            case Action.Test t -> (t.wanted() ? "" : "not ") + text(t.condition());
            case Action.Effect e -> e.word() + (e.attribute() == null ? "" : " " + e.attribute());
            case Action.Opaque o -> "opaque " + o.what();
        };
    }

    private String text(Condition condition) {
        return switch (condition) {
            case Condition.Look l -> form(l.query().word(), l.way());
            case Condition.Stands s -> form(s.text(), s.way());
            case Condition.Leads l -> way(l.way());
            case Condition.Within w -> form("in-zone? " + w.zone(), w.way());
            case Condition.Exists e -> "exists? of " + e.walk().points().size() + " points";
            case Condition.Lost l -> "opaque in exists?";
            case Condition.Scalar s -> code.of(s.code());
            case Condition.AtAttribute a -> "(= position " + a.attribute() + ")";
            case Condition.Unknown u -> "unknown";
        };
    }

    private String form(String word, Relation way) {
        return way.isIdentity() ? word : "(" + word + " " + way(way) + ")";
    }

    /** A relation as the directions that lead along it, or the position to which it leads. */
    private String way(Relation way) {
        if (way.target() >= 0) {
            return design.topology.name(way.target());
        }
        var directions =
                IntStream.range(0, design.topology.steps(player).length).boxed().toList();
        for (int d : directions) {
            if (step(d).equals(way)) {
                return design.direction(d).name();
            }
        }
        for (int d : directions) {
            for (int e : directions) {
                if (step(d).then(step(e)).equals(way)) {
                    return "[" + design.direction(d).name() + " "
                            + design.direction(e).name() + "]";
                }
            }
        }
        return "a way from " + way.domain().cardinality() + " positions";
    }

    private Relation step(int direction) {
        return Relation.of(design.topology.steps(player, direction));
    }

    /** A set of positions. */
    public String of(Cells cells) {
        return switch (cells) {
            case Cells.Fixed f -> fixed(f);
            case Cells.Owned o -> owners(o.owners());
            case Cells.Typed t -> "(type " + design.pieces.typeName(t.type()) + ")";
            case Cells.Here h -> "here";
            case Cells.When w -> "(when " + code.of(w.condition()) + ")";
            case Cells.Unsolved u -> "?";
            case Cells.Not n when n.excluded() instanceof Cells.Owned o && o.owners() == everyone() -> "empty";
            case Cells.Not n -> "(not " + of(n.excluded()) + ")";
            case Cells.And a -> "(and " + all(flat(a, Cells.And.class)) + ")";
            case Cells.Or o -> "(or " + all(flat(o, Cells.Or.class)) + ")";
            case Cells.IfAny i -> "(if-any " + of(i.set()) + " " + of(i.other()) + ")";
            case Cells.Before b -> "(before " + way(b.way()) + " " + of(b.to()) + ")";
            case Cells.After a -> "(after " + way(a.way()) + " " + of(a.from()) + ")";
            case Cells.Back b -> "(back " + way(b.way()) + " " + of(b.ends()) + " " + of(b.within()) + ")";
            case Cells.Onward o -> "(onward " + way(o.way()) + " " + of(o.begins()) + " " + of(o.within()) + ")";
        };
    }

    private String all(List<Cells> parts) {
        return parts.stream().map(this::of).collect(Collectors.joining(" "));
    }

    private static List<Cells> flat(Cells cells, Class<? extends Cells> kind) {
        var all = new ArrayList<Cells>();
        for (var part : cells.parts()) {
            if (kind.isInstance(part)) {
                all.addAll(flat(part, kind));
            } else {
                all.add(part);
            }
        }
        return all;
    }

    private String fixed(Cells.Fixed fixed) {
        int count = fixed.positions().cardinality();
        if (count == 0) {
            return "nowhere";
        }
        if (count == design.topology.size()) {
            return "everywhere";
        }
        return count > MOST_POSITIONS
                ? "(" + count + " positions)"
                : fixed.positions().stream()
                        .mapToObj(design.topology::name)
                        .collect(Collectors.joining(" ", "(positions ", ")"));
    }

    private long everyone() {
        return (2L << design.pieces.ownerCount()) - 2;
    }

    private String owners(long owners) {
        if (owners == everyone()) {
            return "occupied";
        }
        return IntStream.range(1, Long.SIZE)
                .filter(o -> (owners >>> o & 1) != 0)
                .mapToObj(design.pieces::ownerName)
                .collect(Collectors.joining(" ", "(of ", ")"));
    }

    /** The names of the derivations that are turned off. */
    public static List<String> off() {
        return java.util.Arrays.stream(Derivation.values())
                .filter(d -> !d.isOn())
                .map(d -> d.label().toLowerCase(Locale.ROOT))
                .toList();
    }
}
