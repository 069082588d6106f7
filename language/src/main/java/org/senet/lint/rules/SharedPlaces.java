package org.senet.lint.rules;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.senet.data.SourceSpan;

/** Places of code that several pieces or ways of moving may share: a fault stands only where all of them have it. */
final class SharedPlaces {
    private final Map<SourceSpan, Boolean> faulty = new LinkedHashMap<>();

    /** Notes whether the code at a place is at fault for one of those that share it. */
    void note(@Nullable SourceSpan place, boolean fault) {
        if (place != null) {
            faulty.merge(place, fault, Boolean::logicalAnd);
        }
    }

    /** Visits the places that are at fault for all, in the order in which they were noted first. */
    void forEach(Consumer<SourceSpan> visitor) {
        faulty.forEach((place, fault) -> {
            if (fault) {
                visitor.accept(place);
            }
        });
    }
}
