package org.senet.reader;

import java.util.TreeMap;
import org.senet.data.PersistentVector;
import org.senet.data.SourceSpan;
import org.senet.data.Symbol;

/** The parameters of a {@code #(...)}, which it gets by mentioning them. */
final class FunctionParameters {

    private static final int MAX_POSITIONAL = 20;
    private static final int REST = 0;

    private final Cursor cursor;
    private final TreeMap<Integer, Symbol> parameters = new TreeMap<>();

    FunctionParameters(Cursor cursor) {
        this.cursor = cursor;
    }

    /** The parameter that a token beginning with a percent sign stands for; the cursor has just passed it. */
    Symbol mention(String token) {
        SourceSpan span = cursor.spanFrom(cursor.position() - token.length());
        return parameter(number(token, span), span).withSpan(span);
    }

    private int number(String token, SourceSpan span) {
        return switch (token) {
            case "%" -> 1;
            case "%&" -> REST;
            default -> {
                if (!token.matches("%[1-9][0-9]*")) {
                    throw cursor.error(
                            span.start(),
                            span.end(),
                            "`" + token + "` is not an argument of `#(...)`",
                            "the arguments are `%` or `%1`, `%2` and so on, and `%&` for the others");
                }
                if (token.length() > 3 || Integer.parseInt(token.substring(1)) > MAX_POSITIONAL) {
                    throw cursor.error(
                            span.start(),
                            span.end(),
                            "`" + token + "`: a `#(...)` has at most " + MAX_POSITIONAL + " arguments",
                            null);
                }
                yield Integer.parseInt(token.substring(1));
            }
        };
    }

    private Symbol parameter(int number, SourceSpan span) {
        return parameters.computeIfAbsent(
                number, n -> Symbol.of(GeneratedNames.next(n == REST ? "rest" : "p" + n) + "#")
                        .withSpan(span));
    }

    /** The parameter vector, with a parameter for every number up to the largest that was mentioned. */
    PersistentVector vector(SourceSpan span) {
        int last = parameters.isEmpty() ? 0 : parameters.lastKey();
        var vector = new PersistentVector.Builder();
        for (int n = 1; n <= last; n++) {
            vector.add(parameter(n, span));
        }
        if (parameters.containsKey(REST)) {
            vector.add(Symbol.of("&").withSpan(span)).add(parameters.get(REST));
        }
        return vector.build().withSpan(span);
    }
}
