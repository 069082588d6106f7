package org.senet.analyzer;

import java.util.ArrayList;
import java.util.List;
import org.senet.data.Keyword;
import org.senet.data.PersistentList;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentVector;
import org.senet.data.Symbol;
import org.senet.ir.Ir;

/** The conditions {@code {:pre [...] :post [...]}} of a function, as in Clojure: each is asserted. */
final class Conditions {
    private static final Symbol ASSERT = Symbol.of("senet.core", "assert");

    private Conditions() {}

    static Ir around(Analyzer a, PersistentList form, int at, Scope scope, List<Object> parts) {
        var map = (PersistentMap) form.get(at);
        var before = asserts(map, "pre");
        var after = asserts(map, "post");
        if (before.isEmpty() && after.isEmpty()) {
            return CoreForms.loopBody(a, form, at, scope, parts);
        }
        var inner = new ArrayList<Object>();
        inner.add(Symbol.of("do"));
        for (int i = at + 1; i < form.size(); i++) {
            inner.add(form.get(i));
        }
        Object body = PersistentList.from(inner);
        if (!after.isEmpty()) {
            var checked = new ArrayList<Object>();
            checked.add(Symbol.of("let"));
            checked.add(PersistentVector.of(Symbol.of("%"), body));
            checked.addAll(after);
            checked.add(Symbol.of("%"));
            body = PersistentList.from(checked);
        }
        var all = new ArrayList<Object>(before);
        all.add(body);
        return CoreForms.loopBody(a, PersistentList.from(all).withSpan(form.span()), 0, scope, parts);
    }

    private static List<Object> asserts(PersistentMap map, String key) {
        var forms = new ArrayList<Object>();
        if (map.get(Keyword.of(key)) instanceof PersistentVector conditions) {
            for (var condition : conditions) {
                forms.add(PersistentList.of(ASSERT, condition));
            }
        }
        return forms;
    }
}
