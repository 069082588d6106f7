package org.senet.builtins;

import static org.assertj.core.api.Assertions.assertThat;

import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.junit.jupiter.api.Test;
import org.senet.runtime.Code;
import org.senet.runtime.Function;
import org.senet.runtime.SenetContext;

/** Contexts of one engine share the code of the library, and nothing else. */
class SharedCodeTest {
    @Test
    void codeIsMadeOnce() {
        try (var engine = Engine.newBuilder("senet").build();
                var one = Context.newBuilder("senet").engine(engine).build();
                var other = Context.newBuilder("senet").engine(engine).build()) {
            assertThat(code(one, "first")).isInstanceOf(Builtin.class).isSameAs(code(other, "first"));
            assertThat(code(one, "reduce")).isSameAs(code(other, "reduce"));
        }
    }

    @Test
    void randomNumbersBelongToTheContext() {
        try (var engine = Engine.newBuilder("senet").build();
                var one = Context.newBuilder("senet").engine(engine).build();
                var other = Context.newBuilder("senet").engine(engine).build()) {
            one.eval("senet", "(seed-random! 1)");
            other.eval("senet", "(seed-random! 2)");
            other.eval("senet", "(rand-int 1000)");
            var first = Table.print(one, "(repeatedly 5 (fn [] (rand-int 1000)))");
            one.eval("senet", "(seed-random! 1)");
            assertThat(Table.print(one, "(repeatedly 5 (fn [] (rand-int 1000)))"))
                    .isEqualTo(first);
        }
    }

    private static Code code(Context context, String name) {
        context.initialize("senet");
        context.enter();
        try {
            var inside = SenetContext.get(null);
            return ((Function) inside.value(inside.core().find(name))).code;
        } finally {
            context.leave();
        }
    }
}
