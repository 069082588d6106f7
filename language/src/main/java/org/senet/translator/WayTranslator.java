package org.senet.translator;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.senet.data.PersistentVector;
import org.senet.ir.Ir;
import org.senet.ir.Query;
import org.senet.nodes.Step;
import org.senet.nodes.rules.CountMoveStep;
import org.senet.nodes.rules.DropNode;
import org.senet.nodes.rules.EffectStep;
import org.senet.nodes.rules.GlideStep;
import org.senet.nodes.rules.Heading;
import org.senet.nodes.rules.LeapStep;
import org.senet.nodes.rules.PickMoveStep;
import org.senet.nodes.rules.ReachStep;
import org.senet.nodes.rules.RideStep;
import org.senet.nodes.rules.SlideStep;
import org.senet.state.Direction;

/** Turns ways over the board that are known before the rules run into steps that need not try one position after another. */
final class WayTranslator {
    /** Fewer leaps are compiled one by one. */
    private static final int MANY_LEAPS = 4;

    private final Unit unit;
    private final ChoiceTranslator choice;
    private final MoveEnding ending;

    WayTranslator(Unit unit, ChoiceTranslator choice, MoveEnding ending) {
        this.unit = unit;
        this.choice = choice;
        this.ending = ending;
    }

    /** Forms that begin with such a way; null when they do not. */
    @Nullable
    Step beginning(List<Ir> forms, ChoiceTranslator.Rest rest) {
        var ride = ride(forms, rest);
        ride = ride == null ? slide(forms, rest) : ride;
        return ride == null ? leap(forms, rest) : ride;
    }

    /** A loop that is such a way; null when it is none. */
    @Nullable
    Step loop(Ir.While loop, ChoiceTranslator.Rest rest) {
        var ride = ride(List.of(loop), rest);
        return ride == null ? glide(loop) : ride;
    }

    /** Forms that begin with a ride each of whose ends is one move, where moves are counted; else null. */
    private @Nullable Step ride(List<Ir> forms, ChoiceTranslator.Rest rest) {
        var ride = unit.rides() == null ? null : unit.rides().of(forms);
        if (ride == null) {
            return null;
        }
        var end = choice.sequence(forms.subList(ride.length(), forms.size()), Tail.NONE, rest);
        return switch (end) {
            case CountMoveStep count -> ride(ride, null);
            case PickMoveStep pick -> ride(ride, pick.move());
            // A piece that is dropped where a way begins is not on that way.
            case EffectStep drop
            when drop.effect() instanceof DropNode && drop.next() instanceof RideStep next ->
                ride(ride, null).before(next, drop, unit.rides().isLoose());
            default -> null;
        };
    }

    private RideStep ride(Rides.Ride ride, @Nullable Step move) {
        return new RideStep(unit.site(), heading(ride.direction()), ride.alsoHere(), ride.farthestFirst(), move);
    }

    /** Where a form leads that is a variable or a direction. */
    private Heading heading(Ir direction) {
        return direction instanceof Ir.LocalRef variable
                ? Heading.of(unit.slot(variable.local()))
                : Heading.of((Direction) ((Ir.Const) direction).value());
    }

    /** A loop over empty positions that ends alike at each of them, where moves are listed and nobody looks on; else null. */
    private @Nullable Step glide(Ir.While loop) {
        var direction = unit.glides() == null ? null : unit.glides().ending(loop);
        var end = direction == null ? null : ending.uniform();
        if (end == null) {
            return null;
        }
        return new GlideStep(unit.site(), heading(direction), unit.slots().writtenBy(loop, end), end);
    }

    /** Forms that begin with a slide, where nobody looks on; else null. */
    private @Nullable Step slide(List<Ir> forms, ChoiceTranslator.Rest rest) {
        var known = unit.rides() == null ? unit.glides() : unit.rides();
        var slide = known == null ? null : known.slide(forms);
        if (slide == null) {
            return null;
        }
        var end = choice.sequence(forms.subList(slide.length(), forms.size()), Tail.NONE, rest);
        var heading = Heading.of(unit.slot(slide.direction()));
        return switch (end) {
            case CountMoveStep count -> new SlideStep(unit.site(), heading, slide.farthestFirst(), null);
            case PickMoveStep pick -> new SlideStep(unit.site(), heading, slide.farthestFirst(), pick.move());
            default ->
                new ReachStep(
                        unit.site(),
                        heading,
                        slide.farthestFirst(),
                        unit.slots().writtenBy(forms.getFirst(), end),
                        end);
        };
    }

    /** Forms that begin with a leap to a position without a friend, where moves are listed and nobody looks on; else null. */
    private @Nullable Step leap(List<Ir> forms, ChoiceTranslator.Rest rest) {
        var leaps = unit.glides() == null || !Rides.isAsked(forms.get(1), Query.NOT_FRIEND)
                ? null
                : leaps(forms.getFirst());
        if (leaps == null || leaps.length < MANY_LEAPS) {
            return null;
        }
        var end = choice.sequence(forms.subList(2, forms.size()), Tail.NONE, rest);
        return new LeapStep(unit.site(), leaps, unit.slots().writtenBy(forms.getFirst(), end), end);
    }

    /** The ways of {@code (check (any n [n e] ...))}; null when a form is something else. */
    private static Object @Nullable [] leaps(Ir form) {
        return Rides.way(form) instanceof Ir.Any any
                        && any.options().stream().allMatch(o -> o instanceof Ir.Const c && isWay(c.value()))
                ? any.options().stream().map(o -> ((Ir.Const) o).value()).toArray()
                : null;
    }

    private static boolean isWay(Object value) {
        return value instanceof Direction
                || value instanceof PersistentVector path
                        && Stream.of(path.toArray()).allMatch(Direction.class::isInstance);
    }
}
