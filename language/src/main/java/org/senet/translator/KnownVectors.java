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
                known.elements().stream().map(e -> (Ir) copy((Ir.Const) e)).toList());
    }

    private static Ir.Const copy(Ir.Const constant) {
        return new Ir.Const(constant.span(), constant.value());
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

    /** What a call takes out of a vector whose elements are known, as patterns of parameters do; null for all other calls. */
    static @Nullable Ir elementOf(@Nullable String function, List<Ir> arguments) {
        if (function == null
                || arguments.isEmpty()
                || arguments.size() > 3
                || !isVectorOfConstants(arguments.getFirst())
                || !arguments.stream().skip(1).allMatch(Ir.Const.class::isInstance)) {
            return null;
        }
        boolean alone = arguments.size() == 1;
        long index =
                switch (function) {
                    case "first" -> alone ? 0 : -1;
                    case "second" -> alone ? 1 : -1;
                    case "nth" -> !alone && ((Ir.Const) arguments.get(1)).value() instanceof Long n ? n : -1;
                    default -> -1;
                };
        var elements = ((Ir.Collection) arguments.getFirst()).elements();
        return index >= 0 && index < elements.size() ? copy((Ir.Const) elements.get((int) index)) : null;
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
                        || !elements.stream().allMatch(KnownVectors::isConstant)
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
