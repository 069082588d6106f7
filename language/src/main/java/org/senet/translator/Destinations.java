package org.senet.translator;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.senet.ir.EffectKind;
import org.senet.ir.Ir;
import org.senet.ir.Local;
import org.senet.ir.TurnQuery;
import org.senet.nodes.rules.Line;
import org.senet.nodes.rules.PlaceSet;
import org.senet.nodes.rules.Site;
import org.senet.state.Design;
import org.senet.state.Player;

/**
 * To where a condition can go from the current position that only steps along lines and asks what stands there: all these
 * positions as one set. Each part of the condition takes the set to which those before it have gone to another one, forwards,
 * where {@link Candidates} go backwards. Only for boards whose sets have one word.
 */
final class Destinations {
    private final Candidates candidates;

    private Destinations(Design design, int player) {
        candidates = new Candidates(design, player);
    }

    /**
     * Where a part of the condition begins or ends.
     *
     * @param set that, if there is anything in each of some other sets, and nothing else
     * @param ifAny these; no part finds anything where it begins with nothing, so they are asked in the end
     * @param single whether that is one position at the most
     * @param moved whether nobody comes there who begins at no position
     */
    private record Reached(PlaceSet set, List<PlaceSet> ifAny, boolean single, boolean moved) {
        Reached in(PlaceSet places) {
            return new Reached(set.and(places), ifAny, single, moved);
        }

        Reached along(Line line) {
            return new Reached(set.along(line), ifAny, single, true);
        }

        Reached at(PlaceSet places, boolean singly) {
            return new Reached(places, ifAny, singly, moved);
        }

        Reached or(Reached other) {
            return new Reached(all().or(other.all()), List.of(), false, moved && other.moved);
        }

        Reached ifAny(Reached other) {
            var both = new ArrayList<>(ifAny);
            both.add(other.all());
            return new Reached(set, List.copyOf(both), single, moved || other.moved);
        }

        PlaceSet all() {
            var found = set;
            for (var other : ifAny) {
                found = found.ifAny(other);
            }
            return found;
        }
    }

    /**
     * The positions at which the statements of a form must be run; null when they must be found one after another, because their
     * order may matter, or a position may count twice, or the condition is not understood.
     */
    static @Nullable PlaceSet of(Site site, Ir.Each each) {
        var design = site.design();
        if (design == null || design.words > 1 || design.mergeMoves || design.deferCaptures || !isAlike(each.body())) {
            return null;
        }
        var found = new Destinations(design, site.player())
                .condition(each.condition(), new Reached(PlaceSet.here(), List.of(), true, false), Map.of());
        return found == null || !found.moved ? null : found.all();
    }

    /** Whether code does the same at any position, whatever was done at others, and nothing more when it is run again. */
    private static boolean isAlike(Ir body) {
        return switch (body) {
            case Ir.Do d -> d.forms().size() == 1 && isAlike(d.forms().getFirst());
            case Ir.Effect e ->
                (e.kind() == EffectKind.SET_OWNER || e.kind() == EffectKind.PROMOTE || e.kind() == EffectKind.CAPTURE)
                        && e.arguments().stream().allMatch(Destinations::isFixed);
            default -> false;
        };
    }

    /** The player to whom code gives the piece at the current position, by number, if it does only that and the player is known; else 0. */
    static int newOwner(Site site, Ir body) {
        return switch (body) {
            case Ir.Do d when d.forms().size() == 1 -> newOwner(site, d.forms().getFirst());
            case Ir.Effect e
            when e.kind() == EffectKind.SET_OWNER ->
                switch (e.arguments().getFirst()) {
                    case Ir.Const c when c.value() instanceof Player p -> p.number();
                    case Ir.AskTurn t when t.query() == TurnQuery.CURRENT_PLAYER -> site.player();
                    default -> 0;
                };
            default -> 0;
        };
    }

    private static boolean isFixed(Ir argument) {
        return argument instanceof Ir.Const
                || argument instanceof Ir.AskTurn turn && turn.query() == TurnQuery.CURRENT_PLAYER;
    }

