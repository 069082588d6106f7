package org.senet.builtins;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The documentation of the forms that the language itself understands, with examples. */
public final class FormDocumentation {
    private static final Map<String, String> TEXTS = new HashMap<>();

    static {
        definitions();
        locals();
        ways();
        errors();
        choices();
        continuations();
    }

    private FormDocumentation() {}

    /** The documentation of a form, or null for what is none. */
    public static @Nullable String of(String form) {
        return TEXTS.get(form);
    }

    /** The names of the documented forms. */
    static Set<String> names() {
        return new TreeSet<>(TEXTS.keySet());
    }

    private static void add(String name, String text) {
        TEXTS.put(name, text.stripTrailing());
    }

    private static void definitions() {
        add("def", """
            (def name value) or (def name "documentation" value) gives a variable of the namespace a value; the value is
            the variable. Metadata of the name say more about it: ^:dynamic, ^:private.
            (do (def eight 8) (inc eight)) => 9
            """);
        add("defn", """
            (defn name "documentation" [parameters] body ...) defines a function; (defn name ([a] ...) ([a b] ...)) one
            with several numbers of arguments.
            (do (defn twice [x] (* 2 x)) (twice 4)) => 8
            """);
        add("defn-", """
            Like defn, for a function that is not meant for other namespaces.
            (do (defn- hidden [] 1) (contains? (ns-publics *ns*) 'hidden)) => false
            """);
        add("defmacro", """
            (defmacro name [parameters] body ...) defines a macro: a function that gets forms, and returns the form that
            takes the place of its call.
            (do (defmacro unless [test form] `(if ~test nil ~form)) (eval '(unless false 1))) => 1
            """);
        add("var", """
            (var name), or #'name, is the variable itself instead of its value.
            (var inc) => #'senet.core/inc
            """);
        add("binding", """
            (binding [*name* value ...] body ...) gives dynamic variables other values for as long as the body runs.
            (do (def ^:dynamic *level* 1) (binding [*level* 2] *level*)) => 2
            """);
        add("set!", """
            (set! name value) changes a local variable, a global of the rules, or what a dynamic variable is bound to.
            (let [n 1] (set! n 2) n) => 2
            """);
        add("quote", """
            (quote form), or 'form, is the form itself, not evaluated.
            (quote (+ 1 2)) => (+ 1 2)
            """);
    }

    private static void locals() {
        add("fn", """
            (fn name [parameters] body ...) is a function; the name may be left out, and is known inside.
            ((fn [x & more] [x more]) 1 2 3) => [1 (2 3)]
            """);
        add("let", """
            (let [name value ...] body ...) evaluates the body with local names, which may be patterns.
            (let [x 2 [y z] [3 4]] (* x y z)) => 24
            """);
        add("letfn", """
            (letfn [(name [parameters] body ...) ...] body ...) evaluates the body with local functions that know each
            other.
            (letfn [(down [n] (if (= n 0) :end (up n))) (up [n] (down (dec n)))] (down 3)) => :end
            """);
        add("loop", """
            (loop [name value ...] body ...) is let, whose body recur begins again with other values.
            (loop [n 3 product 1] (if (= n 0) product (recur (dec n) (* product n)))) => 6
            """);
        add("recur", """
            (recur value ...) begins the loop, or the function, around it again; it is the last thing that this does.
            ((fn [n] (if (> n 100) n (recur (* 2 n)))) 1) => 128
            """);
    }

    private static void ways() {
        add("do", """
            (do form ...) evaluates forms one after another; the value of the last one.
            (do 1 2 3) => 3
            """);
        add("if", """
            (if condition then else) evaluates one of two forms; without else the value may be nil.
            (if (pos? 1) :yes :no) => :yes
            """);
        add("and", """
            (and form ...) evaluates forms until one is false or nil; the value of the last one that was evaluated.
            (and 1 nil 3) => nil
            """);
        add("or", """
            (or form ...) evaluates forms until one is neither false nor nil; the value of the last one evaluated.
            (or nil 2 3) => 2
            """);
        add("not", """
            (not form) is true for false and nil, and false for everything else.
            (not nil) => true
            """);
        add("while", """
            (while condition body ...) repeats the body as long as the condition holds; nil.
            (let [n 0] (while (< n 5) (set! n (+ n 2))) n) => 6
            """);
    }

    private static void errors() {
        add("throw", """
            (throw error) ends what is being done, until a catch. An error is made by ex-info; any other value is put into
            one.
            (try (throw (ex-info "no" {:a 1})) (catch ExceptionInfo e (ex-data e))) => {:a 1}
            """);
        add("try", """
            (try body ... (catch kind name ...) (finally ...)) evaluates the body. An error of that kind goes to the catch,
            whose value is then that of the form; finally is evaluated in any case. A kind is Exception, ArithmeticException
            and the like, or a keyword, for errors whose data have it as :type; :default is for all.
            (try (/ 1 0) (catch ArithmeticException e (ex-message e))) => "Divide by zero"
            (try (throw :stop) (catch :stop e 1)) => 1
            """);
    }

    private static void choices() {
        add("any", """
            (any form ...) chooses: the rest of the computation runs with each value, until nothing fails any more.
            (all (+ 10 (any 1 2))) => (11 12)
            """);
        add("any-of", """
            (any-of collection) chooses an element.
            (all (* 2 (any-of [1 2 3]))) => (2 4 6)
            """);
        add("check", """
            (check condition) goes back to the last choice unless the condition holds. A text behind the condition tells people why.
            (all (let [x (any 1 2 3)] (check (odd? x)) x)) => (1 3)
            """);
        add("all", """
            (all body ...) is the list of all values of a body that chooses.
            (all [(any 1 2) (any :a :b)]) => ([1 :a] [1 :b] [2 :a] [2 :b])
            """);
        add("one", """
            (one body ...) is the first value of a body that chooses; nil when there is none.
            (one (let [x (any 1 2 3)] (check (> x 1)) x)) => 2
            """);
        add("exists?", """
            (exists? body ...) tells whether a body that chooses has any value.
            (exists? (check false)) => false
            """);
        add("count-all", """
            (count-all body ...) is the number of the values of a body that chooses.
            (count-all (any 1 2 3)) => 3
            """);
    }

    private static void continuations() {
        add("prompt", """
            (prompt body ...) evaluates the body, and is the end of what shift captures in it.
            (prompt (+ 1 (shift k (k (k 5))))) => 7
            """);
        add("shift", """
            (shift k body ...) captures the rest of the computation up to the prompt as the function k, and evaluates the
            body in its place.
            (prompt (+ 1 (shift k [(k 1) (k 2)]))) => [2 3]
            """);
        add("prompt-at", """
            (prompt-at tag body ...) is a prompt for the captures that name its tag.
            (prompt-at :a (+ 1 (prompt-at :b (shift-at :a k (k 5))))) => 6
            """);
        add("shift-at", """
            (shift-at tag k body ...) is shift, up to the innermost prompt with that tag.
            (prompt-at :a (+ 1 (shift-at :a k (k 5)))) => 6
            """);
    }
}
