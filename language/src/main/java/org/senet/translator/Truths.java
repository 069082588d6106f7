package org.senet.translator;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.ir.Local;

/** Tells of the code of a rule which forms cannot leave the current position, because they only ask what is true. */
final class Truths {
    /** For each variable of the code the values that it gets. */
    private final Map<Local, List<Ir>> values = new HashMap<>();
    /** Variables that get values in other ways, too. */
    private final Set<Local> unknown = new HashSet<>();

    /** @param code all that may give a variable its value */
    Truths(List<Ir> code) {
        code.forEach(this::collect);
    }

    private void collect(Ir ir) {
        switch (ir) {
            case Ir.Bind b ->
                values.computeIfAbsent(b.local(), l -> new ArrayList<>()).add(b.init());
            case Ir.Assign a ->
                values.computeIfAbsent(a.local(), l -> new ArrayList<>()).add(a.value());
            case Ir.Loop l -> unknown.addAll(l.label().locals());
            case Ir.Handler h -> unknown.add(h.error());
            default -> {
                // only its parts may bind something; functions have copies of variables and cannot change them
            }
        }
        IrTree.children(ir).forEach(this::collect);
    }

    /** Whether a form may go to another position. */
    boolean maybeGoes(Ir form) {
        return IrTree.contains(form, part -> switch (part) {
            case Ir.AnyPiece a -> true;
            case Ir.AnyPlace a -> true;
            case Ir.AnyConnected a -> true;
            case Ir.Call c -> !Computations.isComputation(c);
            case Ir.Test t -> t.mode() != Ir.TestMode.CORE && !isTruth(t.value(), new HashSet<>());
            default -> false;
        });
    }

    /** Whether a value is always true or false; what its parts do is not asked. */
    private boolean isTruth(Ir value, Set<Local> asked) {
        return switch (value) {
            case Ir.Const c -> c.value() instanceof Boolean;
            case Ir.Test t -> isTruth(t.value(), asked);
            case Ir.Not n -> true;
            case Ir.And a -> areTruths(a.forms(), asked);
            case Ir.Or o -> areTruths(o.forms(), asked);
            case Ir.Any a -> areTruths(a.options(), asked);
            case Ir.Ask a -> a.query().isTest();
            case Ir.InZone z -> true;
            case Ir.Exists e -> true;
            case Ir.FirstWay f -> true;
            case Ir.IsAttacked i -> true;
            case Ir.InReserve r -> true;
            case Ir.Operation o -> o.operator().compares();
            case Ir.Call c -> Computations.isComputation(c) && Computations.isPredicate(c);
            case Ir.LocalRef l -> !asked.add(l.local()) || isTruth(l.local(), asked);
            default -> false;
        };
    }

    private boolean isTruth(Local local, Set<Local> asked) {
        var given = values.get(local);
        return given != null && !unknown.contains(local) && areTruths(given, asked);
    }

    private boolean areTruths(List<Ir> forms, Set<Local> asked) {
        return forms.stream().allMatch(form -> isTruth(form, asked));
    }
}
