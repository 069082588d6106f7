package org.senet.analysis;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.senet.analysis.Walk.Point;
import org.senet.ir.Local;

/** What follows a form, for a value of it and those of the variables. */
@FunctionalInterface
interface Rest {
    Point at(Object value, Map<Local, Object> variables);

    /** The same, made once for the same values. */
    static Rest once(Rest rest) {
        var known = new HashMap<List<Object>, Point>();
        return (value, variables) -> {
            var key = List.of(value, variables);
            var made = known.get(key);
            if (made == null) {
                made = rest.at(value, variables);
                known.put(key, made);
            }
            return made;
        };
    }
}