    private @Nullable Reached condition(Ir ir, Reached from, Map<Local, Object> variables) {
        return switch (ir) {
            case Ir.Const c when Boolean.TRUE.equals(c.value()) -> from;
            case Ir.Do d -> sequence(d.forms(), true, from, variables);
            case Ir.And a when a.conditions() -> all(a.forms(), from, variables);
            case Ir.Test t when t.value() instanceof Ir.Any any -> anyOf(any, t, from, variables);
            case Ir.Test t when candidates.line(t, variables) != null -> from.along(candidates.line(t, variables));
            case Ir.Test t when !Candidates.isWay(t.value(), variables) -> condition(t.value(), from, variables);
            case Ir.Exists e
            when from.single -> {
                var found = statement(e.body(), from, variables);
                yield found == null ? null : from.ifAny(found);
            }
            default -> {
                var places = candidates.exactly(ir, variables);
                yield places == null ? null : from.in(places);
            }
        };
    }

    private @Nullable Reached all(List<Ir> conditions, Reached from, Map<Local, Object> variables) {
        var at = from;
        for (int i = 0; i < conditions.size() && at != null; i++) {
            at = condition(conditions.get(i), at, variables);
        }
        return at;
    }

    private @Nullable Reached statement(Ir ir, Reached from, Map<Local, Object> variables) {
        return switch (ir) {
            case Ir.Const c -> from;
            case Ir.Test t when t.value() instanceof Ir.Const c && c.value() instanceof Boolean -> from;
            case Ir.Do d -> sequence(d.forms(), false, from, variables);
            case Ir.Check c -> condition(c.test(), from, variables);
            case Ir.While w -> loop(w, from, variables);
            default -> null;
        };
    }

    private @Nullable Reached anyOf(Ir.Any any, Ir.Test test, Reached from, Map<Local, Object> variables) {
        Reached all = null;
        for (var option : any.options()) {
            var found = condition(new Ir.Test(test.span(), option, test.mode()), from, variables);
            if (found == null) {
                return null;
            }
            all = all == null ? found : all.or(found);
        }
        return all;
    }

    /**
     * Statements, one after the other.
     *
     * @param asks whether the value of the last one is a condition
     */
    private @Nullable Reached sequence(List<Ir> forms, boolean asks, Reached from, Map<Local, Object> variables) {
        var at = from;
        for (int i = 0; i < forms.size() && at != null; i++) {
            boolean last = i == forms.size() - 1;
            switch (forms.get(i)) {
                case Ir.Bind b -> {
                    return last ? null : bound(b, b.init(), forms.subList(i + 1, forms.size()), asks, at, variables);
                }
                case Ir.While w -> at = last && asks ? null : loop(w, at, variables);
                case Ir.Check c -> at = condition(c.test(), at, variables);
                case Ir form -> at = last && asks ? condition(form, at, variables) : statement(form, at, variables);
            }
        }
        return at;
    }

    /** What follows a variable's binding, for each of the values that it may have. */
    private @Nullable Reached bound(
            Ir.Bind bind, Ir init, List<Ir> rest, boolean asks, Reached from, Map<Local, Object> variables) {
        if (init instanceof Ir.Any any) {
            Reached all = null;
            for (var option : any.options()) {
                var found = bound(bind, option, rest, asks, from, variables);
                if (found == null) {
                    return null;
                }
                all = all == null ? found : all.or(found);
            }
            return all;
        }
        var value = Candidates.value(init, variables);
        if (value == null || bind.local().isAssigned()) {
            return null;
        }
        var more = new HashMap<>(variables);
        more.put(bind.local(), value);
        return sequence(rest, asks, from, more);
    }

    private @Nullable Reached loop(Ir.While loop, Reached from, Map<Local, Object> variables) {
        var glide = candidates.glide(loop, variables);
        if (glide != null) {
            return from.at(from.set.glided(glide.line(), glide.through()), from.single);
        }
        var turn = isFree(loop.test()) && loop.body() instanceof Ir.Do body ? turn(body.forms(), variables) : null;
        return turn == null ? null : from.at(from.set.spread(turn.line(), turn.through()), false);
    }

    /** The turn of a loop that checks a step and what stands there; null when it does something else. */
    private Candidates.@Nullable Gliding turn(List<Ir> forms, Map<Local, Object> variables) {
        return forms.size() == 2 && forms.get(0) instanceof Ir.Check step && forms.get(1) instanceof Ir.Check asked
                ? candidates.gliding(step.test(), asked.test(), variables)
                : null;
    }

    /** Whether a condition is a free choice between true and false. */
    private static boolean isFree(Ir test) {
        return test instanceof Ir.Test t
                ? isFree(t.value())
                : test instanceof Ir.Any any
                        && any.options().stream()
                                .map(o -> o instanceof Ir.Const c ? c.value() : null)
                                .collect(Collectors.toSet())
                                .equals(Set.of(true, false));
    }
}
