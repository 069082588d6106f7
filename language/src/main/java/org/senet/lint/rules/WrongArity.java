package org.senet.lint.rules;

import org.jspecify.annotations.Nullable;
import org.senet.ir.Ir;
import org.senet.lint.Code;
import org.senet.lint.LintRule;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.lint.Severity;
import org.senet.lint.Walk;
import org.senet.runtime.Function;
import org.senet.runtime.Var;

/** Finds calls of known functions with too few or too many arguments. */
final class WrongArity implements LintRule {
    @Override
    public String name() {
        return "wrong-arity";
    }

    @Override
    public String summary() {
        return "calls of functions with too few or too many arguments";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public void program(Program program, Report report) {
        for (var code : program.code()) {
            Walk.all(code.bodies(), part -> look(part, code, program, report));
        }
    }

    /** The variable that a name stands for, which may be defined further down. */
    private static @Nullable Object variable(Ir function, Program program) {
        return switch (function) {
            case Ir.VarRef reference -> reference.variable();
            case Ir.LateName late -> program.context().resolve(program.namespace(), null, late.name());
            default -> null;
        };
    }

    private static void look(Ir part, Code code, Program program, Report report) {
        if (part instanceof Ir.Call call
                && code.watch().written(call) != null
                && variable(call.function(), program) instanceof Var variable
                && !variable.isDynamic()
                && program.context().value(variable) instanceof Function function
                && function.code.direct(call.arguments().size()) == null) {
            int given = call.arguments().size();
            report.add(
                    call.span(),
                    "`" + variable.name() + "` takes " + Texts.arguments(function.code.arity()) + ", not " + given,
                    null);
        }
    }
}
