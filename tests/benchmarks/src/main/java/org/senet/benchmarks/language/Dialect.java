package org.senet.benchmarks.language;

import clojure.java.api.Clojure;
import clojure.lang.IFn;
import java.io.IOException;
import java.nio.file.Path;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;

/** A language in which the programs can be run. */
enum Dialect {
    SENET("Senet") {
        @Override
        Program load(Path file) throws IOException {
            var context = Context.newBuilder("senet").allowAllAccess(true).build();
            var program = context.eval(Source.newBuilder("senet", file.toFile()).build());
            var choose = context.eval("senet", CHOOSE);
            return new Program() {
                private final Value large = choose.execute(program, "large");
                private final Value small = choose.execute(program, "small");

                @Override
                public boolean small() {
                    return small.execute().asBoolean();
                }

                @Override
                public boolean large() {
                    return large.execute().asBoolean();
                }
            };
        }
    },
    CLOJURE("Clojure") {
        @Override
        Program load(Path file) {
            var program = inUserNamespace(core("load-file"), file.toString());
            var choose = (IFn) inUserNamespace(core("load-string"), CHOOSE);
            return new Program() {
                private final IFn large = (IFn) choose.invoke(program, "large");
                private final IFn small = (IFn) choose.invoke(program, "small");

                @Override
                public boolean small() {
                    return (boolean) small.invoke();
                }

                @Override
                public boolean large() {
                    return (boolean) large.invoke();
                }
            };
        }

        private static IFn core(String name) {
            return Clojure.var("clojure.core", name);
        }

        private static Object inUserNamespace(IFn function, Object argument) {
            var user = core("create-ns").invoke(Clojure.read("user"));
            var bindings = core("hash-map").invoke(Clojure.var("clojure.core", "*ns*"), user);
            return core("with-bindings*").invoke(bindings, function, argument);
        }
    };

    /** Takes a program's value and the name of a case, and returns a function that runs it and tells whether it is right. */
    private static final String CHOOSE = """
            (fn [program size]
              (let [run (get program :run)
                    [argument expected] (get program (keyword size))]
                (fn [] (= expected (run argument)))))
            """;

    private final String title;

    Dialect(String title) {
        this.title = title;
    }

    /** The name for people. */
    String title() {
        return title;
    }

    /**
     * Loads a program's text.
     *
     * @throws IOException when it cannot be read
     */
    abstract Program load(Path file) throws IOException;

    /** A loaded program. Both cases return whether the result was right. */
    interface Program {
        boolean small();

        boolean large();
    }
}
