package org.senet.importers.rbg;

import java.util.List;
import java.util.Set;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;
import org.senet.importers.Place;

/** An expression of the rules: which sequences of actions there are. */
sealed interface Expr {
    /** Nothing at all. */
    Expr NOTHING = new Concat(List.of());

    /** A step along a direction. */
    record Shift(String direction) implements Expr {}

    /** The piece here is one of these. */
    record On(Set<String> pieces) implements Expr {}

    /** Puts a piece here. */
    record Off(String piece, At at) implements Expr {}

    /** Gives a variable a value, if that is within its bounds. */
    record Assign(String variable, Arithmetic value, At at) implements Expr {}

    /** Compares two numbers; the sign is one of those of the language. */
    record Compare(String sign, Arithmetic left, Arithmetic right) implements Expr {}

    /** Whether what is inside can, or cannot, be done from here; nothing of it remains. */
    record Look(boolean negated, Expr body) implements Expr {}

    /** Ends a move; the player is an empty text where the keeper goes on. The number tells switches of the same kind apart. */
    record Switch(int number, String player, At at) implements Expr {
        boolean isKeeper() {
            return player.isEmpty();
        }
    }

    /** One after another. */
    record Concat(List<Expr> parts) implements Expr {}

    /** One of several. */
    record Sum(List<Expr> parts) implements Expr {}

    /** Any number of times. */
    record Star(Expr body) implements Expr {}

    /** What a macro has become; the call is how it was called. */
    record Call(String call, Expr body, At at) implements Expr {}

    /** Where the text says something. It does not matter when expressions are compared. */
    record At(Place place) {
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof At;
        }

        @Override
        public int hashCode() {
            return 0;
        }
    }

    /** One after another, without sequences in it. */
    static Expr concat(List<Expr> parts) {
        var flat = parts.stream()
                .flatMap(part ->
                        part instanceof Concat concat ? concat.parts().stream() : java.util.stream.Stream.of(part))
                .toList();
        return flat.size() == 1 ? flat.getFirst() : new Concat(flat);
    }

    /** One of several, or the only one. */
    static Expr sum(List<Expr> parts) {
        return parts.size() == 1 ? parts.getFirst() : new Sum(parts);
    }

    /** What an expression consists of. */
    default List<Expr> children() {
        return switch (this) {
            case Concat c -> c.parts();
            case Sum s -> s.parts();
            case Star s -> List.of(s.body());
            case Call c -> List.of(c.body());
            case Look l -> List.of(l.body());
            case Shift s -> List.of();
            case On o -> List.of();
            case Off o -> List.of();
            case Assign a -> List.of();
            case Compare c -> List.of();
            case Switch s -> List.of();
        };
    }

    /** Whether a move ends somewhere in it. */
    default boolean hasSwitch() {
        return this instanceof Switch
                || !(this instanceof Look) && children().stream().anyMatch(Expr::hasSwitch);
    }

    /** Whether it changes neither the board nor variables, and ends no move. */
    default boolean isPure() {
        return switch (this) {
            case Off o -> false;
            case Assign a -> false;
            case Switch s -> false;
            case Look l -> true;
            default -> children().stream().allMatch(Expr::isPure);
        };
    }

    /** Whether it only asks and goes nowhere. */
    default boolean isTest() {
        return switch (this) {
            case On o -> true;
            case Compare c -> true;
            case Look l -> true;
            case Concat c -> c.parts().stream().allMatch(Expr::isTest);
            case Sum s -> s.parts().stream().allMatch(Expr::isTest);
            case Call c -> c.body().isTest();
            case Shift s -> false;
            case Off o -> false;
            case Assign a -> false;
            case Switch s -> false;
            case Star s -> false;
        };
    }

    /** The same expression with other numbers of its switches. */
    default Expr copy(IntSupplier numbers) {
        return switch (this) {
            case Concat c ->
                new Concat(c.parts().stream().map(e -> e.copy(numbers)).toList());
            case Sum s -> new Sum(s.parts().stream().map(e -> e.copy(numbers)).toList());
            case Star s -> new Star(s.body().copy(numbers));
            case Call c -> new Call(c.call(), c.body().copy(numbers), c.at());
            case Switch s -> new Switch(numbers.getAsInt(), s.player(), s.at());
            case Look l -> l;
            case Shift s -> s;
            case On o -> o;
            case Off o -> o;
            case Assign a -> a;
            case Compare c -> c;
        };
    }
}
