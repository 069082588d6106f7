package org.senet.format;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.senet.format.Token.Kind;

/**
 * How the elements of a list are indented when they begin a line, as the list's first word tells: those of most lists stand
 * below the first argument; those of a list with a body, two columns behind its bracket.
 */
final class Indentation {
    /** The elements are a body, all of them. */
    static final int BODY = -1;

    /** The elements are arguments, none of them a body. */
    static final int ARGUMENTS = Integer.MAX_VALUE;

    private static final Pattern BODY_PARAMETER = Pattern.compile("body|statements|clauses|forms|rules");

    private static final Map<String, Integer> KNOWN = new HashMap<>();

    /** Definitions whose elements are methods: lists with a name, parameters and a body. */
    private static final Set<String> WITH_METHODS = Set.of(
            "letfn", "defprotocol", "defrecord", "deftype", "extend-type", "extend-protocol", "reify", "definterface");

    static {
        put(
                BODY,
                "ns fn fn* board piece game variant pre move place post extend-type extend-protocol extend reify letfn "
                        + "with-out-str comment testing finally");
        put(
                1,
                "let let* loop loop* if if-not when when-not if-let when-let if-some when-some when-first while for doseq "
                        + "dotimes binding with-redefs each prompt-at shift case cond-> cond->> locking doto");
        put(2, "catch shift-at as-> condp");
    }

    private final Set<String> own = new HashSet<>();

    /** The indentation of a text, in which macros may be defined that have a body. */
    Indentation(String text, List<Token> tokens) {
        for (int i = 0; i + 1 < tokens.size(); i++) {
            if (tokens.get(i).kind() == Kind.SYMBOL && tokens.get(i).in(text).equals("defmacro")) {
                noteMacro(text, tokens, i);
            }
        }
    }

    private static void put(int body, String names) {
        for (var name : names.split(" ")) {
            KNOWN.put(name, body);
        }
    }

    /** A macro whose last parameter says that it takes a body. */
    private void noteMacro(String text, List<Token> tokens, int at) {
        String name = null;
        boolean rest = false;
        for (int i = at + 1; i < tokens.size(); i++) {
            var token = tokens.get(i);
            if (token.kind() == Kind.CLOSE) {
                return;
            }
            if (token.kind() != Kind.SYMBOL) {
                continue;
            }
            var word = token.in(text);
            if (name == null) {
                name = word;
            } else if (rest && BODY_PARAMETER.matcher(word).matches()) {
                own.add(name);
                return;
            }
            rest = word.equals("&");
        }
    }

    /**
     * After how many arguments on the line of the head the body of a list begins.
     *
     * @param head the first word of the list
     * @return that number, {@link #BODY} or {@link #ARGUMENTS}
     */
    int of(String head) {
        var name = head.substring(head.indexOf('/', 1) + 1);
        if (own.contains(name)) {
            return BODY;
        }
        var known = KNOWN.get(name);
        if (known != null) {
            return known;
        }
        return name.startsWith("def") && !name.equals("default") || name.startsWith("with-") ? BODY : ARGUMENTS;
    }

    /** Whether the lists in a list are methods, which have a body. */
    static boolean hasMethods(String head) {
        return WITH_METHODS.contains(head);
    }
}
