package org.senet.translator;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.senet.data.PersistentVector;
import org.senet.ir.Ir;

/** Vectors whose elements are known when rules are translated. */
final class KnownVectors {
    /** Of more elements than these no question is written out for each of them. */
    private static final int MOST_ELEMENTS = 8;

    private KnownVectors() {}

    /** A vector of other constants with the same values. */
    static Ir.Collection constants(Ir.Collection known) {
        return new Ir.Collection(
                known.span(),
                known.kind(),
                known.elements().stream()
                        .map(e -> (Ir) new Ir.Const(e.span(), ((Ir.Const) e).value()))
                        .toList());
    }

    /** A choice among the elements of a collection. */
    static Ir anyOf(Ir.AnyOf any, Ir collection) {
        return switch (collection) {
            case Ir.Collection c
            when isVectorOfConstants(c) -> new Ir.Any(any.span(), constants(c).elements());
            case Ir.Const c
            when c.value() instanceof PersistentVector v && v.size() > 0 ->
                new Ir.Any(
                        any.span(),
                        IntStream.range(0, v.size())
                                .mapToObj(i -> (Ir) new Ir.Const(any.span(), v.get(i)))
                                .toList());
            default -> new Ir.AnyOf(any.span(), collection);
        };
    }

    /** Whether code is a vector whose elements are all known. */
    static boolean isVectorOfConstants(Ir ir) {
        return ir instanceof Ir.Collection c
                && c.kind() == Ir.Collection.Kind.VECTOR
                && !c.elements().isEmpty()
                && c.elements().stream().allMatch(Ir.Const.class::isInstance);
    }

    /** The elements of a vector, if each may stand in several places; else null. */
    static @Nullable List<Ir> elements(Ir collection) {
        var elements =
                switch (collection) {
                    case Ir.Collection c when c.kind() == Ir.Collection.Kind.VECTOR -> c.elements();
                    case Ir.Const c
                    when c.value() instanceof PersistentVector v && v.size() <= MOST_ELEMENTS ->
                        IntStream.range(0, v.size())
                                .mapToObj(i -> (Ir) new Ir.Const(c.span(), v.get(i)))
                                .toList();
                    default -> List.<Ir>of();
                };
        return elements.isEmpty()
                        || elements.size() > MOST_ELEMENTS
                        || !elements.stream().allMatch(e -> isConstant(e) && !(e instanceof Ir.Collection))
                ? null
                : elements;
    }

    /** Whether an argument is the same whenever the parameter is read. */
    static boolean isConstant(Ir argument) {
        return argument instanceof Ir.Const
                || argument instanceof Ir.LocalRef l && !l.local().isAssigned()
                || isVectorOfConstants(argument);
    }
}
