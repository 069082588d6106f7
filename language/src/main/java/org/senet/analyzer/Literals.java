package org.senet.analyzer;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.senet.data.HasMeta;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentSet;
import org.senet.data.PersistentVector;
import org.senet.ir.Ir;

/** Collections that are written in the text: those of known values are made once. */
final class Literals {
    private final Analyzer analyzer;

    Literals(Analyzer analyzer) {
        this.analyzer = analyzer;
    }

    /** A vector or a set. */
    Ir collection(Ir.Collection.Kind kind, Object form, Iterable<Object> elements, Scope scope) {
        var irs = new ArrayList<Ir>();
        int i = 0;
        for (var element : elements) {
            irs.add(analyzer.element(form, i++, element, scope, false));
        }
        return withMeta(form, constant(kind, irs, new Ir.Collection(analyzer.here(), kind, irs)), scope);
    }

    /** The value of a form with the metadata that are written in front of it, which are evaluated as well. */
    Ir withMeta(Object form, Ir value, Scope scope) {
        if (!(form instanceof HasMeta written) || written.meta().isEmpty()) {
            return value;
        }
        var meta = map(written.meta(), scope);
        if (value instanceof Ir.Const constant
                && constant.value() instanceof HasMeta known
                && meta instanceof Ir.Const knownMeta) {
            return new Ir.Const(analyzer.here(), known.withMeta((PersistentMap) knownMeta.value()));
        }
        var function = new Ir.VarRef(
                analyzer.here(),
                Objects.requireNonNull(analyzer.context().core().find("with-meta")));
        return new Ir.Call(analyzer.here(), function, List.of(value, meta));
    }

    Ir map(PersistentMap map, Scope scope) {
        var irs = new ArrayList<Ir>();
        for (var entry : map) {
            irs.add(analyzer.analyze(entry.getKey(), scope, false));
            irs.add(analyzer.analyze(entry.getValue(), scope, false));
        }
        return withMeta(
                map,
                constant(Ir.Collection.Kind.MAP, irs, new Ir.Collection(analyzer.here(), Ir.Collection.Kind.MAP, irs)),
                scope);
    }

    /** A collection of known values is known itself. */
    private Ir constant(Ir.Collection.Kind kind, List<Ir> elements, Ir otherwise) {
        if (!elements.stream().allMatch(Ir.Const.class::isInstance)) {
            return otherwise;
        }
        var values = elements.stream().map(e -> ((Ir.Const) e).value()).toArray();
        return new Ir.Const(
                analyzer.here(),
                switch (kind) {
                    case VECTOR -> PersistentVector.of(values);
                    case SET -> PersistentSet.of(values);
                    case MAP -> PersistentMap.of(values);
                });
    }
}
