package org.senet.lint.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import org.senet.ir.Ir;
import org.senet.ir.Lambda;
import org.senet.ir.Local;
import org.senet.lint.Walk;
import org.senet.runtime.Var;

/** What the functions of a program are called with, as far as all their calls are known. */
final class Arguments {
    private final Map<Var, Lambda> functions = new HashMap<>();
    private final Map<Var, List<Ir.Call>> calls = new HashMap<>();
    private final Map<Var, Integer> mentions = new HashMap<>();
    /** Names that were read before their functions were defined, or that mean parts of a game. */
    private final Set<String> early = new HashSet<>();

    private Arguments() {}

    /** Tells the arguments for each parameter of the functions that the code defines. */
    static void in(List<Ir> code, BiConsumer<Local, Ir> given) {
        var arguments = new Arguments();
        Walk.all(code, arguments::note);
        arguments.functions.forEach((variable, lambda) -> arguments.tell(variable, lambda, given));
    }

    private void note(Ir part) {
        switch (part) {
            case Ir.Define d
            when d.variable() instanceof Var variable && d.init() instanceof Ir.Fn f && !d.macro() ->
                functions.put(variable, f.lambda());
            case Ir.VarRef ref when ref.variable() instanceof Var variable -> mentions.merge(variable, 1, Integer::sum);
            case Ir.Call call
            when call.function() instanceof Ir.VarRef ref && ref.variable() instanceof Var variable ->
                calls.computeIfAbsent(variable, v -> new ArrayList<>()).add(call);
            case Ir.LateName late -> early.add(late.name());
            default -> {
                // calls nothing
            }
        }
    }

    private void tell(Var variable, Lambda lambda, BiConsumer<Local, Ir> given) {
        var known = calls.getOrDefault(variable, List.of());
        if (mentions.getOrDefault(variable, 0) != known.size() || early.contains(variable.name())) {
            return;
        }
        for (var call : known) {
            var arity = lambda.arityFor(call.arguments().size());
            if (arity != null && arity.rest() == null) {
                for (int i = 0; i < call.arguments().size(); i++) {
                    given.accept(arity.parameters().get(i), call.arguments().get(i));
                }
            }
        }
    }
}
