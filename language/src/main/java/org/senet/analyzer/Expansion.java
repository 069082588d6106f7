package org.senet.analyzer;

import com.oracle.truffle.api.TruffleSafepoint;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.senet.data.Located;
import org.senet.data.PersistentList;
import org.senet.data.PersistentVector;
import org.senet.data.Seq;
import org.senet.data.Seqs;
import org.senet.data.SourceSpan;
import org.senet.data.Symbol;

/**
 * What macros return, as forms: sequences of any kind become lists. Lists from a template get the place of the macro's call, and what
 * the call hands over keeps its own.
 */
final class Expansion {
    private final @Nullable SourceSpan place;
    private final Map<Object, SourceSpan> literals = new IdentityHashMap<>();

    private Expansion(@Nullable SourceSpan place) {
        // The places of the call's elements are not those of the expansion's.
        this.place = place == null ? null : new SourceSpan(place.source(), place.start(), place.end());
    }

    /** @param place the place of the sequence, or null when a program has made it elsewhere */
    static Object asForm(Seq expansion, @Nullable SourceSpan place) {
        return new Expansion(place).form(expansion);
    }

    /** @param place the place of the macro's call, or null when a program has made that */
    static Object asForm(Object expansion, PersistentList call, @Nullable SourceSpan place) {
        var made = new Expansion(place);
        made.noteLiterals(call);
        return made.form(expansion);
    }

    private void noteLiterals(PersistentList call) {
        var span = call.span();
        int i = 0;
        for (var element : call) {
            if (span != null && i < span.childCount() && !(element instanceof Located)) {
                literals.put(element, span.child(i));
            }
            i++;
        }
    }

    private Object form(Object expansion) {
        return switch (expansion) {
            case PersistentList list
            when list.span() != null -> PersistentList.from(elements(list)).withSpan(list.span());
            case Seq seq -> {
                var elements = elements(seq);
                yield PersistentList.from(elements).withSpan(around(elements));
            }
            case PersistentVector vector -> {
                var forms = new ArrayList<Object>();
                vector.forEach(f -> forms.add(form(f)));
                yield PersistentVector.from(forms).withSpan(vector.span()).withMeta(vector.meta());
            }
            default -> expansion;
        };
    }

    private List<Object> elements(Seq seq) {
        var forms = new ArrayList<Object>();
        for (Seq s = Seqs.seq(seq); s != null; s = s.next()) {
            TruffleSafepoint.poll(null);
            forms.add(form(s.first()));
        }
        return forms;
    }

    private @Nullable SourceSpan around(List<Object> elements) {
        if (place == null || literals.isEmpty()) {
            return place;
        }
        if (elements.size() == 2 && elements.getFirst() instanceof Symbol s && s.is("quote")) {
            return literals.getOrDefault(elements.get(1), place);
        }
        var places = elements.stream().map(literals::get).toArray(SourceSpan[]::new);
        return new SourceSpan(place.source(), place.start(), place.end(), places);
    }
}
