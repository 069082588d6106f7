package org.senet.lint.rules;

import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.senet.data.SourceSpan;
import org.senet.errors.Suggest;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.lint.Forms;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.lint.Walk;

/** The globals of a program. */
final class Globals {
    private Globals() {}

    /** Reports those that are set and never read: most often the name is that of something else, with a mistake. */
    static void reportUnread(Program program, Report report) {
        var set = new LinkedHashMap<String, @Nullable SourceSpan>();
        var read = new TreeSet<String>();
        var others = new TreeSet<String>();
        var ofGames = new TreeSet<String>();
        program.games().forEach(g -> {
            ofGames.addAll(g.attributes());
            g.pieces().forEach(p -> ofGames.addAll(p.attributes()));
        });
        for (var code : program.code()) {
            Walk.all(code.bodies(), part -> {
                if (part instanceof Ir.Bind b) {
                    others.add(b.local().name());
                } else if (part instanceof Ir.GlobalAssign a && !(code.game() == null && ofGames.contains(a.name()))) {
                    // In a function, the name of an attribute of a game, or of its pieces, is that attribute.
                    set.putIfAbsent(a.name(), a.span());
                }
            });
            code.bodies().forEach(b -> collectReads(b, null, read));
            if (code.game() != null) {
                code.game().pieces().forEach(p -> others.addAll(p.attributes()));
                others.addAll(code.game().attributes());
            }
        }
        program.errors().forEach(e -> Forms.symbols(e.form(), s -> read.add(s.name())));
        set.forEach((name, span) -> {
            if (!read.contains(name)) {
                var hint = Optional.ofNullable(Suggest.hint(name, others))
                        .orElse("a name that is declared nowhere is a global of the move list that is being made");
                report.add(span, "the global `" + name + "` is set, but never read", hint);
            }
        });
    }

    /** @param changing the global whose new value this is a part of, or null */
    private static void collectReads(Ir ir, @Nullable String changing, TreeSet<String> read) {
        if (ir instanceof Ir.GlobalRef r && !r.name().equals(changing)) {
            read.add(r.name());
        } else if (ir instanceof Ir.LateName l) {
            read.add(l.name());
        }
        var inside = ir instanceof Ir.GlobalAssign a ? a.name() : ir instanceof Ir.Operation ? changing : null;
        IrTree.children(ir).forEach(c -> collectReads(c, inside, read));
        for (var lambda : Walk.lambdas(ir)) {
            lambda.arities().forEach(a -> collectReads(a.body(), null, read));
        }
    }
}
