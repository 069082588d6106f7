package org.senet.lint.rules;

import org.senet.data.Nil;
import org.senet.ir.Ir;
import org.senet.ir.Ir.TestMode;

/** What is known of constants. */
final class Values {
    private Values() {}

    /** Whether a constant is a literal of the text: a number, a string, a keyword, true, false or nil. */
    static boolean isLiteral(Ir.Const constant) {
        boolean simple = constant.value() instanceof Number
                || constant.value() instanceof String
                || constant.value() instanceof Boolean
                || constant.value() instanceof org.senet.data.Keyword
                || constant.value() instanceof Nil;
        // A value that was made of a form, such as an option, has the place of the form.
        return simple && constant.span() != null && !constant.span().text().startsWith("(");
    }

    /** Whether a constant is true as a condition. */
    static boolean isTrue(Object value, TestMode mode) {
        if (value instanceof Nil || Boolean.FALSE.equals(value)) {
            return false;
        }
        boolean empty = value instanceof Number n && n.doubleValue() == 0 || value.equals("") || value.equals("0");
        return mode != TestMode.RULES || !empty;
    }

    /** Whether a condition always holds, because it is a constant. */
    static boolean isAlwaysTrue(Ir condition) {
        return condition instanceof Ir.Test t && t.value() instanceof Ir.Const c && c.value() instanceof Boolean b && b;
    }

    /** Whether a condition never holds, because it is a constant. */
    static boolean isNeverTrue(Ir condition) {
        return condition instanceof Ir.Test t
                && t.value() instanceof Ir.Const c
                && (c.value() instanceof Nil || Boolean.FALSE.equals(c.value()));
    }
}
