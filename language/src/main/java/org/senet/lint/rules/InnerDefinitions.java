package org.senet.lint.rules;

import java.util.List;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.lint.Code;
import org.senet.lint.Report;

/** Finds definitions within rules and functions. They look like local ones, as in other languages, and are not. */
final class InnerDefinitions extends Warning {
    InnerDefinitions() {
        super("inner-definition", "definitions within rules and functions, which define for the whole program");
    }

    @Override
    public void code(Ir part, Code code, Report report) {
        for (var definition : definitions(part, code)) {
            if (code.watch().written(definition) != null) {
                report.add(
                        definition.span(),
                        "this defines a variable of the whole program, again each time it is run, and no choice that fails takes it back",
                        "`(let name value)` opens a variable in a rule, `(let [name value] ...)` and `letfn` in a function; `(attribute"
                                + " name value)` in the game is kept from move to move");
            }
        }
    }

    private static List<Ir.Define> definitions(Ir part, Code code) {
        return switch (part) {
            case Ir.Define definition when code.game() != null -> List.of(definition);
            case Ir.Fn function -> IrTree.definitions(function.lambda());
            default -> List.of();
        };
    }
}
