package org.senet.errors;

import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Hints for what programs in Clojure take from Java: its classes are not there, but much that they are asked for is. */
final class JavaNames {
    /** What does the same: a name of the core, or of a namespace that has to be required. */
    static final Map<String, String> HERE = Map.ofEntries(
            Map.entry("Boolean/parseBoolean", "parse-boolean"),
            Map.entry("Double/parseDouble", "parse-double"),
            Map.entry("Integer/parseInt", "parse-long"),
            Map.entry("Integer/valueOf", "parse-long"),
            Map.entry("Long/parseLong", "parse-long"),
            Map.entry("Math/abs", "abs"),
            Map.entry("Math/max", "max"),
            Map.entry("Math/min", "min"),
            Map.entry("Math/random", "rand"),
            Map.entry("String/format", "format"),
            Map.entry("String/valueOf", "str"),
            Map.entry("System/currentTimeMillis", "current-time-millis"),
            Map.entry("System/exit", "exit"),
            Map.entry("System/getenv", "getenv"),
            Map.entry("System/nanoTime", "nano-time"),
            Map.entry("Thread/sleep", "sleep"),
            Map.entry(".charAt", "nth"),
            Map.entry(".contains", "senet.string/includes?"),
            Map.entry(".endsWith", "senet.string/ends-with?"),
            Map.entry(".equals", "="),
            Map.entry(".getMessage", "ex-message"),
            Map.entry(".indexOf", "senet.string/index-of"),
            Map.entry(".lastIndexOf", "senet.string/last-index-of"),
            Map.entry(".length", "count"),
            Map.entry(".replace", "senet.string/replace"),
            Map.entry(".size", "count"),
            Map.entry(".split", "senet.string/split"),
            Map.entry(".startsWith", "senet.string/starts-with?"),
            Map.entry(".substring", "subs"),
            Map.entry(".toLowerCase", "senet.string/lower-case"),
            Map.entry(".toString", "str"),
            Map.entry(".toUpperCase", "senet.string/upper-case"),
            Map.entry(".trim", "senet.string/trim"),
            Map.entry("String.", "str"),
            Map.entry("deftype", "defrecord"),
            Map.entry("ref", "atom"),
            Map.entry("agent", "atom"),
            Map.entry("ref-set", "reset!"),
            Map.entry("alter", "swap!"));

    /** What does the same with a vector, where that is another thing than with a text. */
    private static final Map<String, String> WITH_VECTORS = Map.of(
            ".contains", "(some #{x} items)",
            ".indexOf", "(first (keep-indexed (fn [i item] (if (= item x) i)) items))",
            ".lastIndexOf", "(last (keep-indexed (fn [i item] (if (= item x) i)) items))");

    private static final Set<String> FORMS =
            Set.of(".", "..", "new", "import", "proxy", "definterface", "gen-class", "gen-interface");

    private JavaNames() {}

    /**
     * A hint for an unknown name.
     *
     * @param name the name as it is written, with what stands before a `/`
     * @return what there is instead, or that there are no classes; Java {@code null} for names that are not of that kind
     */
    static @Nullable String hint(String name) {
        var here = HERE.get(name);
        if (here != null) {
            int slash = here.indexOf('/');
            var vector = WITH_VECTORS.get(name);
            return "here that is " + (vector == null ? "" : "`" + vector + "` with a vector, and with a text ") + "`"
                    + here.substring(slash + 1) + "`"
                    + (slash < 0
                            ? ""
                            : ", which `(require '[" + here.substring(0, slash) + " :refer ["
                                    + here.substring(slash + 1) + "]])` makes known");
        }
        return isOfClasses(name)
                ? "there are no classes and methods of Java: what a program needs of its host comes in as a value"
                : null;
    }

    private static boolean isOfClasses(String name) {
        int slash = name.indexOf('/');
        return FORMS.contains(name)
                || isMethod(name)
                || isClass(name.endsWith(".") ? name.substring(0, name.length() - 1) : "")
                || slash > 0 && isClass(name.substring(0, slash));
    }

    private static boolean isClass(String name) {
        var simple = name.substring(name.lastIndexOf('.') + 1);
        return !simple.isEmpty() && Character.isUpperCase(simple.charAt(0));
    }

    private static boolean isMethod(String name) {
        return name.length() > 1 && name.charAt(0) == '.' && Character.isJavaIdentifierStart(name.charAt(1));
    }
}
