package org.senet.lint.rules;

import org.jspecify.annotations.Nullable;
import org.senet.data.Keyword;
import org.senet.data.Located;
import org.senet.data.PersistentList;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentSet;
import org.senet.data.PersistentVector;
import org.senet.data.Symbol;
import org.senet.lint.Forms;
import org.senet.lint.Program;
import org.senet.lint.Report;

/** Finds aliases of namespaces, and names of other namespaces, that the text asks for and does not use. */
final class UnusedRequires extends Warning {
    UnusedRequires() {
        super("unused-require", "namespaces and names that are required and not used");
    }

    @Override
    public void program(Program program, Report report) {
        for (var form : program.forms()) {
            if (Forms.isCall(form.form(), "ns") || Forms.isCall(form.form(), "require")) {
                look(form.form(), program, report);
            }
        }
    }

    private static void look(Object form, Program program, Report report) {
        if (form instanceof PersistentVector spec && spec.size() > 1 && spec.get(0) instanceof Symbol namespace) {
            for (int i = 1; i + 1 < spec.size(); i += 2) {
                option(namespace.name(), spec.get(i), spec.get(i + 1), program, report);
            }
        } else if (form instanceof PersistentList list) {
            list.forEach(e -> look(e, program, report));
        }
    }

    private static void option(String namespace, Object option, Object value, Program program, Report report) {
        if (option.equals(Keyword.of("as"))
                && value instanceof Symbol alias
                && !isUsed(program, (name, space) -> alias.name().equals(space) || namespace.equals(space))) {
            report.add(alias.span(), "the alias `" + alias.name() + "` of `" + namespace + "` is never used", null);
        } else if (option.equals(Keyword.of("refer")) && value instanceof PersistentVector names) {
            for (var element : names) {
                if (element instanceof Symbol s
                        && !isUsed(program, (name, space) -> s.name().equals(name))) {
                    report.add(Located.spanOf(s), "`" + s.name() + "` of `" + namespace + "` is never used", null);
                }
            }
        }
    }

    private interface Use {
        boolean is(String name, @Nullable String namespace);
    }

    private static boolean isUsed(Program program, Use use) {
        return program.forms().stream()
                .map(f -> f.form())
                .filter(f -> !Forms.isCall(f, "ns") && !Forms.isCall(f, "require"))
                .anyMatch(f -> uses(f, use));
    }

    private static boolean uses(Object form, Use use) {
        return switch (form) {
            case Symbol s -> use.is(s.name(), s.namespace());
            case Keyword k -> k.namespace() != null && use.is(k.name(), k.namespace());
            case PersistentList l -> anyUses(l, use);
            case PersistentVector v -> anyUses(v, use);
            case PersistentSet s -> anyUses(s, use);
            case PersistentMap m -> {
                for (var entry : m) {
                    if (uses(entry.getKey(), use) || uses(entry.getValue(), use)) {
                        yield true;
                    }
                }
                yield false;
            }
            default -> false;
        };
    }

    private static boolean anyUses(Iterable<Object> forms, Use use) {
        for (var form : forms) {
            if (uses(form, use)) {
                return true;
            }
        }
        return false;
    }
}
