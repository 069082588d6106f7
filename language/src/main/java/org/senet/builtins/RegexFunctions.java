package org.senet.builtins;

import java.util.ArrayList;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.senet.data.Nil;
import org.senet.data.PersistentList;
import org.senet.data.PersistentVector;

/** Regular expressions. */
final class RegexFunctions {
    /** Java compiles so many characters in a moment, and nothing can interrupt it. */
    private static final int MAX_LENGTH = 100_000;

    private RegexFunctions() {}

    static void install(Library library) {
        library.one("re-pattern", """
            The regular expression that a string describes.
            (re-pattern "a+") => #"a+"
            """, RegexFunctions::pattern);
        library.two("re-find", """
            The first part of a string that matches; when the expression has groups, a vector of it and of the groups.
            (re-find #"\\d+" "a12b3") => "12"
            (re-find #"([a-z])(\\d)" "--b3") => ["b3" "b" "3"]
            (re-find #"x" "abc") => nil
            """, (pattern, text) -> {
            var matcher = matcher(pattern, text);
            return matcher.find() ? match(matcher) : Nil.NIL;
        });
        library.two("re-matches", """
            The string, if all of it matches; with the groups, as re-find gives them.
            (re-matches #"([a-h])([1-8])" "e4") => ["e4" "e" "4"]
            (re-matches #"[a-h]" "e4") => nil
            """, (pattern, text) -> {
            var matcher = matcher(pattern, text);
            return matcher.matches() ? match(matcher) : Nil.NIL;
        });
        library.two("re-seq", """
            All parts of a string that match, each as re-find gives it; nil when there are none.
            (re-seq #"\\d" "a1b2") => ("1" "2")
            """, (pattern, text) -> {
            var matcher = matcher(pattern, text);
            var found = new ArrayList<Object>();
            while (matcher.find()) {
                found.add(match(matcher));
            }
            return found.isEmpty() ? Nil.NIL : PersistentList.from(found);
        });
    }

    private static Object pattern(Object value) {
        if (value instanceof Pattern) {
            return value;
        }
        var text = Arguments.string(value);
        if (text.length() > MAX_LENGTH) {
            throw new IllegalArgumentException(
                    "the regular expression is too long: it has at most " + MAX_LENGTH + " characters");
        }
        try {
            return Pattern.compile(text);
        } catch (PatternSyntaxException e) {
            throw new IllegalArgumentException("the regular expression is malformed: " + e.getDescription(), e);
        }
    }

    private static Matcher matcher(Object pattern, Object text) {
        return Arguments.pattern(pattern).matcher(new InterruptibleText(Arguments.string(text)));
    }

    private static Object match(Matcher matcher) {
        int groups = matcher.groupCount();
        if (groups == 0) {
            return matcher.group();
        }
        var all = new Object[groups + 1];
        for (int i = 0; i <= groups; i++) {
            all[i] = Arguments.orNil(matcher.group(i));
        }
        return PersistentVector.of(all);
    }
}
