package org.senet.analyzer;

import com.oracle.truffle.api.TruffleSafepoint;
import java.util.ArrayList;
import org.senet.data.PersistentList;
import org.senet.data.PersistentVector;
import org.senet.data.Seq;
import org.senet.data.Seqs;

/** What macros return, as forms: sequences of any kind become lists. */
final class Expansion {
    private Expansion() {}

    static Object asForm(Object expansion) {
        return switch (expansion) {
            case PersistentList list -> list(list).withSpan(list.span());
            case Seq seq -> list(seq);
            case PersistentVector vector -> vector(vector);
            default -> expansion;
        };
    }

    private static PersistentList list(Seq seq) {
        var forms = new ArrayList<Object>();
        for (Seq s = Seqs.seq(seq); s != null; s = s.next()) {
            TruffleSafepoint.poll(null);
            forms.add(asForm(s.first()));
        }
        return PersistentList.from(forms);
    }

    private static PersistentVector vector(PersistentVector vector) {
        var forms = new ArrayList<Object>();
        vector.forEach(f -> forms.add(asForm(f)));
        return PersistentVector.from(forms).withSpan(vector.span()).withMeta(vector.meta());
    }
}
